"""Ruling 10 in whole games: no aqueduct is ever laid shorter than it could have been, found by trying all orders.

The slow reader in slow_scorer.py looks at the text of a position and knows nothing of the engine's ways.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from tests.every_game.playing import Setting, settings_of
from tests.games.city_of_marble.positions import GAME, begin, city, do, path, ways
from tests.games.city_of_marble.slow_scorer import DATA, SOURCES, City

from aedilis import CHANCE, OVER, Position, Rng
from aedilis.bots import BOTS, Budget
from aedilis.engine.text import from_toml

FIRST_RULES: Final = Path(__file__).with_name("first_rules.toml")
SETTINGS: Final = settings_of(GAME)  # all seat counts, and any two variants together
NUMBERS: Final[dict[str, int]] = DATA["aqueducts"]
BUDGET: Final = Budget(4)  # simulations: what bots choose matters here, not how well

Choose = Callable[[Position], int]


class Action(NamedTuple):
    """Laying pieces, from the first to the last."""

    laid: int
    possible: int


class Watch:
    """Follows the aqueducts of a game from one decision to the next."""

    def __init__(self) -> None:
        self.names: list[str] = []  # of the aqueducts that the action is about; none between actions
        self.possible = self.laid = 0

    def see(self, before: dict[str, Any], after: dict[str, Any]) -> Iterator[Action]:
        """What a decision did to aqueducts; an action when it is complete."""
        lines = City(after).paths
        old = City(before).paths
        begun = [name for name in lines if lines[name] and not old[name]]
        grown = sum(map(len, lines.values())) - sum(map(len, old.values())) - len(begun)
        if not self.names and (begun or grown):
            city = City(after)
            city.paths = {name: [SOURCES[name]] if name in begun else path for name, path in old.items()}
            self.names = begun or list(lines)
            pieces = NUMBERS["start_pieces" if begun else "expand_pieces"]
            self.possible, self.laid = city.most_pieces(self.names, pieces), 0
        self.laid += grown
        if self.names and after["decision"] != "piece":
            self.names = []
            yield Action(self.laid, self.possible)

    def good_pieces(self, now: dict[str, Any]) -> set[str]:
        """With which the most that was possible when the action began can still be reached."""
        city = City(now)
        left = self.possible - self.laid
        found = {way for name in self.names for way in city.ways_on(name)}
        return {way for way in found if 1 + city.with_piece(way).most_pieces(self.names, left - 1) == left}


def actions_in(position: Position, choose: Choose) -> Iterator[Action]:
    """Plays a game to its end; of pieces exactly those are offered that keep the most possible."""
    watch = Watch()
    before = GAME.describe(position)
    while position.seat != OVER:
        if watch.names and position.seat != CHANCE:
            assert ways(position) == watch.good_pieces(before)
        position.play(choose(position))
        after = GAME.describe(position)
        yield from watch.see(before, after)
        before = after


def at_random(number: int) -> Choose:
    random = Rng(number, 10)
    return lambda position: position.pick(random)


def by_bots(name: str, number: int, seats: int) -> Choose:
    bots = [BOTS[name](Rng(number, seat)) for seat in range(seats)]
    random = Rng(number, 11)

    def choose(position: Position) -> int:
        if position.seat == CHANCE:
            return position.pick(random)
        return bots[position.seat].choose(position.seen_by(position.seat), BUDGET)

    return choose


def assert_none_is_short(games: int, player: Callable[[int, Setting], Choose]) -> None:
    actions: list[Action] = []
    for number in range(games):
        setting = SETTINGS[number % len(SETTINGS)]
        actions += actions_in(setting.new(), player(number, setting))
    assert [action for action in actions if action.laid != action.possible] == []
    assert len(actions) * 10 > games, "too few to tell"


@pytest.mark.parametrize("games", [150, pytest.param(2000, marks=pytest.mark.slow)])
def test_random_players_lay_as_many_pieces_as_they_can(games: int) -> None:
    assert_none_is_short(games, lambda number, _: at_random(number))


@pytest.mark.parametrize(
    ("name", "games"), [("tiro", 3), *[pytest.param(name, 50, marks=pytest.mark.slow) for name in ("greedy", "tiro")]]
)
def test_bots_lay_as_many_pieces_as_they_can(name: str, games: int) -> None:
    assert_none_is_short(games, lambda number, setting: by_bots(name, number, setting.seats))


def test_a_branch_at_the_second_of_three_pieces_is_looked_through_to_its_end() -> None:
    """From K3 the first way, to K1, ends there, and the other goes on: so K3 is as good a beginning as L4."""
    position = path(city(begin(), "bath k3-k4"), "brown", "L8 L0")
    do(position, "play bath", "lay k1-k2", "without")
    found = City(GAME.describe(position))
    assert found.with_piece("grey sw").ways_on("grey") == {"grey n", "grey s"}
    assert found.with_piece("grey sw").with_piece("grey n").ways_on("grey") == set()
    assert ways(position) == found.best_pieces(["grey"], 3) == {"grey s", "grey sw"}


def test_a_line_that_is_too_short_would_be_noticed() -> None:
    """The second piece is taken away again."""
    position = path(city(begin(), "bath k1-k2"), "grey", "L2")
    before = GAME.describe(position)
    after = GAME.describe(do(position, "grey sw"))
    assert list(Watch().see(before, after)) == [Action(laid=2, possible=2)]
    after["aqueducts"]["grey"].pop()
    assert list(Watch().see(before, after)) == [Action(laid=1, possible=2)]


def test_a_text_of_the_first_rules_still_opens_where_all_ways_but_one_are_dead_ends_now() -> None:
    """Then the player was asked for the first piece, and could choose a dead end."""
    data = from_toml(FIRST_RULES.read_text(encoding="utf-8"))
    assert City(data).ways_on("grey") == {"grey s", "grey sw"}
    assert ways(GAME.parse(data)) == {"grey s"}
