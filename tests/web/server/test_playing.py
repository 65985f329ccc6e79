"""Whole games over HTTP: alone against bots, with friends by links, with anybody, around one screen."""

from __future__ import annotations

import json
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.web.server.site import GAME, UNLIMITED, Guest, Site, a_path, play_some, running, seat_link

from aedilis import NOBODY, Record, Rng, game
from aedilis.web.house import FILE
from aedilis.web.sights import Eyes, look, moments


def until_over(site: Site, guest: Guest, table: str) -> None:
    random = Rng(7)
    while not site.match(table).over:
        match = site.match(table)
        if match.bots_to_move():
            time.sleep(0.002)
            continue
        answer = guest.move(table, match.number, a_path(match, match.waiting()[0], random))
        assert answer.status_code in (200, 409), answer.text


def test_play_now_against_bots_to_the_end(site: Site) -> None:
    guest = site.guest()
    table = guest.make(["me", "bot:random", "bot:random"])
    assert guest.get(f"/table/{table}").status_code == 200
    until_over(site, guest, table)
    record = guest.get(f"/table/{table}/record")
    assert record.status_code == 200
    read = Record.read(record.text)
    assert read.final(game("city-of-rome")).scores() == read.scores
    assert f"/table/{table}/replay" in guest.get("/").text


def test_the_page_offers_what_can_be_played(site: Site) -> None:
    """Nothing but the page's own parts is used to play."""
    guest = site.guest("Ada")
    table = guest.make(["me", "me"])
    random = Rng(3)
    for _ in range(12):
        due = site.match(table).waiting()[0]
        guest.post(f"/table/{table}/screen", {"seat": due})
        number, path = guest.choose(table, random)
        assert path, guest.view(table)["parts"]["prompt"]
        answer = guest.move(table, number, path)
        assert answer.status_code == 200, (path, answer.text)
        assert answer.json()["number"] == number + 1


def test_a_friend_takes_a_seat_by_its_link_and_nobody_else_does(site: Site) -> None:
    ada, ben, eve = site.guest("Ada"), site.guest(), site.guest("Eve")
    table = ada.make(["me", "friend"])
    (link,) = set(seat_link(ada.get(f"/table/{table}").text))
    assert seat_link(eve.get(f"/table/{table}").text) == []
    assert ben.get(link).status_code == 200
    assert site.match(table).places[1].kind == "free"
    assert ada.post(link).status_code == 403
    assert ben.post(link, {"name": "Ben"}).status_code == 303
    assert ben.post(link).status_code == 303
    assert eve.post(link).status_code == 409
    assert eve.get(link).status_code == 409
    play_some(site, {0: ada, 1: ben}, table, 20)
    assert "Ben" in ada.get(f"/table/{table}").text


def test_anybody_may_sit_down_at_an_open_table(site: Site) -> None:
    ada, ben = site.guest("Ada"), site.guest("Ben")
    table = ada.make(["me", "anybody", "friend"])
    assert f"/table/{table}" in ben.get("/").text
    assert ben.post(f"/table/{table}/join", {"seat": 2}).status_code == 403
    assert ben.post(f"/table/{table}/join", {"seat": 1}).status_code == 200
    assert site.match(table).seats_of(2) == [] or site.match(table).places[1].kind == "person"
    assert site.guest("Eve").post(f"/table/{table}/join", {"seat": 1}).status_code == 409
    assert f"/table/{table}" not in site.guest().get("/").text


def test_a_seat_comes_back_by_the_private_link_when_the_cookie_is_lost(site: Site) -> None:
    ada, lost = site.guest("Ada"), site.guest()
    table = ada.make(["me", "bot:random"])
    page = ada.get(f"/table/{table}").text
    link = page[page.index("/recover/") :].split('"')[0]
    assert lost.get(link).status_code == 200
    assert link not in lost.get(f"/table/{table}").text
    assert lost.post(link).headers["location"] == f"/table/{table}"
    assert link in lost.get(f"/table/{table}").text
    assert lost.get(f"{link[:-1]}{'0' if link[-1] != '0' else '1'}").status_code == 404
    assert lost.get("/recover/1-" + "0" * 32).status_code == 404


