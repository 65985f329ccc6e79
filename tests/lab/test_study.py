"""Studies: rows of every game, the same however they were played, and stopped at any moment."""

from __future__ import annotations

import csv
import json
from collections import Counter
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

import aedilis
from aedilis import Game
from aedilis.bots import Budget
from aedilis.engine.components import FILE, ROOM
from aedilis.engine.words import LANGUAGES
from aedilis.lab.export import FORMATS, PARQUET, write_tables
from aedilis.lab.guide import components_text
from aedilis.lab.journal import Journal
from aedilis.lab.rows import TABLES, GameRow, entries_of, from_data, to_data
from aedilis.lab.study import Side, Study, about, plan_of, play, rows_of_batch, whole_rounds
from aedilis.lab.tournament import play_table
from aedilis.lab.workers import Crew, LabError

every_game = pytest.mark.parametrize("game", aedilis.all_games(), ids=lambda game: game.slug)
ROME = Path(aedilis.__file__).parent / "games" / "city_of_rome" / ROOM / FILE


def study_of(game: Game, *sides: Side, games: int = 3, seats: int | None = None) -> Study:
    usual = Side(("random",), game.check_variants({}))
    return Study(game.slug, seats or game.seats[-1], games, 7, sides or (usual,), Budget(3))


@cache
def rows(slug: str) -> list[GameRow]:
    study = study_of(aedilis.game(slug))
    return [row for batch in study.batches for row in rows_of_batch(study, batch)]


@every_game
def test_rows_say_what_the_game_says(game: Game) -> None:
    study = study_of(game)
    for number, row in enumerate(rows(game.slug)):
        table = play_table(study.tournament(0), study.tournament(0).fixture(number)).table
        scores, ranks = table.position.scores(), table.position.ranks()
        assert [seat.score for seat in row.seats] == scores
        assert [seat.rank for seat in row.seats] == ranks
        assert [sum(seat.lines.values()) for seat in row.seats] == scores
        assert sum(seat.won for seat in row.seats) == pytest.approx(1)
        assert row.length == len(table.steps) == row.draws + sum(seat.choices + seat.forced for seat in row.seats)
        assert row.length >= row.turns + row.draws
        assert sorted(seat.order for seat in row.seats) == list(range(study.seats))
        assert row.seats[row.first].order == 0
        if ranks.count(1) == 1:
            best, second = sorted(scores, reverse=True)[:2]
            assert row.margin == scores[ranks.index(1)] - second or row.margin == best - second


@every_game
def test_somebody_used_pieces_that_the_reference_knows(game: Game) -> None:
    uses = [use for row in rows(game.slug) for seat in row.seats for use in seat.pieces]
    known = {use.piece for use in uses} & entries_of(game.slug).keys()
    assert len(known) > len(entries_of(game.slug)) / 5
    assert all(use.times > 0 for use in uses)
    deeds = Counter(deed for row in rows(game.slug) for seat in row.seats for deed in seat.deeds)
    assert {use.what for use in uses} <= deeds.keys()


@every_game
def test_rows_are_plain_data(game: Game) -> None:
    data = json.loads(json.dumps([to_data(row) for row in rows(game.slug)]))
    assert [from_data(row) for row in data] == rows(game.slug)


# -- playing ------------------------------------------------------------------------------------------------------


def played(study: Study, path: Path, workers: int = 1, batches: int | None = None) -> list[GameRow]:
    """All rows, or those of the first batches."""
    found = []
    with Journal(path, plan_of(study, about(study))) as journal, closing(play(study, Crew(workers), journal)) as going:
        for number, batch in enumerate(going, 1):
            found += batch
            if number == batches:
                break
    return found


def two_sides() -> Study:
    """The second begins with much money."""
    rome = aedilis.game("city-of-rome")
    rich = ROME.read_text(encoding="utf-8").replace("money = 5", "money = 50", 1)
    return study_of(rome, Side(("random",), {}, name="a"), Side(("random",), {}, rich, "b"), games=4, seats=2)


