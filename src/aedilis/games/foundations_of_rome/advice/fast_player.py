"""A hurried player of Foundations of Rome: large buildings, lots beside one's own, and else income."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, count, lowest
from aedilis.engine.position import CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.advice import evaluation
from aedilis.games.foundations_of_rome.advice.building_gains import Gain, find_gain
from aedilis.games.foundations_of_rome.advice.trade_offers import answer_to
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

LAYS_OF_SIZE: Final[list[int]] = [
    sum([BIT[lay] for lay in range(g.TRAY_LAYS) if c.SIZE[g.LAY_KIND[lay]] == size]) for size in range(5)
]
DEEDS: Final[int] = BIT[p.BUY_UNSEEN] - BIT[p.BUY]
MONUMENT_LAYS: Final[sets.LargeSet] = sets.moved(BIT[g.MONUMENT_LAYS] - 1, p.BUILD + g.TRAY_LAYS)
CARDS: Final[sets.LargeSet] = sets.moved(c.ALL_CARDS, p.USE)
LAYS_TRIED: Final = 3
MONUMENTS_TRIED: Final = 2
SITES_TRIED: Final = 3
ENOUGH: Final = 12.0  # silver
CARD: Final = 1.5  # points that one promises which nobody knows
COVERED: Final = 0.4  # points: what an open lot could still be used for


def hurried_option(position: FoundationsOfRome, random: Rng) -> int:
    phase = position.phase
    if position.seat == CHANCE:
        return position.pick(random)
    if phase == p.ACT:
        return hurried_action(position, random)
    if phase == p.SITE:
        return hurried_site(position, random)
    if phase == p.DRAFT:
        return hurried_deed(position, random)
    if phase == p.ANSWER:
        return answer_to(position)
    if phase == p.OFFER:
        return p.OFFER_BASE + p.WITHDRAW
    if phase == p.LAY:
        lays = position.choices >> p.BUILD & g.ALL_TRAY_LAYS
        return p.BUILD + hurried_lay(lays, random) if lays else position.pick(random)
    if phase == p.FREE:
        return position.base + best_slot(position, position.players[position.seat], position.choices, random)
    if phase == p.PROTECT and position.choices & BIT[p.CANCEL]:
        return position.base + p.CANCEL
    return position.pick(random)


# -- a turn --------------------------------------------------------------------------------------------


def hurried_action(position: FoundationsOfRome, random: Rng) -> int:
    """The best of some buildings, a deed, or income, each by what it promises at a glance."""
    player = position.players[position.seat]
    if player.held:
        cards = sets.common(position.asked(), CARDS)
        if sets.any_in(cards) and random.below(3) == 0:
            return sets.random_member(cards, random)
    choices = position.choices
    if position.actions == 0:
        return p.BUILD_AGAIN if choices & BIT[p.BUILD_AGAIN] else p.END_TURN
    turns = evaluation.turns_left(position, position.seat)
    time = min(1.0, turns / evaluation.MANY_TURNS)
    best = p.INCOME
    need = max(0.2, 1.0 - player.silver / ENOUGH)  # who has silver values more of it less
    most = evaluation.SILVER * time * need * position.income(player) + random.below(100) / 100.0
    deeds = choices & DEEDS
    if deeds:
        slot = best_slot(position, player, deeds >> p.BUY, random)
        worth = worth_of_slot(position, player, slot, time, need) + random.below(100) / 100.0
        if worth > most:
            best, most = p.BUY + slot, worth
    lays = choices >> p.BUILD & g.ALL_TRAY_LAYS
    monuments = sets.common(position.asked(), MONUMENT_LAYS)
    tries = LAYS_TRIED if lays else 0
    more_tries = MONUMENTS_TRIED if sets.any_in(monuments) else 0
    scorings = evaluation.scorings_left(position)
    equal = position.may_equal(player)
    position.idea = c.EMPTY
    gain = Gain()
    for number in range(tries + more_tries):
        lay = hurried_lay(lays, random) if number < tries else sets.random_member(monuments, random) - p.BUILD
        lot = some_site(position, player, g.LAY_TURN[lay], position.sites(player, lay, equal), random)
        place = g.PLACE_OF[g.LAY_TURN[lay] * c.LOTS + lot]
        find_gain(gain, position, player, g.LAY_KIND[lay], place)
        lo, hi = g.COVERED[place]
        covered = count(lo & player.marked[0]) + count(hi & player.marked[1])
        worth = gain.worth(scorings, turns) - covered * (1.0 + COVERED * time) + random.below(100) / 100.0
        if worth > most:
            best, most = p.BUILD + lay, worth
            position.idea = lay * c.LOTS + lot
    return best


def hurried_lay(lays: int, random: Rng) -> int:
    """Mostly one of the largest."""
    for size in range(4, 1, -1):
        if lays & LAYS_OF_SIZE[size] and random.below(3):
            return random.member(lays & LAYS_OF_SIZE[size])
    return random.member(lays)


def worth_of_slot(position: FoundationsOfRome, player: Player, slot: int, time: float, need: float) -> float:
    card = position.row[slot]
    price = evaluation.SILVER * time * need * position.price(player, slot)
    if card >= c.LOTS:
        return 2.0 + CARD * time - price
    return 1.0 + evaluation.LOT * time + evaluation.near_own(player, card) * evaluation.PAIR * time - price


def best_slot(position: FoundationsOfRome, player: Player, slots: int, random: Rng) -> int:
    """A lot beside many own ones that costs little."""
    best = lowest(slots)
    most = -100
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        card = position.row[slot]
        worth = (6 * evaluation.near_own(player, card) if card < c.LOTS else 6) - 2 * slot + random.below(5)
        if worth > most:
            best, most = slot, worth
    return best


def hurried_deed(position: FoundationsOfRome, random: Rng) -> int:
    """In the draft: beside one's own, or among the others in the hand."""
    player = position.players[position.seat]
    best = c.EMPTY
    most = -1
    for option in position.options():
        worth = 4 * evaluation.near_own(player, option - position.base) + random.below(4)
        if worth > most:
            best, most = option, worth
    return best


