"""The card reference of The Builders: Antiquity: every card and what it does, straight from the components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from aedilis.engine.reference import Entry
from aedilis.engine.words import N_, Words
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.words import pieces

SEATS: Final = range(c.FEWEST_SEATS, c.MOST_SEATS + 1)

PAYS: Final = N_("Finished: {gain}.")
MACHINE: Final = N_("Finished: {gain}; from then on a worker without a wage who supplies {supplies}.")
WORKER: Final = N_("Supplies {supplies} at a site; costs {wage} each time he is sent.")
SLAVE: Final = N_("Supplies {supplies} without a wage; still unfree at the end he costs {points}.")
TOOL: Final = N_("A worker who is sent with it supplies {amount} more; it comes back with him.")
BORROWED: Final = N_("Brings {money}; to be repaid with {repay}, or costs {points} at the end.")
UNIVERSITY: Final = N_("Raises what one worker supplies to {amount}, for good.")


def reference(words: Words) -> list[Entry]:
    """Every card, in the order of the components file."""
    return [*workers(words), *slaves(words), *tools(words), loan(words), *universities(words), *buildings(words)]


def workers(words: Words) -> list[Entry]:
    return [
        entry(
            words,
            card,
            pieces.title(words, c.HAND_IDS.index(card["id"])),
            (N_("Workers"), N_("worker")),
            [("wage", card["wage"])],
            words.say(WORKER, supplies=supplies(words, card), wage=pieces.amount(words, "money", card["wage"])),
        )
        for card in c.DATA["cards"]["workers"]
    ]


def slaves(words: Words) -> list[Entry]:
    points = pieces.amount(words, "points", c.SLAVE_PENALTY)
    return [
        entry(
            words,
            card,
            pieces.title(words, c.HAND_IDS.index(card["id"])),
            (N_("Slaves"), N_("slave")),
            [("price", c.SLAVE_PRICE)],
            words.say(SLAVE, supplies=supplies(words, card), points=points),
        )
        for card in c.DATA["cards"]["slaves"]
    ]


def tools(words: Words) -> list[Entry]:
    return [
        entry(
            words,
            {**card, "id": f"tool-{card['resource']}"},
            words.say(card["name"]),
            (N_("Tools"), N_("tool")),
            [("price", c.TOOL_PRICE)],
            words.say(TOOL, amount=pieces.amount(words, card["resource"], c.TOOL_BONUS)),
        )
        for card in c.DATA["cards"]["tools"]
    ]


def loan(words: Words) -> Entry:
    money, repay = pieces.amount(words, "money", c.LOAN), pieces.amount(words, "money", c.REPAYMENT)
    effect = words.say(BORROWED, money=money, repay=repay, points=pieces.amount(words, "points", c.LOAN_PENALTY))
    card = {"id": "loan", "origin": c.DATA["loan"]["origin"]}
    made = entry(words, card, words.say(N_("Loan")), (N_("Loans"), N_("loan")), [], effect)
    return made._replace(copies=c.LOANS)


def universities(words: Words) -> list[Entry]:
    data = c.DATA["university"]
    return [
        entry(
            words,
            {"id": f"university-{name}", "origin": data["origin"], "note": data["note"]},
            pieces.university(words, number),
            (N_("Universities"), N_("university")),
            [("price", c.UNIVERSITY_PRICE)],
            words.say(UNIVERSITY, amount=pieces.amount(words, name, c.UNIVERSITY_LEVEL)),
        )
        for number, name in enumerate(c.RESOURCE_NAMES)
    ]


def buildings(words: Words) -> list[Entry]:
    """The machines are a group of their own."""
    entries = []
    for card in c.DATA["cards"]["buildings"]:
        machine = "supplies" in card
        gain = pieces.amounts(words, {"money": card["reward"], "points": card["points"]})
        entries.append(
            entry(
                words,
                card,
                pieces.building(words, c.BUILDING_IDS.index(card["id"])),
                (N_("Machines"), N_("machine")) if machine else (N_("Buildings"), N_("building")),
                [("needs", pieces.resources(words, c.packed(card["needs"])))],
                words.say(MACHINE, gain=gain, supplies=supplies(words, card))
                if machine
                else words.say(PAYS, gain=gain),
            )
        )
    return entries


LABELS: Final = {"wage": N_("Wage"), "price": N_("Price"), "needs": N_("Needs")}


def entry(
    words: Words,
    card: dict[str, Any],
    name: str,
    group_and_kind: tuple[str, str],
    details: Iterable[tuple[str, object]],
    effect: str,
) -> Entry:
    group, kind = (words.say(word) for word in group_and_kind)
    printed = {words.say(LABELS[label]): str(value) for label, value in details}
    return Entry(card["id"], name, group, kind, 1, SEATS, printed, effect, card["origin"], card.get("note", ""))


def supplies(words: Words, card: dict[str, Any]) -> str:
    return pieces.resources(words, c.packed(card["supplies"]))
