"""A set of rules: name, seats, variants, version, tables of what can be done, and how to begin."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from aedilis.engine.decisions import Action as Action
from aedilis.engine.decisions import Decision
from aedilis.engine.errors import IllegalOption, TextError, UnknownVariant, WrongSeats
from aedilis.engine.facts import Fact, Line, Value
from aedilis.engine.position import CHANCE, OVER, Position, decode
from aedilis.engine.reference import NOTHING, Entry
from aedilis.engine.rooms import BLANKS, REFERENCE, find
from aedilis.engine.text import from_toml, to_toml
from aedilis.engine.words import N_, Words, capital


class Good(NamedTuple):
    """Something that a player has so much of, to be shown beside the name."""

    symbol: str  # what it is drawn with: a shared icon such as "icon-coin", or a symbol of the game
    number: int
    text: str  # number and thing in words


class Rival(NamedTuple):
    """Somebody whom the rules play against who plays alone, and who is counted at the end like a player."""

    name: str
    points: int  # its own; the score of who plays alone is what lies between the two


NOTHING_SAID: Final[Mapping[str, str]] = MappingProxyType({})


class Speech:
    """A game's words in one language; the base of what each game says about itself.

    A small game only lists its sentences: those of `facts` and `lines` by their names, and the sections of its rulebook
    by their anchors, each with title and text. They may have blanks for the values of a fact or a line. If all its
    cards do the same, `card_effect` says it.
    """

    game: Game  # whose words these are

    unit = 1  # of the score, as in `Game`
    names: Sequence[str] = ()  # what the seats are called at a table, for options that name others
    decisions: Sequence[Decision] = ()  # of the game
    goods_weigh: bool = False  # whether the goods tell what a choice is worth, and the points as of now mislead

    # What a game says, as messages of its catalogue.
    seats_called: Sequence[str] = ()  # when nobody gave them a name
    facts: Mapping[str, str] = NOTHING_SAID
    lines: Mapping[str, str] = NOTHING_SAID
    numbers: Mapping[str, object] = NOTHING  # that stand in the names of variants
    book: Mapping[str, tuple[str, str]] = MappingProxyType({})  # where there is no room for it
    card_effect = ""  # of what chance can draw, by {name} or {n}
    counted: Mapping[str, tuple[str, str]] = MappingProxyType({})  # things, for one of them and for several

    def __init__(self, words: Words) -> None:
        self.words = words

    def points(self, score: float) -> str:
        return self.words.points(score, self.unit)

    def variant(self, name: str, value: str = "") -> str:
        """What a variant is called, or one of its values."""
        said = self.game.variants_in_words.get((name, value))
        return self.words.say(said, **self.numbers) if said else value or name

    def amount(self, what: str, number: int) -> str:
        """So many of something."""
        return self.words.count(self.counted[what], number)

    def prompt(self, position: Position, names: Sequence[str]) -> str:
        """What is to be decided now, in one sentence."""
        if position.seat == OVER:
            return self.words.say(N_("The game is over."))
        seat = names[position.seat] if position.seat >= 0 else ""
        return self.words.say(self.asking(position), seat=seat, **self.known(position, names))

    def asking(self, position: Position) -> str:
        """That sentence as the decision declares it, for whoever decides or for those who wait."""
        decision = self.decisions[position.phase]
        return decision.asks if self.is_asked(position) else decision.waits

    def is_asked(self, position: Position) -> bool:
        """Whether the viewer of this view has to choose, alone or with others; what chance decides is told to all."""
        viewer = position.viewer
        return position.seat in (CHANCE, viewer) or (viewer >= 0 and position.together >> viewer & 1 == 1)

    def known(self, position: Position, names: Sequence[str]) -> Mapping[str, object]:
        """What fills the sentence, beside the name of the seat that decides."""
        return {}

    def option(self, position: Position, option: int) -> str:
        """What it is called: the sentence that it declares, or else what the game's words put together."""
        action = self.game.action(position, option)
        if not action.says:
            return self.option_in_words(position, option)
        return self.called(action, self.known(position, self.names or self.seat_names(position.seats)))

    def called(self, action: Action, known: Mapping[str, object] = NOTHING) -> str:
        return self.words.say(action.says, **{**known, "name": action.name, "n": action.n})

    def option_in_words(self, position: Position, option: int) -> str:
        """An option that declares no sentence."""
        raise NotImplementedError

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        given: dict[str, Any] = dict(fact.values)
        values = {key: self.in_words(key, value) for key, value in given.items()}
        values |= self.more_of(fact.what, given, names)
        return self.told(self.fact_called(fact.what, given), fact, names, values)

    def in_words(self, key: str, value: Any) -> Any:
        """A value of a fact, by what it is called."""
        return listed(value)

    def more_of(self, what: str, given: dict[str, Any], names: Sequence[str]) -> Mapping[str, object]:
        """What the sentence of a fact puts together from several values."""
        return {}

    def fact_called(self, what: str, given: dict[str, Any]) -> str:
        """The sentence of a fact, by what there is to tell."""
        return self.facts[what]

    def line(self, line: Line) -> str:
        return self.words.say(self.lines[line.what], **{key: listed(value) for key, value in line.values.items()})

    def seat_names(self, seats: int) -> list[str]:
        """What the seats are called when nobody gave them a name."""
        return [self.words.say(name) for name in self.seats_called[:seats]]

    def told(self, message: str, fact: Fact, names: Sequence[str], values: Mapping[str, object]) -> str:
        """The sentence of a fact; that of a fact that is nobody's names no seat."""
        return capital(self.words.say(message, seat=names[fact.seat] if fact.seat >= 0 else "", **values))

    def standings(self, ended: Mapping[str, Any], names: Sequence[str]) -> str:
        """Everybody by rank, from a fact that holds the `scores` and `ranks` of all seats."""
        order = sorted(range(len(ended["ranks"])), key=lambda seat: int(ended["ranks"][seat]))
        return ", ".join(f"{names[seat]} {self.points(int(ended['scores'][seat]))}" for seat in order)

    def rival(self, view: Position) -> Rival | None:
        """Against whom one plays alone, if the rules have somebody for it."""
        return None

    def rival_verdict(self, view: Position, name: str) -> str:
        """Whether who played alone has won or lost against the rival, in one sentence; "" where there is none."""
        return ""

    def goods(self, view: Position, seat: int) -> Sequence[Good]:
        """Two to four things that everybody wants to know of a player at a glance."""
        return ()

    def rule(self, view: Position, refused: str = "") -> str:
        """The anchor of the rulebook's section about what is to be decided, or about why a notation was refused.

        It is for the viewer, so it is asked of the viewer's view. "" is the book as a whole.
        """
        return self.decisions[view.phase].rule if self.decisions else ""

    def reference(self) -> list[Entry]:
        """Every card of the game, with what it does: made by its module `words.reference`, if it has one."""
        if room := find(self.game.package, REFERENCE):
            entries: list[Entry] = room.reference(self.words)
            return entries
        title = self.words.say(self.game.name)
        return [
            Entry(
                id=card.notation.replace(" ", "-"),
                name=self.called(card),
                group=title,
                kind=title,
                copies=1,
                seats=self.game.seats,
                details={},
                effect=self.words.say(self.card_effect, name=card.name, n=card.n),
                origin="rulebook",
            )
            for card in (self.game.outcomes if self.card_effect else ())
        ]

    def blanks(self) -> Mapping[str, object]:
        """What fills the {blanks} of the rulebook that no constant of the components fills, from `words.blanks`."""
        room = find(self.game.package, BLANKS)
        return room.blanks(self.words) if room else {}

    def rulebook(self) -> str:
        """The sections of `book` in Markdown."""
        say = self.words.say
        return "\n\n".join(
            f"## {say(title)} {{#{anchor}}}\n\n{say(text)}" for anchor, (title, text) in self.book.items()
        )


