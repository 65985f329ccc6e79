"""The deed market of Foundations of Rome: prices, buying, refilling it, and the last deed of an era."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.engine.position import CHANCE
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building import Building
from aedilis.games.foundations_of_rome.rules.building_values import count_lots
from aedilis.games.foundations_of_rome.rules.player import Player

# Where nothing changes prices: the slots that can be paid for, as options of a turn.
AFFORDABLE: Final[list[int]] = [
    sum([1 << p.BUY + slot for slot in range(c.SLOTS) if c.PRICES[slot] <= silver])
    for silver in range(c.PRICES[-1] + 1)
]


class Market(Building):
    __slots__ = ()

    # -- prices: by slot, with what roles, cards and Ceres change --------------------------------------

    def price(self, player: Player, slot: int) -> int:
        card = self.row[slot]
        price = c.PRICES[slot]
        if player.role == c.MERCHANT:
            price -= c.MERCHANT_DISCOUNT[slot]
        if card < c.LOTS:
            if player.role == c.LEGATE and count_lots(player, g.NEAR[g.LOT_PLACE[card]]) >= c.LEGATE_LOTS:
                price -= c.LEGATE_DISCOUNT
            if player.opened & BIT[c.PORTUNUS]:
                price -= c.PORTUNUS_DISCOUNT
        if price < c.LEAST_PRICE:
            price = c.LEAST_PRICE
        return price + self.bribes[slot] if self.solo else price

    # -- buy -------------------------------------------------------------------------------------------

    def purchases(self, player: Player) -> int:
        """A deed needs a marker (A3), an influence card does not (A4)."""
        marked = player.spare_markers() > 0
        silver = player.silver
        if not (self.with_roles or self.influence or self.solo):
            return AFFORDABLE[min(silver, c.PRICES[-1])] & BIT[p.BUY + len(self.row)] - 1 if marked else 0
        options = 0
        for slot in range(len(self.row)):
            if (marked or self.row[slot] >= c.LOTS) and silver >= self.price(player, slot):
                options |= BIT[p.BUY + slot]
        if player.role == c.AUGUR and marked and silver >= c.AUGUR_PRICE and self.in_pile():
            options |= BIT[p.BUY_UNSEEN]
        return options

    def buy(self, slot: int) -> None:
        player = self.players[self.seat]
        player.silver -= self.price(player, slot)
        self.actions -= 1
        self.busy = 1
        self.take_from_market(player, slot)
        self.refill(codes.THEN_ACT)

    def take_from_market(self, player: Player, slot: int) -> None:
        card = self.row.pop(slot)
        if self.solo:
            self.bribes.pop(slot)
        if card < c.LOTS:
            self.get_deed(player, card)
        else:
            player.hold(card - c.LOTS + codes.KNOWN * codes.ANYBODY)

    def buy_unseen(self) -> None:
        """The Augur takes the top card of the pile; the market stays as it is."""
        self.players[self.seat].silver -= c.AUGUR_PRICE
        self.actions -= 1
        self.busy = 1
        self.draw_from_pile(p.UNSEEN)

    def get_unseen(self, outcome: int) -> None:
        """A deed is shown by its marker, an influence card only its owner knows."""
        player = self.players[self.turn]
        self.out_of_pile(outcome)
        if outcome < p.CARD_OUT:
            self.get_deed(player, outcome)
        else:
            player.hold(outcome - p.CARD_OUT + codes.KNOWN * BIT[self.turn])
        self.ask_turn()

    def get_deed(self, player: Player, lot: int) -> None:
        player.take_lots(sets.ONE[lot])
        self.deeds_left -= 1
        if self.deeds_left == 0:
            self.ending = self.takers() + 1  # everybody once more, whoever took it last

    # -- the market is refilled ------------------------------------------------------------------------

    def begin_era(self) -> None:
        self.era += 1
        self.turns = self.ending = self.idle = self.pile = 0
        self.deeds_left = self.pile_deeds = c.PILES[self.seats][self.era - 1]
        self.pile_cards = c.CARDS_IN_PILE if self.influence else 0
        for player in self.players:
            player.architect = 0
        self.refill(codes.THEN_NEXT_TURN)

    def refill(self, after: int) -> None:
        """Cards have moved to the left; what is free on the right is filled while the pile lasts."""
        self.after = after
        if len(self.row) < c.SLOTS and self.in_pile():
            self.draw_from_pile(p.REVEAL)
        elif after == codes.THEN_ACT:
            self.ask_turn()
        elif after == codes.THEN_NEXT_TURN:
            self.next_turn()
        else:
            self.end_turn()

    def reveal(self, outcome: int) -> None:
        self.out_of_pile(outcome)
        self.row.append(outcome)  # cards have the same numbers in the market
        if self.solo:
            self.bribes.append(0)
        self.refill(self.after)

    def draw_from_pile(self, phase: int) -> None:
        self.seat = CHANCE
        self.ask(phase, self.cards_in_pile())

    # -- the pile: deeds and influence cards that nobody has seen, and those that Fortuna put back -----

    def cards_in_pile(self) -> sets.LargeSet:
        """What can come out of it; `position` knows how likely."""
        deeds = self.deck if self.pile_deeds else sets.NOTHING
        cards = sets.moved(self.card_deck, p.CARD_OUT) if self.pile_cards else sets.NOTHING
        return sets.union(self.returned, sets.union(deeds, cards))

    def out_of_pile(self, outcome: int) -> None:
        if sets.has(self.returned, outcome):
            self.returned = sets.without(self.returned, sets.ONE[outcome])
        elif outcome >= p.CARD_OUT:
            self.card_deck &= ~BIT[outcome - p.CARD_OUT]
            self.pile_cards -= 1
        else:
            self.deck = sets.without(self.deck, sets.ONE[outcome])
            self.pile_deeds -= 1

    # -- when nothing goes on (E9) ---------------------------------------------------------------------

    def remove_cheapest_deed(self) -> None:
        """Its lot stays without an owner. If it was the last one, whoever acted last counts as its buyer."""
        slot = 0
        while self.row[slot] >= c.LOTS:
            slot += 1
        lot = self.row.pop(slot)
        if self.solo:
            self.bribes.pop(slot)
        self.removed = sets.union(self.removed, sets.ONE[lot])
        self.idle = 0
        self.deeds_left -= 1
        if self.deeds_left == 0:
            self.ending = self.takers()
        self.refill(codes.THEN_NEXT_TURN)
