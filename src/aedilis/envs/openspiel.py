"""OpenSpiel: importing this module registers every game, as `aedilis_carpe_diem` and so on.

    import pyspiel
    import aedilis.envs.openspiel

    game = pyspiel.load_game("aedilis_carpe_diem(players=3,reward=win)")
    state = game.new_initial_state()

Chance is explicit. Variants are parameters, with `_` for `-`. Strings and tensors are made from views only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import aedilis
from aedilis.engine.game import Game
from aedilis.engine.position import CHANCE, NOBODY, OVER, Position
from aedilis.engine.rng import Rng
from aedilis.envs.layout import has_observation
from aedilis.envs.needed import missing
from aedilis.envs.setting import Setting

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from error

FINE: Final = 1 << 30  # how finely a sampler's number from 0 to 1 seeds a generator


def short_name(game: Game) -> str:
    return f"aedilis_{game.slug.replace('-', '_')}"


# -- parameters -----------------------------------------------------------------------------------------


def parameters(game: Game) -> dict[str, int | str]:
    """All that can be chosen, with what it is if nobody does."""
    variants = {name.replace("-", "_"): typed(values)[0] for name, values in game.variants.items()}
    return {"players": max(2, game.seats[0]), "reward": "rank", **variants}


def typed(values: Sequence[str]) -> list[int] | list[str]:
    """As OpenSpiel reads a value from a text: numbers are numbers."""
    return [int(value) for value in values] if all(value.isdigit() for value in values) else list(values)


def setting_of(game: Game, params: Mapping[str, int | str]) -> Setting:
    chosen = {**parameters(game), **params}
    variants = {name: str(chosen[name.replace("-", "_")]) for name in game.variants}
    return Setting(game.slug, int(chosen["players"]), variants, str(chosen["reward"]))


def game_type(game: Game, setting: Setting) -> pyspiel.GameType:
    """Scores need not add up; ranks always do, and so do wins."""
    utility = pyspiel.GameType.Utility
    sums = {"rank": utility.ZERO_SUM, "win": utility.CONSTANT_SUM}
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if setting.seats == 1 else sums.get(setting.reward.name, utility.GENERAL_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def game_info(game: Game, setting: Setting) -> pyspiel.GameInfo:
    sums = {"rank": 0.0, "win": 1.0}
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.actions),
        max_chance_outcomes=len(game.outcomes),
        num_players=setting.seats,
        min_utility=setting.reward.least,
        max_utility=setting.reward.most,
        utility_sum=None if setting.seats == 1 else sums.get(setting.reward.name),
        max_game_length=game.longest(setting.seats),
    )


# -- the game -------------------------------------------------------------------------------------------


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with parameters; each has a class of its own."""

    ours: Game

    def __init__(self, params: Mapping[str, int | str] | None = None) -> None:
        game = self.ours
        chosen = {**parameters(game), **(params or {})}
        self.setting = setting_of(game, chosen)
        self.metadata = self.setting.metadata
        super().__init__(game_type(game, self.setting), game_info(game, self.setting), chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer | None:
        """For what one player sees, or for what all of them see; None, as OpenSpiel has it, for anything else.

        What only one player sees has no meaning without the rest of the table, so that is never left out.
        """
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        public = kind.private_info == pyspiel.PrivateInfoType.NONE and kind.public_info and not kind.perfect_recall
        return Observer(self.setting, kind, params) if private or public else None


class World:
    """What a state holds. OpenSpiel copies states deeply; this makes it quick."""

    def __init__(self, position: Position, chosen: tuple[tuple[int, ...], ...]) -> None:
        self.position = position
        self.chosen = chosen  # by seat: its own choices so far

    def __deepcopy__(self, memo: object) -> World:
        return World(self.position.copy(), self.chosen)

    def play(self, option: int) -> None:
        seat = self.position.seat
        if seat >= 0:
            self.chosen = (*self.chosen[:seat], (*self.chosen[seat], option), *self.chosen[seat + 1 :])
        self.position.play(option)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        setting = game.setting
        self.world = World(setting.new(), ((),) * setting.seats)

    def current_player(self) -> int:
        seat = self.world.position.seat
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.position.options_of(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        options = self.world.position.options()
        weights = self.world.position.weights() or [1] * len(options)
        whole = sum(weights)
        return [(option, weight / whole) for option, weight in zip(options, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.world.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game: Game = self.get_game().setting.game
        return (game.outcomes if player == pyspiel.PlayerId.CHANCE else game.actions)[action].notation

    def is_terminal(self) -> bool:
        return self.world.position.seat == OVER

    def returns(self) -> list[float]:
        setting: Setting = self.get_game().setting
        position = self.world.position
        return setting.rewards(position) if position.seat == OVER else [0.0] * setting.seats

    def __str__(self) -> str:
        game: Game = self.get_game().setting.game
        return game.to_text(self.world.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this player may be in for all it knows, each with its fair share.

        It has no history and none of the others' choices: what they truly chose may be secret.
        """
        state: SpielState = self.get_game().new_initial_state()
        position = self.world.position.seen_by(player).imagine(Rng(int(sampler() * FINE), int(sampler() * FINE)))
        own = [chosen if seat == player else () for seat, chosen in enumerate(self.world.chosen)]
        state.world = World(position, tuple(own))
        return state


# -- what is seen ---------------------------------------------------------------------------------------


class Observer:
    """The named parts of an observation; with perfect recall also how often the player chose each action.

    The string with perfect recall is all own choices in order and all that the view knows, as bytes: that is long, but
    quick to make and to compare. The other one is the view as a text that can be read. Without private information it
    is what somebody sees who looks on, seat 0 first.
    """

    def __init__(self, setting: Setting, kind: pyspiel.IIGObservationType, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters (given: {', '.join(params)})")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        self.setting = setting
        size = setting.layout.size
        self.tensor = np.zeros(size + (setting.actions if self.recalls else 0), np.float32)
        self.dict = {name: self.tensor[place.start : place.stop] for name, place in setting.layout.items()}
        if self.recalls:
            self.dict["chosen"] = self.tensor[size:]
        self._shown = self.tensor[:size]
        self._scale = np.array(setting.layout.scale, np.float32)

    def view(self, state: SpielState, player: int) -> Position:
        return state.world.position.seen_by(player if self.private else NOBODY)

    def set_from(self, state: SpielState, player: int) -> None:
        numbers = self.setting.observation.numbers(self.view(state, player))
        np.multiply(np.frombuffer(numbers, np.uint8), self._scale, out=self._shown)
        if self.recalls:
            chosen = state.world.chosen[player]
            self.dict["chosen"][:] = np.bincount(np.array(chosen, np.int64), minlength=self.setting.actions)

    def string_from(self, state: SpielState, player: int) -> str:
        view = self.view(state, player)
        if not self.recalls:
            return self.setting.game.to_text(view)
        return f"{player}:{' '.join(map(str, state.world.chosen[player]))}:{view.key().hex()}"


# -- registering ----------------------------------------------------------------------------------------


def register(game: Game) -> None:
    """By a class: OpenSpiel lets go of it after Python has ended, which a function would not survive.

    It is an attribute of this module, where pickle looks for it.
    """
    kind = type(game.position.__name__, (SpielGame,), {"ours": game})
    globals()[kind.__name__] = kind
    pyspiel.register_game(game_type(game, setting_of(game, {})), kind)


GAMES: Final = [game for game in aedilis.all_games() if has_observation(game)]
for _game in GAMES:
    register(_game)
