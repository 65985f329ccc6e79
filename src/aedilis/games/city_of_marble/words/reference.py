"""The reference of City of Marble: every district, building, tile and hill, straight from the components."""

from __future__ import annotations

from typing import Final

from aedilis.engine.reference import Entries, Entry
from aedilis.engine.words import N_, Words, capital
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.words import terms

DISTRICT: Final = N_("A magistrate on it has influence where {building}.")
BUILDING: Final = N_("Built where {structures} districts meet, by whoever has most influence from {ones}: {points}.")
IS_BUILT: Final = terms.by_kind(
    N_("a temple is built"), N_("a bath is built"), N_("a theatre is built"), N_("an arena is built")
)
ONES: Final = terms.by_kind(N_("green ones"), N_("blue ones"), N_("yellow ones"), N_("red ones"))
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
TILE_NAMES: Final = terms.by_kind(N_("Temple tile"), N_("Bath tile"), N_("Theatre tile"), N_("Arena tile"))
AQUEDUCT_NAMES: Final = {"grey": N_("Grey aqueduct"), "brown": N_("Brown aqueduct"), "white": N_("White aqueduct")}


def reference(words: Words) -> list[Entry]:
    """Everything, in the order in which one meets it."""
    of, kinds = Entries(words, range(c.FEWEST_SEATS, c.MOST_SEATS + 1)), range(c.KINDS)
    return [
        *(district(of, kind) for kind in kinds),
        *(building(of, kind) for kind in kinds),
        fountain(of),
        *(imperium_tile(of, kind) for kind in kinds),
        coin(of),
        *(hill(of, number) for number in range(c.HILLS)),
        *(bridge(of, value) for value in range(c.VALUES)),
        *(aqueduct(of, number) for number in range(c.AQUEDUCTS)),
    ]


def points(of: Entries, number: int) -> str:
    return terms.amount(of.words, "points", number)


# -- by kind of building -------------------------------------------------------------------------------


def district(of: Entries, kind: int) -> Entry:
    id, copies = c.KIND_IDS[kind], c.DATA["kinds"][kind]["districts"]
    known = {"id": f"district-{id}", "origin": "rulebook"}  # its colours
    name, effect = capital(terms.district_name(of.words, kind)), of.say(DISTRICT, building=of.say(IS_BUILT[id]))
    return of.entry(known, name, N_("Districts"), N_("district"), effect, copies=copies)


def building(of: Entries, kind: int) -> Entry:
    id, data = c.KIND_IDS[kind], c.DATA["kinds"][kind]
    known = {"structures": data["structures"], "ones": of.say(ONES[id]), "points": points(of, data["points"])}
    effect = of.say(BUILDING, **known)
    copies = 2 * c.DATA["supply"]["civic_buildings"] // c.KINDS  # the tiles are two-sided
    name = capital(terms.building_name(of.words, kind))
    return of.entry(data, name, N_("Buildings"), N_("building"), effect, id=id, copies=copies)


def fountain(of: Entries) -> Entry:
    data, name = c.DATA["supply"], capital(of.say(N_("fountain")))
    effect = of.say(FOUNTAIN, points=points(of, c.FOUNTAIN_POINTS))
    return of.entry(data, name, N_("Buildings"), N_("fountain"), effect, id="fountain", copies=data["fountains"])


def imperium_tile(of: Entries, kind: int) -> Entry:
    id, copies = c.KIND_IDS[kind], c.DATA["kinds"][kind]["imperium"]
    known = {"id": f"imperium-{id}", "origin": "rulebook"}
    effect = of.say(IMPERIUM, most=points(of, c.MAJORITY), tied=points(of, c.MAJORITY_TIED))
    name, details = of.say(TILE_NAMES[id]), {N_("Kind"): terms.building_name(of.words, kind)}
    return of.entry(known, name, N_("Imperium tiles"), N_("imperium tile"), effect, details, copies=copies)


def coin(of: Entries) -> Entry:
    data, name = c.DATA["supply"], capital(of.say(N_("coin")))
    effect = of.say(COIN, each=points(of, c.COIN_POINTS), most=points(of, c.MOST_COINS))
    return of.entry(data, name, N_("Coins"), N_("coin"), effect, id="coin", copies=data["coins"])


# -- what lies on the board ----------------------------------------------------------------------------


def hill(of: Entries, number: int) -> Entry:
    data, name = c.DATA["hills"]["spaces"][number], terms.hill_name(of.words, number)
    effect = of.say(HILL, triangle=g.TRIANGLE_NAMES[g.HILL_TRIANGLE[number]])
    return of.entry(data, name, N_("Hills"), N_("hill"), effect, id=f"hill-{data['id']}")


def bridge(of: Entries, value: int) -> Entry:
    worth, copies = c.BRIDGE_VALUES[value], c.BRIDGE_COPIES[value]
    name, effect = of.say(N_("Bridge {value}"), value=worth), of.say(BRIDGE, points=points(of, worth))
    id = f"bridge-{worth}"
    return of.entry(c.DATA["bridges"], name, N_("Bridges"), N_("bridge"), effect, id=id, copies=copies)


def aqueduct(of: Entries, number: int) -> Entry:
    data = c.DATA["aqueducts"]["sources"][number]
    effect = of.say(
        AQUEDUCT,
        source=g.VERTEX_NAMES[g.SOURCE_VERTEX[number]],
        start=terms.amount(of.words, "pieces", c.START_PIECES),
        all=c.PIECES,
        points=points(of, c.AQUEDUCT_POINTS),
    )
    name, id = of.say(AQUEDUCT_NAMES[data["id"]]), f"aqueduct-{data['id']}"
    return of.entry(data, name, N_("Aqueducts"), N_("aqueduct"), effect, id=id, copies=c.PIECES)
