"""What a seat sees of The Builders: Antiquity, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import count, lowest
from aedilis.engine.observation import BytesWriter, Observation, Part, choose, decides, mark, one_more, put, room
from aedilis.engine.position import OVER, Position
from aedilis.games.builders_antiquity.components import (
    ACTIONS_A_TURN,
    ALL_BUILDINGS,
    BUILDING_IDS,
    BUILDINGS,
    EMPTY,
    FIRST_SLAVE,
    FREED_WAGES,
    HAND_IDS,
    HANDS,
    IDLE_ROUNDS,
    LANE,
    LANE_MASK,
    LOANS,
    MOST_ROUNDS,
    NEED,
    RESOURCE_NAMES,
    RESOURCES,
    SLAVES,
    TENTHS,
    WORKERS,
    lane,
)
from aedilis.games.builders_antiquity.phases import END, RECRUIT_BASE
from aedilis.games.builders_antiquity.player import Player
from aedilis.games.builders_antiquity.position import BuildersAntiquity
from aedilis.games.builders_antiquity.scoring import score10

_AT_SITES: Final[tuple[str, ...]] = tuple([f"{site} {name}" for site in BUILDING_IDS for name in RESOURCE_NAMES])
_TAUGHT: Final[tuple[str, ...]] = tuple([f"{name} {hand}" for name in RESOURCE_NAMES for hand in HAND_IDS])
MOST_NEEDED: Final[int] = max([lane(need, resource) for need in NEED for resource in range(RESOURCES)])
MOST_ACTIONS: Final = 2 * ACTIONS_A_TURN  # some can be bought
MOST_CREW: Final = 10
MOST_SCORE: Final = 100
LEAST_SCORE: Final = -50  # a slave and a loan cost points
MOST_POINTS: Final = 50
MOST_MONEY: Final = 60

COMMON: Final[tuple[Part, ...]] = (
    Part("phase", END + 1, "what is being decided, in the order of `phases.py`"),
    Part("round", 1, "which round it is, 0 during the set-up", MOST_ROUNDS),
    Part("idle", 1, "rounds in a row in which nobody did anything", IDLE_ROUNDS),
    Part("busy", 1, "whether somebody did something this round"),
    Part("last round", 1, "whether this is the last round"),
    Part("actions", 1, "actions left in this turn", MOST_ACTIONS),
    Part("invested", 1, "investments made in this turn", ACTIONS_A_TURN),
    Part("sent", BUILDINGS, "how many were sent to each site in this turn", MOST_ACTIONS, BUILDING_IDS),
    Part("sending", HANDS, "whom the viewer is about to send", 1, HAND_IDS),
    Part("site", BUILDINGS, "and where to", 1, BUILDING_IDS),
    Part("teaching", RESOURCES, "the university for which a student is being chosen", 1, RESOURCE_NAMES),
    Part("building row", BUILDINGS, "buildings to be opened", 1, BUILDING_IDS),
    Part("top", BUILDINGS, "the building that lies face up on the deck", 1, BUILDING_IDS),
    Part("building deck", BUILDINGS, "buildings still to come below it", 1, BUILDING_IDS),
    Part("worker row", WORKERS, "workers to be recruited", 1, HAND_IDS[:WORKERS]),
    Part("worker deck", WORKERS, "workers still to come", 1, HAND_IDS[:WORKERS]),
    Part("slaves for sale", SLAVES, "in the investment line", 1, HAND_IDS[FIRST_SLAVE : FIRST_SLAVE + SLAVES]),
    Part("tools for sale", RESOURCES, "in the investment line", 1, RESOURCE_NAMES),
    Part("universities", RESOURCES, "in the investment line", 1, RESOURCE_NAMES),
    Part("loans", 1, "to be had in the investment line", LOANS),
    Part("freed wage", 1, "variant: a freed slave costs the higher wage"),
    Part("university adds", 1, "variant: universities add to what is printed"),
    Part("machine tools", 1, "variant: machines use tools"),
    Part("machine universities", 1, "variant: machines can be taught"),
    Part("regular rewards", 1, "variant: rewards are regular"),
    Part("late freeing", 1, "variant: slaves can be freed at the end"),
)
EACH: Final[tuple[Part, ...]] = (
    Part("decides", 1, "whether this player has to decide now"),
    Part("turn", 1, "whether it is this player's turn"),
    Part("starter", 1, "whether this player went first"),
    Part("score", 1, "points as if the game ended now, in whole points", MOST_SCORE - LEAST_SCORE, least=LEAST_SCORE),
    Part("points", 1, "of finished buildings", MOST_POINTS),
    Part("money", 1, "sesterces", MOST_MONEY),
    Part("loans", 1, "to be repaid", LOANS),
    Part("pool", HANDS, "hands that are not at a site", 1, HAND_IDS),
    Part("at work", HANDS, "hands at a site", 1, HAND_IDS),
    Part("freed", HANDS, "slaves that are free", 1, HAND_IDS),
    Part("students", RESOURCES * HANDS, "the hand that each university taught", 1, _TAUGHT),
    Part("tools", RESOURCES, "in stock", 1, RESOURCE_NAMES),
    Part("tools at work", RESOURCES, "at a site", 1, RESOURCE_NAMES),
    Part("sites", BUILDINGS, "buildings begun", 1, BUILDING_IDS),
    Part("finished", BUILDINGS, "buildings finished", 1, BUILDING_IDS),
    Part("crew", BUILDINGS, "how many are at work at each site", MOST_CREW, BUILDING_IDS),
    Part("missing", BUILDINGS * RESOURCES, "what each site still lacks", MOST_NEEDED, _AT_SITES),
)


class View(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, BuildersAntiquity)
        choose(into, END + 1, view.phase)
        put(into, view.round, MOST_ROUNDS)
        put(into, view.idle, IDLE_ROUNDS)
        put(into, view.busy)
        put(into, view.last_round)
        put(into, view.actions, MOST_ACTIONS)
        put(into, view.invested, ACTIONS_A_TURN)
        at = room(into, BUILDINGS)
        for sites in view.sent:
            while sites:
                one_more(into, at + lowest(sites))
                sites &= sites - 1
        choose(into, HANDS, view.sending)
        choose(into, BUILDINGS, view.site)
        choose(into, RESOURCES, view.teaching)
        mark(into, BUILDINGS, view.offers & ALL_BUILDINGS)
        choose(into, BUILDINGS, view.top)
        mark(into, BUILDINGS, view.building_deck)
        mark(into, WORKERS, view.offers >> RECRUIT_BASE)
        mark(into, WORKERS, view.worker_deck)
        mark(into, SLAVES, view.slaves >> FIRST_SLAVE)
        mark(into, RESOURCES, view.tools)
        mark(into, RESOURCES, view.universities)
        put(into, view.loans, LOANS)
        put(into, 1 if view.freed_wage != FREED_WAGES[0] else 0)
        put(into, view.university_adds)
        put(into, view.machine_tools)
        put(into, view.machine_universities)
        put(into, view.regular_rewards)
        put(into, view.late_freeing)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, BuildersAntiquity)
        player = view.players[seat]
        put(into, decides(view, seat))
        put(into, 1 if view.turn == seat and view.seat != OVER else 0)
        put(into, 1 if view.starter == seat else 0)
        put(into, score10(view, seat) // TENTHS - LEAST_SCORE, MOST_SCORE - LEAST_SCORE)
        put(into, player.points, MOST_POINTS)
        put(into, player.money, MOST_MONEY)
        put(into, player.loans, LOANS)
        mark(into, HANDS, player.pool)
        mark(into, HANDS, player.at_work())
        mark(into, HANDS, player.freed)
        for university in range(RESOURCES):
            choose(into, HANDS, player.students[university])
        mark(into, RESOURCES, player.tools)
        for tool in range(RESOURCES):
            put(into, 0 if player.carriers[tool] == EMPTY else 1)
        mark(into, BUILDINGS, player.sites)
        mark(into, BUILDINGS, player.finished)
        fill_sites(player, into)


def fill_sites(player: Player, into: BytesWriter) -> None:
    """How many are at work at each site, and what it still lacks."""
    crews = room(into, BUILDINGS)
    at = room(into, BUILDINGS * RESOURCES)
    sites = player.sites
    while sites:
        building = lowest(sites)
        sites &= sites - 1
        into[crews + building] = min(count(player.crew[building]), MOST_CREW)
        missing = player.missing_at(building)
        for resource in range(RESOURCES):
            into[at + building * RESOURCES + resource] = missing & LANE_MASK
            missing >>= LANE


OBSERVATION: Final = View(COMMON, EACH, 2)  # since then idle rounds are counted up to four
