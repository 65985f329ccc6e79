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

`*` is chance, a number the seat that decided. Lines that begin with `#` are comments. In a game that is not over,
lines that begin with `~` are outcomes that were taken back and will come out again: `~ 1 II-house2`, where 1 is the
deck or bag; and lines that begin with `?` are picks made together that wait for the others: `? 2 bid 3`, where 2 is
the seat. Lines that begin with `=` are prints (see `prints.py`), one for each decision in order. The last line is
`end`, so that a record that was cut off is noticed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from aedilis.engine.errors import AedilisError, RecordError
from aedilis.engine.game import Game
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.engine.prints import SIZE, print_of
from aedilis.engine.text import BYTE_ORDER_MARK
from aedilis.engine.words import N_

HEADER: Final = re.compile(r'\[([^"]+) (".*")\]')
MOVE: Final = re.compile(r"(\*|\d{1,2}) (.+)")
AGAIN: Final = re.compile(r"~ (\d{1,4}) (.+)")
SEALED: Final = re.compile(r"\? (\d{1,2}) (.+)")
PRINTS: Final = re.compile(rf"=( [0-9a-f]{{{2 * SIZE}}})+")
PRINTS_A_LINE: Final = 20
MOST_SEATS: Final = 99
HEADERS: Final = ("game", "rules", "components", "seats", "result")
UNFINISHED: Final = "unfinished"


class Move(NamedTuple):
    seat: int
    notation: str
    line: int = 0  # where it stands in the text it was read from


class Again(NamedTuple):
    """An outcome that was taken back, and will come out of its deck or bag again."""

    source: int
    notation: str
    line: int = 0


