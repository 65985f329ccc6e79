"""Trading in Foundations of Rome: what an offer changes for whom, which to make, and which to accept.

Prices can be wrong, and whoever makes many offers picks those that are: a bot that sold lots for what the dearest deed
costs lost every third game by it. So who is asked takes presents, and swaps lots for as many that suit it at least as
much better as the other; with two players, whose gains are each other's losses, presents only. When nobody has a turn
any more, all is known, and accepted is what pays.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.games.foundations_of_rome.advice import trade_prices as prices
from aedilis.games.foundations_of_rome.advice.evaluation import near_own
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules.goals import meets
from aedilis.games.foundations_of_rome.rules.player import Player
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
        before.players[other].goal = codes.UNKNOWN_GOAL
    after = before.copy()
    after.exchange()
    my_gain = prices.standing(after, mine) - prices.standing(before, mine) + fleeting_change(before, after, judge, mine)
    their_gain = (
        prices.standing(after, theirs) - prices.standing(before, theirs) + fleeting_change(before, after, judge, theirs)
    )
    for entry in before.players[mine].held:
        if entry >= codes.OFFERED:
            my_gain -= prices.use_of_card(before, mine, entry % codes.KNOWN)
            their_gain += prices.use_of_card(after, theirs, entry % codes.KNOWN)
    for entry in before.players[theirs].held:
        if entry >= codes.OFFERED:
            my_gain += prices.use_of_card(after, mine, entry % codes.KNOWN)
            their_gain -= prices.use_of_card(before, theirs, entry % codes.KNOWN)
    if before.players[other].goal == codes.UNKNOWN_GOAL:
        suspected = goal_suspected(before, after, judge, other)
        if other == mine:
            my_gain += suspected
        else:
            their_gain += suspected
    return my_gain, their_gain


def fleeting_change(before: FoundationsOfRome, after: FoundationsOfRome, judge: int, seat: int) -> float:
    """What a seat gains for now. As long as it has turns, the judge believes in what hurts, and not in what helps."""
    change = float(
        prices.fleeting_points(after, after.players[seat]) - prices.fleeting_points(before, before.players[seat])
    )
    part = prices.lasts(before, seat)
    return change * part if part == 1.0 or (change < 0.0) == (judge == seat) else 0.0


def goal_suspected(before: FoundationsOfRome, after: FoundationsOfRome, judge: int, other: int) -> float:
    """The points of the best goal that the other may have and would reach by it."""
    known = before.open_goals | before.players[judge].goals
    if not before.with_monuments:
        known |= c.MONUMENT_GOALS
    most = 0.0
    for goal in range(c.GOALS):
        points = c.GOAL_POINTS[goal] * (prices.lasts(before, other) if prices.FLEETING & BIT[goal] else 1.0)
        if known & BIT[goal] or points <= most:
            continue
        if meets(after, after.players[other], goal) and not meets(before, before.players[other], goal):
            most = points
    return most


def change_of_ground(player: Player, less: sets.LargeSet, more: sets.LargeSet, time: float) -> float:
    """What a player gains by open lots that change hands, the point for a marker included."""
    lots = sets.union(sets.without(player.marked, less), more)
    markers = sets.size(lots) - player.markers()
    return (
        c.LOT_MARKER_POINTS * markers + prices.ground(player, lots, time) - prices.ground(player, player.marked, time)
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
    sure = prices.lasts(position, position.turn)
    others_sure = prices.lasts(position, position.partner)
    if sure == 1.0 and others_sure == 1.0:
        return True
    tokens = position.offer_tokens
    if position.silver_asked or tokens[2] or tokens[3] or position.offer_opened or offers_card(theirs):
        return False
    given = sets.common(position.offer, mine.lots)
    asked = sets.common(position.offer, theirs.lots)
    if not sets.any_in(asked):
        return not sets.any_in(given) or theirs.spare_markers() - sets.size(given) >= SPARE
    if sets.size(given) < sets.size(asked) or position.seats < 3 or sure > 0.0 or others_sure > 0.0:
        return False
    own = change_of_ground(theirs, asked, given, 1.0)
    other = change_of_ground(mine, given, asked, 1.0)
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

    __slots__ = ("gain", "lots", "partner", "silver")

    gain: float
    partner: int
    lots: sets.LargeSet
    silver: int


def no_bargain() -> Bargain:
    bargain = Bargain()
    bargain.gain = LEAST_GAIN
    bargain.partner = c.EMPTY
    bargain.lots = sets.NOTHING
    bargain.silver = 0
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
    for lot in sets.members(owner.marked):
        worth = near_own(other, lot)
        if worth == 0:
            continue
        worth = 4 * worth - 3 * near_own(owner, lot)
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


def weigh(best: Bargain, position: FoundationsOfRome, partner: int, asked: int, given: int) -> None:
    """With as much silver as the other needs to agree. Whether both gain is looked at closely if it seems so at all."""
    mine = position.players[position.turn]
    theirs = position.players[partner]
    time = prices.time_for(position, position.turn)
    later = prices.time_for(position, partner)
    my_gain = change_of_ground(mine, sets.ONE[given], sets.ONE[asked], time)
    their_gain = change_of_ground(theirs, sets.ONE[asked], sets.ONE[given], later)
    lacking = LEAST_GAIN - net(their_gain, my_gain, position.seats)
    price = prices.SILVER * (later + time / (position.seats - 1))  # what a silver given changes for the other
    if price <= 0.0:
        return
    silver = max(0, ceil(lacking / price))
    if silver > min(mine.silver, MOST_SILVER):
        return
    if (
        net(my_gain - silver * prices.SILVER * time, their_gain + silver * prices.SILVER * later, position.seats)
        <= best.gain
    ):
        return
    offer = offering(position, partner, sets.union(sets.ONE[asked], sets.ONE[given]), silver)
    if not cannot_be_a_trick(offer):
        return
    my_gain, their_gain = gains_of_both(offer, position.turn)
    gain = net(my_gain, their_gain, position.seats)
    if gain > best.gain and pays(their_gain, my_gain, position.seats):
        best.gain = gain
        best.partner = partner
        best.lots = offer.offer
        best.silver = silver


def offering(position: FoundationsOfRome, partner: int, lots: sets.LargeSet, silver: int) -> FoundationsOfRome:
    """A copy in which nothing but that is offered."""
    offer = position.copy()
    offer.partner = partner
    offer.offer = lots
    offer.offer_tokens = (0, 0, 0, 0)
    offer.offer_opened = 0
    offer.silver_given = silver
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
    others = cards or position.offer_opened or sum(position.offer_tokens) or not sets.within(position.offer, plan.lots)
    more = plan.silver & ~position.silver_given
    beyond = position.silver_given & ~plan.silver | position.silver_asked
    if plan.partner == c.EMPTY or others or beyond:
        return p.OFFER_BASE + p.WITHDRAW
    if not sets.within(plan.lots, position.offer):
        return p.OFFER_BASE + p.ADD_LOT
    for step in range(len(c.OFFERED_SILVER)):
        if more & BIT[step]:
            return p.OFFER_BASE + p.GIVE_SILVER + step
    return p.OFFER_BASE + (p.PROPOSE if position.can_propose() else p.WITHDRAW)


def lot_of_offer(position: FoundationsOfRome) -> int:
    """The next lot of the plan; if there is none, any, as the offer is withdrawn then."""
    missing = sets.without(planned_for(position).lots, position.offer)
    return p.OFFER_LOT_BASE + sets.lowest(missing) if sets.any_in(missing) else position.options()[0]


# -- stealing ------------------------------------------------------------------------------------------


def worth_stealing(position: FoundationsOfRome, lot: int) -> float:
    """What a stolen lot brings, less the token, which is worth more to the other than to oneself."""
    victim = position.players[position.owner(lot)]
    thief = position.players[position.turn]
    time = prices.time_for(position, position.turn)
    own = change_of_ground(thief, sets.NOTHING, sets.ONE[lot], time) - c.FRESH_POINTS - prices.TOKEN * time
    other = change_of_ground(victim, sets.ONE[lot], sets.NOTHING, time) + c.USED_POINTS
    return net(own, other, position.seats)
