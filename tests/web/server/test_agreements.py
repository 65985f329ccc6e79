"""Corrected rules leave a game in doubt: what people agree on then, and what comes of it at the next correction."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from tests.web.server.correcting import (
    add_entries,
    at,
    change,
    kinds,
    made_as_now,
    made_otherwise,
    order,
    sentence,
    table_of,
)
from tests.web.server.site import GAME, play_some, running

import aedilis
from aedilis.store.rows import Change
from aedilis.store.sqlite import Store
from aedilis.web.house import FILE
from aedilis.web.people import People, Seal
from aedilis.web.tables import Tables
from aedilis.web.threads import Threads


def test_a_table_that_began_anew_survives_the_next_correction(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ada, ben = site.guest(), site.guest()
        table = table_of(site, [ada, ben], ["me", "anybody"], 6)
    made_otherwise(tmp_path, table, 1)
    with running(tmp_path) as site:
        ada, ben = at(site.url, ada), at(site.url, ben)
        assert order(ada, table, "restore") == 200
        assert order(ben, table, "answer", kind="restore", about=0, yes=1) == 200
        play_some(site, {0: ada, 1: ben}, table, 5, seed=2)
    log = kinds(tmp_path, table)
    made_otherwise(tmp_path, table, len(log))
    with running(tmp_path) as site:
        assert "holds up to move 4" in sentence(at(site.url, ada), table)
    assert kinds(tmp_path, table) == log


def test_what_was_asked_about_a_doubt_ends_with_it(tmp_path: Path) -> None:
    """The operator goes back to the old rules: a yes that comes late takes nothing back and ends nothing."""
    with running(tmp_path) as site:
        ada, ben = site.guest(), site.guest()
        table = table_of(site, [ada, ben], ["me", "anybody"], 8)
    for kind in ("restore", "void"):
        made_otherwise(tmp_path, table, 6)
        with running(tmp_path) as site:
            assert order(at(site.url, ada), table, kind) == 200
        made_as_now(tmp_path, table)
        log = kinds(tmp_path, table)
        with running(tmp_path) as site:
            ben = at(site.url, ben)
            assert "would like to" not in str(ben.view(table)["parts"]["asks"])
            assert order(ben, table, "answer", kind=kind, about=0, yes=1) == 403
        assert kinds(tmp_path, table) == log
    with running(tmp_path) as site:
        assert order(at(site.url, ben), table, "resign") == 200
    assert kinds(tmp_path, table)[len(log)] == "resign"
    assert not {"back", "void"} & {*kinds(tmp_path, table)}


def test_consent_to_one_doubt_is_none_to_another(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ada, ben = site.guest(), site.guest()
        table = table_of(site, [ada, ben], ["me", "anybody"], 8)
    made_otherwise(tmp_path, table, 7)
    with running(tmp_path) as site:
        assert order(at(site.url, ada), table, "restore") == 200
    with running(tmp_path) as site:
        assert "would like to go on" in str(at(site.url, ben).view(table)["parts"]["asks"]), "it waits for an answer"
    made_otherwise(tmp_path, table, 3)
    with running(tmp_path) as site:
        ada, ben = at(site.url, ada), at(site.url, ben)
        assert "would like to go on" not in str(ben.view(table)["parts"]["asks"])
        assert order(ben, table, "answer", kind="restore", about=0, yes=1) == 403
        assert order(ben, table, "restore") == 200
        assert order(ada, table, "answer", kind="restore", about=1, yes=1) == 200
    assert kinds(tmp_path, table)[-1] == "rules"


def test_what_was_asked_before_the_game_went_on_under_its_old_rules_is_asked_no_more(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ada, ben = site.guest(), site.guest()
        table = table_of(site, [ada, ben], ["me", "anybody"], 6)
    made_otherwise(tmp_path, table, 4)
    with running(tmp_path) as site:
        assert order(at(site.url, ada), table, "void") == 200
    made_as_now(tmp_path, table)
    with running(tmp_path) as site:
        guests = {0: at(site.url, ada), 1: at(site.url, ben)}
        guests[0].view(table)
        play_some(site, guests, table, 2)
    made_otherwise(tmp_path, table, 4)
    with running(tmp_path) as site:
        assert "would like to" not in str(at(site.url, ben).view(table)["parts"]["asks"])


def test_a_log_with_an_answer_to_what_was_settled_before_still_opens(tmp_path: Path) -> None:
    """Earlier versions kept what was asked when the rules went back, and took a yes for one to take back."""
    with running(tmp_path) as site:
        ada, ben = site.guest(), site.guest()
        table = table_of(site, [ada, ben], ["me", "anybody"], 4)
    rules = {"rules": aedilis.game(GAME).version, "components": aedilis.game(GAME).digest}
    late: list[tuple[str, int, dict[str, object]]] = [
        ("ask", 0, {"answers": 6, "kind": "restore", "about": 0}),
        ("rules", -1, rules),
        ("answer", 1, {"answers": 7, "kind": "restore", "about": 0, "yes": True}),
        ("back", 0, {"agreed": [0, 1], "chance": []}),
    ]
    add_entries(tmp_path, table, late)
    with running(tmp_path) as site:
        guests = {0: at(site.url, ada), 1: at(site.url, ben)}
        guests[0].view(table)
        play_some(site, guests, table, 2)
    assert kinds(tmp_path, table)[-3:] == ["back", "move", "move"]


def test_who_has_several_seats_answers_once(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ada, ben = site.guest(), site.guest()
        table = table_of(site, [ada, ben], ["me", "me", "anybody"], 8)
    made_otherwise(tmp_path, table, 7)
    with running(tmp_path) as site:
        ada, ben = at(site.url, ada), at(site.url, ben)
        assert order(ben, table, "restore") == 200
        assert order(ada, table, "answer", kind="restore", about=2, yes=1) == 200
        assert "agreed to go on from here" in str(ada.view(table)["parts"])


def test_who_has_resigned_with_one_seat_speaks_from_another(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ada, ben = site.guest(), site.guest()
        table = table_of(site, [ada, ben], ["me", "me", "anybody"], 8)
        assert order(ada, table, "resign", seat=0) == 200
    made_otherwise(tmp_path, table, 7)
    with running(tmp_path) as site:
        ada, ben = at(site.url, ada), at(site.url, ben)
        assert order(ben, table, "restore") == 200
        assert order(ada, table, "answer", kind="restore", about=2, yes=0) == 200
        assert order(ada, table, "void") == 200
        assert order(ben, table, "answer", kind="void", about=1, yes=1) == 200
        assert "Ended without a result" in sentence(ada, table)


def test_the_log_says_in_a_sentence_why_a_table_is_damaged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The page says no more: the reason may name a secret."""
    with running(tmp_path) as site:
        ada = site.guest()
        table = table_of(site, [ada], ["me"] * 2, 2)
    add_entries(tmp_path, table, [("begin", -1, {"chance": ["no-such-thing"]})])
    with running(tmp_path) as site:
        answer = at(site.url, ada).get(f"/table/{table}")
        assert (answer.status_code, "This table is damaged" in answer.text) == (400, True)
        assert "no-such-thing" not in answer.text
    assert f"table {table} cannot be rebuilt: 'no-such-thing' is nothing one can do" in caplog.text


