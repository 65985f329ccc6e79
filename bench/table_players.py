"""Simulated players of `bench/server.py`: people who hear news by WebSocket and answer by HTTP, on one event loop."""

import asyncio
import html
import json
import random
import re
from time import perf_counter
from typing import Any
from urllib.parse import quote, urlencode

from websockets.asyncio.client import ClientConnection, connect

OPTION = re.compile(r'data-code="([^"]*)"([^>]*)>')


class Person:
    """One browser: a kept connection for commands, a WebSocket for news."""

    def __init__(self, host: str, port: int, address: str = "127.0.0.1") -> None:
        self.host, self.port = host, port
        self.address = address  # the one to come from, as a proxy would say it
        self.cookie = ""
        self.number = 0
        self.prompt = ""
        self.news = asyncio.Event()
        self.heard = 0  # bytes of news

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> tuple[int, Any]:
        here = f"{self.host}:{self.port}"
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {here}\r\norigin: http://{here}\r\naccept: application/json\r\n"
            f"x-forwarded-for: {self.address}\r\ncookie: {self.cookie}\r\n"
            f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        headers = dict(line.split(": ", 1) for line in answer.split("\r\n")[1:] if ": " in line)
        data = await self.reader.readexactly(int(headers.get("content-length", 0)))
        if (cookie := re.search(r"aedilis=[^;]+", answer)) is not None:
            self.cookie = cookie[0]
        status = int(answer.split()[1])
        return status, headers["location"] if status == 303 else json.loads(data) if data[:1] == b"{" else data

    async def form(self, path: str, **fields: Any) -> tuple[int, Any]:
        return await self.ask("POST", path, urlencode(fields, doseq=True).encode(), "application/x-www-form-urlencoded")

    def learn(self, message: Any) -> None:
        if message["number"] >= self.number:  # news may overtake an acknowledgement
            self.number = message["number"]
            self.prompt = message["parts"].get("prompt", self.prompt)

    def watch(self, table: str) -> connect:
        here = f"{self.host}:{self.port}"
        headers = {"cookie": self.cookie, "x-forwarded-for": self.address}
        return connect(
            f"ws://{here}/table/{table}/live",
            origin=f"http://{here}",  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=None,
            close_timeout=1,
        )

    async def listen(self, live: ClientConnection) -> None:
        async for text in live:
            self.heard += len(text)
            self.learn(json.loads(text))
            self.news.set()

    async def move(self, table: str, dice: random.Random) -> float | None:
        """One decision if there is one to make: seconds from the commit to its acknowledgement."""
        prompt, path = self.prompt, []
        while options := OPTION.findall(prompt):
            code, more = dice.choice(options)
            path.append(html.unescape(code))
            if "data-prepares" not in more:
                break
            status, answer = await self.ask("GET", f"/table/{table}/view?path={quote(';'.join(path))}")
            if status != 200:
                return None
            prompt = answer["parts"]["prompt"]
        if not path:
            return None
        start = perf_counter()
        status, answer = await self.ask(
            "POST", f"/table/{table}/moves", json.dumps({"number": self.number, "path": path}).encode()
        )
        took = perf_counter() - start
        if status in (200, 409):
            self.learn(answer)
        return took if status == 200 else None

    async def is_over(self, table: str) -> bool:
        """Whoever plays has a game's record, with all its secrets, only when it is over."""
        return (await self.ask("GET", f"/table/{table}/record"))[0] == 200


class Game:
    """People at a table, all with the page open, playing one game after the other."""

    def __init__(self, host: str, port: int, seats: int, seed: int) -> None:
        self.people = [Person(host, port) for _ in range(seats)]
        self.dice = random.Random(seed)
        self.took: list[float] = []
        self.table = ""
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """At a new table."""
        for person in self.people:
            if not person.cookie:
                await person.open()
        seats = ["me"] + ["anybody"] * (len(self.people) - 1)
        _, address = await self.people[0].form("/tables", game="city-of-rome", seat=seats)
        self.table = address.removeprefix("/table/")
        for seat, person in enumerate(self.people):
            person.number, person.prompt = 0, ""
            if seat:
                await person.form(f"/table/{self.table}/join", seat=seat)
            self.sockets.append(await person.watch(self.table))
            self.listening.append(asyncio.create_task(person.listen(self.sockets[-1])))

    async def leave(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*(live.close() for live in self.sockets))
        self.listening, self.sockets = [], []

    async def play(self, end: float) -> None:
        while perf_counter() < end:
            for person in self.people:
                took = await person.move(self.table, self.dice)
                if took is not None:
                    self.took.append(took)
                    break
            else:
                await self.wait()

    async def wait(self) -> None:
        """Until somebody hears something; when nobody does, the game is over, and the next one begins."""
        waits = [asyncio.create_task(person.news.wait()) for person in self.people]
        done, _ = await asyncio.wait(waits, timeout=1, return_when=asyncio.FIRST_COMPLETED)
        for task in waits:
            task.cancel()
        for person in self.people:
            person.news.clear()
        if not done and await self.people[0].is_over(self.table):
            await self.leave()
            await self.sit_down()