@dataclass
class Record:
    game: str
    rules: int
    components: str
    names: list[str]
    variants: dict[str, str] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    scores: list[int] | None = None  # None while the game is not over
    again: list[Again] = field(default_factory=list)
    sealed: list[Move] = field(default_factory=list)  # picks made together that wait for the others
    prints: list[str] = field(default_factory=list)  # of each move, or none at all
    lines: dict[str, int] = field(default_factory=dict, compare=False)  # where each header stands

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
        again = [f"~ {outcome.source} {outcome.notation}" for outcome in self.again]
        sealed = [f"? {pick.seat} {pick.notation}" for pick in self.sealed]
        rows = [self.prints[at : at + PRINTS_A_LINE] for at in range(0, len(self.prints), PRINTS_A_LINE)]
        prints = [" ".join(["=", *row]) for row in rows]
        return "\n".join([*lines, "", *moves, *again, *sealed, *prints, "end", ""])

    def printed(self, game: Game) -> Record:
        """The same record with the prints that these rules make."""
        return replace(self, prints=[print for _, print in self.trail(game)])

    def trail(self, game: Game, printing: bool = True) -> Iterator[tuple[Position, str]]:
        """After each move: the position, and its print if that is wanted."""
        for before, option, _ in self.steps(game):
            after = before.copy()
            after.play(option)
            yield after, print_of(game, game.facts(before, option, after), after) if printing else ""

    # -- reading ------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, text: str) -> Record:
        """Reads the form of a record; whether its moves are legal `positions` finds out."""
        headers: dict[str, tuple[str, int]] = {}
        moves: list[Move] = []
        again: list[Again] = []
        sealed: list[Move] = []
        prints: list[str] = []
        ended = number = 0
        for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).removesuffix("\n").split("\n"), 1):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            if ended:
                raise RecordError(N_("line {line}: nothing may follow 'end'"), line=number)
            if line == "end":
                ended = number
            elif line.startswith("["):
                name, value = _header(line, number)
                if name in headers or moves:
                    message = N_("line {line}: the header '{name}' does not belong here")
                    raise RecordError(message, line=number, name=name)
                headers[name] = value, number
            elif (match := MOVE.fullmatch(line)) is not None:
                moves.append(Move(CHANCE if match[1] == "*" else int(match[1]), match[2], number))
            elif (match := AGAIN.fullmatch(line)) is not None:
                again.append(Again(int(match[1]), match[2], number))
            elif (match := SEALED.fullmatch(line)) is not None:
                sealed.append(Move(int(match[1]), match[2], number))
            elif PRINTS.fullmatch(line) is not None:
                prints += line.split()[1:]
            else:
                message = N_("line {line}: '{text}' is neither a header nor a decision")
                raise RecordError(message, line=number, text=line)
        if not ended:
            raise RecordError(N_("line {line}: the record is cut off ('end' is missing)"), line=number)
        record = cls._from(headers)
        record.moves, record.again, record.sealed, record.prints = moves, again, sealed, prints
        record._check_over()
        if prints and len(prints) != len(moves):
            message = N_("line {line}: there are {prints} prints for {moves} decisions")
            raise RecordError(message, line=ended, prints=len(prints), moves=len(moves))
        return record

    @classmethod
    def _from(cls, headers: dict[str, tuple[str, int]]) -> Record:
        for name in HEADERS:
            if name not in headers:
                raise RecordError(N_("line {line}: the header '{name}' is missing"), line=1, name=name)
        seats = _number(headers, "seats")
        if seats > MOST_SEATS:
            line = headers["seats"][1]
            raise RecordError(N_("line {line}: {seats} seats are too many"), line=line, seats=seats)
        for name, (_, line) in headers.items():
            if name not in HEADERS and not name.startswith(("variant ", "seat ")):
                raise RecordError(N_("line {line}: the header '{name}' does not belong here"), line=line, name=name)
        result = headers["result"][0]
        scores = None if result == UNFINISHED else _numbers(result, headers["result"][1])
        variants = {name[8:]: value for name, (value, _) in headers.items() if name.startswith("variant ")}
        names = [headers.get(f"seat {seat}", ("", 0))[0] for seat in range(seats)]
        rules = _number(headers, "rules")
        lines = {name: line for name, (_, line) in headers.items()}
        return cls(headers["game"][0], rules, headers["components"][0], names, variants, scores=scores, lines=lines)

    def _check_over(self) -> None:
        if self.scores is not None and self.again:
            line = self.again[0].line
            raise RecordError(N_("line {line}: nothing comes out again in a game that is over"), line=line)
        if self.scores is not None and self.sealed:
            line = self.sealed[0].line
            raise RecordError(N_("line {line}: nobody waits for others in a game that is over"), line=line)

    # -- replaying ----------------------------------------------------------------------------------------

    def begin(self, game: Game) -> Position:
        """The start of the recorded game, if these rules can replay it."""
        with self._at("game"):
            if game.slug != self.game:
                message = N_("this is a record of {other}, not of {game}")
                raise RecordError(message, other=self.game, game=game.slug)
        with self._at("rules"):
            if not 0 < self.rules <= game.version:
                message = N_("this record needs version {needed} of the rules of {game}; here is version {version}")
                raise RecordError(message, needed=self.rules, game=game.slug, version=game.version)
        for name, value in self.variants.items():
            with self._at(f"variant {name}"):
                game.check_variants({name: value})
        with self._at("seats"):
            position = game.new(len(self.names), **self.variants)
        self._check_names()
        return position

    def fits(self, game: Game) -> bool:
        """Whether it was made with the very rules and components that are here."""
        return (self.rules, self.components) == (game.version, game.digest)

    def _check_names(self) -> None:
        """A name for every seat, and none for others."""
        seats = {f"seat {seat}" for seat in range(len(self.names))}
        for name, line in self.lines.items():
            if name.startswith("seat ") and name not in seats:
                raise RecordError(N_("line {line}: the header '{name}' does not belong here"), line=line, name=name)
        for name in sorted(seats - self.lines.keys()) if self.lines else ():
            raise RecordError(N_("line {line}: the header '{name}' is missing"), line=1, name=name)

    def _at(self, header: str) -> AbstractContextManager[None]:
        return _at_line(self.lines.get(header, 1))

    def steps(self, game: Game) -> Iterator[tuple[Position, int, Move]]:
        """Each decision with the position before it, which may be kept or copied but not changed."""
        position = self.begin(game)
        for move in self.moves:
            option = self._option(game, position, move)
            yield position.copy(), option, move
            position.play(option)
        try:
            self._check_end(position)
            self._check_again(game, position)
            self.picks(game, position)
        except RecordError as error:
            raise self.blamed(game, error) from None

    def final(self, game: Game) -> Position:
        """The position after the last decision."""
        position = self.begin(game)
        for before, option, _ in self.steps(game):
            position = before
            position.play(option)
        return position

    def _option(self, game: Game, position: Position, move: Move) -> int:
        try:
            return self._legal(game, position, move)
        except RecordError as error:
            raise self.blamed(game, error) from None

    def blamed(self, game: Game, error: RecordError) -> RecordError:
        """The error, and what may be to blame for it if the record was made with other rules."""
        if self.fits(game):
            return error
        return RecordError(
            N_(
                "{reason}; this record was made with other rules or components of {game} ({rules}, {components}) than "
                "those here ({version}, {digest})"
            ),
            reason=error,
            game=game.slug,
            rules=self.rules,
            components=self.components,
            version=game.version,
            digest=game.digest,
            line=error.line,
        )

    def _legal(self, game: Game, position: Position, move: Move) -> int:
        if position.seat != move.seat:
            if position.seat == OVER:
                raise RecordError(N_("line {line}: the game is over, nobody is to decide"), line=move.line)
            raise RecordError(
                N_("line {line}: {due} is to decide, not {seat}"),
                line=move.line,
                due=seat_sign(position.seat),
                seat=seat_sign(move.seat),
            )
        with _at_line(move.line):
            return game.option(position, move.notation)

    def _check_end(self, position: Position) -> None:
        line = self.lines.get("result", 1)
        if position.seat == OVER and self.scores != position.scores():
            scores = " ".join(map(str, position.scores()))
            raise RecordError(
                N_("line {line}: the game ends {scores}, the header says otherwise"), line=line, scores=scores
            )
        if position.seat != OVER and self.scores is not None:
            raise RecordError(N_("line {line}: the header names a result, but the game is not over"), line=line)

    def _check_again(self, game: Game, position: Position) -> None:
        """What is to come out again is still in its deck or bag."""
        outcomes: dict[int, list[int]] = {}
        for source, notation, line in self.again:
            with _at_line(line):
                outcomes.setdefault(source, []).append(game.outcome(notation))
                if not position.can_come_out(source, outcomes[source]):
                    message = N_("'{notation}' cannot come out of deck or bag {source}")
                    raise RecordError(message, notation=notation, source=source)

    def picks(self, game: Game, position: Position) -> dict[int, list[int]]:
        """The sealed picks, by seat, at the position after the last decision."""
        picks: dict[int, list[int]] = {}
        turns: dict[int, Position] = {}
        for seat, notation, line in self.sealed:
            with _at_line(line):
                if not position.together >> seat & 1:
                    raise RecordError(N_("seat {seat} does not choose together with others now"), seat=seat)
                if seat in picks and not game.actions[picks[seat][-1]].prepares:
                    raise RecordError(N_("seat {seat} has chosen already"), seat=seat)
                turn = turns.setdefault(seat, turn_of(position, seat))
                option = game.option(turn, notation)
                turn.play(option)
                picks.setdefault(seat, []).append(option)
        for seat, options in picks.items():
            if game.actions[options[-1]].prepares:
                line = max(pick.line for pick in self.sealed if pick.seat == seat)
                raise RecordError(N_("line {line}: the pick of seat {seat} is not complete"), line=line, seat=seat)
        return picks


def turn_of(position: Position, seat: int) -> Position:
    """A copy in which that seat decides: of picks made together, those before it are made somehow."""
    turn = position.copy()
    while turn.together and turn.seat != seat:
        turn.play(turn.options()[0])
    return turn


def seat_sign(seat: int) -> str:
    """Who decides, as records write it."""
    return "*" if seat == CHANCE else str(seat)


@contextmanager
def _at_line(line: int) -> Iterator[None]:
    """Says where in the record an error is."""
    try:
        yield
    except AedilisError as error:
        raise RecordError(N_("line {line}: {reason}"), line=line, reason=error) from None


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
    numbers = _numbers(value, line)
    if len(numbers) != 1:
        raise RecordError(N_("line {line}: '{text}' is not a number"), line=line, text=value)
    return numbers[0]


def _numbers(text: str, line: int) -> list[int]:
    try:
        if len(text) > 1000:  # Python refuses to read numbers that long
            raise ValueError
        return [int(word) for word in text.split()] or [int(text)]
    except ValueError:
        raise RecordError(N_("line {line}: '{text}' is not a number"), line=line, text=text) from None
