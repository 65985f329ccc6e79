"""Positions come from outside as text: in every game, what cannot be is refused with a sentence."""

from __future__ import annotations

import re

import pytest
from tests.every_game.decisions import decisions, kinds_in_text
from tests.every_game.playing import every_game, play, setting_of
from tests.plain_data import set_entry

from aedilis import CHANCE, OVER, Game, Position, Rng, TextError

CANNOT = r"this position cannot be played on|it is the turn of"


def a_turn(game: Game) -> Position:
    """In the middle of a game for two, somebody decides."""
    moments = play(setting_of(game.slug, 2), 1)
    return next(moment.position for moment in moments[len(moments) // 2 :] if moment.position.seat >= 0)


@pytest.mark.parametrize(
    ("where", "value", "reason"),
    [
        ("seats", 9, "'seats' cannot be '9' (allowed: {seats})"),
        ("seats", "two", "'seats' must be a whole number"),
        ("player", [], "'player' must have {number} entries"),
        ("viewer", "everybody", "'viewer' cannot be 'everybody' (allowed: all, nobody)"),
        ("starter", 8, "'starter' cannot be 8 (allowed: 0 to {last})"),
        ("decision", "nap", "nap"),
    ],
)
@every_game
def test_a_damaged_entry_is_named(game: Game, where: str, value: object, reason: str) -> None:
    if where == "starter" and where not in game.describe(a_turn(game)):
        pytest.skip("the first seat always begins")
    allowed = ", ".join(map(str, game.seats))
    for _, position in decisions(game):
        data = game.describe(position)
        set_entry(data, where, value)
        said = reason.format(seats=allowed, number=position.seats, last=position.seats - 1)
        with pytest.raises(TextError, match=re.escape(said)):
            game.parse(data)


@every_game
def test_every_kind_of_decision_is_tried(game: Game) -> None:
    assert {kind for kind, _ in decisions(game)} == kinds_in_text(game)


@every_game
def test_a_turn_belongs_to_somebody(game: Game) -> None:
    """Chance never decides for a player, nor a player for chance, and the game is over at its end only."""
    for kind, position in decisions(game):
        for who in ("chance", "over", *range(position.seats)):
            data = game.describe(position)
            if who != data["decides"] and (isinstance(who, str) or position.seat < 0):
                set_entry(data, "decides", who)
                with pytest.raises(TextError, match=CANNOT):
                    pytest.fail(f"{kind}: {who} may decide in {game.parse(data)}")


@every_game
def test_another_seat_has_the_turn_only_where_it_can_play_on(game: Game) -> None:
    random = Rng(19)
    for _, position in decisions(game):
        for seat in range(position.seats):
            if position.seat not in (seat, CHANCE, OVER):
                data = game.describe(position)
                set_entry(data, "decides", seat)
                try:
                    found = game.parse(data)
                except TextError:
                    continue
                play_on(found, random)


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
        data["variants"].pop(variant, "")
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
    for _, position in decisions(game):
        text = game.to_text(position)
        places = [n for n, letter in enumerate(text) if letter.isdigit()]
        at = places[random.below(len(places))]
        try:
            found = game.from_text(text[:at] + str(random.below(10)) + text[at + 1 :])
        except TextError:
            continue
        read += 1
        play_on(found, random)
    assert read > 10


def play_on(position: Position, random: Rng) -> None:
    while position.seat != OVER:
        position.play(position.pick(random))
