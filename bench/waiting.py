"""How long bots let one visitor wait while another one plays at many tables against the strongest.

`PYTHONPATH=build/compiled .venv/bin/python bench/waiting.py`; another folder there measures another checkout.
"""

import argparse
import asyncio
import random
import tempfile
from time import perf_counter

from rich.console import Console

import aedilis
from server import HOST, Server, percentile, show
from table_players import OPTION, Person

STRONG = ["me", *["bot:imperator"] * 4]


async def play(person: Person, game: str, seats: list[str], end: float) -> list[float]:
    """One game after the other; for each of the person's moves the seconds until it is their turn again."""
    dice, took = random.Random(1), list[float]()
    await person.open()
    while perf_counter() < end:
        _, address = await person.form("/tables", game=game, seat=seats)
        table = address.removeprefix("/table/")
        person.number, person.prompt = 0, ""
        async with person.watch(table) as live:
            listening = asyncio.create_task(person.listen(live))
            while await turn(person, table, end):
                if await person.move(table, dice) is not None and not OPTION.search(person.prompt):
                    began = perf_counter()
                    await turn(person, table, end)
                    took.append(perf_counter() - began)
            listening.cancel()
    return took


async def turn(person: Person, table: str, end: float) -> bool:
    """Waits until there is something to choose; whether that comes before the game or the time is over."""
    while not OPTION.search(person.prompt):
        person.news.clear()
        try:
            await asyncio.wait_for(person.news.wait(), 1)
        except TimeoutError:
            if perf_counter() >= end or await person.is_over(table):
                return False
    return perf_counter() < end


async def measured(game: str, bot: str, tables: int, seconds: float) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            ada = [Person(HOST, server.port, "10.0.0.1") for _ in range(tables)]
            ben = Person(HOST, server.port, "10.0.0.2")
            end = perf_counter() + seconds
            crowd = [asyncio.create_task(play(person, game, STRONG, end)) for person in ada]
            await asyncio.sleep(min(5.0, seconds / 4) if tables else 0)
            took = await play(ben, game, ["me", f"bot:{bot}"], end)
            await asyncio.gather(*crowd)
            return took
        finally:
            server.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long bots let one visitor wait because of another.")
    parser.add_argument("--game", default="foundations-of-rome")
    parser.add_argument("--bots", nargs="*", default=["tiro", "architectus", "imperator"], metavar="BOT")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    chosen = parser.parse_args()
    console = Console()
    engine = "compiled" if aedilis.compiled() else "plain"
    for bot in chosen.bots:
        for tables in (0, chosen.tables):
            took = asyncio.run(measured(chosen.game, bot, tables, chosen.seconds))
            figures = {f"{name} ms": percentile(took, part) * 1000 for name, part in (("p50", 0.5), ("longest", 1.0))}
            title = f"{chosen.game}, {bot}, beside {tables} tables against four Imperator ({engine} engine)"
            show(console, title, {"answers": len(took), **figures})


if __name__ == "__main__":
    main()
