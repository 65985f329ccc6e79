"""What the numbers of an observation mean: where each part is, what it says, and how it is scaled."""

from __future__ import annotations

import copyreg
from collections.abc import Sequence
from typing import NamedTuple

import aedilis
from aedilis.engine.errors import UnknownGame
from aedilis.engine.game import Game
from aedilis.engine.observation import Observation
from aedilis.engine.rooms import GENERATED_OBSERVATION, OBSERVATION, find_in
from aedilis.engine.words import N_


def observation_of(game: Game) -> Observation:
    """How a game shows itself to those who learn: by hand, or as its fields say where they say all."""
    observation = _observation_in(game.package)
    if observation is None:
        raise UnknownGame(N_("{game} has no observation to learn from yet"), game=game.name)
    copyreg.pickle(type(observation), lambda _: "OBSERVATION")  # there is one, which copies share
    return observation


def has_observation(game: Game) -> bool:
    """Whether it can be learned: a game may be simulated before."""
    return _observation_in(game.package) is not None


def _observation_in(package: str) -> Observation | None:
    found: Observation | None = find_in(package, OBSERVATION, "OBSERVATION")
    return found or find_in(package, GENERATED_OBSERVATION, "OBSERVATION")


class Place(NamedTuple):
    """A part of an observation and where it is: `vector[place.start:place.stop]`."""

    name: str
    start: int
    stop: int
    player: int  # 0 is the viewer, 1 the next one clockwise; -1 where it is about the table
    least: int  # what 0.0 stands for
    most: int  # what 1.0 stands for
    about: str
    names: Sequence[str]  # of the single numbers, where they have any


class Layout(dict[str, Place]):
    """All parts of an observation in order, by name."""

    def __init__(self, observation: Observation, seats: int) -> None:
        super().__init__()
        self.size = observation.size(seats)
        self.version = observation.version
        at = 0
        for player in range(-1, seats):
            for part in observation.common if player < 0 else observation.each:
                name = part.name if player < 0 else f"player {player}: {part.name}"
                most = part.least + part.most
                self[name] = Place(name, at, at + part.size, player, part.least, most, part.about, part.names)
                at += part.size

    @property
    def scale(self) -> list[float]:
        """What each number is multiplied with, so that it is from 0 to 1."""
        return [1 / (place.most - place.least) for place in self.values() for _ in range(place.start, place.stop)]


def layout(slug: str, seats: int) -> Layout:
    """What an observation of that game, with so many seats, consists of."""
    game = aedilis.game(slug)
    game.new(seats)  # refuses wrong seat counts
    return Layout(observation_of(game), seats)
