"""Who waits for a thinker: nobody longer because somebody else asks for much, and for short thoughts never long.

All of it is proved by the order in which things are done, not by the clock.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.server.site import UNLIMITED, Guest, a_path, running
from tests.web.server.test_analysis import finished
from tests.web.server.test_bots import bots, until
from tests.web.server.test_hints import on_turn

from aedilis import Position, Rng, game
from aedilis.bots import BOTS, Budget
from aedilis.web.bots import PACES, Bots, Chosen, shared
from aedilis.web.errors import TooMany
from aedilis.web.fair_line import FairLine, Owner

ROME = game("city-of-rome")
ADA, BEN = Owner("10.0.0.1", 1), Owner("10.0.0.2", 2)
MANY = 20  # tables of one visitor
LONG_THOUGHTS = """
import json, pathlib, sys, time
from aedilis.web.thinker import answer
end = pathlib.Path(sys.argv[1])
for line in sys.stdin:
    while json.loads(line).get("bot", "imperator") == "imperator" and not end.exists(): time.sleep(0.01)
    print(json.dumps(answer(line)), flush=True)
"""
WHOLE_BUDGET = """
import json, sys, time
from aedilis.web.thinker import answer
for line in sys.stdin:
    time.sleep(json.loads(line)["budget"][1] / 1000)
    print(json.dumps(answer(line)), flush=True)
