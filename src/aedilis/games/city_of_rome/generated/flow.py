"""What calls the rules. Written by `make generate` from `decisions.py`: change that instead."""

from __future__ import annotations

from aedilis.engine.position import ALL, Position, kinds_in, numbers_in
from aedilis.engine.rng import Rng
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules.rules import Rules


class Flow(Rules):
    __slots__ = ()

    def play(self, option: int) -> None:
        phase = self.phase
        if phase < p.TAKE:
            if phase < p.KEEP:
                if phase == p.FIRST_PLAYER:
                    self.choose_first_player(option - p.FIRST_BASE)
                elif phase == p.STRIP:
                    self.see_strip(option - p.STRIP_BASE)
                elif phase == p.DRAW:
                    self.draw(option - p.CARD_BASE)
            else:
                if phase == p.KEEP:
                    self.keep(option - p.KEEP_BASE)
                elif phase == p.REVEAL:
                    self.reveal(option - p.CARD_BASE)
                elif phase == p.PLACE:
                    self.place_builder(option - p.PLACE_BASE)
        else:
            if phase < p.CELL:
                if phase == p.TAKE:
                    self.take_from_offer(option - p.TAKE_BASE)
                elif phase == p.ACT:
                    choice = option - p.ACT_BASE
                    if choice < p.PRODUCE:
                        self.choose_card(choice)
                    elif choice < p.DONE:
                        self.produce()
                    else:
                        self.end_turn()
                elif phase == p.PAY:
                    choice = option - p.PAY_BASE
                    if choice < p.COINS:
                        self.pay_with_token(choice)
                    else:
                        self.choose_cell()
            else:
                if phase == p.CELL:
                    self.build(option - p.CELL_BASE)
                elif phase == p.SCHOOL:
                    self.draw_from(option - p.SCHOOL_BASE)
                elif phase == p.UNDER:
                    self.lay_under(option - p.UNDER_BASE)

    def legal(self) -> int:
        phase = self.phase
        if phase < p.ACT:
            if phase < p.KEEP:
                if phase == p.FIRST_PLAYER:
                    return self.everybody()
                elif phase == p.STRIP:
                    return self.unseen_strips()
            else:
                if phase == p.KEEP:
                    return self.drawn_cards()
                elif phase == p.PLACE:
                    return self.free_spaces()
                elif phase == p.TAKE:
                    return self.cards_on_offer()
        else:
            if phase < p.CELL:
                if phase == p.ACT:
                    return self.actions()
                elif phase == p.PAY:
                    return self.payments()
            else:
                if phase == p.CELL:
                    return self.cells()
                elif phase == p.SCHOOL:
                    return self.school_decks()
                elif phase == p.UNDER:
                    return self.drawn_cards()
        return 0

    def reopen(self) -> None:
        choices = 0
        if self.viewer == ALL or self.viewer == self.seat:
            choices = self.legal()
        self.ask(self.phase, choices)

    def draws(self) -> bool:
        return self.phase == p.DRAW or self.phase == p.REVEAL

    def drawn_from(self) -> list[int]:
        phase = self.phase
        if phase == p.DRAW or phase == p.REVEAL:
            return self.deck_in_use()
        return []

    def options(self) -> list[int]:
        return self.kinds() if self.draws() else Position.options(self)

    def count(self) -> int:
        return len(self.kinds()) if self.draws() else Position.count(self)

    def kinds(self) -> list[int]:
        return kinds_in(self.drawn_from(), self.base) if self.viewer == ALL else []

    def weight(self, choice: int) -> int:
        if self.phase == p.STRIP:
            return self.sides_like(choice)
        return 1

    def weights(self) -> list[int] | None:
        if self.draws():
            return numbers_in(self.drawn_from(), self.base) if self.viewer == ALL else []
        return Position.weights(self)

    def pick_chance(self, random: Rng) -> int:
        phase = self.phase
        if phase == p.DRAW or phase == p.REVEAL:
            deck = self.deck_in_use()
            return p.CARD_BASE + deck[random.below(len(deck))]
        if phase == p.STRIP:
            return Position.pick_chance(self, random)
        return self.base + random.member(self.choices)
