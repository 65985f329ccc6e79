"""A hurried player of Foundations of Rome: large buildings, lots beside one's own, and else income."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest, nth
from aedilis.engine.position import CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.advice.building_gains import Gain, find_gain
from aedilis.games.foundations_of_rome.advice.evaluation import MANY_TURNS, near_own, scorings_left, turns_left
from aedilis.games.foundations_of_rome.advice.trade_offers import answer_to
from aedilis.games.foundations_of_rome.advice.trade_prices import CARD, LOT, PAIR, SILVER
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules import phases as p
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

LAYS_OF_SIZE: Final[list[int]] = [
    sum([BIT[lay] for lay in range(g.TRAY_LAYS) if c.SIZE[g.LAY_KIND[lay]] == size]) for size in range(5)
]
DEEDS: Final[int] = BIT[p.BUY_UNSEEN] - BIT[p.BUY]
ALL_MONUMENT_LAYS: Final[int] = BIT[g.MONUMENT_LAYS] - 1
LAYS_TRIED: Final = 3
MONUMENTS_TRIED: Final = 2
SITES_TRIED: Final = 3
ENOUGH: Final = 12.0  # silver
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
        return (
            position.base + p.BUILD + hurried_lay(position.choices >> p.BUILD, random)
            if position.choices
            else (p.MORE_BASE + random.member(position.more))
        )
    if phase == p.FREE:
        return position.base + best_slot(position, position.players[position.seat], position.choices, random)
    if phase == p.PROTECT and position.choices & BIT[p.CANCEL]:
        return position.base + p.CANCEL
    return position.pick(random)


# -- a turn --------------------------------------------------------------------------------------------


def hurried_action(position: FoundationsOfRome, random: Rng) -> int:
    """The best of some buildings, a deed, or income, each by what it promises at a glance."""
    player = position.players[position.seat]
    cards = position.more >> p.USE
    if cards and random.below(3) == 0:
        return p.MORE_BASE + p.USE + random.member(cards)
    choices = position.choices
    if position.actions == 0:
        return p.BUILD_AGAIN if choices & BIT[p.BUILD_AGAIN] else p.END_TURN
    turns = turns_left(position, position.seat)
    time = min(1.0, turns / MANY_TURNS)
    best = p.INCOME
    need = max(0.2, 1.0 - player.silver / ENOUGH)  # who has silver values more of it less
    most = SILVER * time * need * position.income(player) + random.below(100) / 100.0
    deeds = choices & DEEDS
    if deeds:
        slot = best_slot(position, player, deeds >> p.BUY, random)
        worth = worth_of_slot(position, player, slot, time, need) + random.below(100) / 100.0
        if worth > most:
            best, most = p.BUY + slot, worth
    lays = choices >> p.BUILD & g.ALL_TRAY_LAYS
    monuments = position.more & ALL_MONUMENT_LAYS
    tries = LAYS_TRIED if lays else 0
    more_tries = MONUMENTS_TRIED if monuments else 0
    scorings = scorings_left(position)
    equal = position.may_equal(player)
    gain = Gain()
    position.idea = c.EMPTY
    while tries or more_tries:
        if tries:
            tries -= 1
            lay = hurried_lay(lays, random)
            option = p.BUILD + lay
        else:
            more_tries -= 1
            monument = random.member(monuments)
            lay = g.TRAY_LAYS + monument
            option = p.MORE_BASE + monument
        lo, hi = position.sites(player, lay, equal)
        lot = some_site(position, player, g.LAY_TURN[lay], lo, hi, random)
        place = g.PLACE_OF[g.LAY_TURN[lay] * c.LOTS + lot]
        find_gain(gain, position, player, g.LAY_KIND[lay], place)
        covered = count(g.PLACE_LO[place] & player.marked_lo) + count(g.PLACE_HI[place] & player.marked_hi)
        worth = gain.worth(scorings, turns) - covered * (1.0 + COVERED * time) + random.below(100) / 100.0
        if worth > most:
            best, most = option, worth
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
    price = SILVER * time * need * position.price(player, slot)
    if card >= c.LOTS:
        return 2.0 + CARD * time - price
    return 1.0 + LOT * time + near_own(player, card) * PAIR * time - price


def best_slot(position: FoundationsOfRome, player: Player, slots: int, random: Rng) -> int:
    """A lot beside many own ones that costs little."""
    best = lowest(slots)
    most = -100
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        card = position.row[slot]
        worth = (6 * near_own(player, card) if card < c.LOTS else 6) - 2 * slot + random.below(5)
        if worth > most:
            best, most = slot, worth
    return best


def hurried_deed(position: FoundationsOfRome, random: Rng) -> int:
    """In the draft: beside one's own, or among the others in the hand."""
    player = position.players[position.seat]
    best = c.EMPTY
    most = -1
    for option in position.options():
        worth = 4 * near_own(player, option - position.base) + random.below(4)
        if worth > most:
            best, most = option, worth
    return best


# -- where ---------------------------------------------------------------------------------------------


def some_site(position: FoundationsOfRome, player: Player, turn: int, lo: int, hi: int, random: Rng) -> int:
    """Where nothing is replaced, if possible."""
    open_lo, open_hi = position.fit(turn, player.marked_lo, player.marked_hi)
    if open_lo & lo or open_hi & hi:
        lo &= open_lo
        hi &= open_hi
    size = count(lo)
    at = random.below(size + count(hi))
    return nth(lo, at) if at < size else g.HALF + nth(hi, at - size)


def meant_site(position: FoundationsOfRome) -> int:
    """The lot that was in mind when this building was chosen, EMPTY if none was."""
    idea = position.idea
    position.idea = c.EMPTY
    if idea == c.EMPTY or idea // c.LOTS != position.lay:
        return c.EMPTY
    lot = idea % c.LOTS
    legal = position.choices & BIT[lot] if lot < g.HALF else position.more & BIT[lot - g.HALF]
    return lot if legal else c.EMPTY


def hurried_site(position: FoundationsOfRome, random: Rng) -> int:
    """Where it was meant to stand, if that hardly matters; else the best of some."""
    player = position.players[position.seat]
    kind = g.LAY_KIND[position.lay]
    turn = g.LAY_TURN[position.lay]
    meant = meant_site(position)
    if meant != c.EMPTY and not c.CIVIC_POINTS[kind]:
        return position.base + meant
    best = c.EMPTY
    most = -1000.0
    gain = Gain()
    for _ in range(min(SITES_TRIED, position.count())):
        lot = meant if meant != c.EMPTY else some_site(position, player, turn, position.choices, position.more, random)
        meant = c.EMPTY
        find_gain(gain, position, player, kind, g.PLACE_OF[turn * c.LOTS + lot])
        worth = gain.worth(2, 10.0)
        if worth > most:
            best, most = lot, worth
    return position.base + best
