"""A position of Foundations of Rome: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, count, members, nth
from aedilis.engine.position import ALL, CHANCE, Position
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import phases as p
from aedilis.games.foundations_of_rome.rules.rules import Rules
from aedilis.games.foundations_of_rome.rules.secrets import blank, fill
from aedilis.games.foundations_of_rome.rules.trade import BOTH_ANSWERS, forget_offer


def new(seats: int, variants: Mapping[str, str]) -> FoundationsOfRome:
    position = FoundationsOfRome()
    position.lay_out(seats)
    position.choose_variants(variants)
    position.settle_variants()
    position.shuffle_decks()
    position.seat_players()
    position.phase = p.FIRST_PLAYER
    position.reopen()
    return position


class FoundationsOfRome(Rules):
    __slots__ = ()

    # -- one decision after the other ------------------------------------------------------------------

    def play(self, option: int) -> None:
        phase = self.phase
        choice = option - self.base
        if phase == p.ACT:
            self.act(choice)
        elif phase == p.SITE:
            self.build(choice)
        elif phase == p.REVEAL:
            self.reveal(option)
        elif phase == p.OFFER:
            self.compose(choice)
        elif phase == p.OFFER_LOT:
            self.offer_lot(choice)
        elif phase == p.ANSWER:
            self.answer(choice)
        elif phase == p.DEAL:
            self.deal(choice)
        elif phase >= p.LAY:
            self.play_card(phase, option)
        elif phase >= p.DRAFT:
            self.choose_together(phase, choice)
        else:
            self.come_out(phase, option)

    def play_card(self, phase: int, option: int) -> None:
        """Stealing, cards, and the answer to them."""
        choice = option - self.base
        if phase == p.LAY:
            self.choose_lay(choice - p.BUILD)
        elif phase == p.STEAL:
            self.steal(choice)
        elif phase == p.TAKE:
            self.take_lot(choice)
        elif phase == p.SCORE:
            self.score_building(choice)
        elif phase == p.FROM:
            self.choose_building_to_move(choice)
        elif phase == p.TO:
            self.move_building(choice)
        elif phase == p.FREE:
            self.take_free_deed(choice)
        elif phase == p.PROTECT:
            self.protect(choice)

    def choose_together(self, phase: int, choice: int) -> None:
        if phase == p.DRAFT:
            self.pick_deed(choice)
        elif phase == p.GOAL:
            self.keep_goal(choice)
        elif phase == p.ROLE:
            self.keep_role(choice)
        elif phase == p.ANNOUNCE:
            self.announce(choice)

    def come_out(self, phase: int, option: int) -> None:
        """Chance other than the market."""
        choice = option - self.base
        if phase == p.UNSEEN:
            self.get_unseen(option)
        elif phase == p.MONUMENT:
            self.lay_out_monument(choice)
        elif phase == p.OPEN_GOAL:
            self.lay_out_goal(choice)
        elif phase == p.DEAL_GOAL:
            self.deal_goal(choice)
        elif phase == p.DEAL_ROLE:
            self.deal_role(choice)
        elif phase == p.CERES_CARD:
            self.play_ceres_card(choice)
        elif phase == p.GARDEN:
            self.grow(choice)
        elif phase == p.FIRST_PLAYER:
            self.choose_first_player(choice)

    def reopen(self) -> None:
        options = sets.NOTHING
        if self.viewer == ALL or self.viewer == self.seat:
            options = self.legal() if self.phase >= p.DRAFT else self.to_come_out()
        self.ask(self.phase, options)

    def legal(self) -> sets.LargeSet:
        """What a player may choose in this phase."""
        phase = self.phase
        if phase <= p.ANNOUNCE:
            return self.to_pick(phase, self.seat)
        if phase == p.END:
            return sets.NOTHING
        player = self.players[self.seat]
        if phase == p.ACT:
            return self.actions_of(player)
        if phase == p.SITE:
            return self.sites(player, self.chosen_lay, self.may_equal(player))
        if phase == p.OFFER:
            return sets.small(self.offer_options())
        if phase == p.OFFER_LOT:
            return self.lots_to_offer()
        if phase == p.ANSWER:
            return sets.small(BOTH_ANSWERS)
        if phase == p.STEAL or phase == p.TAKE:
            return self.lots_to_take()
        if phase == p.LAY:
            return self.extra_lays(player, self.card != c.EMPTY)
        if phase == p.SCORE:
            return self.buildings_to_score(player)
        if phase == p.FROM:
            return self.buildings_to_move(player)
        if phase == p.TO:
            return player.marked
        return sets.small(self.deeds_on_offer() if phase == p.FREE else self.answers_to_threat())

    def to_come_out(self) -> sets.LargeSet:
        phase = self.phase
        if phase == p.MONUMENT:
            return sets.small(self.monuments_to_draw())
        if phase == p.OPEN_GOAL or phase == p.DEAL_GOAL:
            return sets.small(self.goal_deck)
        if phase == p.DEAL_ROLE:
            return sets.small(self.role_deck)
        if phase == p.CERES_CARD:
            return sets.small(self.ceres_deck)
        if phase == p.GARDEN:
            return sets.small(self.tiles())
        if phase == p.FIRST_PLAYER:
            return sets.small(BIT[self.seats] - 1)
        return self.deck

    def options_of(self, seat: int) -> list[int]:
        if not self.together:
            return self.options() if seat == self.seat else []
        if seat < 0 or (self.viewer != ALL and self.viewer != seat) or not self.together & BIT[seat]:
            return []
        return [self.base + choice for choice in sets.members(self.to_pick(self.phase, seat))]

    # -- chance ----------------------------------------------------------------------------------------

    def draws_from_the_pile(self) -> bool:
        return self.phase == p.REVEAL or self.phase == p.UNSEEN

    def options(self) -> list[int]:
        if not self.draws_from_the_pile():
            return Position.options(self)
        if self.viewer != ALL:
            return []
        deeds = sets.union(self.returned, self.deck if self.pile_deeds else sets.NOTHING)
        cards = self.returned_cards | (self.card_deck if self.pile_cards else 0)
        return [p.DEED_OUT + lot for lot in sets.members(deeds)] + members(cards, p.CARD_OUT)

    def count(self) -> int:
        return len(self.options()) if self.draws_from_the_pile() else sets.size(self.asked())

    def weights(self) -> list[int] | None:
        if self.seat != CHANCE:
            return None
        if self.phase == p.GARDEN:
            return [self.bag[tile] for tile in members(self.choices)]
        return self.weights_of_pile() if self.draws_from_the_pile() else [1] * self.count()

    def weights_of_pile(self) -> list[int]:
        """Of the cards nobody has seen only some are in this pile; those that Fortuna put there all are."""
        deeds = max(1, sets.size(self.deck))
        cards = max(1, count(self.card_deck))
        weights = []
        for option in self.options():
            if option >= p.CARD_OUT:
                returned = self.returned_cards & BIT[option - p.CARD_OUT] != 0
                unseen = self.pile_cards * deeds
            else:
                returned = sets.has(self.returned, option)
                unseen = self.pile_deeds * cards
            weights.append(deeds * cards if returned else unseen)
        least = gcd(*weights) if weights else 1
        return [weight // least for weight in weights]

    def pick_chance(self, random: Rng) -> int:
        if self.draws_from_the_pile():
            return self.pick_from_pile(random)
        if self.phase == p.GARDEN:
            left = random.below(sum(self.bag))
            tile = 0
            while left >= self.bag[tile]:
                left -= self.bag[tile]
                tile += 1
            return self.base + tile
        return self.pick_of_two(random)

    def pick_from_pile(self, random: Rng) -> int:
        at = random.below(self.in_pile())
        if at < self.pile_deeds:
            return p.DEED_OUT + sets.nth(self.deck, random.below(sets.size(self.deck)))
        at -= self.pile_deeds
        if at < self.pile_cards:
            return p.CARD_OUT + random.member(self.card_deck)
        at -= self.pile_cards
        deeds = sets.size(self.returned)
        return (
            p.DEED_OUT + sets.nth(self.returned, at)
            if at < deeds
            else p.CARD_OUT + nth(self.returned_cards, at - deeds)
        )

    def source(self) -> int:
        phase = self.phase
        if phase == p.REVEAL or phase == p.UNSEEN:
            return self.pile if self.pile else p.PILE + self.era
        if phase == p.DEAL:
            return p.DEALT_DEEDS
        if phase == p.MONUMENT:
            return p.MONUMENT_CARDS
        if phase == p.OPEN_GOAL or phase == p.DEAL_GOAL:
            return p.GOAL_CARDS
        if phase == p.DEAL_ROLE:
            return p.ROLE_CARDS
        if phase == p.CERES_CARD:
            return p.CERES_ACTIONS
        return p.GARDEN_BAG if phase == p.GARDEN else p.START_PLAYER

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        """Decks that are shuffled again, and piles, may hold any of their cards later on."""
        if source in (p.CERES_ACTIONS, p.GARDEN_BAG):
            return True
        if len(set(outcomes)) < len(outcomes):
            return False
        if source in (p.MONUMENT_CARDS, p.GOAL_CARDS, p.ROLE_CARDS):
            deck, base = {
                p.MONUMENT_CARDS: (self.monument_deck, p.MONUMENT_OUT),
                p.GOAL_CARDS: (self.goal_deck, p.GOAL_OUT),
                p.ROLE_CARDS: (self.role_deck, p.ROLE_OUT),
            }[source]
            return all(outcome >= base and deck >> outcome - base & 1 for outcome in outcomes)
        if source == p.START_PLAYER or source == p.DEALT_DEEDS:
            return False
        deeds = sets.to_mask(sets.union(self.deck, self.returned))
        everything = deeds | (self.card_deck | self.returned_cards) << p.CARD_OUT
        return source > 0 and all(everything >> outcome & 1 for outcome in outcomes)

    # -- what is known ---------------------------------------------------------------------------------

    def lets_out(self, option: int) -> bool:
        """The last of several picks, an influence card that not everybody has seen, and goals at the end."""
        if self.seat == CHANCE or self.ends_the_game(option):
            return True
        if self.together:
            return self.together == BIT[self.seat]
        if self.phase == p.ACT:
            return option >= p.USE and self.is_secret(option - p.USE)
        if self.phase == p.PROTECT:
            return option - self.base == p.CANCEL and self.is_secret(c.VESTA)
        if self.phase == p.OFFER:
            held = self.players[self.seat].held
            return option == p.OFFER_BASE + p.PROPOSE and any(
                entry >= codes.OFFERED and not codes.known_by(entry) & codes.ANYBODY for entry in held
            )
        return self.card != c.EMPTY and self.is_secret(self.card)

    def ends_the_game(self, option: int) -> bool:
        """With this turn, or with that of Ceres after it, if she can do nothing in it."""
        turns = 1 + self.solo
        in_time = self.turns + turns < c.TURNS_IN_ERA * self.takers()
        if self.era < c.ERAS or (in_time and not 0 < self.ending <= turns):
            return False
        return self.is_last(option)

    def is_secret(self, card: int) -> bool:
        return not codes.known_by(self.players[self.seat].entry_of(card)) & codes.ANYBODY

    def seen_by(self, seat: int) -> FoundationsOfRome:
        self.check_viewer(seat)
        if self.viewer != seat and p.ACT <= self.phase < p.END:
            for player in self.players:
                self.to_build(player)  # once for all views, and for all worlds that are imagined from them
        view = self.copy()
        if self.viewer != seat:
            if seat != self.seat and self.phase in p.COMPOSING:
                view.phase = p.ACT
                view.drop_prepared()
                for player in view.players:
                    forget_offer(player)
            blank(view, seat)
            view.reopen()
        return view

    def imagine(self, random: Rng) -> FoundationsOfRome:
        world = self.copy()
        fill(world, random)
        world.reopen()
        return world

    def copy(self) -> FoundationsOfRome:
        twin = FoundationsOfRome()
        self.copy_into(twin)
        twin.seat_players()
        twin.idea = c.EMPTY
        return twin
