"""A good player's advice for City of Marble: what promises points, and what to do in a hurry.

Complete sites with a magistrate at hand, leave none of them idle, and take coins and imperium on the way. In a hurry,
draw when little is left.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest
from aedilis.engine.heuristics import Tuned
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.games.city_of_marble.advice.evaluation import SIGNS, signs_of
from aedilis.games.city_of_marble.advice.option_features import MARKS, marks_of
from aedilis.games.city_of_marble.advice.site_prospects import best_laying, influence, posting_promises, prospects
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import Player, on_district
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import FOUNTAIN, WATER

FEW: Final = 2  # districts at hand
WORTH_POSTING: Final = 1.5  # points that a magistrate may help to get
WORTH_STAYING: Final = 3.0
DRAWS: Final[int] = BIT[c.KINDS] - 1
PLAYS: Final[int] = (BIT[c.KINDS] - 1) << p.PLAY
EXTENSIONS: Final[int] = BIT[p.RECALL] - BIT[p.EXTEND]
RECALLS: Final[int] = (BIT[c.MAGISTRATES] - 1) << p.RECALL


class Advice(Tuned[CityOfMarble]):
    __slots__ = ()

    def pick(self, position: Position, random: Rng) -> int:
        assert isinstance(position, CityOfMarble)
        phase = position.phase
        if phase == p.ACT:
            return position.base + hurried_action(position, random)
        if phase == p.LAY:
            return position.base + best_laying(position, influence(position), position.kind)[0]
        if phase == p.POST:
            return position.base + (p.WITH if worth_posting(position) else p.WITHOUT)
        if phase == p.MOVE:
            return position.base + who_leaves(position)
        if phase == p.DRAW:
            return position.base + kind_to_draw(position, position.choices, random)
        if phase == p.PIECE:
            return position.base + p.EXTEND + best_extension(position, position.choices >> p.EXTEND, random)[0]
        return position.pick(random)


def hurried_action(position: CityOfMarble, random: Rng) -> int:
    choices = position.choices
    if choices & BIT[p.END_TURN]:
        return p.END_TURN if random.below(4) else lowest(choices)
    player = position.players[position.seat]
    at_hand = sum(player.hand)
    if choices & DRAWS and at_hand < FEW and random.below(FEW + 1) >= at_hand:
        return kind_to_draw(position, choices & DRAWS, random)
    if choices & EXTENSIONS and random.below(4):
        extension, worth = best_extension(position, (choices & EXTENSIONS) >> p.EXTEND, random)
        if worth > 0:
            return p.EXTEND + extension
    if choices & RECALLS and player.idle_magistrate() == c.EMPTY:
        number = useless_magistrate(position, player)
        if number != c.EMPTY:
            return p.RECALL + number
    plays = choices & PLAYS
    if plays and (random.below(4) or choices & DRAWS == 0):
        return random.member(plays)
    if choices & DRAWS:
        return kind_to_draw(position, choices & DRAWS, random)
    rest = choices & ~(BIT[p.END_TURN] - BIT[p.DISCARD])
    return random.member(rest if rest else choices)


def kind_to_draw(position: CityOfMarble, choices: int, random: Rng) -> int:
    """One that is not at hand yet, if there is one."""
    player = position.players[position.seat]
    missing = choices & sum(BIT[kind] for kind in range(c.KINDS) if player.hand[kind] + player.drawn[kind] == 0)
    return random.member(missing if missing else choices)


def useless_magistrate(position: CityOfMarble, player: Player) -> int:
    """One that can help to build nothing any more, or EMPTY."""
    magistrates = influence(position)
    for number in range(c.MAGISTRATES):
        where = player.magistrates[number]
        if on_district(where) and prospects(position, magistrates, position.seat, where) == 0.0:
            return number
    return c.EMPTY


# -- magistrates --------------------------------------------------------------------------------------------


def worth_posting(position: CityOfMarble) -> bool:
    """Where a site was completed it can leave at once with a reward, and may decide who builds."""
    return len(position.due) > 0 or posting_promises(position, influence(position)) >= WORTH_POSTING


def who_leaves(position: CityOfMarble) -> int:
    """The one that has least to do where it stands; nobody, if all have much to do."""
    magistrates = influence(position)
    player = position.players[position.seat]
    best = p.STAY
    least = WORTH_STAYING
    for number in range(c.MAGISTRATES):
        if position.choices & BIT[number]:
            promised = prospects(position, magistrates, position.seat, player.magistrates[number])
            if promised < least:
                best = number
                least = promised
    return best


# -- aqueducts ----------------------------------------------------------------------------------------------


def best_extension(position: CityOfMarble, extensions: int, random: Rng) -> tuple[int, float]:
    """With what it is worth; of equal ones any."""
    best = c.EMPTY
    most = -1000.0
    while extensions:
        extension = lowest(extensions)
        extensions &= extensions - 1
        worth = extension_worth(position, extension) + random.below(8) / 100
        if worth > most:
            best = extension
            most = worth
    return best, most - 0.1


def extension_worth(position: CityOfMarble, extension: int) -> float:
    """Points for the coin of a fountain or for an own building; those of others are worth something to them."""
    aqueduct = extension // g.DIRECTIONS
    start = position.paths[aqueduct][-1]
    goal = position.goal_of(extension)
    worth = 0.0
    if position.is_fountain(goal) or (position.is_fountain(start) and not position.tapped & BIT[aqueduct]):
        worth += c.COIN_POINTS
    if goal < g.SITES:
        built = position.sites[goal]
        if built != c.EMPTY and built != FOUNTAIN:
            worth += c.AQUEDUCT_POINTS if built % c.MOST_SEATS == position.turn else -c.AQUEDUCT_POINTS / position.seats
    return worth + 0.05 * count(position.ground[goal] & WATER - 1)  # ways on from there


HEURISTICS: Final = Advice("aedilis.games.city_of_marble", SIGNS, signs_of, MARKS, marks_of)
