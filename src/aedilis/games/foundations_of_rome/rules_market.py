"""The deed market of Foundations of Rome: prices, buying, refilling it, and the last deed of an era."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count
from aedilis.games.foundations_of_rome.components import (
    AUGUR,
    AUGUR_PRICE,
    CARDS_IN_PILE,
    LEAST_PRICE,
    LEGATE,
    LEGATE_DISCOUNT,
    LEGATE_LOTS,
    LOTS,
    MERCHANT,
    MERCHANT_DISCOUNT,
    PILES,
    PORTUNUS,
    PORTUNUS_DISCOUNT,
    PRICES,
    SLOTS,
)
from aedilis.games.foundations_of_rome.geometry import LOT_HI, LOT_LO, LOT_PLACE, NEAR_HI, NEAR_LO
from aedilis.games.foundations_of_rome.phases import (
    BUY,
    BUY_UNSEEN,
    CARD_OUT,
    REVEAL,
    THEN_ACT,
    THEN_NEXT_TURN,
    UNSEEN,
)
from aedilis.games.foundations_of_rome.player import ANYBODY, KNOWN, Player
from aedilis.games.foundations_of_rome.rules_building import Building
from aedilis.games.foundations_of_rome.worth import count_lots

# Where nothing changes prices: the slots that can be paid for, as options of a turn.
AFFORDABLE: Final[list[int]] = [
    sum([1 << BUY + slot for slot in range(SLOTS) if PRICES[slot] <= silver]) for silver in range(PRICES[-1] + 1)
]


class Market(Building):
    __slots__ = ()

    # -- prices: by slot, with what roles, cards and Ceres change --------------------------------------

    def price(self, player: Player, slot: int) -> int:
        card = self.row[slot]
        price = PRICES[slot]
        if player.role == MERCHANT:
            price -= MERCHANT_DISCOUNT[slot]
        if card < LOTS:
            if player.role == LEGATE:
                near = LOT_PLACE[card]
                if count_lots(player, NEAR_LO[near], NEAR_HI[near]) >= LEGATE_LOTS:
                    price -= LEGATE_DISCOUNT
            if player.opened & BIT[PORTUNUS]:
                price -= PORTUNUS_DISCOUNT
        if price < LEAST_PRICE:
            price = LEAST_PRICE
        return price + self.bribes[slot] if self.solo else price

    # -- buy -------------------------------------------------------------------------------------------

    def purchases(self, player: Player) -> int:
        """A deed needs a marker (A3), an influence card does not (A4)."""
        marked = player.spare_markers() > 0
        silver = player.silver
        if not (self.with_roles or self.influence or self.solo):
            return AFFORDABLE[min(silver, PRICES[-1])] & BIT[BUY + len(self.row)] - 1 if marked else 0
        options = 0
        for slot in range(len(self.row)):
            if (marked or self.row[slot] >= LOTS) and silver >= self.price(player, slot):
                options |= BIT[BUY + slot]
        if player.role == AUGUR and marked and silver >= AUGUR_PRICE and self.in_pile():
            options |= BIT[BUY_UNSEEN]
        return options

    def buy(self, slot: int) -> None:
        player = self.players[self.seat]
        player.silver -= self.price(player, slot)
        self.actions -= 1
        self.busy = 1
        self.take_from_market(player, slot)
        self.refill(THEN_ACT)

    def take_from_market(self, player: Player, slot: int) -> None:
        card = self.row.pop(slot)
        if self.solo:
            self.bribes.pop(slot)
        if card < LOTS:
            self.get_deed(player, card)
        else:
            player.hold(card - LOTS + KNOWN * ANYBODY)

    def buy_unseen(self) -> None:
        """The Augur takes the top card of the pile; the market stays as it is."""
        self.players[self.seat].silver -= AUGUR_PRICE
        self.actions -= 1
        self.busy = 1
        self.draw_from_pile(UNSEEN)

    def get_unseen(self, outcome: int) -> None:
        """A deed is shown by its marker, an influence card only its owner knows."""
        player = self.players[self.turn]
        self.out_of_pile(outcome)
        if outcome < CARD_OUT:
            self.get_deed(player, outcome)
        else:
            player.hold(outcome - CARD_OUT + KNOWN * BIT[self.turn])
        self.ask_turn()

    def get_deed(self, player: Player, lot: int) -> None:
        player.take_lots(LOT_LO[lot], LOT_HI[lot])
        self.deeds_left -= 1
        if self.deeds_left == 0:
            self.ending = self.takers() + 1  # everybody once more, whoever took it last

    # -- the market is refilled ------------------------------------------------------------------------

    def begin_era(self) -> None:
        self.era += 1
        self.turns = self.ending = self.idle = self.pile = 0
        self.deeds_left = self.pile_deeds = PILES[self.seats][self.era - 1]
        self.pile_cards = CARDS_IN_PILE if self.influence else 0
        for player in self.players:
            player.architect = 0
        self.refill(THEN_NEXT_TURN)

    def refill(self, after: int) -> None:
        """Cards have moved to the left; what is free on the right is filled while the pile lasts."""
        self.after = after
        if len(self.row) < SLOTS and self.in_pile():
            self.draw_from_pile(REVEAL)
        elif after == THEN_ACT:
            self.ask_turn()
        elif after == THEN_NEXT_TURN:
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
        self.draw(phase, self.deck_lo)
        self.more = self.deck_hi

    # -- the pile: deeds and influence cards that nobody has seen, and those that Fortuna put back -----

    def out_of_pile(self, outcome: int) -> None:
        if outcome >= CARD_OUT:
            card = BIT[outcome - CARD_OUT]
            if self.returned_cards & card:
                self.returned_cards &= ~card
            else:
                self.card_deck &= ~card
                self.pile_cards -= 1
        elif self.returned_lo & LOT_LO[outcome] or self.returned_hi & LOT_HI[outcome]:
            self.returned_lo &= ~LOT_LO[outcome]
            self.returned_hi &= ~LOT_HI[outcome]
        else:
            self.deck_lo &= ~LOT_LO[outcome]
            self.deck_hi &= ~LOT_HI[outcome]
            self.pile_deeds -= 1

    def unseen_deeds(self) -> int:
        return count(self.deck_lo) + count(self.deck_hi)

    # -- when nothing goes on (E9) ---------------------------------------------------------------------

    def remove_cheapest_deed(self) -> None:
        """Its lot stays without an owner. If it was the last one, whoever acted last counts as its buyer."""
        slot = 0
        while self.row[slot] >= LOTS:
            slot += 1
        lot = self.row.pop(slot)
        if self.solo:
            self.bribes.pop(slot)
        self.removed_lo |= LOT_LO[lot]
        self.removed_hi |= LOT_HI[lot]
        self.idle = 0
        self.deeds_left -= 1
        if self.deeds_left == 0:
            self.ending = self.takers()
        self.refill(THEN_NEXT_TURN)