def test_resigning_leaves_the_seat_to_a_bot_and_the_last_place(site: Site) -> None:
    ada, ben = site.guest("Ada"), site.guest("Ben")
    table = ada.make(["me", "anybody"])
    ben.post(f"/table/{table}/join", {"seat": 1})
    number = site.match(table).number
    assert ben.order(table, "resign", number, seat=1).status_code == 200
    assert ben.order(table, "resign", number, seat=1).status_code == 200
    assert ben.order(table, "return", number + 1, seat=1).status_code == 403
    until_over(site, ada, table)
    match = site.match(table)
    sight = site.house.sights.table(match, Eyes(site.house.people.get(0)))
    assert [seat.rank for seat in sight.seats] == [1, 2]


def test_an_abandoned_seat_goes_to_a_bot_by_consent_and_comes_back(site: Site) -> None:
    ada, ben, cem = site.guest("Ada"), site.guest("Ben"), site.guest("Cem")
    table = ada.make(["me", "anybody", "anybody"])
    ben.post(f"/table/{table}/join", {"seat": 1})
    cem.post(f"/table/{table}/join", {"seat": 2})
    with ben.watch(table) as live:
        live.recv()
        assert ada.order(table, "bot", site.match(table).number, seat=0, about=1).status_code == 403
    while site.house.live.here(table, site.match(table).places[1].person):
        time.sleep(0.002)
    assert ada.order(table, "bot", site.match(table).number, seat=0, about=1).status_code == 200
    assert site.match(table).places[1].kind == "person"
    number = site.match(table).number
    yes = {"seat": 2, "kind": "bot", "about": 1, "yes": 1}
    assert ben.order(table, "answer", number, **{**yes, "seat": 1}).status_code == 403
    assert cem.order(table, "answer", number, **yes).status_code == 200
    assert site.match(table).places[1].bot
    assert ben.order(table, "return", site.match(table).number, seat=1).status_code == 200
    assert site.match(table).places[1].kind == "person"


@pytest.mark.parametrize("others", [1, 2])
def test_a_seat_is_abandoned_only_after_some_minutes(tmp_path: Path, others: int) -> None:
    now = [time.time()]
    with running(tmp_path, limits=replace(UNLIMITED, away=300)) as site:
        live = site.house.live
        live._clock, live._opened = lambda: now[0], now[0] - 10_000
        ada, ben, cem = site.guest("Ada"), site.guest("Ben"), site.guest("Cem")
        table = ada.make(["me", *["anybody"] * others])
        for seat, guest in enumerate((ben, cem)[:others], 1):
            guest.post(f"/table/{table}/join", {"seat": seat})
        person = site.match(table).places[1].person

        def ask() -> httpx.Response:
            return ada.order(table, "bot", site.match(table).number, seat=0, about=1)

        def offered() -> bool:
            return 'name="about" value="1"' in ada.view(table)["parts"]["players"]

        assert not offered()
        assert "Ben has been away for less than 5 minutes" in ask().json()["error"]
        with ben.watch(table) as page:
            page.recv()
            now[0] += 1000
            assert not offered()
            assert "This player is here" in ask().json()["error"]
        while live.here(table, person):
            time.sleep(0.002)
        now[0] += 299
        assert not offered()
        assert (ask().status_code, site.match(table).places[1].bot) == (403, "")
        now[0] += 2
        assert offered()
        assert ask().status_code == 200
        if others == 1:
            assert site.match(table).places[1].bot
            return
        yes = {"seat": 2, "kind": "bot", "about": 1, "yes": 1}
        ben.get(f"/table/{table}")  # he is back before all have agreed, and be it without script
        refused = cem.order(table, "answer", site.match(table).number, **yes)
        assert (refused.status_code, site.match(table).places[1].bot) == (403, "")
        assert cem.order(table, "resign", site.match(table).number, seat=2).status_code == 200
        assert (site.match(table).places[1].bot, site.match(table).requests) == ("", [])
        now[0] += 301
        assert ask().status_code == 200
        assert site.match(table).places[1].bot


def test_a_page_offers_the_bot_when_the_minutes_are_over_though_nothing_happens(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(UNLIMITED, away=0.3)) as site:
        ada, ben = site.guest("Ada"), site.guest("Ben")
        table = ada.make(["me", "anybody"])
        ben.post(f"/table/{table}/join", {"seat": 1})
        with ada.watch(table) as page:
            with ben.watch(table) as other:
                other.recv()
            while "Let a bot play on" not in str(page.recv()):
                pass
        assert ada.order(table, "bot", site.match(table).number, seat=0, about=1).status_code == 200


