"""Several people at one screen: nobody's secrets leave the server before that person has the screen."""

from __future__ import annotations

import re
from pathlib import Path

from httpx import Response
from tests.web.server.site import GAME, Guest, Site, a_path, running

from aedilis import NOBODY, Rng
from aedilis.engine.record import Record
from aedilis.web.people import Person
from aedilis.web.sights import Eyes


def public(site: Site, table: str) -> str:
    """The boards as a spectator sees them."""
    return boards(site.guest().view(table)["parts"])


def boards(parts: dict[str, str]) -> str:
    """The drawings, without whose turn it is and which is the reader's."""
    return "".join(html for id, html in sorted(parts.items()) if id.startswith("boards"))


def everything(guest: Guest, table: str) -> list[dict[str, str]]:
    """All ways to the parts of a table."""
    found = [guest.view(table)["parts"], {"page": guest.get(f"/table/{table}").text}]
    with guest.watch(table) as live:
        found.append({"live": str(live.recv())})
    found.append(guest.get(f"/table/{table}/at/0").json()["parts"])
    found.append({"replay": guest.get(f"/table/{table}/replay").text})
    return found


def secret_options(site: Site, table: str) -> list[str]:
    """What only the one who decides may know: in the draft, the cards to choose from."""
    match = site.match(table)
    return [match.game.actions[option].notation for option in match.turn(match.waiting()[0]).options()]


def test_the_curtain_hides_everything_until_the_screen_is_taken(site: Site) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "me", "me"])
    random = Rng(4)
    drafted = 0
    while any(code.startswith("keep ") for code in secret_options(site, table)):  # a secret hand each
        drafted += 1
        match = site.match(table)
        seat = match.waiting()[0]
        secrets = secret_options(site, table)
        for parts in everything(guest, table):
            assert not [code for code in secrets for html in parts.values() if f'"{code}"' in html or code in html]
        assert boards(guest.view(table)["parts"]) == public(site, table)
        refused = guest.move(table, match.number, a_path(match, seat, random), seat)
        assert refused.status_code == 403
        other = (seat + 1) % 3
        assert guest.post(f"/table/{table}/screen", {"seat": other}).status_code == 403
        hidden = guest.get(f"/table/{table}?seat={seat}").text  # looking lifts nothing
        assert not [code for code in secrets if code in hidden]
        form = re.search(r'<form[^>]*action="(/table/[^"]*/screen)"[^>]*>', hidden)
        assert form is not None
        assert f'name="seat" value="{seat}"' in hidden
        lifted = guest.post(form[1], {"seat": seat}, accept="text/html")  # as the button does without script
        assert (lifted.status_code, lifted.headers["location"]) == (303, f"/table/{table}")
        page = guest.get(f"/table/{table}").text
        assert all(f'data-code="{code}"' in page for code in secrets)
        assert guest.move(table, match.number, a_path(match, seat, random), seat).status_code == 200
    assert drafted > 1


def test_a_page_that_was_left_open_shows_the_curtain_too(site: Site) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "me"])
    match = site.match(table)
    seat = match.waiting()[0]
    guest.post(f"/table/{table}/screen", {"seat": seat})
    with guest.watch(table) as live:
        first = str(live.recv())
        assert all(code in first for code in secret_options(site, table))
        guest.move(table, match.number, a_path(match, seat, Rng(1)), seat)
        news = str(live.recv())
        assert not [code for code in secret_options(site, table) if code in news]
        assert re.search(r"boards-seat|prompt", news)


def test_a_stranger_cannot_take_the_screen(site: Site) -> None:
    ada, eve = site.guest("Ada"), site.guest("Eve")
    table = ada.make(["me", "me"])
    seat = site.match(table).waiting()[0]
    assert eve.post(f"/table/{table}/screen", {"seat": seat}).status_code == 403
    assert site.house.sights.table(site.match(table), Eyes(site.house.people.get(0))).viewer == NOBODY


