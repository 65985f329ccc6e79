"""`make quick` runs what matters for a file, whatever file it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.quick import GAMES, PROOFS, TESTS, main, paths_for

import aedilis

ROOT = Path(__file__).parents[2]


def test_every_folder_has_its_tests() -> None:
    folders = [path for path in (ROOT / "src" / "aedilis").iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert {f"{path.relative_to(ROOT)}/" for path in folders} <= TESTS.keys()
    assert all((ROOT / test).exists() for tests in TESTS.values() for test in tests)
    assert all((ROOT / beginning).exists() for beginning in TESTS)


@pytest.mark.parametrize("game", aedilis.all_games(), ids=lambda game: game.slug)
def test_a_game_is_tested_by_its_own_tests_and_the_proofs(game: aedilis.Game) -> None:
    package = game.slug.replace("-", "_")
    chosen = ["-k", f"{package} or {game.slug}", *sorted([*PROOFS, f"tests/games/{package}"])]
    assert main(game.slug, []) == chosen
    assert main("", [f"{GAMES}{package}/words/speech.py"]) == chosen


def test_files_of_many_kinds_are_tested_together_and_nothing_twice() -> None:
    files = ["docs/bots.md", "src/aedilis/games/carpe_diem/rules/rules.py", "tests/every_game/test_copies.py"]
    assert paths_for(files) == sorted(["tests/docs", "tests/games/carpe_diem", *PROOFS])
    assert main("", files)[0] != "-k"


def test_a_change_of_anything_is_tested_somehow() -> None:
    assert paths_for(["Makefile"])
    assert paths_for(["tests/quick.py"])
    assert paths_for(["src/aedilis/games/__init__.py"]) == ["tests/every_game"]


@pytest.mark.parametrize(("game", "files"), [("chess", []), ("", ["src/aedilis/nothing.py"])])
def test_what_there_is_not_is_said(game: str, files: list[str]) -> None:
    with pytest.raises(SystemExit, match="make quick: there is no"):
        main(game, files)
