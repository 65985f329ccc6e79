"""The reference of Foundations of Rome: every building, monument and card, straight from the components."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.reference import Entry
from aedilis.engine.words import N_, Words
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.words import effects, terms
from aedilis.games.foundations_of_rome.words.effects import TOGETHER

ALONE: Final = [seats for seats in c.SEATS if seats == 1]
TIMINGS: Final = {
    "own-turn": N_("in your turn, before or after the action"),
    "era-scoring": N_("at the beginning of a scoring"),
    "reaction": N_("at once, in the turn of another player"),
    "permanent": N_("from when you turn it up to the end of the game"),
}
FROM_LEVEL: Final = ("", N_("On the two higher levels"), N_("On the highest level"))  # from which level on
CERES_CARDS: Final = {
    "acquire": N_("Ceres takes the deed on this space of the market, or the last one, and lays a garden there."),
    "bribe": N_("Ceres lays silver on deeds of the market, which makes them dearer."),
    "enlarge": N_("Ceres lays a garden on one of her lots that has none yet."),
}


def reference(words: Words) -> list[Entry]:
    """Everything, in the order of the components file."""
    return [
        *buildings(words), *monuments(words), *goals(words), *roles(words), *cards(words), *gardens(words),
        *cards_of_ceres(words),
    ]  # fmt: skip


def entry(data: dict[str, Any], name: str, group: str, kind: str, effect: str, **more: Any) -> Entry:
    """What all entries have alike."""
    return Entry(
        id=more.pop("id", data["id"]),
        name=name,
        group=group,
        kind=kind,
        copies=more.pop("copies", 1),
        seats=more.pop("seats", c.SEATS),
        details=more.pop("details", {}),
        effect=sentence(effect),
        origin=data["origin"],
        note=data.get("note", ""),
        **more,
    )


def sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}".removesuffix(".") + "."


# -- buildings -----------------------------------------------------------------------------------------


def buildings(words: Words) -> list[Entry]:
    """Those of one tray."""
    return [
        entry(
            data,
            terms.kind_name(words, kind),
            words.say(N_("Buildings of a tray")),
            terms.type_name(words, kind),
            words.say(N_("It brings {worth}"), worth=effects.worth(words, kind)),
            copies=c.COUNT[kind],
            details={words.say(N_("Shape")): terms.shape_name(words, kind)},
        )
        for kind, data in enumerate(c.DATA["tray"]["buildings"])
    ]


def monuments(words: Words) -> list[Entry]:
    return [monument(words, kind, data) for kind, data in enumerate(c.DATA["monuments"]["buildings"], c.FIRST_MONUMENT)]


def monument(words: Words, kind: int, data: dict[str, Any]) -> Entry:
    details = {words.say(N_("Shape")): terms.shape_name(words, kind)}
    if needs := effects.needs(words, kind):
        details[words.say(N_("Needs"))] = needs
    effect = words.say(N_("It brings {worth}"), worth=effects.worth(words, kind))
    if at_once := effects.at_once(words, kind):
        effect = f"{effect}; {at_once}"
    group = words.say(N_("Monuments in the common supply"))
    return entry(data, terms.kind_name(words, kind), group, terms.type_name(words, kind), effect, details=details)


def gardens(words: Words) -> list[Entry]:
    """The gardens of Ceres, with what they are worth on each level."""
    return [garden(words, kind, data) for kind, data in enumerate(c.DATA["ceres"]["gardens"], c.FIRST_GARDEN)]


def garden(words: Words, kind: int, data: dict[str, Any]) -> Entry:
    worth = [effects.worth(words, kind, level) for level in range(c.LEVELS)]
    effect = words.say(N_("It brings Ceres {worth}"), worth=worth[0])
    details = {
        words.say(FROM_LEVEL[level]): worth[level] for level in range(1, c.LEVELS) if worth[level] != worth[level - 1]
    }
    return entry(
        data | known(c.DATA["ceres"]), terms.kind_name(words, kind), words.say(N_("Gardens of Ceres")),
        words.say(N_("garden")), effect, copies=c.COUNT[kind], seats=ALONE, details=details,
    )  # fmt: skip


def known(data: dict[str, Any]) -> dict[str, Any]:
    """Where all of a table is known from."""
    return {"origin": data["origin"], "note": data["note"]}


# -- cards ---------------------------------------------------------------------------------------------


def goals(words: Words) -> list[Entry]:
    return [goal(words, number, data) for number, data in enumerate(c.DATA["goals"]["cards"])]


def goal(words: Words, number: int, data: dict[str, Any]) -> Entry:
    """Where it depends on the number of players, all numbers are given, also that of the game against Ceres."""
    least = {seats: c.GOAL_LEAST[number][seats] for seats in c.SEATS}
    details = {}
    if c.GOAL_MOST[number] == c.EMPTY and len({*least.values()}) > 1:
        label = words.say(N_("With {seats} players"), seats=f"{c.SEATS[0]}–{c.SEATS[-1]}")
        details[label] = ", ".join(map(str, least.values()))
    points = terms.amount(words, "points", data["points"])
    effect = words.say(N_("{points} at the end for {aim}"), points=points, aim=effects.aim_for_all(words, number))
    name, group = terms.goal_name(words, number), words.say(N_("Goals"))
    return entry(data, name, group, words.say(N_("goal")), effect, id=f"goal-{data['id']}", details=details)


def roles(words: Words) -> list[Entry]:
    group, kind = words.say(N_("Roles")), words.say(N_("role"))
    return [
        entry(data, terms.role_name(words, role), group, kind, effects.role_effect(words, role), seats=TOGETHER)
        for role, data in enumerate(c.DATA["roles"]["cards"])
    ]


def cards(words: Words) -> list[Entry]:
    return [card(words, number, data) for number, data in enumerate(c.DATA["influence"]["cards"])]


def card(words: Words, number: int, data: dict[str, Any]) -> Entry:
    details = {words.say(N_("When")): words.say(TIMINGS[data["timing"]])}
    if c.UNUSED_POINTS[number]:
        details[words.say(N_("If it is not used"))] = terms.amount(words, "points", c.UNUSED_POINTS[number])
    return entry(
        data, terms.card_name(words, number), words.say(N_("Influence cards")), words.say(N_("influence card")),
        effects.card_effect(words, number), id=f"card-{data['id']}", seats=TOGETHER, details=details,
    )  # fmt: skip


def cards_of_ceres(words: Words) -> list[Entry]:
    return [card_of_ceres(words, id) for id in c.DATA["ceres"]["deck"]]


def card_of_ceres(words: Words, id: str) -> Entry:
    action = id.partition("-")[0]
    return entry(
        {"id": f"ceres-{id}", **known(c.DATA["ceres"])}, terms.ceres_card_name(words, id),
        words.say(N_("Cards of Ceres")), words.say(N_("card of Ceres")), words.say(CERES_CARDS[action]), seats=ALONE,
        drawn=False,
    )  # fmt: skip
