"""Influence cards of Foundations of Rome: using them, and the answer of Vesta."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import civic_points, population_of
from aedilis.games.foundations_of_rome.rules.eras import Eras
from aedilis.games.foundations_of_rome.rules.player import Player

# By card: what has to be chosen first, EMPTY if nothing.
_TARGETED: Final = {c.VULCAN: p.LAY, c.MARS: p.TAKE, c.MINERVA: p.FROM, c.APOLLO: p.SCORE, c.DIANA: p.FREE}
FIRST_CHOICE: Final[list[int]] = [_TARGETED.get(card, c.EMPTY) for card in range(c.CARDS)]


class Cards(Eras):
    __slots__ = ()

    # -- use a card (one in a turn, I1) ----------------------------------------------------------------

    def usable_cards(self, player: Player) -> int:
        cards = 0
        if not self.used_card:
            for entry in player.held:
                card = entry % codes.KNOWN
                if c.OWN_TURN_CARDS & BIT[card] and self.can_use(player, card):
                    cards |= BIT[card]
        return cards

    def can_use(self, player: Player, card: int) -> bool:
        """Whether there is something that it can be used for."""
        if FIRST_CHOICE[card] != c.EMPTY:
            return sets.any_in(self.targets(player, card))
        return len(self.row) > 0 or card != c.FORTUNA

    def targets(self, player: Player, card: int) -> sets.LargeSet:
        """What is chosen first for a card, if all that comes after it is possible."""
        if card == c.VULCAN:
            return self.extra_lays(player, True)
        if card == c.APOLLO:
            return self.buildings_to_score()
        if card == c.MINERVA:
            return self.buildings_to_move() if sets.any_in(player.marked) else sets.NOTHING
        if player.spare_markers() <= 0:
            return sets.NOTHING
        return self.lots_to_take() if card == c.MARS else sets.small(self.deeds_on_offer())

    def use(self, card: int) -> None:
        """Where something has to be chosen first, the card is shown only when that is done."""
        player = self.players[self.seat]
        self.card = card
        if card == c.VULCAN:
            self.extra = codes.BY_VULCAN
        if FIRST_CHOICE[card] != c.EMPTY:
            self.ask(FIRST_CHOICE[card], self.targets(player, card))
        else:
            self.spend_card(player)
            self.use_at_once(player, card)

    def use_at_once(self, player: Player, card: int) -> None:
        self.drop_prepared()
        if card == c.BACCHUS:
            self.threat = codes.BY_BACCHUS
            self.partner = self.turn
            self.next_victim()
            return
        if card == c.FORTUNA:
            self.shuffle_market()
            return
        if card == c.MERCURY:
            player.silver += c.MERCURY_SILVER
        elif card == c.JANUS:
            self.actions += 1
        elif card == c.JUNO:
            points = population_of(self, player) // c.JUNO_POPULATION * c.JUNO_POINTS
            player.book(self.era, codes.FOR_INFLUENCE, points)
        elif card == c.NEPTUNE:
            player.book(
                self.era, codes.FOR_INFLUENCE, min(c.NEPTUNE_MOST, c.NEPTUNE_POINTS * self.border_buildings(player))
            )
        elif c.PERMANENT & BIT[card]:
            player.opened |= BIT[card]
            player.fits = codes.STALE  # the limit of markers may be another
        self.ask_turn()

    def border_buildings(self, player: Player) -> int:
        border = g.BORDER[self.size]
        return sum([1 for code in player.buildings if sets.meet(g.COVERED[code // c.KINDS], border)])

    # -- Fortuna ---------------------------------------------------------------------------------------

    def shuffle_market(self) -> None:
        """The market is shuffled into the pile of the era, and as many as fit are dealt anew (E7).

        A shuffled pile has an order of its own, so it gets a number by what was shuffled into it: whoever decides the
        order of piles beforehand, such as a search, tells by that number that it is another pile.
        """
        number = self.in_pile()
        for card in self.row:
            number = (number * 31 + card) % codes.SHUFFLES
            self.returned = sets.union(self.returned, sets.ONE[card])
        self.row = []
        self.pile = codes.SHUFFLED + number
        self.refill(codes.THEN_ACT)

    # -- Diana -----------------------------------------------------------------------------------------

    def deeds_on_offer(self) -> int:
        return sum([BIT[slot] for slot in range(len(self.row)) if self.row[slot] < c.LOTS])

    def take_free_deed(self, slot: int) -> None:
        """No action and no price, but a marker (I5)."""
        player = self.players[self.seat]
        self.spend_card(player)
        self.drop_prepared()
        self.busy = 1
        self.take_from_market(player, slot)
        self.refill(codes.THEN_ACT)

    # -- Minerva: a building of one lot moves to an own lot without a building (I10) -------------------

    def buildings_to_move(self) -> sets.LargeSet:
        """Houses of one lot, by that."""
        player = self.players[self.turn]
        small = [code for code in player.buildings if code % c.KINDS < c.FIRST_MONUMENT and c.SIZE[code % c.KINDS] == 1]
        return sets.set_of([g.PLACE_ANCHOR[code // c.KINDS] for code in small])

    def choose_building_to_move(self, lot: int) -> None:
        self.lot = lot
        self.ask(p.TO, self.own_open_lots())

    def own_open_lots(self) -> sets.LargeSet:
        return self.players[self.turn].marked

    def move_building(self, lot: int) -> None:
        player = self.players[self.seat]
        code = player.cover[self.lot]
        player.remove(code, self.level)
        player.put(g.LOT_PLACE[lot], code % c.KINDS, self.level)
        self.spend_card(player)
        self.back_to_turn()

    # -- Apollo ----------------------------------------------------------------------------------------

    def buildings_to_score(self) -> sets.LargeSet:
        """By the first of their lots."""
        civic = [code for code in self.players[self.turn].buildings if c.CIVIC_POINTS[code % c.KINDS]]
        return sets.set_of([g.PLACE_ANCHOR[code // c.KINDS] for code in civic])

    def score_building(self, lot: int) -> None:
        player = self.players[self.seat]
        player.book(self.era, codes.FOR_INFLUENCE, civic_points(self, player.cover[lot]))
        self.spend_card(player)
        self.back_to_turn()

    # -- Mars ------------------------------------------------------------------------------------------

    def lots_to_take(self) -> sets.LargeSet:
        """Lots of others without a building."""
        lots = sets.NOTHING
        for seat in range(self.seats):
            if seat != self.turn:
                lots = sets.union(lots, self.players[seat].marked)
        return lots

    def take_lot(self, lot: int) -> None:
        """The card is spent, whether Vesta cancels it or not (I4)."""
        self.spend_card(self.players[self.seat])
        self.drop_prepared()
        self.threaten(codes.BY_MARS, lot)

    # -- threats, which Vesta cancels ------------------------------------------------------------------

    def threaten(self, threat: int, lot: int) -> None:
        self.threat = threat
        self.lot = lot
        self.partner = self.owner(lot)
        self.warn()

    def next_victim(self) -> None:
        """Bacchus takes from one after the other."""
        self.partner = self.partner + 1 if self.partner + 1 < self.seats else 0
        if self.partner == self.turn:
            self.back_to_turn()
        else:
            self.warn()

    def warn(self) -> None:
        """Who may hold Vesta is asked first."""
        if self.players[self.partner].may_hold(BIT[c.VESTA]):
            self.seat = self.partner
            self.ask(p.PROTECT, sets.small(self.answers_to_threat()))
        else:
            self.allow()

    def answers_to_threat(self) -> int:
        return BIT[p.ALLOW] | BIT[p.CANCEL] if self.players[self.partner].has_card(c.VESTA) else BIT[p.ALLOW]

    def cancel(self) -> None:
        self.discard(self.players[self.partner], c.VESTA)
        self.go_on_threatening()

    def allow(self) -> None:
        self.carry_out()
        self.go_on_threatening()

    def go_on_threatening(self) -> None:
        if self.threat == codes.BY_BACCHUS:
            self.next_victim()
        else:
            self.back_to_turn()

    def carry_out(self) -> None:
        """What the threat is about happens to the victim."""
        taker = self.players[self.turn]
        victim = self.players[self.partner]
        if self.threat == codes.BY_BACCHUS:
            silver = min(c.BACCHUS_SILVER, victim.silver)
            victim.silver -= silver
            taker.silver += silver
            return
        victim.lose_lots(sets.ONE[self.lot])
        taker.take_lots(sets.ONE[self.lot])
        if self.threat == codes.BY_THEFT:
            taker.fresh -= 1
            victim.used += 1
        else:
            victim.silver += c.MARS_SILVER
