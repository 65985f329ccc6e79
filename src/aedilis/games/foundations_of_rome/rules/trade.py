"""Trading and stealing in Foundations of Rome: an offer is composed by adding, proposed, and answered."""

from __future__ import annotations

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules.cards import Cards
from aedilis.games.foundations_of_rome.rules.player import Player, limit_with


class Trade(Cards):
    __slots__ = ()

    # -- before or after the action (T1) ---------------------------------------------------------------

    def dealings(self, player: Player) -> int:
        """With whom one can trade, and whether one can steal."""
        options = 0
        for seat in range(self.seats):
            something = has_something(player) or has_something(self.players[seat])
            if seat != self.turn and self.proposals_to(seat) < c.PROPOSALS and something:
                options |= BIT[p.TRADE + seat]
        return options | BIT[p.STEAL_A_LOT] if self.can_steal(player) else options

    def proposals_to(self, seat: int) -> int:
        return self.proposals[seat] if self.proposals else 0

    # -- stealing (T5) ---------------------------------------------------------------------------------

    def can_steal(self, player: Player) -> bool:
        if self.stolen or player.fresh == 0 or player.spare_markers() <= 0:
            return False
        return sets.any_in(self.lots_to_take())

    def choose_to_steal(self) -> None:
        self.ask(p.STEAL, self.lots_to_take())

    def steal(self, lot: int) -> None:
        """The victim gets the token, with its other side up; unless Vesta cancels it (I4)."""
        self.stolen = 1
        self.threaten(codes.BY_THEFT, lot)

    # -- composing an offer ----------------------------------------------------------------------------

    def begin_offer(self, seat: int) -> None:
        self.partner = seat
        self.offer_tokens = (0, 0, 0, 0)
        self.ask_offer()

    def ask_offer(self) -> None:
        self.ask(p.OFFER, sets.small(self.offer_options()))

    def offer_options(self) -> int:
        mine = self.players[self.turn]
        theirs = self.players[self.partner]
        options = BIT[p.WITHDRAW]
        if sets.any_in(self.lots_to_offer()):
            options |= BIT[p.ADD_LOT]
        if not self.silver_asked:
            options |= steps(mine.silver, self.silver_given) << p.GIVE_SILVER
        if not self.silver_given:
            options |= steps(theirs.silver, self.silver_asked) << p.ASK_SILVER
        for side in (codes.FRESH, codes.USED):
            given = self.offer_tokens[side]
            asked = self.offer_tokens[codes.ASKED + side]
            if given < mine.tokens(side) and not asked:
                options |= BIT[p.GIVE_TOKEN + side]
            if asked < theirs.tokens(side) and not given:
                options |= BIT[p.ASK_TOKEN + side]
        options |= self.cards_to_offer() << p.ADD_CARD
        return options | BIT[p.PROPOSE] if self.can_propose() else options

    def lots_to_offer(self) -> sets.LargeSet:
        """Lots of both without a building (T2), except those that are part of the offer."""
        return sets.without(sets.union(self.players[self.turn].marked, self.players[self.partner].marked), self.offer)

    def cards_to_offer(self) -> int:
        """Own cards, and those of the other that one knows; cards that lie open too."""
        cards = 0
        for player in (self.players[self.turn], self.players[self.partner]):
            cards |= player.opened
            for entry in player.held:
                if entry < codes.OFFERED and codes.known_by(entry) & (codes.ANYBODY | BIT[self.turn]):
                    cards |= BIT[entry % codes.KNOWN]
        return cards & ~self.offer_opened

    def give_silver(self, step: int) -> None:
        self.silver_given += c.OFFERED_SILVER[step]
        self.ask_offer()

    def ask_silver(self, step: int) -> None:
        self.silver_asked += c.OFFERED_SILVER[step]
        self.ask_offer()

    def give_token(self, side: int) -> None:
        self.offer_token(side)

    def ask_token(self, side: int) -> None:
        self.offer_token(codes.ASKED + side)

    def offer_token(self, which: int) -> None:
        tokens = list(self.offer_tokens)
        tokens[which] += 1
        self.offer_tokens = tuple(tokens)
        self.ask_offer()

    def offer_card(self, card: int) -> None:
        """Face down with one of the two, or open."""
        holder = self.players[self.turn]
        if not holder.has_card(card):
            holder = self.players[self.partner]
        entry = holder.entry_of(card)
        if entry >= 0:
            holder.give_up(entry)
            holder.hold(entry + codes.OFFERED)
        else:
            self.offer_opened |= BIT[card]
        self.ask_offer()

    def choose_lot_to_offer(self) -> None:
        self.ask(p.OFFER_LOT, self.lots_to_offer())

    def offer_lot(self, lot: int) -> None:
        self.offer = sets.union(self.offer, sets.ONE[lot])
        self.ask_offer()

    def withdraw(self) -> None:
        """Some are free in a turn; each one more counts as an offer, so that a turn comes to its end (T1)."""
        if self.withdrawn < c.WITHDRAWALS:
            self.withdrawn += 1
        else:
            self.count_proposal()
        self.end_offer()

    # -- proposing -------------------------------------------------------------------------------------

    def can_propose(self) -> bool:
        """Something is part of the offer, and both have markers enough after it (T3, I8)."""
        mine = self.players[self.turn]
        theirs = self.players[self.partner]
        lots_or_silver = sets.any_in(self.offer) or self.silver_given or self.silver_asked
        cards = self.offer_opened or offers_card(mine) or offers_card(theirs)
        if not (lots_or_silver or cards or sum(self.offer_tokens)):
            return False
        more = sets.size(self.offer) - 2 * sets.size(sets.common(self.offer, mine.lots))  # lots that I get
        my_limit = limit_with(mine.role, mine.opened ^ self.offer_opened)
        their_limit = limit_with(theirs.role, theirs.opened ^ self.offer_opened)
        return mine.markers() + more <= my_limit and theirs.markers() - more <= their_limit

    def count_proposal(self) -> None:
        counts = list(self.proposals) if self.proposals else [0] * self.seats
        counts[self.partner] += 1
        self.proposals = tuple(counts)

    def propose(self) -> None:
        """The other one is shown the cards that are offered."""
        self.count_proposal()
        mine = self.players[self.turn]
        mine.held = tuple(
            sorted([shown_to(entry, self.partner) if entry >= codes.OFFERED else entry for entry in mine.held])
        )
        self.seat = self.partner
        self.ask(p.ANSWER, sets.small(self.answers()))

    def answers(self) -> int:
        return BIT[p.ACCEPT] | BIT[p.REFUSE]

    def accept(self) -> None:
        self.exchange()
        self.end_offer()

    def exchange(self) -> None:
        mine = self.players[self.turn]
        theirs = self.players[self.partner]
        given = sets.common(self.offer, mine.lots)
        asked = sets.common(self.offer, theirs.lots)
        hand_over(mine, theirs, self.partner, given)
        hand_over(theirs, mine, self.turn, asked)
        silver = self.silver_given - self.silver_asked
        mine.silver -= silver
        theirs.silver += silver
        give_fresh, give_used, ask_fresh, ask_used = self.offer_tokens
        mine.fresh += ask_fresh - give_fresh
        theirs.fresh += give_fresh - ask_fresh
        mine.used += ask_used - give_used
        theirs.used += give_used - ask_used
        mine.opened ^= self.offer_opened
        theirs.opened ^= self.offer_opened

    def end_offer(self) -> None:
        for player in self.players:
            forget_offer(player)
        self.back_to_turn()


