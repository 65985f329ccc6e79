"""Gymnasium's own checker over all games, and what one learner, or many at once, are promised beyond that."""

from __future__ import annotations

import copy
import os
import pickle
import random
import shlex
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.settings import Setting, any_of, every_game, every_seat_count, every_seat_count_in_test_all

import aedilis
from aedilis import OVER, IllegalOption, Position, Rng, WrongSeats
from aedilis.bots import Budget
from aedilis.bots.external import ExternalBot
from aedilis.envs import layout
from aedilis.envs.gymnasium import LearnerEnv, LearnersEnv, WrongNumber, id_of
from aedilis.envs.setting import NotReset


def made(setting: Setting, **options: Any) -> LearnerEnv:
    return LearnerEnv(setting.game.slug, setting.seats, setting.variants, **options)


def many(setting: Setting, number: int, **options: Any) -> LearnersEnv:
    return LearnersEnv(setting.game.slug, setting.seats, setting.variants, num_envs=number, **options)


@every_seat_count_in_test_all
def test_check_env(setting: Setting) -> None:
    """By its registered name, in all ways to render; the checker plays what it likes, legal or not."""
    options: dict[str, Any] = {"seats": setting.seats, "illegal": "terminate", "render_mode": "ansi"}
    check_env(gymnasium.make(id_of(setting.game), **options).unwrapped)


@every_seat_count
@pytest.mark.parametrize("observation", ["dict", "vector"])
def test_check_env_without_drawing(setting: Setting, observation: str) -> None:
    check_env(made(setting, illegal="terminate", observation=observation), skip_render_check=True)


@every_seat_count
def test_a_learner_plays_to_the_end(setting: Setting) -> None:
    game = made(setting)
    chooser = random.Random(1)
    observation, info = game.reset(seed=1)
    over = False
    while not over:
        assert game.observation_space.contains(observation)
        assert np.array_equal(game.action_masks(), info["action_mask"])
        assert np.flatnonzero(info["action_mask"]).tolist() == game.position.options_of(game.seat) != []
        observation, reward, over, truncated, info = game.step(any_of(info["action_mask"], chooser))
        assert over or reward == 0.0
        assert not truncated
    assert game.position.seat == OVER
    assert reward == game.setting.rewards(game.position)[game.seat]
    assert not info["action_mask"].any()


@every_game
def test_seats_change_unless_one_is_chosen(setting: Setting) -> None:
    game, fixed = made(setting), made(setting, seat=setting.seats - 1)
    seats = set()
    for seed in range(20):
        game.reset(seed=seed)
        fixed.reset(seed=seed)
        seats.add(game.seat)
        assert fixed.seat == setting.seats - 1
    assert seats == {*range(setting.seats)}


class Witness:
    """Takes the last option, and remembers what it was asked."""

    def __init__(self) -> None:
        self.views: list[Position] = []

    def choose(self, view: Position, budget: Budget) -> int:
        self.views.append(view)
        return view.options()[-1]


def test_opponents_sit_clockwise_and_get_views_only() -> None:
    left, right = Witness(), Witness()
    game = LearnerEnv("city-of-rome", 3, opponents=[left, right], seat=1)
    chooser = random.Random(2)
    _, info = game.reset(seed=2)
    over = False
    while not over:
        _, _, over, _, info = game.step(any_of(info["action_mask"], chooser))
    assert {view.viewer for view in left.views} == {view.seat for view in left.views} == {2}
    assert {view.viewer for view in right.views} == {view.seat for view in right.views} == {0}


def test_bots_by_name_play_the_same_from_the_same_seed() -> None:
    def scores() -> list[int]:
        game = LearnerEnv("builders-antiquity", 2, opponents="tiro", seat=0)
        chooser = random.Random(3)
        _, info = game.reset(seed=3)
        over = False
        while not over:
            _, _, over, _, info = game.step(any_of(info["action_mask"], chooser))
        return game.position.scores()

    assert scores() == scores()


