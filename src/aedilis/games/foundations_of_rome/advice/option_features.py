"""What speaks for or against an option in Foundations of Rome, to who does not think ahead."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.games.foundations_of_rome.advice import evaluation
from aedilis.games.foundations_of_rome.advice.building_gains import Gain, gain_at
from aedilis.games.foundations_of_rome.advice.trade_offers import worth_stealing
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules import scoring
from aedilis.games.foundations_of_rome.rules.building_values import civic_points, population_of
from aedilis.games.foundations_of_rome.rules.goals import best_civic, measure
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

# The marks in their order, as each group of options gets them. "Late" is how little time is left, from 0 to 1.
INCOMES: Final = 0
BUYING: Final = 5
CARDS: Final = 16
BUILDING: Final = 22
TURNING: Final = 34
LOTS_TAKEN: Final = 38
CHOOSING: Final = 42
MARKS: Final = (
    "income", "income when rich", "income late", "income when nothing can be bought", "silver by income",
    "buys", "price", "poorer than it costs again", "lots beside", "open lots beside", "place grows", "place of four",
    "lots of another beside", "buys late", "buys with few markers", "buys the last deed",
    "buys a card", "price of the card", "card late", "uses a card", "points by a card", "permanent by scorings",
    "builds", "points by scorings", "population by scorings", "population points by scorings", "silver by turns",
    "size", "lots covered", "replaces", "monument", "builds late", "builds with few markers", "commercial early",
    "ends", "builds again", "trades", "steals",
    "worth stealing", "lots beside it", "open lots beside it", "points of what is scored",
    "goal near", "goal", "role", "announces", "announces at last", "cancels", "points where it moves",
)  # fmt: skip

RICH: Final = 12  # silver
# What a role promises over the whole game, in points, about.
ROLE_WORTH: Final[dict[str, int]] = {
    "aedile": 7, "quaestor": 8, "censor": 3, "merchant": 5, "legate": 7, "architect": 7, "builder": 4, "tribune": 7,
    "patrician": 4, "pontifex": 4, "augur": 4, "curator": 7, "knight": 6, "banker": 7, "senator": 7,
}  # fmt: skip
WORTH_OF_ROLE: Final[list[float]] = [float(ROLE_WORTH[role]) for role in c.ROLE_IDS]


class Sight:
    """What all options of a decision are looked at with."""

    def __init__(self, position: FoundationsOfRome) -> None:
        self.seat = position.seat
        self.player = position.players[self.seat]
        self.turns = evaluation.turns_left(position, self.seat)
        self.scorings = evaluation.scorings_left(position)
        self.populations = [population_of(position, city) for city in position.cities]
        self.largest = evaluation.largest_place(position, self.player, self.player.marked)
        self.late = 1.0 - min(1.0, self.turns / evaluation.MANY_TURNS)


def marks_of(position: FoundationsOfRome, options: list[int]) -> list[list[float]]:
    sight = Sight(position)
    marks = []
    for option in options:
        own = [0.0] * len(MARKS)
        phase = position.phase
        if phase == p.ACT or phase == p.LAY:
            mark_action(own, position, sight, option)
        elif phase == p.SITE:
            turn = g.LAY_TURN[position.chosen_lay]
            kind = g.LAY_KIND[position.chosen_lay]
            place = g.PLACE_OF[turn * c.LOTS + option - position.base]
            mark_building(own, position, sight, kind, gain_at(position, sight.player, kind, place))
        else:
            mark_choice(own, position, sight, option - position.base)
        marks.append(own)
    return marks


# -- a turn --------------------------------------------------------------------------------------------


def mark_action(own: list[float], position: FoundationsOfRome, sight: Sight, option: int) -> None:
    if option >= p.USE:
        mark_use(own, position, sight, option - p.USE)
    elif option >= p.BUILD:
        mark_lay(own, position, sight, option - p.BUILD)
    elif option == p.INCOME:
        own[INCOMES] = 1.0
        own[INCOMES + 1] = 1.0 if sight.player.silver > RICH else 0.0
        own[INCOMES + 2] = sight.late
        own[INCOMES + 3] = 0.0 if position.choices & (BIT[p.BUY_UNSEEN] - BIT[p.BUY]) else 1.0
        own[INCOMES + 4] = position.income(sight.player) / 10.0
    elif option < p.BUY_UNSEEN:
        card = position.row[option - p.BUY]
        price = position.price(sight.player, option - p.BUY)
        if card < c.LOTS:
            mark_deed(own, position, sight, card, price)
        else:
            own[CARDS] = 1.0
            own[CARDS + 1] = float(price)
            own[CARDS + 2] = sight.late
    elif option == p.BUY_UNSEEN:
        own[BUYING] = 1.0
        own[BUYING + 1] = 6.0
    elif option == p.END_TURN:
        own[TURNING] = 1.0
    elif option == p.BUILD_AGAIN:
        own[TURNING + 1] = 1.0
    elif p.TRADE <= option < p.STEAL_A_LOT:
        own[TURNING + 2] = 1.0
    else:
        own[TURNING + 3] = 1.0


def mark_deed(own: list[float], position: FoundationsOfRome, sight: Sight, lot: int, price: int) -> None:
    player = sight.player
    before = sight.largest
    after = evaluation.largest_place(position, player, sets.union(player.marked, sets.ONE[lot]))
    others = max([0, *[evaluation.near_own(other, lot) for other in position.players if other is not player]])
    own[BUYING] = 1.0
    own[BUYING + 1] = float(price)
    own[BUYING + 2] = 1.0 if player.silver < 2 * price else 0.0
    own[BUYING + 3] = float(evaluation.near_own(player, lot))
    own[BUYING + 4] = float(open_beside(player, lot))
    own[BUYING + 5] = float(after - before)
    own[BUYING + 6] = 1.0 if after > before and after == 4 else 0.0
    own[BUYING + 7] = float(others)
    own[BUYING + 8] = sight.late
    own[BUYING + 9] = 1.0 if player.spare_markers() < 2 else 0.0
    own[BUYING + 10] = 1.0 if position.deeds_left == 1 else 0.0


def open_beside(player: Player, lot: int) -> int:
    return sets.size(sets.common(g.NEAR[g.LOT_PLACE[lot]], player.marked))


def mark_use(own: list[float], position: FoundationsOfRome, sight: Sight, card: int) -> None:
    own[CARDS + 3] = 1.0
    if card == c.JUNO:
        own[CARDS + 4] = float(sight.populations[sight.seat] // c.JUNO_POPULATION)
    elif card == c.NEPTUNE:
        own[CARDS + 4] = float(position.border_buildings(sight.player))
    elif card == c.APOLLO:
        own[CARDS + 4] = float(best_civic(position, sight.player))
    elif c.PERMANENT & BIT[card]:
        own[CARDS + 5] = float(sight.scorings)


# -- building ------------------------------------------------------------------------------------------


def mark_lay(own: list[float], position: FoundationsOfRome, sight: Sight, lay: int) -> None:
    """By the best of its sites."""
    kind = g.LAY_KIND[lay]
    turn = g.LAY_TURN[lay]
    sites = position.sites(sight.player, lay, position.may_equal(sight.player))
    best: Gain | None = None
    most = -1000.0
    while sets.any_in(sites):
        gain = gain_at(position, sight.player, kind, g.PLACE_OF[turn * c.LOTS + sets.lowest(sites)])
        sites = sets.without_lowest(sites)
        worth = gain.worth(sight.scorings, sight.turns)
        if worth > most:
            best, most = gain, worth
    if best is not None:
        mark_building(own, position, sight, kind, best)


def mark_building(own: list[float], position: FoundationsOfRome, sight: Sight, kind: int, gain: Gain) -> None:
    player = sight.player
    part = sight.scorings / 3.0
    before = sight.populations[sight.seat]
    era = max(position.era, 1)
    now = scoring.points_for_population(sight.populations, sight.seat, before + gain.population, era)
    now -= scoring.points_for_population(sight.populations, sight.seat, before, era)
    own[BUILDING] = 1.0
    own[BUILDING + 1] = gain.points * part
    own[BUILDING + 2] = gain.population * part
    own[BUILDING + 3] = now * part
    own[BUILDING + 4] = gain.silver * sight.turns / 10.0
    own[BUILDING + 5] = float(c.SIZE[kind])
    own[BUILDING + 6] = float(sets.size(sets.common(g.COVERED[gain.place], player.marked)))
    own[BUILDING + 7] = float(gain.replaced)
    own[BUILDING + 8] = 1.0 if kind >= c.FIRST_MONUMENT else 0.0
    own[BUILDING + 9] = sight.late
    own[BUILDING + 10] = 1.0 if player.spare_markers() < 2 else 0.0
    own[BUILDING + 11] = part if c.TYPE[kind] == c.COMMERCIAL else 0.0


# -- what is chosen about lots, cards, goals and roles -------------------------------------------------


def mark_choice(own: list[float], position: FoundationsOfRome, sight: Sight, choice: int) -> None:
    phase = position.phase
    if phase == p.DRAFT:
        mark_lot(own, sight.player, choice)
    elif phase == p.GOAL:
        least = max(1, c.GOAL_LEAST[choice][position.seats])
        own[CHOOSING] = measure(position, sight.player, choice) / least
        own[CHOOSING + 1] = float(c.GOAL_POINTS[choice])
    elif phase == p.ROLE:
        own[CHOOSING + 2] = WORTH_OF_ROLE[choice]
    elif phase == p.ANNOUNCE and choice != p.NOTHING:
        own[CHOOSING + 3] = 1.0
        own[CHOOSING + 4] = 1.0 if position.era == c.ERAS else 0.0
    elif phase == p.STEAL or phase == p.TAKE:
        own[LOTS_TAKEN] = worth_stealing(position, choice)
        mark_lot(own, sight.player, choice)
    elif phase == p.FREE:
        mark_deed(own, position, sight, position.row[choice], 0)
    elif phase == p.SCORE:
        own[LOTS_TAKEN + 3] = float(civic_points(position, sight.player.cover[choice]))
    elif phase == p.FROM:
        own[CHOOSING + 6] = -float(civic_points(position, sight.player.cover[choice]))
    elif phase == p.TO:
        kind = sight.player.cover[position.lot] % c.KINDS
        own[CHOOSING + 6] = float(gain_at(position, sight.player, kind, g.LOT_PLACE[choice]).points)
    elif phase == p.PROTECT:
        own[CHOOSING + 5] = 1.0 if choice == p.CANCEL else 0.0


def mark_lot(own: list[float], player: Player, lot: int) -> None:
    own[LOTS_TAKEN + 1] = float(evaluation.near_own(player, lot))
    own[LOTS_TAKEN + 2] = float(open_beside(player, lot))