def test_a_game_in_doubt_ends_when_all_people_have_resigned(tmp_path: Path) -> None:
    """One while it was in doubt, one before; the maker's limit counts neither."""
    with running(tmp_path) as site:
        ada = site.guest()
        tables = [table_of(site, [ada], ["me", "bot:random", "bot:random"], 0) for _ in range(2)]
    resigned = ("resign", 0, {"answers": 1, "bot": "random"})
    add_entries(tmp_path, tables[0], [resigned])
    for table in tables:
        made_otherwise(tmp_path, table, 1)
    with running(tmp_path) as site:
        ada = at(site.url, ada)
        assert "Ended without a result" in sentence(ada, tables[0])
        assert "holds up to move 0" in sentence(ada, tables[1])
        assert order(ada, tables[1], "resign") == 200
        assert "Ended without a result" in sentence(ada, tables[1])
        assert site.house.store.unfinished(1) == 0
    assert [kinds(tmp_path, table)[-1] for table in tables] == ["void", "void"]


def test_a_seat_that_is_free_or_kept_for_somebody_keeps_a_game_in_doubt(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ada, ben = site.guest(), site.guest()
        free = table_of(site, [ada], ["me", "anybody"], 0)
        kept = table_of(site, [ada, ben], ["me", "anybody"], 0)
    add_entries(tmp_path, kept, [("bot", 1, {"bot": "random"})])
    for table in (free, kept):
        made_otherwise(tmp_path, table, 1)
    with running(tmp_path) as site:
        ada, ben = at(site.url, ada), at(site.url, ben)
        for table in (free, kept):
            assert order(ada, table, "resign") == 200
            assert kinds(tmp_path, table)[-1] == "resign"
        assert order(ben, kept, "return") == 200
        assert order(ben, kept, "restore") == 200
        assert kinds(tmp_path, kept)[-1] == "rules"


def test_a_table_is_brought_up_to_date_once_though_its_first_visitor_leaves(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        table = table_of(site, [site.guest()], ["me", "anybody"], 0)
    change(tmp_path, "UPDATE tables SET components = 'others'", table)
    asyncio.run(visited_twice(tmp_path, table))
    assert kinds(tmp_path, table) == ["begin", "rules"]


class Slow(Store):
    """Keeps nothing before the disk is there."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.keeping, self.disk = threading.Event(), threading.Event()

    def keep(self, *changes: Change) -> None:
        self.keeping.set()
        self.disk.wait()
        super().keep(*changes)


async def visited_twice(folder: Path, table: str) -> None:
    """The first visitor leaves while the table is written, and another comes."""
    store, threads = Slow(folder / FILE), Threads()
    tables = Tables(store, threads, People(store, threads), Seal(bytes(32)))
    try:
        first = asyncio.ensure_future(tables.get(table))
        while not store.keeping.is_set():
            await asyncio.sleep(0.001)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        second = asyncio.ensure_future(tables.get(table))
        for _ in range(100):  # long enough for it to read the table as it was, if it does not wait
            await asyncio.sleep(0.001)
        store.disk.set()
        assert (await second).number == 2
    finally:
        store.disk.set()
        threads.close()
        store.close()
