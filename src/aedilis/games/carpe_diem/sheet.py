"""The scoring pad of Carpe Diem: each seat's points line by line, with the reason for each."""

from __future__ import annotations

from typing import cast

from aedilis.engine.bits import lowest, members
from aedilis.engine.facts import Line, Value
from aedilis.engine.position import Position
from aedilis.games.carpe_diem.components import (
    CELL_NAMES,
    FOUNTAIN_POINTS,
    FRAME_IDS,
    KIND_IDS,
    LEFTOVERS_A_POINT,
    PENALTY,
    SIDE_NAMES,
    TASK_KIND,
    TASK_POINTS,
    TASKS_A_PIECE,
    UNKNOWN,
    VILLA,
    WARE_IDS,
)
from aedilis.games.carpe_diem.player import Player, points_for_villa
from aedilis.games.carpe_diem.scoring import leftovers
from aedilis.games.carpe_diem.state import State


def sheet(position: Position, seat: int) -> list[Line]:
    """Every line of the final scoring, as if the game ended now."""
    state = cast(State, position)
    player = state.players[seat]
    return [
        Line("start", state.start_points(seat), {}),
        Line("cards", player.gained, {}),
        Line("failed", -player.failed * PENALTY, {"cards": player.failed, "each": PENALTY}),
        *villa_lines(player),
        leftovers_line(player),
        Line("track", player.steps, {"steps": player.steps}),
        *card_lines(player),
        *frame_lines(player),
    ]


def villa_lines(player: Player) -> list[Line]:
    """One for each finished villa."""
    lines = []
    cells = player.showing(VILLA)
    while cells:
        villa = player.object_at(VILLA, lowest(cells))
        cells &= ~villa
        if not player.openings(VILLA, villa):
            chimneys = player.chimneys_of(villa)
            where: Value = [CELL_NAMES[cell] for cell in members(villa)]
            lines.append(Line("villa", points_for_villa(chimneys), {"chimneys": chimneys, "cells": where}))
    return lines


def leftovers_line(player: Player) -> Line:
    values: dict[str, Value] = dict(zip(WARE_IDS, player.wares, strict=True))
    values |= {"coins": player.coins, "bread": player.bread, "tiles": len(player.stored)}
    values |= {"sum": leftovers(player), "each": LEFTOVERS_A_POINT}
    return Line("leftovers", leftovers(player) // LEFTOVERS_A_POINT, values)


def card_lines(player: Player) -> list[Line]:
    """One for each fountain card; of those face down only how many there are."""
    lines = []
    for card in player.cards:
        if card != UNKNOWN:
            number, each = player.finished[card], FOUNTAIN_POINTS[card]
            lines.append(Line("fountain", number * each, {"kind": KIND_IDS[card], "number": number, "each": each}))
    unknown = player.cards.count(UNKNOWN)
    return [*lines, Line("fountain", 0, {"kind": "?", "number": unknown, "each": 0})] if unknown else lines


def frame_lines(player: Player) -> list[Line]:
    """One for each task that is met."""
    lines = []
    for number in members(player.met):
        side = number // TASKS_A_PIECE
        task = player.tasks[number]
        values: dict[str, Value] = {
            "piece": FRAME_IDS[player.frame[side]],
            "side": SIDE_NAMES[side],
            "kind": KIND_IDS[TASK_KIND[task]],
        }
        lines.append(Line("frame", TASK_POINTS[task], values))
    return lines
