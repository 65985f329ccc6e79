"""PettingZoo: `env("carpe-diem", seats=3)` is an AEC environment in which every seat is an agent.

from aedilis.envs.pettingzoo import env

game = env("city-of-rome", seats=3, reward="rank", render_mode="ansi")
game.reset(seed=1)
for agent in game.agent_iter():
    observation, reward, termination, truncation, info = game.last()
    mask = observation["action_mask"]  # and info["action_mask"], the same
    game.step(None if termination or truncation else game.action_space(agent).sample(mask))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aedilis.engine.position import NOBODY, OVER, Position
from aedilis.envs import arrays
from aedilis.envs.drawing import FPS, HUMAN, RENDER_MODES, render
from aedilis.envs.needed import missing
from aedilis.envs.setting import Dealer, Setting, reset_first

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as error:
    raise missing(error, "rl") from error


class OfAGame:
    """Where something of a game will be: until there is one, who looks there is told so."""

    def __get__(self, instance: object, owner: type) -> Any:
        raise AttributeError(str(reset_first()))


def env(
    game: str,
    seats: int | None = None,
    variants: Mapping[str, str | int] | None = None,
    *,
    reward: str = "rank",
    illegal: str = "raise",
    observation: str = "dict",
    render_mode: str | None = None,
) -> SeatsEnv:
    """A game in which every seat is an agent, `player_0` and so on.

    game, seats, variants: what is played, by how many (as many as can, if unsaid) and with which variants
    reward: "rank", "win" or "margin", given when the game is over; see `aedilis.envs.rewards`
    illegal: "raise" an error on an action that the mask forbids, or "terminate" the game, which then is lost
    observation: "dict" holds "observation" and "action_mask"; with "vector" the mask is in the infos only
    render_mode: "human" (prints after each step), "ansi", "svg" or "rgb_array", as seen by the seat that decides
    """
    return SeatsEnv(Setting(game, seats, variants, reward, illegal, render_mode, observation))


class SeatsEnv(AECEnv[str, Any, int]):  # type: ignore[misc]
    """Chance is answered from the seed, so an agent always decides."""

    _play = agent_selection = rewards = terminations = truncations = OfAGame()
    infos: Any = OfAGame()

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.render_mode = setting.render_mode
        self.metadata = {
            "name": f"{setting.game.slug.replace('-', '_')}_v{setting.game.version}",
            "render_modes": RENDER_MODES,
            "render_fps": FPS,
            "is_parallelizable": False,
            **setting.metadata,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: arrays.observation_space(setting) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0.0, 1.0, (setting.seats * setting.layout.size,), np.float32)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._scale = arrays.scale(setting)
        self._nothing = np.zeros(setting.actions, np.int8)
        self._nothing.flags.writeable = False
        self._masked = setting.masked
        self._actions = setting.actions
        self._dealer = Dealer(setting)

    @property
    def position(self) -> Position:
        """The true one, which no agent may see."""
        position: Position = self._play.position
        return position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # -- playing --------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed settles this game and those that follow it."""
        self._play = self._dealer.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask(self._play.position.seat)

    def _ask(self, seat: int) -> None:
        """An agent decides next, and is told what it may do."""
        self._allowed = self._play.mask()
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": np.frombuffer(self._allowed, np.int8)}
        if self.render_mode == HUMAN:
            self.render()

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise reset_first()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self._actions or not self._allowed[action]:
            self._refuse(agent, action)
            return
        seat = self._play.play(int(action))
        self.infos[agent] = {"action_mask": self._nothing}
        if seat == OVER:
            position = self._play.position
            self._end(self.setting.rewards(position), self.setting.results(position))
        else:
            self._ask(seat)

    def _refuse(self, agent: str, action: int | None) -> None:
        if self.setting.raises:
            raise self.setting.illegal(self._play.position, action)
        rewards = [0.0] * self.setting.seats
        rewards[self._seats[agent]] = self.setting.reward.illegal
        self._end(rewards, [{}] * self.setting.seats)

    def _end(self, rewards: list[float], results: list[dict[str, float]]) -> None:
        """Nothing is rewarded before, so what was gathered is what is given now."""
        for agent, reward, result in zip(self.agents, rewards, results, strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self._nothing, **result}
        self.agent_selection = self.agents[0]
        if self.render_mode == HUMAN:
            self.render()

    # -- showing --------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Any:
        numbers = arrays.vector(self._play.numbers(self._seats[agent]), self._scale)
        if self._masked:
            return {"observation": numbers, "action_mask": self.infos[agent]["action_mask"]}
        return numbers

    def state(self) -> arrays.Floats:
        """What all seats see together, for critics that may know more than players: one observation after the other."""
        return np.concatenate(
            [arrays.vector(self._play.numbers(seat), self._scale) for seat in range(self.max_num_agents)]
        )

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        position = self._play.position
        return render(
            self.setting.game, position.seen_by(position.seat if position.seat >= 0 else NOBODY), self.render_mode
        )

    def close(self) -> None:
        """Nothing is left open."""
