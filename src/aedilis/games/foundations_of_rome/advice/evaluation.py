"""What promises a player of Foundations of Rome points: a city that scores every era, silver, lots to build on."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import count, members
from aedilis.engine.position import OVER
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import building_values as values
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules import scoring
from aedilis.games.foundations_of_rome.rules.goals import measure
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

TURNS_A_DEED: Final = 2.2  # of all who take turns together, about: how long an era lasts
MANY_TURNS: Final = 12.0  # in which silver and lots can be turned into buildings

# In points, while there is time enough to make use of them.
LOT: Final = 2.5
PAIR: Final = 1.2  # of lots side by side, at least one of them open
SILVER: Final = 0.5

# By seats and era: how many deeds the later eras have.
LATER_DEEDS: Final[list[list[int]]] = [[sum(piles[era:]) for era in range(c.ERAS + 1)] for piles in c.PILES]
LAST_COLUMN: Final[int] = sum([1 << lot for lot in range(sets.WORD) if lot % c.SIDE == c.SIDE - 1])

# The signs in their order. What needs time is counted by the turns still to come, in tens or as a part of many.
SIGNS: Final = (
    "turns", "turns against Ceres", "silver", "silver by turns", "income by turns", "silver at last",
    "population points", "population points later", "population by scorings", "behind by scorings",
    "civic by scorings", "commercial by scorings", "roles and cards by scorings", "gardens by scorings",
    "open lots by turns", "open pairs by turns", "all lots by turns",
    "place for two", "place for three", "place for four", "few markers", "deeds nearby",
    "fresh tokens by turns", "cards held", "goals begun", "action left",
)  # fmt: skip


def signs_of(position: FoundationsOfRome, seat: int) -> list[float]:
    if position.seat == OVER:
        return [0.0] * len(SIGNS)
    player = position.players[seat]
    turns = turns_left(position, seat)
    part = min(1.0, turns / MANY_TURNS)
    signs = [turns, turns if position.solo else 0.0, float(player.silver) if part > 0.0 else 0.0, player.silver * part]
    add_city(signs, position, seat, player, turns)
    add_lots(signs, position, player, part)
    begun = goals_begun(position, player) * part if position.goal_deck or position.open_goals else 0.0
    action = float(position.actions) if position.turn == seat else 0.0
    signs += [player.fresh * part, len(player.held) * part, begun, action]
    return signs


# -- how long it lasts ---------------------------------------------------------------------------------


def turns_left(position: FoundationsOfRome, seat: int) -> float:
    """Turns that a seat still has, about, the present one included."""
    takers = position.takers()
    era = max(position.era, 1)
    turns = LATER_DEEDS[position.seats][era] * TURNS_A_DEED / takers + (c.ERAS - era)
    if position.ending:
        after = (seat - position.turn) % takers
        return turns + (2.0 if after + takers < position.ending else 1.0 if after < position.ending else 0.0)
    left = position.deeds_left if position.era else c.PILES[position.seats][0]
    return turns + left * TURNS_A_DEED / takers + 1.0


def scorings_left(position: FoundationsOfRome) -> int:
    return c.ERAS + 1 - max(position.era, 1)


# -- the city ------------------------------------------------------------------------------------------


def add_city(signs: list[float], position: FoundationsOfRome, seat: int, player: Player, turns: float) -> None:
    """What it would score if the era ended now, and what that means for later eras."""
    scorings = scorings_left(position)
    silver = values.regular_silver(position, player)
    populations = [values.population_of(position, city) for city in position.cities]
    own = populations[seat]
    now = scoring.points_for_population(populations, seat, own, max(position.era, 1))
    most = max(populations)
    civic = commercial = 0
    for code in player.buildings:
        civic += values.civic_points(position, code)
        commercial += c.POINTS[code % c.KINDS]
    others = 0
    if position.with_roles:
        others += scoring.role_score(position, player, own, most)
    if player.opened:
        others += scoring.influence_score(position, player)
    signs += [silver * turns / 10.0, float(silver)]
    signs += [float(now), float(now * (scorings - 1)), float(own * scorings), float((most - own) * scorings)]
    signs += [float(civic * scorings), float(commercial * scorings), float(others * scorings)]
    gardens = scoring.civic_gardens(position) + scoring.commercial_gardens(position) if position.solo else 0
    signs.append(float(gardens * scorings))


# -- lots ----------------------------------------------------------------------------------------------


def pairs(lots: sets.LargeSet) -> int:
    """How many edges these lots share with each other."""
    lo, hi = lots
    beside = count(lo & lo >> 1 & ~LAST_COLUMN) + count(hi & hi >> 1 & ~LAST_COLUMN)
    below = count(lo & lo >> c.SIDE) + count(hi & hi >> c.SIDE)
    return beside + below + count(lo >> sets.WORD - c.SIDE & hi & sets.LOW[c.SIDE])


def open_pairs(player: Player) -> int:
    """The same where at least one of the two has no building."""
    return pairs(player.lots) - pairs(sets.without(player.lots, player.marked))


def largest_place(position: FoundationsOfRome, player: Player, lots: sets.LargeSet) -> int:
    """The size of the largest building left in the tray that fits onto these lots."""
    most = min(sets.size(lots), g.LARGEST_IN_TRAY)
    for size in range(most, 1, -1):
        for turn in g.TURNS_OF_SIZE[size]:
            if player.in_tray & g.TRAY_LAYS_OF_TURN[turn] and sets.any_in(position.fit(turn, lots)):
                return size
    return min(most, 1)


def near_own(player: Player, lot: int) -> int:
    """How many own lots share an edge with a lot."""
    return values.count_lots(player, g.NEAR[g.LOT_PLACE[lot]])


def add_lots(signs: list[float], position: FoundationsOfRome, player: Player, part: float) -> None:
    markers = player.markers()
    largest = largest_place(position, player, player.marked) if part > 0.0 else 0
    spare = player.limit() - markers
    signs += [markers * part, open_pairs(player) * part, player.owned() * part]
    signs += [part if largest == size else 0.0 for size in range(2, g.LARGEST_IN_TRAY + 1)]
    signs.append(part if spare < 2 else 0.0)
    nearby = 0
    for card in position.row:
        if card < c.LOTS:
            nearby += near_own(player, card)
    signs.append(nearby * part)


# -- goals ---------------------------------------------------------------------------------------------


def goals_begun(position: FoundationsOfRome, player: Player) -> float:
    """The points of goals that are not reached yet, as far as one has come."""
    begun = 0.0
    for goal in members(position.open_goals | player.hidden_goal()):
        if c.GOAL_MOST[goal] == c.EMPTY:
            least = c.GOAL_LEAST[goal][position.seats]
            number = measure(position, player, goal)
            if number < least:
                begun += c.GOAL_POINTS[goal] * number / least
    return begun
