"""Bots that are programs of their own, in any language: a question is a line of JSON, and so is the answer.

A program is told what its seat may know and nothing else. docs/writing-a-bot.md describes the lines.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Sequence
from math import isfinite
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile
from threading import Thread
from typing import Any, Final

import aedilis
from aedilis.bots.budget import ANY_NUMBER, Budget
from aedilis.engine.errors import AedilisError
from aedilis.engine.game import Game
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.engine.words import N_

EXTERNAL: Final = "external:"
PROTOCOL: Final = 1
PATIENCE: Final = 10.0  # seconds for an answer when the budget sets none
START: Final = 30.0  # seconds for the first answer after a start
GRACE: Final = 1.0  # seconds beyond the budget, and for a program to end by itself
MOST_STARTS: Final = 4  # in a game
LONGEST_ANSWER: Final = 10_000  # bytes
LONGEST_QUOTE: Final = 200  # characters of what a program said, in a message
SEEDS: Final = 1_000_000


class BotError(AedilisError):
    """A bot that somebody wrote cannot be used, or failed."""


def program(command: str) -> list[str]:
    """The words of a command that can be run."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BotError(N_("the command '{command}' cannot be read: {reason}"), command=command, reason=error) from None
    if not words or shutil.which(words[0]) is None:
        missing = words[0] if words else ""
        raise BotError(N_("there is no program '{program}' that can be run"), program=missing)
    return words


class ExternalBot:
    """The program starts with the first question of a game. If it crashes or hangs it is started again, some times."""

    def __init__(self, command: Sequence[str], random: Rng) -> None:
        self._command = command
        self._seed = random.below(SEEDS)
        self._starts = 0
        self._question = 0
        self._talk: Talk | None = None

    def choose(self, view: Position, budget: Budget) -> int:
        game = game_of(view)
        self._question += 1
        question = asking(game, view, budget, self._question)
        seconds = budget.milliseconds / 1000 + GRACE if isfinite(budget.milliseconds) else PATIENCE
        if self._talk is None:
            question = f"{hello(game, view, self._seed)}\n{question}"
            seconds = max(seconds, START)
            self._start()
        assert self._talk is not None
        try:
            answer = read(self._talk.ask(question, seconds), self._question)
        except BaseException:  # who is out of step, or was interrupted, does not come back into step
            self.close()
            raise
        return option_of(answer, game, view)

    def _start(self) -> None:
        if self._starts == MOST_STARTS:
            raise BotError(N_("after {number} starts it is not started again in this game"), number=MOST_STARTS)
        self._starts += 1
        try:
            self._talk = Talk(self._command)
        except OSError as error:
            raise BotError(N_("it cannot be started: {reason}"), reason=error.strerror or error) from None

    def close(self) -> None:
        talk, self._talk = self._talk, None
        if talk is not None:
            talk.end()


class Talk:
    """A running program. A thread writes and reads, so that nobody else waits for one that does neither."""

    def __init__(self, command: Sequence[str]) -> None:
        self._complaints = TemporaryFile()  # noqa: SIM115 (closed at the end)
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            start_new_session=True,  # Ctrl-C is for us; and what it starts itself is ended with it
        )
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._answered = True
        Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            with self._process.stdin as told, self._process.stdout as said:
                for question in iter(self._questions.get, None):
                    told.write(question)
                    told.flush()
                    self._answers.put(said.readline(LONGEST_ANSWER))
        except OSError:  # it has gone
            self._answers.put(b"")

    def ask(self, question: str, seconds: float) -> bytes:
        self._answered = False
        self._questions.put(f"{question}\n".encode())
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise BotError(N_("it did not answer within {seconds} seconds"), seconds=f"{seconds:.3g}") from None
        self._answered = True
        if not answer:
            message = N_("it ended with exit code {code} (its last words: {words})")
            words = self.end()
            raise BotError(message, code=self._process.returncode, words=words)
        return answer

    def end(self) -> str:
        """It is told by the end of its input; if it does not go then, or had not answered, it is killed.

        Returns the last line that it wrote to the standard error.
        """
        if self._complaints.closed:
            return ""
        self._questions.put(None)
        try:
            self._process.wait(GRACE if self._answered else 0)
        except subprocess.TimeoutExpired:
            pass
        kill_group(self._process)
        self._process.wait()
        with self._complaints as complaints:
            complaints.seek(max(0, complaints.seek(0, os.SEEK_END) - LONGEST_ANSWER))
            lines = complaints.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "-")[:LONGEST_QUOTE]


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """The program and what it has started."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except OSError:
        pass  # all of them have gone


# -- the lines --------------------------------------------------------------------------------------------------


def game_of(view: Position) -> Game:
    return next(game for game in aedilis.all_games() if isinstance(view, game.position))


def hello(game: Game, view: Position, seed: int) -> str:
    return json.dumps(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.slug,
            "rules": game.version,
            "seats": view.seats,
            "seat": view.viewer,
            "seed": seed,
        }
    )


def asking(game: Game, view: Position, budget: Budget, question: int) -> str:
    speech = game.words()
    options = [
        {
            "number": number,
            "option": game.actions[option].notation,
            "verb": game.actions[option].verb,
            "piece": game.actions[option].piece,
            "sentence": speech.option(view, option),
        }
        for number, option in enumerate(view.options_of(view.viewer), 1)
    ]
    return json.dumps(
        {
            "type": "choose",
            "question": question,
            "seat": view.viewer,
            "milliseconds": round(budget.milliseconds) if isfinite(budget.milliseconds) else None,
            "simulations": budget.simulations if budget.simulations < ANY_NUMBER else None,
            "prompt": speech.prompt(view, speech.seat_names(view.seats)),
            "scores": view.scores(),
            "view": game.describe(view),
            "options": options,
        }
    )


def read(answer: bytes, question: int) -> Any:
    """The option that a line names, if the line is an answer to this question."""
    try:
        data = json.loads(answer)
        option = data["option"]
        if data.get("question", question) == question and answer.endswith(b"\n"):
            return option
    except (AttributeError, LookupError, RecursionError, TypeError, ValueError):
        pass
    quote = answer[:LONGEST_QUOTE].decode(errors="replace").rstrip("\n")
    message = N_('its answer is not of the form {{"option": "..."}}: {answer}')
    raise BotError(message, answer=quote)


def option_of(answer: Any, game: Game, view: Position) -> int:
    """By its notation, or by its number in the list."""
    options = view.options_of(view.viewer)
    notations = [game.actions[option].notation for option in options]
    if isinstance(answer, str) and answer in notations:
        return options[notations.index(answer)]
    if type(answer) is int and 1 <= answer <= len(options):
        return options[answer - 1]
    message = N_("it chose {option}, which is no option (allowed: {allowed})")
    raise BotError(message, option=str(answer)[:LONGEST_QUOTE], allowed=", ".join(notations))
