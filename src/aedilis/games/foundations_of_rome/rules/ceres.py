"""The game of one against Ceres: her turns and her gardens."""

from __future__ import annotations

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import neighbours
from aedilis.games.foundations_of_rome.rules.trade import Trade


class Ceres(Trade):
    __slots__ = ()

    # -- her turn --------------------------------------------------------------------------------------

    def ceres_turn(self) -> None:
        """A card says what she does; her last action of an era is always to enlarge."""
        self.turn = self.seats
        self.busy = 1
        if self.ending:
            lot = self.lot_to_enlarge()
            if lot == c.EMPTY:
                self.end_turn()
            else:
                self.plant(lot)
            return
        if self.ceres_deck == 0:
            self.ceres_deck = c.ALL_CERES_CARDS
        self.draw(p.CERES_CARD, self.ceres_deck)

    def play_ceres_card(self, card: int) -> None:
        self.ceres_deck &= ~BIT[card]
        if card == c.CERES_BRIBES:
            self.bribe()
        elif card == c.CERES_ENLARGES:
            lot = self.lot_to_enlarge()
            if lot == c.EMPTY:
                self.acquire(0)
            else:
                self.plant(lot)
        else:
            self.acquire(min(card, len(self.row) - 1))

    def acquire(self, slot: int) -> None:
        """The deed of that slot, or the dearest there is; the silver on it goes to the bank."""
        lot = self.row.pop(slot)
        self.bribes.pop(slot)
        self.get_deed(self.ceres(), lot)
        self.plant(lot)

    def bribe(self) -> None:
        """One silver after the other onto the deeds of the market, from the cheapest on."""
        for number in range(self.strength_of_bribe()):
            self.bribes[number % len(self.row)] += 1
        self.end_turn()

    def strength_of_bribe(self) -> int:
        return min(c.MOST_BRIBE, c.BRIBE + self.ceres().trade)

    def lot_to_enlarge(self) -> int:
        """Of her face-down deeds the one with the most buildings around it, then with the most gardens."""
        best = c.EMPTY
        most = (-1, -1)
        for lot in sets.members(self.ceres().marked):
            place = g.LOT_PLACE[lot]
            around = (len(neighbours(self.players, place)), len(neighbours([self.ceres()], place)))
            if around > most:
                most = around
                best = lot
        return best

    # -- gardens ---------------------------------------------------------------------------------------

    def plant(self, lot: int) -> None:
        """A garden tile is drawn for a lot of hers."""
        self.lot = lot
        if sum(self.bag) == 0:
            self.bag = c.FULL_BAG
        self.draw(p.GARDEN, self.tiles())

    def tiles(self) -> int:
        """The kinds of tiles in the bag."""
        tiles = 0
        for kind in range(len(self.bag)):
            if self.bag[kind]:
                tiles |= BIT[kind]
        return tiles

    def tiles_like(self, tile: int) -> int:
        return self.bag[tile]

    def grow(self, tile: int) -> None:
        bag = list(self.bag)
        bag[tile] -= 1
        self.bag = tuple(bag)
        self.ceres().put(g.LOT_PLACE[self.lot], c.FIRST_GARDEN + tile, self.level)
        self.lot = c.EMPTY
        if self.era:
            self.refill(codes.THEN_END_TURN)
        else:
            self.go_on_dealing()

    def go_on_dealing(self) -> None:
        raise NotImplementedError
