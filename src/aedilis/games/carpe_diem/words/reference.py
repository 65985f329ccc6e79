"""The reference of Carpe Diem: every tile, card, frame piece and tableau, straight from the components."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.bits import count, members
from aedilis.engine.reference import Entry
from aedilis.engine.words import N_, Words
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
    return [*tiles(words), *scoring_cards(words), *fountain_cards(words), *frames(words), *tableaus(words)]


# -- tiles --------------------------------------------------------------------------------------------


def tiles(words: Words) -> list[Entry]:
    """Light ones, then dark ones."""
    groups = {"light": words.say(N_("Light tiles")), "dark": words.say(N_("Dark tiles"))}
    return [tile_entry(words, tile, group) for name, group in groups.items() for tile in c.DATA["tiles"][name]]


def tile_entry(words: Words, data: dict[str, Any], group: str) -> Entry:
    tile = c.TILE_IDS.index(data["id"])
    return Entry(
        id=data["id"],
        name=terms.tile_name(words, tile),
        group=group,
        kind=words.say(N_("tile")),
        copies=data["copies"],
        seats=SEATS,
        details={words.say(N_("Chimneys")): str(data["chimneys"])} if c.VILLA in c.SHOWN[tile] else {},
        effect=tile_effect(words, tile),
        origin=data["origin"],
        note=data.get("note", ""),
    )


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
    return f"{effects[0].upper()}{effects[1:]}."


# -- cards --------------------------------------------------------------------------------------------


def scoring_cards(words: Words) -> list[Entry]:
    return [scoring_card(words, card, data) for card, data in enumerate(c.DATA["cards"]["scoring"])]


def scoring_card(words: Words, card: int, data: dict[str, Any]) -> Entry:
    bread = terms.amount(words, "bread", c.BREAD_TO_FULFIL)
    message = PAID if c.IS_PAID[card] else CHIMNEYS if c.CHIMNEY in c.NEEDS[card] else FINISHED
    return Entry(
        id=data["id"],
        name=terms.card_name(words, card),
        group=words.say(N_("Scoring cards {deck}"), deck=data["deck"]),
        kind=words.say(N_("red scoring card") if c.IS_PAID[card] else N_("green scoring card")),
        copies=1,
        seats=SEATS,
        details={},
        effect=words.say(message, needs=terms.needs(words, card), gain=terms.gives(words, card), bread=bread),
        origin=data["origin"],
        note=data.get("note", ""),
    )


def fountain_cards(words: Words) -> list[Entry]:
    return [
        Entry(
            id=f"fountain-{data['kind']}",
            name=words.say(N_("Fountain card: {kind}"), kind=terms.kind_name(words, kind)),
            group=words.say(N_("Fountain cards")),
            kind=words.say(N_("fountain card")),
            copies=data["copies"],
            seats=SEATS,
            details={},
            effect=words.say(
                FOUNTAIN_CARD,
                points=terms.amount(words, "points", data["points"]),
                kind=terms.kind_name(words, kind),
            ),
            origin=data["origin"],
            note=data.get("note", ""),
        )
        for kind, data in enumerate(c.DATA["fountains"]["cards"])
    ]


# -- districts ----------------------------------------------------------------------------------------


def frames(words: Words) -> list[Entry]:
    return [frame(words, piece, data) for piece, data in enumerate(c.DATA["frames"]["pieces"])]


def frame(words: Words, piece: int, data: dict[str, Any]) -> Entry:
    first, second = range(piece * c.TASKS, piece * c.TASKS + c.TASKS_A_PIECE)
    lines = ", ".join(str(task["line"]) for task in data["tasks"])
    columns = ", ".join(str(task["column"] + 1) for task in data["tasks"])
    effect = words.say(
        PIECE,
        first=terms.amount(words, "points", c.TASK_POINTS[first]),
        one=terms.object_name(words, c.TASK_KIND[first]),
        second=terms.amount(words, "points", c.TASK_POINTS[second]),
        other=terms.object_name(words, c.TASK_KIND[second]),
    )
    return Entry(
        id=data["id"],
        name=words.say(N_("Frame piece {piece}"), piece=data["id"]),
        group=words.say(N_("Frame pieces")),
        kind=words.say(N_("frame piece")),
        copies=1,
        seats=SEATS,
        details={
            words.say(N_("Lines from the left")): lines,
            words.say(N_("Columns in the variant of rows and columns")): columns,
        },
        effect=effect,
        origin=data["origin"],
        note=data.get("note", ""),
        drawn=False,
    )


def tableaus(words: Words) -> list[Entry]:
    return [
        Entry(
            id=data["id"],
            name=words.say(N_("Tableau {tableau}"), tableau=data["id"]),
            group=words.say(N_("Tableaus")),
            kind=words.say(N_("tableau")),
            copies=1,
            seats=SEATS,
            details={
                words.say(N_("Banderoles")): ", ".join(c.CELL_NAMES[cell] for cell in members(c.BANDEROLES[tableau]))
            },
            effect=words.say(TABLEAU, shovel=c.CELL_NAMES[c.SHOVEL[tableau]], number=count(c.BANDEROLES[tableau])),
            origin=data["origin"],
            note=data.get("note", ""),
            drawn=False,
        )
        for tableau, data in enumerate(c.DATA["tableaus"])
    ]
