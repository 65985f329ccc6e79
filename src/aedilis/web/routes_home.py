"""The front page, names and languages, new tables, rules and files."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest

from starlette.responses import PlainTextResponse, Response

import aedilis
from aedilis.bots import BOTS, LEVELS
from aedilis.engine.errors import UnknownGame
from aedilis.engine.words import LANGUAGES, N_
from aedilis.store.rows import StoreError
from aedilis.web.errors import NotFound, NotKept, Refusal, sentence
from aedilis.web.match import Match
from aedilis.web.pages import assets, home, rules
from aedilis.web.people import LANGUAGE_COOKIE, YEAR
from aedilis.web.sights import Eyes
from aedilis.web.visits import Visit, log, number_of, route, text_of

MOST_LISTED = 50


async def front(visit: Visit) -> Response:
    tables, person = visit.house.tables, visit.person
    mine, lost = await tables.of(person, 2 * MOST_LISTED)
    running = [card(visit, match) for match in mine if not match.over]
    finished = [card(visit, match) for match in mine if match.over]
    others = [card(visit, match) for match in await tables.open(person, MOST_LISTED)]
    bots = [*LEVELS, *(bot for bot in BOTS if bot not in LEVELS)]
    reasons = [sentence(refusal, visit.language) for refusal in lost]
    return visit.page(
        home.page(visit.reader, aedilis.all_games(), bots, running, others, finished[:MOST_LISTED], reasons)
    )


def card(visit: Visit, match: Match) -> home.TableCard:
    free = [place.kind == "free" for place in match.places]
    names = visit.house.sights.names(match, Eyes(visit.person))
    others = [names[seat] for seat in match.waiting() if match.places[seat].person != visit.person.id]
    return home.TableCard(
        address=f"/table/{match.id}/replay" if match.over else f"/table/{match.id}",
        game=match.game,
        names=["" if gone else name for gone, name in zip(free, names)],
        waiting=bool(match.to_move(visit.person.id)),
        over=match.over,
        scores=match.table.position.scores() if match.has_result else (),
        seats_free=sum(free),
        about=about(visit, match, others),
    )


def about(visit: Visit, match: Match, others: list[str]) -> str:
    if match.over:
        return "" if match.has_result else visit.say(N_("Ended without a result"))
    if match.held:
        return visit.say(N_("The rules were corrected: agree on how to go on."))
    return visit.say(N_("Waiting for {names}"), names=", ".join(others)) if others else ""


async def name(visit: Visit) -> Response:
    fields = await visit.fields()
    before = visit.person
    person = await visit.somebody(text_of(fields, "name"))
    if before.id and before.name != person.name:
        mine, _ = await visit.house.tables.of(person, MOST_LISTED)
        for match in mine:
            visit.house.live.wake(match.id)
    return visit.go(text_of(fields, "next", "/"))


async def language(visit: Visit) -> Response:
    fields = await visit.fields()
    chosen = text_of(fields, "language")
    if chosen not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refusal(N_("there is no language '{language}' (there are: {known})"), language=chosen, known=known)
    if visit.person.id:
        await visit.house.people.change(replace(visit.person, language=chosen))
    response = visit.go(text_of(fields, "next", "/"))
    response.set_cookie(LANGUAGE_COOKIE, chosen, max_age=YEAR, httponly=True, samesite="lax")
    return response


async def make_table(visit: Visit) -> Response:
    fields = await visit.fields()
    game = aedilis.game(text_of(fields, "game"))
    filled = [str(text) for key in ("seat", "seats") for text in fields.get(key, [])]
    against = min(game.seats[-1], number_of(text_of(fields, "against", "0")))
    filled += [f"bot:{text_of(fields, 'bot')}"] * against
    names = [str(text) for text in fields.get("called", [])][: len(filled)]
    named = zip_longest(filled, names, fillvalue="")
    seats = [(who, name) for who, name in named if who]
    variants = {key[8:]: text_of(fields, key) for key in fields if key.startswith("variant-")}
    maker = await visit.somebody(text_of(fields, "name"))
    await visit.house.tables.check_number(maker, visit.house.limits.tables)
    undo, hints = text_of(fields, "undo", "free"), text_of(fields, "hints")
    match = await visit.house.tables.make(game, maker, seats, undo, variants, hints)
    return visit.go(f"/table/{match.id}")


async def rulebook(visit: Visit) -> Response:
    try:
        game = aedilis.game(visit.request.path_params["game"])
    except UnknownGame as error:
        raise NotFound(error.message, **error.values) from error
    if visit.request.query_params.get("fragment"):
        return visit.page(rules.fragment(visit.language, game))
    return visit.page(rules.page(visit.reader, game))


async def static(visit: Visit) -> Response:
    path = visit.request.path_params["path"]
    asset = assets.read(path)
    if asset is None:
        raise NotFound(N_("there is no such file"))
    visit.headers["cache-control"] = "public, max-age=31536000, immutable" if "/" in path else "no-cache"
    return Response(asset.data, media_type=asset.kind)


async def health(visit: Visit) -> Response:
    """Whether the server runs and can read its file."""
    await visit.house.threads.read(visit.house.store.try_to_read)
    return PlainTextResponse("ok\n")


async def ready(visit: Visit) -> Response:
    """Whether moves can be kept, too: on a full disk the file can still be read."""
    try:
        await visit.house.threads.write(visit.house.store.try_to_keep)
    except StoreError as error:
        log.error("not ready: %s", error)
        raise NotKept(N_("Nothing can be saved just now.")) from error
    return PlainTextResponse("ready\n")


ROUTES = [
    route("GET", "/", front, "looking"),
    route("POST", "/name", name, "commands"),
    route("POST", "/language", language, "commands"),
    route("POST", "/tables", make_table, "making"),
    route("GET", "/rules/{game}", rulebook, "looking"),
    route("GET", "/static/{path:path}", static, "looking"),
    route("GET", "/health", health, ""),
    route("GET", "/ready", ready, "asking"),
]
