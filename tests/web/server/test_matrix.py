"""Every route with every kind of caller. Routes are discovered: one that is not in the matrix fails the test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import httpx
import pytest
from starlette.routing import Route, WebSocketRoute
from tests.web.server.site import GAME, Guest, Site, play_some
from websockets.exceptions import InvalidStatus

from aedilis import Rng
from aedilis.web.match import Match

CALLERS: Final = ("owner", "other", "ex", "spectator", "stranger")
OK, SEE, BAD, NO, GONE, LATE, WRONG = 200, 303, 400, 403, 404, 409, 422


class Scene(NamedTuple):
    """A table at which the owner (seat 0) is to move; seat 1 is another's, seat 2 was left by a resignation."""

    site: Site
    table: str
    guests: dict[str, Guest]
    link: str
    finished: str
    record: str

    @property
    def match(self) -> Match:
        return self.site.match(self.table)


@pytest.fixture(scope="module")
def past(site: Site) -> tuple[str, str, dict[str, Guest]]:
    """People who have finished a game together, and its record."""
    guests = {who: site.guest(who.capitalize()) for who in CALLERS[:-1]}
    owner, other = guests["owner"], guests["other"]
    finished = owner.make(["me", "anybody"])
    other.post(f"/table/{finished}/join", {"seat": 1})
    play_some(site, {0: owner, 1: other}, finished, 10_000)
    text = owner.get(f"/table/{finished}/record").text
    record = owner.post("/records", json={"record": text}).headers["location"].split("/")[2]
    return finished, record, guests


def staged(site: Site, past: tuple[str, str, dict[str, Guest]]) -> Scene:
    finished, record, guests = past
    guests = {who: copied(site, guest) for who, guest in guests.items()}
    guests["stranger"] = site.guest()
    owner, other, ex = guests["owner"], guests["other"], guests["ex"]
    while True:  # until the owner is to move before it is the free seat's turn
        table = owner.make(["me", "anybody", "anybody", "friend"])
        other.post(f"/table/{table}/join", {"seat": 1})
        ex.post(f"/table/{table}/join", {"seat": 2})
        ex.order(table, "resign", site.match(table).number, seat=2)
        while site.match(table).waiting() in ([1], [2]):
            if site.match(table).waiting() == [1]:
                play_some(site, {1: other}, table, 1)
        if site.match(table).waiting() == [0]:
            link = f"/join/{site.house.tables.link(table, 3)}"
            assert link in owner.get(f"/table/{table}").text
            return Scene(site, table, guests, link, finished, record)


def copied(site: Site, guest: Guest) -> Guest:
    twin = Guest(site.url)
    twin.client.cookies = httpx.Cookies(guest.client.cookies)
    return twin


# -- what each caller asks ----------------------------------------------------------------------------------------

Ask = Callable[[Scene, Guest, str], httpx.Response]
SEAT = {"owner": 0, "other": 1, "ex": 2, "spectator": 0, "stranger": 0}  # which seat each one claims to be


def get(path: str) -> Ask:
    return lambda scene, guest, who: guest.get(
        path.format(t=scene.table, f=scene.finished, r=scene.record, l=scene.link)
    )


def order(verb: str, table: str = "t", **fields: Any) -> Ask:
    def ask(scene: Scene, guest: Guest, who: str) -> httpx.Response:
        id = scene.table if table == "t" else scene.finished
        return guest.order(id, verb, scene.site.match(id).number, **{"seat": SEAT[who], **fields})

    return ask


def post(path: str, **fields: Any) -> Ask:
    return lambda scene, guest, who: guest.post(
        path.format(t=scene.table, f=scene.finished, r=scene.record, l=scene.link), fields
    )


def a_move(scene: Scene, guest: Guest, who: str) -> httpx.Response:
    """The owner's own decision, which everybody tries to make from the seat they claim."""
    turn = scene.match.turn(0)
    path = [scene.match.game.actions[turn.pick(Rng(1))].notation]
    while scene.match.game.actions[scene.match.options(0, path)[1][-1]].prepares:
        turn, options = scene.match.options(0, path)
        turn.play(options[-1])
        path.append(scene.match.game.actions[turn.options()[0]].notation)
    return guest.move(scene.table, scene.match.number, path, SEAT[who])


