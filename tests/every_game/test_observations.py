"""What environments show of a view: parts of fixed places and bounds, the same with every variant, none of them idle.

That two games whose viewer has seen the same give equal numbers is asked wherever views are compared (`observing.py`),
and that both engines give the same in `tests/parity`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from tests.every_game.observing import numbers
from tests.every_game.playing import SETTINGS, USUAL, Setting, one_of, play, random_games_of, settings_of

from aedilis import ALL, OVER, Game, Position, Rng, all_games, settle
from aedilis.bots.growth import heuristics_of
from aedilis.envs import layout, observation_of
from aedilis.envs.layout import has_observation

SHOWN = [game for game in all_games() if has_observation(game)]
every_game = pytest.mark.parametrize("game", SHOWN, ids=lambda game: game.slug)
every_seat_count = pytest.mark.parametrize("setting", [one for one in USUAL if one.game in SHOWN], ids=str)
random_games = random_games_of([one for one in SETTINGS if one.game in SHOWN])

LARGEST = 255  # what a byte holds
MOST_GAMES = 400  # until every part has said something
RARE = 5  # so often what was done, with what came of it, is looked at


def test_every_game_can_be_learned() -> None:
    lacking = [game.name for game in all_games() if not has_observation(game)]
    assert not lacking, f"{', '.join(lacking)} needs a module observation.py: see aedilis.engine.observation"


@every_seat_count
def test_parts_are_named_and_documented(setting: Setting) -> None:
    observation = observation_of(setting.game)
    for parts in (observation.common, observation.each):
        assert len({part.name for part in parts}) == len(parts)
    for part in (*observation.common, *observation.each):
        assert part.name == part.name.strip().lower() != ""
        assert part.about
        assert part.size >= 1
        assert 1 <= part.most <= LARGEST
        assert part.least <= 0
        assert len(part.names) in (0, part.size)
        assert len(set(part.names)) == len(part.names)


@every_seat_count
def test_a_layout_covers_an_observation_without_gaps(setting: Setting) -> None:
    places = layout(setting.game.slug, setting.seats)
    at = 0
    for place in places.values():
        assert place.start == at
        at = place.stop
    assert at == places.size == observation_of(setting.game).size(setting.seats)


@random_games
def test_numbers_keep_to_their_bounds(setting: Setting, number: int) -> None:
    random = Rng(number, 3)
    places = layout(setting.game.slug, setting.seats)
    played = play(setting, number)
    positions = [one_of(random, played).position for _ in range(8)]
    for position in [*positions, played.end]:
        shown = numbers(setting.game, position.seen_by(one_of(random, setting.viewers())))
        for place in places.values():
            part = shown[place.start : place.stop]
            assert max(part) <= place.most - place.least, f"{place.name}: {max(part)}"


def worth_a_look(game: Game) -> Iterator[Position]:
    """Of games by random players, and by such as finish what they begin: what comes of things that are seldom done."""
    seen: Counter[tuple[int, int]] = Counter()
    settings = settings_of(game)
    for number in range(MOST_GAMES):
        random = Rng(number, 3)
        position = settings[number % len(settings)].new()
        hurried = heuristics_of(position)
        while position.seat != OVER:
            option = hurried.pick(position, random) if number // len(settings) % 2 else position.pick(random)
            position.play(option)
            settle(position, random)
            seen[option, position.base] += 1
            if seen[option, position.base] <= RARE:
                yield position


@every_game
def test_every_part_says_something(game: Game) -> None:
    """Over many games, no part is always the same."""
    observation = observation_of(game)
    idle = {("table", part.name) for part in observation.common} | {("player", part.name) for part in observation.each}
    first: dict[tuple[str, str], bytes] = {}
    places = {seats: layout(game.slug, seats).values() for seats in game.seats}
    for position in worth_a_look(game):
        shown = numbers(game, position.seen_by(max(0, position.seat)))
        for place in places[position.seats]:
            part = ("table" if place.player < 0 else "player", place.name.rpartition(": ")[2])
            contents = bytes(shown[place.start : place.stop])
            if first.setdefault(part, contents) != contents:
                idle.discard(part)
        if not idle:
            break
    assert not idle


@every_seat_count
def test_the_viewer_comes_first(setting: Setting) -> None:
    """Seen from the seat that decides, it is the first block that decides."""
    places = layout(setting.game.slug, setting.seats)
    for moment in play(setting, 1)[::5]:
        position = moment.position
        if position.seat < 0 or position.together:
            continue
        shown = numbers(setting.game, position.seen_by(position.seat))
        deciding = [shown[places[f"player {n}: decides"].start] for n in range(setting.seats)]
        assert deciding == [1] + [0] * (setting.seats - 1)


@every_game
def test_only_views_are_shown(game: Game) -> None:
    """The true position tells too much."""
    position = game.new(game.seats[-1])
    assert position.viewer == ALL
    with pytest.raises(ValueError, match="view"):
        observation_of(game).numbers(position)
