"""Games being played in environments: the part that every step pays for, compiled.

No Python object is made here but what is handed out: bytes that numpy reads as they are.
"""

from __future__ import annotations

from aedilis.engine.observation import BytesWriter, Observation, room
from aedilis.engine.playout import settle
from aedilis.engine.position import OVER, Position
from aedilis.engine.rng import Rng


class Play:
    """One game, with chance answered at once, so that a player decides or the game is over."""

    __slots__ = ("actions", "observation", "position", "random")

    position: Position
    random: Rng  # answers for chance
    observation: Observation
    actions: int  # in the action table

    def __init__(self, position: Position, observation: Observation, actions: int, random: Rng) -> None:
        self.position = position
        self.random = random
        self.observation = observation
        self.actions = actions
        settle(position, random)

    def play(self, option: int) -> int:
        """Plays a legal option and returns who decides then."""
        self.position.play(option)
        settle(self.position, self.random)
        return self.position.seat

    def numbers(self, seat: int) -> bytes:
        """What the seat sees."""
        return self.observation.numbers(self.position.seen_by(seat))

    def mask(self) -> bytes:
        """1 for every legal option of whoever decides."""
        allowed = BytesWriter()
        room(allowed, self.actions)
        for option in self.position.options():
            allowed[option] = 1
        return allowed.getvalue()

    def pass_over(self, learner: int) -> int:
        """Others play at random until the learner decides, or nobody does; returns who does."""
        position = self.position
        while position.seat != learner and position.seat != OVER:
            position.play(position.pick(self.random))
        return position.seat


def show_all(plays: list[Play], seats: list[int]) -> tuple[bytes, bytes]:
    """Observations and masks of many games, one after the other, for one seat of each."""
    shown = BytesWriter()
    masks = BytesWriter()
    for n in range(len(plays)):
        play = plays[n]
        play.observation.fill(play.position.seen_by(seats[n]), shown)
        at = room(masks, play.actions)
        for option in play.position.options_of(seats[n]):
            masks[at + option] = 1
    return shown.getvalue(), masks.getvalue()


def step_all(plays: list[Play], seats: list[int], options: list[int], random_others: bool) -> None:
    """Plays one option in each game (where it is not negative); random others then answer at once."""
    for n in range(len(plays)):
        if options[n] >= 0:
            plays[n].play(options[n])
            if random_others:
                plays[n].pass_over(seats[n])
