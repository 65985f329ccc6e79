"""Who meets whom: everybody everybody, those who did equally well, or neighbours on a ladder.

A schedule is made of stages. What is played in a stage depends on the stages before it, and on nothing else, so a
tournament that was stopped goes on in the same way. In a match every bot of it sits everywhere equally often, with the
same cards; all matches of a stage are dealt alike.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from math import ceil, log2
from typing import Final

from aedilis.engine.words import N_
from aedilis.lab.tournament import Fixture, Played, Seating, Tournament
from aedilis.lab.workers import LabError

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
LADDER: Final = "ladder"
FORMATS: Final = (ROUND_ROBIN, SWISS, LADDER)


class Schedule(ABC):
    """`note` is to be told of all games of a stage before the next one is asked for."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament

    @abstractmethod
    def stages(self) -> Iterator[Iterable[Fixture]]: ...

    @abstractmethod
    def most_games(self) -> int: ...

    @abstractmethod
    def note(self, played: Played) -> None:
        """Tells what came of a game."""

    def order(self) -> list[int]:
        """The bots from the first place to the last, as far as the schedule itself decides that."""
        return []


class RoundRobin(Schedule):
    """Every group of bots, in every seating; so many games, all at once."""

    def __init__(self, tournament: Tournament, games: int) -> None:
        super().__init__(tournament)
        self.games = -(-games // tournament.round_length) * tournament.round_length

    def stages(self) -> Iterator[Iterable[Fixture]]:
        yield (self.tournament.fixture(number) for number in range(self.games))

    def most_games(self) -> int:
        return self.games

    def note(self, played: Played) -> None:
        """It changes nothing: everybody meets everybody anyway."""


class Matches(Schedule):
    """Stages of matches between groups of bots that are all different."""

    def __init__(self, tournament: Tournament, games: int) -> None:
        super().__init__(tournament)
        self.bots = len(tournament.bots)
        if self.bots < max(2, tournament.seats):
            message = N_("with {seats} at a table there must be {seats} bots or more, not {bots}")
            raise LabError(message, seats=tournament.seats, bots=self.bots)
        self.deals = -(-games // tournament.seats)  # of a match: each is played as often as there are seats
        self.ahead: list[float] = []  # by bot: the share of the others at its tables that it left behind, added up
        self.played: list[int] = []
        self._begin_stage()
        self._games = 0
        self._stages = 0

    def _begin_stage(self) -> None:
        self.ahead, self.played = [0.0] * self.bots, [0] * self.bots

    def note(self, played: Played) -> None:
        """With two at a table the others are one, and it is won or lost; a tie is half of that."""
        ranks = played.ranks
        for bot, rank in zip(played.seating, ranks, strict=True):
            behind = sum(other > rank for other in ranks) + (ranks.count(rank) - 1) / 2
            self.ahead[bot] += behind / (len(ranks) - 1) if len(ranks) > 1 else rank == 1
            self.played[bot] += 1

    def fixtures(self, groups: Sequence[Seating]) -> list[Fixture]:
        """All games of a stage; from deal to deal the neighbours change."""
        found: list[Fixture] = []
        for first, *others in groups:
            arrangements = list(permutations(others))
            for deal in range(self.deals):
                seating = first, *arrangements[deal % len(arrangements)]
                for turned in range(len(seating)):
                    seats = seating[turned:] + seating[:turned]
                    found.append(Fixture(self._games + len(found), seats, self._stages * self.deals + deal))
        self._games += len(found)
        self._stages += 1
        return found

    def groups_of(self, order: Sequence[int]) -> list[Seating]:
        """Neighbours of a row sit together; who is left over at its end rests."""
        seats = self.tournament.seats
        return [tuple(order[n : n + seats]) for n in range(0, len(order) - seats + 1, seats)]


class Swiss(Matches):
    """In every stage those meet who did equally well so far, and if possible have not met."""

    def __init__(self, tournament: Tournament, games: int, rounds: int | None) -> None:
        super().__init__(tournament, games)
        self.rounds = ceil(log2(self.bots)) + 1 if rounds is None else rounds
        self._points = [0.0] * self.bots  # the share of the others left behind in each match; of a rest the half
        self._met: Counter[frozenset[int]] = Counter()
        self._rested = [0] * self.bots

    def stages(self) -> Iterator[Iterable[Fixture]]:
        for _ in range(self.rounds):
            resting = self._resting()
            groups = self._pairing([bot for bot in self.order() if bot not in resting])
            self._met.update(frozenset(pair) for group in groups for pair in combinations(group, 2))
            self._begin_stage()
            yield self.fixtures(groups)
            for bot in range(self.bots):
                self._points[bot] += self.ahead[bot] / self.played[bot] if self.played[bot] else 1 / 2
                self._rested[bot] += bot in resting

    def _resting(self) -> set[int]:
        """The last ones of those who rested least."""
        number = self.bots % self.tournament.seats
        last = reversed(self.order())
        return set(sorted(last, key=lambda bot: self._rested[bot])[:number])

    def _pairing(self, order: list[int]) -> list[Seating]:
        """From the top: each sits with the next ones whom the table has met least often."""
        groups, left = [], list(order)
        while left:
            group = [left.pop(0)]
            while len(group) < self.tournament.seats:
                least = min(left, key=lambda bot: self._meetings(bot, group))
                left.remove(least)
                group.append(least)
            groups.append(tuple(group))
        return groups

    def _meetings(self, bot: int, group: Sequence[int]) -> int:
        return sum(self._met[frozenset((bot, other))] for other in group)

    def order(self) -> list[int]:
        return sorted(range(self.bots), key=lambda bot: -self._points[bot])

    def most_games(self) -> int:
        seats = self.tournament.seats
        return self.rounds * (self.bots // seats) * self.deals * seats


class Ladder(Matches):
    """Neighbours on the ladder meet and change places if need be; the tables of the next stage overlap with these.

    It is over when nobody has moved in two stages, when everybody could have come from the bottom to the top, or after
    so many stages. On the first rungs stand those who are named first.
    """

    def __init__(self, tournament: Tournament, games: int, rounds: int | None) -> None:
        super().__init__(tournament, games)
        self.rounds = self.bots if rounds is None else rounds
        self._rungs = list(range(self.bots))

    def stages(self) -> Iterator[Iterable[Fixture]]:
        quiet = 0
        for number in range(self.rounds):
            start = self._start(number)
            groups = self.groups_of(self._rungs[start:])
            self._begin_stage()
            yield self.fixtures(groups)
            before = list(self._rungs)
            for place, group in enumerate(groups):
                at = start + place * self.tournament.seats
                self._rungs[at : at + len(group)] = sorted(group, key=lambda bot: -self.ahead[bot])
            quiet = quiet + 1 if self._rungs == before else 0
            if quiet == 2:
                return

    def _start(self, number: int) -> int:
        """Every other stage begins so far down that the tables reach the last rung, or else half a table down."""
        seats = self.tournament.seats
        down = self.bots % seats or (seats // 2 if self.bots > seats else 0)
        return down if number % 2 else 0

    def order(self) -> list[int]:
        return list(self._rungs)

    def most_games(self) -> int:
        seats = self.tournament.seats
        tables = [(self.bots - self._start(number)) // seats for number in range(self.rounds)]
        return sum(tables) * self.deals * seats


def schedule_of(tournament: Tournament, form: str, games: int, rounds: int | None = None) -> Schedule:
    """`games` of the whole tournament, or of each match where there are matches."""
    if form == SWISS:
        return Swiss(tournament, games, rounds)
    return Ladder(tournament, games, rounds) if form == LADDER else RoundRobin(tournament, games)
