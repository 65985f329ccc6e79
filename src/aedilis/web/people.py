"""Guests: a display name and a cookie. Who has the cookie is the person; only its hash is kept."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from aedilis.engine.words import LANGUAGES, N_, Words
from aedilis.store.rows import PersonRow
from aedilis.store.sqlite import Store
from aedilis.web.errors import Refusal
from aedilis.web.fair_line import Owner
from aedilis.web.threads import Threads

COOKIE: Final = "aedilis"
LANGUAGE_COOKIE: Final = "language"
YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 40
GUEST: Final = N_("Guest")
# Printable by their category, and yet nothing is seen of them: fillers, joiners, variation selectors, empty Braille.
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]"
)


@dataclass(frozen=True)
class Person:
    id: int = 0  # 0: somebody who has done nothing yet that is to be remembered
    name: str = ""
    language: str = "en"

    def shown(self, language: str) -> str:
        return self.name or Words(language, ("aedilis.web",)).say(GUEST)


def token() -> str:
    """128 random bits, for cookies and addresses."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> bytes:
    return sha256(token.encode()).digest()


def clean_name(text: str) -> str:
    """A name that can be shown; markup in it is shown as it is written."""
    name = visible(text)
    if len(name) > LONGEST_NAME:
        raise Refusal(N_("a name has at most {most} letters"), most=LONGEST_NAME)
    if text and not name:
        raise Refusal(N_("a name needs letters that can be seen"))
    return name


def visible(text: str) -> str:
    """One line of what can be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in INVISIBLE.sub("", text)).split())


def preferred(accept: str) -> str:
    """The language that a browser's Accept-Language header likes best."""
    wishes: list[tuple[float, int, str]] = []
    for place, wish in enumerate(accept[:500].split(",")):
        name, _, quality = wish.partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES and weight > 0:
            wishes.append((-weight, place, language))
    return min(wishes)[2] if wishes else LANGUAGES[0]


class Seal:
    """Makes links that the server knows again without keeping them: seat links, recovery links."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def of(self, *words: object) -> str:
        digest = hmac.digest(self._key, " ".join(map(str, words)).encode(), "sha256")
        return digest[:16].hex()

    def recovery(self, person: int) -> str:
        return f"{person}-{self.of('recover', person)}"

    def recovered(self, link: str) -> int:
        """The person whom a recovery link is for, or 0."""
        person, _, _ = link.partition("-")
        if not person.isascii() or not person.isdecimal() or len(person) > 18:
            return 0
        return int(person) if hmac.compare_digest(link.encode(), self.recovery(int(person)).encode()) else 0


class People:
    """Everybody who was here since the start, read once each."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self._store = store
        self._threads = threads
        self._people: dict[int, Person] = {}
        self._sessions: dict[bytes, int] = {}
        self._addresses: dict[int, str] = {}

    async def of_cookie(self, cookie: str) -> Person | None:
        session = hashed(cookie)
        if session not in self._sessions:
            row = await self._threads.read(self._store.session, session)
            if row is None:
                return None
            self._remember(row)
            self._sessions[session] = row.id
        return self._people[self._sessions[session]]

    async def known(self, ids: Iterable[int]) -> None:
        """Reads the people with these numbers, so that `get` has them."""
        unread = [id for id in set(ids) if id and id not in self._people]
        if unread:
            for row in await self._threads.read(self._store.people, unread):
                self._remember(row)

    def came(self, person: Person, address: str) -> None:
        self._addresses[person.id] = address

    def owner(self, id: int) -> Owner:
        """As whom somebody waits for a thinker: by the address that they came from last."""
        return Owner(self._addresses.get(id, ""), id)

    def get(self, id: int) -> Person:
        return self._people.get(id, Person())

    def _remember(self, row: PersonRow) -> None:
        self._people.setdefault(row.id, Person(*row))

    async def welcome(self, name: str, language: str) -> tuple[Person, str]:
        """Somebody new, and the cookie."""
        cookie = token()
        id = await self._threads.write(self._store.make_person, hashed(cookie), name, language)
        person = self._people[id] = Person(id, name, language)
        self._sessions[hashed(cookie)] = id
        return person, cookie

    async def welcome_back(self, id: int) -> str:
        """One more cookie for somebody who lost the other."""
        cookie = token()
        await self._threads.write(self._store.add_session, hashed(cookie), id)
        return cookie

    async def change(self, person: Person) -> None:
        await self._threads.write(self._store.change_person, person.id, person.name, person.language)
        self._people[person.id] = person