def test_somebody_who_waits_behind_the_curtain_cannot_move(site: Site) -> None:
    """Also not when several are to decide at once and the curtain is for another one of them."""
    guest = site.guest("Ada")
    table = guest.make(["me", "me", "me"])
    match = site.match(table)
    for seat in match.waiting():
        assert guest.move(table, match.number, a_path(match, seat, Rng(2)), seat).status_code == 403
    first, *others = match.waiting()
    guest.post(f"/table/{table}/screen", {"seat": first})
    for seat in others:
        assert guest.move(table, match.number, a_path(match, seat, Rng(2)), seat).status_code == 403
    path = a_path(match, first, Rng(2))
    done = guest.move(table, match.number, path, first)
    assert done.status_code == 200
    again = guest.move(table, match.number, path, first)  # a click that came twice
    assert (again.status_code, again.json()["number"]) == (200, done.json()["number"])


def names_of(guest: Guest, table: str) -> list[str]:
    return re.findall(r'class="who"><b>([^<]*)</b>', guest.view(table)["parts"]["players"])


def begin(guest: Guest, seats: list[str], called: list[str]) -> Response:
    return guest.post("/tables", {"game": GAME, "seat": seats, "called": called})


def test_everybody_at_one_screen_has_a_name_of_their_own(site: Site) -> None:
    guest = site.guest("Ada")
    answer = begin(guest, ["me", "bot:random", "", "me"], [" Ada  L. ", "Nero", "Cato", "Ben"])
    table = answer.headers["location"].removeprefix("/table/")
    assert [name for name in names_of(guest, table) if name in ("Ada L.", "Ben")] == ["Ada L.", "Ben"]
    assert not re.search("Nero|Cato", guest.get(f"/table/{table}").text)
    seat = site.match(table).waiting()[0]
    if site.match(table).places[seat].person:
        assert f"I am {site.match(table).places[seat].name}<" in guest.get(f"/table/{table}").text
    assert "Ben" in guest.get("/").text
    assert "Ben" in guest.get(f"/table/{table}/replay").text
    assert "Ben" in site.guest("Eve").get(f"/table/{table}").text
    guest.post("/name", {"name": "Somebody else"})
    assert "Ada L." in names_of(guest, table)


def test_who_gives_no_name_at_one_screen_is_still_told_apart(site: Site) -> None:
    for person, called, expected in (
        ("Ada", ["", ""], ["Ada", "Brown"]),
        ("Ada", ["Ben", " "], ["Ben", "Ada"]),
        ("", ["", ""], ["White", "Brown"]),
        ("Ada", ["Ben", "Ben"], ["Ben (White)", "Ben (Brown)"]),
    ):
        guest = site.guest(person)
        table = begin(guest, ["me", "me"], called).headers["location"].removeprefix("/table/")
        assert site.house.sights.names(site.match(table), Eyes(Person())) == expected


def test_a_name_at_one_screen_is_text_and_not_too_long(site: Site) -> None:
    guest = site.guest("Ada")
    for called in ("x" * 41, "\u3164"):
        assert begin(guest, ["me", "me"], ["Ada", called]).status_code == 400
    table = begin(guest, ["me", "me"], ["Ada", "<i>&"]).headers["location"].removeprefix("/table/")
    page = guest.get(f"/table/{table}").text
    assert "&lt;i&gt;&amp;" in page
    assert "<i>&" not in page


def test_the_names_are_kept_for_the_record_and_for_the_rematch(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        guest = site.guest("Ada")
        table = begin(guest, ["me", "me"], ["Ann", "Ben"]).headers["location"].removeprefix("/table/")
    with running(tmp_path) as site:
        again = Guest(site.url)
        again.client.cookies = guest.client.cookies
        again.view(table)
        random = Rng(3)
        while not (match := site.match(table)).over:
            seat = match.waiting()[0]
            again.post(f"/table/{table}/screen", {"seat": seat})
            assert again.move(table, match.number, a_path(match, seat, random), seat).status_code == 200
        assert Record.read(again.get(f"/table/{table}/record").text).names == ["Ann", "Ben"]
        again.order(table, "rematch", site.match(table).number, seat=0)
        rematch = site.match(table).rematch
        assert [place.name for place in site.match(rematch).places] == ["Ann", "Ben"]
