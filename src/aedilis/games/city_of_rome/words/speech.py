"""City of Rome in words: prompts, options, the log and the sheet. English here, other languages in words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from aedilis.engine.bits import BIT
from aedilis.engine.facts import Line
from aedilis.engine.game import Good, Speech
from aedilis.engine.position import ALL, Position
from aedilis.engine.words import N_, NN_
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.decisions import Actions
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules.memory import is_known
from aedilis.games.city_of_rome.rules.position import CityOfRome
from aedilis.games.city_of_rome.rules.rules import cells_for
from aedilis.games.city_of_rome.words.reference import BONUS_MORE, effect, symbols
from aedilis.games.city_of_rome.words.terms import COLOURS, COUNTED, amount, amounts, yields

ACT_PROMPTS: Final = {  # by what is left to do: build, produce
    (True, True): N_("Build, produce, or end your turn."),
    (True, False): N_("Build, or end your turn."),
    (False, True): N_("Produce, or end your turn."),
    (False, False): N_("Nothing more can be done: end your turn."),
}
ACT_WAITING: Final = {
    (True, True): N_("{seat} builds, produces, or ends the turn."),
    (True, False): N_("{seat} builds, or ends the turn."),
    (False, True): N_("{seat} produces, or ends the turn."),
    (False, False): N_("{seat} can only end the turn."),
}

GAINS: Final = {"stars": "influence", "market": "money", "arena": "influence", "school": "cards", "baths": "markers"}
FACTS: Final[dict[str, str | tuple[str, str]]] = {  # of two sentences one is about a card, the other about several
    "first": N_("{seat} is the first player."),
    "strip": N_("The action strip {strip} lies on top of the stack."),
    "round": N_("Round {round} begins with the action strip {strip}; {seat} goes first."),
    "reveals": N_("{card} joins the offer."),
    "influence card": N_("The influence card {value} is laid beside the offer."),
    "places": N_("{seat} places a builder on space {space}."),
    "takes": N_("{seat} takes {card} from the offer."),
    "passes": N_("{seat} does nothing this time."),
    "builds": N_("{seat} builds {card} on {cell} ({price})."),
    "replaces": N_("{seat} builds {card} on {cell} in place of {replaced} ({price})."),
    "stars": N_("{seat} gets {gain} for {card}: {reason}."),
    "market": N_("{seat} gets {gain} for {card}: {reason}."),
    "arena": N_("{seat} gets {gain} for {card}: {reason}."),
    "school": N_("{seat} may draw up to {gain} for {card}: {reason}."),
    "baths": N_("{seat} lays {gain} on {card}: {reason}."),
    "produces": N_("{seat} produces {gains} ({price})."),
    "chooses deck": N_("{seat} draws from deck {deck}."),
    "draws": N_("{seat} draws {card}."),
    "draws a card": N_("{seat} draws a card from deck {deck}."),
    "looks at": N_("{seat} gets {hand} to choose from."),
    "keeps": N_("{seat} keeps {card}."),
    "keeps a card": N_("{seat} keeps a card of deck {deck}."),
    "lays under": N_("{seat} lays {card} under its deck."),
    "lays under a card": N_("{seat} lays a card under deck {deck}."),
    "wins influence": (
        N_("{seat} has most influence, gives all tokens and wins the influence card {value}."),
        N_("{seat} has most influence, gives all tokens and wins the influence cards {value}."),
    ),
    "influence tie": (
        N_("Most influence is tied: the influence card {value} waits."),
        N_("Most influence is tied: the influence cards {value} wait."),
    ),
    "influence lost": (
        N_("Most influence is tied at the end: nobody gets the influence card {value}."),
        N_("Most influence is tied at the end: nobody gets the influence cards {value}."),
    ),
    "over": N_("The game ends: {scores}. {verdict}"),
}
BESIDE: Final = NN_("{n} building beside it", "{n} buildings beside it")
TIE_BREAKS: Final = {
    "influence": N_("Most influence tokens decide the tie."),
    "money": N_("Influence tokens are level too, so most money decides."),
}

LINES: Final = {
    "area": N_("Houses of value {value} on {cells}: {sum} x {number} ({colours}) + {markers}"),
    "area alone": N_("Houses of value {value} on {cells}: no public building beside them"),
    "aqueducts": N_("Aqueducts: {aqueducts}"),
    "temple each": N_("{card}: {counted}, {points} each"),
    "temple per": N_("{card}: {counted}, {points} for every {per}"),
    "temple if": N_("{card}: {counted}, {points} for at least {least}"),
    "money": N_("Money: {money}"),
    "influence": N_("Influence tokens: {influence}, a point for each {each}"),
    "influence cards": N_("Influence cards: {cards}"),
}


def data_messages() -> set[str]:
    """The names in components.toml, which are messages too."""
    return set(c.NAMES)


def left_to_do(at: CityOfRome) -> tuple[bool, bool]:
    """Whether there is something to build and to produce; others only know what was done already."""
    if at.viewer in (ALL, at.seat):
        return bool(at.choices & (BIT[p.PRODUCE] - 1)), bool(at.choices & BIT[p.PRODUCE])
    return not at.built, not at.produced


# -- sections of the rulebook other than those that the decisions declare ----------------------------------------------

SECTIONS_OF_SET_UP: Final = {p.STRIP: "setup", p.DRAW: "draft", p.KEEP: "draft"}
ACTION_NUMBERS: Final = {action.notation: number for number, action in enumerate(Actions.all)}


def section_of(at: CityOfRome, refused: str) -> str:
    """About why a notation was refused, or about what is special now; "" where neither is so."""
    if refused and at.phase == p.ACT and at.viewer in (ALL, at.seat):
        return section_against(at, ACTION_NUMBERS.get(refused, -1) - p.ACT_BASE)
    if at.phase == p.CELL and c.AQUEDUCTS >> at.building & 1:
        return "aqueducts"
    return "" if at.round else SECTIONS_OF_SET_UP.get(at.phase, "")


def section_against(at: CityOfRome, choice: int) -> str:
    """Why that action is not possible now: there was one already, no such card, no place for it, no points."""
    player = at.players[at.seat]
    if choice == p.PRODUCE and not at.produced:
        return "buying" if player.producers else "production"
    if not 0 <= choice < c.KINDS or at.built:
        return "actions"
    if not player.hand >> choice & 1:
        return "build"
    if cells_for(player, choice):
        return "buying"
    return "aqueducts" if c.AQUEDUCTS >> choice & 1 else "where"


class RomanSpeech(Speech):
    # -- pieces ---------------------------------------------------------------------------------------------

    def card(self, kind: int) -> str:
        """A card with its deck, such as "market (II)"; of a hidden one only the deck."""
        if not is_known(kind):
            return self.words.say(N_("a card of deck {deck}"), deck=c.DECK_NAMES[c.DECK_OF[kind]])
        name = self.words.say(c.NAMES[kind])
        return f"{name} ({c.DECK_NAMES[c.DECK_OF[kind]]})" if c.DECK_OF[kind] != c.EMPTY else name

    def effect(self, kind: int) -> str:
        """What a card does, as the card reference says it."""
        return effect(self.words, c.BUILDINGS[kind])

    def colour(self, colour: str) -> str:
        return self.words.say(COLOURS[colour])

    def seat_names(self, seats: int) -> list[str]:
        return [self.colour(colour) for colour in c.COLOURS_OF_SEATS[seats]]

    def goods(self, view: Position, seat: int) -> list[Good]:
        player = cast(CityOfRome, view).players[seat]
        cards = len(player.cards())
        return [
            Good("icon-coin", player.money, self.amount("money", player.money)),
            Good("icon-laurel", player.influence, self.amount("influence", player.influence)),
            Good("icon-cards", cards, self.amount("cards", cards)),
        ]

    def strip(self, arrangement: str) -> str:
        return symbols(self.words, arrangement)

    def moment(self, view: CityOfRome) -> str:
        if not view.round:
            return self.words.say(N_("Opening draft"))
        return self.words.say(N_("Round {round} of {rounds}"), round=view.round, rounds=c.ROUNDS[view.seats])

    # -- the decision -----------------------------------------------------------------------------------------

    def asking(self, position: Position) -> str:
        at = cast(CityOfRome, position)
        if at.phase == p.ACT:
            return (ACT_PROMPTS if self.is_asked(at) else ACT_WAITING)[left_to_do(at)]
        return super().asking(at)

    def known(self, position: Position, names: Sequence[str]) -> Mapping[str, object]:
        at = cast(CityOfRome, position)
        return {
            "card": self.card(at.building) if at.building != c.EMPTY else "",
            "deck": c.DECK_NAMES[at.deck],
            "cards": self.amount("cards", at.drawing),
            "points": self.amount("build points", at.due),
        }

    def option(self, position: Position, option: int) -> str:
        at = cast(CityOfRome, position)
        choice = option - at.base
        say = self.words.say
        if at.phase == p.PLACE:
            return self.space(at.strips[at.round % c.STRIPS], choice)
        if at.phase == p.ACT:
            return self.act(at, choice)
        if at.phase == p.PAY:
            return self.payment(at, choice)
        if at.phase == p.CELL:
            replaced = at.players[at.seat].cells[choice]
            if replaced == c.EMPTY:
                return say(N_("On {cell}"), cell=c.CELL_NAMES[choice])
            return say(N_("On {cell}, in place of {card}"), cell=c.CELL_NAMES[choice], card=self.card(replaced))
        if at.phase == p.TAKE:
            return say(N_("Take {card}"), card=self.card(choice))
        if at.phase == p.KEEP:
            return say(N_("Keep {card}"), card=self.card(choice))
        if at.phase == p.UNDER:
            return say(N_("Lay {card} under the deck"), card=self.card(choice))
        if at.phase == p.SCHOOL:
            return say(N_("Draw from deck {deck}"), deck=c.DECK_NAMES[choice])
        return self.outcome(option)

    def space(self, arrangement: int, space: int) -> str:
        """A space of a strip, with the free points of a builder there."""
        at = arrangement * c.SPACES + space
        return self.words.say(
            N_("Space {space}: {build}, {production}"),
            space=space + 1,
            build=self.amount("build points", c.FREE_BRICKS[at]),
            production=self.amount("production points", c.FREE_COGS[at]),
        )

    def act(self, at: CityOfRome, choice: int) -> str:
        if choice == p.DONE:
            return self.words.say(N_("End your turn"))
        if choice == p.PRODUCE:
            return self.words.say(N_("Produce ({price})"), price=self.price(at.price_of_production(), 0))
        missing = c.COST[choice] - at.brick_points
        values = {"card": self.card(choice), "cost": self.amount("build points", c.COST[choice])}
        if missing <= 0:
            return self.words.say(N_("Build {card} for {cost}"), **values)
        message = N_("Build {card} for {cost} ({missing} to pay for)")
        return self.words.say(message, **values, missing=missing)

    def payment(self, at: CityOfRome, choice: int) -> str:
        if choice == p.COINS:
            return self.words.say(N_("Pay {money}"), money=self.amount("money", at.due * c.PRICE_OF_BUILD_POINT))
        farm = self.card(at.players[at.seat].cells[choice])
        return self.words.say(N_("Spend the brick token of {card} on {cell}"), card=farm, cell=c.CELL_NAMES[choice])

    def outcome(self, option: int) -> str:
        if option < p.STRIP_BASE:
            return self.card(option)
        if option < p.STRIP_BASE + len(c.ARRANGEMENTS):
            return self.words.say(N_("Strip {strip}"), strip=self.strip(c.ARRANGEMENTS[option - p.STRIP_BASE]))
        return self.words.say(N_("Seat {seat} goes first"), seat=option - p.STRIP_BASE - len(c.ARRANGEMENTS))

    # -- the rulebook -------------------------------------------------------------------------------------------

    def rule(self, view: Position, refused: str = "") -> str:
        return section_of(cast(CityOfRome, view), refused) or super().rule(view)

    # -- the log and the sheet ----------------------------------------------------------------------------------

    def fact_called(self, what: str, given: dict[str, Any]) -> str:
        message = FACTS[what]
        return message if isinstance(message, str) else message[len(given["value"]) > 1]

    def more_of(self, what: str, given: dict[str, Any], names: Sequence[str]) -> dict[str, str]:
        if what in ("builds", "replaces"):
            return {"price": self.price(given["money"], given["bricks"])}
        if what == "produces":
            gains = yields(self.words, given) or self.words.say(N_("nothing"))
            return {"gains": gains, "price": self.price(given["price"], 0)}
        if what in GAINS:
            return {"gain": self.amount(GAINS[what], given[GAINS[what]]), "reason": self.reason(what, given)}
        return {"scores": self.standings(given, names), "verdict": self.verdict(given, names)} if what == "over" else {}

    def in_words(self, key: str, value: Any) -> Any:
        if key in ("card", "replaced"):
            return self.card(c.IDS.index(value))
        if key == "hand":
            return ", ".join(self.card(c.IDS.index(card)) for card in value)
        if key == "strip":
            return self.strip(value)
        if key in ("money", "influence", "cards", "markers"):
            return self.amount(key, value)
        return ", ".join(value) if isinstance(value, list) else value

    def reason(self, what: str, values: dict[str, Any]) -> str:
        """What a building brings something for when it is built."""
        if what == "stars":
            return self.words.count(COUNTED["stars"].number, values["influence"])
        beside = self.words.count(BESIDE, values["neighbours"])
        return beside + (self.words.say(BONUS_MORE, bonus=values["bonus"]) if values["bonus"] else "")

    def verdict(self, values: dict[str, Any], names: Sequence[str]) -> str:
        """Who has won, and why if points alone do not say it."""
        winners = [name for name, rank in zip(names, values["ranks"]) if rank == "1"]
        together = self.words.say(N_(" and ")).join(winners)
        message = N_("{winners} share the victory.") if len(winners) > 1 else N_("{winners} wins.")
        verdict = self.words.say(message, winners=together)
        if values["decided"] in TIE_BREAKS:
            verdict += " " + self.words.say(TIE_BREAKS[values["decided"]])
        return verdict

    def price(self, money: int, tokens: int) -> str:
        """What was paid; free points are not mentioned."""
        paid = amounts(self.words, {"money": money, "brick tokens": tokens})
        return self.words.say(N_("for {price}"), price=paid) if paid else self.words.say(N_("for free"))

    def amount(self, what: str, number: int) -> str:
        return amount(self.words, what, number)

    def line(self, line: Line) -> str:
        values: dict[str, Any] = dict(line.values)
        what = line.what
        if what == "area":
            what = "area" if values["colours"] else "area alone"
            values["number"] = len(values["colours"])
            values["colours"] = ", ".join(self.colour(colour) for colour in values["colours"])
            values["markers"] = self.amount("markers", values["markers"])
        if what == "temple":
            what = "temple if" if values["least"] else "temple each" if values["per"] == 1 else "temple per"
            values["card"] = self.card(c.IDS.index(values["card"]))
            values["counted"] = self.words.count(COUNTED[values["what"]].number, values["number"])
            values["points"] = self.amount("points", values["worth"])
        if "cells" in values:
            values["cells"] = ", ".join(values["cells"])
        if what == "influence cards":
            values["cards"] = ", ".join(values["cards"]) or "-"
        return self.words.say(LINES[what], **values)
