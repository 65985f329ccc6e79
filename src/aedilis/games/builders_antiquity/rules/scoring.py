"""The final count of The Builders: Antiquity, in tenths of a point."""

from __future__ import annotations

from aedilis.engine.bits import count
from aedilis.games.builders_antiquity.data import components as c
from aedilis.games.builders_antiquity.rules.player import Player
from aedilis.games.builders_antiquity.rules.state import State


def points_of(state: State, seat: int) -> int:
    """Points of finished buildings and machines."""
    return state.players[seat].points


def freed_at_the_end(state: State, player: Player) -> int:
    """How many slaves are bought free: as many as can be, as each is worth more than its price.

    Those at unfinished sites stay slaves, except in the variant.
    """
    slaves = player.slaves() if state.late_freeing else player.slaves_in_pool()
    return min(count(slaves), player.money // c.FINAL_FREEING_PRICE)


def repaid_at_the_end(player: Player, money: int) -> int:
    """How many loans are repaid with what is left after that: as many as can be, which is a duty."""
    return min(player.loans, money // c.REPAYMENT)


def score10(state: State, seat: int) -> int:
    player = state.players[seat]
    freed = freed_at_the_end(state, player)
    money = player.money - freed * c.FINAL_FREEING_PRICE
    repaid = repaid_at_the_end(player, money)
    money -= repaid * c.REPAYMENT
    penalty = (count(player.slaves()) - freed) * c.SLAVE_PENALTY + (player.loans - repaid) * c.LOAN_PENALTY
    return (player.points - penalty) * c.TENTHS + money * c.TENTHS_PER_SESTERCE
