"""`aedilis replay`, `aedilis show` and `aedilis verify`: games and positions that were written down."""

from __future__ import annotations

import os
import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

import aedilis
from aedilis.engine.errors import AedilisError, TextError
from aedilis.engine.game import Game, Speech
from aedilis.engine.position import ALL, OVER, Position
from aedilis.engine.text import from_toml
from aedilis.engine.words import N_
from aedilis.terminal.drawing import draw, picture
from aedilis.terminal.files import Recorded, check_target, path_of, read_record, read_text, recorded, write_whole
from aedilis.terminal.screen import CommandError, Screen

A_RECORD: Final = re.compile(r"^\s*\[game \"", re.MULTILINE)
KEYS: Final = N_("Enter or n: next  ·  b: back  ·  number: go to that move  ·  q: quit")


class Step(NamedTuple):
    """A decision as one viewer saw it."""

    number: int  # in the record, from 1
    sentences: list[str]
    view: Position  # afterwards


# -- replay ---------------------------------------------------------------------------------------------------


def replay(options: Namespace, screen: Screen) -> int:
    found = recorded(read_text(options.file), options.file, screen)
    viewer = viewer_of(options.seat, len(found.record.names))
    steps = steps_of(found, found.game.words(screen.language, found.record.names), viewer)
    if sys.stdin.isatty() and screen.console.is_terminal:
        step_through(found, steps, screen)
    else:
        for step in steps:
            for sentence in step.sentences:
                screen.console.print(f"{step.number:>4}  {sentence}", soft_wrap=True)
    return 0


def viewer_of(seat: int | None, seats: int) -> int:
    if seat is None:
        return ALL
    if not 0 <= seat < seats:
        raise CommandError(N_("there is no seat {seat} (there are: 0 to {last})"), seat=seat, last=seats - 1)
    return seat


def steps_of(found: Recorded, speech: Speech, viewer: int) -> list[Step]:
    """All steps of which the viewer noticed something."""
    record, game, _ = found
    steps = []
    for number, (before, option, _) in enumerate(record.steps(game), 1):
        after = before.copy()
        after.play(option)
        facts = [fact for fact in game.facts(before, option, after) if fact.known_to(viewer)]
        sentences = [speech.fact(fact, record.names) for fact in facts]
        if not sentences and viewer in (ALL, before.seat):
            sentences = [f"{record.names[before.seat]}: {speech.option(before, option)}"]
        if sentences:
            steps.append(Step(number, sentences, seen_by(after, viewer)))
    return steps


def seen_by(position: Position, viewer: int) -> Position:
    return position if viewer == ALL else position.seen_by(viewer)


def step_through(found: Recorded, steps: Sequence[Step], screen: Screen) -> None:
    at = 0
    while steps:
        show_step(found, steps[at], screen)
        try:
            word = screen.ask(">")
        except EOFError:
            return
        if word == "q":
            return
        if word in ("", "n"):
            at = min(at + 1, len(steps) - 1)
        elif word == "b":
            at = max(at - 1, 0)
        elif word.isdecimal() and len(word) < 9:
            at = next((n for n, step in enumerate(steps) if step.number >= int(word)), len(steps) - 1)


def show_step(found: Recorded, step: Step, screen: Screen) -> None:
    speech = found.game.words(screen.language)
    screen.turn_page()
    screen.print(draw(found.game, step.view, speech, found.record.names))
    move = screen.say(N_("Move {number} of {moves}"), number=step.number, moves=len(found.record.moves))
    screen.print(move, style="dim")
    for sentence in step.sentences:
        screen.print(f"  {sentence}", style="bold")
    screen.print(speech.prompt(step.view, found.record.names))
    screen.print(screen.say(KEYS), style="dim")


# -- show -----------------------------------------------------------------------------------------------------


def show(options: Namespace, screen: Screen) -> int:
    text = text_of(options.position)
    if A_RECORD.search(text):
        found = recorded(text, options.position, screen)
        game, names = found.game, found.record.names
        position = position_after(found, options.move)
    else:
        if options.move is not None:
            raise CommandError(N_("--move is for records, and this is a position"))
        position = position_of(text)
        game = game_of(text)
        names = game.words(screen.language).seat_names(position.seats)
    viewer = viewer_of(options.seat, position.seats)
    if viewer not in (ALL, position.viewer):
        if position.viewer != ALL:
            raise CommandError(N_("this position shows only what one seat knows: leave out --seat"))
        position = position.seen_by(viewer)
    if options.text:
        screen.console.print(game.to_text(position), end="", soft_wrap=True)
        return 0
    speech = game.words(screen.language)
    drawings = draw(game, position, speech, names), Text(speech.prompt(position, names), style="bold")
    if options.svg is not None:
        path = path_of(options.svg)
        check_target(path, options.force)
        write_whole(path, picture(game.title(screen.language), *drawings), overwrite=options.force)
    else:
        screen.print(*drawings, sep="\n")
    return 0


def text_of(argument: str) -> str:
    """What '-', the name of a file, or a position itself stands for."""
    if "\n" in argument or ("=" in argument and not os.path.exists(argument)):
        return argument
    return read_text(argument)


def game_of(text: str) -> Game:
    slug = from_toml(text).get("game")
    if not isinstance(slug, str):
        known = ", ".join(game.slug for game in aedilis.all_games())
        raise TextError(
            N_("this is neither a record nor a position: it names no game (there are: {known})"), known=known
        )
    return aedilis.game(slug)


def position_of(text: str) -> Position:
    return game_of(text).from_text(text)


def position_after(found: Recorded, moves: int | None) -> Position:
    record, game, _ = found
    if moves is None or moves == len(record.moves):
        return record.final(game)
    if not 0 <= moves < len(record.moves):
        raise CommandError(
            N_("the record has no move {move} (it has: 0 to {last})"), move=moves, last=len(record.moves)
        )
    return next(before for number, (before, _, _) in enumerate(record.steps(game)) if number == moves)


# -- verify ---------------------------------------------------------------------------------------------------


def verify(options: Namespace, screen: Screen) -> int:
    """One line a file; 2 if one of them is not a good record."""
    failed = False
    for name in options.files:
        try:
            found = read_record(name)
        except AedilisError as error:
            print(f"aedilis: {screen.explain(error)}", file=sys.stderr)
            failed = True
        else:
            screen.console.print(verdict(found, name, screen), soft_wrap=True)
    return 2 if failed else 0


def verdict(found: Recorded, name: str, screen: Screen) -> str:
    record, game, _ = found
    values = {"path": name, "game": game.title(screen.language), "seats": len(record.names), "moves": len(record.moves)}
    if record.final(game).seat != OVER:
        return screen.say(N_("{path}: good so far: {game}, {seats} players, {moves} moves, not over"), **values)
    scores = " ".join(map(game.words(screen.language).points, record.scores or []))
    return screen.say(
        N_("{path}: good: {game}, {seats} players, {moves} moves, ends {scores}"), **values, scores=scores
    )
