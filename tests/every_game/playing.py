"""Random games of every game, with any two of seat count and variants: what the proofs in this folder run on.

How many are played stands here, for a game as a whole: more settings of it do not make its proofs longer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Final, NamedTuple, TypeVar, overload
from zlib import crc32

import pytest
from tests.every_game.about import has_secrets

import aedilis
from aedilis import NOBODY, OVER, Action, Game, Position, Rng, all_games

# How many random games of each game a proof plays in `make test`, over all its settings. Plain Python plays fewer, as
# it takes ten times as long: tests/parity shows that it plays the same.
GAMES: Final = 120 if aedilis.compiled() else 40
MORE_GAMES: Final = 3_000  # and in `make test-all`
SOME_DRAWN_GAMES: Final = 60  # the same of those that are drawn: pictures are plain Python on both engines
MORE_DRAWN_GAMES: Final = 400
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
        unusual = [f"{name}={value}" for name, value in self.variants.items() if value != self.game.variants[name][0]]
        return "-".join([self.game.slug, str(self.seats), *unusual])

    def new(self) -> Position:
        return self.game.new(self.seats, **self.variants)

    def viewers(self) -> list[int]:
        return [*range(self.seats), NOBODY]


def setting_of(slug: str, seats: int, **variants: str) -> Setting:
    """With the usual value of every variant that is not named."""
    game = aedilis.game(slug)
    return Setting(game, seats, game.check_variants(variants))


def settings_of(game: Game) -> list[Setting]:
    """Every seat count as usual, then whatever it takes until any two values have met, that of the seats among them.

    Who plays alone plays another game, in which some variants do nothing: what meets there has to meet elsewhere too.
    """
    usual = [setting_of(game.slug, seats) for seats in game.seats]
    counts = [[str(seats) for seats in game.seats if (seats == 1) == alone] for alone in (True, False)]
    paired = [combination for seats in counts if seats for combination in pairwise({"seats": seats, **game.variants})]
    others = [setting_of(game.slug, int(values.pop("seats")), **values) for values in paired]
    return usual + [setting for setting in others if setting not in usual]


SETTINGS: Final = [setting for game in all_games() for setting in settings_of(game)]
USUAL: Final = [setting_of(game.slug, seats) for game in all_games() for seats in game.seats]
WITH_SECRETS: Final = [setting for setting in SETTINGS if has_secrets(*setting)]
WITHOUT_SECRETS: Final = [setting for setting in SETTINGS if not has_secrets(*setting)]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_seat_count = pytest.mark.parametrize("setting", USUAL, ids=str)
every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)

Proof = Callable[[Setting, int], None]


def share(number: int, setting: Setting) -> int:
    """How many of something fall to one of a game's settings, if its game gets so many."""
    return -(-number // sum(one.game.slug == setting.game.slug for one in SETTINGS))


def random_games_of(settings: Sequence[Setting], few: int = GAMES, more: int = MORE_GAMES) -> Callable[[Proof], Proof]:
    """Makes a test of a proof about one random game, which is given by its setting and a number."""

    def made_of(proof: Proof) -> Proof:
        @pytest.mark.parametrize("games", [few, pytest.param(more, marks=pytest.mark.slow)])
        @pytest.mark.parametrize("setting", settings, ids=str)
        def test(setting: Setting, games: int) -> None:
            first = crc32(f"{proof.__name__} {setting}".encode())  # each proof has games of its own
            for number in range(first, first + share(games, setting)):
                proof(setting, number)

        test.__name__ = proof.__name__
        test.__doc__ = proof.__doc__
        return test

    return made_of


random_games = random_games_of(SETTINGS)


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