def test_the_sides_of_a_comparison_are_dealt_alike_and_played_by_their_own_components(tmp_path: Path) -> None:
    study = two_sides()
    found = played(study, tmp_path / "journal", workers=2)
    assert [(row.side, row.number) for row in found] == [(side, n) for n in range(4) for side in "ab"]
    money = {side: sum(seat.lines["money"] for row in found for seat in row.seats if row.side == side) for side in "ab"}
    assert money["b"] > money["a"] + 4 * 2 * 20
    for one, other in zip(found[::2], found[1::2], strict=True):
        assert (one.deal, one.first) == (other.deal, other.first)
    known = about(study)
    assert known[0].digest == aedilis.game("city-of-rome").digest != known[1].digest


def test_a_study_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path) -> None:
    study = two_sides()
    whole = played(study, tmp_path / "whole", workers=1)
    path = tmp_path / "stopped"
    assert played(study, path, workers=2, batches=3) == whole[:3]
    assert played(study, path, workers=2) == whole
    assert path.read_bytes() == (tmp_path / "whole").read_bytes()


def test_bots_that_meet_sit_everywhere_equally_often() -> None:
    rome = aedilis.game("city-of-rome")
    study = whole_rounds(study_of(rome, Side(("random", "greedy"), {}), games=3, seats=3))
    assert study.games == 6
    sat = Counter(
        (study.tournament(0).bots[bot], seat)
        for number in range(study.games)
        for seat, bot in enumerate(study.tournament(0).seating(number))
    )
    assert len(sat) == 6
    assert len({*sat.values()}) == 1


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("start = ", "Invalid value"),
        ("[start]\n", "is missing"),
        ('build_point = "two"', "prices: build_point must be a whole number from 1 on, not 'two'"),
    ],
)
def test_components_that_cannot_be_played_with_are_refused_with_a_sentence(text: str, reason: str) -> None:
    rome = aedilis.game("city-of-rome")
    own = ROME.read_text(encoding="utf-8")
    asked = own.replace("build_point = 2", text) if text.startswith("build_point") else text
    with pytest.raises(LabError, match=rf"^'own\.toml' cannot be played with: .*{reason}"):
        about(study_of(rome, Side(("random",), {}, asked, file="own.toml")))


def test_components_that_fail_in_the_middle_of_a_game_are_refused_before_it_begins() -> None:
    """The rules do not look at a penalty before somebody pays it."""
    builders = aedilis.game("builders-antiquity")
    own = components_text(builders)
    wrong = own.replace("loan_penalty = 2", 'loan_penalty = "two"')
    assert wrong != own
    with pytest.raises(LabError, match=r"^'own\.toml' cannot be played with: .*str"):
        about(study_of(builders, Side(("random",), {}, wrong, file="own.toml")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_of_a_side_is_that_of_its_components(language: str) -> None:
    rome = aedilis.game("city-of-rome")
    renamed = ROME.read_text(encoding="utf-8").replace("I-winery", "I-brewery")
    (known,) = about(study_of(rome, Side(("random",), {}, renamed)), language)
    assert "I-brewery" in {entry.id for entry in known.entries}


# -- as tables ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMATS)
def test_tables_have_everything(tmp_path: Path, form: str) -> None:
    game = aedilis.game("builders-antiquity")
    if form == PARQUET:
        pytest.importorskip("pyarrow")
    write_tables(rows(game.slug), tmp_path, form, game.unit)
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}.{form}" for name in TABLES}
    tables = {name: read_table(tmp_path / f"{name}.{form}") for name in TABLES}
    assert len(tables["games"]) == len(rows(game.slug))
    for line in tables["seats"]:
        seat = rows(game.slug)[int(line["game"])].seats[int(line["seat"])]
        assert float(line["points"]) == seat.score / game.unit
        own = [other for other in tables["lines"] if (other["game"], other["seat"]) == (line["game"], line["seat"])]
        assert sum(float(other["points"]) for other in own) == pytest.approx(float(line["points"]))
    pieces = sum(use.times for row in rows(game.slug) for seat in row.seats for use in seat.pieces)
    assert sum(int(line["times"]) for line in tables["pieces"]) == pieces


def read_table(path: Path) -> list[dict[str, str]]:
    if path.suffix == f".{PARQUET}":
        lines: list[dict[str, str]] = pytest.importorskip("pyarrow.parquet").read_table(path).to_pylist()
        return lines
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
