"""Positions come from outside as text: what cannot happen in a game is refused with a sentence."""

from __future__ import annotations

from functools import cache

import pytest
from tests.games.city_of_marble.positions import GAME, begin
from tests.plain_data import at_decision, damaged, set_entry

from aedilis import Position, Rng, TextError
from aedilis.games.city_of_marble.generated.phases import ACT, EXTEND, PLAY
from aedilis.games.city_of_marble.rules.position import CityOfMarble


def pick(position: Position, random: Rng) -> int:
    """Play more than draw."""
    option = position.pick(random)
    assert isinstance(position, CityOfMarble)
    return position.pick(random) if position.phase == ACT and not PLAY <= option < EXTEND else option


@cache
def moment(decision: str) -> Position:
    return at_decision(GAME, decision, 3, pick)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("starter = 0\n", "", "'starter' is missing"),
        ("last_turns = 0", "last_turns = 3", "'last_turns' cannot be 3"),
        ('"aventine"', '"everest"', "everest"),
        ('"aventine"', '"palatine"', "palatine is there twice"),
        ('hill-spaces = "land"', 'hill-spaces = "sea"', "'hill-spaces' cannot be 'sea'"),
        ("bridge_spaces = [1, 2", "bridge_spaces = [8, 2", "'bridge_spaces' cannot be 7"),
        ("bridge_tiles = [1, 1", "bridge_tiles = [5, 1", "'bridge_tiles' cannot be '5'"),
        ("coins = 0", "coins = -1", "'coins' cannot be -1"),
        ('city = ""', 'city = "bath z1-z2"', "'city' cannot be 'z1-z2'"),
        ('city = ""', 'city = "sewer f7-f8"', "'city' cannot be 'sewer'"),
        ('sites = ""', 'sites = "A1 fountain"', "'sites' cannot be 'A1'"),
        ('sites = ""', 'sites = "F6 temple 2"', "'sites' cannot be 2"),
        ('sites = ""', 'sites = "F6 fountain\\nF6 fountain"', "F6 is there twice"),
        ("grey = []", 'grey = ["L99"]', "'grey' cannot be 'L99'"),
        ('"centre", "centre", "centre"', '"centre", "centre"', "'magistrates' must have 3 entries"),
        ('"centre", "centre", "centre"', '"centre", "centre", "home f7-f8"', "home"),
        ('"centre", "centre", "centre"', '"centre", "centre", "imperium forum"', "forum"),
        ('hand = ["temple"', 'hand = ["2 temple"', "temple is missing, or there too much"),
        ('stacks = ["14 temple"', 'stacks = ["13 temple"', "temple is missing, or there too much"),
        ('kind = "-"', 'kind = "gold"', "'kind' cannot be 'gold'"),
    ],
)
def test_a_damaged_entry_is_named(old: str, new: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        GAME.from_text(damaged(GAME.to_text(begin(2)), old, new))


@pytest.mark.parametrize(
    ("decision", "where", "value"),
    [
        ("action", "turn.seat", 2),
        ("action", "turn.actions", 0),
        ("action", "turn.first", "bath"),
        ("action", "turn.kind", "bath"),
        ("action", "turn.place", "f7-f8"),
        ("action", "turn.aqueduct", "grey"),
        ("action", "turn.pieces", 1),
        ("action", "turn.due", ["F6"]),
        ("action", "turn.site", "F6"),
        ("action", "last_turns", 2),
        ("action", "hills", ["palatine", "aventine"]),
        ("action", "bridge_spaces", [1, 2]),
        ("action", "bridge_tiles", [1, 1, 2, 2, 3, 3, 4]),
        ("action", "tapped", ["grey"]),
        ("action", "aqueducts.grey", ["L2"]),
        ("action", "sites", "F6 fountain"),
        ("action", "player.1.drawn", ["bath"]),
        ("action", "player.1.bridges", ["?"]),
        ("action", "player.1.imperium", ["13 bath"]),
        ("action", "player.1.magistrates", ["bath a1-a2", "centre", "centre"]),
        ("draw", "turn.first", "-"),
        ("draw", "decision", "action"),
        ("lay", "turn.kind", "-"),
        ("lay", "turn.place", "f7-f8"),
        ("lay", "decision", "magistrate"),
        ("magistrate", "turn.place", "-"),
        ("magistrate", "turn.kind", "-"),
        ("magistrate", "turn.due", ["K3"]),
        ("piece", "turn.pieces", 0),
        ("piece", "turn.pieces", 3),
        ("site", "turn.due", []),
        ("move", "turn.site", "-"),
        ("move", "decides", "chance"),
        ("bridge", "decides", 0),
        ("hill", "turn.actions", 1),
        ("hill", "player.0.coins", 1),
        ("end", "decides", "chance"),
        ("end", "last_turns", 1),
    ],
)
def test_a_flow_that_cannot_be_is_refused(decision: str, where: str, value: object) -> None:
    data = GAME.describe(moment(decision))
    other = (data["turn"]["seat"] + 1) % data["seats"]
    set_entry(data, where.replace("player.1", f"player.{other}"), value)
    with pytest.raises(TextError):
        GAME.parse(data)


def test_a_city_that_cannot_be_built_is_refused() -> None:
    """Every district is moved to every other place: what is read then is a city that hangs together."""
    position = moment("end")
    text = GAME.to_text(position)
    assert isinstance(position, CityOfMarble)
    random = Rng(5)
    lines = GAME.describe(position)["city"].splitlines()
    refused = 0
    for _ in range(60):
        kind, place = lines[random.below(len(lines))].split()
        other = GAME.actions[38 + random.below(200)].notation.split()[1]
        changed = text.replace(f"{kind} {place}", f"{kind} {other}", 1)
        try:
            GAME.from_text(changed)
        except TextError:
            refused += 1
    assert refused > 40
