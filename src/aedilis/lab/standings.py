"""What the games of a tournament say about each bot, and whether the first of two wins as often as is claimed."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations
from statistics import fmean
from typing import Any

from aedilis.bots.external import BotError
from aedilis.bots.loading import kind_of
from aedilis.engine.position import victories
from aedilis.lab.rating import ratings
from aedilis.lab.sequential import SequentialTest, Verdict, wilson
from aedilis.lab.tournament import Played, Seating, Tournament


@dataclass
class Standing:
    """A bot that sits at a table twice has played two games."""

    games: int = 0
    wins: Fraction = Fraction(0)  # shared wins are split
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failures: int = 0


@dataclass
class Standings:
    """Counts only, so that memory does not grow with the number of games, unless somebody wants them all."""

    tournament: Tournament
    least: Fraction | None = None  # the share of games that the first bot is said to win
    keep: bool = False
    results: list[str] = field(default_factory=list)  # of all games if they are kept, as JSON: a million fit
    games: int = 0
    reasons: list[BotError] = field(default_factory=list)  # why bots failed
    verdict: Verdict = Verdict.UNDECIDED

    def __post_init__(self) -> None:
        self.bots = [Standing() for _ in self.tournament.bots]
        self._test = None if self.least is None else SequentialTest(float(self.least))
        self._round: list[float] = []  # what the first bot has won in it so far
        self._results: Counter[tuple[Seating, Seating]] = Counter()  # how often each seating ended with these ranks

    def add(self, played: Played) -> None:
        if self.keep:
            self.results.append(json.dumps([played.seating, played.scores, played.ranks]))
        self.games += 1
        self._results[played.seating, tuple(played.ranks)] += 1
        winners = max(1, played.ranks.count(1))  # who plays alone may lose, and then nobody wins
        for seat, bot in enumerate(played.seating):
            standing = self.bots[bot]
            standing.games += 1
            standing.wins += Fraction(played.ranks[seat] == 1, winners)
            standing.points += played.scores[seat]
            standing.decisions += played.decisions[seat]
            standing.seconds += played.seconds[seat]
            standing.failures += played.failures[seat]
        for failure in played.reasons:
            self._note(failure)
        if self._test is not None:
            self._round.append(first_wins(played))
            if len(self._round) == self.tournament.round_length:
                self.verdict = self._test.add(fmean(self._round))
                self._round.clear()

    def _note(self, failure: BotError) -> None:
        """Of each kind of failure the first one."""
        kinds = {(known.values["bot"], kind_of(known.values["reason"])) for known in self.reasons}
        if (failure.values["bot"], kind_of(failure.values["reason"])) not in kinds:
            self.reasons.append(failure)

    def table(self) -> list[dict[str, Any]]:
        """A row for each bot, the strongest first."""
        rated = ratings(len(self.bots), self._results)
        rows = [
            {
                "bot": name,
                "rating": rating.points,
                "rating_interval": [rating.points - rating.reach, rating.points + rating.reach],
                "games": standing.games,
                "wins": float(standing.wins),
                "win_rate": float(standing.wins / standing.games),
                "win_rate_interval": list(wilson(float(standing.wins), standing.games)),
                "mean_points": standing.points / standing.games,
                "decisions": standing.decisions,
                "failures": standing.failures,
                "seconds_per_decision": standing.seconds / max(1, standing.decisions),
            }
            for name, rating, standing in zip(self.tournament.bots, rated, self.bots)
            if standing.games
        ]
        return sorted(rows, key=lambda row: -row["rating"])

    def pairs(self) -> list[dict[str, Any]]:
        """Who came out ahead of whom in how many of the games that both played; a tie counts half."""
        games: Counter[Seating] = Counter()
        ahead: dict[Seating, Fraction] = defaultdict(Fraction)
        for (seating, ranks), times in self._results.items():
            for (bot, rank), (other, others) in permutations(zip(seating, ranks), 2):
                if bot != other:
                    games[bot, other] += times
                    ahead[bot, other] += Fraction(times * ((rank < others) + (rank <= others)), 2)
        names = self.tournament.bots
        return [
            {
                "bot": names[bot],
                "other": names[other],
                "games": games[bot, other],
                "win_rate": float(ahead[bot, other] / games[bot, other]),
                "win_rate_interval": list(wilson(float(ahead[bot, other]), games[bot, other])),
            }
            for bot, other in sorted(games)
        ]


def first_wins(played: Played) -> float:
    """What of a game the first bot of two has won; a draw counts half."""
    seat = played.seating.index(0)
    return victories(played.ranks)[seat]
