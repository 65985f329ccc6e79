"""A good player's advice for Foundations of Rome: what promises points, and what to do in a hurry.

Collect lots that hang together, raise the largest buildings on them, put civic buildings where most is around, and
trade only for what helps oneself more than the other.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import BIT
from aedilis.engine.heuristics import Tuned
from aedilis.engine.position import Position
from aedilis.engine.rng import Rng
from aedilis.games.foundations_of_rome.advice import trade_offers
from aedilis.games.foundations_of_rome.advice.evaluation import SIGNS, signs_of
from aedilis.games.foundations_of_rome.advice.fast_player import hurried_option
from aedilis.games.foundations_of_rome.advice.option_features import MARKS, marks_of
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules.scoring import score_of

TIME_TO_STEAL: Final = 0.3  # later no lot is worth what the token is to the other
DEALINGS: Final[int] = BIT[p.STEAL_A_LOT + 1] - BIT[p.TRADE]


class Advice(Tuned[FoundationsOfRome]):
    __slots__ = ()

    def points(self, position: Position, seat: int) -> float:
        assert isinstance(position, FoundationsOfRome)
        own = score_of(position, position.players[seat])
        return float(own - score_of(position, position.ceres()) if position.solo else own)

    def candidates(self, position: Position) -> list[int]:
        """What has to do with others is settled by what it is worth: an offer, the answer to one, a theft."""
        assert isinstance(position, FoundationsOfRome)
        phase = position.phase
        if phase == p.ACT:
            return dealings_settled(position) if position.choices & DEALINGS else position.options()
        if phase == p.ANSWER:
            return [trade_offers.answer_to(position)]
        if phase == p.OFFER:
            return [trade_offers.step_of_offer(position)]
        if phase == p.OFFER_LOT:
            return [trade_offers.lot_of_offer(position)]
        return lots_to_steal(position) if phase == p.STEAL else position.options()

    def pick(self, position: Position, random: Rng) -> int:
        assert isinstance(position, FoundationsOfRome)
        return hurried_option(position, random)


class Unsettled(Advice):
    """The same, but thinks about all there is, to measure what it is worth that others do not."""

    __slots__ = ()

    def candidates(self, position: Position) -> list[int]:
        return position.options()


def dealings_settled(position: FoundationsOfRome) -> list[int]:
    """An offer that pays comes first; else what is left without offers, and without a theft that does not pay."""
    partner = trade_offers.best_partner(position) if trade_offers.may_offer(position) else c.EMPTY
    if partner != c.EMPTY:
        return [p.TRADE + partner]
    steals = position.choices & BIT[p.STEAL_A_LOT] and theft_pays(position)
    first = p.STEAL_A_LOT if steals else p.STEAL_A_LOT + 1
    return [option for option in position.options() if option < p.TRADE or option >= first]


def theft_pays(position: FoundationsOfRome) -> bool:
    if trade_offers.time_for(position, position.turn) < TIME_TO_STEAL:
        return False
    return any(is_worth_stealing(position, lot) for lot in sets.members(position.lots_to_take()))


def lots_to_steal(position: FoundationsOfRome) -> list[int]:
    """Those that are worth a token; all, if somebody steals though none is."""
    options = position.options()
    return [option for option in options if is_worth_stealing(position, option - position.base)] or options


def is_worth_stealing(position: FoundationsOfRome, lot: int) -> bool:
    return trade_offers.worth_stealing(position, lot) >= trade_offers.LEAST_GAIN


HEURISTICS: Final = Advice("aedilis.games.foundations_of_rome", SIGNS, signs_of, MARKS, marks_of)
UNSETTLED: Final = Unsettled("aedilis.games.foundations_of_rome", SIGNS, signs_of, MARKS, marks_of)
