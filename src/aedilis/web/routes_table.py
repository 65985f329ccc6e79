"""Sitting at a table: looking, composing, moving, and what people ask of each other."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import Any, Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket

from aedilis.engine.errors import AedilisError, IllegalOption
from aedilis.engine.position import NOBODY
from aedilis.engine.words import N_
from aedilis.web.bots import BotFailed
from aedilis.web.errors import Forbidden, Late, NotFound, Refusal
from aedilis.web.hints import NoIdea, hints_of
from aedilis.web.house import House
from aedilis.web.live import REFUSED
from aedilis.web.match import Match
from aedilis.web.pages import hint as hint_page
from aedilis.web.pages import join as join_page
from aedilis.web.pages import table as table_page
from aedilis.web.people import Person
from aedilis.web.sights import Eyes, look
from aedilis.web.visits import Refused, Visit, address_of, person_of, route, same_origin, text_of

TRIED: Final = 20  # tables of somebody who comes back: the last ones may be damaged


class Move(msgspec.Struct):
    number: int
    path: list[str]
    seat: int = NOBODY


class Question(msgspec.Struct):
    """What to do after options that are composed, if any."""

    number: int
    path: list[str] = []
    seat: int = NOBODY


class Command(msgspec.Struct):
    """`about` and `kind` are the seat and the question that it is about."""

    number: int
    seat: int = NOBODY
    about: int = 0
    kind: str = ""
    yes: bool = False


class Sit(msgspec.Struct):
    seat: int
    name: str = ""


def eyes_of(visit: Visit, match: Match) -> Eyes:
    screen = visit.house.tables.screens.get((match.id, visit.person.id))
    return look(match, visit.person, screen)


async def match_of(visit: Visit) -> Match:
    match = await visit.house.tables.get(visit.request.path_params["id"])
    if match.seats_of(visit.person.id):
        visit.house.live.saw(match.id, visit.person.id)  # also without script and news
    return match


def present(visit: Visit, match: Match) -> dict[str, Any]:
    return {"number": match.number, "parts": visit.house.live.parts(match, visit.person)}


# -- looking --------------------------------------------------------------------------------------------------


async def table(visit: Visit) -> Response:
    match = await match_of(visit)
    return visit.page(table_page.page(visit.house.sights.table(match, eyes_of(visit, match)), visit.reader))


async def screen(visit: Visit) -> Response:
    """Lets the one whose turn it is look behind the curtain."""
    match = await match_of(visit)
    sit = await visit.read(Sit)
    if sit.seat not in match.seats_of(visit.person.id):
        raise Forbidden(N_("this is not your seat"))
    visit.house.tables.screen(match, visit.person, sit.seat)
    return answered(visit, match)


def composed(visit: Visit, match: Match) -> tuple[Eyes, list[str]]:
    """The path in the address, if it is of the present and the viewer's own."""
    eyes = eyes_of(visit, match)
    path = [code for code in visit.request.query_params.get("path", "").split(";") if code]
    if path and (eyes.viewer < 0 or eyes.viewer not in match.to_move(visit.person.id)):
        raise Forbidden(N_("it is not your turn"))
    number = visit.query("number")
    if path and number is not None and not match.moved <= number <= match.number:
        raise Refused(late(visit, match))
    return eyes, path


async def view(visit: Visit) -> Response:
    """The page's parts, with options that are composed and not committed."""
    match = await match_of(visit)
    eyes, path = composed(visit, match)
    if not path:
        return visit.json(present(visit, match))
    parts = table_page.parts(visit.house.sights.table(match, eyes, path))
    return visit.json({"number": match.number, "parts": parts})


async def preview(visit: Visit) -> Response:
    """The viewer's own boards as they would be, without anything that is not known yet."""
    match = await match_of(visit)
    eyes, path = composed(visit, match)
    if not path:
        raise NotFound(N_("there is nothing to preview"))
    sight = visit.house.sights.preview(match, eyes, path)
    boards = table_page.boards(sight)
    parts = {id: boards[id] for id in table_page.own_boards(sight) if id in boards}
    return visit.json({"parts": parts, "change": table_page.change(sight)})


