"""A whole game as text: headers, then one line a decision, chance included.

    [game "city-of-rome"]
    [rules "1"]
    [components "0f3a..."]
    [seats "2"]
    [seat 0 "Ada"]
    [seat 1 "Bot"]
    [result "54 61"]

    * first 1
    0 space 3
    end

`*` is chance, a number the seat that decided. Lines that begin with `#` are comments. The last line is `end`, so
that a record that was cut off is noticed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from aedilis.engine.errors import AedilisError, RecordError
from aedilis.engine.game import Game
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.engine.words import N_

HEADER: Final = re.compile(r'\[([a-z][a-z0-9 -]*) (".*")\]')
MOVE: Final = re.compile(r"(\*|\d+) (.+)")
UNFINISHED: Final = "unfinished"


class Move(NamedTuple):
    seat: int
    notation: str
    line: int = 0  # where it stands in the text it was read from


@dataclass
class Record:
    game: str
    rules: int
    components: str
    names: list[str]
    variants: dict[str, str] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    scores: list[int] | None = None  # None while the game is not over

    # -- writing ------------------------------------------------------------------------------------------

    def write(self) -> str:
        result = UNFINISHED if self.scores is None else " ".join(map(str, self.scores))
        headers = {
            "game": self.game,
            "rules": str(self.rules),
            "components": self.components,
            **{f"variant {name}": value for name, value in self.variants.items()},
            "seats": str(len(self.names)),
            **{f"seat {seat}": name for seat, name in enumerate(self.names)},
            "result": result,
        }
        lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in headers.items()]
        moves = [f"{'*' if move.seat == CHANCE else move.seat} {move.notation}" for move in self.moves]
        return "\n".join([*lines, "", *moves, "end", ""])

    # -- reading ------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, text: str) -> Record:
        """Reads the form of a record; whether its moves are legal `positions` finds out."""
        headers: dict[str, tuple[str, int]] = {}
        moves: list[Move] = []
        ended = number = 0
        for number, line in enumerate(text.splitlines(), 1):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            if ended:
                raise RecordError(N_("line {line}: nothing may follow 'end'"), line=number)
            if line == "end":
                ended = number
            elif line.startswith("["):
                name, value = _header(line, number)
                headers[name] = value, number
            elif (match := MOVE.fullmatch(line)) is not None:
                moves.append(Move(CHANCE if match[1] == "*" else int(match[1]), match[2], number))
            else:
                message = N_("line {line}: '{text}' is neither a header nor a decision")
                raise RecordError(message, line=number, text=line)
        if not ended:
            raise RecordError(N_("line {line}: the record is cut off ('end' is missing)"), line=number)
        return cls._from(headers, moves)

    @classmethod
    def _from(cls, headers: dict[str, tuple[str, int]], moves: list[Move]) -> Record:
        for name in ("game", "rules", "components", "seats", "result"):
            if name not in headers:
                raise RecordError(N_("line {line}: the header '{name}' is missing"), line=1, name=name)
        seats = _number(headers, "seats")
        result = headers["result"][0]
        scores = None if result == UNFINISHED else _numbers(result, headers["result"][1])
        variants = {name[8:]: value for name, (value, _) in headers.items() if name.startswith("variant ")}
        names = [headers.get(f"seat {seat}", (f"seat {seat}", 0))[0] for seat in range(seats)]
        rules = _number(headers, "rules")
        return cls(headers["game"][0], rules, headers["components"][0], names, variants, moves, scores)

    # -- replaying ----------------------------------------------------------------------------------------

    def begin(self, game: Game) -> Position:
        """The start of the recorded game, if these rules can replay it."""
        if game.slug != self.game:
            raise RecordError(N_("this is a record of {other}, not of {game}"), other=self.game, game=game.slug)
        if self.rules > game.version:
            raise RecordError(
                N_("this record needs version {needed} of the rules of {game}; here is version {version}"),
                needed=self.rules,
                game=game.slug,
                version=game.version,
            )
        if self.components != game.digest:
            raise RecordError(
                N_("this record was made with other components of {game} ({other}, here {digest})"),
                game=game.slug,
                other=self.components,
                digest=game.digest,
            )
        return game.new(len(self.names), **self.variants)

    def steps(self, game: Game) -> Iterator[tuple[Position, int, Move]]:
        """Each decision with the position before it, which may be kept or copied but not changed."""
        position = self.begin(game)
        for move in self.moves:
            option = self._option(game, position, move)
            yield position.copy(), option, move
            position.play(option)
        self._check_end(position)

    def final(self, game: Game) -> Position:
        """The position after the last decision."""
        position = self.begin(game)
        for before, option, _ in self.steps(game):
            position = before
            position.play(option)
        return position

    def _option(self, game: Game, position: Position, move: Move) -> int:
        if position.seat != move.seat:
            raise RecordError(
                N_("line {line}: {due} is to decide, not {seat}"),
                line=move.line,
                due=seat_sign(position.seat),
                seat=seat_sign(move.seat),
            )
        try:
            return game.option(position, move.notation)
        except AedilisError as error:
            raise RecordError(N_("line {line}: {reason}"), line=move.line, reason=error) from None

    def _check_end(self, position: Position) -> None:
        line = self.moves[-1].line if self.moves else 1
        if position.seat == OVER and self.scores != position.scores():
            scores = " ".join(map(str, position.scores()))
            raise RecordError(
                N_("line {line}: the game ends {scores}, the header says otherwise"), line=line, scores=scores
            )
        if position.seat != OVER and self.scores is not None:
            raise RecordError(N_("line {line}: the header names a result, but the game is not over"), line=line)


def seat_sign(seat: int) -> str:
    """Who decides, as records write it."""
    return "*" if seat == CHANCE else "nobody" if seat == OVER else str(seat)


def _header(line: str, number: int) -> tuple[str, str]:
    match = HEADER.fullmatch(line)
    try:
        if match is not None:
            return match[1], str(json.loads(match[2]))
    except ValueError:
        pass
    raise RecordError(N_("line {line}: '{text}' is not a header"), line=number, text=line)


def _number(headers: dict[str, tuple[str, int]], name: str) -> int:
    value, line = headers[name]
    return _numbers(value, line)[0]


def _numbers(text: str, line: int) -> list[int]:
    try:
        return [int(word) for word in text.split()] or [int(text)]
    except ValueError:
        raise RecordError(N_("line {line}: '{text}' is not a number"), line=line, text=text) from None
