"""Trading in Foundations of Rome: what an offer changes for whom, which to make, and which to accept.

Prices can be wrong, and whoever makes many offers picks those that are: a bot that sold lots for what the dearest deed
costs lost every third game by it. So who is asked takes presents, and swaps lots for as many that suit it at least as
much better as the other; with two players, whose gains are each other's losses, presents only. When nobody has a turn
any more, all is known, and accepted is what pays.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from aedilis.engine.bits import BIT, count
from aedilis.games.foundations_of_rome.advice.trade_prices import (
    FLEETING,
    SILVER,
    TOKEN,
    fleeting_points,
    ground,
    lasts,
    standing,
    time_for,
    use_of_card,
)
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules import phases as p
from aedilis.games.foundations_of_rome.rules.goals import meets
from aedilis.games.foundations_of_rome.rules.player import KNOWN, OFFERED, UNKNOWN, Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules.trade import offers_card

LEAST_GAIN: Final = 0.5  # for which an offer is made, and accepted
PAUSE: Final = 3  # rounds in which one offer is made at most
FAVOURITES: Final = 3  # lots of each side that are thought about
SPARE: Final = 3  # markers that have to be left after a present of lots, which would be a burden else
ROUNDING: Final = 1e-9
MOST_SILVER: Final[int] = sum(c.OFFERED_SILVER)


# -- what an offer changes -----------------------------------------------------------------------------


def gains_of_both(position: FoundationsOfRome, judge: int) -> tuple[float, float]:
    """What the offer that is composed brings the player whose turn it is, and the other.

    The judge is one of them and does not know the other's hidden goal: it is taken to be the one that gains most.
    """
    mine = position.turn
    theirs = position.partner
    other = theirs if judge == mine else mine
    before = position.copy()
    if before.players[other].goal != c.EMPTY:
        before.players[other].goal = UNKNOWN
    after = before.copy()
    after.exchange()
    my_gain = standing(after, mine) - standing(before, mine) + fleeting_change(before, after, judge, mine)
    their_gain = standing(after, theirs) - standing(before, theirs) + fleeting_change(before, after, judge, theirs)
    for entry in before.players[mine].held:
        if entry >= OFFERED:
            my_gain -= use_of_card(before, mine, entry % KNOWN)
            their_gain += use_of_card(after, theirs, entry % KNOWN)
    for entry in before.players[theirs].held:
        if entry >= OFFERED:
            my_gain += use_of_card(after, mine, entry % KNOWN)
            their_gain -= use_of_card(before, theirs, entry % KNOWN)
    if before.players[other].goal == UNKNOWN:
        suspected = goal_suspected(before, after, judge, other)
        if other == mine:
            my_gain += suspected
        else:
            their_gain += suspected
    return my_gain, their_gain


def fleeting_change(before: FoundationsOfRome, after: FoundationsOfRome, judge: int, seat: int) -> float:
    """What a seat gains for now. As long as it has turns, the judge believes in what hurts, and not in what helps."""
    change = float(fleeting_points(after, after.players[seat]) - fleeting_points(before, before.players[seat]))
    part = lasts(before, seat)
    return change * part if part == 1.0 or (change < 0.0) == (judge == seat) else 0.0


def goal_suspected(before: FoundationsOfRome, after: FoundationsOfRome, judge: int, other: int) -> float:
    """The points of the best goal that the other may have and would reach by it."""
    known = before.open_goals | before.players[judge].goals
    if not before.with_monuments:
        known |= c.MONUMENT_GOALS
    most = 0.0
    for goal in range(c.GOALS):
        points = c.GOAL_POINTS[goal] * (lasts(before, other) if FLEETING & BIT[goal] else 1.0)
        if known & BIT[goal] or points <= most:
            continue
        if meets(after, after.players[other], goal) and not meets(before, before.players[other], goal):
            most = points
    return most


def change_of_ground(player: Player, less_lo: int, less_hi: int, more_lo: int, more_hi: int, time: float) -> float:
    """What a player gains by open lots that change hands, the point for a marker included."""
    lo = player.marked_lo & ~less_lo | more_lo
    hi = player.marked_hi & ~less_hi | more_hi
    lots = count(lo) + count(hi) - player.markers()
    return (
        c.LOT_MARKER_POINTS * lots
        + ground(player, lo, hi, time)
        - ground(player, player.marked_lo, player.marked_hi, time)
    )


def net(own: float, other: float, seats: int) -> float:
    return own - other / (seats - 1)


# -- answering -----------------------------------------------------------------------------------------


def pays(own: float, other: float, seats: int) -> bool:
    """Nobody pays for the other's loss, as a third would gain by it, and nobody helps another more than oneself."""
    return own >= 0.0 and own + ROUNDING >= other and net(own, other, seats) >= LEAST_GAIN


