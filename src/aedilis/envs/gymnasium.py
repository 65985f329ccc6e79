"""Gymnasium: one learner against chosen bots. Importing this module registers every game.

import gymnasium
import aedilis.envs.gymnasium

game = gymnasium.make("aedilis/CarpeDiem-v1", seats=3, opponents=["greedy", "tiro"])
many = gymnasium.make_vec("aedilis/CarpeDiem-v1", num_envs=64)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import aedilis
from aedilis.engine.errors import AedilisError
from aedilis.engine.game import Game
from aedilis.engine.position import OVER, Position
from aedilis.engine.words import N_
from aedilis.envs import arrays
from aedilis.envs.company import RANDOM, Company, Match, Opponents
from aedilis.envs.drawing import FPS, HUMAN, RENDER_MODES, render
from aedilis.envs.layout import has_observation
from aedilis.envs.needed import missing
from aedilis.envs.setting import Setting, reset_first
from aedilis.envs.stepping import Play, show_all, step_all

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error, "rl") from error

SEEDS: Final = 1 << 62


class WrongNumber(AedilisError):
    """Not one for each game."""


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
        variants: Mapping[str, str | int] | None = None,
        *,
        opponents: Opponents = RANDOM,
        seat: int | None = None,
        reward: str = "rank",
        illegal: str = "raise",
        observation: str = "vector",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, seats, variants, reward, illegal, render_mode, observation)
        self.metadata = {**self.metadata, **self.setting.metadata}
        self.company = Company(self.setting, opponents, seat)
        self.render_mode = render_mode
        self.observation_space = arrays.observation_space(self.setting)
        self.action_space = spaces.Discrete(self.setting.actions)
        self._scale = arrays.scale(self.setting)
        self._match: Match | None = None
        self._over = True

    metadata = {"render_modes": RENDER_MODES, "render_fps": FPS}  # noqa: RUF012 - as Gymnasium has it

    @property
    def match(self) -> Match:
        if self._match is None:
            raise reset_first()
        return self._match

    @property
    def position(self) -> Position:
        """The true one, which no player may see."""
        return self.match.play.position

    @property
    def seat(self) -> int:
        """The learner's."""
        return self.match.seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        self._match = self.company.begin(int(self.np_random.integers(SEEDS)))
        self._over = False
        return self._shown()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise reset_first()
        if not 0 <= action < self.setting.actions or not self._allowed[action]:
            reward = self._refuse(int(action))
        else:
            self.match.play.play(int(action))
            self._over = not self.match.answer()
            reward = self.match.worth() if self._over else 0.0
        observation, info = self._shown()
        if self.position.seat == OVER:
            info |= self.match.result()
        return observation, reward, self._over, False, info

    def _refuse(self, action: int) -> float:
        if self.setting.raises:
            raise self.setting.illegal(self.position, action)
        self._over = True
        return self.setting.reward.illegal

    def _shown(self) -> tuple[Any, dict[str, Any]]:
        play = self.match.play
        self._allowed = bytes(self.setting.actions) if self._over else play.mask()
        mask = np.frombuffer(self._allowed, np.int8)
        numbers = arrays.vector(play.numbers(self.seat), self._scale)
        info = {"action_mask": mask}
        if self.render_mode == HUMAN:
            self.render()
        return ({"observation": numbers, "action_mask": mask} if self.setting.masked else numbers), info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """What sb3-contrib's MaskablePPO asks for."""
        if self._match is None:
            raise reset_first()
        return np.frombuffer(self._allowed, np.bool_)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return render(self.setting.game, self.position.seen_by(self.seat), self.render_mode)

    def close(self) -> None:
        """Programs that were opponents end."""
        if self._match is not None:
            self._match.end()


# -- many games at once ---------------------------------------------------------------------------------


