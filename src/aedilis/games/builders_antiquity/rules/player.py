"""What lies before one player in The Builders: Antiquity: money, hands, sites, tools and finished buildings."""

from __future__ import annotations

from aedilis.engine.bits import BIT, lowest, members
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.generated.person import Person


class Player(Person):
    """`crew` and `supplied` are the same two lists for all players: a site has one owner."""

    __slots__ = ()

    def derive(self) -> None:
        """Who was taught; what buildings come to depends on the variants, so the table adds that."""
        self.clear_derived()
        for hand in self.students:
            if hand != c.EMPTY:
                self.educated |= BIT[hand]

    # -- hands ----------------------------------------------------------------------------------------

    def slaves_in_pool(self) -> int:
        """Those who are not free and not at work."""
        return self.pool & c.ALL_SLAVES & ~self.freed

    def at_work(self) -> int:
        hands = 0
        sites = self.sites
        while sites:
            hands |= self.crew[lowest(sites)]
            sites &= sites - 1
        return hands

    def owned(self) -> int:
        """All hands, at work or not."""
        return self.pool | self.at_work()

    def slaves(self) -> int:
        """All who are not free, at work or not."""
        return self.owned() & c.ALL_SLAVES & ~self.freed

    def tool_of(self, hand: int) -> int:
        """The tool a hand is at work with, or EMPTY."""
        for tool in range(c.RESOURCES):
            if self.carriers[tool] == hand:
                return tool
        return c.EMPTY

    def university_of(self, hand: int) -> int:
        """The university that taught a hand, or EMPTY."""
        for university in range(c.RESOURCES):
            if self.students[university] == hand:
                return university
        return c.EMPTY

    # -- sites ----------------------------------------------------------------------------------------

    def workers_at(self, building: int) -> list[int]:
        return members(self.crew[building]) if self.sites & BIT[building] else []

    def supplied_at(self, building: int) -> int:
        return self.supplied[building] if self.sites & BIT[building] else 0

    def missing_at(self, building: int) -> int:
        return lacking(c.NEED[building], self.supplied_at(building))

    # -- tools and universities -------------------------------------------------------------------------

    def take_up(self, tool: int, hand: int) -> None:
        self.tools &= ~BIT[tool]
        self.carriers = tuple([hand if t == tool else self.carriers[t] for t in range(c.RESOURCES)])

    def lay_down_tools_of(self, hands: int) -> None:
        for tool in range(c.RESOURCES):
            carrier = self.carriers[tool]
            if carrier != c.EMPTY and hands & BIT[carrier]:
                self.tools |= BIT[tool]
                self.carriers = tuple([c.EMPTY if t == tool else self.carriers[t] for t in range(c.RESOURCES)])

    def teach(self, university: int, hand: int) -> None:
        self.educated |= BIT[hand]
        self.students = tuple([hand if u == university else self.students[u] for u in range(c.RESOURCES)])


# -- amounts of all resources at once ---------------------------------------------------------------


def covers(supplied: int, need: int) -> bool:
    """Whether there is at least as much of every resource."""
    return ((supplied | c.SPARE) - need) & c.SPARE == c.SPARE


def lacking(need: int, supplied: int) -> int:
    """How much more of each resource is needed, where that is more than nothing."""
    difference = (need | c.SPARE) - supplied
    missing = 0
    for resource in range(c.RESOURCES):
        one = c.ONE_OF[resource]
        if difference & one * (c.LANE_MASK + 1) // 2:
            missing |= difference & one * (c.LANE_MASK // 2)
    return missing


def total(amounts: int) -> int:
    number = 0
    while amounts:
        number += amounts & c.LANE_MASK
        amounts >>= c.LANE
    return number


def scarcest(amounts: int) -> int:
    """How much there is of the resource of which there is least."""
    least = c.LANE_MASK
    for resource in range(c.RESOURCES):
        amount = amounts >> c.LANE * resource & c.LANE_MASK
        if amount < least:
            least = amount
    return least


def useful(supply: int, missing: int) -> int:
    """How much of what is missing a supply covers."""
    covered = 0
    while missing and supply:
        one, other = supply & c.LANE_MASK, missing & c.LANE_MASK
        covered += one if one < other else other
        supply >>= c.LANE
        missing >>= c.LANE
    return covered
