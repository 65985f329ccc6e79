"""The final count of The Builders: Antiquity, in tenths of a point."""

from __future__ import annotations

from aedilis.engine.bits import count
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules.state import State


def bought_at_the_end(state: State, seat: int) -> tuple[int, int, int]:
    """How many slaves are freed and then loans repaid, both as many as can be, and the money left after that.

    A freed slave is worth more than his price; those at unfinished sites stay slaves, except in the variant. To repay
    is a duty.
    """
    player = state.players[seat]
    slaves = player.slaves() if state.late_freeing else player.slaves_in_pool()
    freed = min(count(slaves), player.money // c.FINAL_FREEING_PRICE)
    money = player.money - freed * c.FINAL_FREEING_PRICE
    repaid = min(player.loans, money // c.REPAYMENT)
    return freed, repaid, money - repaid * c.REPAYMENT


def score10(state: State, seat: int) -> int:
    player = state.players[seat]
    freed, repaid, money = bought_at_the_end(state, seat)
    penalty = (count(player.slaves()) - freed) * c.SLAVE_PENALTY + (player.loans - repaid) * c.LOAN_PENALTY
    return (player.points - penalty) * c.TENTHS + money * c.TENTHS_PER_SESTERCE