async def hint(visit: Visit) -> Response:
    """The favourites of a thinker that is told what the viewer sees; who has played on meanwhile gets none."""
    match, house = await match_of(visit), visit.house
    question = await visit.read(Question)
    seat = own_seat(visit, match, question.seat)
    if not match.hints:
        raise Forbidden(N_("at this table nobody gets hints"))
    if seat not in match.to_move(visit.person.id) or seat != eyes_of(visit, match).viewer:
        raise Forbidden(N_("it is not your turn"))
    if not match.moved <= question.number <= match.number:
        raise Refused(late(visit, match))
    view = match.composed(seat, question.path).seen_by(seat)
    if view.count() < 2:
        raise Refusal(N_("there is only one thing to do"))
    house.gate.check("hints", visit.person.id, house.limits.hints)
    try:
        advice = await house.bots.advise(visit.owner, match.game, view, house.limits)
    except BotFailed as error:
        raise NoIdea(N_("Nobody has an idea right now. Please ask again.")) from error
    now = await match_of(visit)
    if now.moved != match.moved:
        raise Refused(late(visit, now))
    names = house.sights.names(match, eyes_of(visit, match))
    hints = hints_of(match.game, view, advice, names, visit.language)
    codes = [one.code for one in hints]
    return visit.json({"number": match.number, "codes": codes, "hint": hint_page.content(hints, visit.language)})


def late(visit: Visit, match: Match) -> Response:
    error = Late(N_("Something happened at the table in the meantime. Please look again."))
    return visit.refuse(error, **present(visit, match))


