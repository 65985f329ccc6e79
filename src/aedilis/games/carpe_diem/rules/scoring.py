"""The final scoring of Carpe Diem (rulebook p. 11 and 12)."""

from __future__ import annotations

from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.state import State


def leftovers(player: Player) -> int:
    """Wares, coins, bread and stored tiles."""
    return player.all_wares() + player.coins + player.bread + len(player.stored)


def card_points(player: Player) -> int:
    """Of fountain cards, those of the same kind each; a card whose face is not known counts nothing."""
    points = 0
    for card in player.cards:
        if card != c.UNKNOWN:
            points += c.FOUNTAIN_POINTS[card] * player.finished[card]
    return points


def points_of(state: State, seat: int) -> int:
    player = state.players[seat]
    points = state.start_points(seat) + player.gained - player.failed * c.PENALTY
    points += player.villas + leftovers(player) // c.LEFTOVERS_A_POINT
    return points + player.steps + card_points(player) + player.frame_points()
