"""Positions come from outside as text: what cannot happen in a game is refused with a sentence."""

from __future__ import annotations

import pytest
from tests.games.builders_antiquity.positions import GAME, do, player, position
from tests.plain_data import damaged

from aedilis import Position, TextError


def a_turn() -> Position:
    own = player(
        "master-1 slave-1 slave-2", 20, "temple apprentice-1+stone | house", "market machine-saw", "wood",
        "apprentice-1 colour", "slave-2", 1,
    )  # fmt: skip
    own["pool"].append("machine-saw")
    return position(own, player("apprentice-2"), sent="1 temple", actions=2)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("round = 5\n", "round = 61\n", "'round' cannot be 61"),
        ('freed-wage = "4"', 'freed-wage = "6"', "'freed-wage' cannot be '6' .allowed: 4, 5."),
        ('"master-1"', '"master-9"', "no card 'master-9'"),
        ('"market"', '"marquet"', "no card 'marquet'"),
        ('sent = ["1 temple"]', 'sent = ["x temple"]', "'temple' cannot be 'x'"),
        ("money = 20", "money = -1", "'money' cannot be -1"),
        ("money = 20", "money = 999999999", "'money' cannot be 999999999"),
    ],
)
def test_a_damaged_entry_is_named(old: str, new: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        GAME.from_text(damaged(GAME.to_text(a_turn()), old, new))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('pool = ["master-1"', 'pool = ["master-1", "master-1"', "master-1 is there twice"),
        ('pool = ["master-1", ', "pool = [", "master-1 is missing"),
        ('pool = ["apprentice-2"]', 'pool = ["apprentice-2", "slave-3"]', "slave-3 is there twice"),
        ('pool = ["apprentice-2"]', 'pool = ["apprentice-2", "machine-hoist"]', "machine-hoist is missing, or there"),
        ('slaves = ["slave-3", ', 'slaves = ["master-1", ', "master-1 is there twice"),
        ('worker_deck = ["', 'worker_deck = ["slave-3", "', "slave-3 is there twice"),
        ('finished = ["market", ', "finished = [", "market is missing"),
        ('tools = ["wood"]', 'tools = ["wood", "stone"]', "stone is there twice"),
        ('tools = ["wood"]', "tools = []", "wood is missing"),
        ("loans = 1", "loans = 2", "there are 5 loans, not 4"),
        ('freed = ["slave-2"]', 'freed = ["slave-3"]', "slave-3 is no slave of whoever"),
        ('"apprentice-1 colour"', '"slave-1 colour"', "slave-1 cannot have been taught so"),
        ('"apprentice-1 colour"', '"master-1 colour"', "master-1 cannot have been taught so"),
        ('"apprentice-1 colour"', '"machine-saw colour"', "machine-saw cannot have been taught so"),
        ("apprentice-1+stone", "apprentice-1+colour", "stone is missing"),
        ('"house:"', '"house: slave-3"', "slave-3 is there twice"),
    ],
)
def test_cards_that_cannot_lie_so_are_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        GAME.from_text(damaged(GAME.to_text(a_turn()), old, new))


def test_who_may_not_carry_a_tool_does_not() -> None:
    with pytest.raises(TextError, match="slave-1 cannot be at work with that tool"):
        position(player(sites="pyramid slave-1+stone"))
    with pytest.raises(TextError, match="machine-saw cannot be at work with that tool"):
        position(player(sites="pyramid machine-saw+stone", finished="machine-saw"), machine_tools="no")


def test_a_site_that_is_complete_is_refused() -> None:
    with pytest.raises(TextError, match="house is finished, not a site"):
        position(player(sites="house apprentice-1"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("decides = 0", "decides = 1"),
        ('decision = "act"', 'decision = "site"'),
        ('decision = "act"', 'decision = "tool"'),
        ('decision = "act"', 'decision = "teach"'),
        ('decision = "act"', 'decision = "building"'),
        ('decision = "act"', 'decision = "end"'),
        ("round = 5\n", "round = 0\n"),
        ("last_round = false", "last_round = true"),
        ("idle_rounds = 0", "idle_rounds = 4"),
        ("gap = 0", "gap = 1"),
        ('sent = ["1 temple"]', 'sent = ["1 pyramid"]'),
        ('sending = "-"', 'sending = "master-1"'),
        ('teaching = "-"', 'teaching = "wood"'),
    ],
)
def test_a_flow_that_cannot_be_is_refused(old: str, new: str) -> None:
    with pytest.raises(TextError, match="this position cannot be played on"):
        GAME.from_text(damaged(GAME.to_text(a_turn()), old, new))


@pytest.mark.parametrize(
    ("path", "old", "new"),
    [
        (["send master-1"], 'sending = "master-1"', 'sending = "slave-3"'),
        (["send master-1"], "actions = 2", "actions = 0"),
        (["send master-1"], "money = 20", "money = 1"),
        (["send master-1", "at house"], 'site = "house"', 'site = "market"'),
        (["university knowledge"], "money = 20", "money = 6"),
        (["university knowledge"], "invested = 0", "invested = 1"),
    ],
)
def test_a_composition_that_cannot_be_is_refused(path: list[str], old: str, new: str) -> None:
    text = GAME.to_text(do(a_turn(), *path))
    assert GAME.to_text(GAME.from_text(text)) == text
    with pytest.raises(TextError, match="this position cannot be played on"):
        GAME.from_text(damaged(text, old, new))


def test_a_set_up_in_which_something_was_done_is_refused() -> None:
    text = GAME.to_text(GAME.new(2))
    for old, new in (
        ("busy = false", "busy = true"),
        ("actions = 0", "actions = 3"),
        ("seat = 0", "seat = 1"),
        ("gap = 0", "gap = 1"),
        ("money = 10", "money = 11"),
    ):
        with pytest.raises(TextError, match="this position cannot be played on"):
            GAME.from_text(damaged(text, old, new))
