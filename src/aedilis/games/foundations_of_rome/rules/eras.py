"""The end of an era in Foundations of Rome: population, civic and commercial buildings, monuments, cards and roles."""

from __future__ import annotations

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.engine.position import OVER
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes, scoring
from aedilis.games.foundations_of_rome.rules.building_values import population_of, regular_silver
from aedilis.games.foundations_of_rome.rules.market import Market
from aedilis.games.foundations_of_rome.rules.player import Player


class Eras(Market):
    __slots__ = ()

    # -- the end of a turn and of an era ---------------------------------------------------------------

    def end_turn(self) -> None:
        """An era is over when everybody had one more turn after its last deed (E2), or after very many turns (E10)."""
        self.turns += 1
        self.idle = 0 if self.busy else self.idle + 1
        self.clear_turn()
        if self.turns >= c.TURNS_IN_ERA * self.takers():
            self.end_era()
            return
        if self.ending:
            self.ending -= 1
            if self.ending == 0:
                self.end_era()
                return
        elif self.idle == c.IDLE_ROUNDS * self.takers():
            self.remove_cheapest_deed()
            return
        self.next_turn()

    def end_era(self) -> None:
        """Those who may hold a card for it announce it first, face down and together (I6)."""
        asked = 0
        if self.influence:
            for seat in range(self.seats):
                if self.players[seat].may_hold(BIT[c.CERES] | BIT[c.VENUS]):
                    asked |= BIT[seat]
        if asked:
            self.ask_together(p.ANNOUNCE, asked)
        else:
            self.score_era()

    def announce(self, choice: int) -> None:
        if self.pick_together(choice):
            self.score_era()

    # -- scoring ---------------------------------------------------------------------------------------

    def score_era(self) -> None:
        announced = [*[max(p.NOTHING, pick) for pick in self.picks()], *[p.NOTHING] * self.solo]
        for seat in range(self.seats):
            self.reveal_announced(self.players[seat], announced[seat])
        populations = self.score_population(announced)
        for seat in range(self.seats):
            self.score_city(self.players[seat], populations[seat], max(populations))
        if self.solo:
            self.ceres().book(self.era, codes.FOR_CIVIC, scoring.civic_gardens(self))
            self.ceres().book(self.era, codes.FOR_COMMERCIAL, scoring.commercial_gardens(self))
        self.clear_market()
        if self.era < c.ERAS:
            self.begin_era()
        else:
            self.end_game()

    def score_city(self, player: Player, population: int, most: int) -> None:
        """All but population: civic and commercial buildings, monuments, then roles and cards (C5)."""
        player.book(self.era, codes.FOR_CIVIC, scoring.civic_score(self, player, False))
        player.book(self.era, codes.FOR_COMMERCIAL, scoring.commercial_score(self, player, False))
        if self.with_monuments:
            points = scoring.civic_score(self, player, True) + scoring.commercial_score(self, player, True)
            player.book(self.era, codes.FOR_MONUMENTS, points)
        if self.era < c.ERAS:
            player.silver += regular_silver(self, player)
        if self.with_roles:
            player.book(self.era, codes.FOR_ROLE, scoring.role_score(self, player, population, most))
            player.silver += scoring.role_silver(self, player)
        if player.opened:
            player.book(self.era, codes.FOR_INFLUENCE, scoring.influence_score(self, player))

    def score_population(self, announced: list[int]) -> list[int]:
        """Ceres raises a population for this time; Venus scores as a leader, which changes nothing for others."""
        populations = [
            population_of(self, city) + (c.CERES_POPULATION if announced[number] & p.ANNOUNCE_CERES else 0)
            for number, city in enumerate(self.cities)
        ]
        points = scoring.population_points(populations, self.era)
        for number, city in enumerate(self.cities):
            if announced[number] & p.ANNOUNCE_VENUS and populations[number]:
                points[number] = max(populations) + c.LEADER_BONUS[self.era]
            city.book(self.era, codes.FOR_POPULATION, points[number])
        return populations

    def reveal_announced(self, player: Player, announced: int) -> None:
        if announced & p.ANNOUNCE_CERES:
            self.discard(player, c.CERES)
        if announced & p.ANNOUNCE_VENUS:
            self.discard(player, c.VENUS)

    def clear_market(self) -> None:
        """What nobody bought is out of the game."""
        for card in [*self.row, *sets.members(self.returned)]:
            if card < c.LOTS:
                self.removed = sets.union(self.removed, sets.ONE[card])
            else:
                self.spent |= BIT[card - c.LOTS]
        self.returned = sets.NOTHING
        self.row = []
        self.bribes = []
        self.deeds_left = self.pile_deeds = self.pile_cards = self.pile = 0

    def end_game(self) -> None:
        self.turns = self.idle = self.after = self.actions = 0
        self.lot = c.EMPTY
        self.seat = OVER
        self.ask(p.END, sets.NOTHING)
