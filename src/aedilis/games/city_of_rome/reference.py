"""The card reference of City of Rome: every card and strip, and what it does, straight from the components."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.reference import Entry
from aedilis.engine.words import N_, NN_, Words
from aedilis.games.city_of_rome.components import AQUEDUCT_POINTS, DATA, DECK_NAMES, FRONTS, MOST_SEATS, SEATS

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
AMOUNTS: Final = {
    "money": NN_("{n} money", "{n} money"),
    "influence": NN_("{n} influence", "{n} influence"),
    "bricks": NN_("{n} brick", "{n} bricks"),
    "tokens": NN_("{n} brick token", "{n} brick tokens"),
    "cogs": NN_("{n} cog", "{n} cogs"),
    "cards": NN_("{n} card", "{n} cards"),
    "markers": NN_("{n} marker", "{n} markers"),
}
AQUEDUCT: Final = N_("At most one in each row and column, also in place of a card; final scoring by number: {points}.")
POINTS: Final = NN_("{n} point", "{n} points")

# What a temple counts: one of it, and several.
ONE: Final = {
    "stars": N_("each star on the cards of your city, those on this card included"),
    "temples": N_("each temple in your city, this one included"),
    "houses of value 2": N_("each house of value 2 in your city"),
    "houses of value 4": N_("each house of value 4 in your city"),
    "money": N_("each money you have, besides what money is worth anyway"),
    "buildings": N_("each card in your city"),
    "colours": N_("each colour of public buildings in your city"),
    "production buildings": N_("each production building in your city"),
}
SEVERAL: Final = {
    "stars": NN_("{n} star on the cards of your city", "{n} stars on the cards of your city"),
    "temples": NN_("{n} temple in your city, this one included", "{n} temples in your city, this one included"),
    "houses of value 2": NN_("{n} house of value 2 in your city", "{n} houses of value 2 in your city"),
    "houses of value 4": NN_("{n} house of value 4 in your city", "{n} houses of value 4 in your city"),
    "money": NN_(
        "{n} money you have, besides what money is worth anyway",
        "{n} money you have, besides what money is worth anyway",
    ),
    "buildings": NN_("{n} card in your city", "{n} cards in your city"),
    "colours": NN_("{n} colour of public buildings in your city", "{n} colours of public buildings in your city"),
    "production buildings": NN_("{n} production building in your city", "{n} production buildings in your city"),
}


# -- the cards ----------------------------------------------------------------------------------------


def reference(words: Words) -> list[Entry]:
    """Every card and strip, in the order of the components file."""
    return [*start_buildings(words), *deck_buildings(words), *influence_cards(words), *strips(words)]


def start_buildings(words: Words) -> list[Entry]:
    group = words.say(N_("Start buildings"))
    return [building(words, card, group, MOST_SEATS, SEATS) for card in DATA["start"]["buildings"]]


def deck_buildings(words: Words) -> list[Entry]:
    entries = []
    for deck in DECK_NAMES:
        seats = [number for number in SEATS if deck in DATA["players"][str(number)]["decks"]]
        group = words.say(N_("Deck {deck}"), deck=deck)
        entries += [building(words, card, group, card["copies"], seats) for card in DATA["decks"][deck]["buildings"]]
    return entries


def building(words: Words, card: dict[str, Any], group: str, copies: int, seats: list[int]) -> Entry:
    details = {}
    if "cost" in card:
        details[words.say(N_("Cost"))] = str(card["cost"])
    if "stars" in card:
        details[words.say(N_("Stars"))] = str(card["stars"])
    if "colour" in card:
        details[words.say(N_("Colour"))] = words.say(card["colour"])
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
            effect=words.say(message, points=words.count(POINTS, card["value"])),
            origin=card["origin"],
            note=card.get("note", ""),
            drawn=False,
        )
        for card in DATA["influence_card"]
    ]


def strips(words: Words) -> list[Entry]:
    data = DATA["strips"]
    return [
        Entry(
            id=f"strip-{front}",
            name=words.say(N_("action strip {strip}"), strip=symbols(words, front)),
            group=words.say(N_("Action strips")),
            kind=words.say(N_("action strip")),
            copies=1,
            seats=SEATS,
            details={words.say(N_("Back")): symbols(words, front[::-1])},
            effect=words.say(N_("A builder has the points of his space and of all spaces nearer to the emperor.")),
            origin=data["origin"],
            note=data["note"],
            drawn=False,
        )
        for front in FRONTS
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
        more = words.say(N_(" and {bonus} more"), bonus=number) if number else ""
        return words.say(PUBLIC[card["on_build"]], each=words.count(AMOUNTS[card["on_build"]], 1), more=more)
    if kind == "aqueduct":
        points = ", ".join(map(str, AQUEDUCT_POINTS[1:]))
        return words.say(AQUEDUCT, points=points)
    return temple(words, card["scores"])


def produces(words: Words, gains: dict[str, int]) -> str:
    """What one production gives."""
    named = {"money": "money", "influence": "influence", "bricks": "tokens"}
    amounts = ", ".join(words.count(AMOUNTS[named[what]], gains[what]) for what in named if what in gains)
    if "bricks" in gains:
        return words.say(N_("Production: {gains}, but a brick token only if none lies here."), gains=amounts)
    return words.say(N_("Production: {gains}."), gains=amounts)


def temple(words: Words, scores: dict[str, Any]) -> str:
    points, what = words.count(POINTS, scores["points"]), scores["of"]
    if "per" not in scores:
        least = words.count(SEVERAL[what], scores["at_least"])
        return words.say(N_("Final scoring: {points}, once, for at least {what}."), points=points, what=least)
    if scores["per"] == 1:
        return words.say(N_("Final scoring: {points} for {what}."), points=points, what=words.say(ONE[what]))
    several = words.count(SEVERAL[what], scores["per"])
    return words.say(N_("Final scoring: {points} for every {what}."), points=points, what=several)