class LearnersEnv(VectorEnv[Any, Any, Any]):
    """Many games, each with one learner, stepped in one call; arguments as for `LearnerEnv`.

    A game that ends is followed by a new one in the same step; what was seen last is in `infos["final_obs"]`, and
    what was told with it in `infos["final_info"]`.
    """

    metadata = {  # noqa: RUF012
        "render_modes": RENDER_MODES,
        "render_fps": FPS,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        variants: Mapping[str, str | int] | None = None,
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
        self.metadata = {**self.metadata, **self.setting.metadata}
        self.company = Company(self.setting, opponents, seat)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = arrays.observation_space(self.setting)
        self.single_action_space = spaces.Discrete(self.setting.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._scale = arrays.scale(self.setting)
        self._matches: list[Match] = []

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A seed settles all games; a list has one for each, and then each is settled by its own."""
        if isinstance(seed, list):
            self._randoms = self._seeded(seed)
        elif seed is not None or not self._matches:
            super().reset(seed=seed)
            self._randoms = [self.np_random] * self.num_envs
        self.close_extras()
        self._matches = [self._begin(number) for number in range(self.num_envs)]
        return self._shown()

    def _seeded(self, seeds: list[int | None]) -> list[np.random.Generator]:
        """A game without a seed goes on as it would have."""
        if len(seeds) != self.num_envs:
            raise WrongNumber(N_("{given} seeds for {games} games"), given=len(seeds), games=self.num_envs)
        before = self._randoms if self._matches else [self.np_random] * self.num_envs
        return [random if seed is None else np_random(seed)[0] for seed, random in zip(seeds, before, strict=True)]

    def _begin(self, number: int) -> Match:
        return self.company.begin(int(self._randoms[number].integers(SEEDS)))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        legal = self._legal(np.asarray(actions))
        plays, seats = self._seated()
        step_all(plays, seats, legal, self.company.all_random)
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        final = np.full(self.num_envs, None, np.object_)
        results: dict[int, dict[str, float]] = {}
        for number, match in enumerate(self._matches):
            going_on = legal[number] >= 0 and match.answer()
            if not going_on:
                rewards[number] = match.worth() if legal[number] >= 0 else self.setting.reward.illegal
                if match.play.position.seat == OVER:
                    results[number] = match.result()
                over[number] = True
                final[number] = self._last_seen(match)
                match.end()
                self._matches[number] = self._begin(number)
        observations, infos = self._shown()
        if over.any():
            last = self._last_told(over, results)
            infos |= {"final_obs": final, "_final_obs": over, "final_info": last, "_final_info": over}
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def _seated(self) -> tuple[list[Play], list[int]]:
        return [match.play for match in self._matches], [match.seat for match in self._matches]

    def _legal(self, actions: Any) -> list[int]:
        """The actions, with -1 for those that the mask forbids."""
        if not self._matches:
            raise reset_first()
        if actions.shape != (self.num_envs,):
            raise WrongNumber(N_("{given} actions for {games} games"), given=actions.size, games=self.num_envs)
        inside = (actions >= 0) & (actions < self.setting.actions)
        allowed = self._masks[np.arange(self.num_envs), np.where(inside, actions, 0)] & inside
        if self.setting.raises and not allowed.all():
            number = int(np.argmin(allowed))
            raise self.setting.illegal(self._matches[number].play.position, int(actions[number]))
        legal: list[int] = np.where(allowed, actions, -1).tolist()
        return legal

    def _last_seen(self, match: Match) -> Any:
        numbers = arrays.vector(match.play.numbers(match.seat), self._scale)
        if not self.setting.masked:
            return numbers
        return {"observation": numbers, "action_mask": np.zeros(self.setting.actions, np.int8)}

    def _last_told(self, over: Any, results: Mapping[int, Mapping[str, float]]) -> dict[str, Any]:
        """The infos of games that are over; those that were broken off have no result."""
        told = {"action_mask": np.zeros((self.num_envs, self.setting.actions), np.int8), "_action_mask": over}
        if results:
            numbers = list(results)
            counted = np.zeros(self.num_envs, np.bool_)
            counted[numbers] = True
            for name, kind in (("score", np.float64), ("rank", np.int64)):
                told[name], told[f"_{name}"] = np.zeros(self.num_envs, kind), counted
                told[name][numbers] = [result[name] for result in results.values()]
        return told

    def _shown(self) -> tuple[Any, dict[str, Any]]:
        shown, masks = show_all(*self._seated())
        numbers = np.frombuffer(shown, np.uint8).reshape(self.num_envs, -1) * self._scale
        mask = np.frombuffer(masks, np.int8).reshape(self.num_envs, -1)
        self._masks = mask.view(np.bool_)
        infos = {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}
        return ({"observation": numbers, "action_mask": mask} if self.setting.masked else numbers), infos

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """One row a game."""
        if not self._matches:
            raise reset_first()
        return self._masks

    def render(self) -> Any:
        """Of every game, from its learner's seat."""
        if self.render_mode is None:
            return None
        views = [match.play.position.seen_by(match.seat) for match in self._matches]
        return tuple(render(self.setting.game, view, self.render_mode) for view in views)

    def close_extras(self, **kwargs: Any) -> None:
        """Programs that were opponents end."""
        for match in self._matches:
            match.end()


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
