"""City of Rome in words: prompts, options, the log and the sheet. English here, other languages in words/."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from aedilis.engine.bits import BIT
from aedilis.engine.facts import Fact, Line
from aedilis.engine.game import Speech
from aedilis.engine.position import ALL, CHANCE, OVER, Position
from aedilis.engine.reference import Entry
from aedilis.engine.words import N_
from aedilis.games.city_of_rome.blanks import blanks
from aedilis.games.city_of_rome.components import (
    AQUEDUCTS,
    ARRANGEMENTS,
    CELL_NAMES,
    COLOURS_OF_SEATS,
    COST,
    DATA,
    DECK_NAMES,
    EMPTY,
    FREE_BRICKS,
    FREE_COGS,
    IDS,
    KINDS,
    NAMES,
    PRICE_OF_BUILD_POINT,
    SPACES,
    STRIPS,
)
from aedilis.games.city_of_rome.notation import ACTIONS
from aedilis.games.city_of_rome.phases import (
    ACT,
    ACT_BASE,
    CELL,
    COINS,
    DONE,
    DRAW,
    END,
    FIRST_PLAYER,
    KEEP,
    PAY,
    PLACE,
    PRODUCE,
    REVEAL,
    SCHOOL,
    STRIP,
    STRIP_BASE,
    TAKE,
    UNDER,
)
from aedilis.games.city_of_rome.position import CityOfRome
from aedilis.games.city_of_rome.reference import AMOUNTS, reference, symbols
from aedilis.games.city_of_rome.rules import cells_for

PROMPTS: Final = {
    FIRST_PLAYER: N_("Chance decides who goes first."),
    STRIP: N_("The next action strip is turned up."),
    DRAW: N_("Cards are drawn from deck {deck}."),
    KEEP: N_("Keep one of these cards."),
    REVEAL: N_("The offer is laid out."),
    PLACE: N_("Place a builder on the action strip."),
    TAKE: N_("Take a card from the offer."),
    PAY: N_("How do you pay for {card}? Still missing: {bricks}."),
    CELL: N_("Where do you build {card}?"),
    SCHOOL: N_("Which deck do you draw {cards} from?"),
    UNDER: N_("Which card goes under the deck next?"),
}
ACT_PROMPTS: Final = {  # by what is left to do: build, produce
    (True, True): N_("Build, produce, or end your turn."),
    (True, False): N_("Build, or end your turn."),
    (False, True): N_("Produce, or end your turn."),
    (False, False): N_("Nothing more can be done: end your turn."),
}
OTHERS_PROMPT: Final = N_("{seat}: {prompt}")  # as everybody but the one who decides reads it
OVER_PROMPT: Final = N_("The game is over.")

# The sections of the rulebook that decisions are about.
RULES: Final = {
    FIRST_PLAYER: "setup",
    STRIP: "preparation",
    DRAW: "school",
    KEEP: "school",
    REVEAL: "preparation",
    PLACE: "placement",
    TAKE: "take",
    ACT: "actions",
    PAY: "buying",
    CELL: "where",
    SCHOOL: "school",
    UNDER: "school",
    END: "scoring",
}
RULES_OF_SET_UP: Final = {**RULES, STRIP: "setup", DRAW: "draft", KEEP: "draft"}
ACTION_NUMBERS: Final = {action.notation: number for number, action in enumerate(ACTIONS)}

FACTS: Final = {
    "first": N_("{seat} is the first player."),
    "strip": N_("The action strip {strip} comes up."),
    "round": N_("Round {round} begins; {seat} goes first."),
    "reveals": N_("{card} joins the offer."),
    "influence card": N_("The influence card {value} is laid beside the offer."),
    "places": N_("{seat} places a builder on space {space}."),
    "takes": N_("{seat} takes {card} from the offer."),
    "passes": N_("{seat} does nothing this time."),
    "builds": N_("{seat} builds {card} on {cell} ({price})."),
    "replaces": N_("{seat} builds {card} on {cell} in place of {replaced} ({price})."),
    "stars": N_("{seat} gets {influence} for its stars."),
    "market": N_("{seat} gets {money} for its neighbours."),
    "arena": N_("{seat} gets {influence} for its neighbours."),
    "school": N_("{seat} draws {cards} for its neighbours."),
    "baths": N_("{seat} lays {markers} on it for its neighbours."),
    "market and more": N_("{seat} gets {money}: for its neighbours, and {more} more."),
    "arena and more": N_("{seat} gets {influence}: for its neighbours, and {more} more."),
    "school and more": N_("{seat} draws {cards}: for its neighbours, and {more} more."),
    "baths and more": N_("{seat} lays {markers} on it: for its neighbours, and {more} more."),
    "produces": N_("{seat} produces {gains} ({price})."),
    "chooses deck": N_("{seat} draws from deck {deck}."),
    "draws": N_("{seat} draws {card}."),
    "draws a card": N_("{seat} draws a card from deck {deck}."),
    "looks at": N_("{seat} gets {hand} to choose from."),
    "keeps": N_("{seat} keeps {card}."),
    "keeps a card": N_("{seat} keeps a card of deck {deck}."),
    "lays under": N_("{seat} lays {card} under its deck."),
    "lays under a card": N_("{seat} lays a card under deck {deck}."),
    "wins influence": N_("{seat} has most influence, gives all tokens and wins the influence card {value}."),
    "influence tie": N_("Most influence is tied: the influence card {value} waits."),
    "influence lost": N_("Most influence is tied at the end: nobody gets the influence card {value}."),
    "wins influence cards": N_("{seat} has most influence, gives all tokens and wins the influence cards {value}."),
    "influence cards tie": N_("Most influence is tied: the influence cards {value} wait."),
    "influence cards lost": N_("Most influence is tied at the end: nobody gets the influence cards {value}."),
    "over": N_("The game ends {scores}."),
}

LINES: Final = {
    "area": N_("Houses of value {value} on {cells}: {sum} x {number} ({colours}) + {markers}"),
    "area alone": N_("Houses of value {value} on {cells}: no public building beside them"),
    "aqueducts": N_("Aqueducts: {aqueducts}"),
    "temple per": N_("{card}: {what}: {number}"),
    "temple if": N_("{card}: {what}: {number}, at least {least} needed"),
    "money": N_("Money: {money}"),
    "influence": N_("Influence tokens: {influence}, a point for each {each}"),
    "influence cards": N_("Influence cards: {cards}"),
}

COUNTED_WORDS: Final = {
    "stars": N_("stars"),
    "temples": N_("temples"),
    "houses of value 2": N_("houses of value 2"),
    "houses of value 4": N_("houses of value 4"),
    "money": N_("money"),
    "buildings": N_("buildings"),
    "colours": N_("colours"),
    "production buildings": N_("production buildings"),
}
COLOUR_WORDS: Final = {
    "green": N_("green"),
    "red": N_("red"),
    "yellow": N_("yellow"),
    "blue": N_("blue"),
    "violet": N_("Violet"),
    "orange": N_("Orange"),
    "white": N_("White"),
    "brown": N_("Brown"),
}


def data_messages() -> set[str]:
    """The names in components.toml, which are messages too."""
    decks = [building["name"] for deck in DATA["decks"].values() for building in deck["buildings"]]
    return {*decks, *(building["name"] for building in DATA["start"]["buildings"])}


def left_to_do(at: CityOfRome) -> tuple[bool, bool]:
    """Whether there is something to build and to produce; others only know what was done already."""
    if at.viewer in (ALL, at.seat):
        return bool(at.choices & (BIT[PRODUCE] - 1)), bool(at.choices & BIT[PRODUCE])
    return not at.built, not at.produced


class RomanSpeech(Speech):
    # -- pieces ---------------------------------------------------------------------------------------------

    def card(self, kind: int) -> str:
        """A card with its deck, such as "market (II)"; of a hidden one only the deck."""
        if kind > KINDS + 1:
            return self.words.say(N_("a card of deck {deck}"), deck=IDS[kind][:-2])
        name = self.words.say(NAMES[kind])
        return f"{name} ({IDS[kind].split('-')[0]})" if kind < KINDS else name

    def colour(self, colour: str) -> str:
        return self.words.say(COLOUR_WORDS[colour])

    def seat_names(self, seats: int) -> list[str]:
        return [self.colour(colour) for colour in COLOURS_OF_SEATS[seats]]

    def strip(self, arrangement: str) -> str:
        return symbols(self.words, arrangement)

    # -- the decision -----------------------------------------------------------------------------------------

    def prompt(self, position: Position, names: Sequence[str]) -> str:
        at = cast(CityOfRome, position)
        if at.seat == OVER:
            return self.words.say(OVER_PROMPT)
        prompt = self.words.say(
            ACT_PROMPTS[left_to_do(at)] if at.phase == ACT else PROMPTS[at.phase],
            card=self.card(at.building) if at.building != EMPTY else "",
            deck=DECK_NAMES[at.deck],
            cards=self.amount("cards", at.drawing),
            bricks=self.amount("bricks", at.due),
        )
        if at.seat in (CHANCE, at.viewer):
            return prompt
        return self.words.say(OTHERS_PROMPT, seat=names[at.seat], prompt=prompt)

    def option(self, position: Position, option: int) -> str:
        at = cast(CityOfRome, position)
        choice = option - at.base
        say = self.words.say
        if at.phase == PLACE:
            space = at.strips[at.round % STRIPS] * SPACES + choice
            bricks, cogs = self.amount("bricks", FREE_BRICKS[space]), self.amount("cogs", FREE_COGS[space])
            return say(N_("Space {space}: {bricks}, {cogs}"), space=choice + 1, bricks=bricks, cogs=cogs)
        if at.phase == ACT:
            return self.act(at, choice)
        if at.phase == PAY:
            return self.payment(at, choice)
        if at.phase == CELL:
            replaced = at.players[at.seat].cells[choice]
            if replaced == EMPTY:
                return say(N_("On {cell}"), cell=CELL_NAMES[choice])
            return say(N_("On {cell}, in place of {card}"), cell=CELL_NAMES[choice], card=self.card(replaced))
        if at.phase == TAKE:
            return say(N_("Take {card}"), card=self.card(choice))
        if at.phase == KEEP:
            return say(N_("Keep {card}"), card=self.card(choice))
        if at.phase == UNDER:
            return say(N_("Lay {card} under the deck"), card=self.card(choice))
        if at.phase == SCHOOL:
            return say(N_("Draw from deck {deck}"), deck=DECK_NAMES[choice])
        return self.outcome(option)

    def act(self, at: CityOfRome, choice: int) -> str:
        if choice == DONE:
            return self.words.say(N_("End your turn"))
        if choice == PRODUCE:
            return self.words.say(N_("Produce ({price})"), price=self.price(at.price_of_production(), 0))
        missing = COST[choice] - at.brick_points
        values = {"card": self.card(choice), "cost": self.amount("bricks", COST[choice])}
        if missing <= 0:
            return self.words.say(N_("Build {card} for {cost}"), **values)
        message = N_("Build {card} for {cost} ({missing} to pay for)")
        return self.words.say(message, **values, missing=missing)

    def payment(self, at: CityOfRome, choice: int) -> str:
        if choice == COINS:
            return self.words.say(N_("Pay {money}"), money=self.amount("money", at.due * PRICE_OF_BUILD_POINT))
        farm = self.card(at.players[at.seat].cells[choice])
        return self.words.say(N_("Spend the brick token of {card} on {cell}"), card=farm, cell=CELL_NAMES[choice])

    def outcome(self, option: int) -> str:
        if option < STRIP_BASE:
            return self.card(option)
        if option < STRIP_BASE + len(ARRANGEMENTS):
            return self.words.say(N_("Strip {strip}"), strip=self.strip(ARRANGEMENTS[option - STRIP_BASE]))
        return self.words.say(N_("Seat {seat} goes first"), seat=option - STRIP_BASE - len(ARRANGEMENTS))

    # -- the rulebook -------------------------------------------------------------------------------------------

    def rule(self, view: Position, refused: str = "") -> str:
        at = cast(CityOfRome, view)
        if refused and at.phase == ACT and at.viewer in (ALL, at.seat):
            return self.rule_against(at, ACTION_NUMBERS.get(refused, -1) - ACT_BASE)
        if at.phase == CELL and AQUEDUCTS >> at.building & 1:
            return "aqueducts"
        return (RULES if at.round else RULES_OF_SET_UP)[at.phase]

    def rule_against(self, at: CityOfRome, choice: int) -> str:
        """Why that action is not possible now: there was one already, no such card, no place for it, no points."""
        player = at.players[at.seat]
        if choice == PRODUCE and not at.produced:
            return "buying" if player.producers else "production"
        if not 0 <= choice < KINDS or at.built:
            return "actions"
        if not player.hand >> choice & 1:
            return "build"
        if cells_for(player, choice):
            return "buying"
        return "aqueducts" if AQUEDUCTS >> choice & 1 else "where"

    def reference(self) -> list[Entry]:
        return reference(self.words)

    def blanks(self) -> Mapping[str, object]:
        return blanks(self.words)

    # -- the log and the sheet ----------------------------------------------------------------------------------

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        values: dict[str, Any] = dict(fact.values)
        for key in ("card", "replaced"):
            if key in values:
                values[key] = self.card(IDS.index(values[key]))
        if "strip" in values:
            values["strip"] = self.strip(values["strip"])
        if fact.what in ("builds", "replaces"):
            values["price"] = self.price(values["money"], values["bricks"])
        if fact.what == "produces":
            gains = {what: values[what] for what in ("money", "influence", "bricks")}
            values["gains"] = self.amounts(gains) or self.words.say(N_("nothing"))
            values["price"] = self.price(values["price"], 0)
        for key in ("money", "influence", "markers", "cards"):
            if key in values:
                values[key] = self.amount(key, values[key])
        if "hand" in values:
            values["hand"] = ", ".join(self.card(IDS.index(card)) for card in values["hand"])
        for key in ("value", "scores"):
            if key in values:
                values[key] = ", ".join(values[key])
        sentence = self.words.say(FACTS[fact.what], seat=names[fact.seat] if fact.seat >= 0 else "", **values)
        return sentence[0].upper() + sentence[1:]

    def price(self, money: int, bricks: int) -> str:
        """What was paid; free points are not mentioned."""
        paid = self.amounts({"money": money, "tokens": bricks})
        return self.words.say(N_("for {price}"), price=paid) if paid else self.words.say(N_("for free"))

    def amount(self, what: str, number: int) -> str:
        return self.words.count(AMOUNTS[what], number)

    def amounts(self, numbers: dict[str, int]) -> str:
        """Those that are not zero, as a list."""
        return ", ".join(self.amount(what, number) for what, number in numbers.items() if number)

    def line(self, line: Line) -> str:
        values: dict[str, Any] = dict(line.values)
        what = line.what
        if what == "area":
            what = "area" if values["colours"] else "area alone"
            values["number"] = len(values["colours"])
            values["colours"] = ", ".join(self.colour(colour) for colour in values["colours"])
            values["markers"] = self.amount("markers", values["markers"])
        if what == "temple":
            what = "temple per" if values["per"] else "temple if"
            values["card"] = self.card(IDS.index(values["card"]))
            values["what"] = self.words.say(COUNTED_WORDS[values["what"]])
        if "cells" in values:
            values["cells"] = ", ".join(values["cells"])
        if what == "influence cards":
            values["cards"] = ", ".join(values["cards"]) or "-"
        return self.words.say(LINES[what], **values)