def listed(value: Value) -> Value:
    """What fills a sentence: a list with commas, and a dash for an empty one."""
    return (", ".join(map(str, value)) or "-") if isinstance(value, list) else value


@dataclass(frozen=True)
class Game:
    slug: str
    name: str
    seats: range
    version: int  # of the rules; grows when an old record may no longer replay
    digest: str  # of the components
    position: type[Position]
    begin: Callable[[int, Mapping[str, str]], Position]
    longest: Callable[[int], int]  # the most decisions a game of that many seats can take, chance included
    actions: Sequence[Action]
    outcomes: Sequence[Action]
    facts: Callable[[Position, int, Position], list[Fact]]
    sheet: Callable[[Position, int], list[Line]]
    describe: Callable[[Position], dict[str, Any]]
    parse: Callable[[dict[str, Any]], Position]
    speech: Callable[[Words], Speech]
    package: str
    variants: Mapping[str, Sequence[str]]  # name -> allowed values, the default first
    about: str = ""  # what it is about, in one sentence: a message of the game's catalogue
    minutes: int = 30  # how long people take
    variants_in_words: Mapping[tuple[str, str], str] = field(default_factory=dict)  # by name and value, or name and ""
    unit: int = 1  # how much of the score makes a point: 10 where there are tenths of a point
    decisions: Sequence[Decision] = ()

    def new(self, seats: int, **variants: str) -> Position:
        """The start of a game: chance decides first."""
        if seats not in self.seats:
            raise WrongSeats(
                N_("{game} is for {fewest} to {most} players, not {seats}"),
                game=self.name,
                fewest=self.seats[0],
                most=self.seats[-1],
                seats=seats,
            )
        return self.begin(seats, self.check_variants(variants))

    def check_variants(self, variants: Mapping[str, str]) -> dict[str, str]:
        """All variants with their values, those not named with their default."""
        for name, value in variants.items():
            if name not in self.variants:
                allowed = ", ".join(self.variants) or "-"
                message = N_("{game} has no variant '{name}' (it has: {allowed})")
                raise UnknownVariant(message, game=self.name, name=name, allowed=allowed)
            if value not in self.variants[name]:
                allowed = ", ".join(self.variants[name])
                message = N_("variant '{name}' cannot be '{value}' (allowed: {allowed})")
                raise UnknownVariant(message, name=name, value=value, allowed=allowed)
        return {name: variants.get(name, values[0]) for name, values in self.variants.items()}

    # -- notation -------------------------------------------------------------------------------------

    def action(self, position: Position, option: int) -> Action:
        """What an option of this position is."""
        return (self.outcomes if position.seat == CHANCE else self.actions)[option]

    def notation(self, position: Position, option: int) -> str:
        return self.action(position, option).notation

    def option(self, position: Position, notation: str) -> int:
        """The legal option with that notation."""
        table = self._numbers[position.seat == CHANCE]
        option = table.get(notation)
        if option is None:
            raise IllegalOption(N_("'{notation}' is nothing one can do in {game}"), notation=notation, game=self.name)
        if option not in position.options():
            raise IllegalOption(
                N_("'{notation}' is not allowed now (allowed: {allowed})"),
                notation=notation,
                allowed=", ".join(self.notation(position, other) for other in position.options()) or "-",
            )
        return option

    def outcome(self, notation: str) -> int:
        """The number of a chance outcome, possible now or not."""
        outcome = self._numbers[True].get(notation)
        if outcome is None:
            raise IllegalOption(N_("'{notation}' is nothing one can do in {game}"), notation=notation, game=self.name)
        return outcome

    @cached_property
    def _numbers(self) -> tuple[dict[str, int], dict[str, int]]:
        actions = {action.notation: number for number, action in enumerate(self.actions)}
        return actions, {outcome.notation: number for number, outcome in enumerate(self.outcomes)}

    # -- positions as data and as text ------------------------------------------------------------------

    def decode(self, data: bytes) -> Position:
        """The position that `encode()` wrote down."""
        try:
            position = decode(self.position, data)
            if position.seats in self.seats and position.encode() == data:
                return position
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            pass  # a game reads its own numbers without checking each
        raise TextError(N_("these bytes are not a position of {game}"), game=self.name)

    def to_text(self, position: Position) -> str:
        """The position as readable TOML that `from_text` reads back."""
        return to_toml({"game": self.slug, **self.describe(position)})

    def from_text(self, text: str) -> Position:
        data = from_toml(text)
        if data.pop("game", None) != self.slug:
            raise TextError(N_("this is not a position of {game}"), game=self.name)
        return self.parse(data)

    # -- words --------------------------------------------------------------------------------------------

    def words(self, language: str = "en", names: Sequence[str] = ()) -> Speech:
        speech = self.speech(Words(language, (self.package, "aedilis")))
        speech.unit = self.unit
        speech.game = self
        speech.decisions = self.decisions
        speech.names = names
        return speech

    def title(self, language: str) -> str:
        """The name under which it is sold in that language."""
        return Words(language, (self.package,)).say(self.name)
