"""Other sites: whose pages may change something here or hear news, and that links lead nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from starlette.routing import Route
from tests.web.server.site import GAME, Site
from websockets.exceptions import InvalidStatus

import aedilis.web


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "none"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "http://[::1"},
        {"origin": "own", "x-forwarded-proto": "https"},  # a page without TLS, beside a site that has it
        {"sec-fetch-site": "cross-site", "origin": "own"},
    ],
    ids=str,
)
def test_nothing_is_changed_for_another_site(site: Site, headers: dict[str, str]) -> None:
    guest = site.guest("Ada")
    sent = {name: site.url if value == "own" else value for name, value in headers.items()}
    if "origin" not in sent:
        del guest.client.headers["origin"]
    answer = guest.post("/tables", {"game": GAME, "seat": ["me", "me"]}, **sent)
    assert answer.status_code == 403
    assert "did not come from a page of Aedilis" in answer.json()["error"]


def test_who_does_not_say_where_it_comes_from_is_not_trusted(site: Site) -> None:
    bare = httpx.Client(base_url=site.url, trust_env=False)
    assert bare.post("/tables", data={"game": GAME, "seat": ["me", "me"]}).status_code == 403
    fine = bare.post("/tables", data={"game": GAME, "seat": ["me", "me"]}, headers={"sec-fetch-site": "same-origin"})
    assert fine.status_code == 303


@pytest.mark.parametrize("seen", ["http", "https"])
def test_a_page_comes_from_the_site_by_the_same_scheme(site: Site, seen: str) -> None:
    """Before the server there may be a proxy that speaks TLS, and says so."""
    guest = site.guest()
    other = "http" if seen == "https" else "https"
    for scheme, status in ((seen, 303), (other, 403)):
        origin = f"{scheme}{site.url[4:]}"
        answer = guest.post("/name", {"name": "Ada"}, **{"origin": origin, "x-forwarded-proto": seen})
        assert answer.status_code == status


@pytest.mark.parametrize("seen", ["http", "https"])
def test_news_go_to_the_site_by_the_same_scheme(site: Site, seen: str) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "friend"])
    fine, wrong = (f"{scheme}{site.url[4:]}" for scheme in (seen, "http" if seen == "https" else "https"))
    with guest.watch(table, origin=fine, **{"x-forwarded-proto": seen}) as live:
        assert '"parts":{' in str(live.recv())
    with pytest.raises(InvalidStatus, match="403"):
        guest.watch(table, origin=wrong, **{"x-forwarded-proto": seen})


@pytest.mark.parametrize("origin", ["https://evil.example", "null", None, "http://127.0.0.1:1", "http://[::1"])
def test_another_site_hears_no_news(site: Site, origin: str | None) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "friend"])
    with pytest.raises(InvalidStatus, match="403"):
        guest.watch(table, origin=origin)


def test_get_changes_nothing(site: Site) -> None:
    """Links that a messenger or a browser looks at ahead of time take no seat and make nobody."""
    ada, robot = site.guest("Ada"), site.guest()
    table = ada.make(["me", "friend"])
    before = site.match(table).number
    for path in ("/", f"/table/{table}", f"/join/{site.house.tables.link(table, 1)}", "/rules/city-of-rome"):
        answer = robot.get(path)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
    assert site.match(table).number == before


VALUES = {"seat": ("0", "1", "2", "-3"), "number": ("1",), "path": ("x", "{code}"), "move": ("0",), "fragment": ("1",)}


def test_no_get_with_any_parameter_changes_anything(site: Site) -> None:
    """All addresses and all parameters that the routes read, by somebody who could lift a curtain and by others."""
    source = "".join(path.read_text() for path in Path(aedilis.web.__file__).parent.glob("*.py"))
    assert {found[1] for found in re.finditer(r'quer(?:y|y_params\.get)\("(\w+)"', source)} == set(VALUES)
    ada, robot = site.guest("Ada"), site.guest()
    table = ada.make(["me", "me", "friend"])
    match = site.match(table)
    finished = ada.make(["me", "me"])
    record = ada.post("/records", json={"record": site.match(finished).table.record().write()})
    person = match.places[0].person
    addresses = [
        route.path.replace(":path", "").format(
            id=record.headers["location"].split("/")[2] if route.path.startswith("/record") else table,
            link=site.house.tables.link(table, 2),
            token=site.house.seal.recovery(person),
            game=GAME,
            move=0,
            path="aedilis.js",
        )
        for route in site.app.routes
        if isinstance(route, Route) and "GET" in (route.methods or ())
    ]
    code = match.game.actions[match.turn(match.waiting()[0]).options()[0]].notation
    queries = ["", *(f"?{name}={value.format(code=code)}" for name in VALUES for value in VALUES[name])]
    queries += [f"{query}&number={match.number}" for query in queries if query.startswith(("?seat", "?path"))]

    def everything() -> object:
        return [*site.house.store.reader.iterdump()], dict(site.house.tables.screens), ada.view(table)

    before = everything()
    assert len(addresses) > 12
    for guest in (ada, robot):
        for address in addresses:
            for query in queries:
                answer = guest.get(address + query)
                assert answer.status_code < 500
                assert "set-cookie" not in answer.headers
    assert everything() == before


def test_the_cookie_is_not_for_scripts_and_not_for_other_sites(site: Site) -> None:
    answer = site.guest().post("/name", {"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    value = answer.cookies["aedilis"]
    assert len(value) >= 22  # 128 bits
    kept = site.house.store.reader.execute("SELECT hash FROM sessions").fetchall()
    assert all(value.encode() not in hash for (hash,) in kept)


@pytest.mark.parametrize(
    "address",
    [
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "http://[::1",
        "javascript:alert(1)",
    ],
)
def test_onwards_leads_nowhere_else(site: Site, address: str) -> None:
    answer = site.guest().post("/name", {"name": "Ada", "next": address})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
