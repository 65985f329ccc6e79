"""The analysis of a game that may be replayed, and playing on from any moment of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from aedilis.engine.words import N_
from aedilis.web.branches import branched
from aedilis.web.errors import Forbidden
from aedilis.web.match import Match
from aedilis.web.routes_replay import analysis_of, library_of
from aedilis.web.routes_table import match_of
from aedilis.web.sights import Sights
from aedilis.web.visits import Visit, route


class Branch(msgspec.Struct):
    move: int
    seat: int
    bot: str


class Source(NamedTuple):
    """A game with no secrets any more."""

    match: Match
    sights: Sights
    base: str


async def table(visit: Visit) -> Source:
    match = await match_of(visit)
    if not match.has_result:
        raise Forbidden(N_("this can be done when the game is over"))
    return Source(match, visit.house.sights, f"/table/{match.id}")


async def record(visit: Visit) -> Source:
    match, sights = await library_of(visit).get(visit)
    return Source(match, sights, f"/record/{match.id}")


def routes(source_of: Callable[[Visit], Awaitable[Source]]) -> list[Route]:
    kind = source_of.__name__

    async def analysis(visit: Visit) -> Response:
        return visit.json({"parts": {"analysis": await analysis_of(visit, *await source_of(visit))}})

    async def analyse(visit: Visit) -> Response:
        source = await source_of(visit)
        await visit.house.analyses.ask(source.match, visit.owner)
        if visit.wants_json:
            return visit.json({"parts": {"analysis": await analysis_of(visit, *source)}})
        return visit.go(f"{source.base}/replay")

    async def branch(visit: Visit) -> Response:
        source = await source_of(visit)
        wanted = await visit.read(Branch)
        person = await visit.somebody()
        await visit.house.tables.check_number(person, visit.house.limits.tables)
        copy, change = branched(source.match, wanted.move, person, wanted.seat, wanted.bot)
        await visit.house.tables.add(copy, change)
        return visit.go(f"/table/{copy.id}")

    return [
        route("GET", f"/{kind}/{{id}}/analysis", analysis, "looking"),
        route("POST", f"/{kind}/{{id}}/analysis", analyse, "analyses"),
        route("POST", f"/{kind}/{{id}}/branch", branch, "making"),
    ]


ROUTES = [*routes(table), *routes(record)]
