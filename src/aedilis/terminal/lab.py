"""`aedilis lab`: games by the thousand that answer a designer's questions, kept on disk while they are played."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from secrets import randbits
from typing import Final

import aedilis
from aedilis.bots import UNHURRIED, Budget
from aedilis.bots.external import EXTERNAL
from aedilis.bots.levels import USUAL_BOT
from aedilis.bots.loading import check
from aedilis.bots.processes import interrupts_noted
from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.lab.export import write_tables
from aedilis.lab.journal import Journal, entries, read_plan
from aedilis.lab.rows import GameRow
from aedilis.lab.study import AS_IT_IS, About, Side, Study, about, plan_of, play, rows_from, whole_rounds
from aedilis.terminal.crew import crew_of
from aedilis.terminal.files import path_of, read_text
from aedilis.terminal.progress import progress_bar
from aedilis.terminal.screen import CommandError, Screen

INTERRUPTED: Final = 130
JOURNAL: Final = "journal"


def lab(options: Namespace, screen: Screen) -> int:
    return {"balance": balance, "compare": compare}[options.study](options, screen)


# -- what is asked for --------------------------------------------------------------------------------------------


def balance(options: Namespace, screen: Screen) -> int:
    game = aedilis.game(options.game)
    components, file = components_of(options.components), options.components or ""
    side = Side(bots_of(options.bots), game.check_variants(options.variant), components, file=file)
    return answer(game, (side,), "balance", options, screen)


def compare(options: Namespace, screen: Screen) -> int:
    """Bots that differ, and nothing else, sit at the same tables; other rules need tables of their own."""
    game = aedilis.game(options.game)
    one, other = (side_of(game, name, getattr(options, name), options) for name in ("a", "b"))
    if one == replace(other, name=one.name):
        raise CommandError(N_("both sides are the same: there is nothing to compare"))
    if (one.variants, one.components) == (other.variants, other.components):
        return answer(game, (replace(one, bots=(*one.bots, *other.bots), name=""),), "comparison", options, screen)
    return answer(game, (one, other), "comparison", options, screen)


def side_of(game: Game, name: str, text: str, options: Namespace) -> Side:
    """Words between commas: NAME=VALUE is a variant, FILE.toml are components, anything else is a bot."""
    bots, variants, file = [], dict(options.variant), options.components
    for word in [text] if text.startswith(EXTERNAL) else text.split(","):
        word = word.strip()
        if word == AS_IT_IS:
            continue
        if word.endswith(".toml"):
            file = word
        elif "=" in word and ":" not in word:
            variant, _, value = word.partition("=")
            variants[variant] = value
        else:
            bots.append(word)
    for bot in bots:
        check(bot)
    playing = tuple(bots) or bots_of(options.bots)
    return Side(playing, game.check_variants(variants), components_of(file), name, file or "")


def bots_of(text: str | None) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in (text or USUAL_BOT).split(","))
    for bot in bots:
        check(bot)
    if len({*bots}) < len(bots):
        raise CommandError(N_("name each bot once: where there are fewer than seats, they sit there repeatedly"))
    return bots


def components_of(name: str | None) -> str:
    return "" if name is None else read_text(name)


# -- playing it ---------------------------------------------------------------------------------------------------


def answer(game: Game, sides: Sequence[Side], what: str, options: Namespace, screen: Screen) -> int:
    seats = game.seats[-1] if options.seats is None else options.seats
    for side in sides:
        game.new(seats, **side.variants)
    folder = path_of(options.out or f"{game.slug}-{what}")
    journal = folder / JOURNAL
    budget = UNHURRIED if options.budget is None else Budget(options.budget)
    study = whole_rounds(Study(game.slug, seats, options.games, seed_of(options, journal), tuple(sides), budget))
    known = about(study, screen.language)
    if not played(study, known, journal, options, screen):
        return INTERRUPTED
    write_tables(rows_in(journal), folder, options.data, game.unit)
    screen.print(screen.say(N_("The data are in {folder}."), folder=folder))
    return 0


def seed_of(options: Namespace, journal: Path) -> int:
    """As it is asked for, or as it was when this began."""
    if options.seed is not None:
        return int(options.seed)
    begun = read_plan(journal)
    return randbits(32) if begun is None else int(begun["seed"])


def played(
    study: Study,
    known: Sequence[About],
    path: Path,
    options: Namespace,
    screen: Screen,
    enough: Callable[[list[GameRow]], bool] = lambda rows: False,
) -> bool:
    """Plays on until the study is complete or `enough` of it, which hears of all its rows; Ctrl-C ends it earlier."""
    crew, games = crew_of(options, study.games), study.games * len(study.sides)
    done = 0
    try:
        with (
            interrupts_noted() as interrupted,
            Journal(path, plan_of(study, known)) as journal,
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
