"""Trading in Foundations of Rome: what an offer changes for whom, which to make, and which to accept.

Prices can be wrong, and whoever makes many offers picks those that are: a bot that sold lots for what the dearest deed
costs lost every third game by it. So who is asked takes presents, and swaps lots for as many that suit it at least as
much better as the other; with two players, whose gains are each other's losses, presents only. When nobody has a turn
any more, all is known, and accepted is what pays.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT, members
from aedilis.games.foundations_of_rome.advice import evaluation
from aedilis.games.foundations_of_rome.advice.evaluation import LOT, PAIR, SILVER, near_own
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes, scoring
from aedilis.games.foundations_of_rome.rules.goals import meets
from aedilis.games.foundations_of_rome.rules.player import Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules.trade import offers_card

LEAST_GAIN: Final = 0.5  # for which an offer is made, and accepted
PAUSE: Final = 3  # rounds in which one offer is made at most
FAVOURITES: Final = 3  # lots of each side that are thought about
SPARE: Final = 3  # markers that have to be left after a present of lots, which would be a burden else
ROUNDING: Final = 1e-9
TOKEN: Final = 0.5  # what one that can still be used promises beyond its points
GOAL: Final = 0.5  # of the points of a goal that is begun, as far as one has come

ENOUGH_TIME: Final = 1 / 3  # for which lots are swapped

# -- how much time there is ----------------------------------------------------------------------------


def time_for(position: FoundationsOfRome, seat: int) -> float:
    """How much of what needs time can still be used, up to 1; nothing in a turn whose action is taken."""
    turns = evaluation.turns_left(position, seat)
    if seat == position.turn and position.actions == 0:
        turns -= 1.0
    return min(1.0, turns / evaluation.MANY_TURNS)


# -- what an offer changes -----------------------------------------------------------------------------


def change_of_ground(player: Player, less: sets.LargeSet, more: sets.LargeSet, time: float) -> float:
    """What a player gains by open lots that change hands, the point for a marker included."""
    lots = sets.union(sets.without(player.marked, less), more)
    markers = sets.size(lots) - player.markers()
    return c.LOT_MARKER_POINTS * markers + ground(player, lots, time) - ground(player, player.marked, time)


def ground(player: Player, lots: sets.LargeSet, time: float) -> float:
    """What can still be made of open lots, these instead of those that the player has."""
    built = sets.without(player.lots, player.marked)
    edges = evaluation.pairs(sets.union(lots, built)) - evaluation.pairs(built)
    return (sets.size(lots) * LOT + edges * PAIR) * time


def standing(position: FoundationsOfRome, seat: int) -> float:
    """What a seat has, as far as it can be traded and lasts; open cards at last only, as nobody sells them before."""
    player = position.players[seat]
    time = time_for(position, seat)
    worth = float(scoring.final_points(position, player))
    worth += ground(player, player.marked, time) + (player.silver * SILVER + player.fresh * TOKEN) * time
    worth += evaluation.goals_begun(position, player) * GOAL * time
    return worth + scoring.era_points(position, seat) if position.influence and time == 0.0 else worth


def gains_of_both(position: FoundationsOfRome, judge: int) -> tuple[float, float]:
    """What the offer that is composed brings the player whose turn it is, and the other; the judge is one of them."""
    mine = position.turn
    theirs = position.partner
    before = position.copy()
    other = before.players[theirs if judge == mine else mine]
    if other.goal != c.EMPTY:
        other.goal = codes.UNKNOWN_GOAL
    after = before.copy()
    after.exchange()
    return gain_of(before, after, judge, mine), gain_of(before, after, judge, theirs)


def gain_of(before: FoundationsOfRome, after: FoundationsOfRome, judge: int, seat: int) -> float:
    return standing(after, seat) - standing(before, seat) + goal_suspected(before, after, judge, seat)


def goal_suspected(before: FoundationsOfRome, after: FoundationsOfRome, judge: int, seat: int) -> float:
    """The points of the best goal that a seat may have and would reach by it, unless the judge knows its goal."""
    if before.players[seat].goal != codes.UNKNOWN_GOAL:
        return 0.0
    known = before.open_goals | before.players[judge].goals
    if not before.with_monuments:
        known |= c.MONUMENT_GOALS
    reached = [
        c.GOAL_POINTS[goal] * (1.0 - time_for(before, seat))
        for goal in members(c.ALL_GOALS & ~known)
        if meets(after, after.players[seat], goal) and not meets(before, before.players[seat], goal)
    ]
    return max([0.0, *reached])


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
    my_time = time_for(position, position.turn)
    their_time = time_for(position, position.partner)
    if my_time <= 0.0 and their_time <= 0.0:
        return not sells_era_card(theirs)
    tokens = position.offer_tokens
    if position.silver_asked or tokens[2] or tokens[3] or position.offer_opened or offers_card(theirs):
        return False
    given = sets.common(position.offer, mine.lots)
    asked = sets.common(position.offer, theirs.lots)
    if not sets.any_in(asked):
        return not sets.any_in(given) or theirs.spare_markers() - sets.size(given) >= SPARE
    if sets.size(given) < sets.size(asked) or position.seats < 3 or min(my_time, their_time) < ENOUGH_TIME:
        return False
    own = change_of_ground(theirs, asked, given, 1.0)
    return own >= 0.0 and own + ROUNDING >= change_of_ground(mine, given, asked, 1.0)


def sells_era_card(player: Player) -> bool:
    """One that can still be announced, which nothing here puts a price on."""
    return any(entry >= codes.OFFERED and c.ERA_CARDS & BIT[entry % codes.KNOWN] for entry in player.held)


def answer_to(position: FoundationsOfRome) -> int:
    """Accept what clearly pays and cannot be a trick, and nothing else."""
    if not cannot_be_a_trick(position):
        return position.base + p.REFUSE
    my_gain, their_gain = gains_of_both(position, position.partner)
    return position.base + (p.ACCEPT if pays(their_gain, my_gain, position.seats) else p.REFUSE)


# -- making an offer: two lots are swapped -------------------------------------------------------------


def may_offer(position: FoundationsOfRome) -> bool:
    """One offer in some rounds, before the action: nobody likes to be asked all the time, or to begin again."""
    if position.proposals or position.withdrawn or position.seats < 3 or position.ending or not position.actions:
        return False
    return (position.turns // position.seats + position.turn) % PAUSE == 0


def best_partner(position: FoundationsOfRome) -> int:
    """Whom to make an offer, EMPTY if there is none worth making."""
    best = c.EMPTY
    most = LEAST_GAIN
    for seat in range(position.seats):
        gain = best_swap(position, seat)[0] if seat != position.turn else 0.0
        if gain > most:
            best, most = seat, gain
    return best


def best_swap(position: FoundationsOfRome, partner: int) -> tuple[float, sets.LargeSet]:
    """What one gains most by, and the two lots; nothing, if no swap pays for both."""
    mine = position.players[position.turn]
    theirs = position.players[partner]
    most = LEAST_GAIN
    lots = sets.NOTHING
    wanted = favourites(theirs, mine)
    for given in favourites(mine, theirs):
        for asked in wanted:
            gain = gain_by_swap(position, partner, sets.ONE[given], sets.ONE[asked])
            if gain > most:
                most, lots = gain, sets.union(sets.ONE[given], sets.ONE[asked])
    return most, lots


def favourites(owner: Player, other: Player) -> list[int]:
    """Open lots of a player that touch most of another's lots, and few of their own."""
    lots = []
    for lot in sets.members(owner.marked):
        beside = near_own(other, lot)
        if beside:
            lots.append((3 * near_own(owner, lot) - 4 * beside, lot))
    lots.sort()
    return [lot for _, lot in lots[:FAVOURITES]]


