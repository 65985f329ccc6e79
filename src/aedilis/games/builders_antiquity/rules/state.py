"""What lies on the table in The Builders: Antiquity, and what it comes to. `fields.py` declares it."""

from __future__ import annotations

from aedilis.engine.bits import BIT, lowest, mask_of, members
from aedilis.engine.position import OVER
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.generated.table import Table
from aedilis.games.builders_antiquity.rules.player import Player


class State(Table):
    __slots__ = ()

    def wage_of(self, seat: int, hand: int) -> int:
        return c.FREED_WAGES[self.freed_wage] if self.players[seat].freed & BIT[hand] else c.WAGE[hand]

    def supply_of(self, seat: int, hand: int) -> int:
        """What a hand supplies, with what a university taught it, but without a tool."""
        player = self.players[seat]
        if player.educated & BIT[hand]:
            return c.TAUGHT_SUPPLY[self.university_adds][player.university_of(hand) * c.HANDS + hand]
        return c.SUPPLY[hand]

    def supply_of_all(self, seat: int, hands: int) -> int:
        """What these hands supply together, without tools."""
        supply = 0
        while hands:
            supply += self.supply_of(seat, lowest(hands))
            hands &= hands - 1
        return supply

    def can_use_tools(self, player: Player) -> int:
        """Workers and freed slaves, and machines if they may."""
        return c.ALL_WORKERS | player.freed | (c.ALL_MACHINES if self.machine_tools else 0)

    def can_study(self, player: Player) -> int:
        return c.ALL_WORKERS | player.freed | (c.ALL_MACHINES if self.machine_universities else 0)

    def sent_to(self, building: int) -> int:
        """How many were sent to a site in this turn."""
        number = 0
        for sites in self.sent:
            if sites & BIT[building]:
                number += 1
        return number

    def reward_of(self, building: int) -> int:
        return c.REGULAR_REWARD[building] if self.regular_rewards else c.REWARD[building]

    def points_for(self, building: int) -> int:
        return c.REGULAR_POINTS[building] if self.regular_rewards else c.POINTS[building]

    def rounds_left(self) -> int:
        """After so many rounds, this one included, the game ends if nothing moves; 0 while nobody is to be warned."""
        if self.busy or self.last_round or self.seat == OVER or self.idle < c.WARNED_AFTER:
            return 0
        return min(c.IDLE_ROUNDS - self.idle, c.MOST_ROUNDS - self.round + 1)

    def derive(self) -> None:
        buildings = [building for building in self.building_row if building != c.EMPTY]
        workers = [p.RECRUIT + worker for worker in self.worker_row if worker != c.EMPTY]
        self.offers = mask_of(buildings + workers)
        for seat in range(self.seats):
            self.players[seat].derive()
            self.derive_from_buildings(seat)

    def derive_from_buildings(self, seat: int) -> None:
        """What depends on variants too."""
        player = self.players[seat]
        for building in members(player.finished):
            player.points += self.points_for(building)
        for building in members(player.sites):
            self.supplied[building] = self.supply_of_all(seat, self.crew[building])
            for tool in range(c.RESOURCES):
                carrier = player.carriers[tool]
                if carrier != c.EMPTY and self.crew[building] & BIT[carrier]:
                    self.supplied[building] += c.ONE_OF[tool] * c.TOOL_BONUS
