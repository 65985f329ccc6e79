"""`aedilis simulate`: random games by the thousand, with a table of what came of them."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from typing import Any

from rich import box
from rich.table import Table

import aedilis
from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.lab.simulation import Simulation, Tally
from aedilis.lab.simulation import simulate as play_all
from aedilis.terminal.arguments import engine
from aedilis.terminal.crew import crew_of, seed_of
from aedilis.terminal.progress import progress_bar
from aedilis.terminal.screen import Screen


def simulate(options: Namespace, screen: Screen) -> int:
    game = aedilis.game(options.game)
    seats = game.seats[-1] if options.seats is None else options.seats
    game.new(seats, **options.variant)
    seed = seed_of(options)
    simulation = Simulation(game.slug, seats, options.games, seed, game.check_variants(options.variant))
    crew = crew_of(options, simulation.games)
    started = time.perf_counter()
    with progress_bar(screen, simulation.games) as progress:
        tally = play_all(simulation, crew, progress)
    seconds = time.perf_counter() - started
    if options.json:
        print(json.dumps(report(game, simulation, tally, seconds), indent=2))
    else:
        show(game, simulation, tally, seconds, screen)
    return 0


def report(game: Game, simulation: Simulation, tally: Tally, seconds: float) -> dict[str, Any]:
    """Everything but `speed` depends on game, seats, variants, games and seed only."""
    seats = range(simulation.seats)
    return {
        "game": game.slug,
        "rules": game.version,
        "components": game.digest,
        "variants": dict(simulation.variants),
        "seats": simulation.seats,
        "games": simulation.games,
        "seed": simulation.seed,
        "scores": [tally.scores[seat].summary() for seat in seats],
        "wins": [tally.wins_of(seat) for seat in seats],
        "length": tally.lengths.summary(),
        "speed": {
            "compiled": aedilis.compiled(),
            "seconds": seconds,
            "games_per_second": simulation.games / seconds,
        },
    }


def show(game: Game, simulation: Simulation, tally: Tally, seconds: float, screen: Screen) -> None:
    say = screen.say
    names = game.words(screen.language).seat_names(simulation.seats)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say(N_("Points")))
    for heading in (N_("mean"), N_("min"), N_("25 %"), N_("median"), N_("75 %"), N_("max"), N_("wins"), N_("share")):
        table.add_column(say(heading), justify="right")
    for seat, name in enumerate(names):
        wins = tally.wins_of(seat)
        mean, *others = (number / game.unit for number in tally.scores[seat].summary().values())
        numbers = [screen.number(mean, 2), *(screen.number(number, 1 if number % 1 else 0) for number in others)]
        share = screen.number(100 * wins / simulation.games, 1)
        table.add_row(f"{seat} {name}", *numbers, screen.number(wins, 1), f"{share} %")
    length = tally.lengths.summary()
    heading = N_("{game}: {games} random games of {seats}")
    screen.print(
        say(heading, game=game.title(screen.language), games=screen.number(simulation.games), seats=simulation.seats),
        style="bold",
    )
    screen.print(table)
    decisions = N_("Decisions in a game, chance included: {mean} on average, {fewest} to {most}")
    fewest, most = screen.number(length["min"]), screen.number(length["max"])
    screen.print(say(decisions, mean=screen.number(length["mean"], 1), fewest=fewest, most=most))
    speed = N_("{rate} games a second, {seconds} s, {engine}")
    rate = screen.number(simulation.games / seconds)
    screen.print(say(speed, rate=rate, seconds=screen.number(seconds, 1), engine=engine(screen.words)))
    screen.print(say(N_("The same games again: --seed {seed}"), seed=simulation.seed))