def test_after_a_restart_everybody_has_some_minutes_to_come_back(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ada, ben = site.guest("Ada"), site.guest("Ben")
        table = ada.make(["me", "anybody"])
        ben.post(f"/table/{table}/join", {"seat": 1})
    with sqlite3.connect(tmp_path / FILE) as sql:
        sql.execute("UPDATE tables SET made = 0")
    sql.close()
    now = [time.time()]
    with running(tmp_path, limits=replace(UNLIMITED, away=300)) as site:
        site.house.live._clock, site.house.live._opened = lambda: now[0], now[0]
        again = Guest(site.url)
        again.client.cookies = ada.client.cookies
        again.get(f"/table/{table}")
        for passed, status in ((0, 403), (299, 403), (2, 200)):
            now[0] += passed
            number = site.match(table).number
            assert again.order(table, "bot", number, seat=0, about=1).status_code == status


def test_news_begin_after_ones_own_last_move(site: Site) -> None:
    guests = {0: site.guest("Ada"), 1: site.guest("Ben")}
    table = guests[0].make(["me", "anybody"])
    guests[1].post(f"/table/{table}/join", {"seat": 1})
    seen = 0
    for seed in range(30):
        play_some(site, guests, table, 1, seed)
        match = site.match(table)
        for seat in guests:
            sight = site.house.sights.table(
                match, Eyes(site.house.people.get(match.places[seat].person), (seat,), seat)
            )
            news = {id(line) for line in sight.log[sight.since :]}
            told = site.house.sights.telling(match, sight.names, "en", seat)
            own = [line for step, lines in told if step.seat == seat for line in lines]
            assert not [line for line in own if id(line) in news]
            assert not own or own[-1] is sight.log[sight.since - 1]
            seen += len(news)
    assert seen > 10


@pytest.mark.parametrize("asker", [0, 1])
def test_a_rematch_begins_when_all_want_it(site: Site, asker: int) -> None:
    ada, ben = site.guest("Ada"), site.guest("Ben")
    table = ada.make(["me", "anybody"])
    ben.post(f"/table/{table}/join", {"seat": 1})
    assert ada.order(table, "rematch", site.match(table).number, seat=0).status_code == 403
    play_some(site, {0: ada, 1: ben}, table, 10_000)
    assert site.match(table).over
    one, other = (ada, ben) if asker == 0 else (ben, ada)
    assert one.order(table, "rematch", site.match(table).number, seat=asker).status_code == 200
    assert not site.match(table).rematch
    assert other.order(table, "rematch", site.match(table).number, seat=1 - asker).status_code == 403
    yes = {"seat": 1 - asker, "kind": "rematch", "about": asker, "yes": 1}
    assert other.order(table, "answer", site.match(table).number, **yes).status_code == 200
    again = site.match(table).rematch
    assert again
    assert ada.get(f"/table/{again}").status_code == 200
    assert [place.person for place in site.house.tables._loaded[again].places] == [
        place.person for place in site.match(table).places
    ]


def test_taking_back_is_free_until_something_came_out_and_then_by_consent(site: Site) -> None:
    ada, ben = site.guest("Ada"), site.guest("Ben")
    table = ada.make(["me", "anybody"])
    ben.post(f"/table/{table}/join", {"seat": 1})
    guests = {0: ada, 1: ben}
    assert ada.order(table, "back", site.match(table).number, seat=0).status_code in (403, 422)
    play_some(site, guests, table, 12)
    match = site.match(table)
    steps = len(match.table.steps)
    last = next(step.seat for step in reversed(match.table.steps) if step.seat >= 0)
    other = 1 - last
    answer = guests[last].order(table, "back", match.number, seat=last)
    assert answer.status_code == 200
    if site.match(table).requests:
        no = {"seat": other, "kind": "back", "about": last, "yes": 0}
        assert guests[other].order(table, "answer", site.match(table).number, **no).status_code == 200
        assert not site.match(table).requests
        assert len(site.match(table).table.steps) == steps
        guests[last].order(table, "back", site.match(table).number, seat=last)
        guests[other].order(table, "answer", site.match(table).number, **{**no, "yes": 1})
    assert len(site.match(table).table.steps) < steps


def test_an_uploaded_record_can_be_looked_through(site: Site) -> None:
    guest = site.guest()
    text = (Path(__file__).parents[2] / "records" / "city-of-rome.record").read_text(encoding="utf-8")
    answer = guest.client.post("/records", files={"record": ("a.record", text)})
    assert answer.status_code == 303, answer.text
    replay = answer.headers["location"]
    assert guest.get(replay).status_code == 200
    base = replay.removesuffix("/replay")
    assert guest.get(f"{base}/record").text == text
    assert {"moment", "players"} <= guest.get(f"{base}/at/3").json()["parts"].keys()
    assert guest.get(f"{base}/at/100000").status_code == 404
    assert guest.get(f"{base}/at/3?seat={NOBODY}").status_code == 200
    damaged = text.replace("end\n", "0 fly to the moon\nend\n")
    refused = guest.post("/records", json={"record": damaged})
    assert refused.status_code == 400
    assert "line " in refused.json()["error"].lower()
    assert guest.post("/records", json={"record": "nonsense"}).json()["error"].startswith("Line 1")


def test_an_uploaded_record_that_ends_otherwise_now_is_shown_up_to_before_its_end(site: Site) -> None:
    guest = site.guest()
    text = (Path(__file__).parents[2] / "records" / "city-of-rome.record").read_text(encoding="utf-8")
    record = replace(Record.read(text), components="0123456789ab")
    record.scores = [score + 1 for score in record.scores or []]
    answer = guest.post("/records", json={"record": record.write()})
    assert answer.status_code == 303, answer.text
    shown = guest.get(answer.headers["location"]).text
    assert "played with earlier rules" in shown
    assert "panel result" not in shown


def test_every_line_of_the_log_leads_to_its_moment(site: Site) -> None:
    guest = site.guest("Ada")
    table = guest.make(["me", "bot:random"])
    until_over(site, guest, table)
    match = site.match(table)
    sight = site.house.sights.table(match, look(match, site.house.people.get(match.places[0].person), None))
    stops = moments(match)
    assert {line.move for line in sight.log} <= set(range(len(stops)))
    assert [line.move for line in sight.log] == sorted(line.move for line in sight.log)
    for move in (0, 1, len(stops) // 2, len(stops) - 1):
        assert guest.get(f"/table/{table}/at/{move}").status_code == 200
    assert json.loads(guest.get(f"/table/{table}/at/0").text)["parts"]


def test_everybody_at_a_table_has_another_name(site: Site) -> None:
    ada, livia = site.guest("Ada"), site.guest("Livia")
    table = ada.make(["me", "me", "anybody", "bot:random"])
    livia.post(f"/table/{table}/join", {"seat": 2})
    names = site.house.sights.names(site.match(table), Eyes(site.house.people.get(0)))
    assert len(set(names)) == 4
    assert names[0] == "Ada"
    assert names[2] == "Livia"
    guest = site.guest()
    table = guest.make(["me", "me"])
    assert site.house.sights.names(site.match(table), Eyes(site.house.people.get(0))) == ["White", "Brown"]


@pytest.mark.parametrize(("against", "seats"), [("1", 2), ("3", 4)])
def test_a_quick_game_has_as_many_bots_as_are_asked_for(site: Site, against: str, seats: int) -> None:
    guest = site.guest("Ada")
    answer = guest.post("/tables", {"game": GAME, "seat": "me", "against": against, "bot": "greedy"})
    match = site.match(answer.headers["location"].removeprefix("/table/"))
    assert [place.bot for place in match.places] == ["", *["greedy"] * (seats - 1)]


@pytest.mark.parametrize(("against", "bot"), [("0", "greedy"), ("-2", "greedy"), ("999999999", "greedy"), ("2", "")])
def test_a_quick_game_against_too_few_or_too_many_is_refused(site: Site, against: str, bot: str) -> None:
    fields = {"game": GAME, "seat": "me", "against": against, "bot": bot}
    assert site.guest("Ada").post("/tables", fields).status_code == 400


def test_the_front_page_says_whom_a_table_waits_for(site: Site) -> None:
    guests = {0: site.guest("Ada"), 1: site.guest("Ben")}
    table = guests[0].make(["me", "anybody"])
    guests[1].post(f"/table/{table}/join", {"seat": 1})
    waiting = site.match(table).waiting()[0]
    assert "Waiting for" not in guests[waiting].get("/").text
    assert f"Waiting for {['Ada', 'Ben'][waiting]}" in guests[1 - waiting].get("/").text
