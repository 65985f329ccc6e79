"""Tables from the disk: rebuilt from their log, also when the rules have been corrected since they began."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.corrections import rule_of
from aedilis.engine.errors import AedilisError
from aedilis.engine.game import Game
from aedilis.engine.words import N_
from aedilis.store.rows import OVER, Entry, TableRow
from aedilis.web.errors import Refusal
from aedilis.web.match import MOVES, Held, Match

OF_THE_POSITION: Final = (*MOVES, "rules")  # entries that count no more when players went back to before them


def fits(row: TableRow, game: Game) -> bool:
    """Whether the table was last played with the very rules and components that are here."""
    return (row.rules, row.components) == (game.version, game.digest)


def rebuilt(row: TableRow, game: Game, entries: Sequence[Entry]) -> Match:
    """The table as it stood after its last entry."""
    match = Match(row, game)
    gone = given_up(entries)
    for entry in entries:
        if entry.number in gone:
            match.skip(entry)
        elif match.apply(entry) != entry:  # chance answered something that the log does not tell
            raise Refusal(N_("this table is damaged"))
    check_begun(match)
    match.close_stale()
    return match


def replayed(row: TableRow, game: Game, entries: Sequence[Entry]) -> Match:
    """A table of other rules under these: as far as every choice is legal and nothing looks different.

    Entries from before there were prints are compared by what was legal and what chance answered.
    """
    if row.rules > game.version:
        message = N_(
            "this table is played with newer rules of {game} (version {rules}; this Aedilis has version {version}): it"
            " is kept as it is for an Aedilis that has them"
        )
        raise Refusal(message, game=game.name, rules=row.rules, version=game.version)
    match = Match(row, game)
    gone = given_up(entries)
    end = end_of(row, entries)
    for number, entry in enumerate(entries):
        if entry.number in gone or (match.held and entry.kind in OF_THE_POSITION):
            match.skip(entry)
            continue
        before = match.copy() if match.dealt else None
        why = different(match, entry, end)
        if why is None:
            continue
        if entry.kind not in OF_THE_POSITION:
            raise why
        match = held(before, match, why, entries[number:], gone)
    check_begun(match)
    if match.held is None and row.state == OVER and not match.over:
        reason = AedilisError(N_("the game was over here"))
        match.held = Held(match.number, rule_of(game, match.table.position), reason)
    match.close_stale()
    return match


def end_of(row: TableRow, entries: Sequence[Entry]) -> int:
    """The entry with which the game ended; 0 if it went on, or was given up."""
    if row.state != OVER or any(entry.kind == "void" for entry in entries):
        return 0
    return max(entry.number for entry in entries if entry.kind in MOVES)


def different(match: Match, entry: Entry, end: int) -> AedilisError | None:
    """Why an entry no longer does what it did; None if it does."""
    try:
        if match.apply(entry, printing="print" in entry.data) != entry:
            return AedilisError(N_("the next step no longer leads to the same result"))
    except AedilisError as error:
        return error
    if entry.kind in MOVES and match.has_result and entry.number != end:
        return AedilisError(N_("the game would be over now"))
    return None


def held(before: Match | None, after: Match, why: AedilisError, rest: Sequence[Entry], gone: set[int]) -> Match:
    """The table before the first thing that differs; at the least, a new beginning."""
    rest = [entry for entry in rest if entry.number not in gone]
    if before is None:
        if after.number < rest[0].number:
            after.skip(rest[0])
        known = again(after, rest[1:]) if after.dealt else ()
        if not after.dealt:
            after.deal()  # not even what was dealt is possible any more
        after.held = Held(0, rule_of(after.game, after.table.position), why, known)
        return after
    before.held = Held(before.number, rule_of(before.game, before.table.position), why, again(before, rest))
    before.skip(rest[0])
    return before


def again(match: Match, rest: Sequence[Entry]) -> tuple[tuple[int, str], ...]:
    """What chance answered afterwards, as far as it can be replayed. Players know it, so it will come out again."""
    trial = match.copy()
    length = len(trial.table.steps)
    for entry in rest:
        ahead = trial.copy()
        try:
            ahead.skip(entry) if entry.kind == "rules" else ahead.apply(entry)
        except AedilisError:
            break
        if len(ahead.table.steps) < length:
            break
        trial = ahead
    trial.table.rewind(length)
    return tuple((outcome.source, outcome.notation) for outcome in trial.table.again())


def given_up(entries: Sequence[Entry]) -> set[int]:
    """Numbers of entries that players went back behind when the rules were corrected. They are kept all the same."""
    agreements = [entry for entry in entries if entry.kind == "rules" and "holds" in entry.data]
    return {
        entry.number
        for agreement in agreements
        for entry in entries
        if entry.kind in OF_THE_POSITION and agreement.data["holds"] < entry.number < agreement.number
    }


def check_begun(match: Match) -> None:
    if not match.moved:
        raise Refusal(N_("this table is damaged: its log has a gap at {number}"), number=1)
