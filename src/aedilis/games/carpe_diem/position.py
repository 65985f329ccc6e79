"""A position of Carpe Diem: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping

from aedilis.engine.bits import BIT, count
from aedilis.engine.position import ALL, CHANCE, Position
from aedilis.engine.rng import Rng
from aedilis.games.carpe_diem.components import DARK, STAGES, STOCK_OF_STAGE
from aedilis.games.carpe_diem.phases import (
    ANYWHERE,
    AT_BASE,
    BREAD,
    BUILD,
    CARD,
    CARD_OF_FOUNTAIN_BASE,
    CRAFT,
    DISC,
    DONE,
    FIGURE,
    FIRST_PLAYER,
    FOUNTAIN_CARD,
    FRAME,
    LAY,
    LOAVES,
    MORE_BASE,
    MOVE,
    PAY,
    PAYMENT,
    PAYMENTS,
    RETURN,
    REWARD,
    SCORE,
    SEAL,
    SET_UP,
    STACK_OF_FOUNTAINS,
    STORE,
    TABLEAU,
    TILE,
    TILE_BASE,
    TURN,
)
from aedilis.games.carpe_diem.rules import Rules
from aedilis.games.carpe_diem.scoring import points_of
from aedilis.games.carpe_diem.secrets import blank, fill


def new(seats: int, variants: Mapping[str, str]) -> CarpeDiem:
    position = CarpeDiem()
    position.lay_out(seats)
    position.choose_variants(variants)
    position.phase = FIRST_PLAYER
    position.reopen()
    return position


class CarpeDiem(Rules):
    __slots__ = ()

    # -- one decision after the other ---------------------------------------------------------------------------

    def play(self, option: int) -> None:
        phase = self.phase
        choice = option - self.base
        if phase == TILE:
            self.lay_in_depot(choice)
        elif phase == MOVE:
            if choice == BREAD:
                self.go_anywhere()
            else:
                self.take(choice)
        elif phase == BUILD:
            if option >= AT_BASE:
                self.choose_cell(option - AT_BASE)
            elif choice == STORE:
                self.store()
            else:
                self.choose_cell(choice)
        elif phase == TURN:
            self.build(choice)
        elif phase == ANYWHERE:
            self.take(choice)
        elif self.seat == CHANCE:
            self.come_out(choice)
        else:
            self.decide(option)

    def come_out(self, choice: int) -> None:
        """What chance does more seldom."""
        phase = self.phase
        if phase == FOUNTAIN_CARD:
            self.draw_card(choice)
        elif phase == SEAL:
            self.lay_on_seal(choice)
        elif phase == LAY:
            self.lay_out_card(choice)
        elif phase == CARD:
            self.deal_card(choice)
        elif phase == FRAME:
            self.deal_frame(choice)
        elif phase == TABLEAU:
            self.deal_tableau(choice)
        elif phase == FIRST_PLAYER:
            self.choose_first_player(choice)

    def decide(self, option: int) -> None:
        """What players do more seldom."""
        phase = self.phase
        choice = option - self.base
        if phase == SCORE:
            if choice == DONE:
                self.end_scoring()
            elif choice >= LOAVES:
                self.fulfil_with_bread(choice - LOAVES)
            else:
                self.score(choice)
        elif phase == PAY:
            if option >= MORE_BASE:
                self.pay(option - MORE_BASE + PAYMENTS)
            elif choice >= PAYMENT:
                self.pay(choice - PAYMENT)
            else:
                self.keep_ware(choice)
        elif phase == DISC:
            self.lay_disc(choice)
        elif phase == CRAFT:
            self.take_from_seal_row(choice)
        elif phase == RETURN:
            self.return_card(choice)
        elif phase == REWARD:
            self.collect(choice)
        elif phase == FIGURE:
            self.place_figure(choice)

    def reopen(self) -> None:
        self.ask(self.phase, 0)
        asked = self.viewer == ALL or self.viewer == self.seat
        if self.phase == BUILD:
            self.more_base = AT_BASE
            if asked:
                self.more = self.fitting_cells()[1]
        elif self.phase == PAY:
            self.more_base = MORE_BASE
            if asked:
                self.more = self.many_payments()
        if asked:
            self.choices = self.legal()

    def legal(self) -> int:
        """The choices of the phase; for tiles and cards drawn by chance `options()` lists them."""
        phase = self.phase
        if phase == MOVE:
            return self.tiles_in_reach()
        if phase == ANYWHERE:
            return self.lying
        if phase == BUILD:
            return self.cells_to_build()
        if phase == TURN:
            return self.turns_to_build()
        if phase == REWARD:
            return self.rewards_due()
        if phase == CRAFT:
            return self.tiles_of_seal_row()
        if phase == RETURN:
            return self.cards_to_return()
        if phase == DISC:
            return self.free_circles()
        if phase == SCORE:
            return self.scoring_options()
        if phase == PAY:
            return self.payments()
        if phase == FIGURE:
            return self.free_spaces()
        if phase == CARD:
            return self.cards_to_deal()
        if phase == LAY:
            return self.pack
        if phase == FRAME:
            return self.box_frames
        if phase == TABLEAU:
            return self.box_tableaus
        return BIT[self.seats] - 1 if phase == FIRST_PLAYER else 0

    # -- chance -------------------------------------------------------------------------------------------------

    def draws_from_stock(self) -> bool:
        """Whether a tile or a fountain card comes out, of which there may be several alike."""
        return self.phase == TILE or self.phase == SEAL or self.phase == FOUNTAIN_CARD

    def drawn_from(self) -> list[int]:
        if self.phase == FOUNTAIN_CARD:
            return self.fountains
        return self.stock[STOCK_OF_STAGE[self.stage]]  # the seal row is filled from the dark one, before any stage

    def options(self) -> list[int]:
        if not self.draws_from_stock():
            return Position.options(self)
        return [self.base + kind for kind in sorted(set(self.drawn_from()))] if self.viewer == ALL else []

    def count(self) -> int:
        return len(self.options()) if self.draws_from_stock() else count(self.choices) + count(self.more)

    def weights(self) -> list[int] | None:
        if self.draws_from_stock():
            stock = self.drawn_from()
            return [stock.count(option - self.base) for option in self.options()]
        return [1] * self.count() if self.seat == CHANCE else None

    def pick_chance(self, random: Rng) -> int:
        if self.draws_from_stock():
            stock = self.drawn_from()
            return self.base + stock[random.below(len(stock))]
        return self.base + random.member(self.choices)

    def source(self) -> int:
        if self.phase == TILE:
            return STOCK_OF_STAGE[self.stage]
        return STACK_OF_FOUNTAINS if self.phase == FOUNTAIN_CARD else SET_UP

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        if source > STACK_OF_FOUNTAINS:
            return False  # frames, cards and the seal row are laid out before anybody decides
        stock, base = self.fountains, CARD_OF_FOUNTAIN_BASE
        if source <= DARK:
            stock, base = self.stock[source], TILE_BASE
        return all(outcomes.count(outcome) <= stock.count(outcome - base) for outcome in outcomes)

    # -- what is known --------------------------------------------------------------------------------------------

    def lets_out(self, option: int) -> bool:
        """What chance draws, and all fountain cards when the game ends."""
        if self.seat == CHANCE:
            return True
        return self.stage == STAGES and len(self.scorers) == 1 and self.is_last(option)

    def seen_by(self, seat: int) -> CarpeDiem:
        self.check_viewer(seat)
        view = self.copy()
        if self.viewer != seat:
            blank(view, seat)
            view.reopen()
        return view

    def imagine(self, random: Rng) -> CarpeDiem:
        world = self.copy()
        fill(world, random)
        world.reopen()
        return world

    def copy(self) -> CarpeDiem:
        twin = CarpeDiem()
        self.copy_into(twin)
        return twin

    # -- the score --------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [points_of(self, seat) for seat in range(self.seats)]

    def merit(self, seat: int) -> list[int]:
        """Ties go to whoever is farther back on the banderole track."""
        return [points_of(self, seat), self.order.index(seat)]
