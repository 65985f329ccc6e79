"""A table of the server: a game being played, who sits where, and what they ask of each other.

It changes by entries only. The same `apply` serves a command and a restart, so what is rebuilt is what was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from secrets import randbits
from typing import Any, Final

from aedilis.engine.corrections import rule_of
from aedilis.engine.errors import AedilisError, IllegalOption, OutOfTurn
from aedilis.engine.game import Game
from aedilis.engine.position import CHANCE, OVER, Position
from aedilis.engine.prints import print_of
from aedilis.engine.record import turn_of
from aedilis.engine.rng import Rng
from aedilis.engine.table import Table
from aedilis.engine.words import N_
from aedilis.store.rows import Entry, Seat, TableRow
from aedilis.web.errors import Forbidden, Refusal

UNDO: Final = ("free", "consent", "none")
# Names for bots: as many as can be needed when people bear some of them.
ROMANS: Final = ("Aulus", "Livia", "Gaius", "Octavia", "Titus", "Flavia", "Marcus", "Julia", "Lucius", "Claudia")
MOVES: Final = ("begin", "move", "back")  # entries that change the position
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

    kind: str  # "back", "bot" or "rematch"
    by: int
    about: int
    agreed: set[int] = field(default_factory=set)


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
        self.corrected: list[int] = []  # after how many steps the rules were corrected

    def copy(self) -> Match:
        """A trial: what happens to it happens to nobody until it is kept."""
        trial = Match.__new__(Match)
        trial.__dict__.update(self.__dict__)
        trial.places = [replace(place) for place in self.places]
        trial.requests = [replace(request, agreed=set(request.agreed)) for request in self.requests]
        trial.done = dict(self.done)
        trial.corrected = list(self.corrected)
        trial.table = self.table.copy()
        return trial

    # -- who is who -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table.position.seat == OVER

    def seats_of(self, person: int) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if person and place.person == person]

    def waiting(self) -> list[int]:
        return self.table.waiting_for()

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
        return sorted(self.voters(request.by, request.about) - request.agreed)

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
        if entry.number != self.number + 1:
            raise Refusal(N_("this table is damaged: its log has a gap at {number}"), number=entry.number)
        data = dict(entry.data)
        if entry.kind in MOVES:
            before = len(self.table.steps) if self.number else 0
            data["chance"] = self._move(entry.kind, entry.seat, data)
            if printing:
                facts = [fact for step in self.table.steps[before:] for fact in step.facts]
                data["print"] = print_of(self.game, facts, self.table.position)
            self.requests = [request for request in self.requests if request.kind != "back"]
            self.moved = entry.number
        else:
            getattr(self, f"_{entry.kind}")(entry.seat, data)
        if "answers" in data and not (entry.kind == "move" and self.places[entry.seat].bot):
            self.done[entry.seat] = entry.kind, {key: value for key, value in data.items() if key not in CAME_OF_IT}
        self.number = entry.number
        return entry._replace(data=data)

    def _move(self, kind: str, seat: int, data: Mapping[str, Any]) -> list[str]:
        """Changes the position; chance is answered as the entry tells, or afresh and unpredictably."""
        told = [self.game.outcome(notation) for notation in data.get("chance", ())]
        if kind == "begin":
            variants = self.row.setup["variants"]
            self.table = Table(self.game, len(self.places), unpredictable(), told=told, **variants)
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
        self._close("bot", seat)

    def _return(self, seat: int, data: Mapping[str, Any]) -> None:
        self.places[seat].bot = ""

    def _resign(self, seat: int, data: Mapping[str, Any]) -> None:
        self.places[seat].bot = data["bot"]
        self.places[seat].resigned = True
        self.requests = [request for request in self.requests if request.by != seat]

    def _ask(self, seat: int, data: Mapping[str, Any]) -> None:
        self.requests.append(Request(data["kind"], seat, data["about"]))

    def _answer(self, seat: int, data: Mapping[str, Any]) -> None:
        request = self.request(data["kind"], data["about"])
        if not data["yes"]:
            self.requests.remove(request)
        else:
            request.agreed.add(seat)

    def _rematch(self, seat: int, data: Mapping[str, Any]) -> None:
        self.rematch = data["table"]
        self._close("rematch", seat)

    def _rules(self, seat: int, data: Mapping[str, Any]) -> None:
        """The rules were corrected, and what had been played holds."""
        self.row = replace(self.row, rules=data["rules"], components=data["components"])
        self.corrected.append(len(self.table.steps))

    def _close(self, kind: str, about: int) -> None:
        self.requests = [request for request in self.requests if (request.kind, request.about) != (kind, about)]

    def request(self, kind: str, about: int) -> Request:
        for request in self.requests:
            if (request.kind, request.about) == (kind, about):
                return request
        raise Forbidden(N_("nobody asks for that any more"))


def unpredictable() -> Rng:
    """Nobody can work out what comes from what came: a generator of its own for every command, seed unknown."""
    return Rng(randbits(128))


def chance_of(table: Table, since: int) -> list[str]:
    return [step.notation for step in table.steps[since:] if step.seat == CHANCE]


def _place(place: Mapping[str, Any]) -> dict[str, Any]:
    link = place.get("link")
    return {**place, "link": bytes.fromhex(link) if link else None}


def rebuilt(row: TableRow, game: Game, entries: list[Entry]) -> Match:
    """The table as it stood after its last entry."""
    match = Match(row, game)
    for entry in entries:
        if match.apply(entry) != entry:  # chance answered something that the log does not tell
            raise Refusal(N_("this table is damaged"))
    if not match.moved:
        raise Refusal(N_("this table is damaged: its log has a gap at {number}"), number=1)
    return match


def fits(row: TableRow, game: Game) -> bool:
    """Whether the table was last played with the very rules and components that are here."""
    return (row.rules, row.components) == (game.version, game.digest)


def replayed(row: TableRow, game: Game, entries: list[Entry]) -> Match:
    """A table that was begun with other rules, if under these every choice is legal and nobody sees a difference.

    Entries from before there were prints are compared by what was legal and what chance answered.
    """
    if row.rules > game.version:
        message = N_(
            "this table is played with newer rules of {game} ({rules}; here are {version}): it is kept as it is for an"
            " Aedilis that has them"
        )
        raise Refusal(message, game=game.name, rules=row.rules, version=game.version)
    match = Match(row, game)
    for entry in entries:
        move = len(match.table.steps) if match.number else 0
        rule = rule_of(game, match.table.position) if match.number else ""
        try:
            if match.apply(entry, printing="print" in entry.data) == entry:
                continue
            reason = AedilisError(N_("what comes of it is not what it was"))
        except AedilisError as error:
            reason = error
        raise Differs(game, row, move, rule, reason)
    if not match.moved:
        raise Refusal(N_("this table is damaged: its log has a gap at {number}"), number=1)
    return match


class Differs(Refusal):
    """A table that does not hold under the rules that are here. Why is for operators: it tells secrets."""

    def __init__(self, game: Game, row: TableRow, move: int, rule: str, why: AedilisError) -> None:
        message = N_(
            "the rules of {game} have been corrected since this table began, and the game holds only up to move"
            " {move}: it is kept as it is for an Aedilis with version {rules} of the rules"
        )
        super().__init__(message, game=game.name, move=move, rules=row.rules)
        self.move = move
        self.rule = rule
        self.why = why
