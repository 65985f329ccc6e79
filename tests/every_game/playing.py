"""Random games of every game, seat count and pair of variants: what the proofs in this folder run on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple, TypeVar, overload
from zlib import crc32

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from aedilis import NOBODY, OVER, Action, Game, Position, Rng, all_games

GAMES: Final = 300  # how many random games each proof plays for a setting in `make test`
MORE_GAMES: Final = 10_000  # and in `make test-all`
VARIED: Final = 15  # one in so many of them with each other combination of variants
KEPT: Final = 16  # every so manieth position of a game is kept

T = TypeVar("T")


def pairwise(variants: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    """The defaults, then few other combinations, until any two values of two variants (or any one of one) have met."""
    whole = [dict(zip(variants, values, strict=True)) for values in product(*variants.values())]
    together = min(2, len(variants))
    unmet = {pair for combination in whole for pair in combinations(combination.items(), together)}
    chosen: list[dict[str, str]] = []
    while unmet:
        best = whole[0]
        if chosen:
            best = max(whole, key=lambda combination: len(unmet & set(combinations(combination.items(), together))))
        unmet -= set(combinations(best.items(), together))
        chosen.append(best)
    return chosen


class Setting(NamedTuple):
    """What is played: a game, by how many, with which variants."""

    game: Game
    seats: int
    variants: dict[str, str]

    def __str__(self) -> str:
        return "-".join(
            [self.game.slug, str(self.seats), *(f"{name}={value}" for name, value in self.variants.items())]
        )

    def new(self) -> Position:
        return self.game.new(self.seats, **self.variants)

    def share(self, number: int) -> int:
        """Of so many games or views: all with the rules as they are, some with each other combination of variants."""
        as_they_are = self.variants == self.game.check_variants({})
        return number if as_they_are else max(1, number // VARIED)

    def viewers(self) -> list[int]:
        return [*range(self.seats), NOBODY]


SETTINGS: Final = [
    Setting(game, seats, variants)
    for game in all_games()
    for seats in game.seats
    for variants in pairwise(game.variants)
]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


def random_games(proof: Callable[[Setting, int], None]) -> Callable[[Setting, int], None]:
    """Makes a test of a proof about one random game, which is given by its setting and a number."""

    @every_setting
    @pytest.mark.parametrize("games", [GAMES, pytest.param(MORE_GAMES, marks=pytest.mark.slow)])
    def test(setting: Setting, games: int) -> None:
        @seed(crc32(f"{proof.__name__} {setting}".encode()))
        @settings(
            max_examples=setting.share(games),
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(st.integers(0, 2**40))
        def play_one(number: int) -> None:
            proof(setting, number)

        play_one()

    test.__name__ = proof.__name__
    test.__doc__ = proof.__doc__
    return test


# -- playing --------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """A decision of a game that was played: the position before it, and what was chosen."""

    position: Position
    option: int
    composing: bool  # whether something is prepared, and not yet committed

    def after(self) -> Position:
        position = self.position.copy()
        position.play(self.option)
        return position


class Played(Sequence[Moment]):
    """A game that was played, as its moments; only some positions are kept, those between are played again."""

    def __init__(self, setting: Setting, number: int) -> None:
        choose = player(setting, number)
        position = setting.new()
        self.options: list[int] = []
        self.actions: list[Action] = []
        self.kept: list[Position] = []
        while position.seat != OVER:
            option = choose(position)
            if len(self.options) % KEPT == 0:
                self.kept.append(position.copy())
            self.options.append(option)
            self.actions.append(setting.game.action(position, option))
            position.play(option)
        self.end = position

    def __len__(self) -> int:
        return len(self.options)

    @overload
    def __getitem__(self, index: int) -> Moment: ...
    @overload
    def __getitem__(self, index: slice) -> list[Moment]: ...
    def __getitem__(self, index: int | slice) -> Moment | list[Moment]:
        if isinstance(index, slice):
            return list(self._moments(range(len(self))[index]))
        return next(self._moments(range(len(self))[index:][:1]))

    def __iter__(self) -> Iterator[Moment]:
        return self._moments(range(len(self)))

    def _moments(self, wanted: range) -> Iterator[Moment]:
        """Moments one after the other."""
        if not wanted:
            return
        first = wanted[0] - wanted[0] % KEPT
        position = self.kept[first // KEPT].copy()
        for number in range(first, wanted[-1] + 1):
            if number in wanted:
                yield Moment(position.copy(), self.options[number], number > 0 and self.actions[number - 1].prepares)
            position.play(self.options[number])

    def kinds(self) -> dict[str, list[int]]:
        """The numbers of the moments, by what is done."""
        found: dict[str, list[int]] = {}
        for number, action in enumerate(self.actions):
            found.setdefault(action.verb, []).append(number)
        return found


def player(setting: Setting, number: int) -> Callable[[Position], int]:
    """Who plays game number so-and-so: every second one has tastes, so that what is rare otherwise is met too."""
    random = Rng(number, 1)
    if number % 2 == 0:
        return lambda position: position.pick(random)
    verbs = {action.verb: 50 if random.below(2) else 1 for action in setting.game.actions}
    tastes = [verbs[action.verb] * (1 if random.below(4) else 20) for action in setting.game.actions]

    def choose(position: Position) -> int:
        if position.seat < 0:
            return position.pick(random)
        options = position.options()
        left = random.below(sum(tastes[option] for option in options))
        for option in options:
            left -= tastes[option]
            if left < 0:
                return option
        raise AssertionError("tastes do not add up")

    return choose


def play(setting: Setting, number: int) -> Played:
    """A whole game."""
    return Played(setting, number)


def one_of(random: Rng, things: Sequence[T]) -> T:
    return things[random.below(len(things))]


def some_moments(played: Played, random: Rng, number: int) -> list[Moment]:
    """Some moments of a game, each of another kind of decision, so that rare ones are met as often as common ones."""
    kinds = list(played.kinds().values())
    while len(kinds) > number:
        kinds.pop(random.below(len(kinds)))
    return [played[one_of(random, alike)] for alike in kinds]


def kinds_of_paths(played: Played) -> list[list[range]]:
    """The decisions of a game, each from what is prepared first up to what commits it, and sorted into kinds."""
    kinds = []
    for alike in played.kinds().values():
        paths = []
        for last in alike:
            first = last
            while first and played.actions[first - 1].prepares:
                first -= 1
            if not played.actions[last].prepares:
                paths.append(range(first, last + 1))
        if paths:
            kinds.append(paths)
    return kinds
