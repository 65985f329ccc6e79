"""`aedilis tournament`: bots against each other, with a table of how strong they are."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.table import Table

import aedilis
from aedilis.bots import UNHURRIED, Budget
from aedilis.bots.loading import check
from aedilis.bots.processes import interrupts_noted
from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.lab.course import course, plan_of
from aedilis.lab.journal import Journal
from aedilis.lab.schedule import LADDER, ROUND_ROBIN, SWISS, Schedule, schedule_of
from aedilis.lab.sequential import ERROR, Verdict
from aedilis.lab.standings import Standings
from aedilis.lab.tournament import Played, Tournament
from aedilis.terminal.arguments import engine
from aedilis.terminal.crew import crew_of, seed_of
from aedilis.terminal.files import check_target, path_of, write_whole
from aedilis.terminal.progress import progress_bar
from aedilis.terminal.screen import CommandError, Screen

USUAL_SEATS: Final = 2
USUAL_GAMES: Final = 100
USUAL_MATCH: Final = 10  # games
MOST_GAMES: Final = 1000  # of a test that would end earlier if it could
INTERRUPTED: Final = 130
VERDICTS: Final = {
    Verdict.SHOWN: N_("Shown after {games} games: {bot} wins at least {share} % of its games against {other}."),
    Verdict.REFUTED: N_("Refuted after {games} games: {bot} wins less than {share} % of its games against {other}."),
    Verdict.UNDECIDED: N_("Undecided after {games} games whether {bot} wins at least {share} % against {other}."),
}


def tournament(options: Namespace, screen: Screen) -> int:
    game = aedilis.game(options.game)
    schedule = wanted_schedule(options, wanted_tournament(options, game))
    target = None if options.json is None else path_of(options.json)
    if target is not None:
        check_target(target, options.force)
    least = None if options.at_least is None else Fraction(options.at_least, 100)
    standings = Standings(schedule.tournament, least, keep=target is not None)
    crew = crew_of(options, schedule.most_games())
    started = time.perf_counter()
    with journal_of(options, schedule) as journal:
        finished = play(standings, course(schedule, crew, journal), schedule.most_games(), screen)
    seconds = time.perf_counter() - started
    if not standings.games:
        return INTERRUPTED
    show(game, standings, schedule.order() if finished else [], seconds, screen)
    if target is not None and (finished or options.journal is None):
        save(report(game, standings, schedule.order(), seconds), standings.results, target, options.force)
    if not finished:
        stopped = N_("Stopped early, of {games} games.")
        goes_on = N_("Stopped early, of {games} games. The same command goes on from there.")
        message = stopped if options.journal is None else goes_on
        screen.print(screen.say(message, games=screen.number(schedule.most_games())))
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
    seed = seed_of(options, None if options.journal is None else path_of(options.journal))
    budget = UNHURRIED if options.budget is None else Budget(options.budget)
    return Tournament(game.slug, seats, bots, seed, budget, game.check_variants(options.variant))


def check_claim(share: int, bots: int, seats: int) -> None:
    if bots != 2 or seats != 2:
        raise CommandError(N_("--at-least is for two bots and two seats"))
    if share > 99:
        raise CommandError(N_("--at-least cannot be {share} (allowed: 1 to 99, in per cent)"), share=share)


def wanted_schedule(options: Namespace, wanted: Tournament) -> Schedule:
    """--games counts all games of a round robin, which a test may end earlier, and else those of a match."""
    if options.format == ROUND_ROBIN:
        if options.rounds is not None:
            raise CommandError(N_("--rounds is for the formats {formats}"), formats=f"{SWISS}, {LADDER}")
        usual = USUAL_GAMES if options.at_least is None else MOST_GAMES
        return schedule_of(wanted, ROUND_ROBIN, options.games or usual)
    if options.at_least is not None:
        raise CommandError(N_("--at-least is for two bots and two seats"))
    return schedule_of(wanted, options.format, options.games or USUAL_MATCH, options.rounds)


def journal_of(options: Namespace, schedule: Schedule) -> AbstractContextManager[Journal | None]:
    """Where results are kept while they come in, if somebody wants that."""
    if options.journal is None:
        return nullcontext()
    return Journal(path_of(options.journal), plan_of(schedule, options.format))


def play(standings: Standings, played: Generator[Played, None, None], games: int, screen: Screen) -> bool:
    """Whether all was played that was needed; Ctrl-C ends it earlier."""
    try:
        with (
            interrupts_noted() as interrupted,
            progress_bar(screen, games) as progress,
            closing(played),
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


def report(game: Game, standings: Standings, order: Sequence[int], seconds: float) -> dict[str, Any]:
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
        "games": standings.games,
        "seed": asked.seed,
        "budget": None if asked.budget == UNHURRIED else asked.budget.simulations,
        "bots": rows,
        "order": [asked.bots[bot] for bot in order],
        "pairs": standings.pairs(),
        "test": test,
        "failures": [str(reason) for reason in standings.reasons],
        "speed": {"compiled": aedilis.compiled(), "seconds": seconds, "seconds_per_decision": speed},
    }


def save(told: dict[str, Any], results: Sequence[str], target: Path, force: bool) -> None:
    """The results of all games are JSON already: a million of them are never taken apart again."""
    speed = json.dumps(told.pop("speed"))
    text = f'{json.dumps(told)[:-1]}, "results": [{", ".join(results)}], "speed": {speed}}}\n'
    try:
        write_whole(target, text, overwrite=force)
    except OSError:
        raise CommandError(N_("'{path}' cannot be written: choose another folder"), path=target) from None


def show(game: Game, standings: Standings, order: Sequence[int], seconds: float, screen: Screen) -> None:
    say = screen.say
    asked = standings.tournament
    games = screen.number(standings.games)
    screen.print(
        say(N_("{game}: {games} games of {seats}"), game=game.title(screen.language), games=games, seats=asked.seats),
        style="bold",
    )
    screen.print(table(standings, game.unit, screen))
    if len(asked.bots) > 2:
        won = N_("Share of the games that the bot of a line won against that of a column, in per cent")
        ahead = N_("Share of the games in which the bot of a line came out ahead of that of a column, in per cent")
        screen.print(say(won if asked.seats == 2 else ahead))
        screen.print(pairs(standings, screen))
    if order:
        screen.print(say(N_("Final order: {order}"), order=", ".join(asked.bots[bot] for bot in order)), style="bold")
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
