"""What a seat sees, as numbers. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.observation import BytesWriter, Observation, choose, mark, occupy, put
from aedilis.engine.position import Position
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.generated import phases as p
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity

NOTHING: Final = "-"
NO_HANDS: Final[tuple[int, ...]] = (c.EMPTY,) * c.RESOURCES
AT_SITES: Final[tuple[str, ...]] = tuple([f"{site} {name}" for site in c.BUILDING_IDS for name in c.RESOURCE_NAMES])
TAUGHT_BY: Final[tuple[str, ...]] = tuple([f"{name} {hand}" for name in c.RESOURCE_NAMES for hand in c.HAND_IDS])
FREED_WAGES: Final[tuple[str, ...]] = tuple([str(wage) for wage in c.FREED_WAGES])
MOST_COUNTED: Final = 99999
MOST_ACTIONS: Final[int] = 2 * c.ACTIONS_A_TURN
MOST_CREW: Final = 10
MOST_SCORE: Final = 100
LEAST_SCORE: Final = -50
MOST_POINTS: Final = 50
MOST_MONEY: Final = 60
MOST_NEEDED: Final[int] = max([c.lane(need, resource) for need in c.NEED for resource in range(c.RESOURCES)])


class Numbers(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, BuildersAntiquity)
        choose(into, p.END + 1, view.phase)
        put(into, view.round, c.MOST_ROUNDS)
        put(into, view.idle, c.IDLE_ROUNDS)
        put(into, view.busy, 1)
        put(into, view.last_round, 1)
        put(into, view.actions, MOST_ACTIONS)
        put(into, view.invested, c.ACTIONS_A_TURN)
        self.show_sent(view, into)
        choose(into, len(c.HAND_IDS), view.sending)
        choose(into, len(c.BUILDING_IDS), view.site)
        choose(into, len(c.RESOURCE_NAMES), view.teaching)
        occupy(into, len(c.BUILDING_IDS), view.building_row)
        choose(into, len(c.BUILDING_IDS), view.top)
        mark(into, len(c.BUILDING_IDS), view.building_deck)
        occupy(into, len(c.WORKER_IDS), view.worker_row)
        mark(into, len(c.WORKER_IDS), view.worker_deck)
        self.show_slaves(view, into)
        mark(into, len(c.RESOURCE_NAMES), view.tools)
        mark(into, len(c.RESOURCE_NAMES), view.universities)
        put(into, view.loans, c.LOANS)
        put(into, view.freed_wage, 1)
        put(into, view.university_adds, 1)
        put(into, view.machine_tools, 1)
        put(into, view.machine_universities, 1)
        put(into, view.regular_rewards, 1)
        put(into, view.late_freeing, 1)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, BuildersAntiquity)
        player = view.players[seat]
        self.show_turn(view, seat, into)
        put(into, player.points, MOST_POINTS)
        put(into, player.money, MOST_MONEY)
        put(into, player.loans, c.LOANS)
        mark(into, len(c.HAND_IDS), player.pool)
        self.show_work(view, seat, into)
        mark(into, len(c.HAND_IDS), player.freed)
        self.show_students(view, seat, into)
        mark(into, len(c.RESOURCE_NAMES), player.tools)
        self.show_carriers(view, seat, into)
        mark(into, len(c.BUILDING_IDS), player.sites)
        mark(into, len(c.BUILDING_IDS), player.finished)
        self.show_sites(view, seat, into)

    def show_sent(self, view: BuildersAntiquity, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_slaves(self, view: BuildersAntiquity, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_turn(self, view: BuildersAntiquity, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_work(self, view: BuildersAntiquity, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_students(self, view: BuildersAntiquity, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_carriers(self, view: BuildersAntiquity, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError

    def show_sites(self, view: BuildersAntiquity, seat: int, into: BytesWriter) -> None:
        raise NotImplementedError
