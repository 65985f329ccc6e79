"""`imagine` gives each possible world its fair share: none too often, none never, none that is impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.every_game.about import about
from tests.every_game.likelihood import differ, unlikely
from tests.every_game.observing import told
from tests.every_game.playing import (
    Moment,
    Setting,
    every_setting,
    kinds_of_paths,
    one_of,
    play,
    random_games,
    some_moments,
)

from aedilis import CHANCE, Position, Rng

MOST_WORLDS = 150  # in a position small enough to count them all
VIEWS = 25  # how many views of such positions are tested
MORE_VIEWS = 400
SAMPLE = 600

views = pytest.mark.parametrize("number", [VIEWS, pytest.param(MORE_VIEWS, marks=pytest.mark.slow)])


@random_games
def test_imagined_worlds_differ_if_there_is_more_than_one(setting: Setting, number: int) -> None:
    """The true one is among those that are possible, and none is imagined that is not."""
    random = Rng(number, 2)
    known = about(setting.game, "fair_worlds")
    position = one_of(random, some_moments(play(setting, number), random, 99)).position
    viewer = one_of(random, setting.viewers())
    view = position.seen_by(viewer)
    worlds = known.possible_worlds(position, viewer, MOST_WORLDS)
    imagined = Counter(known.world_of(view.imagine(random)) for _ in range(30))
    if worlds is None:
        assert len(imagined) > 1
    else:
        assert known.world_of(position) in worlds
        assert imagined.keys() <= worlds.keys()


def small_positions(setting: Setting, number: int) -> Iterator[tuple[Position, int, Counter[object]]]:
    """Views with few possible worlds, and those worlds."""
    known = about(setting.game, "fair_worlds")
    random = Rng(1, setting.seats)
    game = 0
    while number:
        game += 1
        for moment in some_moments(play(setting, game), random, 99):
            viewer = one_of(random, setting.viewers())
            worlds = known.possible_worlds(moment.position, viewer, MOST_WORLDS)
            if number and worlds is not None and len(worlds) >= known.FEWEST_WORLDS:
                number -= 1
                yield moment.position, viewer, worlds


@every_setting
@views
def test_each_possible_world_has_its_fair_share(setting: Setting, number: int) -> None:
    known = about(setting.game, "fair_worlds")
    random = Rng(2, setting.seats)
    for position, viewer, worlds in small_positions(setting, setting.share(number)):
        view = position.seen_by(viewer)
        imagined = Counter(known.world_of(view.imagine(random)) for _ in range(max(SAMPLE, 12 * len(worlds))))
        assert not unlikely(imagined, worlds)


# -- what is imagined after a decision is what was imagined before it and fits ----------------------------------


def is_hidden(setting: Setting, path: list[Moment], viewer: int, random: Rng) -> bool:
    """Whether the viewer would have to guess how somebody decided, as with a card kept in secret."""
    if path[0].position.seat in (CHANCE, viewer):
        return False
    game, last = setting.game, path[-1]
    seen = told(game, last.position, last.option, last.after(), viewer)
    worlds = [last.position]
    if len(path) == 1:
        worlds += [last.position.seen_by(viewer).imagine(random) for _ in range(20)]
    for world in worlds:
        for option in world.options():
            other = Moment(world, option, False)
            if option != last.option and told(game, world, option, other.after(), viewer) == seen:
                return True
    return False


def follow(setting: Setting, viewer: int, world: Position, path: list[Moment], random: Rng) -> bool:
    """Plays the same in another world, with chance deciding anew; False if that is not legal there.

    Where others take something that the viewer cannot tell apart, each is as likely to be taken as any other.
    """
    known = about(setting.game, "fair_worlds")
    for moment in path:
        option = world.pick(random) if world.seat == CHANCE else moment.option
        if option not in world.options():
            return False
        if world.seat not in (CHANCE, viewer) and not known.happens_to_be(world, option, random):
            return False
        world.play(option)
    return True


@every_setting
@views
def test_nothing_that_was_seen_is_forgotten(setting: Setting, number: int) -> None:
    """Worlds imagined before a decision, played on and kept if they look right, are distributed like those after it."""
    known = about(setting.game, "fair_worlds")
    random = Rng(3, setting.seats)
    number = setting.share(number)
    game = 0
    while number:
        game += 1
        played = play(setting, game)
        numbers = one_of(random, one_of(random, kinds_of_paths(played)))
        path = played[numbers.start : numbers.stop]
        viewer = one_of(random, setting.viewers())
        if is_hidden(setting, path, viewer, random):
            continue
        view, later = path[0].position.seen_by(viewer), path[-1].after().seen_by(viewer)
        kept: Counter[object] = Counter()
        for _ in range(SAMPLE):
            world = view.imagine(random)
            if follow(setting, viewer, world, path, random) and world.seen_by(viewer) == later:
                kept[known.world_of(world)] += 1
        if kept.total() >= 50:
            number -= 1
            imagined: Counter[object] = Counter(known.world_of(later.imagine(random)) for _ in range(kept.total()))
            assert not differ(kept, imagined)
