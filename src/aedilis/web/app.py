"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aedilis.engine.words import N_
from aedilis.web import routes_analysis, routes_home, routes_replay, routes_table
from aedilis.web.bots import Bots
from aedilis.web.engine import Engine
from aedilis.web.errors import NotFound, Refusal
from aedilis.web.house import PAUSE, House
from aedilis.web.limits import Limits
from aedilis.web.routes_replay import Library
from aedilis.web.visits import Visit, finish, stranger

HEADERS: Final = {
    # No inline script or style anywhere: text that somehow became markup still could do nothing.
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # seat links must not travel to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class SecurityHeaders:
    """On everything that is answered, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def create_app(
    folder: Path,
    *,
    limits: Limits | None = None,
    pause: float = PAUSE,
    bots: Bots | None = None,
    hosts: Sequence[str] = ("*",),
    engine: Path | None = None,
    new_key: bool = False,
) -> Starlette:
    """`folder` is where everything is kept, `hosts` the names by which browsers may call this server, `engine` where a
    compiled package for the bots will appear, `new_key` whether a lost secret.key is replaced. From now on the folder
    is in use, or it is said why it cannot be."""
    house = House(folder, limits or Limits(), bots, pause, Engine(engine), new_key)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Starlette(
        routes=[
            *routes_home.ROUTES,
            *routes_table.ROUTES,
            *routes_replay.ROUTES,
            *routes_analysis.ROUTES,
            WebSocketRoute("/table/{id}/live", routes_table.live, name="live"),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts), www_redirect=False),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=6),
        ],
        exception_handlers={HTTPException: not_routed},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.library = Library()
    return app


async def not_routed(request: Request, error: Exception) -> Response:
    """No such address, or not with this method."""
    house: House = request.app.state.house
    visit = Visit(house, request, stranger(request))
    wrong_method = isinstance(error, HTTPException) and error.status_code == 405
    refusal = Refusal(N_("This address is not for that.")) if wrong_method else NotFound(N_("There is nothing here."))
    response = visit.refuse(refusal)
    if isinstance(error, HTTPException):
        response.status_code = error.status_code
        response.headers.update(error.headers or {})
    finish(visit, response)
    return response