async def live(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    if socket.headers.get("origin") is None or not same_origin(socket):
        await socket.close(REFUSED)
        return
    try:
        house.gate.check("looking", address_of(socket), house.limits.looking)
        person = await person_of(house, socket)
        await house.live.serve(socket, socket.path_params["id"], person, address_of(socket))
    except AedilisError:
        await socket.close(REFUSED)


# -- moving ---------------------------------------------------------------------------------------------------


def answered(visit: Visit, match: Match) -> Response:
    """For the script what has changed, for a plain form the table."""
    if visit.wants_json:
        return visit.json(present(visit, match))
    return visit.go(f"/table/{match.id}")


def own_seat(visit: Visit, match: Match, seat: int) -> int:
    """The seat that a command is for: the one named, or the one that has the screen."""
    eyes = eyes_of(visit, match)
    chosen = eyes.acting if seat == NOBODY else seat
    if not eyes.mine:
        raise Forbidden(N_("you have no seat at this table"))
    if chosen not in eyes.mine:
        raise Forbidden(N_("this is not your seat"))
    return chosen


async def moves(visit: Visit) -> Response:
    match = await match_of(visit)
    move = await visit.read(Move)
    seat = own_seat(visit, match, move.seat)
    if seat in match.to_move(visit.person.id) and seat != eyes_of(visit, match).viewer:
        raise Forbidden(N_("take the screen first"))
    try:
        match = await visit.house.tables.command(match.id, "move", seat, {"answers": move.number, "path": move.path})
    except IllegalOption as error:
        view = match.table.view(seat)
        rule = match.game.words(visit.language).rule(view, move.path[-1][:100] if move.path else "")
        raise Refused(visit.refuse(error, rule=rule)) from error
    except Late as error:
        raise Refused(visit.refuse(error, **present(visit, await match_of(visit)))) from error
    return answered(visit, match)


async def order(visit: Visit, kind: str, *wanted: str) -> Response:
    """Any other command."""
    match = await match_of(visit)
    command = await visit.read(Command)
    seat = own_seat(visit, match, command.seat)
    if kind == "bot" or (kind, command.kind, command.yes) == ("answer", "bot", True):
        check_abandoned(visit, match, command.about)
    data = {"answers": command.number, **{name: getattr(command, name) for name in wanted}}
    try:
        match = await visit.house.tables.command(match.id, kind, seat, data)
    except Late as error:
        raise Refused(visit.refuse(error, **present(visit, await match_of(visit)))) from error
    return answered(visit, match)


def check_abandoned(visit: Visit, match: Match, seat: int) -> None:
    if seat not in range(len(match.places)):
        raise Refusal(N_("there is no such seat"))
    house = visit.house
    if house.live.here(match.id, match.places[seat].person):
        raise Forbidden(N_("this player is here: a bot only takes the seat of somebody who left"))
    if not house.live.abandoned(match, seat):
        name = house.sights.names(match, eyes_of(visit, match))[seat]
        minutes = ceil(house.limits.away / 60)
        raise Forbidden(N_("{name} has been away for less than {minutes} minutes"), name=name, minutes=minutes)


async def back(visit: Visit) -> Response:
    return await order(visit, "back")


async def resign(visit: Visit) -> Response:
    return await order(visit, "resign")


async def rematch(visit: Visit) -> Response:
    return await order(visit, "rematch")


async def restore(visit: Visit) -> Response:
    return await order(visit, "restore")


async def void(visit: Visit) -> Response:
    return await order(visit, "void")


async def bot(visit: Visit) -> Response:
    return await order(visit, "bot", "about")


async def return_(visit: Visit) -> Response:
    return await order(visit, "return")


async def answer(visit: Visit) -> Response:
    return await order(visit, "answer", "about", "kind", "yes")


# -- taking a seat ----------------------------------------------------------------------------------------------


async def join(visit: Visit) -> Response:
    """A page with one button: a link that a messenger looks at takes no seat."""
    link = visit.request.path_params["link"]
    match, seat = await visit.house.tables.seat_of(link)
    check_free(visit, match, seat)
    names = visit.house.sights.names(match, Eyes(visit.person))
    shown = ["" if place.kind == "free" else name for place, name in zip(match.places, names)]
    return visit.page(join_page.page(visit.reader, match.game, shown, f"/join/{link}", seat))


def check_free(visit: Visit, match: Match, seat: int) -> None:
    if match.places[seat].person and match.places[seat].person == visit.person.id:
        raise Refused(visit.go(f"/table/{match.id}"))
    if match.places[seat].kind != "free":
        raise Late(N_("Somebody has taken this seat already."))


async def claim(visit: Visit) -> Response:
    match, seat = await visit.house.tables.seat_of(visit.request.path_params["link"])
    fields = await visit.fields()
    check_free(visit, match, seat)
    person = await visit.somebody(text_of(fields, "name"))
    await take(visit, match, seat, person)
    return visit.go(f"/table/{match.id}")


async def sit_down(visit: Visit) -> Response:
    match = await match_of(visit)
    sit = await visit.read(Sit)
    if sit.seat not in range(len(match.places)) or not match.places[sit.seat].open:
        raise Forbidden(N_("this seat is not for anybody"))
    if match.places[sit.seat].person != visit.person.id or not visit.person.id:
        check_free(visit, match, sit.seat)
    person = await visit.somebody(sit.name)
    match = await take(visit, match, sit.seat, person)
    return answered(visit, match)


async def take(visit: Visit, match: Match, seat: int, person: Person) -> Match:
    match = await visit.house.tables.take(match.id, seat, person)
    visit.house.live.saw(match.id, person.id)
    return match


async def recover(visit: Visit) -> Response:
    token = visit.request.path_params["token"]
    person = await recovered(visit)
    mine, _ = await visit.house.tables.of(person, TRIED)
    if not mine:
        raise NotFound(N_("there is no such link"))
    eyes = Eyes(replace(person, language=visit.language))
    names = visit.house.sights.names(mine[0], eyes)
    return visit.page(join_page.recover(visit.reader, mine[0].game, names, f"/recover/{token}"))


async def recovered(visit: Visit) -> Person:
    id = visit.house.seal.recovered(visit.request.path_params["token"])
    await visit.house.people.known([id])
    person = visit.house.people.get(id)
    if not id or not person.id:
        raise NotFound(N_("there is no such link"))
    return person


async def come_back(visit: Visit) -> Response:
    person = await recovered(visit)
    await visit.body(visit.house.limits.body)
    visit.cookie = await visit.house.people.welcome_back(person.id)
    mine, _ = await visit.house.tables.of(person, TRIED)
    return visit.go(f"/table/{mine[0].id}" if mine else "/")


ROUTES = [
    route("GET", "/table/{id}", table, "looking"),
    route("GET", "/table/{id}/view", view, "looking"),
    route("GET", "/table/{id}/preview", preview, "looking"),
    route("POST", "/table/{id}/hint", hint, "commands"),
    route("POST", "/table/{id}/screen", screen, "commands"),
    route("POST", "/table/{id}/moves", moves, "commands"),
    route("POST", "/table/{id}/back", back, "commands"),
    route("POST", "/table/{id}/resign", resign, "commands"),
    route("POST", "/table/{id}/rematch", rematch, "commands"),
    route("POST", "/table/{id}/restore", restore, "commands"),
    route("POST", "/table/{id}/void", void, "commands"),
    route("POST", "/table/{id}/bot", bot, "commands"),
    route("POST", "/table/{id}/return", return_, "commands"),
    route("POST", "/table/{id}/answer", answer, "commands"),
    route("POST", "/table/{id}/join", sit_down, "commands"),
    route("GET", "/join/{link}", join, "arriving"),
    route("POST", "/join/{link}", claim, "arriving"),
    route("GET", "/recover/{token}", recover, "arriving"),
    route("POST", "/recover/{token}", come_back, "arriving"),
]
