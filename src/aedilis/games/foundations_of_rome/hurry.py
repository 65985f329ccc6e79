"""A hurried player of Foundations of Rome: large buildings, lots beside one's own, and else income."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, count, lowest, nth
from aedilis.engine.position import CHANCE
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.bargains import answer_to
from aedilis.games.foundations_of_rome.components import CIVIC, CIVIC_POINTS, EMPTY, ERAS, LOTS, PER, SIZE, TYPE
from aedilis.games.foundations_of_rome.geometry import (
    ALL_TRAY_LAYS,
    HALF,
    LAY_KIND,
    LAY_TURN,
    MONUMENT_LAYS,
    PLACE_OF,
    TRAY_LAYS,
)
from aedilis.games.foundations_of_rome.phases import (
    ACT,
    ANSWER,
    BUILD,
    BUILD_AGAIN,
    BUY,
    BUY_UNSEEN,
    CANCEL,
    DRAFT,
    END_TURN,
    FREE,
    INCOME,
    LAY,
    MORE_BASE,
    OFFER,
    OFFER_BASE,
    PROTECT,
    SITE,
    USE,
    WITHDRAW,
)
from aedilis.games.foundations_of_rome.player import Player
from aedilis.games.foundations_of_rome.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.signs import near_own
from aedilis.games.foundations_of_rome.worth import around

LAYS_OF_SIZE: Final[list[int]] = [
    sum([BIT[lay] for lay in range(TRAY_LAYS) if SIZE[LAY_KIND[lay]] == size]) for size in range(5)
]
CIVIC_LAYS: Final[int] = sum([BIT[lay] for lay in range(TRAY_LAYS) if TYPE[LAY_KIND[lay]] == CIVIC])
DEEDS: Final[int] = BIT[BUY_UNSEEN] - BIT[BUY]
ALL_MONUMENT_LAYS: Final[int] = BIT[MONUMENT_LAYS] - 1
SITES_TRIED: Final = 4  # for a civic building
# How likely a building is built, of 12, by its size, while there are lots to buy.
EAGER: Final = (0, 3, 4, 8, 12)


def hurried_option(position: FoundationsOfRome, random: Rng) -> int:
    phase = position.phase
    if position.seat == CHANCE:
        return position.pick(random)
    if phase == ACT:
        return hurried_action(position, random)
    if phase == SITE:
        return hurried_site(position, random)
    if phase == DRAFT:
        return hurried_deed(position, random)
    if phase == ANSWER:
        return answer_to(position)
    if phase == OFFER:
        return OFFER_BASE + WITHDRAW
    if phase == LAY:
        return (
            position.base + BUILD + hurried_lay(position.choices >> BUILD, random)
            if position.choices
            else (MORE_BASE + random.member(position.more))
        )
    if phase == FREE:
        return position.base + best_slot(position, position.players[position.seat], position.choices, random)
    if phase == PROTECT and position.choices & BIT[CANCEL]:
        return position.base + CANCEL
    return position.pick(random)


# -- a turn --------------------------------------------------------------------------------------------


def hurried_action(position: FoundationsOfRome, random: Rng) -> int:
    player = position.players[position.seat]
    cards = position.more >> USE
    if cards and random.below(3) == 0:
        return MORE_BASE + USE + random.member(cards)
    choices = position.choices
    if position.actions == 0:
        return BUILD_AGAIN if choices & BIT[BUILD_AGAIN] else END_TURN
    last = position.ending > 0 and position.era == ERAS  # what is not built now will never be
    lays = choices >> BUILD & ALL_TRAY_LAYS
    monuments = position.more & ALL_MONUMENT_LAYS
    if monuments and (last or random.below(3)):
        return MORE_BASE + random.member(monuments)
    deeds = choices & DEEDS
    if lays:
        size = largest_size(lays)
        if last or random.below(12) < EAGER[size] or player.spare_markers() <= 0:
            return BUILD + hurried_lay(lays, random)
    if deeds:
        return BUY + best_slot(position, player, deeds >> BUY, random)
    if lays and position.ending and random.below(2):
        return BUILD + hurried_lay(lays, random)
    return INCOME


def largest_size(lays: int) -> int:
    for size in range(4, 1, -1):
        if lays & LAYS_OF_SIZE[size]:
            return size
    return 1


def hurried_lay(lays: int, random: Rng) -> int:
    """One of the largest; small ones had better be civic."""
    size = largest_size(lays)
    lays &= LAYS_OF_SIZE[size]
    if lays & CIVIC_LAYS and random.below(3):
        lays &= CIVIC_LAYS
    return random.member(lays)


def best_slot(position: FoundationsOfRome, player: Player, slots: int, random: Rng) -> int:
    """A lot beside many own ones that costs little."""
    best = lowest(slots)
    most = -100
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        card = position.row[slot]
        worth = (6 * near_own(player, card) if card < LOTS else 6) - 2 * slot + random.below(5)
        if worth > most:
            best, most = slot, worth
    return best


def hurried_deed(position: FoundationsOfRome, random: Rng) -> int:
    """In the draft: beside one's own, or among the others in the hand."""
    player = position.players[position.seat]
    best = EMPTY
    most = -1
    for option in position.options():
        worth = 4 * near_own(player, option - position.base) + random.below(4)
        if worth > most:
            best, most = option, worth
    return best


# -- where ---------------------------------------------------------------------------------------------


def hurried_site(position: FoundationsOfRome, random: Rng) -> int:
    """Where nothing is replaced, if possible; for a civic building the best of some."""
    player = position.players[position.seat]
    lo = position.choices
    hi = position.more
    turn = LAY_TURN[position.lay]
    open_lo, open_hi = position.fit(turn, player.marked_lo, player.marked_hi)
    if open_lo & lo or open_hi & hi:
        lo &= open_lo
        hi &= open_hi
    size = count(lo)
    sites = size + count(hi)
    kind = LAY_KIND[position.lay]
    tried = min(sites, SITES_TRIED) if CIVIC_POINTS[kind] else 1
    best = EMPTY
    most = -1
    for _ in range(tried):
        at = random.below(sites)
        lot = nth(lo, at) if at < size else HALF + nth(hi, at - size)
        worth = around(position, PLACE_OF[turn * LOTS + lot], PER[kind]) if tried > 1 else 0
        if worth > most:
            best, most = lot, worth
    return position.base + best
