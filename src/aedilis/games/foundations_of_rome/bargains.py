"""Trading in Foundations of Rome: what things are worth to whom, which offers to make, and which to accept.

An offer is judged by what it brings oneself, less what it brings the other: alone against one other, a gain of theirs
is a loss; among more it is shared by all who stay behind.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from aedilis.engine.bits import BIT, count
from aedilis.games.foundations_of_rome.components import (
    EMPTY,
    FRESH_POINTS,
    LOT_MARKER_POINTS,
    OFFERED_SILVER,
    UNUSED_POINTS,
    USED_POINTS,
)
from aedilis.games.foundations_of_rome.geometry import HALF, LOT_HI, LOT_LO, LOT_PLACE, NEAR_HI, NEAR_LO
from aedilis.games.foundations_of_rome.phases import (
    ACCEPT,
    ADD_LOT,
    ASK_SILVER,
    GIVE_SILVER,
    LOT_BASE,
    OFFER_BASE,
    PROPOSE,
    REFUSE,
    WITHDRAW,
)
from aedilis.games.foundations_of_rome.player import KNOWN, OFFERED, UNKNOWN, Player
from aedilis.games.foundations_of_rome.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules_trade import amount
from aedilis.games.foundations_of_rome.signs import MANY_TURNS, pairs, scorings_left, turns_left

# In points, while there is time enough to make use of them.
LOT: Final = 2.5  # beyond the point for its marker
PAIR: Final = 1.2  # of lots side by side, at least one of them open
SILVER: Final = 0.5
TOKEN: Final = 0.5  # that can still be used
CARD: Final = 1.5  # beyond what it is worth unused
OPEN_CARD: Final = 2.0  # for every scoring

LEAST_GAIN: Final = 0.5  # for which an offer is made, and accepted
PAUSE: Final = 3  # rounds in which one offer is made at most
FAVOURITES: Final = 3  # lots of each side that are thought about
MOST_SILVER: Final[int] = sum(OFFERED_SILVER)


def time_for(position: FoundationsOfRome, seat: int) -> float:
    """How much of what needs time can still be used, from 0 to 1."""
    return min(1.0, turns_left(position, seat) / MANY_TURNS)


# -- what things are worth -----------------------------------------------------------------------------


def ground(player: Player, lo: int, hi: int, time: float) -> float:
    """What open lots are worth, these instead of those that the player has."""
    built_lo = player.lots_lo & ~player.marked_lo
    built_hi = player.lots_hi & ~player.marked_hi
    edges = pairs(lo | built_lo, hi | built_hi) - pairs(built_lo, built_hi)
    return (count(lo) + count(hi)) * (LOT_MARKER_POINTS + LOT * time) + edges * PAIR * time


def gain_of_ground(player: Player, less_lo: int, less_hi: int, more_lo: int, more_hi: int, time: float) -> float:
    """What changing hands of open lots brings a player."""
    lo = player.marked_lo & ~less_lo | more_lo
    hi = player.marked_hi & ~less_hi | more_hi
    return ground(player, lo, hi, time) - ground(player, player.marked_lo, player.marked_hi, time)


def cards_offered(player: Player, opened: int, time: float, scorings: int) -> float:
    """What the influence cards of a player that are part of an offer are worth."""
    worth = count(player.opened & opened) * OPEN_CARD * scorings
    for entry in player.held:
        if entry >= OFFERED:
            card = entry % KNOWN
            worth += CARD * time + (UNUSED_POINTS[card] if card != UNKNOWN else 0)
    return worth


def gains_of_both(position: FoundationsOfRome) -> tuple[float, float]:
    """What the offer that is composed brings the player whose turn it is, and the other."""
    mine = position.players[position.turn]
    theirs = position.players[position.partner]
    time = time_for(position, position.turn)
    later = time_for(position, position.partner)
    given_lo = position.offer_lo & mine.lots_lo
    given_hi = position.offer_hi & mine.lots_hi
    asked_lo = position.offer_lo & theirs.lots_lo
    asked_hi = position.offer_hi & theirs.lots_hi
    my_gain = gain_of_ground(mine, given_lo, given_hi, asked_lo, asked_hi, time)
    their_gain = gain_of_ground(theirs, asked_lo, asked_hi, given_lo, given_hi, later)
    silver = amount(position.silver_given) - amount(position.silver_asked)
    my_gain -= silver * SILVER * time
    their_gain += silver * SILVER * later
    if position.offer_tokens:
        give_fresh, give_used, ask_fresh, ask_used = position.offer_tokens
        my_gain += (ask_fresh - give_fresh) * (FRESH_POINTS + TOKEN * time) + (ask_used - give_used) * USED_POINTS
        their_gain -= (ask_fresh - give_fresh) * (FRESH_POINTS + TOKEN * later) + (ask_used - give_used) * USED_POINTS
    scorings = scorings_left(position)
    cards = cards_offered(theirs, position.offer_opened, time, scorings)
    cards -= cards_offered(mine, position.offer_opened, time, scorings)
    return my_gain + cards, their_gain - cards


def net(own: float, other: float, seats: int) -> float:
    return own - other / (seats - 1)


# -- answering -----------------------------------------------------------------------------------------


def answer_to(position: FoundationsOfRome) -> int:
    """Accept what clearly pays, and nothing else."""
    my_gain, their_gain = gains_of_both(position)
    pays = net(their_gain, my_gain, position.seats) >= LEAST_GAIN
    return position.base + (ACCEPT if pays else REFUSE)


# -- making an offer -----------------------------------------------------------------------------------


class Bargain:
    """Lots of both sides to change hands, and silver that is given, or asked for below nothing."""

    __slots__ = ("gain", "hi", "lo", "partner", "silver")

    gain: float
    partner: int
    lo: int
    hi: int
    silver: int


def no_bargain() -> Bargain:
    bargain = Bargain()
    bargain.gain = LEAST_GAIN
    bargain.partner = EMPTY
    bargain.lo = bargain.hi = bargain.silver = 0
    return bargain


def may_offer(position: FoundationsOfRome) -> bool:
    """One offer in some rounds, before the action: nobody likes to be asked all the time."""
    if position.proposals or position.seats < 3 or position.ending or not position.actions:
        return False
    return (position.turns // position.seats + position.turn) % PAUSE == 0


def best_offer(position: FoundationsOfRome) -> Bargain:
    """To whoever it may be; the partner is EMPTY if there is none worth making."""
    best = no_bargain()
    for seat in range(position.seats):
        if seat != position.turn:
            improve(best, position, seat)
    return best


def improve(best: Bargain, position: FoundationsOfRome, partner: int) -> None:
    """Buys a lot, sells one, or swaps two, with as much silver as the other needs to agree."""
    mine = position.players[position.turn]
    theirs = position.players[partner]
    wanted = [EMPTY, *favourites(theirs, mine)]
    spare = [EMPTY, *favourites(mine, theirs)]
    for asked in wanted:
        for given in spare:
            if asked != EMPTY or given != EMPTY:
                weigh(best, position, partner, asked, given)


def favourites(owner: Player, other: Player) -> list[int]:
    """Open lots of a player that touch most of another's lots, and few of their own."""
    lots: list[int] = []
    worths: list[int] = []
    for lot in open_lots(owner):
        near_lo = NEAR_LO[LOT_PLACE[lot]]
        near_hi = NEAR_HI[LOT_PLACE[lot]]
        worth = count(other.lots_lo & near_lo) + count(other.lots_hi & near_hi)
        if worth == 0:
            continue
        worth = 4 * worth - 3 * (count(owner.lots_lo & near_lo) + count(owner.lots_hi & near_hi))
        at = len(lots)
        while at > 0 and worths[at - 1] < worth:
            at -= 1
        if at < FAVOURITES:
            lots.insert(at, lot)
            worths.insert(at, worth)
            if len(lots) > FAVOURITES:
                lots.pop()
                worths.pop()
    return lots


