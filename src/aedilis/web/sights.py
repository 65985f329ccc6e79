"""What a person may see of a table, made from it by `seen_by` and the log's own marks, and by nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from aedilis.engine.game import Speech
from aedilis.engine.position import CHANCE, NOBODY, Position
from aedilis.engine.rng import Rng
from aedilis.engine.table import Step
from aedilis.engine.words import N_, Words
from aedilis.web.engine import COMPILED
from aedilis.web.errors import NotFound
from aedilis.web.match import ROMANS, Match
from aedilis.web.people import Person
from aedilis.web.sight import CUT, Ask, LogLine, Option, RivalSight, SeatSight, SheetLine, TableSight

IN_DOUBT: Final = N_(
    "The rules of this game were corrected, and what you played holds up to move {move}. Go on from there, or end the"
    " game without a result?"
)
MOST_TELLINGS: Final = 8  # logs in words that a table remembers: one for each language and seat


@dataclass(frozen=True)
class Eyes:
    """Who looks, and from where. With several seats, one of them has the screen."""

    person: Person
    mine: tuple[int, ...] = ()
    viewer: int = NOBODY
    acting: int = NOBODY  # the seat that commands are for: also behind a curtain
    curtain: int = -1  # the seat that must take the screen first


def look(match: Match, person: Person, screen: int | None) -> Eyes:
    """`screen` is the seat that took the screen last, if the person holds several."""
    mine = tuple(match.seats_of(person.id))
    if len(mine) < 2:
        seat = mine[0] if mine else NOBODY
        return Eyes(person, mine, seat, seat)
    if match.over or match.held:  # any of them speaks for all, but not one that was left to a bot
        speaking = next((seat for seat in mine if not match.places[seat].bot), mine[0])
        return Eyes(person, mine, mine[0] if match.over else NOBODY, speaking)
    holder = NOBODY if screen is None else screen
    due = match.to_move(person.id)
    if due and holder not in due:
        return Eyes(person, mine, NOBODY, holder, due[0])
    return Eyes(person, mine, holder, holder)


@dataclass(frozen=True)
class Moment:
    """A position that was shown, and how many steps had been made."""

    position: Position
    steps: int


def moments(match: Match) -> list[int]:
    """After how many steps somebody was to decide, with nothing composed yet: what a replay stops at."""
    steps, actions = match.table.steps, match.game.actions
    found = [
        n
        for n, step in enumerate(steps)
        if step.seat >= 0 and not (n and steps[n - 1].seat >= 0 and actions[steps[n - 1].option].prepares)
    ]
    return [*found, len(steps)]


def position_at(match: Match, steps: int) -> Position:
    position = match.game.new(len(match.places), **match.table.variants)
    for step in match.table.steps[:steps]:
        position.play(step.option)
    return position


def known_pieces(match: Match, viewer: int, steps: int) -> frozenset[str]:
    """The pieces of the last decision, if nothing about it was kept from the viewer."""
    for n in reversed(range(steps)):
        step = match.table.steps[n]
        if step.seat == CHANCE:
            continue
        piece = match.game.actions[step.option].piece
        public = bool(step.facts) and all(fact.known_to(viewer) for fact in step.facts)
        known = step.seat == viewer or public
        return frozenset({piece, f"{step.seat}/{piece}"}) if piece and known else frozenset()
    return frozenset()


@dataclass
class Company:
    """What a sight needs to know beside the table itself."""

    person: Callable[[int], Person]
    here: Callable[[str, int], bool] = lambda table, person: False
    abandoned: Callable[[Match, int], bool] = lambda match, seat: False
    link: Callable[[Match, int], str] = lambda match, seat: ""
    recovery: Callable[[int], str] = lambda person: ""
    engine: Callable[[str], str] = lambda table: COMPILED
    names: Sequence[str] = ()  # of a record, whose players are nobody here


@dataclass
class Sights:
    company: Company
    _tellings: dict[str, dict[tuple[object, ...], list[tuple[Step, list[LogLine]]]]] = field(default_factory=dict)

    def table(self, match: Match, eyes: Eyes, path: Sequence[str] = ()) -> TableSight:
        """The present, after options that the viewer composes."""
        return Builder(self, match, eyes, path=path).sight()

    def replay(self, match: Match, eyes: Eyes, move: int | None = None) -> TableSight:
        """A moment of the past."""
        stops = moments(match)
        shown = len(stops) - 1 if move is None else move
        if not 0 <= shown < len(stops):
            raise NotFound(N_("this game has no move {move}"), move=shown)
        moment = Moment(position_at(match, stops[shown]), stops[shown])
        return replace(Builder(self, match, eyes, moment).sight(), shown=shown, take_back="", asks=())

    def preview(self, match: Match, eyes: Eyes, path: Sequence[str]) -> TableSight:
        """After a path that is not played: in a world imagined from the view, always the same one.

        What may be chosen now still may, so that one can compare.
        """
        turn, options = match.options(eyes.viewer, list(path))
        if not options:
            raise NotFound(N_("there is nothing to preview"))
        world = turn.seen_by(eyes.viewer).imagine(Rng())
        world.play(options[-1])
        moment = Moment(world, len(match.table.steps))
        now = self.table(match, eyes, path[:-1])
        return replace(Builder(self, match, eyes, moment).sight(), path=list(path), options=now.options, before=now)

    def names(self, match: Match, eyes: Eyes) -> list[str]:
        return Builder(self, match, eyes).names

    def telling(
        self, match: Match, names: Sequence[str], language: str, viewer: int
    ) -> list[tuple[Step, list[LogLine]]]:
        """The log in words, step by step; only steps that are new are put into words."""
        of_table = self._tellings.setdefault(match.id, {})
        key = (language, viewer, *names)
        told = of_table.pop(key, [])
        of_table[key] = told
        while len(of_table) > MOST_TELLINGS:
            del of_table[next(iter(of_table))]
        steps = match.table.steps
        same = min(len(told), len(steps))
        while same and told[same - 1][0] is not steps[same - 1]:
            same -= 1
        del told[same:]
        if same < len(steps):
            speech = match.game.words(language)
            stops = moments(match)
            for n in range(same, len(steps)):
                move = sum(stop <= n for stop in stops)
                facts = [fact for fact in steps[n].facts if fact.known_to(viewer)]
                lines = [LogLine(move, fact.seat, speech.fact(fact, names)) for fact in facts]
                told.append((steps[n], lines))
        if not match.corrected:
            return told
        return [(step, lines + corrections(match, n + 1, language)) for n, (step, lines) in enumerate(told)]

    def forget(self, table: str) -> None:
        self._tellings.pop(table, None)


CORRECTED: Final = {
    False: N_("The rules of this game were corrected. All that was played so far still holds."),
    True: N_("The rules of this game were corrected. The players agreed to go on from here."),
}


def corrections(match: Match, steps: int, language: str) -> list[LogLine]:
    """What the log says where a table went on with other rules than before."""
    say = Words(language, ("aedilis.web",)).say
    found = [went_back for at, went_back in match.corrected if at == steps]
    move = sum(stop < steps for stop in moments(match)) if found else 0
    return [LogLine(move, CHANCE, say(CORRECTED[went_back])) for went_back in found]


@dataclass
class Builder:
    """One sight in the making."""

    sights: Sights
    match: Match
    eyes: Eyes
    moment: Moment | None = None  # None: the present
    path: Sequence[str] = ()

    @cached_property
    def language(self) -> str:
        return self.eyes.person.language

    @cached_property
    def speech(self) -> Speech:
        return self.match.game.words(self.language)

    @cached_property
    def names(self) -> list[str]:
        """By seat; equal ones are told apart by their colours."""
        colours = self.speech.seat_names(len(self.match.places))
        names = [name or colour for name, colour in zip(self.sights.company.names or self.people(), colours)]
        while len({*names}) < len(names):
            names = [f"{name} ({colour})" if names.count(name) > 1 else name for name, colour in zip(names, colours)]
        return names

    def people(self) -> list[str]:
        """What people and bots are called; nothing for free seats, and for those at one screen who gave no name."""
        places = self.match.places
        names = [place.name or self.person_at(seat) for seat, place in enumerate(places)]
        romans = (roman for roman in ROMANS if roman not in names)
        return [next(romans) if place.bot and not place.person else name for place, name in zip(places, names)]

    def person_at(self, seat: int) -> str:
        """The name of the person whose seat it is. Who holds several sits on the first that has no name of its own."""
        places = self.match.places
        person = self.sights.company.person(places[seat].person)
        held = self.match.seats_of(person.id)
        if len(held) == 1:
            return person.shown(self.language)
        return person.name if seat == next((mine for mine in held if not places[mine].name), None) else ""

    @cached_property
    def position(self) -> Position:
        """The true position that is shown; with a path, the viewer's turn after it."""
        if self.moment is not None:
            return self.moment.position
        if not self.deciding:
            return self.match.table.position
        return self.match.composed(self.eyes.viewer, list(self.path))

    @cached_property
    def deciding(self) -> bool:
        return self.moment is None and self.eyes.viewer in self.match.to_move(self.eyes.person.id)

    @cached_property
    def view(self) -> Position:
        return self.position.seen_by(self.eyes.viewer)

    def sight(self) -> TableSight:
        match, viewer = self.match, self.eyes.viewer
        told = self.sights.telling(match, self.names, self.language, viewer)
        stops = moments(match)
        return TableSight(
            id=match.id,
            game=match.game,
            language=self.language,
            number=match.number,
            moves=len(stops) - 1,
            shown=len(stops) - 1,
            viewer=viewer,
            view=self.view,
            names=self.names,
            seats=list(self.seats()),
            rival=self.rival(),
            prompt=self.prompt(),
            rule=self.speech.rule(self.view),
            options=self.options(),
            path=list(self.path),
            last=known_pieces(match, viewer, self.moment.steps if self.moment else len(match.table.steps)),
            log=[line for _, lines in told for line in lines],
            since=self.since(told),
            take_back=self.take_back(),
            asks=list(self.asks()),
            over=match.over,
            held=match.held is not None and not match.over,
            cut=match.held is not None,
            result=match.has_result,
            variants=match.table.variants,
            curtain=self.eyes.curtain,
            recovery=self.sights.company.recovery(self.eyes.person.id) if self.eyes.mine else "",
            rematch=f"/table/{match.rematch}" if match.rematch else "",
            engine=self.sights.company.engine(match.id) if self.moment is None else COMPILED,
            hints=match.hints and self.deciding and self.view.count() > 1,
        )

    def prompt(self) -> str:
        if self.moment is None and (self.match.held or self.match.void):
            message = N_("Ended without a result after move {move}.")
            if self.match.held and not self.match.void:
                message = CUT if self.match.over else IN_DOUBT
            return Words(self.language, ("aedilis.web",)).say(message, move=len(moments(self.match)) - 1)
        waiting = [] if self.moment else self.match.waiting()
        for seat in waiting:
            if self.match.places[seat].kind == "free":
                message = N_("The seat of {name} is free: the game goes on when somebody sits there.")
                return Words(self.language, ("aedilis.web",)).say(message, name=self.names[seat])
        return self.speech.prompt(self.view, self.names)

    def options(self) -> list[Option]:
        if not self.deciding:
            return []
        actions = self.match.game.actions
        speech = self.match.game.words(self.language, self.names)
        return [
            Option(actions[n].notation, speech.option(self.view, n), actions[n].piece, actions[n].prepares)
            for n in self.view.options_of(self.eyes.viewer)
        ]

    def since(self, told: Sequence[tuple[Step, Sequence[LogLine]]]) -> int:
        lines, since = 0, None
        for step, of_step in told:
            lines += len(of_step)
            if step.seat == self.eyes.viewer and of_step:
                since = lines
        return lines if since is None else since

    # -- seats ------------------------------------------------------------------------------------------------

    def seats(self) -> Iterator[SeatSight]:
        match, company = self.match, self.sights.company
        view = self.view
        scores, ranks = view.scores(), self.ranks(view)
        waiting = match.waiting() if self.moment is None else [view.seat]
        for seat, place in enumerate(match.places):
            lines = [
                SheetLine(self.speech.points(line.points), self.speech.line(line))
                for line in match.game.sheet(view, seat)
            ]
            yield SeatSight(
                seat=seat,
                name=self.names[seat],
                kind=place.kind,
                bot=place.bot,
                mine=seat in self.eyes.mine,
                here=bool(place.person) and company.here(match.id, place.person),
                abandoned=place.kind == "person" and company.abandoned(match, seat),
                waiting=seat in waiting,
                resigned=place.resigned,
                points=self.speech.points(scores[seat]),
                rank=ranks[seat],
                sheet=lines,
                goods=self.speech.goods(view, seat),
                link=self.link(seat),
                open=place.open and place.kind == "free",
            )

    def link(self, seat: int) -> str:
        place = self.match.places[seat]
        if self.eyes.person.id != self.match.row.maker or place.kind != "free" or place.link is None:
            return ""
        return self.sights.company.link(self.match, seat)

    def ranks(self, view: Position) -> list[int]:
        """Who resigned comes last, whatever the bot made of it; a rival never does."""
        resigned = [place.resigned for place in self.match.places]
        ranks = view.ranks()
        order = [(gone, rank) for gone, rank in zip(resigned, ranks)]
        others = [] if self.speech.rival(view) is None else [(False, 3 - ranks[0])]
        return [1 + sum(other < mine for other in [*order, *others]) for mine in order]

    def rival(self) -> RivalSight | None:
        rival = self.speech.rival(self.view)
        if rival is None:
            return None
        points, against = map(self.speech.points, (rival.points, self.view.scores()[0] + rival.points))
        verdict = "" if self.match.places[0].resigned else self.speech.rival_verdict(self.view, self.names[0])
        return RivalSight(rival.name, points, against, 3 - self.ranks(self.view)[0], verdict)

    # -- what needs others --------------------------------------------------------------------------------------

    def take_back(self) -> str:
        seat = self.eyes.acting
        if (
            seat < 0
            or self.moment
            or self.match.over
            or self.match.held
            or self.match.undo == "none"
            or self.match.places[seat].bot
        ):
            return ""
        needed = self.match.table.agreement(seat)
        if needed is None:
            return ""
        voters = self.match.voters(seat, seat)
        return "ask" if voters and (needed or self.match.undo == "consent") else "free"

    def asks(self) -> Iterator[Ask]:
        for request in self.match.requests:
            missing = self.match.missing(request)
            mine = any(seat in self.eyes.mine for seat in missing)
            yield Ask(request.kind, request.by, request.about, missing, mine)
