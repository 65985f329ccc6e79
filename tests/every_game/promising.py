"""What observations promise: numbers that claim to be an amount, beside what then happens.

Each game has a module in `promises`, with `PROMISES`, by the name of a part, and with `NO_AMOUNTS`: parts that sound
like an amount and are none, with the reason. A promise is given every decision of a game, chance included, and tells
pairs of what was said and what happened, wherever the event has come that it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any, Final

from tests.every_game.playing import Moment, Setting

from aedilis import OVER, Action, Game, Position
from aedilis.engine.facts import Line
from aedilis.envs import Layout, layout, observation_of

SELDOM: Final = 20  # what can be asked of every position is asked of every so manieth, and of the last


class Seen:
    """What a viewer is shown of a position, by the names of the parts."""

    def __init__(self, setting: Setting, position: Position, viewer: int) -> None:
        self.places = places_of(setting.game.slug, setting.seats)
        self.numbers = observation_of(setting.game).numbers(position.seen_by(viewer))

    def all(self, name: str, player: int = 0) -> list[int]:
        """The numbers of a part; of a player's, those of the viewer unless somebody else is meant."""
        place = self.places[name if name in self.places else f"player {player}: {name}"]
        return [place.least + number for number in self.numbers[place.start : place.stop]]

    def one(self, name: str, player: int = 0) -> int:
        (number,) = self.all(name, player)
        return number

    def named(self, name: str, player: int = 0) -> dict[str, int]:
        place = self.places[name if name in self.places else f"player {player}: {name}"]
        return dict(zip(place.names, self.all(name, player), strict=True))


@cache
def places_of(slug: str, seats: int) -> Layout:
    return layout(slug, seats)


@dataclass
class Event:
    """A decision of a game, with what its seat is shown before and after it; where chance decides, seat 0."""

    setting: Setting
    moment: Moment
    number: int  # of the decision

    @cached_property
    def before(self) -> Any:
        return self.moment.position

    @cached_property
    def after(self) -> Any:
        return self.moment.after()

    @cached_property
    def action(self) -> Action:
        return self.setting.game.action(self.before, self.moment.option)

    @property
    def seat(self) -> int:
        return max(0, int(self.before.seat))

    @cached_property
    def said(self) -> Seen:
        return Seen(self.setting, self.before, self.seat)

    @cached_property
    def then(self) -> Seen:
        return Seen(self.setting, self.after, self.seat)

    @property
    def now_and_then(self) -> bool:
        return self.number % SELDOM == 0 or self.after.seat == OVER

    def facts(self) -> set[str]:
        return {fact.what for fact in self.setting.game.facts(self.before, self.moment.option, self.after)}

    def sheet(self) -> list[Line]:
        """Of the seat, as it sees it afterwards."""
        return self.setting.game.sheet(self.after.seen_by(self.seat), self.seat)


Pairs = Iterator[tuple[int, int]]
Promise = Callable[[Event], Pairs]


def score(event: Event) -> Pairs:
    """Points as if the game ended now: those that the rules count, and at the end those that there are."""
    if event.now_and_then:
        truth = event.after if event.after.seat == OVER else event.after.seen_by(event.seat)
        yield event.then.one("score"), truth.scores()[event.seat]


def promises_of(game: Game) -> Mapping[str, Promise]:
    found: Mapping[str, Promise] = import_module(f"tests.every_game.promises.{_module(game)}").PROMISES
    return found


def no_amounts_of(game: Game) -> Mapping[str, str]:
    found: Mapping[str, str] = import_module(f"tests.every_game.promises.{_module(game)}").NO_AMOUNTS
    return found


def _module(game: Game) -> str:
    return game.slug.replace("-", "_")


def kept(event: Event, name: str, promise: Promise) -> int:
    """Fails if what was said is not what happened; returns how often that could be compared."""
    compared = 0
    for said, happened in promise(event):
        assert said == within(event, name, happened), f"{event.setting}, {event.action.notation}: {name}"
        compared += 1
    return compared


def within(event: Event, name: str, happened: int) -> int:
    """As far as a single number can show it."""
    places = event.said.places
    place = places[name if name in places else f"player 0: {name}"]
    return max(place.least, min(place.most, happened)) if place.stop - place.start == 1 else happened