"""


def a_view() -> Position:
    random = Rng(3)
    position = ROME.new(2)
    while position.seat < 0 or position.count() < 2:
        position.play(position.pick(random))
    return position.seen_by(position.seat)


# -- the line -------------------------------------------------------------------------------------------------------


def order(*owners: Owner, things: int = 1) -> list[int]:
    """The numbers of requests in the order in which they are served: the first ones at once, others when all wait."""
    served: list[int] = []

    async def serve() -> None:
        line = FairLine([*range(things)])

        async def ask(number: int, owner: Owner) -> None:
            async with line.turn(owner):
                await asyncio.sleep(0)
                served.append(number)

        await asyncio.gather(*(ask(number, owner) for number, owner in enumerate(owners)))
        assert len(line) == 0

    asyncio.run(serve())
    return served


def test_who_asks_for_much_gets_one_turn_and_then_the_next_one_does() -> None:
    assert order(*[ADA] * 5, BEN, BEN) == [0, 1, 5, 2, 6, 3, 4]


def test_an_address_gets_no_more_turns_by_more_people() -> None:
    crowd = [Owner(ADA.address, person) for person in range(10, 16)]
    assert order(*crowd, BEN, BEN) == [0, 1, 6, 2, 7, 3, 4, 5]


def test_people_at_an_address_take_turns_there() -> None:
    assert order(ADA, ADA, ADA, Owner(ADA.address, 9), BEN) == [0, 1, 4, 3, 2]


def test_who_no_longer_waits_is_passed_over_and_nothing_is_lost() -> None:
    async def leave() -> list[str]:
        served: list[str] = []
        line = FairLine(["thing"])

        async def ask(name: str) -> None:
            async with line.turn(ADA):
                served.append(name)

        async with line.turn(ADA):
            asking = {name: asyncio.create_task(ask(name)) for name in ("early", "late", "last")}
            await asyncio.sleep(0)
            asking["early"].cancel()
        asking["late"].cancel()  # it was its turn just now
        await asyncio.gather(*asking.values(), return_exceptions=True)
        await ask("after")
        return served

    assert asyncio.run(leave()) == ["last", "after"]


def test_the_time_to_think_is_shared_among_those_who_wait() -> None:
    async def crowds() -> list[float]:
        line = FairLine([1])
        async with line.turn(ADA):
            waiting = [asyncio.create_task(line._wait(ADA)) for _ in range(3)]
            await asyncio.sleep(0)
            found = [line.crowd(ADA), line.crowd(BEN)]
            for task in waiting:
                task.cancel()
        return [*found, FairLine([1, 2]).crowd(BEN)]

    assert asyncio.run(crowds()) == [4, 2, 1]
    assert shared(Budget(5, 2900), 0, 4) == Budget(5, 725)
    assert shared(Budget(5, 2900), 1, 1) == Budget(5, 1900), "waiting counts"
    assert shared(Budget(5, 2900), 60, 1) == Budget(5, 1450), "but leaves half"
    assert shared(Budget(5), 60, 4) == Budget(5, inf)


# -- the thinkers -----------------------------------------------------------------------------------------------------


def thinking(thinkers: Bots, work: Callable[[], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        try:
            return await work()
        finally:
            await thinkers.close()

    return asyncio.run(run())


def test_every_bot_has_its_pace() -> None:
    assert sorted(bot for pace in PACES for bot in pace) == sorted(BOTS)


@pytest.mark.parametrize("bot", ["tiro", "imperator"])
def test_twenty_tables_of_one_visitor_delay_another_by_two_thoughts(bot: str) -> None:
    """Of the same kind: the one that is being thought, and the one whose turn was next."""
    thinkers, view, served = Bots(1), a_view(), []

    async def table(owner: Owner, thoughts: int) -> None:
        for _ in range(thoughts):
            await thinkers.choose(owner, ROME, bot, view, Budget(1))
            served.append(owner)

    async def ben() -> None:
        await asyncio.sleep(0)  # after Ada
        for _ in range(5):
            before = len(served)
            await table(BEN, 1)
            assert served[before:].count(ADA) <= 2

    async def work() -> None:
        async with asyncio.TaskGroup() as tasks:  # one that fails ends the others
            for _ in range(MANY):
                tasks.create_task(table(ADA, 3))
            tasks.create_task(ben())

    thinking(thinkers, work)
    assert len(served) == 3 * MANY + 5


def test_a_bot_says_when_it_thought_less_because_others_wait() -> None:
    thinkers, view = bots(WHOLE_BUDGET), a_view()
    budget = Budget(1, 20)

    async def work() -> list[Chosen]:
        asked = [thinkers.choose(ADA, ROME, "imperator", view, budget) for _ in range(3)]
        return [*await asyncio.gather(*asked), await thinkers.choose(ADA, ROME, "imperator", view, budget)]

    assert [choice.hurried for choice in thinking(thinkers, work)] == [False, True, True, False]


def test_many_hints_of_one_visitor_are_refused_and_those_of_another_are_not() -> None:
    thinkers, view = Bots(1), a_view()
    limits = replace(UNLIMITED, waiting_hints=2, all_waiting_hints=3)
    served: list[Owner] = []

    async def ask(owner: Owner) -> None:
        await thinkers.advise(owner, ROME, view, limits)
        served.append(owner)

    async def work() -> list[BaseException | None]:
        eve = Owner("10.0.0.3", 3)
        return await asyncio.gather(*map(ask, (ADA, ADA, ADA, ADA, BEN, eve)), return_exceptions=True)

    assert [type(answer) for answer in thinking(thinkers, work)] == [type(None)] * 3 + [TooMany, type(None), TooMany]
    assert served == [ADA, ADA, BEN, ADA]


# -- the server -------------------------------------------------------------------------------------------------------


def test_a_short_thought_waits_for_no_long_one_and_for_no_hint(tmp_path: Path) -> None:
    """Every Imperator and a hint are thought about until Tiro has played for a while."""
    end = tmp_path / "end"
    with running(tmp_path / "site", bots=bots(LONG_THOUGHTS, str(end))) as site:
        ada, random = site.guest("Ada"), Rng(1)
        for table in [ada.make(["me", *["bot:imperator"] * 3]) for _ in range(MANY)]:
            while not site.match(table).bots_to_move():
                ada.move(table, site.match(table).number, a_path(site.match(table), 0, random))
        imperators = site.house.bots._players["imperator"]
        until(lambda: len(imperators) == MANY - 1)
        ben, table = on_turn(site, ["me", "bot:tiro"])
        number = site.match(table).number
        asking = threading.Thread(target=same_person(ben).hint, args=(table, number))
        asking.start()
        until(lambda: not site.house.bots._advisers._free)
        while site.match(table).number < number + 20:
            if not site.match(table).bots_to_move():
                ben.move(table, site.match(table).number, a_path(site.match(table), 0, random))
        assert len(imperators) == MANY - 1
        end.touch()
        asking.join()


def same_person(guest: Guest) -> Guest:
    """In another window."""
    twin = Guest(guest.url)
    twin.client.cookies = httpx.Cookies(guest.client.cookies)
    return twin


def test_two_cookies_at_one_address_are_two_people_there(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        guests = [Guest(site.url) for _ in range(3)]
        guests[2].client.headers["x-forwarded-for"] = ADA.address
        makers = [site.match(guest.make(["me", "me"])).row.maker for guest in guests]
        owners = [site.house.people.owner(maker) for maker in makers]
    assert owners == [("127.0.0.1", makers[0]), ("127.0.0.1", makers[1]), (ADA.address, makers[2])]
    assert len(set(makers)) == 3
    with running(tmp_path) as site:
        assert site.house.people.owner(makers[0]) == ("", makers[0])
        guests[0].client.base_url = httpx.URL(site.url)
        guests[0].get("/")
        assert site.house.people.owner(makers[0]) == owners[0]


class Hurried(Bots):
    """Who think less whenever that is said."""

    busy = True

    async def choose(self, *question: Any) -> Chosen:
        return (await super().choose(*question))._replace(hurried=self.busy)


@pytest.mark.parametrize(("language", "said"), [("en", "Many bots are thinking"), ("de", "Gerade denken viele Bots")])
def test_a_page_says_that_bots_think_less_until_they_no_longer_do(tmp_path: Path, language: str, said: str) -> None:
    thinkers, random = Hurried(1), Rng(1)
    with running(tmp_path, bots=thinkers) as site:
        guest = site.guest("Ada", language)
        table = guest.make(["me", "bot:random"])

        def play() -> str:
            number = site.match(table).number
            while site.match(table).number < number + 8 or site.match(table).bots_to_move():
                if not site.match(table).bots_to_move():
                    guest.move(table, site.match(table).number, a_path(site.match(table), 0, random))
            return str(guest.view(table)["parts"]["engine"])

        assert said in play()
        thinkers.busy = False
        assert said not in play()


def test_one_visitor_cannot_take_all_analyses(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, own_analyses=1)
    with running(tmp_path / "site", bots=bots(LONG_THOUGHTS, str(tmp_path / "end")), limits=limits) as site:
        ada, ben = site.guest("Ada"), site.guest("Ben")
        ben.client.headers["x-forwarded-for"] = BEN.address
        one, other = finished(site).table, finished(site).table
        asked = [guest.post(f"/table/{table}/analysis") for guest, table in ((ada, one), (ada, other), (ben, other))]
    assert [answer.status_code for answer in asked] == [200, 429, 200]
    assert "Other games are being analysed for you" in asked[1].json()["error"]
