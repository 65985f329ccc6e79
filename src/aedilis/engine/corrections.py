"""Rules may be corrected: how far a game that was recorded earlier holds under the rules that are here."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from aedilis.engine.errors import AedilisError, RecordError
from aedilis.engine.game import Game
from aedilis.engine.position import NOBODY, OVER, Position
from aedilis.engine.record import Record
from aedilis.engine.words import N_


class Difference(NamedTuple):
    """The first thing that is no longer as it was."""

    moves: int  # so many hold
    rule: str  # the section of the rulebook that the next one is about
    reason: AedilisError


def difference(game: Game, record: Record) -> Difference | None:
    """None when every choice is still legal and, as far as the record has prints, nobody sees any difference.

    A record that cannot be begun raises: it is damaged, or of another game or newer rules.
    """
    moves, rule = 0, rule_of(game, record.begin(game))
    try:
        for number, (position, found) in enumerate(record.trail(game, bool(record.prints))):
            if record.prints and found != record.prints[number]:
                _, notation, line = record.moves[number]
                message = N_("line {line}: '{notation}' no longer leads to the same result")
                return Difference(moves, rule, record.blamed(game, RecordError(message, line=line, notation=notation)))
            if position.seat != OVER:  # an end that differs is no end: the game holds up to before it
                moves, rule = number + 1, rule_of(game, position)
    except AedilisError as error:
        return Difference(moves, rule, error)
    return None


def as_far_as_it_holds(game: Game, record: Record) -> tuple[Record, Difference | None]:
    """The record up to where the rules that are here part from those it was made with.

    A record of the very same rules and components comes back as it is: if it does not hold, it is damaged.
    """
    found = None if record.fits(game) else difference(game, record)
    if found is None:
        return record, None
    moves = record.moves[: found.moves]
    return replace(record, moves=moves, scores=None, again=[], sealed=[], prints=[]), found


def rule_of(game: Game, position: Position) -> str:
    """The section of the rulebook about what is to be decided."""
    return game.words().rule(position.seen_by(position.seat if position.seat >= 0 else NOBODY))
