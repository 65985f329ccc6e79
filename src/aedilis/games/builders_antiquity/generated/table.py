"""What lies on the table. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL, OVER, Position, all_bounded, bounded, lay_numbers, numbers_of, sized
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.player import Player

FREED_WAGES: Final[tuple[str, ...]] = tuple([str(wage) for wage in c.FREED_WAGES])
MOST_COUNTED: Final = 99999


def twin_of(player: Player, crew: list[int], supplied: list[int]) -> Player:
    twin = Player()
    twin.points = player.points
    twin.money = player.money
    twin.loans = player.loans
    twin.pool = player.pool
    twin.freed = player.freed
    twin.tools = player.tools
    twin.carriers = player.carriers
    twin.students = player.students
    twin.educated = player.educated
    twin.sites = player.sites
    twin.finished = player.finished
    twin.crew = crew
    twin.supplied = supplied
    return twin


NUMBERS: Final[tuple[str, ...]] = (
    "seats",
    "viewer",
    "seat",
    "together",
    "phase",
    "round",
    "starter",
    "busy",
    "idle",
    "last_round",
    "turn",
    "actions",
    "invested",
    "sending",
    "site",
    "teaching",
    "gap",
    "top",
    "building_deck",
    "worker_deck",
    "slaves",
    "tools",
    "universities",
    "loans",
    "freed_wage",
    "university_adds",
    "machine_tools",
    "machine_universities",
    "regular_rewards",
    "late_freeing",
)  # what plain data begins with


class Table(Position):
    __slots__ = (
        "actions",
        "building_deck",
        "building_row",
        "busy",
        "crew",
        "freed_wage",
        "gap",
        "idle",
        "invested",
        "last_round",
        "late_freeing",
        "loans",
        "machine_tools",
        "machine_universities",
        "offers",
        "players",
        "regular_rewards",
        "round",
        "sending",
        "sent",
        "site",
        "slaves",
        "starter",
        "supplied",
        "teaching",
        "tools",
        "top",
        "turn",
        "universities",
        "university_adds",
        "worker_deck",
        "worker_row",
    )

    round: int
    starter: int
    busy: int
    idle: int
    last_round: int
    turn: int
    actions: int
    invested: int
    sent: tuple[int, ...]
    sending: int
    site: int
    teaching: int
    gap: int
    building_row: list[int]
    worker_row: list[int]
    top: int
    building_deck: int
    worker_deck: int
    slaves: int
    tools: int
    universities: int
    loans: int
    crew: list[int]
    freed_wage: int
    university_adds: int
    machine_tools: int
    machine_universities: int
    regular_rewards: int
    late_freeing: int
    offers: int
    supplied: list[int]
    players: list[Player]

    def lay_out(self, seats: int) -> None:
        """The table before anything is shuffled out."""
        self.clear_decision(seats)
        self.round = 0
        self.starter = 0
        self.busy = 0
        self.idle = 0
        self.last_round = 0
        self.turn = 0
        self.actions = 0
        self.invested = 0
        self.sent = ()
        self.sending = -1
        self.site = -1
        self.teaching = -1
        self.gap = 0
        self.building_row = [c.EMPTY] * c.ROW
        self.worker_row = [c.EMPTY] * c.WORKER_ROW
        self.top = -1
        self.building_deck = c.ALL_BUILDINGS
        self.worker_deck = c.ALL_WORKERS
        self.slaves = c.ALL_SLAVES
        self.tools = c.ALL_TOOLS
        self.universities = c.ALL_TOOLS
        self.loans = c.LOANS
        self.crew = [0] * c.BUILDINGS
        self.freed_wage = 0
        self.university_adds = 0
        self.machine_tools = 1
        self.machine_universities = 0
        self.regular_rewards = 0
        self.late_freeing = 0
        self.offers = 0
        self.supplied = [0] * c.BUILDINGS
        self.players = [Player() for _ in range(seats)]
        for player in self.players:
            player.clear()
        self.lend()

    def clear_derived(self) -> None:
        """What follows from the rest begins again."""
        self.offers = 0
        self.supplied = [0] * c.BUILDINGS

    def lend(self) -> None:
        """To all players."""
        for player in self.players:
            player.crew = self.crew
            player.supplied = self.supplied

    def copy_into(self, twin: Table) -> None:
        self.copy_decision_into(twin)
        twin.round = self.round
        twin.starter = self.starter
        twin.busy = self.busy
        twin.idle = self.idle
        twin.last_round = self.last_round
        twin.turn = self.turn
        twin.actions = self.actions
        twin.invested = self.invested
        twin.sent = self.sent
        twin.sending = self.sending
        twin.site = self.site
        twin.teaching = self.teaching
        twin.gap = self.gap
        twin.building_row = self.building_row[:]
        twin.worker_row = self.worker_row[:]
        twin.top = self.top
        twin.building_deck = self.building_deck
        twin.worker_deck = self.worker_deck
        twin.slaves = self.slaves
        twin.tools = self.tools
        twin.universities = self.universities
        twin.loans = self.loans
        twin.crew = self.crew[:]
        twin.freed_wage = self.freed_wage
        twin.university_adds = self.university_adds
        twin.machine_tools = self.machine_tools
        twin.machine_universities = self.machine_universities
        twin.regular_rewards = self.regular_rewards
        twin.late_freeing = self.late_freeing
        twin.offers = self.offers
        twin.supplied = self.supplied[:]
        twin.players = [twin_of(player, twin.crew, twin.supplied) for player in self.players]

    def ask(self, phase: int, choices: int, more: int = 0) -> None:
        """Opens a decision."""
        self.phase = phase
        self.base = p.BASES[phase]
        self.choices = choices
        self.more = more
        self.more_base = 0
        if more:
            self.more_base = p.ACT_MORE if phase == p.ACT else p.SITE_MORE if phase == p.SITE else 0

    def drop_prepared(self) -> None:
        """What is only being prepared begins again."""
        self.sending = -1
        self.site = -1
        self.teaching = -1
        self.phase = p.SHOWN_AS[self.phase]

    def parts(self) -> list[list[int]]:
        parts = [numbers_of(self, NUMBERS), list(self.sent), self.building_row, self.worker_row, self.crew]
        for player in self.players:
            parts += player.parts()
        return parts

    def restore(self, parts: list[list[int]]) -> None:
        self.lay_out(bounded(parts[0][0], 1, c.MOST_SEATS))
        seats = self.seats
        lay_numbers(
            self,
            NUMBERS,
            parts[0],
            [1, ALL, OVER, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            [
                c.MOST_SEATS,
                seats - 1,
                seats - 1,
                (1 << seats) - 1,
                len(p.NAMES) - 1,
                c.MOST_ROUNDS,
                seats - 1,
                1,
                c.IDLE_ROUNDS,
                1,
                seats - 1,
                MOST_COUNTED,
                c.INVESTMENTS_A_TURN,
                len(c.HAND_IDS) - 1,
                len(c.BUILDING_IDS) - 1,
                len(c.RESOURCE_NAMES) - 1,
                c.ROW,
                len(c.BUILDING_IDS) - 1,
                (1 << len(c.BUILDING_IDS)) - 1,
                (1 << len(c.HAND_IDS)) - 1,
                (1 << len(c.HAND_IDS)) - 1,
                (1 << len(c.RESOURCE_NAMES)) - 1,
                (1 << len(c.RESOURCE_NAMES)) - 1,
                c.LOANS,
                len(FREED_WAGES) - 1,
                len((c.RAISES, c.ADDS)) - 1,
                len(("no", "yes")) - 1,
                len(("no", "yes")) - 1,
                len(("printed", "regular")) - 1,
                len(("no", "yes")) - 1,
            ],
        )
        self.sent = tuple(all_bounded(parts[1], 0, c.ALL_BUILDINGS))
        self.building_row = all_bounded(sized(parts[2], [c.ROW]), -1, len(c.BUILDING_IDS) - 1)
        self.worker_row = all_bounded(sized(parts[3], [c.WORKER_ROW]), -1, len(c.HAND_IDS) - 1)
        self.crew = all_bounded(sized(parts[4], [c.BUILDINGS]), 0, (1 << c.HANDS) - 1)
        self.players = []
        for seat in range(seats):
            player = Player()
            player.restore(parts, 5 + seat * 3)
            self.players.append(player)
        self.lend()
        self.derive()
        self.reopen()

    def derive(self) -> None:
        """Works out anew what follows from the rest."""
        raise NotImplementedError
