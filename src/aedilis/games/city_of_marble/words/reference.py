"""The reference of City of Marble: every district, building, tile and hill, straight from the components."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from aedilis.engine.reference import Entry
from aedilis.engine.words import N_, Words
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.words import terms

SEATS: Final = range(c.FEWEST_SEATS, c.MOST_SEATS + 1)

DISTRICT: Final = {
    "temple": N_("A magistrate on it has influence where a temple is built."),
    "bath": N_("A magistrate on it has influence where a bath is built."),
    "theatre": N_("A magistrate on it has influence where a theatre is built."),
    "arena": N_("A magistrate on it has influence where an arena is built."),
}
BUILDING: Final = {
    "temple": N_("Built where {structures} districts meet, by whoever has most influence from green ones: {points}."),
    "bath": N_("Built where {structures} districts meet, by whoever has most influence from blue ones: {points}."),
    "theatre": N_("Built where {structures} districts meet, by whoever has most influence from yellow ones: {points}."),
    "arena": N_("Built where {structures} districts meet, by whoever has most influence from red ones: {points}."),
}
FOUNTAIN: Final = N_(
    "Built where nobody has most influence. Brings a coin to whoever connects it, at the end {points} to each building "
    "beside it."
)
IMPERIUM: Final = N_("Give it back for one more action, or keep it: most of a kind are worth {most}, if level {tied}.")
COIN: Final = N_("At the end worth {each}; whoever has most gets {most} more.")
HILL: Final = N_("If it is drawn, it lies on {triangle}: the city can begin there, and it closes sites at its corners.")
BRIDGE: Final = N_("Taken by whoever covers its space, kept face down, and worth {points} at the end.")
AQUEDUCT: Final = N_(
    "Begins at {source} with {start}, and has {all} in all. At the end {points} to each building that it touches."
)
DISTRICT_NAMES: Final = {
    "temple": N_("Green district"),
    "bath": N_("Blue district"),
    "theatre": N_("Yellow district"),
    "arena": N_("Red district"),
}
BUILDING_NAMES: Final = {
    "temple": N_("Temple"),
    "bath": N_("Bath"),
    "theatre": N_("Theatre"),
    "arena": N_("Arena"),
}
TILE_NAMES: Final = {
    "temple": N_("Temple tile"),
    "bath": N_("Bath tile"),
    "theatre": N_("Theatre tile"),
    "arena": N_("Arena tile"),
}
AQUEDUCT_NAMES: Final = {
    "grey": N_("Grey aqueduct"),
    "brown": N_("Brown aqueduct"),
    "white": N_("White aqueduct"),
}


def reference(words: Words) -> list[Entry]:
    """Everything, in the order in which one meets it."""
    kinds = range(c.KINDS)
    return [
        *(district(words, kind) for kind in kinds),
        *(building(words, kind) for kind in kinds),
        fountain(words),
        *(imperium_tile(words, kind) for kind in kinds),
        coin(words),
        *(hill(words, number) for number in range(c.HILLS)),
        *(bridge(words, value) for value in range(c.VALUES)),
        *(aqueduct(words, number) for number in range(c.AQUEDUCTS)),
    ]


def points(words: Words, number: int) -> str:
    return terms.amount(words, "points", number)


def entry(
    id: str, names: tuple[str, str, str], copies: int, effect: str, data: Mapping[str, Any],
    details: Mapping[str, str] | None = None,
) -> Entry:  # fmt: skip
    """What all entries have in common; the names are its own, that of its group and that of its kind."""
    name, group, kind = names
    return Entry(id, name, group, kind, copies, SEATS, details or {}, effect, data["origin"], data.get("note", ""))


# -- by kind of building -------------------------------------------------------------------------------


def district(words: Words, kind: int) -> Entry:
    id, data = c.KIND_IDS[kind], c.DATA["kinds"][kind]
    names = words.say(DISTRICT_NAMES[id]), words.say(N_("Districts")), words.say(N_("district"))
    colours_are_known = {"origin": "rulebook"}
    return entry(f"district-{id}", names, data["districts"], words.say(DISTRICT[id]), colours_are_known)


def building(words: Words, kind: int) -> Entry:
    id, data = c.KIND_IDS[kind], c.DATA["kinds"][kind]
    names = words.say(BUILDING_NAMES[id]), words.say(N_("Buildings")), words.say(N_("building"))
    effect = words.say(BUILDING[id], structures=data["structures"], points=points(words, data["points"]))
    copies = 2 * c.DATA["supply"]["civic_buildings"] // c.KINDS  # the tiles are two-sided
    return entry(id, names, copies, effect, data)


def fountain(words: Words) -> Entry:
    data = c.DATA["supply"]
    names = words.say(N_("Fountain")), words.say(N_("Buildings")), words.say(N_("fountain"))
    effect = words.say(FOUNTAIN, points=points(words, c.FOUNTAIN_POINTS))
    return entry("fountain", names, data["fountains"], effect, data)


def imperium_tile(words: Words, kind: int) -> Entry:
    id, data = c.KIND_IDS[kind], c.DATA["kinds"][kind]
    names = words.say(TILE_NAMES[id]), words.say(N_("Imperium tiles")), words.say(N_("imperium tile"))
    effect = words.say(IMPERIUM, most=points(words, c.MAJORITY), tied=points(words, c.MAJORITY_TIED))
    details = {words.say(N_("Kind")): terms.building_name(words, kind)}
    return entry(f"imperium-{id}", names, data["imperium"], effect, {"origin": "rulebook"}, details)


def coin(words: Words) -> Entry:
    data = c.DATA["supply"]
    names = words.say(N_("Coin")), words.say(N_("Coins")), words.say(N_("coin"))
    effect = words.say(COIN, each=points(words, c.COIN_POINTS), most=points(words, c.MOST_COINS))
    return entry("coin", names, data["coins"], effect, data)


# -- what lies on the board ----------------------------------------------------------------------------


def hill(words: Words, number: int) -> Entry:
    data = c.DATA["hills"]["spaces"][number]
    names = terms.hill_name(words, number), words.say(N_("Hills")), words.say(N_("hill"))
    effect = words.say(HILL, triangle=g.TRIANGLE_NAMES[g.HILL_TRIANGLE[number]])
    return entry(f"hill-{data['id']}", names, 1, effect, data)


def bridge(words: Words, value: int) -> Entry:
    worth = c.BRIDGE_VALUES[value]
    name = words.say(N_("Bridge {value}"), value=worth)
    names = name, words.say(N_("Bridges")), words.say(N_("bridge"))
    effect = words.say(BRIDGE, points=points(words, worth))
    return entry(f"bridge-{worth}", names, c.BRIDGE_COPIES[value], effect, c.DATA["bridges"])


def aqueduct(words: Words, number: int) -> Entry:
    data = c.DATA["aqueducts"]["sources"][number]
    names = words.say(AQUEDUCT_NAMES[data["id"]]), words.say(N_("Aqueducts")), words.say(N_("aqueduct"))
    effect = words.say(
        AQUEDUCT,
        source=g.VERTEX_NAMES[g.SOURCE_VERTEX[number]],
        start=terms.amount(words, "pieces", c.START_PIECES),
        all=c.PIECES,
        points=points(words, c.AQUEDUCT_POINTS),
    )
    return entry(f"aqueduct-{data['id']}", names, c.PIECES, effect, data)
