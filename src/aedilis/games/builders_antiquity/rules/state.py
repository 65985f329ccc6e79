"""What lies on the table in The Builders: Antiquity, as plain data: all that copying, comparing and storing needs."""

from __future__ import annotations

from collections.abc import Mapping

from aedilis.engine.bits import BIT, lowest, members
from aedilis.engine.position import OVER, Position
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules import phases as p
from aedilis.games.builders_antiquity.rules.player import Player, player_of, start


class State(Position):
    """Seats are in clockwise order. Everything is open but the order of the decks, which are sets."""

    __slots__ = (
        "actions", "building_deck", "building_row", "busy", "crew", "freed_wage", "gap", "idle", "invested",
        "last_round", "late_freeing", "loans", "machine_tools", "machine_universities", "offers", "players",
        "regular_rewards", "round", "sending", "sent", "site", "slaves", "starter", "supplied", "teaching", "tools",
        "top", "turn", "universities", "university_adds", "worker_deck", "worker_row",
    )  # fmt: skip

    # the flow

    round: int  # 0 during the set-up
    starter: int
    turn: int  # whose turn it is, also while chance decides
    busy: int  # 1 once somebody opened, recruited, sent or invested this round
    idle: int  # rounds in a row in which nobody did
    last_round: int  # 1 once somebody has points enough
    gap: int  # the place of a row that the next card is for; the place after the last is the top of the deck
    actions: int  # left in this turn
    invested: int  # cards of the investment line taken in this turn
    sent: tuple[int, ...]  # of this turn: the sites that somebody was sent to, those with two, with three and so on
    sending: int  # the hand being sent while site and tool are chosen, else EMPTY
    site: int  # the site chosen for it, else EMPTY
    teaching: int  # the university while its student is chosen, else EMPTY

    # common to all
    building_row: list[int]  # EMPTY where the deck ran out
    worker_row: list[int]
    top: int  # the building that lies face up on the deck, EMPTY if there is none
    building_deck: int  # the buildings below it
    worker_deck: int
    slaves: int  # the investment line: sets of hands, of tools and of universities, and the number of loans
    tools: int
    universities: int
    loans: int
    crew: list[int]  # by building: the hands at work there, whoever owns it

    # the variants
    freed_wage: int
    university_adds: int
    machine_tools: int
    machine_universities: int
    regular_rewards: int
    late_freeing: int

    players: list[Player]

    # derived, for speed
    offers: int  # the buildings and after them the workers that lie in the rows
    supplied: list[int]  # by building: what those at work there supply

    def lay_out(self, seats: int) -> None:
        """The table before anything is dealt."""
        self.clear_decision(seats)
        self.more_base = p.MORE_BASE
        self.phase = self.round = self.starter = self.turn = self.busy = self.idle = self.last_round = 0
        self.gap = self.actions = self.invested = 0
        self.sent = ()
        self.sending = self.site = self.teaching = c.EMPTY
        self.building_row = [c.EMPTY] * c.ROW
        self.worker_row = [c.EMPTY] * c.WORKER_ROW
        self.top = c.EMPTY
        self.building_deck = c.ALL_BUILDINGS
        self.worker_deck = c.ALL_WORKERS
        self.slaves = c.ALL_SLAVES
        self.tools = self.universities = c.ALL_TOOLS
        self.loans = c.LOANS
        self.crew = [0] * c.BUILDINGS
        self.freed_wage = c.FREED_WAGES[0]
        self.university_adds = self.machine_universities = self.regular_rewards = self.late_freeing = 0
        self.machine_tools = 1
        self.offers = 0
        self.supplied = [0] * c.BUILDINGS
        self.players = [start(self.crew, self.supplied) for _ in range(seats)]

    def choose_variants(self, variants: Mapping[str, str]) -> None:
        self.freed_wage = int(variants["freed-wage"])
        self.university_adds = int(variants["university"] == c.ADDS)
        self.machine_tools = int(variants["machine-tools"] == "yes")
        self.machine_universities = int(variants["machine-universities"] == "yes")
        self.regular_rewards = int(variants["rewards"] == "regular")
        self.late_freeing = int(variants["late-freeing"] == "yes")

    # -- reading ----------------------------------------------------------------------------------------

    def wage_of(self, seat: int, hand: int) -> int:
        return self.freed_wage if self.players[seat].freed & BIT[hand] else c.WAGE[hand]

    def supply_of(self, seat: int, hand: int) -> int:
        """What a hand supplies, with what a university taught it, but without a tool."""
        player = self.players[seat]
        if player.educated & BIT[hand]:
            return c.TAUGHT_SUPPLY[self.university_adds][player.university_of(hand) * c.HANDS + hand]
        return c.SUPPLY[hand]

    def supply_of_all(self, seat: int, hands: int) -> int:
        """What these hands supply together, without tools."""
        supply = 0
        while hands:
            supply += self.supply_of(seat, lowest(hands))
            hands &= hands - 1
        return supply

    def sent_to(self, building: int) -> int:
        """How many were sent to a site in this turn."""
        number = 0
        for sites in self.sent:
            if sites & BIT[building]:
                number += 1
        return number

    def reward_of(self, building: int) -> int:
        return c.REGULAR_REWARD[building] if self.regular_rewards else c.REWARD[building]

    def points_for(self, building: int) -> int:
        return c.REGULAR_POINTS[building] if self.regular_rewards else c.POINTS[building]

    def rounds_left(self) -> int:
        """After so many rounds, this one included, the game ends if nothing moves; 0 while nobody is to be warned."""
        if self.busy or self.last_round or self.seat == OVER or self.idle < c.WARNED_AFTER:
            return 0
        return min(c.IDLE_ROUNDS - self.idle, c.MOST_ROUNDS - self.round + 1)

    # -- plain data -------------------------------------------------------------------------------------

    def copy_into(self, twin: State) -> None:
        self.copy_decision_into(twin)
        twin.phase = self.phase
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.busy = self.busy
        twin.idle = self.idle
        twin.last_round = self.last_round
        twin.gap = self.gap
        twin.actions = self.actions
        twin.invested = self.invested
        twin.sent = self.sent
        twin.sending = self.sending
        twin.site = self.site
        twin.teaching = self.teaching
        twin.building_row = self.building_row[:]
        twin.worker_row = self.worker_row[:]
        twin.top = self.top
        twin.building_deck = self.building_deck
        twin.worker_deck = self.worker_deck
        twin.slaves = self.slaves
        twin.tools = self.tools
        twin.universities = self.universities
        twin.loans = self.loans
        crew = self.crew[:]
        twin.crew = crew
        twin.freed_wage = self.freed_wage
        twin.university_adds = self.university_adds
        twin.machine_tools = self.machine_tools
        twin.machine_universities = self.machine_universities
        twin.regular_rewards = self.regular_rewards
        twin.late_freeing = self.late_freeing
        twin.offers = self.offers
        supplied = self.supplied[:]
        twin.supplied = supplied
        twin.players = [player.copy(crew, supplied) for player in self.players]

    def parts(self) -> list[list[int]]:
        numbers = [
            self.seats, self.viewer, self.seat, self.phase, self.round, self.starter, self.turn, self.busy, self.idle,
            self.last_round, self.gap, self.actions, self.invested, self.sending, self.site, self.teaching, self.top,
            self.building_deck, self.worker_deck, self.slaves, self.tools, self.universities, self.loans,
            self.freed_wage, self.university_adds, self.machine_tools, self.machine_universities,
            self.regular_rewards, self.late_freeing,
        ]  # fmt: skip
        parts = [numbers, list(self.sent), self.building_row, self.worker_row, self.crew]
        for player in self.players:
            parts += player.parts()
        return parts

    def restore(self, parts: list[list[int]]) -> None:
        numbers = parts[0]
        if not 0 < numbers[0] <= c.MOST_SEATS:
            raise ValueError("so many cannot play")
        self.lay_out(numbers[0])
        self.viewer = numbers[1]
        self.seat = numbers[2]
        self.phase = numbers[3]
        self.round = numbers[4]
        self.starter = numbers[5]
        self.turn = numbers[6]
        self.busy = numbers[7]
        self.idle = numbers[8]
        self.last_round = numbers[9]
        self.gap = numbers[10]
        self.actions = numbers[11]
        self.invested = numbers[12]
        self.sending = numbers[13]
        self.site = numbers[14]
        self.teaching = numbers[15]
        self.top = numbers[16]
        self.building_deck = numbers[17]
        self.worker_deck = numbers[18]
        self.slaves = numbers[19]
        self.tools = numbers[20]
        self.universities = numbers[21]
        self.loans = numbers[22]
        self.freed_wage = numbers[23]
        self.university_adds = numbers[24]
        self.machine_tools = numbers[25]
        self.machine_universities = numbers[26]
        self.regular_rewards = numbers[27]
        self.late_freeing = numbers[28]
        self.sent = tuple(parts[1])
        self.building_row = parts[2][:]
        self.worker_row = parts[3][:]
        self.crew = parts[4][:]
        self.players = [player_of(parts[at : at + 3], self.crew, self.supplied) for at in range(5, len(parts), 3)]
        if min([*numbers[17:23], *parts[1], *parts[4], *[min(part) for part in parts[5::3]]]) < 0:
            raise ValueError("a set of cards is a number from 0 on")
        self.derive()
        self.reopen()

    def derive(self) -> None:
        """What is kept for speed only."""
        self.offers = 0
        for building in self.building_row:
            if building != c.EMPTY:
                self.offers |= BIT[building]
        for worker in self.worker_row:
            if worker != c.EMPTY:
                self.offers |= BIT[p.RECRUIT_BASE + worker]
        for seat in range(self.seats):
            player = self.players[seat]
            for building in members(player.finished):
                player.points += self.points_for(building)
            for building in members(player.sites):
                for hand in members(self.crew[building]):
                    self.supplied[building] += self.supply_of(seat, hand)
                    tool = player.tool_of(hand)
                    if tool != c.EMPTY:
                        self.supplied[building] += c.ONE_OF[tool] * c.TOOL_BONUS
