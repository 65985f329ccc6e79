"""The final count of The Builders: Antiquity, in tenths of a point."""

from __future__ import annotations

from aedilis.engine.bits import count
from aedilis.games.builders_antiquity.components import (
    FINAL_FREEING_PRICE,
    LOAN_PENALTY,
    REPAYMENT,
    SLAVE_PENALTY,
    TENTHS,
    TENTHS_PER_SESTERCE,
)
from aedilis.games.builders_antiquity.player import Player
from aedilis.games.builders_antiquity.state import State


def points_of(state: State, seat: int) -> int:
    """Points of finished buildings and machines."""
    return state.players[seat].points


def freed_at_the_end(state: State, player: Player) -> int:
    """How many slaves are bought free: as many as can be, as each is worth more than its price.

    Those at unfinished sites stay slaves, except in the variant.
    """
    slaves = player.slaves() if state.late_freeing else player.slaves_in_pool()
    return min(count(slaves), player.money // FINAL_FREEING_PRICE)


def repaid_at_the_end(player: Player, money: int) -> int:
    """How many loans are repaid with what is left after that: as many as can be, which is a duty."""
    return min(player.loans, money // REPAYMENT)


def score10(state: State, seat: int) -> int:
    player = state.players[seat]
    freed = freed_at_the_end(state, player)
    money = player.money - freed * FINAL_FREEING_PRICE
    repaid = repaid_at_the_end(player, money)
    money -= repaid * REPAYMENT
    penalty = (count(player.slaves()) - freed) * SLAVE_PENALTY + (player.loans - repaid) * LOAN_PENALTY
    return (player.points - penalty) * TENTHS + money * TENTHS_PER_SESTERCE
