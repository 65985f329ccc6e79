"""What all environments are told: which game, by how many, with which variants, rewarded how. No library is needed."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from functools import cached_property
from secrets import randbits
from typing import Final

import aedilis
from aedilis.engine.errors import AedilisError, IllegalOption
from aedilis.engine.game import Game
from aedilis.engine.observation import Observation
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.engine.words import N_
from aedilis.envs.drawing import RENDER_MODES
from aedilis.envs.layout import Layout, observation_of
from aedilis.envs.rewards import REWARDS, Reward, check_choice
from aedilis.envs.stepping import Play

ILLEGAL: Final = ["raise", "terminate"]
SHAPES: Final = ["dict", "vector"]
SEED_BITS: Final = 62  # where nobody gave a seed


class NotReset(AedilisError):
    """Nothing is being played."""


def reset_first() -> NotReset:
    return NotReset(N_("no game is being played: call reset() first"))


copyreg.pickle(Play, lambda play: (Play, (play.position, play.observation, play.actions, play.random)))


class Setting:
    """A game as it is played in an environment; whatever cannot be is refused here, in a sentence."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variants: Mapping[str, str | int] | None = None,
        reward: str = "rank",
        illegal: str = "raise",
        render_mode: str | None = None,
        observation: str = "dict",
    ) -> None:
        self.game: Game = aedilis.game(game)
        self.seats = self.game.seats[-1] if seats is None else seats
        self.variants = self.game.check_variants({name: str(value) for name, value in (variants or {}).items()})
        self.new()
        check_choice("reward", reward, list(REWARDS))
        check_choice("illegal", illegal, ILLEGAL)
        check_choice("observation", observation, SHAPES)
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        self.reward: Reward = REWARDS[reward]
        self.raises = illegal == "raise"
        self.render_mode = render_mode
        self.masked = observation == "dict"
        self.observation: Observation = observation_of(self.game)
        self.actions = len(self.game.actions)

    def new(self) -> Position:
        return self.game.new(self.seats, **self.variants)

    def begin(self, random: Rng) -> Play:
        return Play(self.new(), self.observation, self.actions, random)

    @property
    def metadata(self) -> dict[str, int]:
        """What all environments tell about themselves: by which version of its layout an observation is to be read."""
        return {"observation_layout": self.observation.version}

    @cached_property
    def layout(self) -> Layout:
        return Layout(self.observation, self.seats)

    def rewards(self, position: Position) -> list[float]:
        return self.reward.of(self.game, position)

    def results(self, position: Position) -> list[dict[str, float]]:
        """How a finished game came out for each seat, whatever is rewarded: its points and its rank."""
        scores = [score / self.game.unit for score in position.scores()]
        return [{"score": score, "rank": rank} for score, rank in zip(scores, position.ranks(), strict=True)]

    def illegal(self, position: Position, action: int | None) -> IllegalOption:
        """What is said of an action that the mask does not allow."""
        named = self.game.actions[action].notation if action is not None and 0 <= action < self.actions else action
        return IllegalOption(
            N_("'{notation}' is not allowed now (allowed: {allowed})"),
            notation=named,
            allowed=", ".join(self.game.notation(position, option) for option in position.options()) or "-",
        )


class Dealer:
    """Begins one game after the other; a seed settles all that follow."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seed: int | None = None
        self.games = 0

    def deal(self, seed: int | None = None) -> Play:
        if seed is not None or self.seed is None:
            self.seed = randbits(SEED_BITS) if seed is None else int(seed)
            self.games = 0
        self.games += 1
        return self.setting.begin(Rng(self.seed, self.games))
