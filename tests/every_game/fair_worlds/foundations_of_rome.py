"""What a viewer of Foundations of Rome cannot know, and all ways it could be, counted card by card.

Written from the rulings and not from `secrets.py`, so that they can be compared. Only with some modules there is
something to know: hands in the draft, hidden goals, roles to choose from, cards that the Augur bought unseen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any, Final

from aedilis import NOBODY, Position, Rng
from aedilis.games.foundations_of_rome.data.components import DATA, SIDE
from aedilis.games.foundations_of_rome.fields import Table

SECRETS: Final = True
OFFERED: Final = " offered"
World = tuple[object, ...]
ANNOUNCEMENTS: Final = ((), ("ceres",), ("venus",), ("ceres", "venus"))


def secret_with(seats: int, variants: Mapping[str, str]) -> bool:
    """Whether there are secrets in this setting; alone against Ceres there is no draft and there are no roles."""
    hidden = ("draft", "hidden-goals", "roles") if seats > 1 else ("hidden-goals",)
    return any(variants[name] == "yes" for name in hidden)


def told_of(position: Position) -> dict[str, Any]:
    """A true position as text; which cards somebody offers is no matter of where they are."""
    told = Table.describe(position)
    for own in told["player"]:
        own["cards"] = [card.removesuffix(OFFERED) for card in own["cards"]]
    return told


def world_of(position: Position) -> World:
    """All cards of a true position that could be hidden from somebody, and where they are."""
    told = told_of(position)
    return tuple(
        (
            tuple(sorted(own["hand"])),
            own["goal"] if own["goal"] != "-" else tuple(sorted(own["goals"])),
            tuple(sorted(own["roles"])),
            tuple(own["cards"]),
            own["pick"],
        )
        for own in told["player"]
    )


def possible_worlds(position: Position, viewer: int, limit: int) -> dict[World, int] | None:
    """Each world that looks the same to the viewer, with the number of ways to it; None if there are too many."""
    table = Unseen(told_of(position), viewer)
    worlds: Counter[World] = Counter()
    for number, (world, ways) in enumerate(table.worlds()):
        worlds[world] += ways
        if len(worlds) > limit or number > 40 * limit:
            return None
    return worlds


class Unseen:
    """The table as one viewer knows it: what lies in pools, and how many of each pool every player has."""

    def __init__(self, told: dict[str, Any], viewer: int) -> None:
        self.told, self.viewer = told, viewer
        self.seats = told["seats"]
        self.over = told["decision"] == "end"

    def worlds(self) -> Iterator[tuple[World, int]]:
        """Pools are independent of each other, seats are dealt to one after the other."""
        told = self.told["player"]
        for hands in self.deals([own["hand"] for own in told], self.knows_hand, self.told["deck"]):
            for goals in self.deals([own["goals"] for own in told], self.is_own, self.told["goal_deck"]):
                for roles in self.deals([own["roles"] for own in told], self.is_own, self.told["role_deck"]):
                    for cards in self.card_deals():
                        yield from self.chosen(hands, goals, roles, cards)

    def is_own(self, seat: int) -> bool:
        return seat == self.viewer or self.over

    def knows_hand(self, seat: int) -> bool:
        passed = self.told["dealt"] if self.told["decision"] == "draft" else 0
        return self.viewer != NOBODY and (seat - self.viewer) % self.seats <= passed

    def deals(self, lying: list[list[str]], knows: Any, deck: list[str]) -> Iterator[tuple[tuple[str, ...], ...]]:
        unknown = [seat for seat in range(self.seats) if not knows(seat)]
        pool = sorted([*deck, *(card for seat in unknown for card in lying[seat])])
        yield from self.hand_out(lying, unknown, pool, ())

    def hand_out(
        self, lying: list[list[str]], unknown: list[int], pool: list[str], done: tuple[tuple[str, ...], ...]
    ) -> Iterator[tuple[tuple[str, ...], ...]]:
        seat = len(done)
        if seat == self.seats:
            yield done
        elif seat not in unknown:
            yield from self.hand_out(lying, unknown, pool, (*done, tuple(sorted(lying[seat]))))
        else:
            for hand in combinations(pool, len(lying[seat])):
                rest = [card for card in pool if card not in hand]
                yield from self.hand_out(lying, unknown, rest, (*done, hand))

    def card_deals(self) -> Iterator[tuple[tuple[str, ...], ...]]:
        """Every card that lies face down and is not known to the viewer may be any that the viewer has not seen."""
        told = self.told["player"]
        hidden = [(seat, n) for seat in range(self.seats) for n in range(len(told[seat]["cards"]))]
        hidden = [(seat, n) for seat, n in hidden if not self.knows_card(told[seat]["cards"][n])]
        pool = [*self.told["card_deck"], *(told[seat]["cards"][n].split(":")[0] for seat, n in hidden)]
        yield from self.turn_up([list(own["cards"]) for own in told], hidden, pool)

    def turn_up(
        self, cards: list[list[str]], hidden: list[tuple[int, int]], pool: list[str]
    ) -> Iterator[tuple[tuple[str, ...], ...]]:
        if not hidden:
            yield tuple(tuple(sorted(own, key=in_order)) for own in cards)
            return
        (seat, n), *others = hidden
        for card in pool:
            turned = [list(own) for own in cards]
            turned[seat][n] = ":".join([card, turned[seat][n].split(":")[1]])
            yield from self.turn_up(turned, others, [other for other in pool if other != card])

    def knows_card(self, card: str) -> bool:
        _, private, seats = card.split(" ")[0].partition(":")
        return not private or self.over or str(self.viewer) in seats.split(",")

    def chosen(self, hands: Any, goals: Any, roles: Any, cards: Any) -> Iterator[tuple[World, int]]:
        """Picks that wait for others, and goals that were kept: each as likely as any other."""
        worlds: list[tuple[tuple[object, ...], int]] = [((), 1)]
        for seat, own in enumerate(self.told["player"]):
            picks = self.picks(seat, own, hands[seat], goals[seat], roles[seat], cards[seat])
            kept: list[object] = [own["goal"]] if self.is_own(seat) else list(goals[seat])
            if own["goal"] == "-":
                kept = [goals[seat]]
            worlds = [
                ((*world, (hands[seat], goal, roles[seat], cards[seat], pick)), ways * COMMON // len(picks))
                for world, ways in worlds
                for goal in kept
                for pick in picks
            ]
        yield from worlds

    def picks(self, seat: int, own: dict[str, Any], hand: Any, goals: Any, roles: Any, cards: Any) -> list[int]:
        if own["pick"] == -1 or seat == self.viewer:
            return [own["pick"]]
        decision = self.told["decision"]
        if decision == "draft":
            return [number_of_lot(lot) for lot in hand]
        if decision == "goal":
            return [ids("goals").index(goal) for goal in goals]
        if decision == "role":
            return [ids("roles").index(role) for role in roles]
        names = {card.split(":")[0] for card in cards}
        return [number for number, needed in enumerate(ANNOUNCEMENTS) if names.issuperset(needed)]


COMMON: Final = 12  # so that each of up to four, or of six, picks has its share in whole numbers


def ids(deck: str) -> list[str]:
    return [card["id"] for card in DATA[deck]["cards"]]


def number_of_lot(lot: str) -> int:
    return (int(lot[1:]) - 1) * SIDE + ord(lot[0]) - ord("A")


def in_order(card: str) -> tuple[bool, int, int]:
    """As a position lists cards: by what is known of them, then by number."""
    name, private, seats = card.split(" ")[0].partition(":")
    known = sum(1 << int(seat) for seat in seats.split(",")) if private else 32
    return card.endswith("offered"), known, ids("influence").index(name)


def happens_to_be(position: Position, option: int, random: Rng) -> bool:
    """Whether somebody who uses one of the cards that nobody has seen, at random, uses just this one."""
    told = Table.describe(position)
    after = position.copy()
    after.play(option)
    own = told["player"][position.seat]["cards"]
    left = Table.describe(after)["player"][position.seat]["cards"]
    gone = [card for card in own if ":" in card and card not in left]
    backs = [card for card in own if ":" in card]
    return all(backs[random.below(len(backs))] == card for card in gone)