@pytest.mark.parametrize(
    ("options", "error", "sentence"),
    [
        ({"opponents": ["random"]}, WrongSeats, "1 opponents for 3 seats, of which one is the learner's"),
        ({"opponents": "caesar"}, aedilis.AedilisError, "'caesar' cannot take a seat"),
        ({"opponents": 5}, aedilis.AedilisError, r"it has no method choose\(view, budget\)"),
        ({"seat": 3}, WrongSeats, r"there is no seat 3 \(there are: 0 to 2\)"),
    ],
)
def test_bad_company_is_refused_in_a_sentence(options: dict[str, Any], error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        LearnerEnv("city-of-rome", 3, **options)


def test_what_an_opponent_may_not_do_is_refused() -> None:
    class Cheat:
        def choose(self, view: Position, budget: Budget) -> int:
            return -1

    game = LearnerEnv("city-of-rome", 2, opponents=Cheat(), seat=1)
    with pytest.raises(IllegalOption, match="not allowed now"):
        game.reset(seed=1)


PROGRAM = """
import json, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        print(json.dumps({"option": message["options"][0]["option"], "question": message["question"]}), flush=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="as for other programs that play")
def test_programs_play_one_game_and_end_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[ExternalBot] = []
    close = ExternalBot.close

    def seen_closing(bot: ExternalBot) -> None:
        ended.append(bot)
        close(bot)

    monkeypatch.setattr(ExternalBot, "close", seen_closing)
    path = tmp_path / "first.py"
    path.write_text(PROGRAM)
    name = f"external:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
    game = LearnerEnv("builders-antiquity", 2, opponents=name, seat=1)
    game.reset(seed=1)
    game.reset(seed=2)
    assert len(ended) == 1
    game.close()
    assert len({*ended}) == 2


def test_nothing_is_played_before_a_reset_and_after_the_end() -> None:
    game = LearnerEnv("city-of-rome", 2, illegal="terminate", render_mode="ansi")
    many_games = LearnersEnv("city-of-rome", 2, num_envs=2)
    for ask in (lambda: game.step(0), game.action_masks, game.render, lambda: many_games.step([0, 0])):
        with pytest.raises(NotReset, match=r"call reset\(\) first"):
            ask()
    game.reset(seed=1)
    game.step(-1)
    with pytest.raises(NotReset, match=r"call reset\(\) first"):
        game.step(0)


@pytest.mark.parametrize("opponents", ["random", "greedy", "tiro"])
def test_copies_go_their_own_way(opponents: str) -> None:
    game = LearnerEnv("builders-antiquity", 2, opponents=opponents)
    games = LearnersEnv("builders-antiquity", 2, opponents=opponents, num_envs=2)
    _, info = game.reset(seed=1)
    _, infos = games.reset(seed=1)
    action = int(np.argmax(info["action_mask"]))
    actions = np.argmax(infos["action_mask"], axis=1)
    twins = [copy.deepcopy(game), pickle.loads(pickle.dumps(game)), game]
    seen = [twin.step(action)[0] for twin in twins]
    assert np.array_equal(seen[0], seen[1])
    assert np.array_equal(seen[0], seen[2])
    many_twins = [copy.deepcopy(games), pickle.loads(pickle.dumps(games)), games]
    seen = [twin.step(actions)[0] for twin in many_twins]
    assert np.array_equal(seen[0], seen[1])
    assert np.array_equal(seen[0], seen[2])


# -- many games at once ---------------------------------------------------------------------------------


@every_seat_count
def test_many_games_in_one_call(setting: Setting) -> None:
    """They stay in their spaces and go on to new games by themselves."""
    games = gymnasium.make_vec(id_of(setting.game), num_envs=3, seats=setting.seats)
    chooser = random.Random(4)
    observations, infos = games.reset(seed=4)
    ended = 0
    for _ in range(400):
        assert games.observation_space.contains(observations)
        assert infos["action_mask"].any(axis=1).all()
        actions = np.array([any_of(mask, chooser) for mask in infos["action_mask"]])
        observations, rewards, over, truncated, infos = games.step(actions)
        assert not truncated.any()
        assert not rewards[~over].any()
        for number in np.flatnonzero(over):
            assert games.single_observation_space.contains(infos["final_obs"][number])
        ended += over.sum()
    assert ended


@every_game
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_one_of_many_plays_like_one_alone(setting: Setting, opponents: str) -> None:
    alone, among = made(setting, opponents=opponents), many(setting, 1, opponents=opponents)
    chooser = random.Random(5)
    observation, info = alone.reset(seed=5)
    observations, infos = among.reset(seed=5)
    over = False
    for _ in range(1000 if opponents == "random" else 8):
        assert np.array_equal(observation, observations[0])
        assert np.array_equal(info["action_mask"], infos["action_mask"][0])
        action = any_of(info["action_mask"], chooser)
        observation, reward, over, _, info = alone.step(action)
        observations, rewards, ended, _, infos = among.step(np.array([action]))
        assert (reward, over) == (rewards[0], ended[0])
        if over:
            assert np.array_equal(observation, infos["final_obs"][0])
            for name in ("score", "rank"):
                assert infos["final_info"][name] == [info[name]]
            assert info["rank"] == alone.position.ranks()[alone.seat]
            assert info["score"] * setting.game.unit == alone.position.scores()[alone.seat]
            break
    assert over or opponents != "random"


@every_game
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_each_of_many_has_the_seed_it_was_given(setting: Setting, opponents: str) -> None:
    """It does not matter what the others do: games go as they would alone, and so do the next ones."""
    seeds: list[int | None] = [7, 3, 5]
    among = many(setting, 3, opponents=opponents)
    alone = [made(setting, opponents=opponents) for _ in seeds]
    among.reset(seed=9)
    chooser = random.Random(5)
    for given in (seeds, None):
        observations, infos = among.reset(seed=given)
        told = [game.reset(seed=seed) for game, seed in zip(alone, given or [None] * 3, strict=True)]
        for _ in range(4):
            assert np.array_equal(observations, [observation for observation, _ in told])
            actions = [any_of(info["action_mask"], chooser) for _, info in told]
            told = [(seen, info) for seen, *_, info in (game.step(a) for game, a in zip(alone, actions, strict=True))]
            observations, _, _, _, infos = among.step(np.array(actions))
    assert infos["action_mask"].shape == (3, among.setting.actions)


def test_there_is_one_seed_and_one_action_a_game() -> None:
    games = LearnersEnv("city-of-rome", 2, num_envs=3)
    with pytest.raises(WrongNumber, match="2 seeds for 3 games"):
        games.reset(seed=[1, 2])
    games.reset(seed=1)
    with pytest.raises(WrongNumber, match="2 actions for 3 games"):
        games.step([0, 0])


def test_the_last_infos_are_where_gymnasium_has_them() -> None:
    """Its own vector environment, which resets in the same step, tells the same of the same games.

    The first is lost by an illegal action, and later the second ends as games do.
    """
    ours = LearnersEnv("city-of-rome", 2, num_envs=2, illegal="terminate")
    theirs = gymnasium.vector.SyncVectorEnv(
        [lambda: LearnerEnv("city-of-rome", 2, illegal="terminate")] * 2,
        autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP,
    )
    told = [games.reset(seed=[1, 2])[1] for games in (ours, theirs)]
    for first in [-1, *[None] * 200]:
        actions = np.argmax(told[0]["action_mask"], axis=1)
        if first is not None:
            actions[0] = first
        told = [games.step(actions)[4] for games in (ours, theirs)]
        assert_same(*told)
        if "score" in told[0].get("final_info", ()):
            break
    assert told[0]["_final_info"].any()


def assert_same(one: Any, other: Any) -> None:
    """Of dicts of arrays, whose objects are compared where there are any."""
    if isinstance(one, dict):
        assert {*one} == {*other}
        for name in one:
            assert_same(one[name], other[name])
    else:
        assert one.dtype == other.dtype
        for mine, yours in zip(one, other, strict=True):
            assert np.array_equal(mine, yours)


@every_game
def test_what_one_of_many_may_not_do_is_refused_or_loses(setting: Setting) -> None:
    strict, lenient = many(setting, 2), many(setting, 2, illegal="terminate", observation="dict")
    for games in (strict, lenient):
        _, infos = games.reset(seed=6)
    legal = [int(np.argmax(mask)) for mask in infos["action_mask"]]
    with pytest.raises(IllegalOption, match="not allowed now"):
        strict.step(np.array([legal[0], -1]))
    _, rewards, over, _, infos = lenient.step(np.array([legal[0], -1]))
    assert over.tolist() == [False, True]
    assert rewards.tolist() == [0.0, -1.0]
    assert lenient.single_observation_space.contains(infos["final_obs"][1])


def test_random_opponents_play_like_the_bot_of_that_name() -> None:
    """The short cut through the engine and the bot itself choose by the same chances: their scores are alike."""

    def mean(opponents: Any) -> float:
        games = LearnersEnv("city-of-rome", 2, num_envs=8, opponents=opponents, seat=0, reward="margin")
        chooser = random.Random(7)
        _, infos = games.reset(seed=7)
        margins: list[float] = []
        while len(margins) < 120:
            actions = np.array([any_of(mask, chooser) for mask in infos["action_mask"]])
            _, rewards, over, _, infos = games.step(actions)
            margins += rewards[over].tolist()
        return float(np.mean(margins))

    assert abs(mean("random") - mean(aedilis.bots.BOTS["random"](Rng(7)))) < 5


@every_game
def test_the_version_of_the_layout_is_in_the_metadata(setting: Setting) -> None:
    """Of one game, of many, and through the wrappers that Gymnasium puts round them."""
    version = layout(setting.game.slug, setting.seats).version
    for made in (gymnasium.make(id_of(setting.game)), gymnasium.make_vec(id_of(setting.game), num_envs=2)):
        assert made.metadata["observation_layout"] == version
        assert "rgb_array" in made.metadata["render_modes"]
    assert "observation_layout" not in LearnerEnv.metadata  # which is that of all games
