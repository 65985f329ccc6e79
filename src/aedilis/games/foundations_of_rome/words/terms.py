"""What the things of Foundations of Rome are called, and how they are counted: one word for each thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aedilis.engine.words import N_, NN_, Words, counting, naming
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g

GARDENS: Final = {
    "residential-garden-1": N_("Residential Garden"),
    "residential-garden-2": N_("Residential Garden (large)"),
    "commercial-garden-1": N_("Commercial Garden"),
    "commercial-garden-2": N_("Commercial Garden (large)"),
    "residential-civic-garden": N_("Civic Garden (for residential buildings)"),
    "commercial-civic-garden": N_("Civic Garden (for commercial buildings)"),
    "civic-civic-garden": N_("Civic Garden (for civic buildings)"),
    "any-civic-garden": N_("Civic Garden (for all buildings)"),
}
TYPES: Final = (N_("residential building"), N_("commercial building"), N_("civic building"))
MONUMENT_TYPES: Final = (N_("residential monument"), N_("commercial monument"), N_("civic monument"))
SHAPES: Final = {
    "I1": N_("one lot"),
    "I2": N_("two lots"),
    "I3": N_("three lots in a row"),
    "L3": N_("three lots in a corner"),
    "I4": N_("four lots in a row"),
    "O4": N_("four lots in a square"),
    "T4": N_("four lots in a T"),
    "U5": N_("five lots in a U"),
    "R6": N_("two rows of three lots"),
}
CERES_CARDS: Final = {"acquire": N_("Acquire {space}"), "bribe": N_("Bribe"), "enlarge": N_("Enlarge")}
# How a building is turned, clockwise from what the components say: rows, then the corner, the stem, the open side.
ROW: Final = (N_("horizontal"), N_("vertical"))
TURNED: Final = {
    "I2": ROW,
    "I3": ROW,
    "I4": ROW,
    "R6": ROW,
    "L3": (N_("corner lower left"), N_("corner upper left"), N_("corner upper right"), N_("corner lower right")),
    "T4": (N_("stem down"), N_("stem left"), N_("stem up"), N_("stem right")),
    "U5": (N_("open above"), N_("open right"), N_("open below"), N_("open left")),
}
AMOUNTS: Final = {
    "points": NN_("{n} point", "{n} points"),
    "scored": NN_("{n} point after a scoring now", "{n} points after a scoring now"),
    "silver": NN_("{n} silver", "{n} silver"),
    "citizens": NN_("{n} citizen", "{n} citizens"),
    "lots": NN_("{n} lot", "{n} lots"),
    "spare": NN_("{n} lot marker left", "{n} lot markers left"),
    "cards": NN_("{n} card", "{n} cards"),
    "deeds": NN_("{n} deed", "{n} deeds"),
    "face down": NN_("{n} face-down influence card", "{n} face-down influence cards"),
    "fresh": NN_("{n} fresh favour token", "{n} fresh favour tokens"),
    "used": NN_("{n} used favour token", "{n} used favour tokens"),
}
KIND_NAMES: Final = [*c.BUILDING_NAMES, *(GARDENS[id] for id in c.GARDEN_IDS)]
# By id. A goal has that of a card, which only a fact about a card means.
NAMES: Final = {
    "nothing": N_("no card"),
    "both": N_("Ceres and Venus"),
    **dict(zip(c.KIND_IDS, KIND_NAMES, strict=True)),
    **dict(zip(c.CARD_IDS, c.CARD_NAMES, strict=True)),
    **dict(zip(c.ROLE_IDS, c.ROLE_NAMES, strict=True)),
    **dict(zip(c.GOAL_IDS, c.GOAL_NAMES, strict=True)),
}
kind_name = naming(KIND_NAMES)  # of a building, a monument or a garden
card_name = naming(c.CARD_NAMES)
goal_name = naming(c.GOAL_NAMES)
role_name = naming(c.ROLE_NAMES)
amount, amounts = counting(AMOUNTS)


# -- names ---------------------------------------------------------------------------------------------


def named(words: Words, id: str) -> str:
    """What has that id; lots are called by theirs."""
    return words.say(NAMES[id]) if id in NAMES else id


def type_name(words: Words, kind: int) -> str:
    """What it counts as, such as "civic building" or "civic monument"."""
    types = MONUMENT_TYPES if c.FIRST_MONUMENT <= kind < c.FIRST_GARDEN else TYPES
    return words.say(types[c.TYPE[kind]])


def shape_name(words: Words, kind: int) -> str:
    return words.say(SHAPES[c.SHAPE_NAMES[c.SHAPE[kind]]])


def lay_name(words: Words, lay: int) -> str:
    """A building and how it is turned, such as "Pottery, vertical"."""
    kind = g.LAY_KIND[lay]
    turns = g.TURNS_OF_SHAPE[c.SHAPE[kind]]
    name = kind_name(words, kind)
    if len(turns) == 1:
        return name
    return f"{name}, {words.say(TURNED[c.SHAPE_NAMES[c.SHAPE[kind]]][turns.index(g.LAY_TURN[lay])])}"


def ceres_card_name(words: Words, id: str) -> str:
    """Of a card that says what Ceres does, such as "Acquire 3"."""
    what, _, space = id.partition("-")
    return words.say(CERES_CARDS[what], space=space)


def lots_named(words: Words, lots: Sequence[str]) -> str:
    """Lots as something that is given or taken, such as "lot C4" or "lots C4, D4"."""
    return words.say(N_("lot {lots}") if len(lots) == 1 else N_("lots {lots}"), lots=", ".join(lots))


def card_as_thing(words: Words, card: int) -> str:
    """The same of an influence card."""
    return words.say(N_("the influence card {card}"), card=card_name(words, card))
