"""All tables of the server: every change is tried on a copy, kept on the disk, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from time import time
from typing import Any, Final
from weakref import WeakValueDictionary

import aedilis
from aedilis.bots import BOTS
from aedilis.engine.errors import AedilisError, UnknownGame
from aedilis.engine.game import Game
from aedilis.engine.position import NOBODY
from aedilis.engine.words import N_
from aedilis.store.rows import OVER, Change, Entry, StoreError, TableRow
from aedilis.store.sqlite import Store
from aedilis.web.commands import check_fresh, deserted, perform, repeats
from aedilis.web.errors import Forbidden, Late, NotFound, NotKept, Refusal, TooMany
from aedilis.web.match import UNDO, Match
from aedilis.web.people import People, Person, Seal, clean_name, hashed, token
from aedilis.web.rebuilding import fits, rebuilt, replayed
from aedilis.web.threads import Threads

HINTS: Final = ("", "yes", "no")
MOST_LOADED: Final = 2000  # tables in memory; the others are read again when somebody looks

log = logging.getLogger("aedilis")


class Tables:
    def __init__(self, store: Store, threads: Threads, people: People, seal: Seal) -> None:
        self._store = store
        self._threads = threads
        self._people = people
        self._seal = seal
        self._loaded: OrderedDict[str, Match] = OrderedDict()
        self._lost: set[str] = set()  # tables that the log has complained about
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.screens: dict[tuple[str, int], int] = {}  # who has the screen, of several people at one
        self.changed: Callable[[Match], None] = lambda match: None
        self.in_use: Callable[[str], bool] = lambda table: False
        self.abandoned: Callable[[Match, int], bool] = lambda match, seat: True
        self.forgotten: Callable[[str], None] = lambda table: None

    def lock(self, id: str) -> asyncio.Lock:
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock

    # -- reading --------------------------------------------------------------------------------------------

    async def get(self, id: str) -> Match:
        match = self._loaded.get(id)
        if match is not None:
            self._loaded.move_to_end(id)
            return match
        return await asyncio.shield(asyncio.ensure_future(self._get(id)))  # loading may write, and then to its end

    async def _get(self, id: str) -> Match:
        async with self.lock(id):
            return await self._load(id)

    async def _load(self, id: str) -> Match:
        """With the table's lock held, so that it is loaded once."""
        if id in self._loaded:
            return self._loaded[id]
        try:
            match = await self._threads.read(self._read, id)
            await self._people.known(place.person for place in match.places)
        except (NotFound, StoreError):
            raise
        except Refusal as refusal:
            self._complain(id, refusal)
            raise
        except Exception as error:  # whatever is in the file: one table must not take others with it
            self._complain(id, error)
            raise Refusal(N_("this table is damaged")) from error
        if match.held:
            log.warning("table %s holds only in part with the corrected rules: %s", id, match.held.why)
        await self._bring_up_to_date(match)
        self._remember(match)
        return match

    async def _bring_up_to_date(self, match: Match) -> None:
        """A table that holds under corrected rules goes on with them, and its log says so."""
        entries, rules = deserted(match), None
        if not match.held and not fits(match.row, match.game):
            rules = match.game.version, match.game.digest
            entries = [match.add("rules", NOBODY, rules=rules[0], components=rules[1])]
        if entries:
            change = Change(match.id, entries, state=OVER if match.over else "", rules=rules)
            await self._threads.write(self._store.keep, change)

    def _complain(self, id: str, error: Exception) -> None:
        """To the log, once: lists try again whenever somebody looks."""
        if id not in self._lost:
            self._lost.add(id)
            reason = str(error) if isinstance(error, AedilisError) else repr(error)
            log.error("table %s cannot be rebuilt: %s", id, reason)

    def _read(self, id: str) -> Match:
        row = self._store.table(id)
        if row is None:
            raise NotFound(N_("there is no such table"))
        try:
            game = aedilis.game(row.game)
        except UnknownGame as error:
            raise Refusal(N_("the game of this table ({game}) is not here"), game=row.game) from error
        entries = self._store.entries(id)
        return rebuilt(row, game, entries) if fits(row, game) else replayed(row, game, entries)

    def _remember(self, match: Match) -> None:
        self._loaded[match.id] = match
        self._loaded.move_to_end(match.id)
        for id in [*self._loaded][: max(0, len(self._loaded) - MOST_LOADED)]:
            if not self.in_use(id):
                del self._loaded[id]
                self.forgotten(id)

    # -- changing -------------------------------------------------------------------------------------------

    async def command(self, id: str, kind: str, seat: int, data: Mapping[str, Any]) -> Match:
        """Done to its end once begun, even if the one who asked has gone."""
        return await asyncio.shield(asyncio.ensure_future(self._command(id, kind, seat, data)))

    async def _command(self, id: str, kind: str, seat: int, data: Mapping[str, Any]) -> Match:
        async with self.lock(id):
            match = await self._load(id)
            if repeats(match, kind, seat, data):
                return match
            check_fresh(match, kind, data["answers"])
            trial = match.copy()
            entries = perform(trial, kind, seat, data, self.abandoned)
            changes = self._second_game(trial, entries)
            await self._keep(trial, entries, *changes)
        return trial

    async def _keep(self, trial: Match, entries: list[Entry], *more: Change) -> None:
        """To the disk; then, and only then, to everybody."""
        rules = (trial.row.rules, trial.row.components) if any(entry.kind == "rules" for entry in entries) else None
        change = Change(trial.id, entries, trial.rows(), OVER if trial.over else "", rules=rules)
        try:
            await self._threads.write(self._store.keep, change, *more)
        except StoreError as error:
            self._loaded.pop(trial.id, None)  # whatever the disk has now is the truth
            log.error("table %s: %s", trial.id, error)
            raise NotKept(N_("This could not be saved, so it did not happen. Please try again.")) from error
        await self._people.known(place.person for place in trial.places)
        self._remember(trial)
        self.changed(trial)
        for made in more:  # a bot may have to begin there
            self.changed(await self.get(made.table))

    async def take(self, id: str, seat: int, person: Person) -> Match:
        """Sits down on a free seat: the first one who does has it."""
        return await asyncio.shield(asyncio.ensure_future(self._take(id, seat, person)))

    async def _take(self, id: str, seat: int, person: Person) -> Match:
        async with self.lock(id):
            match = await self._load(id)
            if match.places[seat].person == person.id:
                return match
            if match.seats_of(person.id):
                raise Forbidden(N_("You sit at this table already. The link is for somebody else."))
            if match.places[seat].kind != "free":
                raise Late(N_("Somebody has taken this seat already."))
            trial = match.copy()
            await self._keep(trial, [trial.add("join", seat, person=person.id)])
        return trial

    def screen(self, match: Match, person: Person, seat: int) -> None:
        """Somebody says: I have the screen now. Only for the seat whose turn it is to take it."""
        if seat not in match.to_move(person.id) or len(match.seats_of(person.id)) < 2:
            raise Forbidden(N_("it is not your turn to take the screen"))
        self.screens[match.id, person.id] = seat
        self.changed(match)

    # -- making ---------------------------------------------------------------------------------------------

    async def make(
        self,
        game: Game,
        maker: Person,
        seats: Sequence[tuple[str, str]],
        undo: str,
        variants: Mapping[str, str],
        hints: str = "",
    ) -> Match:
        """A new table. `seats` says of each "me", "friend", "anybody" or "bot:<kind>", and a name for one of "me"."""
        if undo not in UNDO:
            raise Refusal(N_("'{text}' is no way to take back (there are: {known})"), text=undo, known=", ".join(UNDO))
        if not any(who == "me" for who, _ in seats):
            raise Refusal(N_("one of the seats must be yours"))
        if hints not in HINTS:
            raise Refusal(N_("'{text}' cannot be said of hints (allowed: yes, no)"), text=hints)
        game.new(len(seats), **game.check_variants(dict(variants)))
        id = token()
        places = [self._place(id, seat, who, name, maker) for seat, (who, name) in enumerate(seats)]
        alone = all(who == "me" or who.startswith("bot:") for who, _ in seats)
        allowed = hints == "yes" or (not hints and alone)  # where others play, only if the maker wants it so
        setup = {"undo": undo, "variants": dict(variants), "seats": places, "hints": allowed}
        row = TableRow(id, game.slug, game.version, game.digest, setup, maker.id, time())
        return await self.add(*begun(row, game))

    def _place(self, table: str, seat: int, who: str, name: str, maker: Person) -> dict[str, Any]:
        if who == "me":
            return {"person": maker.id, "name": clean_name(name.strip())}
        if who.startswith("bot:") and who[4:] in BOTS:
            return {"bot": who[4:]}
        if who in ("friend", "anybody"):
            return {"open": who == "anybody", "link": hashed(self.link(table, seat)).hex()}
        known = ", ".join(["me", "friend", "anybody", *(f"bot:{kind}" for kind in BOTS)])
        raise Refusal(N_("'{text}' cannot take a seat (allowed: {known})"), text=who, known=known)

    def link(self, table: str, seat: int) -> str:
        return self._seal.of("seat", table, seat)

    async def add(self, match: Match, change: Change) -> Match:
        """A table that is new with all that has happened at it."""
        try:
            await self._threads.write(self._store.keep, change)
        except StoreError as error:
            raise NotKept(N_("This could not be saved, so it did not happen. Please try again.")) from error
        await self._people.known(place.person for place in match.places)
        self._remember(match)
        self.changed(match)
        return match

    def _second_game(self, trial: Match, entries: list[Entry]) -> list[Change]:
        """The rematch, once everybody wants it: the same people and bots at a new table."""
        wanted = next((request for request in trial.requests if request.kind == "rematch"), None)
        if wanted is None or trial.missing(wanted):
            return []
        asker = trial.places[wanted.by].person  # who may have resigned, and yet plays again
        places = [
            {"person": place.person, "name": place.name}
            if place.kind == "person" or place.person == asker
            else {"bot": place.bot}
            for place in trial.places
        ]
        game = trial.game
        setup = {key: value for key, value in trial.row.setup.items() if key != "branch"} | {"seats": places}
        new, change = begun(TableRow(token(), game.slug, game.version, game.digest, setup, asker, time()), game)
        entries.append(trial.add("rematch", wanted.by, table=new.id))
        return [change]

    async def check_number(self, maker: Person, most: int) -> None:
        if await self._threads.read(self._store.unfinished, maker.id) >= most:
            raise TooMany(N_("You have {most} unfinished tables. Please finish some first."), most=most)

    # -- lists ------------------------------------------------------------------------------------------------

    async def of(self, person: Person, most: int) -> tuple[list[Match], list[Refusal]]:
        """Somebody's tables; and why others of theirs cannot be shown."""
        return await self._all(await self._threads.read(self._store.tables_of, person.id, most) if person.id else [])

    async def open(self, person: Person, most: int) -> list[Match]:
        found, _ = await self._all(await self._threads.read(self._store.open_tables, most))
        return [match for match in found if not match.seats_of(person.id)]

    async def _all(self, ids: Sequence[str]) -> tuple[list[Match], list[Refusal]]:
        found, lost = [], []
        for id in ids:
            try:
                found.append(await self.get(id))
            except Refusal as refusal:
                lost.append(refusal)
        return found, lost

    async def seat_of(self, link: str) -> tuple[Match, int]:
        found = await self._threads.read(self._store.seat_of, hashed(link))
        if found is None:
            raise NotFound(N_("there is no such seat"))
        return await self.get(found[0]), found[1]


def begun(row: TableRow, game: Game) -> tuple[Match, Change]:
    match = Match(row, game)
    entry = match.add("begin", NOBODY)
    return match, Change(row.id, [entry], match.rows(), OVER if match.over else "", row)