def composed(what: str) -> Ask:
    def ask(scene: Scene, guest: Guest, who: str) -> httpx.Response:
        code = scene.match.game.actions[scene.match.turn(0).options()[0]].notation
        return guest.get(f"/table/{scene.table}/{what}?path={code}&number={scene.match.number}")

    return ask


def a_rematch(scene: Scene, guest: Guest, who: str) -> httpx.Response:
    """The one who is asked says no, so that the next caller can ask too."""
    answer = order("rematch", table="f")(scene, guest, who)
    for seat, name in enumerate(("owner", "other")):
        no = {"seat": seat, "kind": "rematch", "about": SEAT.get(who, 0), "yes": 0}
        scene.guests[name].order(scene.finished, "answer", scene.site.match(scene.finished).number, **no)
    return answer


def a_hint(scene: Scene, guest: Guest, who: str) -> httpx.Response:
    """At a table of the owner, who allows hints; everybody asks for the owner's seat."""
    owner = scene.guests["owner"]
    while True:
        table = owner.make(["me", "friend"], hints="yes")
        match = scene.site.match(table)
        if match.waiting() == [0] and match.turn(0).count() > 1:
            return guest.hint(table, match.number)


def an_upload(scene: Scene, guest: Guest, who: str) -> httpx.Response:
    return guest.post("/records", json={"record": "[game"})


def recovering(method: str) -> Ask:
    def ask(scene: Scene, guest: Guest, who: str) -> httpx.Response:
        link = f"/recover/{scene.site.house.seal.recovery(scene.match.places[1].person)}"
        return guest.get(link) if method == "GET" else guest.post(link)

    return ask


def everybody(status: int) -> dict[str, int]:
    return dict.fromkeys(CALLERS, status)


def only(owner: int, other: int, ex: int, spectator: int, stranger: int) -> dict[str, int]:
    return dict(zip(CALLERS, (owner, other, ex, spectator, stranger)))


BRANCH: Final = {"move": 3, "seat": 0, "bot": "random"}

