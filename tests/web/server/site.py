"""A real server on a free port, and guests who talk to it as browsers do."""

from __future__ import annotations

import html
import re
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from aedilis import Rng
from aedilis.bots import Budget
from aedilis.web.app import create_app
from aedilis.web.bots import Bots
from aedilis.web.house import House
from aedilis.web.limits import Limits, Rate
from aedilis.web.match import Match

GAME = "city-of-rome"
FAST = Rate(10**9, 10**9)
UNLIMITED = Limits(
    commands=FAST,
    looking=FAST,
    asking=FAST,
    making=FAST,
    arriving=FAST,
    hints=FAST,
    analyses=FAST,
    away=0,
    tables=10**6,
    hint=Budget(30),
    judgement=Budget(10),
)
OPTION = re.compile(r'data-code="([^"]*)"([^>]*)>')


class Site:
    """A server in this process; `house` may be looked into while nothing is asked of it."""

    def __init__(self, app: Starlette, port: int) -> None:
        self.app = app
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def match(self, table: str) -> Match:
        return self.house.tables._loaded[table]

    def guest(self, name: str = "", language: str = "en") -> Guest:
        guest = Guest(self.url, language)
        if name:
            guest.post("/name", {"name": name})
        return guest


@contextmanager
def running(
    folder: Path,
    *,
    limits: Limits = UNLIMITED,
    bots: Bots | None = None,
    pause: float = 0.0,
    engine: Path | None = None,
    new_key: bool = False,
) -> Iterator[Site]:
    app = create_app(folder, limits=limits, bots=bots, pause=pause, engine=engine, new_key=new_key)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    config = uvicorn.Config(app, log_level="error", access_log=False, ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        yield Site(app, listening.getsockname()[1])
    finally:
        server.should_exit = True
        thread.join()


class Guest:
    """A browser: cookies, the right Origin, and no patience for redirects it did not ask for."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url
        self.client = httpx.Client(
            base_url=url, headers={"origin": url, "accept-language": language}, timeout=30, trust_env=False
        )

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.client.get(path, headers=headers)

    def post(self, path: str, fields: Any = None, json: Any = None, **headers: str) -> httpx.Response:
        if json is not None:
            return self.client.post(path, json=json, headers=headers)
        return self.client.post(path, data=fields or {}, headers={"accept": "application/json", **headers})

    # -- tables ---------------------------------------------------------------------------------------------

    def make(self, seats: Sequence[str], undo: str = "free", hints: str = "", game: str = GAME) -> str:
        answer = self.post("/tables", {"game": game, "seat": list(seats), "undo": undo, "hints": hints})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/table/")

    def view(self, table: str, path: Sequence[str] = ()) -> dict[str, Any]:
        query = {"path": ";".join(path)} if path else {}
        answer = self.client.get(f"/table/{table}/view", params=query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def choose(self, table: str, random: Rng) -> tuple[int, list[str]]:
        """A whole path, chosen as a person does from what the page offers; none when others are to decide."""
        path: list[str] = []
        while True:
            view = self.view(table, path)
            options = OPTION.findall(view["parts"]["prompt"])
            if not options:
                return view["number"], path
            code, more = options[random.below(len(options))]
            path.append(html.unescape(code))
            if "data-prepares" not in more:
                return view["number"], path

    def move(self, table: str, number: int, path: Sequence[str], seat: int | None = None) -> httpx.Response:
        data: dict[str, Any] = {"number": number, "path": list(path)}
        if seat is not None:
            data["seat"] = seat
        return self.post(f"/table/{table}/moves", json=data)

    def order(self, table: str, verb: str, number: int, **fields: Any) -> httpx.Response:
        return self.post(f"/table/{table}/{verb}", {"number": number, **fields})

    def hint(self, table: str, number: int, path: Sequence[str] = (), seat: int = 0) -> httpx.Response:
        return self.post(f"/table/{table}/hint", json={"number": number, "path": list(path), "seat": seat})

    def watch(self, table: str, origin: str | None = "", **headers: str) -> ClientConnection:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)
        return connect(
            f"ws{self.url[4:]}/table/{table}/live",
            origin=(self.url if origin == "" else origin),  # type: ignore[arg-type]
            additional_headers={
                "cookie": cookies,
                "accept-language": self.client.headers["accept-language"],
                **headers,
            },
            compression=None,
            proxy=None,
            max_size=None,
        )


def seat_link(page: str) -> list[str]:
    """The links for friends that a page shows."""
    return re.findall(r"/join/[0-9a-f]{32}", page)


def play_some(site: Site, guests: dict[int, Guest], table: str, moves: int, seed: int = 1) -> None:
    """Random moves of people at a table, straight from its options."""
    random = Rng(seed)
    for _ in range(moves):
        match = site.match(table)
        if match.over:
            return
        seat = match.waiting()[0]
        answer = guests[seat].move(table, match.number, a_path(match, seat, random), seat)
        assert answer.status_code == 200, answer.text


def a_path(match: Match, seat: int, random: Rng) -> list[str]:
    """A random decision, from what is prepared to what commits it."""
    turn = match.turn(seat)
    path: list[str] = []
    while True:
        option = turn.options()[random.below(turn.count())]
        path.append(match.game.actions[option].notation)
        if not match.game.actions[option].prepares:
            return path
        turn.play(option)
