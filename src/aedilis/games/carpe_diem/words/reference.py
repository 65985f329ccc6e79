"""The reference of Carpe Diem: every tile, card, frame piece and tableau, straight from the components."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.bits import members
from aedilis.engine.reference import Entries, Entry
from aedilis.engine.words import N_, Words, capital
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.words import terms

SEATS: Final = range(c.FEWEST_SEATS, c.MOST_SEATS + 1)

# What a finished object of each kind brings.
EFFECTS: Final = {
    "villa": N_("a finished villa counts points for its chimneys at the end"),
    "vineyard": N_("a finished vineyard brings grapes: {less} fewer than it has tiles"),
    "herb-garden": N_("a finished herb garden brings herbs: {less} fewer than it has tiles"),
    "chicken-run": N_("a finished chicken run brings chickens: {less} fewer than it has tiles"),
    "pond": N_("a finished pond brings fish: {less} fewer than it has tiles"),
    "merchant": N_("a finished merchant's dwelling sells all wares for a coin each and brings {merchant} more"),
    "baker": N_("a finished baker's dwelling brings {baker}"),
    "administrator": N_("a finished administrator's dwelling brings {administrator} on the track"),
    "craftsman": N_("a finished craftsman's dwelling brings a tile of the seal row, to be built at once"),
    "market": N_("a market brings {market} when it is built"),
    "bakery": N_("a bakery brings {bakery} when it is built"),
    "fountain": N_("a fountain brings {fountain} when it is built; then one of all your fountain cards is given back"),
}
PAID: Final = N_("Pay {needs} as often as you like: each time {gain}; coins stand in for wares, {bread} for all of it.")
FINISHED: Final = N_("As often as your district has finished {needs}: {gain}; {bread} count for it once.")
CHIMNEYS: Final = N_("As often as all your villas together have {needs}: {gain}; {bread} count for it once.")
FOUNTAIN_CARD: Final = N_("At the end {points} for every finished {kind} in your district.")
PIECE: Final = N_("At the end {first} for {one} and {second} for {other}, each finished and across its line.")
TABLEAU: Final = N_("The first tile goes on {shovel}; each of the {number} banderoles brings a step on the track.")


def reference(words: Words) -> list[Entry]:
    """Everything, in the order of the components file."""
    of = Entries(words, SEATS)
    return [
        *(tile(of, data, N_("Light tiles")) for data in c.DATA["tiles"]["light"]),
        *(tile(of, data, N_("Dark tiles")) for data in c.DATA["tiles"]["dark"]),
        *(scoring_card(of, card, data) for card, data in enumerate(c.DATA["cards"]["scoring"])),
        *(fountain_card(of, kind, data) for kind, data in enumerate(c.DATA["fountains"]["cards"])),
        *(frame(of, piece, data) for piece, data in enumerate(c.DATA["frames"]["pieces"])),
        *(tableau(of, number, data) for number, data in enumerate(c.DATA["tableaus"])),
    ]


# -- tiles --------------------------------------------------------------------------------------------


def tile(of: Entries, data: dict[str, Any], group: str) -> Entry:
    number = c.TILE_IDS.index(data["id"])
    details = {N_("Chimneys"): data["chimneys"]} if c.VILLA in c.SHOWN[number] else {}
    name, effect = terms.tile_name(of.words, number), tile_effect(of.words, number)
    return of.entry(data, name, group, N_("tile"), effect, details, copies=data["copies"])


def tile_effect(words: Words, tile: int) -> str:
    """What the objects on it bring."""
    values = {
        "less": c.LANDSCAPE_LESS,
        "merchant": c.MERCHANT_COINS,
        "baker": terms.amount(words, "bread", c.BAKER_BREAD),
        "administrator": terms.amount(words, "steps", c.ADMINISTRATOR_STEPS),
        "market": terms.amount(words, "coins", c.MARKET_COINS),
        "bakery": terms.amount(words, "bread", c.BAKERY_BREAD),
        "fountain": terms.amount(words, "cards", c.FOUNTAIN_CARDS),
    }
    effects = "; ".join(words.say(EFFECTS[c.KIND_IDS[kind]], **values) for kind in c.SHOWN[tile])
    return f"{capital(effects)}."


# -- cards --------------------------------------------------------------------------------------------


def scoring_card(of: Entries, card: int, data: dict[str, Any]) -> Entry:
    bread = terms.amount(of.words, "bread", c.BREAD_TO_FULFIL)
    message = PAID if c.IS_PAID[card] else CHIMNEYS if c.CHIMNEY in c.NEEDS[card] else FINISHED
    effect = of.say(message, needs=terms.needs(of.words, card), gain=terms.gives(of.words, card), bread=bread)
    group = of.say(N_("Scoring cards {deck}"), deck=data["deck"])
    kind = N_("red scoring card") if c.IS_PAID[card] else N_("green scoring card")
    return of.entry(data, terms.card_name(of.words, card), group, kind, effect)


def fountain_card(of: Entries, kind: int, data: dict[str, Any]) -> Entry:
    named = terms.kind_name(of.words, kind)
    effect = of.say(FOUNTAIN_CARD, points=terms.amount(of.words, "points", data["points"]), kind=named)
    name, id = of.say(N_("Fountain card: {kind}"), kind=named), f"fountain-{data['kind']}"
    return of.entry(data, name, N_("Fountain cards"), N_("fountain card"), effect, id=id, copies=data["copies"])


# -- districts ----------------------------------------------------------------------------------------


def frame(of: Entries, piece: int, data: dict[str, Any]) -> Entry:
    first, second = range(piece * c.TASKS, piece * c.TASKS + c.TASKS_A_PIECE)
    details = {
        N_("Lines from the left"): ", ".join(str(task["line"]) for task in data["tasks"]),
        N_("Columns in the variant of rows and columns"): ", ".join(str(task["column"] + 1) for task in data["tasks"]),
    }
    effect = of.say(
        PIECE,
        first=terms.amount(of.words, "points", c.TASK_POINTS[first]),
        one=terms.object_name(of.words, c.TASK_KIND[first]),
        second=terms.amount(of.words, "points", c.TASK_POINTS[second]),
        other=terms.object_name(of.words, c.TASK_KIND[second]),
    )
    name = of.say(N_("Frame piece {piece}"), piece=data["id"])
    return of.entry(data, name, N_("Frame pieces"), N_("frame piece"), effect, details, drawn=False)


def tableau(of: Entries, number: int, data: dict[str, Any]) -> Entry:
    banderoles = members(c.BANDEROLES[number])
    effect = of.say(TABLEAU, shovel=c.CELL_NAMES[c.SHOVEL[number]], number=len(banderoles))
    name = of.say(N_("Tableau {tableau}"), tableau=data["id"])
    details = {N_("Banderoles"): ", ".join(c.CELL_NAMES[cell] for cell in banderoles)}
    return of.entry(data, name, N_("Tableaus"), N_("tableau"), effect, details, drawn=False)