# (method, path of the route) -> what is asked, and the status for each caller. Several rows a route are numbered.
MATRIX: Final[dict[tuple[str, str], list[tuple[Ask, dict[str, int]]]]] = {
    ("GET", "/"): [(get("/"), everybody(OK))],
    ("POST", "/name"): [(post("/name", name="X"), everybody(SEE))],
    ("POST", "/language"): [
        (post("/language", language="de"), everybody(SEE)),
        (post("/language", language="xx"), everybody(BAD)),
    ],
    ("POST", "/tables"): [
        (post("/tables", game=GAME, seat=["me", "friend"]), everybody(SEE)),
        (post("/tables", game=GAME, seat=["friend", "friend"]), everybody(BAD)),
        (post("/tables", game="chess", seat=["me", "me"]), everybody(BAD)),
        (post("/tables", game=GAME, seat=["me", "bot:deep"]), everybody(BAD)),
        (post("/tables", game=GAME, seat=["me"]), everybody(BAD)),
    ],
    ("GET", "/rules/{game}"): [(get(f"/rules/{GAME}"), everybody(OK)), (get("/rules/chess"), everybody(GONE))],
    ("GET", "/static/{path:path}"): [
        (get("/static/aedilis.js"), everybody(OK)),
        (get("/static/../store/sqlite.py"), everybody(GONE)),
        (get("/static/%2e%2e/app.py"), everybody(GONE)),
    ],
    ("GET", "/health"): [(get("/health"), everybody(OK))],
    ("GET", "/ready"): [(get("/ready"), everybody(OK))],
    ("GET", "/table/{id}"): [
        (get("/table/{t}"), everybody(OK)),
        (get("/table/nothing"), everybody(GONE)),
    ],
    ("GET", "/table/{id}/view"): [
        (get("/table/{t}/view"), everybody(OK)),
        (composed("view"), only(WRONG, NO, NO, NO, NO)),  # the first decision of all has nothing to compose
    ],
    ("GET", "/table/{id}/preview"): [
        (composed("preview"), only(OK, NO, NO, NO, NO)),
        (get("/table/{t}/preview"), everybody(GONE)),
    ],
    ("POST", "/table/{id}/hint"): [
        (order("hint"), everybody(NO)),  # where people play together nobody gets hints
        (a_hint, only(OK, NO, NO, NO, NO)),
    ],
    ("POST", "/table/{id}/screen"): [(order("screen", seat=0), everybody(NO))],  # nobody here holds two seats
    ("POST", "/table/{id}/moves"): [(a_move, only(OK, LATE, NO, NO, NO))],
    ("POST", "/table/{id}/back"): [
        (order("back", seat=0), only(WRONG, NO, NO, NO, NO)),  # nothing to take back yet
        (order("back", table="f"), only(NO, NO, NO, NO, NO)),
    ],
    ("POST", "/table/{id}/resign"): [
        (order("resign"), only(OK, OK, NO, NO, NO)),
        (order("resign", seat=0), only(OK, NO, NO, NO, NO)),
    ],
    ("POST", "/table/{id}/rematch"): [
        (order("rematch"), everybody(NO)),
        (a_rematch, only(OK, OK, NO, NO, NO)),
    ],
    ("POST", "/table/{id}/restore"): [(order("restore"), everybody(NO))],
    ("POST", "/table/{id}/void"): [(order("void"), everybody(NO))],
    ("POST", "/table/{id}/bot"): [
        (order("bot", about=3), only(OK, OK, NO, NO, NO)),
        (order("bot", about=0), only(NO, OK, NO, NO, NO)),
        (order("bot", about=9), only(BAD, BAD, BAD, NO, NO)),
    ],
    ("POST", "/table/{id}/return"): [(order("return"), everybody(NO))],
    ("POST", "/table/{id}/answer"): [(order("answer", about=0, kind="back", yes=1), everybody(NO))],
    ("POST", "/table/{id}/join"): [
        (order("join", seat=3), everybody(NO)),
        (order("join", seat=1), only(LATE, OK, LATE, LATE, LATE)),
    ],
    ("GET", "/join/{link}"): [(get("{l}"), everybody(OK)), (get("/join/" + "0" * 32), everybody(GONE))],
    ("POST", "/join/{link}"): [
        (post("{l}"), only(NO, NO, NO, SEE, SEE)),
        (post("/join/" + "0" * 32), everybody(GONE)),
    ],
    ("GET", "/recover/{token}"): [(recovering("GET"), everybody(OK)), (get("/recover/1-00"), everybody(GONE))],
    ("POST", "/recover/{token}"): [(recovering("POST"), everybody(SEE)), (post("/recover/1-00"), everybody(GONE))],
    ("GET", "/table/{id}/replay"): [
        (get("/table/{t}/replay"), everybody(OK)),
        (get("/table/{f}/replay?seat=1"), everybody(OK)),
        (get("/table/{t}/replay?seat=0"), only(OK, NO, NO, NO, NO)),
        (get("/table/{t}/replay?move=9999"), everybody(GONE)),
    ],
    ("GET", "/table/{id}/at/{move}"): [
        (get("/table/{t}/at/0"), everybody(OK)),
        (get("/table/{t}/at/0?seat=1"), only(NO, OK, NO, NO, NO)),
    ],
    ("GET", "/table/{id}/record"): [
        (get("/table/{t}/record"), everybody(NO)),
        (get("/table/{f}/record"), everybody(OK)),
    ],
    ("GET", "/table/{id}/analysis"): [
        (get("/table/{t}/analysis"), everybody(NO)),  # while it is played, that would be help from outside
        (get("/table/{f}/analysis"), everybody(OK)),
    ],
    ("POST", "/table/{id}/analysis"): [
        (post("/table/{t}/analysis"), everybody(NO)),
        (post("/table/{f}/analysis"), everybody(OK)),
    ],
    ("POST", "/table/{id}/branch"): [
        (post("/table/{t}/branch", **BRANCH), everybody(NO)),
        (post("/table/{f}/branch", **BRANCH), everybody(SEE)),
        (post("/table/{f}/branch", **BRANCH | {"seat": 9}), everybody(GONE)),
        (post("/table/{f}/branch", **BRANCH | {"move": 9999}), everybody(GONE)),
        (post("/table/{f}/branch", **BRANCH | {"bot": "deep"}), everybody(BAD)),
    ],
    ("GET", "/record/{id}/analysis"): [(get("/record/{r}/analysis"), everybody(OK))],
    ("POST", "/record/{id}/analysis"): [
        (post("/record/{r}/analysis"), everybody(OK)),
        (post("/record/x/analysis"), everybody(GONE)),
    ],
    ("POST", "/record/{id}/branch"): [
        (post("/record/{r}/branch", **BRANCH), everybody(SEE)),
        (post("/record/x/branch", **BRANCH), everybody(GONE)),
    ],
    ("POST", "/records"): [(an_upload, everybody(BAD))],
    ("GET", "/record/{id}/replay"): [
        (get("/record/{r}/replay"), everybody(OK)),
        (get("/record/x/replay"), everybody(GONE)),
    ],
    ("GET", "/record/{id}/at/{move}"): [(get("/record/{r}/at/1"), everybody(OK))],
    ("GET", "/record/{id}/record"): [(get("/record/{r}/record"), everybody(OK))],
}


