"""`aedilis play`: a game at one keyboard, people and bots in any order."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from secrets import randbits
from shlex import quote
from typing import Final

import aedilis
from aedilis.bots import USUAL_BOT
from aedilis.bots.external import BotError
from aedilis.bots.helpers import Helpers
from aedilis.bots.loading import check, end, is_foreign, seated
from aedilis.engine.game import Game
from aedilis.engine.position import OVER
from aedilis.engine.rng import Rng
from aedilis.engine.table import Table
from aedilis.engine.words import N_
from aedilis.terminal.files import check_target, path_of, read_record, record_text, save
from aedilis.terminal.screen import CommandError, Screen
from aedilis.terminal.seating import HUMAN, Quit, Seating

USUAL_SEATS: Final = 3
# Streams of one seed, so that nobody's random numbers tell anything about another's.
CHANCE_STREAM: Final = 0
BOTS_STREAM: Final = 1  # and on, one a seat
RESUMED_STREAM: Final = 1000  # and on: chance in a game that goes on after that many moves


def play(options: Namespace, screen: Screen) -> int:
    seed = randbits(32) if options.seed is None else options.seed
    name = options.record if options.resume is None else options.resume
    target = None if name is None else path_of(name)
    overwrite = options.resume is not None or options.force
    if target is not None:
        check_target(target, overwrite)
    table, players = started(options, screen, seed) if options.resume is None else resumed(options, seed)

    def tell(failure: BotError) -> None:
        screen.print(screen.explain(failure))

    helpers = Helpers(options.workers - 1) if options.workers > 1 else None
    randoms = [Rng(seed, BOTS_STREAM + n) for n in range(len(players))]
    bots = {n: seated(kind, randoms[n], tell, helpers) for n, kind in enumerate(players) if kind != HUMAN}
    seating = Seating(screen, table, bots)
    end_as_with_ctrl_c()
    try:
        seating.play()
    except BaseException as reason:
        path = keep(table, players, target, overwrite)
        if not isinstance(reason, Quit | EOFError | KeyboardInterrupt):
            raise
        screen.print("", screen.say(N_("The game is saved in {path}."), path=path), sep="\n")
        screen.print(screen.say(N_("Go on with: {command}"), command=going_on(path, players)))
        return 0
    finally:
        for bot in bots.values():
            end(bot)
        if helpers is not None:
            helpers.close()
    saved = keep(table, players, target, overwrite) if target is not None else None
    seating.show_end()
    if saved is not None:
        screen.print(screen.say(N_("The game is recorded in {path}."), path=saved))
    return 0


def keep(table: Table, players: Sequence[str], target: Path | None, overwrite: bool) -> Path:
    return save(record_text(table.record().printed(table.game), players), target, overwrite, table.game.slug)


def going_on(path: Path, players: Sequence[str]) -> str:
    """A record is not trusted to name the programs to run, so these are named again."""
    seats = f" --seats {quote(','.join(players))}" if any(map(foreign, players)) else ""
    return f"aedilis play --resume {quote(str(path))}{seats}"


def foreign(player: str) -> bool:
    return player != HUMAN and is_foreign(player)


def end_as_with_ctrl_c() -> None:
    """A closed window saves the game too."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


# -- a new game -----------------------------------------------------------------------------------------------


def started(options: Namespace, screen: Screen, seed: int) -> tuple[Table, list[str]]:
    players = [] if options.seats is None else seat_list(options.seats)
    check_players(players or usual_players(USUAL_SEATS, options.bot))  # before somebody is asked for a game in vain
    game = aedilis.game(options.game) if options.game else which_game(screen)
    if not players:
        players = usual_players(USUAL_SEATS if USUAL_SEATS in game.seats else game.seats[0], options.bot)
    game.new(len(players), **options.variant)
    names = game.words(screen.language).seat_names(len(players))
    return Table(game, len(players), Rng(seed, CHANCE_STREAM), names, **options.variant), players


def which_game(screen: Screen) -> Game:
    """The only game there is, or the one that is chosen from a list."""
    games = aedilis.all_games()
    if len(games) == 1:
        return games[0]
    unsaid = CommandError(
        N_("say which game to play (there are: {known})"), known=", ".join(game.slug for game in games)
    )
    if not sys.stdin.isatty():
        raise unsaid
    for number, game in enumerate(games, 1):
        screen.print(f"{number:>3}  {game.title(screen.language)}")
    while True:
        try:
            answer = screen.ask(screen.say(N_("Which game?")))
        except EOFError:
            raise unsaid from None
        for number, game in enumerate(games, 1):
            if answer == str(number):
                return game


def seat_list(text: str) -> list[str]:
    """The players of a list such as "human,random,random"."""
    return [word.strip() for word in text.split(",")]


def check_players(players: Sequence[str]) -> None:
    for player in players:
        check(player, also=[HUMAN])


def usual_players(seats: int, bot: str | None) -> list[str]:
    return [HUMAN] + [bot or USUAL_BOT] * (seats - 1)


# -- an unfinished game ---------------------------------------------------------------------------------------


def resumed(options: Namespace, seed: int) -> tuple[Table, list[str]]:
    if options.variant:
        raise CommandError(N_("--variant is for a new game; {path} has its own"), path=options.resume)
    record, game, noted = read_record(options.resume)
    if options.game not in (None, game.slug):
        raise CommandError(N_("{path} is a game of {game}"), path=options.resume, game=game.slug)
    players = going_on_players(options, noted, len(record.names))
    check_players(players)
    if len(players) != len(record.names):
        raise CommandError(
            N_("{path} has {seats} seats, not {number} (use --seats to say who takes them)"),
            path=options.resume,
            seats=len(record.names),
            number=len(players),
        )
    if record.final(game).seat == OVER:
        raise CommandError(N_("the game in {path} is over: see it with aedilis replay {path}"), path=options.resume)
    return Table.resume(game, record, Rng(seed, RESUMED_STREAM + len(record.moves))), players


def going_on_players(options: Namespace, noted: list[str], seats: int) -> list[str]:
    """Who played before, unless others are asked for. A record may come from anybody: it starts no program."""
    if options.seats is not None:
        return seat_list(options.seats)
    if not noted:
        return usual_players(seats, options.bot)
    if options.bot is not None:
        return [player if player == HUMAN else options.bot for player in noted]
    if any(map(foreign, noted)):
        message = N_("{path} names bots that are not Aedilis' own ({players}): say with --seats who plays")
        raise CommandError(message, path=options.resume, players=", ".join(dict.fromkeys(filter(foreign, noted))))
    return noted
