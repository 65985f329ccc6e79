"""One request: who asks, in which language, what for; and what is answered when something is wrong."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from aedilis.engine.errors import AedilisError
from aedilis.engine.words import LANGUAGES, N_, Words
from aedilis.store.rows import StoreError
from aedilis.web.errors import Forbidden, NotFound, Refusal, TooLarge, TooMany, sentence, status_of
from aedilis.web.fair_line import Owner
from aedilis.web.forms import multipart, urlencoded
from aedilis.web.house import House
from aedilis.web.limits import Rate
from aedilis.web.live import encode
from aedilis.web.pages import message as message_page
from aedilis.web.pages.layout import Reader
from aedilis.web.people import COOKIE, LANGUAGE_COOKIE, YEAR, Person, clean_name, preferred

JSON: Final = "application/json"
MULTIPART: Final = "multipart/form-data"

log = logging.getLogger("aedilis")
T = TypeVar("T")


class Refused(Exception):
    """An answer that is ready: what happened instead."""

    def __init__(self, response: Response) -> None:
        self.response = response


@dataclass
class Visit:
    house: House
    request: Request
    person: Person
    cookie: str = ""  # a new one, to be sent
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def language(self) -> str:
        return self.person.language

    @property
    def reader(self) -> Reader:
        return Reader(self.person.name, self.language, self.house.engine.kind)

    @property
    def address(self) -> str:
        return address_of(self.request)

    @property
    def owner(self) -> Owner:
        return Owner(self.address, self.person.id)

    @property
    def wants_json(self) -> bool:
        return JSON in self.request.headers.get("accept", "") or self.body_kind == JSON

    @property
    def body_kind(self) -> str:
        return self.request.headers.get("content-type", "").partition(";")[0].strip().lower()

    def say(self, text: str, **values: object) -> str:
        return Words(self.language, ("aedilis.web", "aedilis")).say(text, **values)

    async def somebody(self, name: str = "") -> Person:
        """Who asks; a stranger becomes a guest, and gets a cookie. A name that is given is the new name."""
        name = clean_name(name)
        if not self.person.id:
            self.house.gate.check("arriving", self.address, self.house.limits.arriving)
            self.person, self.cookie = await self.house.people.welcome(name, self.language)
            self.house.people.came(self.person, self.address)
        elif name and name != self.person.name:
            self.person = Person(self.person.id, name, self.language)
            await self.house.people.change(self.person)
        return self.person

    # -- what was sent ------------------------------------------------------------------------------------------

    async def body(self, most: int) -> bytes:
        data = bytearray()
        async for chunk in self.request.stream():
            data += chunk
            if len(data) > most:
                raise TooLarge(N_("This is too large: at most {most} bytes are read."), most=most)
        return bytes(data)

    async def fields(self, most: int = 0) -> Mapping[str, list[Any]]:
        """The fields of a form or of a JSON object, each with all its values."""
        body = await self.body(most or self.house.limits.body)
        try:
            if self.body_kind == JSON:
                data = msgspec.json.decode(body, type=dict[str, Any])
                return {key: value if isinstance(value, list) else [value] for key, value in data.items()}
            if self.body_kind == MULTIPART:
                return await multipart(self.request.headers["content-type"], body)
            return urlencoded(body)
        except (msgspec.DecodeError, ValueError, LookupError, RecursionError) as error:
            raise Refusal(NOT_UNDERSTOOD) from error

    async def read(self, kind: type[T]) -> T:
        """What was sent, as a command; numbers in forms are text, those in JSON must be numbers."""
        fields = await self.fields()
        lists = {name for name, text in kind.__annotations__.items() if "list" in str(text)}
        data = {key: value if key in lists else value[-1] if value else "" for key, value in fields.items()}
        try:
            return msgspec.convert(data, kind, strict=self.body_kind == JSON)
        except (msgspec.ValidationError, ValueError) as error:
            raise Refusal(NOT_UNDERSTOOD) from error

    def query(self, name: str) -> int | None:
        """A number from the address."""
        text = self.request.query_params.get(name)
        return number_of(text) if text else None

    # -- answers ----------------------------------------------------------------------------------------------

    def json(self, data: Mapping[str, Any], status: int = 200) -> Response:
        return Response(encode(data), status, media_type=JSON)

    def page(self, markup: str, status: int = 200) -> Response:
        return HTMLResponse(markup, status)

    def go(self, address: str) -> Response:
        """Onwards; only ever inside this site."""
        inside = address.startswith("/") and not address.startswith(("//", "/\\")) and address.isprintable()
        return RedirectResponse(address if inside else "/", 303)

    def refuse(self, error: AedilisError, **more: Any) -> Response:
        status = status_of(error)
        text = sentence(error, self.language)
        if isinstance(error, TooMany):
            self.headers["retry-after"] = str(error.after)
        if self.wants_json:
            return self.json({"error": text, "rule": "", **more}, status)
        if isinstance(error, NotFound):
            return self.page(message_page.not_found(self.reader), status)
        return self.page(message_page.page(self.reader, self.say(N_("That did not work")), text), status)

    def failed(self, status: int = 500) -> Response:
        text = self.say(N_("Something broke on our side. Your game is safe; please try again."))
        if self.wants_json:
            return self.json({"error": text, "rule": ""}, status)
        return self.page(message_page.page(self.reader, self.say(N_("Something broke")), text), status)


NOT_UNDERSTOOD: Final = N_("This request cannot be understood.")


def number_of(text: str) -> int:
    """A number from an address."""
    if not text.isascii() or not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise NotFound(N_("'{text}' is not a number"), text=text[:40])
    return int(text)


def text_of(fields: Mapping[str, list[Any]], name: str, usual: str = "") -> str:
    """The text in a field that may be left out."""
    values = fields.get(name, [usual])
    if not values or not isinstance(values[0], str):
        raise Refusal(NOT_UNDERSTOOD)
    return values[0]


# -- who asks -------------------------------------------------------------------------------------------------


def address_of(connection: HTTPConnection) -> str:
    return counted_as(connection.client.host) if connection.client else ""


def counted_as(host: str) -> str:
    """Limits count by address; a household or a provider's customer has 2**64 of IPv6, which count as one."""
    try:
        address = ip_address(host)
    except ValueError:  # a name, as of a test or a socket in the file system
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address), 64), strict=False))


