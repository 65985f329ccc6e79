"""Positions come from outside as text: in every game, what cannot be is refused with a sentence."""

from __future__ import annotations

import re

import pytest
from tests.every_game.playing import every_game, play, setting_of
from tests.plain_data import set_entry

from aedilis import OVER, Game, Position, Rng, TextError

DAMAGED = 150  # positions of each game with a wrong digit


def a_turn(game: Game) -> Position:
    """In the middle of a game for two, somebody decides."""
    moments = play(setting_of(game.slug, 2), 1)
    return next(moment.position for moment in moments[len(moments) // 2 :] if moment.position.seat >= 0)


@pytest.mark.parametrize(
    ("where", "value", "reason"),
    [
        ("seats", 9, "'seats' cannot be '9' (allowed: {seats})"),
        ("seats", "two", "'seats' must be a whole number"),
        ("player", [], "'player' must have 2 entries"),
        ("viewer", "everybody", "'viewer' cannot be 'everybody' (allowed: all, nobody)"),
        ("starter", 2, "'starter' cannot be 2 (allowed: 0 to 1)"),
        ("decision", "nap", "nap"),
    ],
)
@every_game
def test_a_damaged_entry_is_named(game: Game, where: str, value: object, reason: str) -> None:
    data = game.describe(a_turn(game))
    set_entry(data, where, value)
    with pytest.raises(TextError, match=re.escape(reason.format(seats=", ".join(map(str, game.seats))))):
        game.parse(data)


@pytest.mark.parametrize("nobody", ["chance", "over"])
@every_game
def test_a_turn_belongs_to_somebody(game: Game, nobody: str) -> None:
    data = game.describe(a_turn(game))
    set_entry(data, "decides", nobody)
    with pytest.raises(TextError, match=r"this position cannot be played on|it is the turn of"):
        game.parse(data)


@every_game
def test_an_entry_that_is_missing_is_named(game: Game) -> None:
    whole = game.describe(a_turn(game))
    for name in whole.keys() - {"variants"}:
        with pytest.raises(TextError, match=f"'{name}' "):
            game.parse({other: value for other, value in whole.items() if other != name})


@every_game
def test_a_variant_that_is_missing_has_its_default(game: Game) -> None:
    """Texts from before there was such a variant mean the game without it."""
    position = a_turn(game)
    for variant in game.variants:
        data = game.describe(position)
        del data["variants"][variant]
        assert game.parse(data) == position


@every_game
def test_deep_nesting_is_refused(game: Game) -> None:
    with pytest.raises(TextError):
        game.from_text("x = " + "[" * 5000 + "]" * 5000)


@every_game
def test_no_damage_leads_to_a_position_that_strands_anybody(game: Game) -> None:
    """One digit is changed at random in texts of positions: what is not refused can be played to the end."""
    random = Rng(17)
    read = 0
    for number in range(DAMAGED):
        position = game.new(game.seats[number % len(game.seats)])
        for _ in range(random.below(250)):
            if position.seat != OVER:
                position.play(position.pick(random))
        text = game.to_text(position)
        places = [n for n, letter in enumerate(text) if letter.isdigit()]
        at = places[random.below(len(places))]
        try:
            found = game.from_text(text[:at] + str(random.below(10)) + text[at + 1 :])
        except TextError:
            continue
        read += 1
        while found.seat != OVER:
            found.play(found.pick(random))
    assert read > 10
