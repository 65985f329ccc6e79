"""Two games whose viewer has seen the same so far give that viewer equal views, options, logs and sheets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.every_game.observing import Told, assert_look_the_same, told
from tests.every_game.playing import Setting, one_of, play, random_games, some_moments

from aedilis import ALL, OVER, Game, Position, Rng

STEPS = 12  # how long two games are followed side by side
TRIES = 3  # how many other decisions are tried at each step


class Pair(NamedTuple):
    """One decision in each of two games that looked the same to a viewer before."""

    viewer: int
    after: Position
    other_after: Position
    told: list[Told]
    other_told: list[Told]
    all_one: bool  # whether the two decisions are different, but come to the same


def decide(game: Game, position: Position, option: int, viewer: int) -> tuple[Position, list[Told]]:
    after = position.copy()
    after.play(option)
    return after, told(game, position, option, after, viewer)


def candidates(game: Game, position: Position, other: Position, option: int, viewer: int, random: Rng) -> list[int]:
    """Options of the other game that may look to the viewer like this one: the same, or some of the same kind."""
    if position.seat == viewer:
        return [option]
    alike = [o for o in other.options() if game.action(other, o).verb == game.action(position, option).verb]
    chosen = [one_of(random, alike) for _ in range(TRIES) if alike]
    return [*chosen, option] if option in alike else chosen


def side_by_side(setting: Setting, number: int) -> Iterator[Pair]:
    """A game and a possible one, played on so that the viewer is told the same of both."""
    random = Rng(number, 2)
    game = setting.game
    for moment in some_moments(play(setting, number), random, 2):
        if moment.composing:  # others do not see that something is being prepared, so here they imagine it is not
            continue
        viewer = one_of(random, setting.viewers())
        position, world = moment.position, moment.position.seen_by(viewer).imagine(random)
        for _ in range(STEPS):
            if position.seat == OVER:
                break
            option = position.pick(random)
            after, seen = decide(game, position, option, viewer)
            same = decide(game, world, option, viewer)[0] if option in world.options() else None
            unnoticed = None
            for other in candidates(game, position, world, option, viewer, random):
                other_after, other_seen = decide(game, world, other, viewer)
                pair = Pair(viewer, after, other_after, seen, other_seen, other != option and other_after == same)
                yield pair
                if pair.told == pair.other_told:
                    unnoticed = pair
            if unnoticed is None:
                break
            position, world = unnoticed.after, unnoticed.other_after


@random_games
def test_an_imagined_position_looks_like_the_true_one(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    for moment in some_moments(play(setting, number), random, 3):
        viewer = one_of(random, setting.viewers())
        world = moment.position.seen_by(viewer).imagine(random)
        assert world.viewer == ALL
        assert_look_the_same(setting.game, moment.position, world, viewer)


@random_games
def test_an_imagined_position_reads_like_the_true_one(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    game = setting.game
    for moment in some_moments(play(setting, number), random, 1):
        viewer = one_of(random, setting.viewers())
        view = moment.position.seen_by(viewer)
        assert game.to_text(view.imagine(random).seen_by(viewer)) == game.to_text(view)


@random_games
def test_who_is_told_the_same_of_two_games_sees_the_same(setting: Setting, number: int) -> None:
    for pair in side_by_side(setting, number):
        if pair.told == pair.other_told:
            assert_look_the_same(setting.game, pair.after, pair.other_after, pair.viewer)


@random_games
def test_who_sees_the_same_of_two_games_is_told_the_same(setting: Setting, number: int) -> None:
    """The log tells nothing that the view does not show, except in which order cards came."""
    for pair in side_by_side(setting, number):
        if not pair.all_one and pair.after.seen_by(pair.viewer) == pair.other_after.seen_by(pair.viewer):
            assert sorted(map(str, pair.told)) == sorted(map(str, pair.other_told))


@random_games
def test_an_imagined_position_can_be_played_to_the_end(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    for moment in some_moments(play(setting, number), random, 1):
        world = moment.position.seen_by(one_of(random, setting.viewers())).imagine(random)
        while world.seat != OVER:
            option = world.pick(random)
            assert option in world.options()
            world.play(option)


@random_games
def test_what_is_only_prepared_is_shown_to_nobody_else(setting: Setting, number: int) -> None:
    """Nor told: others see and hear nothing until it is committed."""
    random = Rng(number, 2)
    game = setting.game
    played = play(setting, number)
    preparing = [n for n, action in enumerate(played.actions) if action.prepares]
    for _ in range(3 if preparing else 0):
        moment = played[one_of(random, preparing)]
        after = moment.after()
        assert after.seat == moment.position.seat
        for viewer in setting.viewers():
            if viewer != moment.position.seat:
                assert after.seen_by(viewer) == moment.position.seen_by(viewer)
                assert told(game, moment.position, moment.option, after, viewer) == []


@random_games
def test_a_view_shows_no_options_to_those_who_do_not_decide(setting: Setting, number: int) -> None:
    random = Rng(number, 2)
    for moment in some_moments(play(setting, number), random, 2):
        position = moment.position
        for viewer in setting.viewers():
            view = position.seen_by(viewer)
            assert view.viewer == viewer
            assert view.options() == (position.options() if viewer == position.seat else [])
