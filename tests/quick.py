"""`make quick`: which tests matter for a game (GAME=city-of-marble), for files (FILES=...), or for what has changed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = "src/aedilis/games/"
PAGES = ["tests/web/browser/test_hints.py", "tests/web/browser/test_replay.py"]
# What is proved of every game, and that its translations and its generated modules are up to date.
PROOFS = ["tests/every_game", "tests/engine/test_words.py", "tests/compiling/test_generate.py"]
# By the beginning of a file's path; the longest one counts.
TESTS = {
    "": ["tests/engine", "tests/docs"],
    "bench/": ["tests/bench"],
    "compiling/": ["tests/compiling"],
    "docs/": ["tests/docs"],
    "examples/": ["tests/envs/test_examples.py"],
    "examples/omens/": ["tests/docs/test_adding_a_game.py"],
    "setup.py": ["tests/compiling"],
    "src/aedilis/bots/": ["tests/bots"],
    "src/aedilis/draw/": ["tests/draw"],
    "src/aedilis/engine/": ["tests/engine", "tests/every_game"],
    "src/aedilis/envs/": ["tests/envs"],
    "src/aedilis/lab/": ["tests/lab"],
    "src/aedilis/store/": ["tests/web/server"],
    "src/aedilis/games/": ["tests/every_game"],
    "src/aedilis/terminal/": ["tests/cli"],
    "src/aedilis/web/": ["tests/web/server/test_playing.py", "tests/web/server/test_matrix.py"],
    "src/aedilis/web/pages/": ["tests/web/server/test_front_page.py", *PAGES],
    "src/aedilis/words/": ["tests/cli", "tests/engine/test_words.py"],
    "src/aedilis/web/static/": PAGES,
}


def changed() -> list[str]:
    """Files that differ from the last commit; if none does, those of that commit."""
    new = git("ls-files", "--others", "--exclude-standard") + git("diff", "--name-only", "HEAD")
    return new or git("diff", "--name-only", "HEAD~1", "HEAD")


def git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()


def paths_for(files: Iterable[str]) -> list[str]:
    """What pytest is to run."""
    wanted = {test for file in files for test in paths_of(file)}
    return sorted(test for test in wanted if (ROOT / test).exists() and not any(inside(test, one) for one in wanted))


def paths_of(file: str) -> list[str]:
    if file.startswith(GAMES) and "/" in file.removeprefix(GAMES):
        return paths_of_game(file.removeprefix(GAMES).split("/")[0])
    path = Path(file)
    if file.startswith("tests/") and path.parent.name != "tests":
        return [file if path.name.startswith("test_") and path.suffix == ".py" else str(path.parent)]
    return TESTS[max((beginning for beginning in TESTS if file.startswith(beginning)), key=len)]


def paths_of_game(package: str) -> list[str]:
    return [f"tests/games/{package}", *PROOFS]


def inside(test: str, folder: str) -> bool:
    return test != folder and Path(test).is_relative_to(folder)


def only(files: Iterable[str]) -> Iterator[str]:
    """If a single game and nothing else is concerned, proofs of the others are left out."""
    packages = {file.removeprefix(GAMES).split("/")[0] if file.startswith(GAMES) else "" for file in files}
    package = packages.pop()
    if package and not packages:
        yield from ("-k", f"{package} or {package.replace('_', '-')}")


def main(game: str, files: list[str]) -> list[str]:
    if game:
        package = game.replace("-", "_")
        if not (ROOT / GAMES / package / "__init__.py").exists():
            raise SystemExit(f"make quick: there is no game '{game}'")
        files = [f"{GAMES}{package}/__init__.py"]
    missing = [file for file in files if not (ROOT / file).exists()]
    if missing:
        raise SystemExit(f"make quick: there is no file '{missing[0]}'")
    files = files or changed()
    return [*only(files), *paths_for(files)]


if __name__ == "__main__":
    print(" ".join(f"'{argument}'" for argument in main(sys.argv[1], sys.argv[2:])))
