"""Gymnasium: one learner against chosen bots. Importing this module registers every game.

import gymnasium
import aedilis.envs.gymnasium

game = gymnasium.make("aedilis/CarpeDiem-v1", seats=3, opponents=["greedy", "tiro"])
many = gymnasium.make_vec("aedilis/CarpeDiem-v1", num_envs=64)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import aedilis
from aedilis.bots import UNHURRIED, Bot
from aedilis.bots.loading import check, make
from aedilis.engine.errors import WrongSeats
from aedilis.engine.game import Game
from aedilis.engine.position import OVER, Position
from aedilis.engine.rng import Rng
from aedilis.engine.words import N_
from aedilis.envs import arrays
from aedilis.envs.drawing import RENDER_MODES, render
from aedilis.envs.layout import has_observation
from aedilis.envs.needed import missing
from aedilis.envs.setting import Setting
from aedilis.envs.stepping import Play, show_all, step_all

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error, "rl") from error

RANDOM: Final = "random"
SEEDS: Final = 1 << 62

Opponents = str | Bot | Sequence[str | Bot]


class Company:
    """Those whom the learner plays against, and where it sits."""

    def __init__(self, setting: Setting, opponents: Opponents, seat: int | None) -> None:
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            opponents = [opponents] * (setting.seats - 1)
        self.opponents: list[str | Bot] = list(opponents)
        if len(self.opponents) != setting.seats - 1:
            message = N_("{opponents} opponents for {seats} seats, of which one is the learner's")
            raise WrongSeats(message, opponents=len(self.opponents), seats=setting.seats)
        if seat is not None and seat not in range(setting.seats):
            raise WrongSeats(N_("there is no seat {seat} (there are: 0 to {last})"), seat=seat, last=setting.seats - 1)
        for one in self.opponents:
            if isinstance(one, str):
                check(one)
        self.setting = setting
        self.seat = seat
        self.all_random = all(one == RANDOM for one in self.opponents)
        self.sit(0)

    def sit(self, seed: int) -> None:
        """Bots that draw random numbers do so from this seed."""
        self.bots = [
            make(one, Rng(seed, number)) if isinstance(one, str) else one
            for number, one in enumerate(self.opponents, 2)
        ]

    def begin(self, seed: int) -> tuple[Play, int]:
        """A new game up to the learner's first decision, and its seat."""
        play = self.setting.begin(Rng(seed))
        learner = Rng(seed, 1).below(self.setting.seats) if self.seat is None else self.seat
        self.answer(play, learner)
        return play, learner

    def answer(self, play: Play, learner: int) -> bool:
        """Opponents decide until the learner has to; False if the game is over."""
        if self.all_random:
            return play.pass_over(learner) != OVER
        position = play.position
        while position.seat != learner and position.seat != OVER:
            seat = position.seat
            bot = self.bots[(seat - learner) % self.setting.seats - 1]
            play.play(bot.choose(position.seen_by(seat), UNHURRIED))
        return position.seat != OVER


class LearnerEnv(gymnasium.Env[Any, Any]):
    """One learner; chance and the opponents answer between its decisions, so that it always decides.

    game, seats, variants: what is played, by how many (as many as can, if unsaid) and with which variants
    opponents: the name of a bot (as in `aedilis play`), a bot of your own, or one for each other seat, clockwise
    seat: the learner's; None gives it another one in every game
    reward, illegal, render_mode: as in `aedilis.envs.pettingzoo.env`
    observation: "vector", or "dict", which holds "observation" and "action_mask"; the mask is in the info too
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variants: Mapping[str, str] | None = None,
        *,
        opponents: Opponents = RANDOM,
        seat: int | None = None,
        reward: str = "rank",
        illegal: str = "raise",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, variants, reward, illegal, render_mode, observation)
        self.company = Company(self.setting, opponents, seat)
        self.render_mode = render_mode
        self.observation_space = arrays.observation_space(self.setting)
        self.action_space = spaces.Discrete(self.setting.actions)
        self._scale = arrays.scale(self.setting)

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012 - as Gymnasium has it

    @property
    def position(self) -> Position:
        """The true one, which no player may see."""
        return self._play.position

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.company.sit(seed)
        self._play, self.seat = self.company.begin(int(self.np_random.integers(SEEDS)))
        self._over = False
        return self._shown()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not 0 <= action < self.setting.actions or not self._allowed[action]:
            reward = self._refuse(int(action))
        else:
            self._play.play(int(action))
            self._over = not self.company.answer(self._play, self.seat)
            reward = self.setting.rewards(self._play.position)[self.seat] if self._over else 0.0
        observation, info = self._shown()
        return observation, reward, self._over, False, info

    def _refuse(self, action: int) -> float:
        if self.setting.raises:
            raise self.setting.illegal(self._play.position, action)
        self._over = True
        return self.setting.reward.illegal

    def _shown(self) -> tuple[Any, dict[str, Any]]:
        self._allowed = bytes(self.setting.actions) if self._over else self._play.mask()
        mask = np.frombuffer(self._allowed, np.int8)
        numbers = arrays.vector(self._play.numbers(self.seat), self._scale)
        info = {"action_mask": mask}
        return ({"observation": numbers, "action_mask": mask} if self.setting.masked else numbers), info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What sb3-contrib's MaskablePPO asks for."""
        return np.frombuffer(self._allowed, np.bool_)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return render(self.setting.game, self._play.position.seen_by(self.seat), self.render_mode)


