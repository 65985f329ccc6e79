"""`aedilis levels`: everything that docs/bots.md says about the strength of the bots, measured again, as its tables."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from statistics import median
from typing import Final

import aedilis
from aedilis.bots import LEVELS, UNHURRIED
from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.lab.calibration import BINS, brier, estimates, reliability
from aedilis.lab.course import course
from aedilis.lab.levels import CONTESTS, MOST_GAMES, Contest, simulations_a_second, thinking, two_seats
from aedilis.lab.schedule import RoundRobin
from aedilis.lab.sequential import Verdict
from aedilis.lab.standings import Standings
from aedilis.lab.tournament import Tournament
from aedilis.terminal.arguments import engine
from aedilis.terminal.crew import crew_of
from aedilis.terminal.progress import progress_bar
from aedilis.terminal.screen import CommandError, Screen

USUAL_SEED: Final = 1
CALIBRATED: Final = "architectus"
CALIBRATION_GAMES: Final = 40
VERDICTS: Final = {
    Verdict.SHOWN: N_("shown: at least {share} %"),
    Verdict.REFUTED: N_("refuted: less than {share} %"),
    Verdict.UNDECIDED: N_("undecided: at least {share} %"),
}


def levels(options: Namespace, screen: Screen) -> int:
    options.seed = USUAL_SEED if options.seed is None else options.seed
    games = [aedilis.game(slug) for slug in options.game] or aedilis.all_games()
    wanted = rows_of(options.only)
    good = True
    for game in games:
        print(f"## {game.name}, {engine(screen.words)}", end="\n\n")
        good &= contests(game, [name for name in wanted if name in CONTESTS], options, screen)
        for name in wanted:
            if name in MEASURED:
                MEASURED[name](game, options, screen)
    return int(not good)


def rows_of(text: str | None) -> list[str]:
    known = [*CONTESTS, *MEASURED]
    wanted = known if text is None else [name.strip() for name in text.split(",")]
    for name in wanted:
        if name not in known:
            raise CommandError(N_("there is no row '{row}' (there are: {known})"), row=name, known=", ".join(known))
    return wanted


def row(cells: Sequence[str]) -> None:
    """One line of a table, as soon as it is known."""
    print(f"| {' | '.join(cells)} |", flush=True)


def head(headings: Sequence[str]) -> None:
    row(headings)
    row(["---"] * len(headings))


# -- who beats whom -----------------------------------------------------------------------------------------------


def contests(game: Game, names: Sequence[str], options: Namespace, screen: Screen) -> bool:
    """Whether all that is claimed was found."""
    say = screen.say
    if not names:
        return True
    print(say(N_("What follows `aedilis tournament {game} --seed {seed}`:"), game=game.slug, seed=options.seed))
    print()
    head([say(N_("options")), say(N_("won")), say(N_("verdict")), say(N_("processor time"))])
    found = [contest(game, CONTESTS[name], options, screen) for name in names]
    print()
    return all(found)


def contest(game: Game, asked: Contest, options: Namespace, screen: Screen) -> bool:
    tournament = asked.tournament(game.slug, two_seats(game), options.seed, options.budget)
    standings = asked.standings(tournament)
    schedule = RoundRobin(tournament, at_most(asked.games, options.games))
    games = schedule.games
    before = processor_seconds()
    with (
        progress_bar(screen, games) as progress,
        closing(course(schedule, crew_of(options, games))) as played,
    ):
        for one in played:
            standings.add(one)
            progress(1)
            if standings.verdict is not Verdict.UNDECIDED:
                break
    seconds = processor_seconds() - before
    wins = screen.number(float(standings.bots[0].wins))
    won = screen.say(N_("{won} of {games}"), won=wins, games=standings.games)
    row([f"`{words_for(asked, tournament, games)}`", won, verdict(asked, standings, screen), lasting(seconds)])
    return asked.met(standings)


def words_for(asked: Contest, tournament: Tournament, games: int) -> str:
    """What to write on the command line for the same games."""
    words = f"--bots {asked.first},{asked.second}"
    if asked.at_least is not None:
        words += f" --at-least {asked.at_least}"
    if games < MOST_GAMES:
        words += f" --games {games}"
    return words if tournament.budget == UNHURRIED else f"{words} --budget {tournament.budget.simulations}"


def verdict(asked: Contest, standings: Standings, screen: Screen) -> str:
    if asked.at_least is not None:
        return screen.say(VERDICTS[standings.verdict], share=asked.at_least)
    met = N_("reached: {needs} are needed") if asked.met(standings) else N_("missed: {needs} are needed")
    return screen.say(met, needs=asked.needs)


def at_most(number: int, bound: int | None) -> int:
    return number if bound is None else min(number, bound)


def processor_seconds() -> float:
    """Of this process and those that have ended: other work of the machine does not count."""
    return sum(os.times()[:4])


def lasting(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


# -- how long they think, and whether their chances are true --------------------------------------------------------


def times(game: Game, options: Namespace, screen: Screen) -> None:
    say = screen.say
    headings = (N_("level"), N_("simulations a decision"), N_("median decision"), N_("longest decision"))
    for seats in dict.fromkeys((two_seats(game), game.seats[-1])):
        rate = screen.number(simulations_a_second(game, seats))
        print(say(N_("{seats} players, bounded as at a table, {rate} simulations a second:"), seats=seats, rate=rate))
        print()
        head([*map(say, headings), say(N_("longest turn"))])
        for name, level in LEVELS.items():
            spent = thinking(game, seats, name, options.budget)
            seconds = median(spent.decisions), max(spent.decisions), max(spent.turns)
            simulations = at_most(level.simulations, options.budget)
            row([f"*{name.title()}*", screen.number(simulations), *(f"{1000 * one:,.0f} ms" for one in seconds)])
        print()


def chances(game: Game, options: Namespace, screen: Screen) -> None:
    say = screen.say
    simulations = at_most(LEVELS[CALIBRATED].simulations, options.budget)
    games, made = at_most(CALIBRATION_GAMES, options.games), []
    with progress_bar(screen, games) as progress:
        for played in estimates(game.slug, two_seats(game), simulations, games, options.seed):
            made += played
            progress(1)
    sentence = N_("Chances said at {number} decisions with {simulations} simulations, mean square error {error}:")
    print(say(sentence, number=len(made), simulations=simulations, error=f"{brier(made):.3f}"))
    print()
    bins = reliability(made)
    head([say(N_("said, in %")), *(f"{100 * n // BINS}-{100 * (n + 1) // BINS}" for n in range(BINS))])
    row([say(N_("on average")), *(f"{100 * one.said / one.number:.0f}" if one.number else "-" for one in bins)])
    row([say(N_("won, in %")), *(f"{100 * one.won / one.number:.0f}" if one.number else "-" for one in bins)])
    row([say(N_("decisions")), *(str(one.number) for one in bins)])
    print()


MEASURED: Final[Mapping[str, Callable[[Game, Namespace, Screen], None]]] = {"times": times, "chances": chances}
