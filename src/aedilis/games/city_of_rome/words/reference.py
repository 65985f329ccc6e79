"""The card reference of City of Rome: every card and strip, and what it does, straight from the components."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.reference import Entry
from aedilis.engine.words import N_, Words
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.words.terms import COLOURS, COUNTED, amount, yields

KINDS_IN_WORDS: Final = {
    "production": N_("production building"),
    "residence": N_("house"),
    "public": N_("public building"),
    "aqueduct": N_("aqueduct"),
    "temple": N_("temple"),
}

PUBLIC: Final = {
    "money": N_("When built: {each} for every building beside it{more}."),
    "influence": N_("When built: {each} for every building beside it{more}."),
    "cards": N_("When built: draw {each} for every building beside it{more}, all from one deck; keep one."),
    "markers": N_("When built: lay {each} on it for every building beside it{more}; they add to areas beside it."),
}
BONUS_MORE: Final = N_(" and {bonus} more")
AQUEDUCT: Final = N_(
    "May replace a card of your city; at most one in each row and column. Final scoring by number: {points}."
)


# -- the cards ----------------------------------------------------------------------------------------


def reference(words: Words) -> list[Entry]:
    """Every card and strip, in the order of the components file."""
    return [*start_buildings(words), *deck_buildings(words), *influence_cards(words), *strips(words)]


def start_buildings(words: Words) -> list[Entry]:
    group = words.say(N_("Start buildings"))
    return [building(words, card, group, c.MOST_SEATS, c.SEATS) for card in c.DATA["start"]["buildings"]]


def deck_buildings(words: Words) -> list[Entry]:
    entries = []
    for deck in c.DECK_NAMES:
        seats = [number for number in c.SEATS if deck in c.DATA["players"][str(number)]["decks"]]
        group = words.say(N_("Deck {deck}"), deck=deck)
        entries += [building(words, card, group, card["copies"], seats) for card in c.DATA["decks"][deck]["buildings"]]
    return entries


def building(words: Words, card: dict[str, Any], group: str, copies: int, seats: list[int]) -> Entry:
    details = {}
    if "cost" in card:
        details[words.say(N_("Cost"))] = str(card["cost"])
    if "stars" in card:
        details[words.say(N_("Stars"))] = str(card["stars"])
    if "colour" in card:
        details[words.say(N_("Colour"))] = words.say(COLOURS[card["colour"]])
    name, kind = words.say(card["name"]), words.say(KINDS_IN_WORDS[card["kind"]])
    return Entry(
        card["id"], name, group, kind, copies, seats, details, effect(words, card), card["origin"], card.get("note", "")
    )


def influence_cards(words: Words) -> list[Entry]:
    group, kind = words.say(N_("Influence cards")), words.say(N_("influence card"))
    message = N_("Worth {points} to whoever has most influence tokens and gives them all for it.")
    return [
        Entry(
            id=f"influence-{card['value']}",
            name=words.say(N_("influence card {value}"), value=card["value"]),
            group=group,
            kind=kind,
            copies=1,
            seats=card["players"],
            details={words.say(N_("After card of deck I")): str(card["after"])},
            effect=words.say(message, points=amount(words, "points", card["value"])),
            origin=card["origin"],
            note=card.get("note", ""),
            drawn=False,
        )
        for card in c.DATA["influence_card"]
    ]


def strips(words: Words) -> list[Entry]:
    data = c.DATA["strips"]
    return [
        Entry(
            id=f"strip-{front}",
            name=words.say(N_("action strip {strip}"), strip=symbols(words, front)),
            group=words.say(N_("Action strips")),
            kind=words.say(N_("action strip")),
            copies=1,
            seats=c.SEATS,
            details={words.say(N_("Back")): symbols(words, front[::-1])},
            effect=words.say(N_("A builder has the points of his space and of all spaces nearer to the emperor.")),
            origin=data["origin"],
            note=data["note"],
            drawn=False,
        )
        for front in c.FRONTS
    ]


def symbols(words: Words, strip: str) -> str:
    """B and C as the initials of brick and cog in this language."""
    letters = {"B": words.say(N_("B")), "C": words.say(N_("C"))}
    return "".join(letters[symbol] for symbol in strip)


# -- what they do -------------------------------------------------------------------------------------


def effect(words: Words, card: dict[str, Any]) -> str:
    kind = card["kind"]
    if kind == "production":
        return produces(words, card["produces"])
    if kind == "residence":
        message = N_("Adds {value} to its area, which scores by the colours of public buildings around it.")
        return words.say(message, value=card["value"])
    if kind == "public":
        number = card.get("bonus", 0)
        more = words.say(BONUS_MORE, bonus=number) if number else ""
        return words.say(PUBLIC[card["on_build"]], each=amount(words, card["on_build"], 1), more=more)
    if kind == "aqueduct":
        points = ", ".join(map(str, c.AQUEDUCT_POINTS[1:]))
        return words.say(AQUEDUCT, points=points)
    return temple(words, card["scores"])


def produces(words: Words, gains: dict[str, int]) -> str:
    """What one production gives."""
    if "bricks" in gains:
        message = N_("Production: {gains}, but a brick token only if none lies here.")
        return words.say(message, gains=yields(words, gains))
    return words.say(N_("Production: {gains}."), gains=yields(words, gains))


def temple(words: Words, scores: dict[str, Any]) -> str:
    points, what = amount(words, "points", scores["points"]), COUNTED[scores["of"]]
    if "per" not in scores:
        least = words.count(what.several, scores["at_least"])
        return words.say(N_("Final scoring: {points}, once, for at least {what}."), points=points, what=least)
    if scores["per"] == 1:
        return words.say(N_("Final scoring: {points} for {what}."), points=points, what=words.say(what.each))
    several = words.count(what.several, scores["per"])
    return words.say(N_("Final scoring: {points} for every {what}."), points=points, what=several)
