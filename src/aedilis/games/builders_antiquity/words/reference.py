"""The card reference of The Builders: Antiquity: every card and what it does, straight from the components."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.reference import Entries, Entry
from aedilis.engine.words import N_, Words
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.words import pieces

SEATS: Final = range(c.FEWEST_SEATS, c.MOST_SEATS + 1)

PRICE: Final = N_("Price")
PAYS: Final = N_("Finished: {gain}.")
MACHINE: Final = N_("Finished: {gain}; from then on a worker without a wage who supplies {supplies}.")
WORKER: Final = N_("Supplies {supplies} at a site; costs {wage} each time he is sent.")
SLAVE: Final = N_("Supplies {supplies} without a wage; still unfree at the end he costs {points}.")
TOOL: Final = N_("A worker who is sent with it supplies {amount} more; it comes back with him.")
BORROWED: Final = N_("Brings {money}; to be repaid with {repay}, or costs {points} at the end.")
UNIVERSITY: Final = N_("Raises what one worker supplies to {amount}, for good.")


def reference(words: Words) -> list[Entry]:
    """Every card, in the order of the components file."""
    of, cards = Entries(words, SEATS), c.DATA["cards"]
    return [
        *(worker(of, card) for card in cards["workers"]),
        *(slave(of, card) for card in cards["slaves"]),
        *(tool(of, card) for card in cards["tools"]),
        loan(of),
        *(university(of, number, name) for number, name in enumerate(c.RESOURCE_NAMES)),
        *(building(of, card) for card in cards["buildings"]),
    ]


def worker(of: Entries, card: dict[str, Any]) -> Entry:
    wage = pieces.amount(of.words, "money", card["wage"])
    effect = of.say(WORKER, supplies=supplies(of.words, card), wage=wage)
    return of.entry(card, name_of(of, card), N_("Workers"), N_("worker"), effect, {N_("Wage"): card["wage"]})


def slave(of: Entries, card: dict[str, Any]) -> Entry:
    points = pieces.amount(of.words, "points", c.SLAVE_PENALTY)
    effect = of.say(SLAVE, supplies=supplies(of.words, card), points=points)
    return of.entry(card, name_of(of, card), N_("Slaves"), N_("slave"), effect, {PRICE: c.SLAVE_PRICE})


def name_of(of: Entries, card: dict[str, Any]) -> str:
    return pieces.title(of.words, c.HAND_IDS.index(card["id"]))


def tool(of: Entries, card: dict[str, Any]) -> Entry:
    effect = of.say(TOOL, amount=pieces.amount(of.words, card["resource"], c.TOOL_BONUS))
    id, details = f"tool-{card['resource']}", {PRICE: c.TOOL_PRICE}
    return of.entry(card, of.say(card["name"]), N_("Tools"), N_("tool"), effect, details, id=id)


def loan(of: Entries) -> Entry:
    money, repay = (pieces.amount(of.words, "money", number) for number in (c.LOAN, c.REPAYMENT))
    effect = of.say(BORROWED, money=money, repay=repay, points=pieces.amount(of.words, "points", c.LOAN_PENALTY))
    known = {"origin": c.DATA["loan"]["origin"]}
    return of.entry(known, of.say(N_("Loan")), N_("Loans"), N_("loan"), effect, id="loan", copies=c.LOANS)


def university(of: Entries, number: int, resource: str) -> Entry:
    data, name = c.DATA["university"], pieces.university(of.words, number)
    effect = of.say(UNIVERSITY, amount=pieces.amount(of.words, resource, c.UNIVERSITY_LEVEL))
    id, details = f"university-{resource}", {PRICE: c.UNIVERSITY_PRICE}
    return of.entry(data, name, N_("Universities"), N_("university"), effect, details, id=id)


def building(of: Entries, card: dict[str, Any]) -> Entry:
    """The machines are a group of their own."""
    name = pieces.building(of.words, c.BUILDING_IDS.index(card["id"]))
    gain = pieces.amounts(of.words, {"money": card["reward"], "points": card["points"]})
    needs = {N_("Needs"): pieces.resources(of.words, c.packed(card["needs"]))}
    if "supplies" in card:
        effect = of.say(MACHINE, gain=gain, supplies=supplies(of.words, card))
        return of.entry(card, name, N_("Machines"), N_("machine"), effect, needs)
    return of.entry(card, name, N_("Buildings"), N_("building"), of.say(PAYS, gain=gain), needs)


def supplies(words: Words, card: dict[str, Any]) -> str:
    return pieces.resources(words, c.packed(card["supplies"]))
