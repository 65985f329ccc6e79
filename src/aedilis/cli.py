"""The command `aedilis`: arguments in, one exit code out, and one clear line for everything that is wrong."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich import box
from rich.table import Table

import aedilis
from aedilis.engine.errors import AedilisError
from aedilis.engine.words import LANGUAGES, N_, Words
from aedilis.terminal.arguments import language_of, parser
from aedilis.terminal.lab import lab
from aedilis.terminal.levels import levels
from aedilis.terminal.picture import draw
from aedilis.terminal.play import play
from aedilis.terminal.reading import cards, rules
from aedilis.terminal.replay import replay, show, verify
from aedilis.terminal.screen import Screen, explain
from aedilis.terminal.serve import serve
from aedilis.terminal.simulate import simulate
from aedilis.terminal.tables import check_tables
from aedilis.terminal.tournament import tournament
from aedilis.terminal.tune import tune

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else list(arguments)
    language = LANGUAGES[0]
    write_what_the_terminal_can()
    try:
        language = language_of(words)
        return run(words, language)
    except AedilisError as error:
        print(f"aedilis: {explain(error, language)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on, so nobody is told
        return 1


def run(arguments: Sequence[str], language: str) -> int:
    command_line = parser(Words(language, ("aedilis",)))
    options = command_line.parse_args(arguments)
    if options.command is None:
        command_line.print_help()
        return 0
    return COMMANDS[options.command](options, Screen(language))


def write_what_the_terminal_can() -> None:
    """A terminal without some character shows a question mark for it."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def games(options: Namespace, screen: Screen) -> int:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in (N_("Game"), N_("Name"), N_("Seats"), N_("Variants"), N_("Rules")):
        table.add_column(screen.say(heading))
    for game in aedilis.all_games():
        variants = "; ".join(f"{name}={'|'.join(values)}" for name, values in game.variants.items())
        seats = f"{game.seats[0]}-{game.seats[-1]}"
        table.add_row(game.slug, game.title(screen.language), seats, variants or "-", str(game.version))
    screen.print(table)
    return 0


COMMANDS: Final[Mapping[str, Callable[[Namespace, Screen], int]]] = {
    "games": games,
    "rules": rules,
    "cards": cards,
    "serve": serve,
    "play": play,
    "simulate": simulate,
    "tournament": tournament,
    "lab": lab,
    "tune": tune,
    "levels": levels,
    "replay": replay,
    "show": show,
    "draw": draw,
    "verify": verify,
    "check-tables": check_tables,
}
