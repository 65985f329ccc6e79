"""The card reference of The Builders: Antiquity: every card and what it does, straight from the components."""

from __future__ import annotations

from collections.abc import Iterable
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
    of = Entries(words, SEATS)
    return [*workers(of), *slaves(of), *tools(of), loan(of), *universities(of), *buildings(of)]


def workers(of: Entries) -> list[Entry]:
    return [worker(of, hand, card) for hand, card in hands("workers")]


def worker(of: Entries, hand: int, card: dict[str, Any]) -> Entry:
    wage = pieces.amount(of.words, "money", card["wage"])
    effect = of.say(WORKER, supplies=supplies(of.words, card), wage=wage)
    name = pieces.title(of.words, hand)
    return of.entry(card, name, N_("Workers"), N_("worker"), effect, {N_("Wage"): card["wage"]})


def slaves(of: Entries) -> list[Entry]:
    return [slave(of, hand, card) for hand, card in hands("slaves")]


def slave(of: Entries, hand: int, card: dict[str, Any]) -> Entry:
    points = pieces.amount(of.words, "points", c.SLAVE_PENALTY)
    effect = of.say(SLAVE, supplies=supplies(of.words, card), points=points)
    return of.entry(card, pieces.title(of.words, hand), N_("Slaves"), N_("slave"), effect, {PRICE: c.SLAVE_PRICE})


def hands(what: str) -> Iterable[tuple[int, dict[str, Any]]]:
    return ((c.HAND_IDS.index(card["id"]), card) for card in c.DATA["cards"][what])


def tools(of: Entries) -> list[Entry]:
    return [tool(of, card) for card in c.DATA["cards"]["tools"]]


def tool(of: Entries, card: dict[str, Any]) -> Entry:
    effect = of.say(TOOL, amount=pieces.amount(of.words, card["resource"], c.TOOL_BONUS))
    id, details = f"tool-{card['resource']}", {PRICE: c.TOOL_PRICE}
    return of.entry(card, of.say(card["name"]), N_("Tools"), N_("tool"), effect, details, id=id)


def loan(of: Entries) -> Entry:
    money, repay = (pieces.amount(of.words, "money", number) for number in (c.LOAN, c.REPAYMENT))
    effect = of.say(BORROWED, money=money, repay=repay, points=pieces.amount(of.words, "points", c.LOAN_PENALTY))
    known = {"origin": c.DATA["loan"]["origin"]}
    return of.entry(known, of.say(N_("Loan")), N_("Loans"), N_("loan"), effect, id="loan", copies=c.LOANS)


def universities(of: Entries) -> list[Entry]:
    return [university(of, number, name) for number, name in enumerate(c.RESOURCE_NAMES)]


def university(of: Entries, number: int, resource: str) -> Entry:
    data, name = c.DATA["university"], pieces.university(of.words, number)
    effect = of.say(UNIVERSITY, amount=pieces.amount(of.words, resource, c.UNIVERSITY_LEVEL))
    id, details = f"university-{resource}", {PRICE: c.UNIVERSITY_PRICE}
    return of.entry(data, name, N_("Universities"), N_("university"), effect, details, id=id)


def buildings(of: Entries) -> list[Entry]:
    return [building(of, card) for card in c.DATA["cards"]["buildings"]]


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