# -- where ---------------------------------------------------------------------------------------------


def some_site(position: FoundationsOfRome, player: Player, turn: int, sites: sets.LargeSet, random: Rng) -> int:
    """Where nothing is replaced, if possible."""
    lo, hi = position.fit(turn, player.marked)
    free = lo & sites[0], hi & sites[1]
    return sets.random_member(free if free[0] or free[1] else sites, random)


def meant_site(position: FoundationsOfRome) -> int:
    """The lot that was in mind when this building was chosen, EMPTY if none was."""
    idea = position.idea
    position.idea = c.EMPTY
    if idea == c.EMPTY or idea // c.LOTS != position.chosen_lay:
        return c.EMPTY
    lot = idea % c.LOTS
    return lot if sets.has(position.asked(), lot) else c.EMPTY


def hurried_site(position: FoundationsOfRome, random: Rng) -> int:
    """Where it was meant to stand, if that hardly matters; else the best of some."""
    player = position.players[position.seat]
    kind = g.LAY_KIND[position.chosen_lay]
    turn = g.LAY_TURN[position.chosen_lay]
    meant = meant_site(position)
    if meant != c.EMPTY and not c.CIVIC_POINTS[kind]:
        return position.base + meant
    best = c.EMPTY
    most = -1000.0
    gain = Gain()
    for _ in range(min(SITES_TRIED, position.count())):
        lot = meant if meant != c.EMPTY else some_site(position, player, turn, position.asked(), random)
        meant = c.EMPTY
        find_gain(gain, position, player, kind, g.PLACE_OF[turn * c.LOTS + lot])
        worth = gain.worth(2, 10.0)
        if worth > most:
            best, most = lot, worth
    return position.base + best
