"""What is claimed of the levels: each beats the one below, the best beats the simple bots, and none thinks for long."""

from __future__ import annotations

from fractions import Fraction
from time import perf_counter, process_time
from typing import Final, NamedTuple

from aedilis.bots import BOTS, Budget, TurnClock
from aedilis.bots.budget import ANY_NUMBER
from aedilis.bots.growth import heuristics_of
from aedilis.bots.search import new_root, search
from aedilis.engine.game import Game
from aedilis.engine.position import CHANCE
from aedilis.engine.rng import Rng
from aedilis.engine.table import Table
from aedilis.lab.sequential import Verdict
from aedilis.lab.standings import Standings
from aedilis.lab.tournament import Tournament

FLAT: Final = "aedilis.bots.flat:FlatBot"
MOST_GAMES: Final = 1000  # of a test that would end earlier if it could
SIMULATIONS: Final = 2000  # to measure how many there are in a second


class Contest(NamedTuple):
    """The first of two bots wins at least so many per cent, which is tested; or so many of a number of games."""

    first: str
    second: str
    at_least: int | None = None  # per cent
    games: int = MOST_GAMES
    needs: int = 0
    budget: int | None = None  # simulations for both

    def tournament(self, game: str, seats: int, seed: int, most: int | None = None) -> Tournament:
        """With no more simulations than `most`."""
        budget = Budget(min(self.budget or ANY_NUMBER, most or ANY_NUMBER))
        return Tournament(game, seats, (self.first, self.second), seed, budget)

    def standings(self, tournament: Tournament) -> Standings:
        return Standings(tournament, None if self.at_least is None else Fraction(self.at_least, 100))

    def met(self, standings: Standings) -> bool:
        return standings.bots[0].wins >= self.needs if self.at_least is None else standings.verdict is Verdict.SHOWN


CONTESTS: Final = {
    "tiro": Contest("tiro", "random", 65),
    "faber": Contest("faber", "tiro", 65),
    "architectus": Contest("architectus", "faber", 65),
    "imperator": Contest("imperator", "architectus", 65),
    "flat": Contest("architectus", FLAT, 55, budget=500),  # the same search without its tree
    "greedy": Contest("imperator", "greedy", games=20, needs=19),
    "random": Contest("imperator", "random", games=100, needs=98, budget=1000),  # with a tenth of its simulations
}


# -- how long they think ------------------------------------------------------------------------------------------


def simulations_a_second(game: Game, seats: int, simulations: int = SIMULATIONS) -> float:
    """In the middle of a random game, with the game's own heuristics."""
    position, random = game.new(seats), Rng(1)
    while position.seat == CHANCE or len(position.options()) < 2 or random.below(30):
        position.play(position.pick(random))
    view = position.seen_by(position.seat)
    start = process_time()
    search(view, new_root(), heuristics_of(view), simulations, random)
    return simulations / (process_time() - start)


class Times(NamedTuple):
    """Seconds."""

    decisions: list[float]  # each that has several options
    turns: list[float]  # each row of decisions of one seat


def thinking(game: Game, seats: int, level: str, most: int | None = None) -> Times:
    """A whole game of a level against itself, bounded as at a table, and by so many simulations."""
    table = Table(game, seats, Rng(2))
    bots = [BOTS[level](Rng(3, seat)) for seat in range(seats)]
    clock, times, last = TurnClock(seats), Times([], []), -1
    while waiting := table.waiting_for():
        seat = waiting[0]
        view, budget = table.view(seat), clock.budget(seat)
        start = perf_counter()
        option = bots[seat].choose(view, budget if most is None else budget._replace(simulations=most))
        spent = perf_counter() - start
        clock.took(spent)
        if seat != last:
            times.turns.append(0.0)
            last = seat
        times.turns[-1] += spent
        if len(view.options_of(seat)) > 1:
            times.decisions.append(spent)
        table.play(option, seat)
    return times


def two_seats(game: Game) -> int:
    """As few as can play: what is claimed is claimed of two."""
    return 2 if 2 in game.seats else game.seats[0]
