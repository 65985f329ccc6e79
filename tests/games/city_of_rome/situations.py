"""Situations of City of Rome that several files of tests begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.games.city_of_rome.positions import do, player, position

from aedilis import Position

THREE: Final = "farm house II-house2 | II-house3 . II-house3"  # three neighbours for d5


def holding(
    hand: str,
    city: str = "farm house",
    money: int = 0,
    bricks: int = 0,
    cogs: int = 0,
    corner: str = "b2",
) -> Position:
    """Seat 0 of four has taken its card and is the last builder of the round."""
    return position(player(money=money, hand=hand, city=city, corner=corner), seats=4, bricks=bricks, cogs=cogs)


def school(
    seats: int = 3,
    decks: dict[str, str] | None = None,
    under: Sequence[str] = (),
    city: str = THREE,
    cell: str = "d5",
    cogs: int = 0,
) -> Position:
    """Seat 0 has just built the school of deck II, as the last builder of the round."""
    holder = player(money=0, hand="II-school", city=city)
    play = position(holder, seats=seats, bricks=3, cogs=cogs, decks=decks, under=under)
    return do(play, "build II-school", f"at {cell}")