def cannot_be_a_trick(position: FoundationsOfRome) -> bool:
    """Whether no price has to be right: who is asked gets as much of every kind, or nobody has a turn any more.

    Lots that are swapped have to pay by where they lie; what comes on top is no reason to agree.
    """
    mine = position.players[position.turn]
    theirs = position.players[position.partner]
    sure = lasts(position, position.turn)
    others_sure = lasts(position, position.partner)
    if sure == 1.0 and others_sure == 1.0:
        return True
    tokens = position.offer_tokens
    if position.silver_asked or tokens[2] or tokens[3] or position.offer_opened or offers_card(theirs):
        return False
    given_lo = position.offer_lo & mine.lots_lo
    given_hi = position.offer_hi & mine.lots_hi
    asked_lo = position.offer_lo & theirs.lots_lo
    asked_hi = position.offer_hi & theirs.lots_hi
    given = count(given_lo) + count(given_hi)
    asked = count(asked_lo) + count(asked_hi)
    if asked == 0:
        return given == 0 or theirs.spare_markers() - given >= SPARE
    if given < asked or position.seats < 3 or sure > 0.0 or others_sure > 0.0:
        return False
    own = change_of_ground(theirs, asked_lo, asked_hi, given_lo, given_hi, 1.0)
    other = change_of_ground(mine, given_lo, given_hi, asked_lo, asked_hi, 1.0)
    return own >= 0.0 and own + ROUNDING >= other


def answer_to(position: FoundationsOfRome) -> int:
    """Accept what clearly pays and cannot be a trick, and nothing else."""
    if not cannot_be_a_trick(position):
        return position.base + p.REFUSE
    my_gain, their_gain = gains_of_both(position, position.partner)
    return position.base + (p.ACCEPT if pays(their_gain, my_gain, position.seats) else p.REFUSE)


# -- making an offer -----------------------------------------------------------------------------------


class Bargain:
    """Lots of both sides to change hands, and silver that is given."""

    __slots__ = ("gain", "hi", "lo", "partner", "silver")

    gain: float
    partner: int
    lo: int
    hi: int
    silver: int


def no_bargain() -> Bargain:
    bargain = Bargain()
    bargain.gain = LEAST_GAIN
    bargain.partner = c.EMPTY
    bargain.lo = bargain.hi = bargain.silver = 0
    return bargain


def may_offer(position: FoundationsOfRome) -> bool:
    """One offer in some rounds, before the action: nobody likes to be asked all the time, or to begin again."""
    if position.proposals or position.withdrawn or position.seats < 3 or position.ending or not position.actions:
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
    """Swaps two lots, with as much silver as the other needs to agree."""
    mine = position.players[position.turn]
    theirs = position.players[partner]
    wanted = favourites(theirs, mine)
    if not wanted:
        return
    for given in favourites(mine, theirs):
        for asked in wanted:
            weigh(best, position, partner, asked, given)


def favourites(owner: Player, other: Player) -> list[int]:
    """Open lots of a player that touch most of another's lots, and few of their own."""
    lots: list[int] = []
    worths: list[int] = []
    for lot in open_lots(owner):
        near_lo = g.NEAR_LO[g.LOT_PLACE[lot]]
        near_hi = g.NEAR_HI[g.LOT_PLACE[lot]]
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
    for lot in range(2 * g.HALF):
        if player.marked_lo & g.LOT_LO[lot] or player.marked_hi & g.LOT_HI[lot]:
            lots.append(lot)
    return lots


