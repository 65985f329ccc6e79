"""Positions come from outside as text: what cannot happen in a game is refused with a sentence."""

from __future__ import annotations

import pytest
from tests.games.city_of_rome.positions import GAME, begin, play_until, player, position

from aedilis import Position, Rng, TextError


def text() -> str:
    return GAME.to_text(GAME.new(2))


def a_turn() -> Position:
    return position(player(hand="II-market", secret="II-house2", city="farm house | . II-baths:2"), seats=2, bricks=3)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"2 II-house3"', '"II-house33"', "no card 'II-house33'"),
        ('"3 II-house3"', '"-3 II-house3"', "'II-house3' cannot be '-3'"),
        ('"3 II-house3"', '"99999999999999 II-house3"', "'II-house3' cannot be '9*'"),
        ('"3 II-house3"', '"4 II-house3"', "4 copies of II-house3"),
    ],
)
def test_a_damaged_entry_is_named(old: str, new: str, reason: str) -> None:
    damaged = text().replace(old, new, 1) if old in text() else text().replace('"3 II-house3"', new, 1)
    assert damaged != text()
    with pytest.raises(TextError, match=reason):
        GAME.from_text(damaged)


@pytest.mark.parametrize(
    ("city", "reason"),
    [
        ("II-house2 . | II-house2 . | farm house | II-house2 . | II-house2 .", "larger than 4x4"),
        ("farm house . | . . II-house2", "not connected"),
        ("farm house II-aqueduct II-aqueduct", "two aqueducts"),
        ("farm house II-sheep*", "a brick token"),
        ("farm house II-baths:7", "wrong markers"),
        ("farm house II-market:2", "wrong markers"),
    ],
)
def test_a_city_that_cannot_be_is_refused(city: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        position(player(city=city), seats=2)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('secret = ["II-house2"]', 'secret = ["II-arena"]', "II-arena is not in the hand"),
        ('"0 kept II-house2"', '"1 kept II-house2"', "the trail does not lead to the secret cards"),
        ('"0 kept II-house2"', '"0 lost II-house2"', "nothing that happens to a secret card"),
        ('"0 kept II-house2"', '"kept II-house2"', "nothing that happens to a secret card"),
        ('strips = ["', 'strips = ["CCBBB", "', "strip lies there twice"),
        ("decides = 0", "decides = 1", "turn of whoever has a builder"),
        ('builders = ["0", "-"', 'builders = ["0", "1"', "0 cards in the offer, where 1 belong"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(old: str, new: str, reason: str) -> None:
    damaged = GAME.to_text(a_turn()).replace(old, new, 1)
    assert damaged != GAME.to_text(a_turn())
    with pytest.raises(TextError, match=reason):
        GAME.from_text(damaged)


@pytest.mark.parametrize(
    ("seats", "round", "lying", "won", "card"),
    [
        (2, 4, [4, 6], [], 6),  # not in the game of two
        (2, 4, [], [14], 14),  # not yet
        (3, 3, [6], [], 6),
        (3, 3, [3], [3], 3),  # in two places
    ],
)
def test_an_influence_card_that_cannot_lie_there_is_refused(
    seats: int, round: int, lying: list[int], won: list[int], card: int
) -> None:
    with pytest.raises(TextError, match=f"the influence card {card} cannot lie there"):
        position(player(won=won), seats=seats, round=round, lying=lying)


def test_an_influence_card_does_not_lie_out_before_the_offer() -> None:
    revealing = GAME.to_text(play_until(begin(3), "reveal", Rng(1), round=3))
    with pytest.raises(TextError, match="the influence card 3 cannot lie there"):
        GAME.from_text(revealing.replace("influence_cards = []", "influence_cards = [3]", 1))
    placing = GAME.to_text(play_until(begin(3), "place", Rng(1), round=3))
    assert "influence_cards = [3]" in placing
    assert GAME.to_text(GAME.from_text(placing)) == placing
