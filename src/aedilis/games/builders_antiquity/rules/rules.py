"""The Builders: Antiquity in the order of the rulebook: set-up, a turn and its actions, completion, the end."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT
from aedilis.engine.position import CHANCE, OVER
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.player import Player, covers
from aedilis.games.builders_antiquity.rules.state import State

JUST_END: Final[int] = BIT[p.END_TURN]


class Rules(State):
    """Each step settles who decides next."""

    __slots__ = ()

    # -- set-up -----------------------------------------------------------------------------------------

    def choose_first_player(self, seat: int) -> None:
        self.starter = seat
        self.ask(p.DEAL, self.apprentices())

    def apprentices(self) -> int:
        """Those not yet dealt; what is left of them goes into the deck of workers."""
        return self.worker_deck & (BIT[c.START_WORKERS] - 1)

    def deal_apprentice(self, worker: int) -> None:
        """One for each player, the start player first; `gap` counts them."""
        self.players[(self.starter + self.gap) % self.seats].pool = BIT[worker]
        self.worker_deck &= ~BIT[worker]
        self.gap += 1
        if self.gap < self.seats:
            self.ask(p.DEAL, self.apprentices())
        else:
            self.gap = 0
            self.ask(p.BUILDING, self.building_deck)

    def shuffled_buildings(self) -> int:
        return self.building_deck

    def reveal_building(self, building: int) -> None:
        """For the row during the set-up, and always as the card that lies on top of the deck."""
        self.building_deck &= ~BIT[building]
        if self.gap == c.ROW:
            self.top = building
            self.gap = 0
            if self.round:
                self.next_action()
            else:
                self.ask(p.WORKER, self.worker_deck)
            return
        self.building_row[self.gap] = building
        self.offers |= BIT[building]
        self.gap += 1
        self.ask(p.BUILDING, self.building_deck)

    def shuffled_workers(self) -> int:
        return self.worker_deck

    def reveal_worker(self, worker: int) -> None:
        self.worker_deck &= ~BIT[worker]
        self.worker_row[self.gap] = worker
        self.offers |= BIT[p.RECRUIT + worker]
        if self.round == 0 and self.gap + 1 < c.WORKER_ROW:
            self.gap += 1
            self.ask(p.WORKER, self.worker_deck)
            return
        self.gap = 0
        if self.round:
            self.next_action()
        else:
            self.begin_round()

    # -- a turn -----------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        self.round += 1
        self.busy = 0
        self.begin_turn(self.starter)

    def begin_turn(self, seat: int) -> None:
        self.turn = self.seat = seat
        self.actions = c.ACTIONS_A_TURN
        self.invested = 0
        self.sent = ()
        self.next_action()

    def next_action(self) -> None:
        """A turn ends by itself when nothing is left to do but that."""
        self.seat = self.turn
        cards = self.cards_to_take()
        more = self.other_actions()
        if cards == 0 and more == JUST_END:
            self.end_turn()
        else:
            self.ask(p.ACT, cards, more)

    def all_to_do(self) -> tuple[int, int]:
        return self.cards_to_take(), self.other_actions()

    def cards_to_take(self) -> int:
        """Buildings and workers of the rows."""
        return self.offers if self.actions else 0

    def other_actions(self) -> int:
        player = self.players[self.seat]
        more = JUST_END
        if self.can_buy_action(player):
            more |= BIT[p.EXTRA]
        if self.can_repay(player):
            more |= BIT[p.REPAY]
        if self.actions == 0:
            return more
        more |= self.exchanges() << p.TAKE | self.slaves_to_free(player) >> c.FIRST_SLAVE << p.FREE
        if self.open_sites(player):
            more |= self.hands_to_send(player) << p.SEND
        if self.invested < c.INVESTMENTS_A_TURN:
            more |= self.investments(player)
        return more

    # -- open a site ------------------------------------------------------------------------------------

    def open_site(self, building: int) -> None:
        """The card on top of the deck fills the gap at once, and the next one turns up."""
        place = self.building_row.index(building)
        self.players[self.seat].sites |= BIT[building]
        self.spend_action()
        self.offers &= ~BIT[building]
        self.building_row[place] = self.top
        if self.top != c.EMPTY:
            self.offers |= BIT[self.top]
            self.top = c.EMPTY
        self.turn_up(p.BUILDING, self.building_deck, c.ROW)

    # -- recruit a worker ---------------------------------------------------------------------------------

    def recruit(self, worker: int) -> None:
        place = self.worker_row.index(worker)
        self.players[self.seat].pool |= BIT[worker]
        self.spend_action()
        self.offers &= ~BIT[p.RECRUIT + worker]
        self.worker_row[place] = c.EMPTY
        self.turn_up(p.WORKER, self.worker_deck, place)

    # -- what both have in common -------------------------------------------------------------------------

    def spend_action(self) -> None:
        """For something that keeps the game going."""
        self.actions -= 1
        self.busy = 1

    def turn_up(self, phase: int, deck: int, gap: int) -> None:
        """The next card, if there is one left."""
        if deck:
            self.gap = gap
            self.seat = CHANCE
            self.ask(phase, deck)
        else:
            self.next_action()

    # -- make an investment -------------------------------------------------------------------------------

    def investments(self, player: Player) -> int:
        """The cards of the investment line that can be paid for; a university also needs a student."""
        money = player.money
        cards = BIT[p.BORROW] if self.loans else 0
        if money >= c.TOOL_PRICE:
            cards |= self.tools << p.BUY_TOOL
        if money >= c.SLAVE_PRICE:
            cards |= self.slaves >> c.FIRST_SLAVE << p.BUY_SLAVE
        if money >= c.UNIVERSITY_PRICE and self.universities:
            for university in range(c.RESOURCES):
                if self.universities & BIT[university] and self.students_for(player, university):
                    cards |= BIT[p.UNIVERSITY + university]
        return cards

    def invest(self, price: int) -> None:
        self.players[self.seat].money -= price
        self.invested += 1
        self.spend_action()
        self.next_action()

    def buy_slave(self, number: int) -> None:
        slave = c.FIRST_SLAVE + number
        self.slaves &= ~BIT[slave]
        self.players[self.seat].pool |= BIT[slave]
        self.invest(c.SLAVE_PRICE)

    def buy_tool(self, tool: int) -> None:
        self.tools &= ~BIT[tool]
        self.players[self.seat].tools |= BIT[tool]
        self.invest(c.TOOL_PRICE)

    def borrow(self) -> None:
        self.loans -= 1
        self.players[self.seat].loans += 1
        self.invest(-c.LOAN)

    def students_for(self, player: Player, university: int) -> int:
        """Hands in the pool it is of use to: no slaves, nobody who was taught before."""
        return player.pool & self.can_study(player) & ~player.educated & c.HELPED[self.university_adds][university]

    def choose_university(self, university: int) -> None:
        self.teaching = university
        self.ask(p.TEACH, self.students())

    def students(self) -> int:
        return self.students_for(self.players[self.seat], self.teaching)

    def teach(self, hand: int) -> None:
        """A university is laid on its student for good."""
        university = self.teaching
        self.teaching = c.EMPTY
        self.universities &= ~BIT[university]
        self.players[self.seat].teach(university, hand)
        self.invest(c.UNIVERSITY_PRICE)

    # -- send a worker ------------------------------------------------------------------------------------

    def hands_to_send(self, player: Player) -> int:
        """Those in the pool whose wage can be paid."""
        money = player.money
        hands = player.pool & c.PAYABLE[money if money < c.HIGHEST_WAGE else c.HIGHEST_WAGE]
        freed = hands & player.freed
        return hands & ~freed if freed and money < c.FREED_WAGES[self.freed_wage] else hands

    def open_sites(self, player: Player) -> int:
        """Own sites to which one more can be sent: the second in a turn takes two actions, the third three."""
        actions = self.actions
        return player.sites & ~self.sent[actions - 1] if len(self.sent) >= actions else player.sites

    def choose_hand(self, hand: int) -> None:
        self.sending = hand
        sites, sites_before_tool = self.sites_to_choose()
        self.ask(p.SITE, sites, sites_before_tool)

    def sites_to_choose(self) -> tuple[int, int]:
        """Those to send somebody to at once, or those to choose before a tool is chosen too."""
        player = self.players[self.seat]
        sites = self.open_sites(player)
        return (0, sites) if self.tools_for(player, self.sending) else (sites, 0)

    def tools_for(self, player: Player, hand: int) -> int:
        """The tools in stock, unless they are for a slave."""
        return player.tools if self.can_use_tools(player) & BIT[hand] else 0

    def choose_site(self, building: int) -> None:
        self.site = building
        self.ask(p.TOOL, self.tools_to_choose())

    def tools_to_choose(self) -> int:
        return self.tools_for(self.players[self.seat], self.sending) | BIT[p.WITHOUT]

    def send_with_tool(self, tool: int) -> None:
        self.players[self.seat].take_up(tool, self.sending)
        self.supplied[self.site] += c.ONE_OF[tool] * c.TOOL_BONUS
        self.send(self.site)

    def send_without_tool(self) -> None:
        self.send(self.site)

    def send(self, building: int) -> None:
        """The wage is paid first; as many actions as were sent to this site in this turn, this one included."""
        player = self.players[self.seat]
        hand = self.sending
        self.sending = self.site = c.EMPTY
        player.money -= self.wage_of(self.seat, hand)
        player.pool &= ~BIT[hand]
        self.crew[building] |= BIT[hand]
        self.supplied[building] += self.supply_of(self.seat, hand)
        self.actions -= self.count_sent(building)
        self.busy = 1
        if covers(self.supplied[building], c.NEED[building]):
            self.complete(player, building)
        self.next_action()

    def count_sent(self, building: int) -> int:
        """Notes that one more was sent to a site, and says the how manieth of this turn that is."""
        number = self.sent_to(building) + 1
        if number > len(self.sent):
            self.sent = (*self.sent, BIT[building])
        else:
            sent = list(self.sent)
            sent[number - 1] |= BIT[building]
            self.sent = tuple(sent)
        return number

    # -- take sesterces -----------------------------------------------------------------------------------

    def exchanges(self) -> int:
        """For one action, two or three, as long as there are so many."""
        return BIT[self.actions if self.actions < c.MOST_TAKEN else c.MOST_TAKEN] - 1

    def take_sesterces(self, more: int) -> None:
        """For one action and so many more."""
        actions = 1 + more
        self.actions -= actions
        self.players[self.seat].money += c.SESTERCES[actions]
        self.next_action()

    # -- free a slave -------------------------------------------------------------------------------------

    def slaves_to_free(self, player: Player) -> int:
        return player.slaves_in_pool() if self.actions >= c.FREEING_ACTIONS else 0

    def free_slave(self, number: int) -> None:
        """From now on a paid worker who supplies the same."""
        self.actions -= c.FREEING_ACTIONS
        self.players[self.seat].freed |= BIT[c.FIRST_SLAVE + number]
        self.next_action()

    # -- repay a loan -------------------------------------------------------------------------------------

    def can_repay(self, player: Player) -> bool:
        return player.loans > 0 and player.money >= c.REPAYMENT

    def repay_loan(self) -> None:
        """No action; the card can be taken again."""
        player = self.players[self.seat]
        player.money -= c.REPAYMENT
        player.loans -= 1
        self.loans += 1
        self.next_action()

    # -- buy an action ------------------------------------------------------------------------------------

    def can_buy_action(self, player: Player) -> bool:
        return player.money >= c.PRICE_OF_ACTION

    def buy_action(self) -> None:
        self.players[self.seat].money -= c.PRICE_OF_ACTION
        self.actions += 1
        self.next_action()

    # -- complete a building --------------------------------------------------------------------------------

    def complete(self, player: Player, building: int) -> None:
        """Workers and tools come back, the reward is paid; a machine becomes a worker."""
        hands = self.crew[building]
        player.pool |= hands
        player.lay_down_tools_of(hands)
        self.crew[building] = 0
        self.supplied[building] = 0
        player.sites &= ~BIT[building]
        player.finished |= BIT[building]
        player.money += self.reward_of(building)
        player.points += self.points_for(building)
        if c.MACHINE_HAND[building] != c.EMPTY:
            player.pool |= BIT[c.MACHINE_HAND[building]]

    # -- the end of a turn, of a round and of the game --------------------------------------------------------

    def end_turn(self) -> None:
        """Actions left over lapse. Who has enough points makes this round the last one."""
        seat = self.seat
        if self.players[seat].points >= c.LAST_ROUND_POINTS:
            self.last_round = 1
        seat = seat + 1 if seat + 1 < self.seats else 0
        if seat == self.starter:
            self.end_round()
        else:
            self.begin_turn(seat)

    def end_round(self) -> None:
        self.idle = 0 if self.busy else self.idle + 1
        if self.last_round or self.idle == c.IDLE_ROUNDS or self.round == c.MOST_ROUNDS:
            self.end_game()
        else:
            self.begin_round()

    def end_game(self) -> None:
        self.actions = self.invested = 0
        self.sent = ()
        self.seat = OVER
        self.ask(p.END, 0)
