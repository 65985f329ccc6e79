"""What a seat sees of The Builders: Antiquity, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import count, lowest
from aedilis.engine.observation import BytesWriter, Observation, Part, choose, decides, mark, one_more, put, room
from aedilis.engine.position import OVER, Position
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules import phases as p
from aedilis.games.builders_antiquity.rules.player import Player
from aedilis.games.builders_antiquity.rules.position import BuildersAntiquity
from aedilis.games.builders_antiquity.rules.scoring import score10

_AT_SITES: Final[tuple[str, ...]] = tuple([f"{site} {name}" for site in c.BUILDING_IDS for name in c.RESOURCE_NAMES])
_SLAVES: Final[list[str]] = c.HAND_IDS[c.FIRST_SLAVE : c.FIRST_SLAVE + c.SLAVES]
_TAUGHT: Final[tuple[str, ...]] = tuple([f"{name} {hand}" for name in c.RESOURCE_NAMES for hand in c.HAND_IDS])
MOST_NEEDED: Final[int] = max([c.lane(need, resource) for need in c.NEED for resource in range(c.RESOURCES)])
MOST_ACTIONS: Final = 2 * c.ACTIONS_A_TURN  # some can be bought
MOST_CREW: Final = 10
MOST_SCORE: Final = 100
LEAST_SCORE: Final = -50  # a slave and a loan cost points
MOST_POINTS: Final = 50
MOST_MONEY: Final = 60

COMMON: Final[tuple[Part, ...]] = (
    Part("phase", p.END + 1, "what is being decided, in the order of `phases.py`"),
    Part("round", 1, "which round it is, 0 during the set-up", c.MOST_ROUNDS),
    Part("idle", 1, "rounds in a row in which nobody did anything", c.IDLE_ROUNDS),
    Part("busy", 1, "whether somebody did something this round"),
    Part("last round", 1, "whether this is the last round"),
    Part("actions", 1, "actions left in this turn", MOST_ACTIONS),
    Part("invested", 1, "investments made in this turn", c.ACTIONS_A_TURN),
    Part("sent", c.BUILDINGS, "how many were sent to each site in this turn", MOST_ACTIONS, c.BUILDING_IDS),
    Part("sending", c.HANDS, "whom the viewer is about to send", 1, c.HAND_IDS),
    Part("site", c.BUILDINGS, "and where to", 1, c.BUILDING_IDS),
    Part("teaching", c.RESOURCES, "the university for which a student is being chosen", 1, c.RESOURCE_NAMES),
    Part("building row", c.BUILDINGS, "buildings to be opened", 1, c.BUILDING_IDS),
    Part("top", c.BUILDINGS, "the building that lies face up on the deck", 1, c.BUILDING_IDS),
    Part("building deck", c.BUILDINGS, "buildings still to come below it", 1, c.BUILDING_IDS),
    Part("worker row", c.WORKERS, "workers to be recruited", 1, c.HAND_IDS[: c.WORKERS]),
    Part("worker deck", c.WORKERS, "workers still to come", 1, c.HAND_IDS[: c.WORKERS]),
    Part("slaves for sale", c.SLAVES, "in the investment line", 1, _SLAVES),
    Part("tools for sale", c.RESOURCES, "in the investment line", 1, c.RESOURCE_NAMES),
    Part("universities", c.RESOURCES, "in the investment line", 1, c.RESOURCE_NAMES),
    Part("loans", 1, "to be had in the investment line", c.LOANS),
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
    Part("loans", 1, "to be repaid", c.LOANS),
    Part("pool", c.HANDS, "hands that are not at a site", 1, c.HAND_IDS),
    Part("at work", c.HANDS, "hands at a site", 1, c.HAND_IDS),
    Part("freed", c.HANDS, "slaves that are free", 1, c.HAND_IDS),
    Part("students", c.RESOURCES * c.HANDS, "the hand that each university taught", 1, _TAUGHT),
    Part("tools", c.RESOURCES, "in stock", 1, c.RESOURCE_NAMES),
    Part("tools at work", c.RESOURCES, "at a site", 1, c.RESOURCE_NAMES),
    Part("sites", c.BUILDINGS, "buildings begun", 1, c.BUILDING_IDS),
    Part("finished", c.BUILDINGS, "buildings finished", 1, c.BUILDING_IDS),
    Part("crew", c.BUILDINGS, "how many are at work at each site", MOST_CREW, c.BUILDING_IDS),
    Part("missing", c.BUILDINGS * c.RESOURCES, "what each site still lacks", MOST_NEEDED, _AT_SITES),
)


class View(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, BuildersAntiquity)
        choose(into, p.END + 1, view.phase)
        put(into, view.round, c.MOST_ROUNDS)
        put(into, view.idle, c.IDLE_ROUNDS)
        put(into, view.busy)
        put(into, view.last_round)
        put(into, view.actions, MOST_ACTIONS)
        put(into, view.invested, c.ACTIONS_A_TURN)
        at = room(into, c.BUILDINGS)
        for sites in view.sent:
            while sites:
                one_more(into, at + lowest(sites))
                sites &= sites - 1
        choose(into, c.HANDS, view.sending)
        choose(into, c.BUILDINGS, view.site)
        choose(into, c.RESOURCES, view.teaching)
        mark(into, c.BUILDINGS, view.offers & c.ALL_BUILDINGS)
        choose(into, c.BUILDINGS, view.top)
        mark(into, c.BUILDINGS, view.building_deck)
        mark(into, c.WORKERS, view.offers >> p.RECRUIT_BASE)
        mark(into, c.WORKERS, view.worker_deck)
        mark(into, c.SLAVES, view.slaves >> c.FIRST_SLAVE)
        mark(into, c.RESOURCES, view.tools)
        mark(into, c.RESOURCES, view.universities)
        put(into, view.loans, c.LOANS)
        put(into, 1 if view.freed_wage != c.FREED_WAGES[0] else 0)
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
        put(into, score10(view, seat) // c.TENTHS - LEAST_SCORE, MOST_SCORE - LEAST_SCORE)
        put(into, player.points, MOST_POINTS)
        put(into, player.money, MOST_MONEY)
        put(into, player.loans, c.LOANS)
        mark(into, c.HANDS, player.pool)
        mark(into, c.HANDS, player.at_work())
        mark(into, c.HANDS, player.freed)
        for university in range(c.RESOURCES):
            choose(into, c.HANDS, player.students[university])
        mark(into, c.RESOURCES, player.tools)
        for tool in range(c.RESOURCES):
            put(into, 0 if player.carriers[tool] == c.EMPTY else 1)
        mark(into, c.BUILDINGS, player.sites)
        mark(into, c.BUILDINGS, player.finished)
        fill_sites(player, into)


def fill_sites(player: Player, into: BytesWriter) -> None:
    """How many are at work at each site, and what it still lacks."""
    crews = room(into, c.BUILDINGS)
    at = room(into, c.BUILDINGS * c.RESOURCES)
    sites = player.sites
    while sites:
        building = lowest(sites)
        sites &= sites - 1
        into[crews + building] = min(count(player.crew[building]), MOST_CREW)
        missing = player.missing_at(building)
        for resource in range(c.RESOURCES):
            into[at + building * c.RESOURCES + resource] = missing & c.LANE_MASK
            missing >>= c.LANE


OBSERVATION: Final = View(COMMON, EACH, 2)  # since then idle rounds are counted up to four
