"""A turn of Foundations of Rome: income, a deed or a building, and what else can be done before or after it."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.engine.position import Position
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import regular_silver
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.scoring import score_of
from aedilis.games.foundations_of_rome.rules.setup import SetUp

JUST_END: Final[int] = BIT[p.END_TURN]


class Rules(SetUp):
    """Each step settles who decides next."""

    __slots__ = ()

    def next_turn(self) -> None:
        seat = self.turn + 1 if self.turn + 1 < self.takers() else 0
        self.actions = 1
        if seat == self.seats:
            self.actions = 0
            self.ceres_turn()
            return
        self.turn = seat
        self.ask_turn()

    def ask_turn(self) -> None:
        """A turn ends by itself when everybody can see that nothing is left to do."""
        self.seat = self.turn
        player = self.players[self.turn]
        options = self.actions_of_turn()
        if options[0] == JUST_END and options[1] == 0 and (self.used_card or not player.may_hold(0)):
            self.end_turn()
            return
        self.ask(p.ACT, options)

    def actions_of_turn(self) -> sets.LargeSet:
        """All that can be done in it now."""
        player = self.players[self.turn]
        options = sets.small(self.common_actions(player))
        if self.with_monuments and self.actions:
            monuments = self.monuments_to_build(player, player.monument_fits)
            options = sets.union(options, sets.moved(monuments, p.BUILD + g.TRAY_LAYS))
        if player.held:
            options = sets.union(options, sets.moved(self.usable_cards(player), p.USE))
        return options

    def common_actions(self, player: Player) -> int:
        """Income, deeds, buildings of the tray, dealings with others, the end."""
        if self.actions:
            options = BIT[p.INCOME] | self.purchases(player) | self.to_build(player) << p.BUILD
        else:
            options = JUST_END
        if self.built and self.can_build_again(player):
            options |= BIT[p.BUILD_AGAIN]
        return options | self.dealings(player) if self.favour else options

    # -- income ----------------------------------------------------------------------------------------

    def income(self, player: Player) -> int:
        income = c.BASE_INCOME + regular_silver(self, player)
        return income + c.QUAESTOR_SILVER if player.role == c.QUAESTOR else income

    def take_income(self) -> None:
        player = self.players[self.seat]
        player.silver += self.income(player)
        self.actions -= 1
        self.ask_turn()

    # -- the Architect ---------------------------------------------------------------------------------

    def can_build_again(self, player: Player) -> bool:
        """After a build, once in an era."""
        if player.role != c.ARCHITECT or player.architect or player.silver < c.ARCHITECT_PRICE:
            return False
        return sets.any_in(self.extra_lays(player, False))

    def build_again(self) -> None:
        self.begin_extra_build(codes.BY_ARCHITECT)

    # -- the score -------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Against Ceres, by how much she is beaten."""
        points = [score_of(self, player) for player in self.players]
        return [points[0] - score_of(self, self.ceres())] if self.solo else points

    def ranks(self) -> list[int]:
        """Against Ceres one is second without more points than she has: a tie is lost."""
        return [1 if self.scores()[0] > 0 else 2] if self.solo else Position.ranks(self)

    def merit(self, seat: int) -> list[int]:
        """Ties go to more silver, then to more lots, and are shared then (C8)."""
        player = self.players[seat]
        return [score_of(self, player), player.silver, player.owned()]