def gain_by_swap(position: FoundationsOfRome, partner: int, given: sets.LargeSet, asked: sets.LargeSet) -> float:
    """Nothing if the other would not agree. It is looked at closely only if both seem to gain at all."""
    seats = position.seats
    my_time = time_for(position, position.turn)
    my_gain = change_of_ground(position.players[position.turn], given, asked, my_time)
    their_gain = change_of_ground(position.players[partner], asked, given, time_for(position, partner))
    if net(my_gain, their_gain, seats) <= LEAST_GAIN or net(their_gain, my_gain, seats) < LEAST_GAIN:
        return 0.0
    offer = position.copy()
    offer.drop_prepared()
    offer.partner = partner
    offer.offer = sets.union(given, asked)
    offer.offer_tokens = (0, 0, 0, 0)
    if not cannot_be_a_trick(offer):
        return 0.0
    my_gain, their_gain = gains_of_both(offer, offer.turn)
    return net(my_gain, their_gain, seats) if pays(their_gain, my_gain, seats) else 0.0


def step_of_offer(position: FoundationsOfRome) -> int:
    """What is still missing; then the proposal. What nobody planned is withdrawn."""
    lots = best_swap(position, position.partner)[1]
    cards = offers_card(position.players[position.turn]) or offers_card(position.players[position.partner])
    silver = position.silver_given or position.silver_asked
    others = cards or silver or position.offer_opened or sum(position.offer_tokens)
    if others or not sets.within(position.offer, lots):
        return p.OFFER_BASE + p.WITHDRAW
    if not sets.within(lots, position.offer):
        return p.OFFER_BASE + p.ADD_LOT
    return p.OFFER_BASE + (p.PROPOSE if position.can_propose() else p.WITHDRAW)


def lot_of_offer(position: FoundationsOfRome) -> int:
    """The next lot of the plan; if there is none, any, as the offer is withdrawn then."""
    missing = sets.without(best_swap(position, position.partner)[1], position.offer)
    return p.OFFER_LOT_BASE + sets.lowest(missing) if sets.any_in(missing) else position.options()[0]


# -- stealing ------------------------------------------------------------------------------------------


def worth_stealing(position: FoundationsOfRome, lot: int) -> float:
    """What a stolen lot brings, less the token, which is worth more to the other than to oneself."""
    victim = position.players[position.owner(lot)]
    thief = position.players[position.turn]
    time = time_for(position, position.turn)
    own = change_of_ground(thief, sets.NOTHING, sets.ONE[lot], time) - c.FRESH_POINTS - TOKEN * time
    other = change_of_ground(victim, sets.ONE[lot], sets.NOTHING, time) + c.USED_POINTS
    return net(own, other, position.seats)