def open_lots(player: Player) -> list[int]:
    lots = []
    for lot in range(2 * HALF):
        if player.marked_lo & LOT_LO[lot] or player.marked_hi & LOT_HI[lot]:
            lots.append(lot)
    return lots


def weigh(best: Bargain, position: FoundationsOfRome, partner: int, asked: int, given: int) -> None:
    mine = position.players[position.turn]
    theirs = position.players[partner]
    asked_lo = LOT_LO[asked] if asked != EMPTY else 0
    asked_hi = LOT_HI[asked] if asked != EMPTY else 0
    given_lo = LOT_LO[given] if given != EMPTY else 0
    given_hi = LOT_HI[given] if given != EMPTY else 0
    if (asked == EMPTY and theirs.spare_markers() < 1) or (given == EMPTY and mine.spare_markers() < 1):
        return
    time = time_for(position, position.turn)
    later = time_for(position, partner)
    my_gain = gain_of_ground(mine, given_lo, given_hi, asked_lo, asked_hi, time)
    their_gain = gain_of_ground(theirs, asked_lo, asked_hi, given_lo, given_hi, later)
    lacking = LEAST_GAIN - net(their_gain, my_gain, position.seats)
    price = SILVER * (later + time / (position.seats - 1))  # what a silver given changes for the other
    silver = ceil(lacking / price) if price > 0.0 else 0
    if silver > min(mine.silver, MOST_SILVER):
        return
    silver = max(silver, -min(theirs.silver, MOST_SILVER))
    if silver * price < lacking:
        return
    gain = net(my_gain - silver * SILVER * time, their_gain + silver * SILVER * later, position.seats)
    if gain > best.gain:
        best.gain = gain
        best.partner = partner
        best.lo = asked_lo | given_lo
        best.hi = asked_hi | given_hi
        best.silver = silver


