"""What is legal, once more: worked out from the readable text of a position and the printed cards alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

RESOURCES: Final = ("stone", "wood", "knowledge", "colour")
SUPPLIES: Final = {
    "apprentice-1": "0110", "apprentice-2": "0101", "apprentice-3": "1010", "apprentice-4": "1001",
    "labourer-1": "0102", "labourer-2": "2001", "labourer-3": "0210", "labourer-4": "1020",
    "companion-1": "3010", "companion-2": "1030", "companion-3": "1111",
    "companion-4": "1111", "companion-5": "0301", "companion-6": "0103",
    "master-1": "2003", "master-2": "3200", "master-3": "0320", "master-4": "0032",
    "slave-1": "2002", "slave-2": "0022", "slave-3": "2020", "slave-4": "2200", "slave-5": "0202", "slave-6": "0220",
    "machine-hoist": "3000", "machine-saw": "0300", "machine-drafting-table": "0030", "machine-scaffold": "0003",
}  # fmt: skip
NEEDS: Final = {
    "house": "0110", "market": "1001", "quarry": "1100", "watering-trough": "0011",
    "trading-post": "0110", "camel-stable": "1010", "shop": "0101", "rural-house": "1001",
    "armoury": "1120", "shipyard": "1012", "port": "2101", "archery-range": "0211",
    "town-hall": "2022", "noble-house": "2202", "town-house": "2220", "temple": "0222",
    "barracks": "2312", "fortress": "3221", "philosophy-school": "1223", "forum": "2132",
    "ziggurat": "1234", "assur-palace": "3142", "alexandria-lighthouse": "2413", "theatre": "4321",
    "tower-of-babel": "3153", "sphinx": "3513", "hanging-gardens": "2345", "colossus-of-rhodes": "5432",
    "pyramid": "4444",
    "machine-hoist": "0120", "machine-saw": "0012", "machine-drafting-table": "2001", "machine-scaffold": "1200",
}  # fmt: skip
WAGES: Final = {"apprentice": 2, "labourer": 3, "companion": 4, "master": 5, "slave": 0, "machine": 0}


class Table:
    """A position as its text tells it, with the player whose turn it is."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.turn = data["turn"]
        self.variants = data["variants"]
        self.me = data["player"][self.turn["seat"]]
        self.sites = {entry.split()[0].rstrip(":"): entry.split()[1:] for entry in self.me["sites"]}
        self.sent = {entry.split()[1]: int(entry.split()[0]) for entry in self.turn["sent"]}
        self.taught = dict(entry.split() for entry in self.me["taught"])

    def is_slave(self, hand: str) -> bool:
        return hand.startswith("slave") and hand not in self.me["freed"]

    def wage(self, hand: str) -> int:
        return int(self.variants["freed-wage"]) if hand in self.me["freed"] else WAGES[hand.split("-")[0]]

    def actions_for(self, site: str) -> int:
        """That one more worker at this site takes."""
        return 1 + self.sent.get(site, 0)

    def reachable(self) -> list[str]:
        return [site for site in self.sites if self.actions_for(site) <= self.turn["actions"]]

    def may_learn(self, hand: str, resource: str) -> bool:
        if self.is_slave(hand) or hand in self.taught:
            return False
        if hand.startswith("machine") and self.variants["machine-universities"] == "no":
            return False
        return self.variants["university"] == "plus-3" or int(SUPPLIES[hand][RESOURCES.index(resource)]) < 3

    def may_carry(self, hand: str) -> bool:
        if hand.startswith("machine") and self.variants["machine-tools"] == "no":
            return False
        return bool(self.me["tools"]) and not self.is_slave(hand)

    # -- what can be done ---------------------------------------------------------------------------------

    def allowed(self) -> set[str]:
        decision = self.data["decision"]
        if decision == "act":
            return set(self.act())
        if decision == "site":
            word = "at" if self.may_carry(self.turn["sending"]) else "to"
            return {f"{word} {site}" for site in self.reachable()}
        if decision == "tool":
            return {"with nothing", *(f"with {tool}" for tool in self.me["tools"])}
        if decision == "teach":
            return {f"teach {hand}" for hand in self.me["pool"] if self.may_learn(hand, self.turn["teaching"])}
        assert self.data["decides"] in ("chance", "over")
        return set(self.outcomes(decision))

    def outcomes(self, decision: str) -> Iterator[str]:
        if decision == "first player":
            yield from (f"first {seat + 1}" for seat in range(self.data["seats"]))
        elif decision == "deal":
            yield from (f"apprentice {card}" for card in self.data["worker_deck"] if card.startswith("apprentice"))
        elif decision in ("building", "worker"):
            yield from (f"{decision} {card}" for card in self.data[f"{decision}_deck"])

    def act(self) -> Iterator[str]:
        money, actions = self.me["money"], self.turn["actions"]
        yield "end"
        if money >= 5:
            yield "action"
        if money >= 15 and self.me["loans"]:
            yield "repay"
        if actions < 1:
            return
        yield from (f"open {card}" for card in self.data["buildings"] if card != "-")
        yield from (f"recruit {card}" for card in self.data["workers"] if card != "-")
        yield from (f"take {number}" for number in (1, 2, 3) if number <= actions)
        yield from (f"free {hand}" for hand in self.me["pool"] if self.is_slave(hand))
        yield from (f"send {hand}" for hand in self.me["pool"] if self.reachable() and self.wage(hand) <= money)
        if not self.turn["invested"]:
            yield from self.invest(money)

    def invest(self, money: int) -> Iterator[str]:
        if self.data["loans"]:
            yield "loan"
        if money >= 2:
            yield from (f"tool {resource}" for resource in self.data["tools"])
        if money >= 7:
            yield from (f"buy {slave}" for slave in self.data["slaves"])
            for resource in self.data["universities"]:
                if any(self.may_learn(hand, resource) for hand in self.me["pool"]):
                    yield f"university {resource}"

    # -- what somebody at a site brings -----------------------------------------------------------------------

    def supplies(self, entry: str) -> list[int]:
        """Of a hand with its tool, such as "master-1+wood"."""
        hand, _, tool = entry.partition("+")
        amounts = [int(digit) for digit in SUPPLIES[hand]]
        if hand in self.taught:
            at = RESOURCES.index(self.taught[hand])
            amounts[at] = amounts[at] + 3 if self.variants["university"] == "plus-3" else max(3, amounts[at])
        if tool:
            amounts[RESOURCES.index(tool)] += 1
        return amounts

    def is_complete(self, site: str, crew: list[str]) -> bool:
        brought = [self.supplies(entry) for entry in crew]
        sums = [sum(amounts[at] for amounts in brought) for at in range(4)]
        return all(have >= int(need) for have, need in zip(sums, NEEDS[site], strict=True))
