"""A table of the server: a game being played, who sits where, and what they ask of each other.

It changes by entries only. The same `apply` serves a command and a restart, so what is rebuilt is what was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from secrets import randbits
from typing import Any, Final, NamedTuple

from aedilis.engine.errors import AedilisError, IllegalOption, OutOfTurn
from aedilis.engine.game import Game
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.engine.prints import print_of
from aedilis.engine.record import Again, turn_of
from aedilis.engine.rng import Rng
from aedilis.engine.table import Table
from aedilis.engine.words import N_
from aedilis.store.rows import OVER as FINISHED
from aedilis.store.rows import Entry, Seat, TableRow
from aedilis.web.errors import Refusal

UNDO: Final = ("free", "consent", "none")
# Names for bots: as many as can be needed when people bear some of them.
ROMANS: Final = ("Aulus", "Livia", "Gaius", "Octavia", "Titus", "Flavia", "Marcus", "Julia", "Lucius", "Claudia")
MOVES: Final = ("begin", "move", "back")  # entries that change the position
OF_DOUBT: Final = ("restore", "void")  # what is asked where corrected rules leave a game in doubt
CAME_OF_IT: Final = ("chance", "print")  # what an entry has besides what was asked for


@dataclass
class Place:
    """A seat: the person it belongs to, and the bot that plays there now."""

    person: int = 0
    name: str = ""  # of whoever sits here, where one person holds seats for several at one screen
    bot: str = ""
    open: bool = False  # free, and anybody may sit down
    resigned: bool = False
    link: bytes | None = None

    @property
    def kind(self) -> str:
        return "bot" if self.bot else "person" if self.person else "free"


@dataclass
class Request:
    """Something that is done only when others agree."""

    kind: str  # "back", "bot", "rematch", or of a table that holds in part "restore" or "void"
    by: int
    about: int
    doubt: Mapping[str, Any] = field(default_factory=dict)  # of the last two: `Match.doubt` when they were asked
    agreed: set[int] = field(default_factory=set)


class Held(NamedTuple):
    """The rules were corrected, and the game holds only so far. Why is for operators: it tells secrets."""

    entry: int  # the last that holds; 0 if nothing does
    rule: str  # the section of the rulebook that the next one is about
    why: AedilisError
    again: tuple[tuple[int, str], ...] = ()  # what came out afterwards, by deck or bag


class Match:
    def __init__(self, row: TableRow, game: Game) -> None:
        self.row = row
        self.id = row.id
        self.game = game
        self.undo: str = row.setup["undo"]
        self.hints: bool = row.setup.get("hints", False)
        self.places = [Place(**_place(place)) for place in row.setup["seats"]]
        self.table: Table
        self.number = 0  # of the last entry
        self.moved = 0  # of the last entry that changed the position
        self.requests: list[Request] = []
        self.done: dict[int, tuple[str, Mapping[str, Any]]] = {}  # by seat: a person's last command, to know it again
        self.rematch = ""
        self.corrected: list[tuple[int, bool]] = []  # after how many steps, and whether players went back
        self.held: Held | None = None
        self.void = False  # ended without a result

    def copy(self) -> Match:
        """A trial: what happens to it happens to nobody until it is kept."""
        trial = Match.__new__(Match)
        trial.__dict__.update(self.__dict__)
        trial.places = [replace(place) for place in self.places]
        trial.requests = [replace(request, agreed=set(request.agreed)) for request in self.requests]
        trial.done = dict(self.done)
        trial.corrected = list(self.corrected)
        if self.dealt:
            trial.table = self.table.copy()
        return trial

    # -- who is who -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.has_result or self.void or (self.held is not None and self.row.state == FINISHED)

    @property
    def dealt(self) -> bool:
        """Whether there is anything on the table. There is not while a beginning is skipped that was given up."""
        return hasattr(self, "table")

    @property
    def has_result(self) -> bool:
        return self.table.position.seat == OVER

    def seats_of(self, person: int) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if person and place.person == person]

    def waiting(self) -> list[int]:
        return [] if self.held or self.void else self.table.waiting_for()

    def to_move(self, person: int) -> list[int]:
        """The seats of a person that have to decide now."""
        return [seat for seat in self.waiting() if self.places[seat].person == person and not self.places[seat].bot]

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.waiting() if self.places[seat].bot]

    def voters(self, by: int, about: int) -> set[int]:
        """Whose consent is needed: people other than the one who asks and the one it is about."""
        out = {self.places[by].person, self.places[about].person}
        return {seat for seat, place in enumerate(self.places) if place.kind == "person" and place.person not in out}

    def missing(self, request: Request) -> list[int]:
        """The seats of those who have not answered; who has several answers once for all of them."""
        said = {self.places[seat].person for seat in request.agreed}
        voters = self.voters(request.by, request.about)
        return sorted(seat for seat in voters if self.places[seat].person not in said)

    def rows(self) -> list[Seat]:
        """The seats as they are found by people and links."""
        return [
            Seat(seat, place.person, place.link, place.open and place.kind == "free", bool(place.bot))
            for seat, place in enumerate(self.places)
        ]

    # -- reading a path -------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Position:
        """A copy of the position in which that seat decides."""
        if seat not in self.waiting():
            if self.over:
                raise OutOfTurn(N_("the game is over"))
            if self.held:
                raise OutOfTurn(N_("the rules were corrected: first agree on how to go on"))
            raise OutOfTurn(N_("it is not your turn"))
        return turn_of(self.table.position, seat)

    def options(self, seat: int, path: list[str]) -> tuple[Position, list[int]]:
        """The position after a path of notations, before its last option commits; and the path as options."""
        turn = self.turn(seat)
        options: list[int] = []
        for notation in path:
            if options:
                if not self.game.actions[options[-1]].prepares:
                    raise IllegalOption(N_("a path ends with the option that commits it"))
                turn.play(options[-1])
            options.append(self.game.option(turn, notation))
        return turn, options

    def composed(self, seat: int, path: list[str]) -> Position:
        """The seat's turn after options that only prepare."""
        turn, options = self.options(seat, path)
        if options:
            if not self.game.actions[options[-1]].prepares:
                raise IllegalOption(N_("this option cannot be composed: it is played at once"))
            turn.play(options[-1])
        return turn

    # -- entries --------------------------------------------------------------------------------------------

    def add(self, kind: str, seat: int, /, **data: Any) -> Entry:
        """Lets something happen now; the entry has what chance answered in it, and a print of what came of it."""
        return self.apply(Entry(self.number + 1, kind, seat, data), printing=True)

    def apply(self, entry: Entry, printing: bool = False) -> Entry:
        self._check_next(entry)
        data = dict(entry.data)
        if entry.kind in MOVES:
            before = len(self.table.steps) if self.number else 0
            data["chance"] = self._move(entry.kind, entry.seat, data)
            if printing:
                facts = [fact for step in self.table.steps[before:] for fact in step.facts]
                data["print"] = print_of(self.game, facts, self.table.position)
            self._moved(entry)
        else:
            getattr(self, f"_{entry.kind}")(entry.seat, data)
        if "answers" in data and not (entry.kind == "move" and self.places[entry.seat].bot):
            self.done[entry.seat] = entry.kind, {key: value for key, value in data.items() if key not in CAME_OF_IT}
        self.number = entry.number
        return entry._replace(data=data)

    def skip(self, entry: Entry) -> None:
        """An entry that no longer counts: its place in the log is taken, and nothing happens."""
        self._check_next(entry)
        self._moved(entry)
        self.number = entry.number

    def _check_next(self, entry: Entry) -> None:
        if entry.number != self.number + 1:
            raise Refusal(N_("this table is damaged: its log has a gap at {number}"), number=entry.number)

    def _moved(self, entry: Entry) -> None:
        self._close("back", *OF_DOUBT)
        self.moved = entry.number

    def _move(self, kind: str, seat: int, data: Mapping[str, Any]) -> list[str]:
        """Changes the position; chance is answered as the entry tells, or afresh and unpredictably."""
        told = [self.game.outcome(notation) for notation in data.get("chance", ())]
        if kind == "begin":
            self.deal(told)
            return chance_of(self.table, 0)
        self.table.random, self.table.told = unpredictable(), told
        if kind == "back":
            self._take_back(seat, data["agreed"])
            return []
        before = len(self.table.steps)
        _, options = self.options(seat, data["path"])
        if not options or self.game.actions[options[-1]].prepares:
            raise IllegalOption(N_("the last step is missing: a path ends with the option that commits it"))
        self.table.play_path(options, seat)
        return chance_of(self.table, before)

    def deal(self, told: Sequence[int] = ()) -> None:
        variants = self.row.setup["variants"]
        self.table = Table(self.game, len(self.places), unpredictable(), told=told, **variants)

    def _take_back(self, seat: int, agreed: list[int]) -> None:
        """Back to where the seat began to compose its last decision."""
        self.table.take_back(seat, agreed)
        steps = self.table.steps
        while steps and steps[-1].seat == seat and self.game.actions[steps[-1].option].prepares:
            self.table.take_back(seat)

    def _join(self, seat: int, data: Mapping[str, Any]) -> None:
        self.places[seat].person = data["person"]

    def _bot(self, seat: int, data: Mapping[str, Any]) -> None:
        self.places[seat].bot = data["bot"]
        self.requests = [request for request in self.requests if (request.kind, request.about) != ("bot", seat)]

    def _return(self, seat: int, data: Mapping[str, Any]) -> None:
        self.places[seat].bot = ""

    def _resign(self, seat: int, data: Mapping[str, Any]) -> None:
        self.places[seat].bot = data["bot"]
        self.places[seat].resigned = True
        self.requests = [request for request in self.requests if request.by != seat]

    def _ask(self, seat: int, data: Mapping[str, Any]) -> None:
        request = Request(data["kind"], seat, data["about"], data.get("doubt", {}))
        if request.kind in OF_DOUBT:
            self._close_other_doubts(request.doubt)
        self.requests.append(request)

    def _answer(self, seat: int, data: Mapping[str, Any]) -> None:
        request = self.asked(data["kind"], data["about"])
        if request is None:
            return  # logs of earlier versions have answers to what is asked no more
        if not data["yes"]:
            self.requests.remove(request)
        else:
            request.agreed.add(seat)

    def _rematch(self, seat: int, data: Mapping[str, Any]) -> None:
        self.rematch = data["table"]
        self._close("rematch")

    def _rules(self, seat: int, data: Mapping[str, Any]) -> None:
        """The rules were corrected, and what had been played holds; or players agreed to go on from where it does."""
        self.row = replace(self.row, rules=data["rules"], components=data["components"])
        if "holds" in data:
            self._restore(data)
        self._close(*OF_DOUBT)
        self.corrected.append((len(self.table.steps), "holds" in data))

    def doubt(self) -> dict[str, Any] | None:
        """What exactly people agree about: how far the game holds, and under which rules."""
        if self.held is None:
            return None
        return {"holds": self.held.entry, "rules": self.game.version, "components": self.game.digest}

    def restoring(self) -> dict[str, Any]:
        """What the log has to tell when the table goes on from where it holds."""
        assert self.held is not None  # who asked for it asks no more
        told = {**(self.doubt() or {}), "again": self.held.again}
        return told if self.held.entry else {**told, "chance": chance_of(self.table, 0)}

    def _restore(self, data: Mapping[str, Any]) -> None:
        if "chance" in data:
            self.deal([self.game.outcome(notation) for notation in data["chance"]])
        record = replace(self.table.record(), again=[Again(*outcome) for outcome in data["again"]])
        self.table = Table.resume(self.game, record, unpredictable())
        self.moved = self.number + 1
        self.held = None

    def _void(self, seat: int, data: Mapping[str, Any]) -> None:
        self.void = True
        self._close(*OF_DOUBT, "bot")

    def _close(self, *kinds: str) -> None:
        self.requests = [request for request in self.requests if request.kind not in kinds]

    def close_stale(self) -> None:
        """Nobody is held to what was asked before the rules were corrected: it was about another game."""
        if self.held:
            self._close("back")
        self._close_other_doubts(self.doubt())

    def _close_other_doubts(self, doubt: Mapping[str, Any] | None) -> None:
        self.requests = [request for request in self.requests if request.kind not in OF_DOUBT or request.doubt == doubt]

    def asked(self, kind: str, about: int) -> Request | None:
        for request in self.requests:
            if (request.kind, request.about) == (kind, about):
                return request
        return None


def unpredictable() -> Rng:
    """Nobody can work out what comes from what came: a generator of its own for every command, seed unknown."""
    return Rng(randbits(128))


def chance_of(table: Table, since: int) -> list[str]:
    return [step.notation for step in table.steps[since:] if step.seat == CHANCE]


def _place(place: Mapping[str, Any]) -> dict[str, Any]:
    link = place.get("link")
    return {**place, "link": bytes.fromhex(link) if link else None}
