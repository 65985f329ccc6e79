"""A position of Carpe Diem: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping

from aedilis.engine.bits import BIT, count
from aedilis.engine.position import ALL, CHANCE, Position
from aedilis.engine.rng import Rng
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.rules import phases as p
from aedilis.games.carpe_diem.rules.rules import Rules
from aedilis.games.carpe_diem.rules.scoring import points_of
from aedilis.games.carpe_diem.rules.secrets import blank, fill


def new(seats: int, variants: Mapping[str, str]) -> CarpeDiem:
    position = CarpeDiem()
    position.lay_out(seats)
    position.choose_variants(variants)
    position.derive()
    position.phase = p.FIRST_PLAYER
    position.reopen()
    return position


class CarpeDiem(Rules):
    __slots__ = ()

    # -- one decision after the other ---------------------------------------------------------------------------

    def play(self, option: int) -> None:
        phase = self.phase
        choice = option - self.base
        if phase == p.TILE:
            self.lay_in_depot(choice)
        elif phase == p.MOVE:
            if choice == p.BREAD:
                self.go_anywhere()
            else:
                self.take(choice)
        elif phase == p.BUILD:
            if option >= p.AT_BASE:
                self.choose_cell(option - p.AT_BASE)
            elif choice == p.STORE:
                self.store()
            else:
                self.choose_cell(choice)
        elif phase == p.TURN:
            self.build(choice)
        elif phase == p.ANYWHERE:
            self.take(choice)
        elif self.seat == CHANCE:
            self.come_out(choice)
        else:
            self.decide(option)

    def come_out(self, choice: int) -> None:
        """What chance does more seldom."""
        phase = self.phase
        if phase == p.FOUNTAIN_CARD:
            self.draw_card(choice)
        elif phase == p.SEAL:
            self.lay_on_seal(choice)
        elif phase == p.LAY:
            self.lay_out_card(choice)
        elif phase == p.CARD:
            self.deal_card(choice)
        elif phase == p.FRAME:
            self.deal_frame(choice)
        elif phase == p.TABLEAU:
            self.deal_tableau(choice)
        elif phase == p.FIRST_PLAYER:
            self.choose_first_player(choice)

    def decide(self, option: int) -> None:
        """What players do more seldom."""
        phase = self.phase
        choice = option - self.base
        if phase == p.SCORE:
            if choice == p.DONE:
                self.end_scoring()
            elif choice >= p.LOAVES:
                self.fulfil_with_bread(choice - p.LOAVES)
            else:
                self.score(choice)
        elif phase == p.PAY:
            if option >= p.PAYMENT_BASE:
                self.pay(option - p.PAYMENT_BASE)
            else:
                self.keep_ware(choice)
        elif phase == p.DISC:
            self.lay_disc(choice)
        elif phase == p.CRAFT:
            self.take_from_seal_row(choice)
        elif phase == p.RETURN:
            self.return_card(choice)
        elif phase == p.REWARD:
            self.collect(choice)
        elif phase == p.FIGURE:
            self.place_figure(choice)

    def reopen(self) -> None:
        self.ask(self.phase, 0)
        asked = self.viewer == ALL or self.viewer == self.seat
        if self.phase == p.BUILD:
            self.more_base = p.AT_BASE
            if asked:
                self.more = self.fitting_cells()[1]
        elif self.phase == p.PAY:
            self.more_base = p.MORE_BASE
            if asked:
                self.more = self.many_payments()
        if asked:
            self.choices = self.legal()

    def legal(self) -> int:
        """The choices of the phase; for tiles and cards drawn by chance `options()` lists them."""
        phase = self.phase
        if phase == p.MOVE:
            return self.tiles_in_reach()
        if phase == p.ANYWHERE:
            return self.lying
        if phase == p.BUILD:
            return self.cells_to_build()
        if phase == p.TURN:
            return self.turns_to_build()
        if phase == p.REWARD:
            return self.rewards_due()
        if phase == p.CRAFT:
            return self.tiles_of_seal_row()
        if phase == p.RETURN:
            return self.cards_to_return()
        if phase == p.DISC:
            return self.free_circles()
        if phase == p.SCORE:
            return self.scoring_options()
        if phase == p.PAY:
            return self.payments()
        if phase == p.FIGURE:
            return self.free_spaces()
        if phase == p.CARD:
            return self.cards_to_deal()
        if phase == p.LAY:
            return self.pack
        if phase == p.FRAME:
            return self.box_frames
        if phase == p.TABLEAU:
            return self.box_tableaus
        return BIT[self.seats] - 1 if phase == p.FIRST_PLAYER else 0

    # -- chance -------------------------------------------------------------------------------------------------

    def draws_from_stock(self) -> bool:
        """Whether a tile or a fountain card comes out, of which there may be several alike."""
        return self.phase == p.TILE or self.phase == p.SEAL or self.phase == p.FOUNTAIN_CARD

    def drawn_from(self) -> list[int]:
        if self.phase == p.FOUNTAIN_CARD:
            return self.fountains
        return self.stock[c.STOCK_OF_STAGE[self.stage]]  # the seal row is filled from the dark one, before any stage

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
        if self.phase == p.TILE:
            return c.STOCK_OF_STAGE[self.stage]
        return p.STACK_OF_FOUNTAINS if self.phase == p.FOUNTAIN_CARD else p.SET_UP

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        if source > p.STACK_OF_FOUNTAINS:
            return False  # frames, cards and the seal row are laid out before anybody decides
        stock, base = self.fountains, p.CARD_OF_FOUNTAIN_BASE
        if source <= c.DARK:
            stock, base = self.stock[source], p.TILE_BASE
        return all(outcomes.count(outcome) <= stock.count(outcome - base) for outcome in outcomes)

    # -- what is known --------------------------------------------------------------------------------------------

    def lets_out(self, option: int) -> bool:
        """What chance draws, and all fountain cards when the game ends."""
        if self.seat == CHANCE:
            return True
        return self.stage == c.STAGES and len(self.scorers) == 1 and self.is_last(option)

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