def test_the_matrix_has_every_route_and_every_caller(site: Site) -> None:
    routes = {
        (method, route.path)
        for route in site.app.routes
        if isinstance(route, Route)
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert routes == set(MATRIX)
    assert {route.path for route in site.app.routes if isinstance(route, WebSocketRoute)} == {"/table/{id}/live"}
    assert all(set(row) == set(CALLERS) for rows in MATRIX.values() for _, row in rows)
    assert len(site.app.routes) == len(routes) + 1  # nothing is mounted beside them


@pytest.mark.parametrize("who", CALLERS)
def test_every_route_answers_every_caller_as_it_should(site: Site, past: Any, who: str) -> None:
    """Reading first; after something was changed, the next one comes to a fresh table."""
    found, wanted = {}, {}
    rows = [(key, n, ask, row) for key, rows in MATRIX.items() for n, (ask, row) in enumerate(rows)]
    rows.sort(key=lambda row: (row[0][0] != "GET", row[0] in LAST))
    scene, used = staged(site, past), False
    for key, n, ask, expected in rows:
        changes = key[0] == "POST" and 200 <= expected[who] < 400 and key not in HARMLESS
        if used:
            scene = staged(site, past)
        used = changes
        answer = ask(scene, scene.guests[who], who)
        found[key, n], wanted[key, n] = answer.status_code, expected[who]
        check_shape(answer)
    assert found == wanted


HARMLESS: Final = {("POST", "/language"), ("POST", "/tables")}
LAST: Final = {("POST", "/name"), ("POST", "/recover/{token}")}  # these change who the caller is


def check_shape(answer: httpx.Response) -> None:
    """No stack trace, the safety headers on everything, and a sentence in every refusal."""
    assert "Traceback" not in answer.text
    assert answer.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
    assert answer.headers["x-content-type-options"] == "nosniff"
    if answer.status_code >= 400:
        if answer.headers["content-type"] == "application/json":
            assert answer.json()["error"]
        else:
            assert "<h1>" in answer.text


@pytest.mark.parametrize("who", CALLERS)
def test_everybody_may_watch_and_nobody_what_is_not_there(site: Site, past: Any, who: str) -> None:
    scene = staged(site, past)
    with scene.guests[who].watch(scene.table) as live:
        assert '"parts":{' in live.recv()
    with pytest.raises(InvalidStatus):
        scene.guests[who].watch("nothing")
