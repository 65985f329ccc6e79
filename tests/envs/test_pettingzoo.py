"""PettingZoo's own test suite over all games, and what its environments promise beyond that."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.bombardment_test import bombardment_test
from tests.envs.settings import (
    Setting,
    any_of,
    every_game,
    every_seat_count,
    every_seat_count_in_test_all,
    every_setting,
)

import aedilis
from aedilis import NOBODY, IllegalOption, Rng
from aedilis.envs import layout
from aedilis.envs.pettingzoo import SeatsEnv, env
from aedilis.envs.rewards import UnknownChoice
from aedilis.envs.setting import NotReset


def made(setting: Setting, **options: Any) -> SeatsEnv:
    return env(setting.game.slug, setting.seats, setting.variants, **options)


def play(game: SeatsEnv, seed: int) -> list[int]:
    """A random game up to its end; returns what was chosen."""
    chooser = random.Random(seed)
    game.reset(seed=seed)
    chosen = []
    while not any(game.terminations.values()):
        action = any_of(game.last(observe=False)[4]["action_mask"], chooser)
        chosen.append(action)
        game.step(action)
    return chosen


# -- PettingZoo's own tests -----------------------------------------------------------------------------


@every_seat_count
@pytest.mark.parametrize("observation", ["dict", "vector"])
def test_api(setting: Setting, observation: str) -> None:
    api_test(made(setting, observation=observation), num_cycles=50)


@every_setting
def test_api_to_the_end_with_variants(setting: Setting) -> None:
    api_test(made(setting, reward="margin"), num_cycles=10_000)


@every_seat_count
def test_seed(setting: Setting) -> None:
    seed_test(lambda: made(setting), num_cycles=30)


@every_seat_count_in_test_all
def test_render(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    custom = {"svg": lambda drawing: drawing.startswith("<svg"), "ansi": lambda text: "\n" in text}
    render_test(lambda render_mode: made(setting, render_mode=render_mode), custom)
    assert capsys.readouterr().out.count("\n") > 10  # which is what "human" printed


class Bombarded(SeatsEnv):
    """That test takes what `step` returns for an observation, which `api_test` forbids to return."""

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.observe(self.agent_selection) if self.agents else self.observe_after_the_end()

    def observe_after_the_end(self) -> Any:
        return np.zeros(self.observation_space(self.possible_agents[0]).shape, np.float32)


@every_seat_count
def test_bombardment(setting: Setting) -> None:
    """It plays whatever it likes, legal or not."""
    game = made(setting, observation="vector", illegal="terminate")
    bombardment_test(Bombarded(game.setting), cycles=25)


# -- what else is promised ------------------------------------------------------------------------------


@every_seat_count
def test_the_mask_is_in_the_observation_and_in_the_info(setting: Setting) -> None:
    game = made(setting)
    game.reset(seed=3)
    chooser = random.Random(3)
    for _ in range(40):
        observation, _, _, _, info = game.last()
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        seat = game.possible_agents.index(game.agent_selection)
        assert np.flatnonzero(info["action_mask"]).tolist() == game.position.options()
        assert game.position.seat == seat
        for other in game.agents:
            if other != game.agent_selection:
                assert not game.observe(other)["action_mask"].any()
        game.step(any_of(info["action_mask"], chooser))


@every_seat_count
def test_parts_of_an_observation_say_what_they_are_called(setting: Setting) -> None:
    """The mark of who decides is 1 for the viewer, scaled like all others from 0 to 1."""
    game = made(setting)
    game.reset(seed=4)
    observation = game.last()[0]["observation"]
    place = game.setting.layout["player 0: decides"]
    assert observation[place.start : place.stop].tolist() == [1.0]
    assert observation.dtype == np.float32
    assert observation.shape == (game.setting.layout.size,)
    assert observation.min() >= 0
    assert observation.max() <= 1


@every_seat_count
def test_agents_see_the_same_of_worlds_that_look_the_same(setting: Setting) -> None:
    one, other = made(setting), made(setting)
    chooser, imagination = random.Random(5), Rng(5)
    one.reset(seed=5)
    other.reset(seed=6)
    for _ in range(60):
        for seat, agent in enumerate(one.agents):
            other._play.position = one.position.seen_by(seat).imagine(imagination)
            assert np.array_equal(one.observe(agent)["observation"], other.observe(agent)["observation"])
        if any(one.terminations.values()):
            break
        one.step(any_of(one.last()[4]["action_mask"], chooser))


@every_game
def test_the_same_seed_gives_the_same_games_and_another_one_others(setting: Setting) -> None:
    game = made(setting)
    first, again, other = play(game, 1), play(game, 1), play(game, 2)
    assert first == again != other


@every_game
def test_without_a_seed_games_differ(setting: Setting) -> None:
    game, twin = made(setting), made(setting)
    game.reset(seed=1)
    twin.reset(seed=1)
    starts = []
    for _ in range(6):
        game.reset()
        twin.reset()
        assert game.position == twin.position
        starts.append(game.position.key())
    assert len({*starts}) > 1


@every_seat_count
@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_rewards_come_at_the_end(setting: Setting, reward: str) -> None:
    game = made(setting, reward=reward)
    play(game, 7)
    expected = game.setting.rewards(game.position)
    for agent, worth in zip(game.possible_agents, expected, strict=True):
        assert game.agent_selection == agent
        assert game.last()[1:4] == (worth, True, False)
        game.step(None)
    assert game.agents == []


@every_seat_count
def test_the_last_infos_tell_how_the_game_came_out(setting: Setting) -> None:
    game = made(setting)
    play(game, 7)
    assert [info["rank"] for info in game.infos.values()] == game.position.ranks()
    assert [info["score"] * setting.game.unit for info in game.infos.values()] == game.position.scores()


@every_game
def test_what_the_mask_forbids_is_refused_in_a_sentence(setting: Setting) -> None:
    game = made(setting)
    game.reset(seed=8)
    before = game.position.copy()
    forbidden = int(np.flatnonzero(game.last()[4]["action_mask"] == 0)[0])
    for action in (forbidden, -1, len(setting.game.actions), None):
        with pytest.raises(IllegalOption, match=r"is not allowed now \(allowed: "):
            game.step(action)
    assert game.position == before


@every_game
def test_nothing_is_played_before_a_reset_and_after_the_end(setting: Setting) -> None:
    game = made(setting)
    with pytest.raises(NotReset, match=r"call reset\(\) first"):
        game.step(0)
    for ask in (game.last, game.state, lambda: game.observe("player_0"), lambda: game.position):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            ask()
    play(game, 8)
    while game.agents:
        game.step(None)
    with pytest.raises(NotReset, match=r"call reset\(\) first"):
        game.step(None)


@every_game
def test_copies_go_their_own_way_to_the_same_end(setting: Setting) -> None:
    """In the middle of a game, as for a search, or for another process."""
    game = made(setting)
    chooser = random.Random(12)
    game.reset(seed=12)
    for _ in range(15):
        game.step(any_of(game.last(observe=False)[4]["action_mask"], chooser))
    before = game.position.copy()
    ends = []
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        chooser = random.Random(13)
        while not any(twin.terminations.values()):
            twin.step(any_of(twin.last(observe=False)[4]["action_mask"], chooser))
        ends.append(twin.position)
    assert game.position == before
    assert ends[0] == ends[1] != before


def test_people_see_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    shown, asked = env("city-of-rome", 2, render_mode="human"), env("city-of-rome", 2, render_mode="ansi")
    for game in (shown, asked):
        game.reset(seed=1)
    assert capsys.readouterr().out == asked.render() + "\n"
    action = any_of(shown.last(observe=False)[4]["action_mask"], random.Random(1))
    for game in (shown, asked):
        game.step(action)
    assert capsys.readouterr().out == asked.render() + "\n"


def test_variants_may_be_numbers() -> None:
    assert env("builders-antiquity", 2, {"freed-wage": 5}).setting.variants["freed-wage"] == "5"


@every_game
def test_or_it_loses_the_game(setting: Setting) -> None:
    game = made(setting, illegal="terminate")
    game.reset(seed=9)
    offender = game.agent_selection
    game.step(-1)
    assert all(game.terminations.values())
    assert {agent: game.rewards[agent] for agent in game.agents} == {
        agent: -1.0 if agent == offender else 0.0 for agent in game.agents
    }


@every_game
def test_the_state_is_what_all_agents_see(setting: Setting) -> None:
    game = made(setting)
    game.reset(seed=10)
    state = game.state()
    assert game.state_space.contains(state)
    seen = [game.observe(agent)["observation"] for agent in game.agents]
    assert np.array_equal(state, np.concatenate(seen))


def test_a_picture_shows_only_what_its_viewer_may_see() -> None:
    game = env("city-of-rome", 3, render_mode="svg")
    game.reset(seed=1)
    view = game.position.seen_by(game.position.seat)
    assert game.render() == view._repr_svg_()
    play(game, 1)
    assert game.render() == game.position.seen_by(NOBODY)._repr_svg_()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 9}, "players, not 9"),
        ({"variants": {"speed": "fast"}}, "no variant 'speed'"),
        ({"reward": "money"}, "'reward' cannot be 'money' (allowed: rank, win, margin)"),
        ({"illegal": "ignore"}, "'illegal' cannot be 'ignore' (allowed: raise, terminate)"),
        ({"observation": "image"}, "'observation' cannot be 'image' (allowed: dict, vector)"),
        ({"render_mode": "3d"}, "'render_mode' cannot be '3d' (allowed: human, ansi, svg, rgb_array)"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises((aedilis.AedilisError, UnknownChoice)) as refused:
        env(**{"game": "city-of-rome", **options})
    assert sentence in str(refused.value)


@every_game
def test_the_version_of_the_layout_is_in_the_metadata(setting: Setting) -> None:
    version = layout(setting.game.slug, setting.seats).version
    assert env(setting.game.slug).metadata["observation_layout"] == version
