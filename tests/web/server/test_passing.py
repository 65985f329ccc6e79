"""Several people at one screen: nobody's secrets leave the server before that person has the screen."""

from __future__ import annotations

import re

from tests.web.server.site import Guest, Site, a_path

from aedilis import NOBODY, Rng
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