def has_something(player: Player) -> bool:
    """Something that can be traded."""
    if player.silver or player.fresh or player.used or player.opened or player.held:
        return True
    return sets.any_in(player.marked)


def steps(silver: int, taken: int) -> int:
    """The amounts that an offer can still add, each once: as they double, its silver tells which are taken."""
    left = silver - taken
    options = 0
    for step in range(len(c.OFFERED_SILVER)):
        if c.OFFERED_SILVER[step] <= left and not taken & BIT[step]:
            options |= BIT[step]
    return options


def offers_card(player: Player) -> bool:
    return len(player.held) > 0 and player.held[-1] >= codes.OFFERED


def shown_to(entry: int, seat: int) -> int:
    """A card of an offer, once that seat has seen it."""
    return entry if codes.known_by(entry) & (codes.ANYBODY | BIT[seat]) else entry + codes.KNOWN * BIT[seat]


def hand_over(giver: Player, taker: Player, seat: int, lots: sets.LargeSet) -> None:
    """Lots, and cards that lie face down, which the seat that takes them has seen then."""
    giver.lose_lots(lots)
    taker.take_lots(lots)
    for entry in giver.held:
        if entry >= codes.OFFERED:
            giver.give_up(entry)
            taker.hold(shown_to(entry % codes.OFFERED, seat))


def forget_offer(player: Player) -> None:
    if offers_card(player):
        player.held = tuple(sorted([entry % codes.OFFERED for entry in player.held]))
