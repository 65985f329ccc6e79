"""`make bench`, last part: how fast the bots' search is in every game, and how long each level thinks.

Each level plays a game against itself with the most players; what it may think is bounded as at a table.
"""

import argparse
from collections.abc import Sequence
from statistics import median
from time import perf_counter, process_time

from rich.console import Console
from rich.table import Table

import aedilis
from aedilis import Game, Rng
from aedilis.bots import BOTS, LEVELS, TurnClock
from aedilis.bots.growth import heuristics_of
from aedilis.bots.search import new_root, search

SIMULATIONS = 2000


def simulations_a_second(game: Game, seats: int) -> float:
    """In the middle of a random game, with the game's own heuristics."""
    position, random = game.new(seats), Rng(1)
    while position.seat == aedilis.CHANCE or len(position.options()) < 2 or random.below(30):
        position.play(position.pick(random))
    view = position.seen_by(position.seat)
    start = process_time()
    search(view, new_root(), heuristics_of(view), SIMULATIONS, random)
    return SIMULATIONS / (process_time() - start)


def thinking(game: Game, seats: int, level: str) -> tuple[list[float], list[float]]:
    """Seconds for each real decision, and for each turn, of a whole game."""
    table = aedilis.Table(game, seats, Rng(2))
    bots = [BOTS[level](Rng(3, seat)) for seat in range(seats)]
    clock, decisions, turns, last = TurnClock(), [], [0.0], -1
    while (seat := table.position.seat) != aedilis.OVER:
        view = table.view(seat)
        start = perf_counter()
        option = bots[seat].choose(view, clock.budget(seat))
        spent = perf_counter() - start
        clock.took(spent)
        if seat != last:
            turns.append(0.0)
            last = seat
        turns[-1] += spent
        if view.count() > 1:
            decisions.append(spent)
        table.play(option)
    return decisions, turns


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="the two quicker levels only")
    options, _ = parser.parse_known_args(arguments)  # the others are for the first part
    table = Table(title=f"Bots at the largest table, {'compiled' if aedilis.compiled() else 'plain'} engine")
    table.add_column("game, seats, level")
    for heading in ("simulations a decision", "simulations/s", "median decision", "longest decision", "longest turn"):
        table.add_column(heading, justify="right")
    for game in aedilis.all_games():
        seats = game.seats[-1]
        rate = simulations_a_second(game, seats)
        for name in [*LEVELS][: 2 if options.quick else None]:
            decisions, turns = thinking(game, seats, name)
            times = [f"{1000 * value:,.0f} ms" for value in (median(decisions), max(decisions), max(turns))]
            table.add_row(f"{game.slug} {seats} {name}", f"{LEVELS[name].simulations:,}", f"{rate:,.0f}", *times)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
