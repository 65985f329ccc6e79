"""OpenSpiel's own simulation test and bots over all games, and what states and observers promise beyond that."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.envs.settings import Setting, every_game, every_seat_count, every_seat_count_in_test_all, every_setting

import aedilis
from aedilis import NOBODY
from aedilis.envs.layout import has_observation, layout
from aedilis.envs.openspiel import SpielState, short_name


def loaded(setting: Setting, **params: str) -> pyspiel.Game:
    chosen = {"players": setting.seats, **params}
    for name, value in setting.variants.items():
        chosen[name.replace("-", "_")] = int(value) if value.isdigit() else value
    return pyspiel.load_game(short_name(setting.game), chosen)


def some_state(game: pyspiel.Game, steps: int, seed: int) -> SpielState:
    """After so many decisions of players at least, at one of theirs."""
    chooser = random.Random(seed)
    state: SpielState = game.new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, shares)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            steps -= 1
    return state


# -- OpenSpiel's own tests and bots ---------------------------------------------------------------------


@every_seat_count
def test_random_simulation(setting: Setting) -> None:
    """Among much else: states are serialised, cloned and read back, tensors have their shape, chances add up to one."""
    pyspiel.random_sim_test(loaded(setting), num_sims=1, serialize=True, verbose=False)


@every_setting
@pytest.mark.slow
def test_random_simulation_with_variants(setting: Setting) -> None:
    for reward in ("rank", "win", "margin"):
        pyspiel.random_sim_test(loaded(setting, reward=reward), num_sims=2, serialize=True, verbose=False)


def play_out(game: pyspiel.Game, bot: Any, seat: int) -> list[float]:
    """A game of that bot at one seat against random play."""
    chooser = random.Random(1)
    state = some_state(game, 0, 1)
    while not state.is_terminal():
        if state.is_chance_node():
            action = chooser.choice(state.chance_outcomes())[0]
        elif state.current_player() == seat:
            action = bot.step(state)
        else:
            action = chooser.choice(state.legal_actions())
        state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


class Glance(mcts.Evaluator):  # type: ignore[misc]
    """Who is ahead now, without playing on: the bots are tested here, not how well they play."""

    def evaluate(self, state: SpielState) -> Any:
        scores = state.world.position.scores()
        return np.array([float(score >= max(scores)) for score in scores])

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        options = state.legal_actions()
        return [(option, 1 / len(options)) for option in options]


@every_seat_count_in_test_all
def test_its_tree_search_plays_a_game(setting: Setting) -> None:
    game = loaded(setting)
    bot = mcts.MCTSBot(game, 2.0, 8, Glance(), random_state=np.random.RandomState(1))
    assert len(play_out(game, bot, 0)) == setting.seats


@every_seat_count_in_test_all
def test_its_tree_search_for_hidden_information_plays_a_game(setting: Setting) -> None:
    """It asks for other states in which the player would know the same."""
    game = loaded(setting)
    bot = ismcts.ISMCTSBot(game, Glance(), 2.0, 8, random_state=np.random.RandomState(1))
    assert len(play_out(game, bot, setting.seats - 1)) == setting.seats


# -- what else is promised ------------------------------------------------------------------------------


@every_setting
def test_a_resampled_state_looks_the_same_to_its_player(setting: Setting) -> None:
    state = some_state(loaded(setting), 25, 2)
    player = state.current_player()
    sampler = random.Random(2).random
    for _ in range(3):
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()


@every_setting
def test_a_resampled_state_does_not_tell_what_others_truly_chose(setting: Setting) -> None:
    """A search may ask what the others would know and do in it; it goes on like any other state."""
    game = loaded(setting)
    state = some_state(game, 25, 2)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(2).random)
    assert other.history() == []
    for seat in {*range(setting.seats)} - {player}:
        assert not any(other.information_state_tensor(seat)[-len(setting.game.actions) :])
        assert other.information_state_string(seat).split(":")[1] == ""
    again = game.deserialize_state(other.serialize())
    assert again.world.position == other.world.position
    other.apply_action(other.legal_actions()[0])
    assert other.world.position != again.world.position


@every_game
def test_information_states_remember_what_the_player_chose(setting: Setting) -> None:
    state = some_state(loaded(setting), 20, 3)
    player = state.current_player()
    chosen = [action.action for action in state.full_history() if action.player == player]
    counted = np.bincount(chosen, minlength=len(setting.game.actions)).tolist()
    assert state.information_state_tensor(player)[-len(counted) :] == counted
    assert state.information_state_string(player).split(":")[1] == " ".join(map(str, chosen))


@every_game
def test_observations_are_named_parts_from_0_to_1(setting: Setting) -> None:
    game = loaded(setting)
    state = some_state(game, 20, 4)
    observer = game.make_py_observer()
    observer.set_from(state, state.current_player())
    assert observer.dict["player 0: decides"].tolist() == [1.0]
    assert observer.tensor.min() >= 0
    assert observer.tensor.max() <= 1
    assert observer.tensor.tolist() == pytest.approx(state.observation_tensor(state.current_player()))


@every_setting
def test_public_observers_see_what_all_see(setting: Setting) -> None:
    game = loaded(setting)
    state = some_state(game, 20, 4)
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(kind)
    view = state.world.position.seen_by(NOBODY)
    shown = np.frombuffer(game.setting.observation.numbers(view), np.uint8) * np.array(game.setting.layout.scale)
    for player in range(setting.seats):
        observer.set_from(state, player)
        assert observer.tensor == pytest.approx(shown)
        assert observer.string_from(state, player) == setting.game.to_text(view)


def test_nobody_observes_all_hands_at_once() -> None:
    game = pyspiel.load_game("aedilis_city_of_rome")
    for private in (pyspiel.PrivateInfoType.ALL_PLAYERS, pyspiel.PrivateInfoType.NONE):
        assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True, private_info=private)) is None


@every_game
def test_games_and_states_are_pickled(setting: Setting) -> None:
    state = some_state(loaded(setting), 10, 7)
    game, again = pickle.loads(pickle.dumps((state.get_game(), state)))
    assert str(game) == str(state.get_game())
    assert again.world.position == state.world.position


@every_game
def test_an_action_is_checked_if_asked(setting: Setting) -> None:
    state = some_state(loaded(setting), 5, 8)
    forbidden = next(action for action in range(len(setting.game.actions)) if action not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(forbidden)


@every_game
def test_actions_and_chance_have_their_notation(setting: Setting) -> None:
    state: SpielState = loaded(setting).new_initial_state()
    outcomes = [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()]
    assert outcomes == [
        setting.game.notation(state.world.position, option) for option in state.world.position.options()
    ]
    state = some_state(loaded(setting), 3, 5)
    assert [state.action_to_string(option) for option in state.legal_actions()] == [
        setting.game.actions[option].notation for option in state.legal_actions()
    ]


@every_game
def test_a_clone_goes_its_own_way(setting: Setting) -> None:
    state = some_state(loaded(setting), 10, 6)
    before = state.world.position.copy()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.world.position == before != twin.world.position


def test_variants_and_rewards_are_parameters() -> None:
    game = pyspiel.load_game("aedilis_builders_antiquity(players=3,freed_wage=5,reward=margin)")
    assert game.setting.variants["freed-wage"] == "5"
    assert game.num_players() == 3
    assert game.max_utility() > 1
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)


def test_python_ends_without_complaint_after_games_were_registered() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import aedilis.envs.openspiel"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_all_games_are_registered() -> None:
    learnt = {short_name(game) for game in aedilis.all_games() if has_observation(game)}
    assert learnt <= {*pyspiel.registered_names()}


@every_game
def test_the_version_of_the_layout_is_in_the_metadata(setting: Setting) -> None:
    version = layout(setting.game.slug, setting.seats).version
    assert loaded(setting).metadata["observation_layout"] == version
