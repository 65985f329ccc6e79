"""A position of The Builders: Antiquity: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping

from aedilis.engine.bits import BIT, mask_of
from aedilis.engine.position import ALL, CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.builders_antiquity.components import BUILDINGS, EMPTY, FIRST_SLAVE, WORKERS
from aedilis.games.builders_antiquity.phases import (
    ACT,
    APPRENTICES,
    AT_BASE,
    BORROW,
    BUILDING,
    BUILDING_BASE,
    BUILDING_DECK,
    BUY_TOOL,
    DEAL,
    EXTRA,
    FIRST_PLAYER,
    FREE,
    MORE_BASE,
    NO_TOOL,
    RECRUIT_BASE,
    REPAY,
    SEND,
    SITE,
    START_PLAYER,
    TAKE,
    TEACH,
    TO_BASE,
    TOOL,
    UNIVERSITY,
    WORKER,
    WORKER_BASE,
    WORKER_DECK,
)
from aedilis.games.builders_antiquity.rules import Rules
from aedilis.games.builders_antiquity.scoring import score10


def new(seats: int, variants: Mapping[str, str]) -> BuildersAntiquity:
    position = BuildersAntiquity()
    position.lay_out(seats)
    position.choose_variants(variants)
    position.phase = FIRST_PLAYER
    position.reopen()
    return position


class BuildersAntiquity(Rules):
    __slots__ = ()

    # -- one decision after the other ---------------------------------------------------------------------------

    def play(self, option: int) -> None:
        phase = self.phase
        choice = option - self.base
        if phase == ACT:
            if option >= MORE_BASE:
                self.act(option - MORE_BASE)
            elif option >= RECRUIT_BASE:
                self.recruit(option - RECRUIT_BASE)
            else:
                self.open_site(option)
        elif phase == SITE:
            if self.base == AT_BASE:
                self.choose_site(choice)
            else:
                self.send(choice)
        elif phase == BUILDING:
            self.reveal_building(choice)
        elif phase == WORKER:
            self.reveal_worker(choice)
        elif phase == TOOL:
            self.choose_tool(choice)
        elif phase == TEACH:
            self.teach(choice)
        elif phase == DEAL:
            self.deal_apprentice(choice)
        elif phase == FIRST_PLAYER:
            self.choose_first_player(choice)

    def act(self, choice: int) -> None:
        """An action other than taking a card from a row."""
        if choice >= SEND:
            if choice < FREE:
                self.choose_hand(choice - SEND)
            elif choice < TAKE:
                self.free_slave(choice - FREE + FIRST_SLAVE)
            elif choice < REPAY:
                self.take_sesterces(choice - TAKE + 1)
            elif choice == REPAY:
                self.repay_loan()
            elif choice == EXTRA:
                self.buy_action()
            else:
                self.end_turn()
        elif choice < BUY_TOOL:
            self.buy_slave(choice + FIRST_SLAVE)
        elif choice < BORROW:
            self.buy_tool(choice - BUY_TOOL)
        elif choice == BORROW:
            self.borrow()
        else:
            self.choose_university(choice - UNIVERSITY)

    def reopen(self) -> None:
        choices = more = 0
        if self.viewer == ALL or self.viewer == self.seat:
            choices = self.legal()
            if self.phase == ACT:
                more = self.other_actions()
        self.ask(self.phase, choices)
        self.more = more
        if self.phase == SITE:
            self.base = AT_BASE if self.tools_for(self.players[self.seat], self.sending) else TO_BASE

    def legal(self) -> int:
        """The choices of the phase."""
        phase = self.phase
        if phase == ACT:
            return self.cards_to_take()
        if phase == SITE:
            return self.open_sites(self.players[self.seat])
        if phase == BUILDING:
            return self.building_deck
        if phase == WORKER:
            return self.worker_deck
        if phase == TOOL:
            return self.tools_for(self.players[self.seat], self.sending) | BIT[NO_TOOL]
        if phase == TEACH:
            return self.students_for(self.players[self.seat], self.teaching)
        if phase == DEAL:
            return self.apprentices()
        if phase == FIRST_PLAYER:
            return BIT[self.seats] - 1
        return 0

    # -- chance -------------------------------------------------------------------------------------------------

    def weights(self) -> list[int] | None:
        return [1] * self.count() if self.seat == CHANCE else None

    def pick_chance(self, random: Rng) -> int:
        return self.base + random.member(self.choices)

    def source(self) -> int:
        if self.phase == BUILDING:
            return BUILDING_DECK
        if self.phase == WORKER:
            return WORKER_DECK
        return APPRENTICES if self.phase == DEAL else START_PLAYER

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        if source == BUILDING_DECK:
            base, size, deck = BUILDING_BASE, BUILDINGS, self.building_deck
        elif source == WORKER_DECK:
            base, size, deck = WORKER_BASE, WORKERS, self.worker_deck
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
            if seat != self.seat and self.phase in (SITE, TOOL, TEACH):
                view.phase = ACT
                view.sending = view.site = view.teaching = EMPTY
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
