"""The scoring pad in words, what a player has at a glance, and the names of variants."""

from __future__ import annotations

import pytest
from tests.games.city_of_marble.positions import GAME, begin, built, city, give, path, post

from aedilis import LANGUAGES, Position


def lines(at: Position, seat: int, language: str = "en") -> dict[str, int]:
    return {GAME.words(language).line(line): line.points for line in GAME.sheet(at, seat)}


def test_the_sheet_gives_a_reason_for_every_line() -> None:
    at = built(begin(), F6="temple 0", F8="temple 0", G7="theatre 0", E7="fountain")
    give(give(at, 0, coins=2, temple=2, bath=1, arena=1), 1, coins=2, bath=1, arena=3)
    at.players[0].bridges = (1, 3)
    assert lines(at, 0) == {
        "Temple: 2 × 3 points (F6, F8)": 6,
        "Theatre: 1 × 5 points (G7)": 5,
        "Bridges: 2, 4": 6,
        "Buildings at aqueducts: 0 × 2 points": 0,
        "Fountains beside buildings: 2 × 1 point": 2,
        "Coins: 2 × 1 point": 2,
        "Level for most coins": 1,
        "Most of their kind: 2 temple tiles": 5,
        "Level for most of their kind: 1 bath tile": 2,
        "Not most of their kind: 1 arena tile": 0,
    }


def test_bridges_of_others_are_only_counted() -> None:
    at = begin()
    at.players[0].bridges = (1, 3)
    assert lines(at.seen_by(1), 0, "de")["Brücken: -; verdeckt: 2"] == 0
    assert lines(at.seen_by(0), 0, "de")["Brücken: 2, 4"] == 6


def test_buildings_at_aqueducts_are_counted() -> None:
    at = path(city(begin(), "temple k2-k3", "bath j3-j4"), "grey", "L2 L4 K3 J4")
    assert lines(built(at, K3="bath 1", J4="arena 1"), 1)["Buildings at aqueducts: 2 × 2 points"] == 4


def test_most_coins_are_a_line_of_their_own() -> None:
    at = give(begin(), 1, coins=1)
    assert "Most coins" not in lines(at, 0)
    assert lines(at, 1)["Most coins"] == 2


def test_goods_are_named_with_their_numbers() -> None:
    at = post(city(begin(), "temple f5-f6"), 0, "temple f5-f6")
    give(at, 0, coins=1, bath=2, arena=1).players[0].bridges = (0,)
    goods = GAME.words().goods(at.seen_by(1), 0)
    assert [good.text for good in goods] == ["2 ready magistrates", "3 imperium tiles", "1 coin", "1 bridge"]
    assert [good.number for good in goods] == [2, 3, 1, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_and_its_values_have_names(language: str) -> None:
    speech = GAME.words(language)
    for name, values in GAME.variants.items():
        said = {speech.variant(name), *(speech.variant(name, value) for value in values)}
        assert len(said) == 1 + len(values)
