"""The card reference of City of Rome: every card and strip, and what it does, straight from the components."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from aedilis.engine.reference import Entries, Entry
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
    of = Entries(words, c.SEATS)
    cards = [influence_card(of, card) for card in c.DATA["influence_card"]]
    return [*buildings(words), *cards, *(strip(of, front) for front in c.FRONTS)]


def buildings(words: Words) -> list[Entry]:
    """Those in the cities from the start, then deck by deck."""
    of = Entries(words, c.SEATS)
    entries = [building(of, card, N_("Start buildings"), c.MOST_SEATS) for card in c.DATA["start"]["buildings"]]
    for number, deck in enumerate(c.DECK_NAMES):
        seats = [seats for seats in c.SEATS if number < c.DECKS[seats]]
        group = of.say(N_("Deck {deck}"), deck=deck)
        entries += [building(of, card, group, card["copies"], seats) for card in c.DATA["decks"][deck]["buildings"]]
    return entries


def building(of: Entries, card: dict[str, Any], group: str, copies: int, seats: Sequence[int] = ()) -> Entry:
    printed = {"cost": N_("Cost"), "stars": N_("Stars")}
    details = {label: card[what] for what, label in printed.items() if what in card}
    if "colour" in card:
        details[N_("Colour")] = of.say(COLOURS[card["colour"]])
    kind = KINDS_IN_WORDS[card["kind"]]
    done = effect(of.words, card)
    return of.entry(card, of.say(card["name"]), group, kind, done, details, copies=copies, seats=seats)


def influence_card(of: Entries, card: dict[str, Any]) -> Entry:
    message = N_("Worth {points} to whoever has most influence tokens and gives them all for it.")
    effect = of.say(message, points=amount(of.words, "points", card["value"]))
    name, id = of.say(N_("influence card {value}"), value=card["value"]), f"influence-{card['value']}"
    details, group, kind = {N_("After card of deck I"): card["after"]}, N_("Influence cards"), N_("influence card")
    return of.entry(card, name, group, kind, effect, details, id=id, seats=card["players"], drawn=False)


def strip(of: Entries, front: str) -> Entry:
    name = of.say(N_("action strip {strip}"), strip=symbols(of.words, front))
    effect = of.say(N_("A builder has the points of his space and of all spaces nearer to the emperor."))
    id, details = f"strip-{front}", {N_("Back"): symbols(of.words, front[::-1])}
    data = c.DATA["strips"]
    return of.entry(data, name, N_("Action strips"), N_("action strip"), effect, details, id=id, drawn=False)


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
        return words.say(AQUEDUCT, points=", ".join(map(str, c.AQUEDUCT_POINTS[1:])))
    return temple(words, card["scores"])


def produces(words: Words, gains: dict[str, int]) -> str:
    """What one production gives."""
    message = N_("Production: {gains}.")
    if "bricks" in gains:
        message = N_("Production: {gains}, but a brick token only if none lies here.")
    return words.say(message, gains=yields(words, gains))


def temple(words: Words, scores: dict[str, Any]) -> str:
    points, what = amount(words, "points", scores["points"]), COUNTED[scores["of"]]
    if "per" not in scores:
        least = words.count(what.several, scores["at_least"])
        return words.say(N_("Final scoring: {points}, once, for at least {what}."), points=points, what=least)
    if scores["per"] == 1:
        return words.say(N_("Final scoring: {points} for {what}."), points=points, what=words.say(what.each))
    several = words.count(what.several, scores["per"])
    return words.say(N_("Final scoring: {points} for every {what}."), points=points, what=several)
