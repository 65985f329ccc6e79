"""A position of The Builders: Antiquity: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping

from aedilis.engine.bits import BIT, mask_of
from aedilis.engine.position import ALL, CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules import phases as p
from aedilis.games.builders_antiquity.rules.rules import Rules
from aedilis.games.builders_antiquity.rules.scoring import score10


def new(seats: int, variants: Mapping[str, str]) -> BuildersAntiquity:
    position = BuildersAntiquity()
    position.lay_out(seats)
    position.choose_variants(variants)
    position.phase = p.FIRST_PLAYER
    position.reopen()
    return position


class BuildersAntiquity(Rules):
    __slots__ = ()

    # -- one decision after the other ---------------------------------------------------------------------------

    def play(self, option: int) -> None:
        phase = self.phase
        choice = option - self.base
        if phase == p.ACT:
            if option >= p.MORE_BASE:
                self.act(option - p.MORE_BASE)
            elif option >= p.RECRUIT_BASE:
                self.recruit(option - p.RECRUIT_BASE)
            else:
                self.open_site(option)
        elif phase == p.SITE:
            if self.base == p.AT_BASE:
                self.choose_site(choice)
            else:
                self.send(choice)
        elif phase == p.BUILDING:
            self.reveal_building(choice)
        elif phase == p.WORKER:
            self.reveal_worker(choice)
        elif phase == p.TOOL:
            self.choose_tool(choice)
        elif phase == p.TEACH:
            self.teach(choice)
        elif phase == p.DEAL:
            self.deal_apprentice(choice)
        elif phase == p.FIRST_PLAYER:
            self.choose_first_player(choice)

    def act(self, choice: int) -> None:
        """An action other than taking a card from a row."""
        if choice >= p.SEND:
            if choice < p.FREE:
                self.choose_hand(choice - p.SEND)
            elif choice < p.TAKE:
                self.free_slave(choice - p.FREE + c.FIRST_SLAVE)
            elif choice < p.REPAY:
                self.take_sesterces(choice - p.TAKE + 1)
            elif choice == p.REPAY:
                self.repay_loan()
            elif choice == p.EXTRA:
                self.buy_action()
            else:
                self.end_turn()
        elif choice < p.BUY_TOOL:
            self.buy_slave(choice + c.FIRST_SLAVE)
        elif choice < p.BORROW:
            self.buy_tool(choice - p.BUY_TOOL)
        elif choice == p.BORROW:
            self.borrow()
        else:
            self.choose_university(choice - p.UNIVERSITY)

    def reopen(self) -> None:
        choices = more = 0
        if self.viewer == ALL or self.viewer == self.seat:
            choices = self.legal()
            if self.phase == p.ACT:
                more = self.other_actions()
        self.ask(self.phase, choices)
        self.more_base = p.MORE_BASE
        self.more = more
        if self.phase == p.SITE:
            self.base = p.AT_BASE if self.tools_for(self.players[self.seat], self.sending) else p.TO_BASE

    def legal(self) -> int:
        """The choices of the phase."""
        phase = self.phase
        if phase == p.ACT:
            return self.cards_to_take()
        if phase == p.SITE:
            return self.open_sites(self.players[self.seat])
        if phase == p.BUILDING:
            return self.building_deck
        if phase == p.WORKER:
            return self.worker_deck
        if phase == p.TOOL:
            return self.tools_for(self.players[self.seat], self.sending) | BIT[p.NO_TOOL]
        if phase == p.TEACH:
            return self.students_for(self.players[self.seat], self.teaching)
        if phase == p.DEAL:
            return self.apprentices()
        if phase == p.FIRST_PLAYER:
            return BIT[self.seats] - 1
        return 0

    # -- chance -------------------------------------------------------------------------------------------------

    def weights(self) -> list[int] | None:
        return [1] * self.count() if self.seat == CHANCE else None

    def pick_chance(self, random: Rng) -> int:
        return self.base + random.member(self.choices)

    def source(self) -> int:
        if self.phase == p.BUILDING:
            return p.BUILDING_DECK
        if self.phase == p.WORKER:
            return p.WORKER_DECK
        return p.APPRENTICES if self.phase == p.DEAL else p.START_PLAYER

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        if source == p.BUILDING_DECK:
            base, size, deck = p.BUILDING_BASE, c.BUILDINGS, self.building_deck
        elif source == p.WORKER_DECK:
            base, size, deck = p.WORKER_BASE, c.WORKERS, self.worker_deck
        else:
            return False  # who goes first with which apprentice is settled before anybody decides
        cards = [outcome - base for outcome in outcomes]
        if any(not 0 <= card < size for card in cards) or len(set(cards)) < len(cards):
            return False
        return mask_of(cards) & ~deck == 0

    # -- what is known --------------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> BuildersAntiquity:
        """Only the order of the decks is secret, and what somebody has just begun to compose."""
        self.check_viewer(seat)
        view = self.copy()
        if self.viewer != seat:
            view.viewer = seat
            if seat != self.seat and self.phase in (p.SITE, p.TOOL, p.TEACH):
                view.phase = p.ACT
                view.drop_prepared()
            view.reopen()
        return view

    def imagine(self, random: Rng) -> BuildersAntiquity:
        """A deck is a set, so nothing has to be made up."""
        world = self.copy()
        world.viewer = ALL
        world.reopen()
        return world

    def copy(self) -> BuildersAntiquity:
        twin = BuildersAntiquity()
        self.copy_into(twin)
        return twin

    # -- the score --------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [score10(self, seat) for seat in range(self.seats)]

    def merit(self, seat: int) -> list[int]:
        """The most points win; ties are shared."""
        return [score10(self, seat)]
