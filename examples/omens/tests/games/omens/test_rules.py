"""The rulings of Omens, and what a text of a position cannot say."""

from __future__ import annotations

import pytest
from tests.by_notation import allowed, answer, do

from aedilis import OVER, Position, TextError
from aedilis.games.omens import GAME


def after(*notations: str) -> Position:
    """Omens that come out of the bag, each with what is done with it."""
    position = GAME.new(2)
    for omen, choice in zip(notations[::2], notations[1::2], strict=True):
        do(GAME, answer(GAME, position, f"omen {omen}"), choice)
    return position


def test_nobody_keeps_more_than_three() -> None:
    position = after("12", "keep", "1", "give", "11", "keep", "2", "give", "10", "keep", "3", "give")
    assert allowed(GAME, answer(GAME, position, "omen 9")) == {"give"}


def test_everybody_sees_how_many_are_kept_and_nobody_which() -> None:
    view = after("12", "keep").seen_by(1)
    assert [line.values["omens"] for line in GAME.sheet(view, 0)] == [["?"], []]
    assert view == after("7", "keep").seen_by(1)


def test_what_is_kept_and_what_was_given_counts() -> None:
    omens = (12, "keep", 11, "keep", 1, "give", 2, "give", 10, "keep", 9, "keep", 3, "give", 4, "give")
    position = after(*map(str, omens), "8", "keep", "7", "keep", "5", "give", "6", "give")
    assert position.seat == OVER
    assert position.scores() == [12 + 10 + 8 + 2 + 4 + 6, 11 + 9 + 7 + 1 + 3 + 5]
    assert position.ranks() == [1, 2]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('kept = ["12"]', "kept = []"),
        ('kept = ["12"]', 'kept = ["11", "12"]'),
        ('drawn = ["5"]', "drawn = []"),
        ("kept_unseen = 0", "kept_unseen = 9"),
        ("decides = 1", "decides = 0"),
    ],
)
def test_omens_that_are_missing_or_twice_and_players_out_of_turn_are_refused(old: str, new: str) -> None:
    text = GAME.to_text(answer(GAME, after("12", "keep"), "omen 5"))
    assert old in text
    with pytest.raises(TextError):
        GAME.from_text(text.replace(old, new, 1))