# -- composing it step by step -------------------------------------------------------------------------


def planned_for(position: FoundationsOfRome) -> Bargain:
    """What to offer the partner that was chosen."""
    best = no_bargain()
    improve(best, position, position.partner)
    return best


def step_of_offer(position: FoundationsOfRome) -> int:
    """What is still missing; then the proposal. What nobody planned is withdrawn."""
    plan = planned_for(position)
    others = position.offer_opened or sum(position.offer_tokens) or position.offer_lo & ~plan.lo
    given = max(plan.silver, 0)
    asked = max(-plan.silver, 0)
    more = steps_for(given) & ~position.silver_given
    more_asked = steps_for(asked) & ~position.silver_asked
    beyond = position.silver_given & ~steps_for(given) | position.silver_asked & ~steps_for(asked)
    if plan.partner == EMPTY or others or beyond or position.offer_hi & ~plan.hi:
        return OFFER_BASE + WITHDRAW
    if plan.lo & ~position.offer_lo or plan.hi & ~position.offer_hi:
        return OFFER_BASE + ADD_LOT
    for step in range(len(OFFERED_SILVER)):
        if more & BIT[step]:
            return OFFER_BASE + GIVE_SILVER + step
        if more_asked & BIT[step]:
            return OFFER_BASE + ASK_SILVER + step
    return OFFER_BASE + (PROPOSE if position.can_propose() else WITHDRAW)


def steps_for(silver: int) -> int:
    """The set of steps that adds up to it: they are powers of two."""
    steps = 0
    for step in range(len(OFFERED_SILVER) - 1, -1, -1):
        if OFFERED_SILVER[step] <= silver:
            steps |= BIT[step]
            silver -= OFFERED_SILVER[step]
    return steps


def lot_of_offer(position: FoundationsOfRome) -> int:
    """The next lot of the plan; if there is none, any, as the offer is withdrawn then."""
    plan = planned_for(position)
    for lot in range(2 * HALF):
        missing = LOT_LO[lot] & plan.lo & ~position.offer_lo or LOT_HI[lot] & plan.hi & ~position.offer_hi
        if missing:
            return LOT_BASE + lot
    return position.options()[0]


# -- stealing ------------------------------------------------------------------------------------------


def worth_stealing(position: FoundationsOfRome, lot: int) -> float:
    """What a stolen lot brings, less the token, which is worth more to the other than to oneself."""
    victim = position.players[position.owner(LOT_LO[lot], LOT_HI[lot])]
    thief = position.players[position.turn]
    time = time_for(position, position.turn)
    own = gain_of_ground(thief, 0, 0, LOT_LO[lot], LOT_HI[lot], time) - FRESH_POINTS - TOKEN * time
    other = gain_of_ground(victim, LOT_LO[lot], LOT_HI[lot], 0, 0, time) + USED_POINTS
    return net(own, other, position.seats)
