"""Playing on from a moment of a game that is over: the decisions up to there as the log of a new table."""

from __future__ import annotations

from collections.abc import Sequence
from time import time

from aedilis.bots import BOTS
from aedilis.engine.position import CHANCE, NOBODY
from aedilis.engine.words import N_
from aedilis.store.rows import Change, Entry, TableRow
from aedilis.web.errors import NotFound, Refusal
from aedilis.web.match import Match
from aedilis.web.people import Person, token
from aedilis.web.sights import moments

EVERY_SEAT = NOBODY


def branched(match: Match, move: int, person: Person, seat: int, bot: str) -> tuple[Match, Change]:
    """A private copy for one person, who plays a seat against bots, or every seat."""
    stops = moments(match)
    if not 0 <= move < len(stops):
        raise NotFound(N_("this game has no move {move}"), move=move)
    if move == len(stops) - 1:
        raise Refusal(N_("nothing is left to play here: go back some moves first"))
    if seat not in (*range(len(match.places)), EVERY_SEAT):
        raise NotFound(N_("there is no such seat"))
    if bot not in BOTS:
        raise Refusal(N_("'{text}' cannot take a seat (allowed: {known})"), text=bot, known=", ".join(BOTS))
    places = [
        {"person": person.id} if seat in (other, EVERY_SEAT) else {"bot": bot} for other in range(len(match.places))
    ]
    origin = {"id": match.id, "move": move}
    setup = {"undo": "free", "variants": match.table.variants, "seats": places, "hints": True, "branch": origin}
    game = match.game
    copy = Match(TableRow(token(), game.slug, game.version, game.digest, setup, person.id, time()), game)
    entries = [copy.apply(entry) for entry in entries_of(match, stops[move])]
    return copy, Change(copy.id, entries, copy.rows(), "", copy.row)


def entries_of(match: Match, steps: int) -> Sequence[Entry]:
    """The first steps of a game as they stand in a log: the beginning, then decisions with what came out after each."""
    entries = [Entry(1, "begin", NOBODY, {"chance": []})]
    composing = False
    for step in match.table.steps[:steps]:
        data = entries[-1].data
        if step.seat == CHANCE:
            data["chance"].append(step.notation)
        elif composing:
            data["path"].append(step.notation)
        else:
            number = len(entries) + 1
            entries.append(
                Entry(number, "move", step.seat, {"answers": number - 1, "path": [step.notation], "chance": []})
            )
        composing = step.seat != CHANCE and match.game.actions[step.option].prepares
    return entries
