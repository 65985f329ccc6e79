"""`aedilis tournament`: bots against each other, with a table of how strong they are."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from contextlib import closing
from fractions import Fraction
from pathlib import Path
from secrets import randbits
from typing import Any, Final

from rich import box
from rich.table import Table

import aedilis
from aedilis.bots import UNHURRIED, Budget
from aedilis.bots.loading import check
from aedilis.bots.processes import interrupts_noted
from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.lab.sequential import ERROR, Verdict
from aedilis.lab.standings import Standings
from aedilis.lab.tournament import Tournament, play_all
from aedilis.lab.workers import Crew
from aedilis.terminal.arguments import engine
from aedilis.terminal.crew import crew_of
from aedilis.terminal.files import check_target, path_of, write_whole
from aedilis.terminal.progress import progress_bar
from aedilis.terminal.screen import CommandError, Screen

USUAL_SEATS: Final = 2
USUAL_GAMES: Final = 100
MOST_GAMES: Final = 1000  # of a test that would end earlier if it could
INTERRUPTED: Final = 130
VERDICTS: Final = {
    Verdict.SHOWN: N_("Shown after {games} games: {bot} wins at least {share} % of its games against {other}."),
    Verdict.REFUTED: N_("Refuted after {games} games: {bot} wins less than {share} % of its games against {other}."),
    Verdict.UNDECIDED: N_("Undecided after {games} games whether {bot} wins at least {share} % against {other}."),
}


def tournament(options: Namespace, screen: Screen) -> int:
    game = aedilis.game(options.game)
    wanted = wanted_tournament(options, game)
    usual = USUAL_GAMES if options.at_least is None else MOST_GAMES
    games = whole_rounds(wanted, usual if options.games is None else options.games)
    target = None if options.json is None else path_of(options.json)
    if target is not None:
        check_target(target, options.force)
    standings = Standings(wanted, None if options.at_least is None else Fraction(options.at_least, 100))
    started = time.perf_counter()
    finished = play(standings, games, crew_of(options, games), screen)
    seconds = time.perf_counter() - started
    if not standings.played:
        return INTERRUPTED
    show(game, standings, seconds, screen)
    if target is not None:
        save(report(game, standings, seconds), target, options.force)
    if not finished:
        screen.print(screen.say(N_("Stopped early, of {games} games."), games=screen.number(games)))
        return INTERRUPTED
    return 0 if standings.least is None else int(standings.verdict is not Verdict.SHOWN)


def wanted_tournament(options: Namespace, game: Game) -> Tournament:
    seats = options.seats or (USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0])
    game.new(seats, **options.variant)
    bots = tuple(name.strip() for name in options.bots.split(","))
    for bot in bots:
        check(bot)
    if len(bots) < 2 or len({*bots}) < len(bots):
        raise CommandError(N_("a tournament needs two bots or more, each of them named once"))
    if options.at_least is not None:
        check_claim(options.at_least, len(bots), seats)
    seed = randbits(32) if options.seed is None else options.seed
    budget = UNHURRIED if options.budget is None else Budget(options.budget)
    return Tournament(game.slug, seats, bots, seed, budget, game.check_variants(options.variant))


def check_claim(share: int, bots: int, seats: int) -> None:
    if bots != 2 or seats != 2:
        raise CommandError(N_("--at-least is for two bots and two seats"))
    if share > 99:
        raise CommandError(N_("--at-least cannot be {share} (allowed: 1 to 99, in per cent)"), share=share)


def whole_rounds(tournament: Tournament, games: int) -> int:
    """As many games, or a few more, so that everybody sits everywhere equally often."""
    return -(-games // tournament.round_length) * tournament.round_length


def play(standings: Standings, games: int, crew: Crew, screen: Screen) -> bool:
    """Whether all was played that was needed; Ctrl-C ends it earlier."""
    try:
        with (
            interrupts_noted() as interrupted,
            progress_bar(screen, games) as progress,
            closing(play_all(standings.tournament, games, crew)) as played,
        ):
            for one in played:
                if interrupted():
                    return False
                told = len(standings.reasons)
                standings.add(one)
                for reason in standings.reasons[told:]:
                    print(screen.explain(reason), file=sys.stderr)
                progress(1)
                if standings.verdict is not Verdict.UNDECIDED:
                    break
    except KeyboardInterrupt:
        return False
    return True


# -- telling ------------------------------------------------------------------------------------------------------


def report(game: Game, standings: Standings, seconds: float) -> dict[str, Any]:
    """Everything but `speed` depends only on what was asked for and on the seed, if no program thinks by the clock."""
    asked = standings.tournament
    rows = standings.table()
    speed = {row["bot"]: row.pop("seconds_per_decision") for row in rows}
    test = {"at_least": float(standings.least), "verdict": standings.verdict.value} if standings.least else None
    return {
        "game": game.slug,
        "rules": game.version,
        "components": game.digest,
        "variants": dict(asked.variants),
        "seats": asked.seats,
        "games": len(standings.played),
        "seed": asked.seed,
        "budget": None if asked.budget == UNHURRIED else asked.budget.simulations,
        "bots": rows,
        "pairs": standings.pairs(),
        "test": test,
        "failures": [str(reason) for reason in standings.reasons],
        "results": [[one.seating, one.scores, one.ranks] for one in standings.played],
        "speed": {"compiled": aedilis.compiled(), "seconds": seconds, "seconds_per_decision": speed},
    }


def save(results: dict[str, Any], target: Path, force: bool) -> None:
    try:
        write_whole(target, f"{json.dumps(results)}\n", overwrite=force)
    except OSError:
        raise CommandError(N_("'{path}' cannot be written: choose another folder"), path=target) from None


def show(game: Game, standings: Standings, seconds: float, screen: Screen) -> None:
    say = screen.say
    asked = standings.tournament
    games = screen.number(len(standings.played))
    screen.print(
        say(N_("{game}: {games} games of {seats}"), game=game.title(screen.language), games=games, seats=asked.seats),
        style="bold",
    )
    screen.print(table(standings, game.unit, screen))
    if asked.seats == 2 and len(asked.bots) > 2:
        screen.print(say(N_("Share of the games that the bot of a line won against that of a column, in per cent")))
        screen.print(pairs(standings, screen))
    if standings.least is not None:
        bot, other = asked.bots
        share = screen.number(100 * float(standings.least))
        screen.print(say(VERDICTS[standings.verdict], games=games, bot=bot, other=other, share=share), style="bold")
        if standings.verdict is not Verdict.UNDECIDED:
            wrong = N_("A test says so wrongly in {error} % of all cases at most.")
            screen.print(say(wrong, error=screen.number(100 * ERROR)))
    screen.print(say(N_("{seconds} s, {engine}"), seconds=screen.number(seconds, 1), engine=engine(screen.words)))
    screen.print(say(N_("The same games again: --seed {seed}"), seed=asked.seed))


def table(standings: Standings, unit: int, screen: Screen) -> Table:
    say, number = screen.say, screen.number
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    shown.add_column(say(N_("Bot")), overflow="fold")
    for heading in (N_("rating"), "±", N_("games"), N_("wins"), N_("share"), "95 %", N_("points"), N_("ms")):
        shown.add_column(say(heading), justify="right", no_wrap=True)
    if standings.reasons:
        shown.add_column(say(N_("failures")), justify="right", no_wrap=True)
    for row in standings.table():
        least, most = row["win_rate_interval"]
        shown.add_row(
            row["bot"],
            number(row["rating"]),
            number(row["rating_interval"][1] - row["rating"]),
            number(row["games"]),
            number(row["wins"], 1),
            f"{number(100 * row['win_rate'], 1)} %",
            f"{number(100 * least, 1)}-{number(100 * most, 1)}",
            number(row["mean_points"] / unit, 1),
            number(1000 * row["seconds_per_decision"], 1),
            *([number(row["failures"])] if standings.reasons else []),
        )
    return shown


def pairs(standings: Standings, screen: Screen) -> Table:
    names = [row["bot"] for row in standings.table()]
    shares = {(pair["bot"], pair["other"]): screen.number(100 * pair["win_rate"], 1) for pair in standings.pairs()}
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    shown.add_column(screen.say(N_("Bot")), overflow="fold")
    for name in names:
        shown.add_column(name, justify="right", overflow="fold")
    for name in names:
        shown.add_row(name, *(shares.get((name, other), "-") for other in names))
    return shown
