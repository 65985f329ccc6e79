"""The game of `docs/adding-a-game.md` holds: the page shows its files, and beside the other games it passes all proofs.

A copy of the source tree gets it, as the page says; nothing of it is in the package.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from compiling.engine import OBJECTS, why_plain
from tests.docs.trees import ROOT, a_tree, python, run

import aedilis

PAGE: Final = ROOT / "docs" / "adding-a-game.md"
OMENS: Final = ROOT / "examples" / "omens"
PICTURE: Final = ROOT / "docs" / "pictures" / "omens.svg"
MOST_FILES: Final = 6
MOST_LINES: Final = 300
BLOCK: Final = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)
# Without a browser: what each game has to pass before it has tests of its own.
PROOFS: Final = [
    "tests/every_game",
    "tests/games/omens",
    "tests/engine/test_words.py",
    "tests/engine/test_imports.py",
    "tests/draw/test_boards.py",
    "tests/draw/test_cards.py",
    "tests/draw/test_buttons.py",
]
MADE: Final = {"make generate": "compiling.generate", "make corpus": "tests.every_game.corpus"}
SESSION: Final = "import doctest, sys; sys.exit(doctest.testfile(sys.argv[1], module_relative=False).failed)"

plain_only = pytest.mark.skipif(aedilis.compiled(), reason="it is about another copy of the engine")


def blocks(language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")) if kind == language]


def lines(text: str) -> list[str]:
    """Those that are not blank."""
    return [line for line in text.splitlines() if line.strip()]


def shown() -> dict[str, list[str]]:
    """What the page has of each file, which the first line of a block names."""
    files: dict[str, list[str]] = {}
    for text in (*blocks("python"), *blocks("po")):
        name, *rest = lines(text)
        files.setdefault(name.removeprefix("# "), []).extend(rest)
    return files


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As the page says: the game is put beside the others, modules are generated, and games are recorded."""
    tree = a_tree(tmp_path_factory.mktemp("omens"), "tests", "examples")
    for command in lines(blocks("sh")[0]):
        made, _, arguments = command.partition(" ARGS=")
        if made in MADE:
            python(tree, "-m", MADE[made], *arguments.split())
        else:
            run(tree, ["sh", "-c", command])
    return tree


def test_it_is_small() -> None:
    files = [path for path in OMENS.iterdir() if path.is_file()]
    assert len(files) <= MOST_FILES
    assert sum(len(lines(path.read_text(encoding="utf-8"))) for path in files) <= MOST_LINES


def test_the_page_shows_all_files_as_they_are() -> None:
    """Of the catalogue only the beginning."""
    files = {path.name: lines(path.read_text(encoding="utf-8")) for path in OMENS.iterdir() if path.is_file()}
    found = shown()
    assert found.keys() == files.keys()
    catalogue = found.pop("de.po")
    assert catalogue == files.pop("de.po")[: len(catalogue)]
    assert found == files


@plain_only
def test_the_session_of_the_page_goes_as_shown(tree: Path, tmp_path: Path) -> None:
    session = tmp_path / "session.txt"
    session.write_text("\n".join(blocks("pycon")), encoding="utf-8")
    assert blocks("pycon")
    assert python(tree, "-c", SESSION, str(session)) == ""


@plain_only
def test_the_picture_of_the_page_is_what_is_drawn(tree: Path) -> None:
    """If this fails: draw it again, in a tree that has the game."""
    drawing = ["--move", "17", "--seat", "0", "--svg", "omens.svg"]
    python(tree, "-m", "aedilis", "draw", "tests/records/omens.record", *drawing)
    assert (tree / "omens.svg").read_text(encoding="utf-8") == PICTURE.read_text(encoding="utf-8")


@plain_only
def test_it_passes_all_proofs(tree: Path) -> None:
    prove(tree, "src")


@pytest.mark.slow
def test_its_types_are_complete(tree: Path) -> None:
    python(tree, "-m", "mypy", "src/aedilis/games/omens", "tests/every_game", "tests/games/omens")


@pytest.mark.slow
def test_it_passes_all_proofs_compiled(tree: Path) -> None:
    """Of the other games, objects that were compiled before are used again."""
    if why := why_plain():
        pytest.skip(why)
    (ROOT / OBJECTS).mkdir(parents=True, exist_ok=True)
    (tree / OBJECTS).parent.mkdir()
    (tree / OBJECTS).symlink_to(ROOT / OBJECTS)
    python(tree, "-m", "compiling.package")
    built = (tree / "build" / "compiled" / "aedilis" / "games" / "omens").glob("rules.*")
    assert len(list(built)) == 2, "the source and what was made of it"
    prove(tree, "build/compiled")


def prove(tree: Path, engine: str) -> None:
    said = python(tree, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", "-k", "omens", *PROOFS, engine=engine)
    assert re.search(r"\d+ passed", said)
    assert "omens" not in said, "nothing fails"
