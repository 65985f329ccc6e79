"""A position of Foundations of Rome: one decision after the other, chance, and what each seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd

from aedilis.engine.bits import BIT, count, members, nth
from aedilis.engine.position import ALL, CHANCE, Position
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.components import EMPTY, ERAS, TURNS_IN_ERA, VESTA
from aedilis.games.foundations_of_rome.geometry import HALF, TRAY_LAYS
from aedilis.games.foundations_of_rome.phases import (
    ACT,
    ANNOUNCE,
    ANSWER,
    BUILD,
    CANCEL,
    CARD_OUT,
    CERES_ACTIONS,
    CERES_CARD,
    COMPOSING,
    DEAL,
    DEAL_GOAL,
    DEAL_ROLE,
    DEALT_DEEDS,
    DEED_OUT,
    DRAFT,
    END,
    FIRST_PLAYER,
    FREE,
    FROM,
    GARDEN,
    GARDEN_BAG,
    GOAL,
    GOAL_CARDS,
    GOAL_OUT,
    LAY,
    MONUMENT,
    MONUMENT_CARDS,
    MONUMENT_OUT,
    MORE_BASE,
    OFFER,
    OFFER_BASE,
    OFFER_LOT,
    OPEN_GOAL,
    PILE,
    PROPOSE,
    PROTECT,
    REVEAL,
    ROLE,
    ROLE_CARDS,
    ROLE_OUT,
    SCORE,
    SITE,
    START_PLAYER,
    STEAL,
    TAKE,
    TO,
    UNSEEN,
    USE,
)
from aedilis.games.foundations_of_rome.player import ANYBODY, OFFERED, known_by
from aedilis.games.foundations_of_rome.rules import Rules
from aedilis.games.foundations_of_rome.rules_trade import BOTH_ANSWERS, forget_offer
from aedilis.games.foundations_of_rome.secrets import blank, fill


def new(seats: int, variants: Mapping[str, str]) -> FoundationsOfRome:
    position = FoundationsOfRome()
    position.lay_out(seats, variants)
    position.phase = FIRST_PLAYER
    position.reopen()
    return position


class FoundationsOfRome(Rules):
    __slots__ = ()

    # -- one decision after the other ------------------------------------------------------------------

    def play(self, option: int) -> None:
        phase = self.phase
        choice = option - self.base
        if phase == ACT:
            if option >= MORE_BASE:
                self.act_more(option - MORE_BASE)
            else:
                self.act(choice)
        elif phase == SITE:
            self.build(choice)
        elif phase == REVEAL:
            self.reveal(option)
        elif phase == OFFER:
            self.compose(choice)
        elif phase == OFFER_LOT:
            self.offer_lot(choice)
        elif phase == ANSWER:
            self.answer(choice)
        elif phase == DEAL:
            self.deal(choice)
        elif phase >= LAY:
            self.play_card(phase, option)
        elif phase >= DRAFT:
            self.choose_together(phase, choice)
        else:
            self.come_out(phase, option)

    def play_card(self, phase: int, option: int) -> None:
        """Stealing, cards, and the answer to them."""
        choice = option - self.base
        if phase == LAY:
            self.choose_lay(TRAY_LAYS + option - MORE_BASE if option >= MORE_BASE else choice - BUILD)
        elif phase == STEAL:
            self.steal(choice)
        elif phase == TAKE:
            self.take_lot(choice)
        elif phase == SCORE:
            self.score_building(choice)
        elif phase == FROM:
            self.choose_building_to_move(choice)
        elif phase == TO:
            self.move_building(choice)
        elif phase == FREE:
            self.take_free_deed(choice)
        elif phase == PROTECT:
            self.protect(choice)

    def choose_together(self, phase: int, choice: int) -> None:
        if phase == DRAFT:
            self.pick_deed(choice)
        elif phase == GOAL:
            self.keep_goal(choice)
        elif phase == ROLE:
            self.keep_role(choice)
        elif phase == ANNOUNCE:
            self.announce(choice)

    def come_out(self, phase: int, option: int) -> None:
        """Chance other than the market."""
        choice = option - self.base
        if phase == UNSEEN:
            self.get_unseen(option)
        elif phase == MONUMENT:
            self.lay_out_monument(choice)
        elif phase == OPEN_GOAL:
            self.lay_out_goal(choice)
        elif phase == DEAL_GOAL:
            self.deal_goal(choice)
        elif phase == DEAL_ROLE:
            self.deal_role(choice)
        elif phase == CERES_CARD:
            self.play_ceres_card(choice)
        elif phase == GARDEN:
            self.grow(choice)
        elif phase == FIRST_PLAYER:
            self.choose_first_player(choice)

    def reopen(self) -> None:
        choices = more = 0
        if self.viewer == ALL or self.viewer == self.seat:
            choices, more = self.legal() if self.phase >= DRAFT else (self.to_come_out(), 0)
            if self.phase in (DEAL, REVEAL, UNSEEN):
                more = self.deck_hi
        self.ask(self.phase, choices, more)

    def legal(self) -> tuple[int, int]:
        """What a player may choose in this phase, in both windows."""
        phase = self.phase
        if phase <= ANNOUNCE:
            return self.to_pick_lo(phase, self.seat), self.to_pick_hi(phase, self.seat)
        if phase == END:
            return 0, 0
        player = self.players[self.seat]
        if phase == ACT:
            choices = self.first_window(player)
            return choices, self.second_window(player)
        if phase == SITE:
            return self.sites(player, self.lay, self.may_equal(player))
        if phase == OFFER:
            return self.offer_options(), 0
        if phase == OFFER_LOT:
            return self.lots_to_offer_lo(), self.lots_to_offer_hi()
        if phase == ANSWER:
            return BOTH_ANSWERS, 0
        if phase == STEAL or phase == TAKE:
            return self.lots_to_take()
        if phase == LAY:
            lays, monuments = self.extra_lays(player, self.card != EMPTY)
            return lays << BUILD, monuments
        if phase == SCORE:
            return self.buildings_to_score(player)
        if phase == FROM:
            return self.buildings_to_move(player)
        if phase == TO:
            return player.marked_lo, player.marked_hi
        return (self.deeds_on_offer(), 0) if phase == FREE else (self.answers_to_threat(), 0)

    def to_come_out(self) -> int:
        phase = self.phase
        if phase == MONUMENT:
            return self.monuments_to_draw()
        if phase == OPEN_GOAL or phase == DEAL_GOAL:
            return self.goal_deck
        if phase == DEAL_ROLE:
            return self.role_deck
        if phase == CERES_CARD:
            return self.ceres_deck
        if phase == GARDEN:
            return self.tiles()
        if phase == FIRST_PLAYER:
            return BIT[self.seats] - 1
        return self.deck_lo

    def options_of(self, seat: int) -> list[int]:
        if not self.together:
            return self.options() if seat == self.seat else []
        if seat < 0 or (self.viewer != ALL and self.viewer != seat) or not self.together & BIT[seat]:
            return []
        lots = self.to_pick_hi(self.phase, seat)
        lower = [self.more_base + choice for choice in members(lots)]
        return [*[self.base + choice for choice in members(self.to_pick_lo(self.phase, seat))], *lower]

    # -- chance ----------------------------------------------------------------------------------------

    def draws_from_the_pile(self) -> bool:
        return self.phase == REVEAL or self.phase == UNSEEN

    def options(self) -> list[int]:
        if not self.draws_from_the_pile():
            return Position.options(self)
        if self.viewer != ALL:
            return []
        deeds_lo = self.returned_lo | (self.deck_lo if self.pile_deeds else 0)
        deeds_hi = self.returned_hi | (self.deck_hi if self.pile_deeds else 0)
        cards = self.returned_cards | (self.card_deck if self.pile_cards else 0)
        deeds = [DEED_OUT + lot for lot in members(deeds_lo)] + [DEED_OUT + HALF + lot for lot in members(deeds_hi)]
        return deeds + [CARD_OUT + card for card in members(cards)]

    def count(self) -> int:
        return len(self.options()) if self.draws_from_the_pile() else count(self.choices) + count(self.more)

    def weights(self) -> list[int] | None:
        if self.seat != CHANCE:
            return None
        if self.phase == GARDEN:
            return [self.bag[tile] for tile in members(self.choices)]
        return self.weights_of_pile() if self.draws_from_the_pile() else [1] * self.count()

    def weights_of_pile(self) -> list[int]:
        """Of the cards nobody has seen only some are in this pile; those that Fortuna put there all are."""
        deeds = max(1, self.unseen_deeds())
        cards = max(1, count(self.card_deck))
        weights = []
        for option in self.options():
            if option >= CARD_OUT:
                returned = self.returned_cards & BIT[option - CARD_OUT] != 0
            elif option < HALF:
                returned = self.returned_lo & BIT[option] != 0
            else:
                returned = self.returned_hi & BIT[option - HALF] != 0
            unseen = self.pile_cards * deeds if option >= CARD_OUT else self.pile_deeds * cards
            weights.append(deeds * cards if returned else unseen)
        least = gcd(*weights) if weights else 1
        return [weight // least for weight in weights]

    def pick_chance(self, random: Rng) -> int:
        if self.draws_from_the_pile():
            return self.pick_from_pile(random)
        if self.phase == GARDEN:
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
            at = random.below(self.unseen_deeds())
            size = count(self.deck_lo)
            return DEED_OUT + (nth(self.deck_lo, at) if at < size else HALF + nth(self.deck_hi, at - size))
        at -= self.pile_deeds
        if at < self.pile_cards:
            return CARD_OUT + random.member(self.card_deck)
        at -= self.pile_cards
        if at < count(self.returned_lo):
            return DEED_OUT + nth(self.returned_lo, at)
        at -= count(self.returned_lo)
        if at < count(self.returned_hi):
            return DEED_OUT + HALF + nth(self.returned_hi, at)
        return CARD_OUT + nth(self.returned_cards, at - count(self.returned_hi))

    def source(self) -> int:
        phase = self.phase
        if phase == REVEAL or phase == UNSEEN:
            return self.pile if self.pile else PILE + self.era
        if phase == DEAL:
            return DEALT_DEEDS
        if phase == MONUMENT:
            return MONUMENT_CARDS
        if phase == OPEN_GOAL or phase == DEAL_GOAL:
            return GOAL_CARDS
        if phase == DEAL_ROLE:
            return ROLE_CARDS
        if phase == CERES_CARD:
            return CERES_ACTIONS
        return GARDEN_BAG if phase == GARDEN else START_PLAYER

    def can_come_out(self, source: int, outcomes: list[int]) -> bool:
        """Decks that are shuffled again, and piles, may hold any of their cards later on."""
        if source in (CERES_ACTIONS, GARDEN_BAG):
            return True
        if len(set(outcomes)) < len(outcomes):
            return False
        if source in (MONUMENT_CARDS, GOAL_CARDS, ROLE_CARDS):
            deck, base = {
                MONUMENT_CARDS: (self.monument_deck, MONUMENT_OUT),
                GOAL_CARDS: (self.goal_deck, GOAL_OUT),
                ROLE_CARDS: (self.role_deck, ROLE_OUT),
            }[source]
            return all(outcome >= base and deck >> outcome - base & 1 for outcome in outcomes)
        if source == START_PLAYER or source == DEALT_DEEDS:
            return False
        deeds = self.deck_lo | self.returned_lo | (self.deck_hi | self.returned_hi) << HALF
        everything = deeds | (self.card_deck | self.returned_cards) << CARD_OUT
        return source > 0 and all(everything >> outcome & 1 for outcome in outcomes)

    # -- what is known ---------------------------------------------------------------------------------

    def lets_out(self, option: int) -> bool:
        """The last of several picks, an influence card that not everybody has seen, and goals at the end."""
        if self.seat == CHANCE or self.ends_the_game(option):
            return True
        if self.together:
            return self.together == BIT[self.seat]
        if self.phase == ACT:
            return option >= MORE_BASE + USE and self.is_secret(option - MORE_BASE - USE)
        if self.phase == PROTECT:
            return option - self.base == CANCEL and self.is_secret(VESTA)
        if self.phase == OFFER:
            held = self.players[self.seat].held
            return option == OFFER_BASE + PROPOSE and any(
                entry >= OFFERED and not known_by(entry) & ANYBODY for entry in held
            )
        return self.card != EMPTY and self.is_secret(self.card)

    def ends_the_game(self, option: int) -> bool:
        """With this turn, or with that of Ceres after it, if she can do nothing in it."""
        turns = 1 + self.solo
        in_time = self.turns + turns < TURNS_IN_ERA * self.takers()
        if self.era < ERAS or (in_time and not 0 < self.ending <= turns):
            return False
        return self.is_last(option)

    def is_secret(self, card: int) -> bool:
        return not known_by(self.players[self.seat].entry_of(card)) & ANYBODY

    def seen_by(self, seat: int) -> FoundationsOfRome:
        self.check_viewer(seat)
        if self.viewer != seat and ACT <= self.phase < END:
            for player in self.players:
                self.to_build(player)  # once for all views, and for all worlds that are imagined from them
        view = self.copy()
        if self.viewer != seat:
            if seat != self.seat and self.phase in COMPOSING:
                view.phase = ACT
                view.compose_nothing()
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
        return twin
