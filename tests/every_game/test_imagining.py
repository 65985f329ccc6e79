"""`imagine` gives each possible world its fair share: none too often, none never, none that is impossible.

Where nothing is secret there is only one world, and everybody imagines just that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.every_game.about import about
from tests.every_game.likelihood import differ, unlikely
from tests.every_game.observing import told
from tests.every_game.playing import (
    WITH_SECRETS,
    WITHOUT_SECRETS,
    Moment,
    Setting,
    every_game,
    kinds_of_paths,
    one_of,
    play,
    random_games_of,
    share,
    some_moments,
)

from aedilis import CHANCE, Game, Position, Rng

MOST_WORLDS = 150  # in a position small enough to count them all
VIEWS = 30  # how many views of such positions are tested of each game, over all its settings
MORE_VIEWS = 1200
PATIENCE = 20  # random games that are looked through for one view
SAMPLE = 600
# One in ten thousand fair samples looks unfair, and more are looked at than that: whatever does is looked at again.
SECOND_LOOK = 20

every_setting_with_secrets = pytest.mark.parametrize("setting", WITH_SECRETS, ids=str)
views = pytest.mark.parametrize("number", [VIEWS, pytest.param(MORE_VIEWS, marks=pytest.mark.slow)])


@every_game
def test_every_game_says_whether_it_has_secrets(game: Game) -> None:
    assert about(game, "fair_worlds").SECRETS in (False, True)


@random_games_of(WITHOUT_SECRETS)
def test_where_nothing_is_secret_everybody_imagines_what_is(setting: Setting, number: int) -> None:
    """Except for what another one has only prepared."""
    random = Rng(number, 2)
    played = play(setting, number)
    for alike in kinds_of_paths(played):
        numbers = one_of(random, alike)
        path = played[numbers.start : numbers.stop]
        for moment in path:
            for viewer in setting.viewers():
                known = moment if viewer == moment.position.seat else path[0]
                assert moment.position.seen_by(viewer).imagine(random) == known.position


# -- fair shares --------------------------------------------------------------------------------------------------


@random_games_of(WITH_SECRETS)
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
    for game in range(PATIENCE * number):
        for moment in some_moments(play(setting, game), random, 99):
            viewer = one_of(random, setting.viewers())
            worlds = known.possible_worlds(moment.position, viewer, MOST_WORLDS)
            if worlds is not None and len(worlds) > 1:
                yield moment.position, viewer, worlds
                number -= 1
                if not number:
                    return
    pytest.fail(f"{number} more views with few possible worlds were not found")


@every_setting_with_secrets
@views
def test_each_possible_world_has_its_fair_share(setting: Setting, number: int) -> None:
    random = Rng(2, setting.seats)
    for position, viewer, worlds in small_positions(setting, share(number, setting)):
        view = position.seen_by(viewer)
        size = max(SAMPLE, 12 * len(worlds))
        imagined = worlds_imagined(setting, view, size, random)
        assert imagined.keys() <= worlds.keys(), "an impossible world is no accident"
        if unlikely(imagined, worlds):
            assert not unlikely(worlds_imagined(setting, view, SECOND_LOOK * size, random), worlds)


def worlds_imagined(setting: Setting, view: Position, size: int, random: Rng) -> Counter[object]:
    known = about(setting.game, "fair_worlds")
    return Counter(known.world_of(view.imagine(random)) for _ in range(size))


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


@every_setting_with_secrets
@views
def test_nothing_that_was_seen_is_forgotten(setting: Setting, number: int) -> None:
    """Worlds imagined before a decision, played on and kept if they look right, are distributed like those after it."""
    random = Rng(3, setting.seats)
    wanted = share(number, setting)
    for game in range(PATIENCE * wanted):
        played = play(setting, game)
        numbers = one_of(random, one_of(random, kinds_of_paths(played)))
        if compare_before_and_after(setting, played[numbers.start : numbers.stop], random):
            wanted -= 1
            if not wanted:
                return
    pytest.fail(f"{wanted} more decisions that can be compared were not found")


def compare_before_and_after(setting: Setting, path: list[Moment], random: Rng) -> bool:
    """False if one cannot, as too few worlds fit what the decision has shown."""
    viewer = one_of(random, setting.viewers())
    if is_hidden(setting, path, viewer, random):
        return False
    before, after = before_and_after(setting, path, viewer, SAMPLE, random)
    if before.total() < 50:
        return False
    if differ(before, after):
        assert not differ(*before_and_after(setting, path, viewer, SECOND_LOOK * SAMPLE, random))
    return True


def before_and_after(
    setting: Setting, path: list[Moment], viewer: int, size: int, random: Rng
) -> tuple[Counter[object], Counter[object]]:
    """Worlds imagined before and played on, as far as they look right; and as many that are imagined after it."""
    known = about(setting.game, "fair_worlds")
    view, later = path[0].position.seen_by(viewer), path[-1].after().seen_by(viewer)
    kept: Counter[object] = Counter()
    for _ in range(size):
        world = view.imagine(random)
        if follow(setting, viewer, world, path, random) and world.seen_by(viewer) == later:
            kept[known.world_of(world)] += 1
    return kept, worlds_imagined(setting, later, kept.total(), random)