async def person_of(house: House, connection: HTTPConnection) -> Person:
    cookie = connection.cookies.get(COOKIE, "")
    person = await house.people.of_cookie(cookie) if cookie else None
    if person is None:
        return stranger(connection)
    house.people.came(person, address_of(connection))
    return person


def stranger(connection: HTTPConnection) -> Person:
    """Somebody of whom only the language is known."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    return Person(language=chosen if chosen in LANGUAGES else preferred(connection.headers.get("accept-language", "")))


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of this site sent it. Browsers say so; what does not say so is not trusted."""
    site = connection.headers.get("sec-fetch-site")
    origin = connection.headers.get("origin")
    if site is not None and site != "same-origin":
        return False
    if origin is None:
        return site is not None
    secure = connection.scope["scheme"] in ("https", "wss")  # also for what a trusted proxy says of itself
    return origin.lower() == f"http{'s' * secure}://{connection.headers.get('host', '')}".lower()


# -- routes -----------------------------------------------------------------------------------------------------

Handler = Callable[[Visit], Awaitable[Response]]


def route(method: str, path: str, handler: Handler, rate: str) -> Route:
    """`rate` names the limit in Limits that requests of this kind share, if there is one."""

    async def endpoint(request: Request) -> Response:
        house: House = request.app.state.house
        visit = Visit(house, request, stranger(request))
        try:
            visit.person = await person_of(house, request)
            if method == "POST" and not same_origin(request):
                raise Forbidden(N_("This did not come from a page of Aedilis, so nothing was done."))
            if rate:
                limit: Rate = getattr(house.limits, rate)
                house.gate.check(rate, visit.address if rate == "looking" else visit.person.id or visit.address, limit)
            response = await handler(visit)
        except Refused as refused:
            response = refused.response
        except StoreError as error:  # where the file lies is nobody's business
            log.error("%s %s: %s", method, request.url.path, error)
            response = visit.failed(503)
        except AedilisError as error:
            response = visit.refuse(error)
        except Exception:
            log.exception("%s %s", method, request.url.path)
            response = visit.failed()
        finish(visit, response)
        return response

    endpoint.__name__ = handler.__name__
    return Route(path, endpoint, methods=[method], name=handler.__name__)


def finish(visit: Visit, response: Response) -> None:
    response.headers.setdefault("cache-control", "no-store")  # nobody pages back to another one's secrets
    response.headers.update(visit.headers)
    if visit.cookie:
        secure = visit.request.url.scheme == "https"
        response.set_cookie(COOKIE, visit.cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
