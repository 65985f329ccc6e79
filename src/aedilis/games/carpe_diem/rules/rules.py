"""Carpe Diem in the order of the rulebook: set-up, a turn, the next stages and the end."""

from __future__ import annotations

from aedilis.engine.bits import BIT, count, take_out
from aedilis.engine.position import OVER
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.player import numbered_tasks
from aedilis.games.carpe_diem.rules.scoring_phase import Scoring


class Rules(Scoring):
    __slots__ = ()

    # -- set-up (rulebook p. 2 and 3) -----------------------------------------------------------------------

    def everybody(self) -> int:
        return BIT[self.seats] - 1

    def choose_first_player(self, seat: int) -> None:
        """The start player's disc lies at the bottom of the stack."""
        self.starter = self.turn = seat
        self.order = tuple([(seat - 1 - n) % self.seats for n in range(self.seats)])
        self.draw(p.FRAME, self.box_frames)

    def deal_frame(self, piece: int) -> None:
        """Four for each player, as they come: above, to the right, below and to the left."""
        player = self.players[(self.starter + self.gap // c.SIDES) % self.seats]
        player.frame = (*player.frame, piece)
        player.tasks = numbered_tasks(player.frame, self.first_task())
        self.box_frames &= ~BIT[piece]
        self.deal_on(c.SIDES * self.seats, p.TABLEAU)

    def deal_on(self, number: int, then: int) -> None:
        """So many in all, and then what comes next."""
        if self.all_dealt(number):
            self.phase = then
        self.reopen()

    def all_dealt(self, number: int) -> bool:
        """Counts what is laid out; the last one ends it."""
        self.gap += 1
        if self.gap < number:
            return False
        self.gap = 0
        return True

    def deal_tableau(self, tableau: int) -> None:
        player = self.players[(self.starter + self.gap) % self.seats]
        player.tableau = tableau
        player.banderoles = c.BANDEROLES[tableau]
        self.box_tableaus &= ~BIT[tableau]
        self.deal_on(self.seats, p.CARD)

    def cards_to_deal(self) -> int:
        """Those of the first deck of which not enough cards are in the game yet, for so many players."""
        for deck in range(c.DECKS):
            if count(self.pack & c.CARDS_OF_DECK[deck]) < c.CARDS_DEALT[self.seats][deck]:
                return self.box_cards & c.CARDS_OF_DECK[deck]
        return 0

    def deal_card(self, card: int) -> None:
        self.pack |= BIT[card]
        self.box_cards &= ~BIT[card]
        self.deal_on(len(c.USED_PLACES[self.seats]), p.LAY)

    def lay_out_card(self, card: int) -> None:
        """All of them shuffled together, on one place after the other."""
        places = c.USED_PLACES[self.seats]
        self.cards[places[self.gap]] = card
        self.pack &= ~BIT[card]
        self.deal_on(len(places), p.SEAL)

    def stock_in_use(self) -> list[int]:
        """The seal row is filled from the dark one, before any stage."""
        return self.stock[c.STOCK_OF_STAGE[self.stage]]

    def lay_on_seal(self, tile: int) -> None:
        take_out(self.stock_in_use(), tile)
        self.seals[self.gap] = tile
        if self.all_dealt(c.SEALS):
            self.seat = self.turn
            self.ask(p.FIGURE, self.free_spaces())

    def free_spaces(self) -> int:
        spaces = BIT[c.SPACES] - 1
        for player in self.players:
            if player.space != c.EMPTY:
                spaces &= ~BIT[player.space]
        return spaces

    def place_figure(self, space: int) -> None:
        """In turn order, before the depots are filled."""
        self.players[self.seat].space = space
        self.turn = self.seat = (self.seat + 1) % self.seats
        if self.turn == self.starter:
            self.begin_stage()
        else:
            self.ask(p.FIGURE, self.free_spaces())

    # -- a stage --------------------------------------------------------------------------------------------

    def begin_stage(self) -> None:
        """The start player's marker goes on, and all depots are filled."""
        self.stage += 1
        self.turns = 0
        self.turn = self.first_player()
        self.draw(p.TILE, 0)

    def lay_in_depot(self, tile: int) -> None:
        slot = self.gap
        take_out(self.stock_in_use(), tile)
        self.depots[slot] = tile
        self.lying |= BIT[slot]
        self.stocked |= BIT[slot // c.DEPOT]
        if self.all_dealt(c.SLOTS):
            self.begin_turn(self.turn)

    # -- a turn: move and take a tile (rulebook p. 4) ---------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        self.turn = self.seat = seat
        self.ask(p.MOVE, self.tiles_in_reach())

    def tiles_in_reach(self) -> int:
        """Tiles beside the spaces the figure can go to, and bread if there is any."""
        player = self.players[self.seat]
        spaces = c.REACH[self.second_edition * c.SPACES + player.space][self.stocked]
        tiles = self.lying & c.SLOTS_OF[spaces]
        return tiles | BIT[p.BREAD] if player.bread >= c.BREAD_TO_MOVE else tiles

    def spaces_to_choose(self) -> list[int]:
        """Those with tiles that can be chosen now."""
        return [space for space in range(c.SPACES) if self.choices & c.DEPOT_SLOTS[space]]

    def go_anywhere(self) -> None:
        """With bread the figure may go to any space that has tiles, or stay."""
        self.ask(p.ANYWHERE, self.lying)

    def take(self, slot: int) -> None:
        player = self.players[self.seat]
        if self.phase == p.ANYWHERE:
            player.bread -= c.BREAD_TO_MOVE
        player.space = slot // c.DEPOT
        tile = self.depots[slot]
        self.depots[slot] = c.EMPTY
        self.lying &= ~BIT[slot]
        self.clear_depot(player.space)
        self.take_up(tile)

    def clear_depot(self, space: int) -> None:
        """With two or three players the last tiles of a depot are taken out of the game."""
        if len(self.tiles_at(space)) == c.LEFT_OVER[self.seats]:
            for slot in range(space * c.DEPOT, (space + 1) * c.DEPOT):
                self.depots[slot] = c.EMPTY
            self.lying &= ~c.DEPOT_SLOTS[space]
            self.stocked &= ~BIT[space]

    def end_turn(self) -> None:
        self.turns += 1
        if self.turns == c.ROUNDS * self.seats:
            self.begin_scoring()
        else:
            self.begin_turn((self.turn + 1) % self.seats)

    # -- the next stages and the end (rulebook p. 11) ---------------------------------------------------------

    def end_stage(self) -> None:
        if self.stage < c.STAGES:
            self.begin_stage()
        else:
            self.seat = OVER
            self.ask(p.END, 0)