def weigh(best: Bargain, position: FoundationsOfRome, partner: int, asked: int, given: int) -> None:
    """With as much silver as the other needs to agree. Whether both gain is looked at closely if it seems so at all."""
    mine = position.players[position.turn]
    theirs = position.players[partner]
    asked_lo = g.LOT_LO[asked]
    asked_hi = g.LOT_HI[asked]
    given_lo = g.LOT_LO[given]
    given_hi = g.LOT_HI[given]
    time = time_for(position, position.turn)
    later = time_for(position, partner)
    my_gain = change_of_ground(mine, given_lo, given_hi, asked_lo, asked_hi, time)
    their_gain = change_of_ground(theirs, asked_lo, asked_hi, given_lo, given_hi, later)
    lacking = LEAST_GAIN - net(their_gain, my_gain, position.seats)
    price = SILVER * (later + time / (position.seats - 1))  # what a silver given changes for the other
    if price <= 0.0:
        return
    silver = max(0, ceil(lacking / price))
    if silver > min(mine.silver, MOST_SILVER):
        return
    if net(my_gain - silver * SILVER * time, their_gain + silver * SILVER * later, position.seats) <= best.gain:
        return
    offer = offering(position, partner, asked_lo | given_lo, asked_hi | given_hi, silver)
    if not cannot_be_a_trick(offer):
        return
    my_gain, their_gain = gains_of_both(offer, position.turn)
    gain = net(my_gain, their_gain, position.seats)
    if gain > best.gain and pays(their_gain, my_gain, position.seats):
        best.gain = gain
        best.partner = partner
        best.lo = offer.offer_lo
        best.hi = offer.offer_hi
        best.silver = silver


def offering(position: FoundationsOfRome, partner: int, lo: int, hi: int, silver: int) -> FoundationsOfRome:
    """A copy in which nothing but that is offered."""
    offer = position.copy()
    offer.partner = partner
    offer.offer_lo = lo
    offer.offer_hi = hi
    offer.offer_tokens = (0, 0, 0, 0)
    offer.offer_opened = 0
    offer.silver_given = steps_for(silver)
    offer.silver_asked = 0
    return offer


# -- composing it step by step -------------------------------------------------------------------------


def planned_for(position: FoundationsOfRome) -> Bargain:
    """What to offer the partner that was chosen."""
    best = no_bargain()
    improve(best, position, position.partner)
    return best


def step_of_offer(position: FoundationsOfRome) -> int:
    """What is still missing; then the proposal. What nobody planned is withdrawn."""
    plan = planned_for(position)
    cards = offers_card(position.players[position.turn]) or offers_card(position.players[position.partner])
    others = cards or position.offer_opened or sum(position.offer_tokens) or position.offer_lo & ~plan.lo
    more = steps_for(plan.silver) & ~position.silver_given
    beyond = position.silver_given & ~steps_for(plan.silver) | position.silver_asked
    if plan.partner == c.EMPTY or others or beyond or position.offer_hi & ~plan.hi:
        return p.OFFER_BASE + p.WITHDRAW
    if plan.lo & ~position.offer_lo or plan.hi & ~position.offer_hi:
        return p.OFFER_BASE + p.ADD_LOT
    for step in range(len(c.OFFERED_SILVER)):
        if more & BIT[step]:
            return p.OFFER_BASE + p.GIVE_SILVER + step
    return p.OFFER_BASE + (p.PROPOSE if position.can_propose() else p.WITHDRAW)


def steps_for(silver: int) -> int:
    """The set of steps that adds up to it: they are powers of two."""
    steps = 0
    for step in range(len(c.OFFERED_SILVER) - 1, -1, -1):
        if c.OFFERED_SILVER[step] <= silver:
            steps |= BIT[step]
            silver -= c.OFFERED_SILVER[step]
    return steps


def lot_of_offer(position: FoundationsOfRome) -> int:
    """The next lot of the plan; if there is none, any, as the offer is withdrawn then."""
    plan = planned_for(position)
    for lot in range(2 * g.HALF):
        missing = g.LOT_LO[lot] & plan.lo & ~position.offer_lo or g.LOT_HI[lot] & plan.hi & ~position.offer_hi
        if missing:
            return p.LOT_BASE + lot
    return position.options()[0]


# -- stealing ------------------------------------------------------------------------------------------


def worth_stealing(position: FoundationsOfRome, lot: int) -> float:
    """What a stolen lot brings, less the token, which is worth more to the other than to oneself."""
    victim = position.players[position.owner(g.LOT_LO[lot], g.LOT_HI[lot])]
    thief = position.players[position.turn]
    time = time_for(position, position.turn)
    lo = g.LOT_LO[lot]
    hi = g.LOT_HI[lot]
    own = change_of_ground(thief, 0, 0, lo, hi, time) - c.FRESH_POINTS - TOKEN * time
    other = change_of_ground(victim, lo, hi, 0, 0, time) + c.USED_POINTS
    return net(own, other, position.seats)
