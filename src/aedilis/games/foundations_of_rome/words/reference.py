"""The reference of Foundations of Rome: every building, monument and card, straight from the components."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.reference import Entries, Entry
from aedilis.engine.words import N_, Words, capital
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
    of, data = Entries(words, c.SEATS), c.DATA
    return [
        *(building(of, kind, one) for kind, one in enumerate(data["tray"]["buildings"])),
        *(building(of, kind, one) for kind, one in enumerate(data["monuments"]["buildings"], c.FIRST_MONUMENT)),
        *(goal(of, number, one) for number, one in enumerate(data["goals"]["cards"])),
        *(role(of, number, one) for number, one in enumerate(data["roles"]["cards"])),
        *(card(of, number, one) for number, one in enumerate(data["influence"]["cards"])),
        *(garden(of, kind, one) for kind, one in enumerate(data["ceres"]["gardens"], c.FIRST_GARDEN)),
        *(card_of_ceres(of, id) for id in data["ceres"]["deck"]),
    ]


def sentence(text: str) -> str:
    return capital(text).removesuffix(".") + "."


# -- buildings -----------------------------------------------------------------------------------------


def building(of: Entries, kind: int, data: dict[str, Any]) -> Entry:
    """Of a tray, or a monument."""
    group, details = N_("Buildings of a tray"), {N_("Shape"): terms.shape_name(of.words, kind)}
    effect = of.say(N_("It brings {worth}"), worth=effects.worth(of.words, kind))
    if kind >= c.FIRST_MONUMENT:
        group = N_("Monuments in the common supply")
        if needs := effects.needs(of.words, kind):
            details[N_("Needs")] = needs
        if at_once := effects.at_once(of.words, kind):
            effect = f"{effect}; {at_once}"
    name, type = terms.kind_name(of.words, kind), terms.type_name(of.words, kind)
    return of.entry(data, name, group, type, sentence(effect), details, copies=c.COUNT[kind])


def garden(of: Entries, kind: int, data: dict[str, Any]) -> Entry:
    worth = [effects.worth(of.words, kind, level) for level in range(c.LEVELS)]
    effect = sentence(of.say(N_("It brings Ceres {worth}"), worth=worth[0]))
    details = {FROM_LEVEL[level]: worth[level] for level in range(1, c.LEVELS) if worth[level] != worth[level - 1]}
    return of.entry(
        data | known(c.DATA["ceres"]), terms.kind_name(of.words, kind), N_("Gardens of Ceres"), N_("garden"), effect,
        details, copies=c.COUNT[kind], seats=ALONE,
    )  # fmt: skip


def known(data: dict[str, Any]) -> dict[str, Any]:
    """Where all of a table is known from."""
    return {"origin": data["origin"], "note": data["note"]}


# -- cards ---------------------------------------------------------------------------------------------


def goal(of: Entries, number: int, data: dict[str, Any]) -> Entry:
    """Where it depends on the number of players, all numbers are given, also that of the game against Ceres."""
    least = {seats: c.GOAL_LEAST[number][seats] for seats in c.SEATS}
    details = {}
    if c.GOAL_MOST[number] == c.EMPTY and len({*least.values()}) > 1:
        label = of.say(N_("With {seats} players"), seats=f"{c.SEATS[0]}–{c.SEATS[-1]}")
        details[label] = ", ".join(map(str, least.values()))
    points = terms.amount(of.words, "points", data["points"])
    effect = of.say(N_("{points} at the end for {aim}"), points=points, aim=effects.aim_for_all(of.words, number))
    name, id = terms.goal_name(of.words, number), f"goal-{data['id']}"
    return of.entry(data, name, N_("Goals"), N_("goal"), sentence(effect), details, id=id)


def role(of: Entries, number: int, data: dict[str, Any]) -> Entry:
    effect = sentence(effects.role_effect(of.words, number))
    return of.entry(data, terms.role_name(of.words, number), N_("Roles"), N_("role"), effect, seats=TOGETHER)


def card(of: Entries, number: int, data: dict[str, Any]) -> Entry:
    details = {N_("When"): of.say(TIMINGS[data["timing"]])}
    if c.UNUSED_POINTS[number]:
        details[N_("If it is not used")] = terms.amount(of.words, "points", c.UNUSED_POINTS[number])
    name, effect = terms.card_name(of.words, number), sentence(effects.card_effect(of.words, number))
    id = f"card-{data['id']}"
    return of.entry(data, name, N_("Influence cards"), N_("influence card"), effect, details, id=id, seats=TOGETHER)


def card_of_ceres(of: Entries, id: str) -> Entry:
    data = {"id": f"ceres-{id}", **known(c.DATA["ceres"])}
    name, effect = terms.ceres_card_name(of.words, id), sentence(of.say(CERES_CARDS[id.partition("-")[0]]))
    return of.entry(data, name, N_("Cards of Ceres"), N_("card of Ceres"), effect, seats=ALONE, drawn=False)
