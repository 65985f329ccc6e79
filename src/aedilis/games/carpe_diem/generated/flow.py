"""What calls the rules. Written by `make generate` from `decisions.py`: change that instead."""

from __future__ import annotations

from aedilis.engine.position import ALL, Position, kinds_in, numbers_in
from aedilis.engine.rng import Rng
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.rules import Rules


class Flow(Rules):
    __slots__ = ()

    def play(self, option: int) -> None:
        phase = self.phase
        if phase < p.ANYWHERE:
            if phase < p.LAY:
                if phase < p.TABLEAU:
                    if phase == p.FIRST_PLAYER:
                        self.choose_first_player(option - p.FIRST_BASE)
                    elif phase == p.FRAME:
                        self.deal_frame(option - p.FRAME_BASE)
                else:
                    if phase == p.TABLEAU:
                        self.deal_tableau(option - p.TABLEAU_BASE)
                    elif phase == p.CARD:
                        self.deal_card(option - p.CARD_BASE)
            else:
                if phase < p.FIGURE:
                    if phase == p.LAY:
                        self.lay_out_card(option - p.LAY_BASE)
                    elif phase == p.SEAL:
                        self.lay_on_seal(option - p.TILE_BASE)
                else:
                    if phase == p.FIGURE:
                        self.place_figure(option - p.FIGURE_BASE)
                    elif phase == p.TILE:
                        self.lay_in_depot(option - p.TILE_BASE)
                    elif phase == p.MOVE:
                        choice = option - p.TAKE_BASE
                        if choice < p.BREAD:
                            self.take(choice)
                        else:
                            self.go_anywhere()
        else:
            if phase < p.FOUNTAIN_CARD:
                if phase < p.TURN:
                    if phase == p.ANYWHERE:
                        choice = option - p.TAKE_BASE
                        if choice < p.BREAD:
                            self.take(choice)
                        else:
                            self.go_anywhere()
                    elif phase == p.BUILD:
                        if option >= p.BUILD_MORE:
                            self.choose_cell(option - p.BUILD_MORE)
                        else:
                            choice = option - p.BUILD_BASE
                            if choice < p.STORE:
                                self.choose_cell(choice)
                            else:
                                self.store()
                else:
                    if phase == p.TURN:
                        self.build(option - p.TURN_BASE)
                    elif phase == p.REWARD:
                        self.collect(option - p.REWARD_BASE)
                    elif phase == p.CRAFT:
                        self.take_from_seal_row(option - p.CRAFT_BASE)
            else:
                if phase < p.DISC:
                    if phase == p.FOUNTAIN_CARD:
                        self.draw_card(option - p.FOUNTAIN_CARD_BASE)
                    elif phase == p.RETURN:
                        self.return_card(option - p.RETURN_BASE)
                else:
                    if phase == p.DISC:
                        self.lay_disc(option - p.DISC_BASE)
                    elif phase == p.SCORE:
                        choice = option - p.SCORE_BASE
                        if choice < p.LOAVES:
                            self.score(choice)
                        elif choice < p.DONE:
                            self.fulfil_with_bread(choice - p.LOAVES)
                        else:
                            self.end_scoring()
                    elif phase == p.PAY:
                        if option >= p.PAY_MORE:
                            self.pay_often(option - p.PAY_MORE)
                        else:
                            choice = option - p.PAY_BASE
                            if choice < p.TIMES:
                                self.keep_ware(choice)
                            else:
                                self.pay(choice - p.TIMES)

    def legal(self) -> tuple[int, int]:
        phase = self.phase
        if phase < p.BUILD:
            if phase < p.LAY:
                if phase < p.TABLEAU:
                    if phase == p.FIRST_PLAYER:
                        return self.everybody(), 0
                    elif phase == p.FRAME:
                        return self.box_frames, 0
                else:
                    if phase == p.TABLEAU:
                        return self.box_tableaus, 0
                    elif phase == p.CARD:
                        return self.cards_to_deal(), 0
            else:
                if phase < p.MOVE:
                    if phase == p.LAY:
                        return self.pack, 0
                    elif phase == p.FIGURE:
                        return self.free_spaces(), 0
                else:
                    if phase == p.MOVE:
                        return self.tiles_in_reach(), 0
                    elif phase == p.ANYWHERE:
                        return self.lying, 0
        else:
            if phase < p.RETURN:
                if phase < p.REWARD:
                    if phase == p.BUILD:
                        return self.cells_to_build()
                    elif phase == p.TURN:
                        return self.turns_to_build(), 0
                else:
                    if phase == p.REWARD:
                        return self.rewards_due(), 0
                    elif phase == p.CRAFT:
                        return self.tiles_of_seal_row(), 0
            else:
                if phase < p.SCORE:
                    if phase == p.RETURN:
                        return self.cards_to_return(), 0
                    elif phase == p.DISC:
                        return self.free_circles(), 0
                else:
                    if phase == p.SCORE:
                        return self.scoring_options(), 0
                    elif phase == p.PAY:
                        return self.payments()
        return 0, 0

    def reopen(self) -> None:
        choices, more = 0, 0
        if self.viewer == ALL or self.viewer == self.seat:
            choices, more = self.legal()
        self.ask(self.phase, choices, more)

    def draws(self) -> bool:
        return self.phase == p.SEAL or self.phase == p.TILE or self.phase == p.FOUNTAIN_CARD

    def drawn_from(self) -> list[int]:
        phase = self.phase
        if phase == p.SEAL or phase == p.TILE:
            return self.stock_in_use()
        if phase == p.FOUNTAIN_CARD:
            return self.fountains
        return []

    def options(self) -> list[int]:
        return self.kinds() if self.draws() else Position.options(self)

    def count(self) -> int:
        return len(self.kinds()) if self.draws() else Position.count(self)

    def kinds(self) -> list[int]:
        return kinds_in(self.drawn_from(), self.base) if self.viewer == ALL else []

    def weights(self) -> list[int] | None:
        if self.draws():
            return numbers_in(self.drawn_from(), self.base) if self.viewer == ALL else []
        return Position.weights(self)

    def pick_chance(self, random: Rng) -> int:
        phase = self.phase
        if phase == p.SEAL or phase == p.TILE:
            deck = self.stock_in_use()
            return p.TILE_BASE + deck[random.below(len(deck))]
        if phase == p.FOUNTAIN_CARD:
            deck = self.fountains
            return p.FOUNTAIN_CARD_BASE + deck[random.below(len(deck))]
        if self.more:
            return self.pick_of_two(random)
        return self.base + random.member(self.choices)
