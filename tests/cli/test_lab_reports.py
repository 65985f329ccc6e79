"""`aedilis lab`: what stands on the screen and in the folder when the games are played."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.command import good, refused

import aedilis
from aedilis.engine.components import FILE, ROOM
from aedilis.lab.guide import guide

ROME = Path(aedilis.__file__).parent / "games" / "city_of_rome" / ROOM / FILE
QUICK = ["--bots", "random", "--seed", "3", "--workers", "1"]


def test_a_balance_study_leaves_a_report_pictures_and_data(tmp_path: Path) -> None:
    game = aedilis.game("builders-antiquity")
    said = good(tmp_path, "lab", "balance", game.slug, *QUICK, "--games", "30", "--what-if", "10", "--out", "out")
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "The Builders: Antiquity: how it is balanced" in said
    for question in ("Does it matter who begins?", *(asked.ask for asked in guide(game).what_ifs)):
        assert question in said
        assert question in page
    assert f"--seats {guide(game).seats} --games 30 --seed 3" in page
    pictures = sorted((tmp_path / "out" / "pictures").glob("*.svg"))
    assert {"seats", "sources", "scores"} <= {picture.stem for picture in pictures}
    for picture in pictures:
        ElementTree.parse(picture)
    text = (tmp_path / "out" / "report.md").read_text(encoding="utf-8")
    assert all((tmp_path / "out" / link).exists() for link in links(text))
    sides = {line.split(",")[0] for line in (tmp_path / "out" / "games.csv").read_text().splitlines()[1:]}
    assert sides == {"", *(asked.id for asked in guide(game).what_ifs)}


def links(markdown: str) -> list[str]:
    return [part.partition(")")[0] for part in markdown.split("](")[1:]]


def test_a_report_is_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    command = ["lab", "balance", "builders-antiquity", *QUICK, "--games", "8", "--what-if", "0", "--out", "out"]
    assert "Kommt es darauf an, wer beginnt?" in good(tmp_path, *command, "--lang", "de")
    assert '<html lang="de">' in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    good(tmp_path, *command)  # the same games, told again
    assert '<html lang="en">' in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")


def test_a_designer_learns_what_an_edited_components_file_changes(tmp_path: Path) -> None:
    """With twelve times the money at the start money is a large part of the points, and the test ends by itself."""
    text = ROME.read_text(encoding="utf-8").replace("money = 5", "money = 60", 1)
    (tmp_path / "rich.toml").write_text(text, encoding="utf-8")
    command = [
        "lab",
        "compare",
        "city-of-rome",
        "--b",
        "rich.toml",
        *QUICK,
        "--games",
        "36",
        "--seats",
        "2",
        "--out",
        "out",
    ]
    said = " ".join(good(tmp_path, *command).split())
    assert "B differs from A in " in said
    assert "Points from “Money left”: " in said
    assert "Entries in which the components files differ: 1." in said
    page = (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert "start.money" in page
    assert "components of rich.toml" in page


def test_who_is_stronger_is_said_as_soon_as_it_is_known(tmp_path: Path) -> None:
    sides = ["--a", "greedy", "--b", "random", "--budget", "2", "--seats", "2", "--seed", "1", "--workers", "1"]
    said = good(tmp_path, "lab", "compare", "builders-antiquity", *sides, "--games", "200", "--out", "out")
    assert "Greedy is stronger than Random: that is shown after " in said
    games = (tmp_path / "out" / "games.csv").read_text(encoding="utf-8").splitlines()[1:]
    assert 10 <= len(games) < 200
    assert len(games) % 2 == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["compare", "city-of-rome", "--a", "tiro", "--b", "tiro,random"], "a bot cannot play on both sides"),
        (["balance", "city-of-rome", "--what-if", "some"], "'some' is not a whole number from 0 on"),
    ],
)
def test_what_cannot_be_asked_is_said_in_one_line(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    assert complaint in refused(tmp_path, "lab", *arguments)
