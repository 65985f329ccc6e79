"""What calls the rules. Written by `make generate` from `decisions.py`: change that instead."""

from __future__ import annotations

from aedilis.engine.large_sets import LargeSet
from aedilis.engine.position import ALL, Position
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules.rules import Rules


class Flow(Rules):
    __slots__ = ()

    def play(self, option: int) -> None:
        phase = self.phase
        if phase < p.ANNOUNCE:
            if phase < p.REVEAL:
                if phase < p.OPEN_GOAL:
                    if phase == p.FIRST_PLAYER:
                        self.choose_first_player(option - p.FIRST_BASE)
                    elif phase == p.DEAL:
                        self.deal(option - p.PILE_BASE)
                    elif phase == p.MONUMENT:
                        self.lay_out_monument(option - p.MONUMENT_CARD_BASE)
                else:
                    if phase == p.OPEN_GOAL:
                        self.lay_out_goal(option - p.GOAL_CARD_BASE)
                    elif phase == p.DEAL_GOAL:
                        self.deal_goal(option - p.GOAL_CARD_BASE)
                    elif phase == p.DEAL_ROLE:
                        self.deal_role(option - p.ROLE_CARD_BASE)
            else:
                if phase < p.GARDEN:
                    if phase == p.REVEAL:
                        self.reveal(option - p.PILE_BASE)
                    elif phase == p.UNSEEN:
                        self.get_unseen(option - p.PILE_BASE)
                    elif phase == p.CERES_CARD:
                        self.play_ceres_card(option - p.CERES_CARD_BASE)
                else:
                    if phase < p.GOAL:
                        if phase == p.GARDEN:
                            self.grow(option - p.GARDEN_BASE)
                        elif phase == p.DRAFT:
                            self.pick_deed(option - p.DRAFT_BASE)
                    else:
                        if phase == p.GOAL:
                            self.keep_goal(option - p.GOAL_BASE)
                        elif phase == p.ROLE:
                            self.keep_role(option - p.ROLE_BASE)
        else:
            if phase < p.FROM:
                if phase < p.SITE:
                    if phase == p.ANNOUNCE:
                        self.announce(option - p.ANNOUNCE_BASE)
                    elif phase == p.ACT or phase == p.LAY:
                        choice = option - p.ACT_BASE
                        if choice < p.BUILD_AGAIN:
                            if choice < p.BUY_UNSEEN:
                                if choice < p.BUY:
                                    self.take_income()
                                else:
                                    self.buy(choice - p.BUY)
                            else:
                                if choice < p.END_TURN:
                                    self.buy_unseen()
                                else:
                                    self.end_turn()
                        else:
                            if choice < p.STEAL_A_LOT:
                                if choice < p.TRADE:
                                    self.build_again()
                                else:
                                    self.begin_offer(choice - p.TRADE)
                            else:
                                if choice < p.BUILD:
                                    self.choose_to_steal()
                                elif choice < p.USE:
                                    self.choose_lay(choice - p.BUILD)
                                else:
                                    self.use(choice - p.USE)
                else:
                    if phase < p.TAKE:
                        if phase == p.SITE:
                            self.build(option - p.SITE_BASE)
                        elif phase == p.STEAL:
                            self.steal(option - p.STEAL_BASE)
                    else:
                        if phase == p.TAKE:
                            self.take_lot(option - p.TAKE_BASE)
                        elif phase == p.SCORE:
                            self.score_building(option - p.SCORE_BASE)
            else:
                if phase < p.OFFER:
                    if phase == p.FROM:
                        self.choose_building_to_move(option - p.FROM_BASE)
                    elif phase == p.TO:
                        self.move_building(option - p.TO_BASE)
                    elif phase == p.FREE:
                        self.take_free_deed(option - p.FREE_BASE)
                else:
                    if phase < p.ANSWER:
                        if phase == p.OFFER:
                            choice = option - p.OFFER_BASE
                            if choice < p.ASK_SILVER:
                                if choice < p.ADD_LOT:
                                    if choice < p.WITHDRAW:
                                        self.propose()
                                    else:
                                        self.withdraw()
                                else:
                                    if choice < p.GIVE_SILVER:
                                        self.choose_lot_to_offer()
                                    else:
                                        self.give_silver(choice - p.GIVE_SILVER)
                            else:
                                if choice < p.ASK_TOKEN:
                                    if choice < p.GIVE_TOKEN:
                                        self.ask_silver(choice - p.ASK_SILVER)
                                    else:
                                        self.give_token(choice - p.GIVE_TOKEN)
                                else:
                                    if choice < p.ADD_CARD:
                                        self.ask_token(choice - p.ASK_TOKEN)
                                    else:
                                        self.offer_card(choice - p.ADD_CARD)
                        elif phase == p.OFFER_LOT:
                            self.offer_lot(option - p.OFFER_LOT_BASE)
                    else:
                        if phase == p.ANSWER:
                            choice = option - p.ANSWER_BASE
                            if choice < p.REFUSE:
                                self.accept()
                            else:
                                self.end_offer()
                        elif phase == p.PROTECT:
                            choice = option - p.PROTECT_BASE
                            if choice < p.ALLOW:
                                self.cancel()
                            else:
                                self.allow()

    def legal(self) -> LargeSet:
        phase = self.phase
        if phase < p.ANNOUNCE:
            if phase < p.REVEAL:
                if phase < p.OPEN_GOAL:
                    if phase == p.FIRST_PLAYER:
                        return self.everybody(), 0
                    elif phase == p.DEAL:
                        return self.deck
                    elif phase == p.MONUMENT:
                        return self.monuments_to_draw(), 0
                else:
                    if phase == p.OPEN_GOAL or phase == p.DEAL_GOAL:
                        return self.goal_deck, 0
                    elif phase == p.DEAL_ROLE:
                        return self.role_deck, 0
            else:
                if phase < p.GARDEN:
                    if phase == p.REVEAL or phase == p.UNSEEN:
                        return self.cards_in_pile()
                    elif phase == p.CERES_CARD:
                        return self.ceres_deck, 0
                else:
                    if phase < p.GOAL:
                        if phase == p.GARDEN:
                            return self.tiles(), 0
                        elif phase == p.DRAFT:
                            return self.own_hand()
                    else:
                        if phase == p.GOAL or phase == p.ROLE:
                            return self.own_cards(), 0
        else:
            if phase < p.FROM:
                if phase < p.SITE:
                    if phase == p.ANNOUNCE:
                        return self.own_cards(), 0
                    elif phase == p.ACT:
                        return self.actions_of_turn()
                    elif phase == p.LAY:
                        return self.extra_builds()
                else:
                    if phase < p.TAKE:
                        if phase == p.SITE:
                            return self.sites_to_choose()
                        elif phase == p.STEAL:
                            return self.lots_to_take()
                    else:
                        if phase == p.TAKE:
                            return self.lots_to_take()
                        elif phase == p.SCORE:
                            return self.buildings_to_score()
            else:
                if phase < p.OFFER:
                    if phase == p.FROM:
                        return self.buildings_to_move()
                    elif phase == p.TO:
                        return self.own_open_lots()
                    elif phase == p.FREE:
                        return self.deeds_on_offer(), 0
                else:
                    if phase < p.ANSWER:
                        if phase == p.OFFER:
                            return self.offer_options(), 0
                        elif phase == p.OFFER_LOT:
                            return self.lots_to_offer()
                    else:
                        if phase == p.ANSWER:
                            return self.answers(), 0
                        elif phase == p.PROTECT:
                            return self.answers_to_threat(), 0
        return 0, 0

    def reopen(self) -> None:
        choices = 0, 0
        if self.viewer == ALL or self.viewer == self.seat:
            choices = self.legal()
        self.ask(self.phase, choices)

    def weight(self, choice: int) -> int:
        if self.phase == p.GARDEN:
            return self.tiles_like(choice)
        return 1

    def pick_chance(self, random: Rng) -> int:
        phase = self.phase
        if phase == p.GARDEN:
            return Position.pick_chance(self, random)
        if self.more:
            return self.pick_of_two(random)
        return self.base + random.member(self.choices)
