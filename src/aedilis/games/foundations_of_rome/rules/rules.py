"""The set-up of Foundations of Rome (S3), what can be done in a turn, and the turns of Ceres."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, count
from aedilis.engine.position import CHANCE, Position
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import neighbours, regular_silver
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.scoring import score_of
from aedilis.games.foundations_of_rome.rules.trade import Trade

JUST_END: Final[int] = BIT[p.END_TURN]


class Rules(Trade):
    """Each step settles who decides next."""

    __slots__ = ()

    # -- start player and silver -----------------------------------------------------------------------

    def everybody(self) -> int:
        return BIT[self.seats] - 1

    def choose_first_player(self, seat: int) -> None:
        self.starter = seat
        for number in range(self.seats):
            player = self.players[(seat + number) % self.seats]
            player.silver = c.START_SILVER + number * c.MORE_SILVER
            player.fresh = c.FAVOUR_TOKENS if self.favour else 0
        self.go_on_dealing()

    # -- six lots each ---------------------------------------------------------------------------------

    def go_on_dealing(self) -> None:
        if self.dealt < c.START_DEEDS * self.takers():
            self.seat = CHANCE
            self.ask(p.DEAL, self.deck)
            return
        self.dealt = 0
        if self.draft:
            self.ask_together(p.DRAFT, BIT[self.seats] - 1)
        else:
            self.lay_out_monuments()

    def deal(self, lot: int) -> None:
        """To one after the other; Ceres makes gardens of the first of hers."""
        number = self.dealt
        self.dealt += 1
        self.deck = sets.without(self.deck, sets.ONE[lot])
        player = self.cities[(self.starter + number // c.START_DEEDS) % self.takers()]
        if self.draft:
            player.hand = sets.union(player.hand, sets.ONE[lot])
        else:
            player.take_lots(sets.ONE[lot])
        if self.solo and number >= c.START_DEEDS and number - c.START_DEEDS < c.GARDENS_AT_START[self.level]:
            self.plant(lot)
        else:
            self.go_on_dealing()

    # -- the draft (S4) --------------------------------------------------------------------------------

    def pick_deed(self, lot: int) -> None:
        if self.pick_together(lot):
            for seat, picked in enumerate(self.picks()):
                self.mark_from_hand(seat, sets.ONE[picked])
            self.dealt += 1
            self.pass_hands()
            if self.dealt + 1 < c.START_DEEDS:
                self.ask_together(p.DRAFT, BIT[self.seats] - 1)
                return
            for seat in range(self.seats):  # the last card is forced
                self.mark_from_hand(seat, self.players[seat].hand)
            self.dealt = 0
            self.lay_out_monuments()

    def mark_from_hand(self, seat: int, lots: sets.LargeSet) -> None:
        player = self.players[seat]
        player.take_lots(lots)
        player.hand = sets.without(player.hand, lots)

    def pass_hands(self) -> None:
        """All to the left."""
        hands = [player.hand for player in self.players]
        for seat in range(self.seats):
            self.players[seat].hand = hands[seat - 1]

    # -- monuments -------------------------------------------------------------------------------------

    def lay_out_monuments(self) -> None:
        if self.with_monuments and count(self.monuments) < c.MONUMENTS_IN_PLAY[self.seats]:
            self.draw(p.MONUMENT, self.monuments_to_draw())
        else:
            self.lay_out_goals()

    def monuments_to_draw(self) -> int:
        """Against Ceres they are of different sizes."""
        cards = self.monument_deck
        if self.solo:
            sizes = [c.SIZE[c.FIRST_MONUMENT + card] for card in range(c.MONUMENTS) if self.monuments & BIT[card]]
            for card in range(c.MONUMENTS):
                if c.SIZE[c.FIRST_MONUMENT + card] in sizes:
                    cards &= ~BIT[card]
        return cards

    def lay_out_monument(self, card: int) -> None:
        self.monument_deck &= ~BIT[card]
        self.monuments |= BIT[card]
        self.lay_out_monuments()

    # -- goals -----------------------------------------------------------------------------------------

    def lay_out_goals(self) -> None:
        if self.with_open_goals and count(self.open_goals) < self.seats:
            self.draw(p.OPEN_GOAL, self.goal_deck)
        else:
            self.deal_goals()

    def lay_out_goal(self, card: int) -> None:
        self.goal_deck &= ~BIT[card]
        self.open_goals |= BIT[card]
        self.lay_out_goals()

    def deal_goals(self) -> None:
        if not self.hidden_goals:
            self.deal_roles()
        elif self.dealt < c.GOALS_DEALT * self.seats:
            self.draw(p.DEAL_GOAL, self.goal_deck)
        else:
            self.dealt = 0
            self.ask_together(p.GOAL, BIT[self.seats] - 1)

    def deal_goal(self, card: int) -> None:
        self.players[(self.starter + self.dealt // c.GOALS_DEALT) % self.seats].goals |= BIT[card]
        self.goal_deck &= ~BIT[card]
        self.dealt += 1
        self.deal_goals()

    def keep_goal(self, goal: int) -> None:
        if self.pick_together(goal):
            for seat, kept in enumerate(self.picks()):
                self.players[seat].goal = kept
            self.deal_roles()

    # -- roles -----------------------------------------------------------------------------------------

    def deal_roles(self) -> None:
        if not self.with_roles:
            self.open_market()
        elif self.dealt < c.ROLES_DEALT * self.seats:
            self.draw(p.DEAL_ROLE, self.role_deck)
        else:
            self.dealt = 0
            self.ask_together(p.ROLE, BIT[self.seats] - 1)

    def deal_role(self, card: int) -> None:
        self.players[(self.starter + self.dealt // c.ROLES_DEALT) % self.seats].roles |= BIT[card]
        self.role_deck &= ~BIT[card]
        self.dealt += 1
        self.deal_roles()

    def keep_role(self, role: int) -> None:
        """Roles are revealed together, the others go back to the box; the Knight is paid at once (S5)."""
        if self.pick_together(role):
            for seat, kept in enumerate(self.picks()):
                player = self.players[seat]
                player.role = kept
                player.roles = 0
                if kept == c.KNIGHT:
                    player.silver += c.KNIGHT_SILVER
            self.open_market()

    def open_market(self) -> None:
        """The start player begins."""
        self.turn = (self.starter - 1) % self.takers()
        self.begin_era()

    # -- a turn ----------------------------------------------------------------------------------------

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
        options = self.common_actions(player), 0
        if self.with_monuments and self.actions:
            monuments = self.monuments_to_build(player, player.monument_fits)
            if monuments:
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
        self.extra = codes.BY_ARCHITECT
        self.ask(p.LAY, self.extra_builds())

    # -- the turns of Ceres ----------------------------------------------------------------------------

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
        lot = self.row[slot]
        self.take_from_market(self.ceres(), slot)
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

    # -- her gardens -----------------------------------------------------------------------------------

    def plant(self, lot: int) -> None:
        """A garden tile is drawn for a lot of hers."""
        self.lot = lot
        if sum(self.bag) == 0:
            self.bag = c.FULL_BAG
        self.draw(p.GARDEN, self.tiles())

    def tiles(self) -> int:
        """The kinds of tiles in the bag."""
        return sum([BIT[kind] for kind in range(len(self.bag)) if self.bag[kind]])

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
