"""What somebody at the table, or beside it, gets to see of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from aedilis import Game, Line, Position
from aedilis.engine.facts import Value
from aedilis.envs.layout import has_observation, observation_of


class Told(NamedTuple):
    """A fact without the mark who may know it."""

    what: str
    seat: int
    values: Mapping[str, Value]


def told(game: Game, before: Position, option: int, after: Position, viewer: int) -> list[Told]:
    """The viewer's log of one decision."""
    facts = game.facts(before, option, after)
    return [Told(fact.what, fact.seat, fact.values) for fact in facts if fact.known_to(viewer)]


def sheets(game: Game, position: Position) -> list[list[Line]]:
    return [game.sheet(position, seat) for seat in range(position.seats)]


def numbers(game: Game, view: Position) -> bytes:
    """What environments show of a view; nothing as long as the game has no observation."""
    if not has_observation(game):
        return b""
    observation = observation_of(game)
    shown = observation.numbers(view)
    assert len(shown) == observation.size(view.seats), "what is written has not the length of its parts"
    return shown


def assert_look_the_same(game: Game, one: Position, other: Position, viewer: int) -> None:
    """The viewer cannot tell two true positions apart by anything that is shown."""
    view, twin = one.seen_by(viewer), other.seen_by(viewer)
    assert view == twin
    assert view.encode() == twin.encode()
    assert (view.seat, view.together) == (twin.seat, twin.together)
    assert (view.base, view.choices) == (twin.base, twin.choices)
    assert (view.more_base, view.more) == (twin.more_base, twin.more)
    assert view.options() == twin.options()
    assert view.count() == twin.count()
    assert view.weights() == twin.weights()
    if view.seat == viewer:
        assert view.options() == one.options() == other.options()
    else:
        assert view.options() == []
    assert view.scores() == twin.scores()
    assert view.ranks() == twin.ranks()
    assert sheets(game, view) == sheets(game, twin)
    assert numbers(game, view) == numbers(game, twin)
