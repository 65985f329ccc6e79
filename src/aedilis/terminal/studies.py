"""What `aedilis lab` plays: a study, kept on disk while it goes on."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from aedilis.bots import UNHURRIED, Budget
from aedilis.bots.processes import interrupts_noted
from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.lab.guide import guide
from aedilis.lab.journal import Journal, entries
from aedilis.lab.rows import GameRow
from aedilis.lab.study import About, Side, Study, about, plan_of, play, rows_from, whole_rounds
from aedilis.terminal.crew import crew_of, seed_of
from aedilis.terminal.files import path_of
from aedilis.terminal.progress import progress_bar
from aedilis.terminal.screen import Screen

JOURNAL: Final = "journal"


class Asked(NamedTuple):
    """A study, what its sides play with, and where it is kept."""

    game: Game
    study: Study
    known: Sequence[About]
    folder: Path
    journal: Path


def asked_for(game: Game, sides: Sequence[Side], what: str, options: Namespace, screen: Screen) -> Asked:
    """Refuses what cannot be played before anything begins."""
    seats = guide(game).seats if options.seats is None else options.seats
    for side in sides:
        game.new(seats, **side.variants)
    folder = path_of(options.out or f"{game.slug}-{what}")
    journal = folder / JOURNAL
    budget = UNHURRIED if options.budget is None else Budget(options.budget)
    study = whole_rounds(Study(game.slug, seats, options.games, seed_of(options, journal), tuple(sides), budget))
    return Asked(game, study, about(study, screen.language), folder, journal)


def played(asked: Asked, options: Namespace, screen: Screen, enough: Callable[[list[GameRow]], bool]) -> bool:
    """Plays on until the study is complete or `enough` of it, which hears of all its rows; Ctrl-C ends it earlier."""
    study = asked.study
    crew, games = crew_of(options, study.games), study.games * len(study.sides)
    done = 0
    try:
        with (
            interrupts_noted() as interrupted,
            Journal(asked.journal, plan_of(study, asked.known)) as journal,
            progress_bar(screen, games) as progress,
            closing(play(study, crew, journal)) as batches,
        ):
            for rows in batches:
                done += len(rows)
                progress(len(rows))
                if enough(rows):
                    return True
                if interrupted():
                    raise KeyboardInterrupt
    except KeyboardInterrupt:
        message = N_("Stopped after {done} of {games} games. The same command goes on from there.")
        screen.print(screen.say(message, done=screen.number(done), games=screen.number(games)))
        return False
    return True


def rows_in(journal: Path) -> Iterator[GameRow]:
    """All that a journal has, one at a time."""
    return (row for entry in entries(journal) for row in rows_from(entry))
