"""Odd names, floods: what the server refuses, and that it says so clearly."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.web.server.site import FAST, GAME, Guest, Site, running
from websockets.exceptions import InvalidStatus

from aedilis.web.errors import TooMany
from aedilis.web.limits import Gate, Limits, Rate
from aedilis.web.people import Person
from aedilis.web.sights import Eyes

EVIL = '<script>alert("x")</script>\'&'


# -- odd names ------------------------------------------------------------------------------------------------------


def test_a_name_is_shown_as_text_everywhere(site: Site) -> None:
    guest = site.guest(EVIL)
    table = guest.make(["me", "anybody"])
    eve = site.guest()
    pages = [guest.get(path).text for path in ("/", f"/table/{table}", f"/table/{table}/replay", "/nowhere")]
    pages += [eve.get(path).text for path in ("/", f"/table/{table}", f"/join/{site.house.tables.link(table, 1)}")]
    pages += [str(guest.view(table)["parts"]), str(guest.get(f"/table/{table}/at/0").json()["parts"])]
    with eve.watch(table) as live:
        pages.append(str(live.recv()))
    for page in pages:
        assert "<script>alert" not in page
        assert 'alert("x")' not in page
    assert sum("&lt;script&gt;alert(&quot;x&quot;)" in page for page in pages) >= 6


INVISIBLE = "\u200b\u2060\u3164\u2800\u115f\u1160\uffa0\u034f\ufe0f\u00ad\u202e\U000e0041"


@pytest.mark.parametrize("name", [*INVISIBLE, INVISIBLE, " ", "\n"], ids=ascii)
def test_a_name_that_nobody_sees_is_refused(site: Site, name: str) -> None:
    ada = site.guest("Ada")
    for guest in (ada, site.guest()):
        answer = guest.post("/name", {"name": name})
        assert answer.status_code == 400
        assert "letters that can be seen" in answer.json()["error"]
    assert ada.post("/name", {"name": f"{name}Ben{name}"}).status_code == 303
    page = ada.get("/").text
    assert "Ben" in page
    assert not set(name) & set(page) - {" ", "\n"}


def test_people_of_one_name_are_told_apart(site: Site) -> None:
    for names in (["", ""], ["Ada", "Ada"], ["", "", "Guest"], ["Ada", "Ada", "Ada (Brown)"]):
        guests = [site.guest(name) for name in names]
        table = guests[0].make(["me", *["anybody"] * (len(names) - 1)])
        for seat, guest in enumerate(guests[1:], 1):
            guest.post(f"/table/{table}/join", {"seat": seat})
        match = site.match(table)
        shown = site.house.sights.names(match, Eyes(Person()))
        assert len(set(shown)) == len(shown)
        colours = match.game.words("en").seat_names(len(names))
        wanted = [f"{name or 'Guest'} ({colour})" for name, colour in zip(names, colours)]
        if len(names) == 2:
            assert shown == wanted
        page = guests[1].get(f"/table/{table}").text
        assert all(name in page for name in shown)


def test_names_in_an_uploaded_record_are_like_others(site: Site) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "me", "me"])
    record = site.match(table).table.record()
    record.names = ["x" * 60_000, "A\u202eda\u3164", "\u2800"]
    address = guest.post("/records", json={"record": record.write()}).headers["location"]
    page = guest.get(address).text
    assert "x" * 40 in page
    assert "x" * 100 not in page
    assert len(page) < 500_000
    assert "A da" in page
    assert not {"\u202e", "\u3164", "\u2800"} & set(page)


@pytest.mark.parametrize("name", ["x" * 41, "x" * 10_000])
def test_a_name_that_is_too_long_is_refused(site: Site, name: str) -> None:
    answer = site.guest().post("/name", {"name": name})
    assert answer.status_code == 400
    assert "at most 40 letters" in answer.json()["error"]


def test_a_name_is_one_line(site: Site) -> None:
    guest = site.guest("A\u202eda\n\t  X\x00")
    assert "A da X" in guest.get("/").text


# -- floods ---------------------------------------------------------------------------------------------------------


def test_a_request_that_is_too_large_is_refused(site: Site) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "friend"])
    for path, sent in (
        ("/name", {"name": "x" * 20_000}),
        (f"/table/{table}/moves", {"path": ["done"] * 10_000, "number": 1}),
        ("/records", {"record": "x" * 200_000}),
    ):
        answer = guest.post(path, json=sent)
        assert answer.status_code == 413
        assert "at most" in answer.json()["error"]


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"number": "1", "path": []}', b'{"number": 1}', b'{"number": 1, "path": [1]}', b"\xff"]
)
def test_what_cannot_be_understood_is_refused(site: Site, body: bytes) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "friend"])
    answer = guest.client.post(f"/table/{table}/moves", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"] == "This request cannot be understood."


DEEP = 2700


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/name", b'{"name":[]}'),
        ("/name", b'{"name":null}'),
        ("/name", b'{"name":{"a":1}}'),
        ("/name", b'{"next":[]}'),
        ("/name", b'{"name":"\\ud800"}'),
        ("/language", b'{"language":[]}'),
        ("/tables", b'{"game":[]}'),
        ("/tables", b'{"game":"city-of-rome","seats":["me","me"],"variant-x":[]}'),
        ("/tables", b'{"game":"city-of-rome","seats":["me","me"],"undo":[]}'),
        ("/tables", b'{"game":"city-of-rome","seats":[["me"],{}]}'),
        ("/records", b'{"record":[]}'),
        ("/name", b'{"a":' + b"[" * DEEP + b"]" * DEEP + b"}"),
        ("/name", b'{"name":' + b"[" * 500 + b"]" * 500 + b"}"),
        ("/tables", b'{"a":' + b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"}"),
        ("/table/{t}/moves", b'{"number":' + b"9" * 5000 + b',"path":[]}'),
        ("/table/{t}/moves", b'{"number":1,"path":' + b"[" * DEEP + b"]" * DEEP + b"}"),
        ("/table/{t}/moves", b'{"number":1,"path":["\\ud800"]}'),
        ("/table/{t}/bot", b'{"number":1,"about":[]}'),
        ("/table/{t}/answer", b'{"number":1,"kind":[],"about":0}'),
        ("/table/{t}/join", b'{"seat":[]}'),
        ("/table/{t}/screen", b'{"seat":null}'),
    ],
    ids=lambda value: str(value)[:60],
)
def test_junk_is_refused_with_a_sentence(site: Site, path: str, body: bytes) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "friend"])
    answer = guest.client.post(path.format(t=table), content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]


def test_junk_in_forms_and_addresses_is_refused_with_a_sentence(site: Site) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "friend"])
    nested = b"".join(b"--%d\r\nContent-Type: multipart/mixed; boundary=%d\r\n\r\n" % (n, n + 1) for n in range(2000))
    answer = guest.client.post("/records", content=nested, headers={"content-type": "multipart/form-data; boundary=0"})
    assert 400 <= answer.status_code < 500
    assert guest.order(table, "back", 1, seat="9" * 5000).status_code == 400
    digits = "9" * 5000
    for path in (f"at/{digits}", "at/x", f"replay?move={digits}", f"at/0?seat={digits}", f"view?number={digits}"):
        answer = guest.get(f"/table/{table}/{path}{'&path=x' if 'view' in path else ''}")
        assert 400 <= answer.status_code < 500, path
        assert "<h1>" in answer.text


def test_too_many_requests_are_refused_with_a_clear_answer(tmp_path: Path) -> None:
    slow = Rate(3, 0.0001)
    limits = Limits(commands=slow, making=slow, arriving=FAST, looking=FAST)
    with running(tmp_path, limits=limits) as site:
        guest = site.guest("Ada")
        statuses = [guest.post("/tables", {"game": GAME, "seat": ["me", "me"]}).status_code for _ in range(5)]
        assert statuses == [303, 303, 303, 429, 429]
        refused = guest.post("/tables", {})
        assert "wait a moment" in refused.json()["error"]
        assert int(refused.headers["retry-after"]) > 0
        other = site.guest("Ben")  # somebody else is not made to wait
        assert other.post("/tables", {"game": GAME, "seat": ["me", "me"]}).status_code == 303
        german = Guest(site.url, "de")
        answers = [german.post("/name", {"name": "x" * 50}) for _ in range(9)]
        assert answers[-1].status_code == 429
        assert "warte" in answers[-1].json()["error"]


def test_one_person_makes_so_many_tables_and_no_more(tmp_path: Path) -> None:
    limits = Limits(commands=FAST, making=FAST, arriving=FAST, looking=FAST, tables=2)
    with running(tmp_path, limits=limits) as site:
        guest = site.guest("Ada")
        statuses = [guest.post("/tables", {"game": GAME, "seat": ["me", "me"]}).status_code for _ in range(3)]
        assert statuses == [303, 303, 429]
        assert int(guest.post("/tables", {"game": GAME, "seat": ["me", "me"]}).headers["retry-after"]) > 0


def test_whether_the_server_is_well_may_always_be_asked(tmp_path: Path) -> None:
    limits = Limits(commands=FAST, making=FAST, arriving=FAST, looking=Rate(2, 0.0001))
    with running(tmp_path, limits=limits) as site:
        guest = site.guest()
        assert [guest.get("/").status_code for _ in range(3)] == [200, 200, 429]
        assert {guest.get("/health").status_code for _ in range(5)} == {200}


def test_so_many_pages_may_be_open_and_no_more(tmp_path: Path) -> None:
    limits = Limits(commands=FAST, making=FAST, arriving=FAST, looking=FAST, sockets=12)
    with running(tmp_path, limits=limits) as site:
        guest = site.guest("Ada")
        table = guest.make(["me", "friend"])
        with ExitStack() as pages:
            for _ in range(12):
                assert '"parts":{' in str(pages.enter_context(guest.watch(table)).recv())
            with pytest.raises(InvalidStatus):
                guest.watch(table)


def test_a_bucket_fills_up_again_with_time() -> None:
    now = [0.0]
    gate, rate = Gate(lambda: now[0]), Rate(2, 0.5)
    for _ in range(2):
        gate.check("x", 1, rate)
    with pytest.raises(TooMany) as refused:
        gate.check("x", 1, rate)
    assert refused.value.after == 2
    now[0] += 2.5
    gate.check("x", 1, rate)
    with pytest.raises(TooMany):
        gate.check("x", 1, rate)


# -- pages that are not there -----------------------------------------------------------------------------------------


def test_unknown_addresses_are_answered_kindly_in_the_readers_language(site: Site) -> None:
    english, german = site.guest(), site.guest(language="de-AT,de;q=0.9,en;q=0.8")
    for path in ("/nowhere", "/table/nothing", "/join/nothing", "/recover/x", "/record/nothing/replay", "/rules/chess"):
        page = english.get(path)
        assert page.status_code == 404
        assert "ruins" in page.text
        assert 'lang="de"' in german.get(path).text
    assert english.get("/tables").status_code == 405
    german.post("/language", {"language": "en"})
    assert 'lang="en"' in german.get("/nowhere").text


def test_a_file_that_cannot_be_read_gives_a_sentence_and_no_stack_trace(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        guest = site.guest(language="de")
        site.house.store.reader.close()
        for path in ("/table/x", "/health", "/record/x/replay"):
            answer = guest.get(path)
            assert answer.status_code == 503
            assert "Traceback" not in answer.text
            assert "<h1>Etwas ist kaputtgegangen</h1>" in answer.text
            assert str(tmp_path) not in answer.text
        cookie = Guest(site.url)
        cookie.client.cookies.set("aedilis", "nobody")
        assert cookie.get("/").status_code == 503
        site.house.store.reader = site.house.store._connect()
