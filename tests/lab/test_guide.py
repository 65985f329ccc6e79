"""laboratory.toml: lines and pieces have names, and every what-if changes just what it says and can be played."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache

import pytest

import aedilis
from aedilis import LANGUAGES, Game
from aedilis.lab.findings import Findings
from aedilis.lab.guide import Names, changed, components_text, differences, guide, guide_of
from aedilis.lab.rows import GameRow
from aedilis.lab.study import Side, Study, about, rows_of_batch

GUIDED = [game for game in aedilis.all_games() if guide(game).lines]
every_game = pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.slug)


@cache
def rows(slug: str) -> list[GameRow]:
    game = aedilis.game(slug)
    study = Study(slug, guide(game).seats, 3, 5, (Side(("random",), game.check_variants({})),))
    return [row for batch in study.batches for row in rows_of_batch(study, batch)]


@every_game
def test_every_line_of_the_sheet_has_a_name(game: Game) -> None:
    lines = {line for row in rows(game.slug) for seat in row.seats for line in seat.lines}
    assert lines <= {*guide(game).lines}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_are_found_and_have_names(game: Game, language: str) -> None:
    findings, names = Findings(guide(game).seats, guide(game).groups), Names(game, language)
    for row in rows(game.slug):
        findings.add(row)
    for group in guide(game).groups:
        pieces = [finding.piece for finding in findings.pieces(group, 1)]
        assert pieces, group.name
        assert not {names.piece(piece) for piece in pieces} & {*pieces}
        assert len({names.piece(piece) for piece in pieces}) == len(pieces)


@every_game
def test_a_components_file_is_written_as_it_was_read(game: Game) -> None:
    text = components_text(game)
    assert tomllib.loads(changed(text, {})) == tomllib.loads(text)


@every_game
def test_a_what_if_changes_what_it_says_and_nothing_else(game: Game) -> None:
    text = components_text(game)
    for question in guide(game).what_ifs:
        found = differences(tomllib.loads(text), tomllib.loads(changed(text, question.changes)))
        assert {path: new for path, (_, new) in found.items()} == question.changes


@every_game
def test_every_what_if_can_be_played(game: Game) -> None:
    """In processes of their own: other components are other tables."""
    text = components_text(game)
    sides = [Side(("random",), components=changed(text, question.changes)) for question in guide(game).what_ifs]
    digests = [known.digest for known in about(Study(game.slug, guide(game).seats, 1, 1, tuple(sides)))]
    assert len({game.digest, *digests}) == 1 + len(sides)


def test_a_game_without_a_guide_is_asked_all_the_same() -> None:
    bare = guide_of("tests.lab", 4)
    assert (bare.seats, bare.groups, bare.what_ifs, bare.messages()) == (4, (), (), set())
    names = Names(replace(aedilis.game("city-of-rome"), package="aedilis.lab.report"), "en", [])
    assert (names.line("hidden_goal"), names.piece("arena")) == ("Hidden goal", "Arena")


def test_a_question_about_three_players_is_asked_of_three() -> None:
    questions = {question.id: question.seats for question in guide(aedilis.game("carpe-diem")).what_ifs}
    assert questions == {"third-seat-10": 3, "no-head-start": 3}


def test_what_is_not_there_cannot_be_changed() -> None:
    with pytest.raises(KeyError):
        changed("[scoring]\naqueducts = [0, 4]\n", {"scoring.aquaducts": [0, 1]})


def test_cards_are_compared_by_their_ids() -> None:
    old = {"deck": [{"id": "a", "cost": 1}, {"id": "b", "cost": 2}], "rounds": 7}
    new = {"deck": [{"id": "b", "cost": 3}, {"id": "a", "cost": 1}, {"id": "c", "cost": 4}], "rounds": 7}
    assert differences(old, new) == {"deck.b.cost": (2, 3), "deck.c": (None, {"id": "c", "cost": 4})}
