"""Looking through games that are played here or were uploaded, and their records."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from starlette.responses import PlainTextResponse, Response

import aedilis
from aedilis.draw.markup import Markup
from aedilis.engine.corrections import Difference, as_far_as_it_holds
from aedilis.engine.game import Game
from aedilis.engine.position import NOBODY
from aedilis.engine.record import Record
from aedilis.engine.rng import Rng
from aedilis.engine.table import Table
from aedilis.engine.words import N_
from aedilis.store.rows import RecordRow, TableRow
from aedilis.web.errors import Forbidden, NotFound, Refusal
from aedilis.web.match import Held, Match
from aedilis.web.pages import analysis as analysis_page
from aedilis.web.pages import replay as replay_page
from aedilis.web.people import LONGEST_NAME, Person, token, visible
from aedilis.web.review import review
from aedilis.web.routes_table import eyes_of, match_of
from aedilis.web.sights import Company, Eyes, Sights, moments
from aedilis.web.visits import Visit, number_of, route, text_of

MOST_READ: Final = 50  # uploaded records that are kept ready
LONGEST_SHOWN: Final = LONGEST_NAME + 20  # a name in a record may have its colour with it


def watching(visit: Visit, match: Match) -> Eyes:
    """From the own seat; when the game is over, from any that is asked for."""
    eyes = eyes_of(visit, match)
    seat = visit.query("seat")
    if seat is None or seat == eyes.viewer:
        return eyes
    if seat not in (*range(len(match.places)), NOBODY):
        raise NotFound(N_("there is no such seat"))
    if not match.over and seat != NOBODY:
        raise Forbidden(N_("what this seat knows is shown when the game is over"))
    return Eyes(visit.person, eyes.mine, seat)


async def replay(visit: Visit) -> Response:
    match = await match_of(visit)
    sights, base = visit.house.sights, f"/table/{match.id}"
    sight = sights.replay(match, watching(visit, match), visit.query("move"))
    analysis = await analysis_of(visit, match, sights, base) if match.has_result else None
    return visit.page(replay_page.page(sight, visit.reader, base, analysis))


async def analysis_of(visit: Visit, match: Match, sights: Sights, base: str) -> Markup:
    """What there is of it, as a part of the page."""
    names = sights.names(match, Eyes(visit.person))
    subject = analysis_page.Subject(match.game, names, visit.language, base, len(moments(match)) - 1)
    found = await visit.house.analyses.of(match)
    if isinstance(found, list):
        return analysis_page.section(subject, review(match, found, names, visit.language))
    return analysis_page.section(subject, found)


async def at(visit: Visit) -> Response:
    match = await match_of(visit)
    sight = visit.house.sights.replay(match, watching(visit, match), number_of(visit.request.path_params["move"]))
    return visit.json({"parts": replay_page.parts(sight, f"/table/{match.id}")})


async def record(visit: Visit) -> Response:
    match = await match_of(visit)
    if not match.over:
        raise Forbidden(N_("the record has everybody's secrets in it: it can be downloaded when the game is over"))
    written = match.table.record()
    written.names = visit.house.sights.names(match, Eyes(visit.person))
    printed = await visit.house.threads.read(written.printed, match.game)
    return download(visit, printed.write(), f"{match.game.slug}-{match.id[:6]}")


def download(visit: Visit, text: str, name: str) -> Response:
    visit.headers["content-disposition"] = f'attachment; filename="{name}.record"'
    return PlainTextResponse(text)


# -- uploaded records -------------------------------------------------------------------------------------------


async def upload(visit: Visit) -> Response:
    fields = await visit.fields(visit.house.limits.record)
    text = text_of(fields, "record").replace("\r\n", "\n")
    if not text.strip():
        raise Refusal(N_("the file is empty"))
    read = await visit.house.threads.read(Record.read, text)
    game = aedilis.game(read.game)
    await visit.house.threads.read(holding, game, read)
    person = await visit.somebody()
    id = token()
    await visit.house.threads.write(visit.house.store.keep_record, id, game.slug, text, person.id)
    return visit.go(f"/record/{id}/replay")


def holding(game: Game, record: Record) -> tuple[Record, Difference | None]:
    """What of a record can be shown; an error if it is damaged, or of rules that are not here."""
    shown, found = as_far_as_it_holds(game, record)
    shown.final(game)
    return shown, found


class Library:
    """Uploaded records as tables at which nobody sits."""

    def __init__(self) -> None:
        self._read: OrderedDict[str, tuple[Match, Sights]] = OrderedDict()

    async def get(self, visit: Visit) -> tuple[Match, Sights]:
        id = visit.request.path_params["id"]
        if id not in self._read:
            row = await visit.house.threads.read(visit.house.store.record, id)
            if row is None:
                raise NotFound(N_("there is no such record"))
            self._read[id] = await visit.house.threads.read(shelved, row)
        self._read.move_to_end(id)
        while len(self._read) > MOST_READ:
            self._read.popitem(last=False)
        return self._read[id]


def shelved(row: RecordRow) -> tuple[Match, Sights]:
    game = aedilis.game(row.game)
    record, found = holding(game, Record.read(row.text))
    setup = {"undo": "none", "variants": record.variants, "seats": [{} for _ in record.names]}
    match = Match(TableRow(row.id, row.game, game.version, game.digest, setup, 0, row.made), game)
    match.table = Table.resume(game, record, Rng())
    del match.table.steps[len(record.moves) :]  # what chance answered beyond the record is no part of it
    match.table.position = record.final(game)
    match.held = Held(len(record.moves), found.rule, found.reason) if found else None
    names = [visible(name)[:LONGEST_SHOWN] for name in record.names]
    return match, Sights(Company(lambda id: Person(), names=names))


def library_of(visit: Visit) -> Library:
    library: Library = visit.request.app.state.library
    return library


async def record_replay(visit: Visit) -> Response:
    match, sights = await library_of(visit).get(visit)
    sight = sights.replay(match, any_seat(visit, match), visit.query("move"))
    base = f"/record/{match.id}"
    return visit.page(replay_page.page(sight, visit.reader, base, await analysis_of(visit, match, sights, base)))


async def record_at(visit: Visit) -> Response:
    match, sights = await library_of(visit).get(visit)
    sight = sights.replay(match, any_seat(visit, match), number_of(visit.request.path_params["move"]))
    return visit.json({"parts": replay_page.parts(sight, f"/record/{match.id}")})


async def record_text(visit: Visit) -> Response:
    match, _ = await library_of(visit).get(visit)
    row = await visit.house.threads.read(visit.house.store.record, match.id)
    assert row is not None
    return download(visit, row.text, f"{row.game}-{row.id[:6]}")


def any_seat(visit: Visit, match: Match) -> Eyes:
    """Who has the record knows everything in it already."""
    seat = visit.query("seat")
    if seat is not None and seat not in (*range(len(match.places)), NOBODY):
        raise NotFound(N_("there is no such seat"))
    return Eyes(visit.person, (), 0 if seat is None else seat)


ROUTES = [
    route("GET", "/table/{id}/replay", replay, "looking"),
    route("GET", "/table/{id}/at/{move}", at, "looking"),
    route("GET", "/table/{id}/record", record, "looking"),
    route("POST", "/records", upload, "making"),
    route("GET", "/record/{id}/replay", record_replay, "looking"),
    route("GET", "/record/{id}/at/{move}", record_at, "looking"),
    route("GET", "/record/{id}/record", record_text, "looking"),
]