# -- many games at once ---------------------------------------------------------------------------------


class LearnersEnv(VectorEnv[Any, Any, Any]):
    """Many games, each with one learner, stepped in one call; arguments as for `LearnerEnv`.

    A game that ends is followed by a new one in the same step; what was seen last is in `infos["final_obs"]`.
    """

    metadata = {"render_modes": RENDER_MODES, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variants: Mapping[str, str] | None = None,
        *,
        num_envs: int = 1,
        opponents: Opponents = RANDOM,
        seat: int | None = None,
        reward: str = "rank",
        illegal: str = "raise",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, variants, reward, illegal, render_mode, observation)
        self.company = Company(self.setting, opponents, seat)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = arrays.observation_space(self.setting)
        self.single_action_space = spaces.Discrete(self.setting.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._scale = arrays.scale(self.setting)
        self._plays: list[Play] = []
        self._seats: list[int] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A seed settles all games; a list of them is not needed, as games do not share random numbers."""
        if isinstance(seed, list):
            seed = next((one for one in seed if one is not None), None)
        super().reset(seed=seed)
        if seed is not None:
            self.company.sit(seed)
        begun = [self._begin() for _ in range(self.num_envs)]
        self._plays = [play for play, _ in begun]
        self._seats = [learner for _, learner in begun]
        return self._shown()

    def _begin(self) -> tuple[Play, int]:
        return self.company.begin(int(self.np_random.integers(SEEDS)))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        legal = self._legal(np.asarray(actions))
        step_all(self._plays, self._seats, legal, self.company.all_random)
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        final = np.full(self.num_envs, None, np.object_)
        for number, play in enumerate(self._plays):
            going_on = legal[number] >= 0 and self.company.answer(play, self._seats[number])
            if not going_on:
                rewards[number] = self._worth(play, number) if legal[number] >= 0 else self.setting.reward.illegal
                over[number] = True
                final[number] = self._last_seen(play, number)
                self._plays[number], self._seats[number] = self._begin()
        observations, infos = self._shown()
        if over.any():
            infos |= {"final_obs": final, "_final_obs": over}
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _legal(self, actions: Any) -> list[int]:
        """The actions, with -1 for those that the mask forbids."""
        inside = (actions >= 0) & (actions < self.setting.actions)
        allowed = self._masks[np.arange(self.num_envs), np.where(inside, actions, 0)] & inside
        if self.setting.raises and not allowed.all():
            number = int(np.argmin(allowed))
            raise self.setting.illegal(self._plays[number].position, int(actions[number]))
        legal: list[int] = np.where(allowed, actions, -1).tolist()
        return legal

    def _worth(self, play: Play, number: int) -> float:
        return self.setting.rewards(play.position)[self._seats[number]]

    def _last_seen(self, play: Play, number: int) -> Any:
        numbers = arrays.vector(play.numbers(self._seats[number]), self._scale)
        if not self.setting.masked:
            return numbers
        return {"observation": numbers, "action_mask": np.zeros(self.setting.actions, np.int8)}

    def _shown(self) -> tuple[Any, dict[str, Any]]:
        shown, masks = show_all(self._plays, self._seats)
        numbers = np.frombuffer(shown, np.uint8).reshape(self.num_envs, -1) * self._scale
        mask = np.frombuffer(masks, np.int8).reshape(self.num_envs, -1)
        self._masks = mask.view(np.bool_)
        infos = {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}
        return ({"observation": numbers, "action_mask": mask} if self.setting.masked else numbers), infos

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """One row a game."""
        return self._masks

    def render(self) -> Any:
        """Of every game, from its learner's seat."""
        if self.render_mode is None:
            return None
        shown = zip(self._plays, self._seats, strict=True)
        return tuple(render(self.setting.game, play.position.seen_by(seat), self.render_mode) for play, seat in shown)


# -- by name --------------------------------------------------------------------------------------------


def id_of(game: Game) -> str:
    """Such as aedilis/CarpeDiem-v1; the number is the version of the rules."""
    return f"aedilis/{game.slug.title().replace('-', '')}-v{game.version}"


for _game in aedilis.all_games():
    if has_observation(_game):
        gymnasium.register(
            id_of(_game),
            f"{__name__}:{LearnerEnv.__name__}",
            vector_entry_point=f"{__name__}:{LearnersEnv.__name__}",
            kwargs={"game": _game.slug},
        )
