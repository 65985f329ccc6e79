"""A position of City of Rome: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from aedilis.engine.bits import BIT, count, lowest, mask_of, members
from aedilis.engine.position import ALL, CHANCE, Position
from aedilis.engine.rng import Rng
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.rules import phases as p
from aedilis.games.city_of_rome.rules.memory import FETCHED, OFFERED, what_of
from aedilis.games.city_of_rome.rules.rules import Rules, cells_for
from aedilis.games.city_of_rome.rules.scoring import points_of
from aedilis.games.city_of_rome.rules.secrets import blank, fill


def new(seats: int) -> CityOfRome:
    position = CityOfRome()
    position.lay_out(seats)
    position.phase = p.FIRST_PLAYER
    position.reopen()
    return position


class CityOfRome(Rules):
    __slots__ = ()

    # -- one decision after the other ---------------------------------------------------------------------------

    def play(self, option: int) -> None:
        phase = self.phase
        choice = option - self.base
        if phase == p.ACT:
            if choice == p.DONE:
                self.end_turn()
            elif choice == p.PRODUCE:
                self.produce()
            else:
                self.choose_card(choice)
        elif phase == p.REVEAL:
            self.reveal(choice)
        elif phase == p.PLACE:
            self.place_builder(choice)
        elif phase == p.TAKE:
            self.take_from_offer(choice)
        elif phase == p.CELL:
            self.build(choice)
        elif phase == p.PAY:
            self.pay(choice)
        elif phase == p.DRAW:
            self.draw(choice)
        elif phase == p.KEEP:
            self.keep(choice)
        elif phase == p.UNDER:
            self.lay_under(choice)
        elif phase == p.SCHOOL:
            self.draw_from(choice)
        elif phase == p.STRIP:
            self.see_strip(choice)
        elif phase == p.FIRST_PLAYER:
            self.choose_first_player(choice)

    def reopen(self) -> None:
        choices = self.legal() if self.viewer == ALL or self.viewer == self.seat else 0
        self.ask(self.phase, choices)

    def legal(self) -> int:
        """The choices of the phase; for cards drawn by chance `options()` lists them, as rollouts never need that."""
        phase = self.phase
        if phase == p.FIRST_PLAYER:
            return BIT[self.seats] - 1
        if phase == p.STRIP:
            return self.unseen_strips()
        if phase == p.PLACE:
            return self.free_spaces()
        if phase == p.TAKE:
            return mask_of(self.offer)
        if phase == p.ACT:
            return self.actions()
        if phase == p.PAY:
            return self.payments()
        if phase == p.CELL:
            return cells_for(self.players[self.seat], self.building)
        if phase == p.SCHOOL:
            return self.school_decks()
        if phase == p.KEEP or phase == p.UNDER:
            return mask_of(self.drawn)
        return 0

    # -- chance -------------------------------------------------------------------------------------------------

    def draws_card(self) -> bool:
        return self.phase == p.REVEAL or self.phase == p.DRAW

    def options(self) -> list[int]:
        if not self.draws_card():
            return Position.options(self)
        return sorted(set(self.decks[self.deck])) if self.viewer == ALL else []

    def count(self) -> int:
        return len(self.options()) if self.draws_card() else count(self.choices)

    def weights(self) -> list[int] | None:
        if self.draws_card():
            cards = self.decks[self.deck]
            return [cards.count(kind) for kind in self.options()]
        if self.phase == p.STRIP:
            return [c.SIDES[side] for side in members(self.choices)]
        return [1] * self.count() if self.seat == CHANCE else None

    def pick_chance(self, random: Rng) -> int:
        if self.phase == p.REVEAL or self.phase == p.DRAW:
            cards = self.decks[self.deck]
            return cards[random.below(len(cards))]
        if self.phase == p.FIRST_PLAYER:
            return p.FIRST_BASE + random.below(self.seats)
        left = random.below(2 * (c.STRIPS - len(self.strips)))
        sides = self.choices
        while left >= c.SIDES[lowest(sides)]:
            left -= c.SIDES[lowest(sides)]
            sides &= sides - 1
        return p.STRIP_BASE + lowest(sides)

    def source(self) -> int:
        if self.draws_card():
            return self.deck
        return p.STACK_OF_STRIPS if self.phase == p.STRIP else p.OLDEST_PLAYER

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        if source < len(self.decks):
            cards = self.decks[source]
            return all(outcomes.count(kind) <= cards.count(kind) for kind in outcomes)
        if source == p.STACK_OF_STRIPS:
            unseen = self.unseen_strips()
            sides = [outcome - p.STRIP_BASE for outcome in outcomes]
            strips = {
                min(side, c.MIRRORED[side]) for side in sides if 0 <= side < len(c.MIRRORED) and BIT[side] & unseen
            }
            return len(strips) == len(outcomes)
        return False  # who is the oldest is settled before anybody decides

    # -- what is known --------------------------------------------------------------------------------------------

    def lets_out(self, option: int) -> bool:
        """Drawn cards, cards passed on in the draft, a secret card when it is built."""
        if self.seat == CHANCE or (self.phase == p.KEEP and self.round == 0):
            return True
        if self.phase == p.CELL:
            player = self.players[self.seat]
            if player.secrets.count(self.building) == player.holds(self.building):
                return True
        return self.draws_from_under(option)

    def draws_from_under(self, option: int) -> bool:
        """Where no shuffled card is left, cards come from under a deck without chance being asked."""
        after = self.copy()
        after.play(option)
        return any(what_of(entry) in (FETCHED, OFFERED) for entry in after.trail[len(self.trail) :])

    def seen_by(self, seat: int) -> CityOfRome:
        self.check_viewer(seat)
        view = self.copy()
        if self.viewer != seat:
            blank(view, seat)
            if seat != self.seat and view.phase in (p.PAY, p.CELL):  # a card is chosen, nothing is built yet
                view.phase = p.ACT
            view.reopen()
        return view

    def imagine(self, random: Rng) -> CityOfRome:
        world = self.copy()
        fill(world, random)
        world.reopen()
        return world

    def copy(self) -> CityOfRome:
        twin = CityOfRome()
        self.copy_into(twin)
        return twin

    # -- the score--------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [points_of(player) for player in self.players]

    def merit(self, seat: int) -> list[int]:
        """Ties go to more influence tokens, then to more money."""
        player = self.players[seat]
        return [points_of(player), player.influence, player.money]
