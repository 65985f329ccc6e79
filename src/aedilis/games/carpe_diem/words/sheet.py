"""The scoring pad of Carpe Diem: each seat's points line by line, with the reason for each."""

from __future__ import annotations

from typing import cast

from aedilis.engine.bits import members
from aedilis.engine.facts import Line, Value
from aedilis.engine.position import Position
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.rules.player import Player, points_for_villa
from aedilis.games.carpe_diem.rules.state import State


def sheet(position: Position, seat: int) -> list[Line]:
    """Every line of the final scoring, as if the game ended now."""
    state = cast(State, position)
    player = state.players[seat]
    return [
        Line("start", state.start_points(seat), {}),
        Line("cards", player.gained, {}),
        Line("failed", -player.failed * c.PENALTY, {"cards": player.failed, "each": c.PENALTY}),
        *villa_lines(player),
        leftovers_line(player),
        Line("track", player.steps, {"steps": player.steps}),
        *card_lines(player),
        *frame_lines(player),
    ]


def villa_lines(player: Player) -> list[Line]:
    """One for each finished villa."""
    lines = []
    for villa in player.finished_of(c.VILLA):
        chimneys = player.chimneys_of(villa)
        where: Value = [c.CELL_NAMES[cell] for cell in members(villa)]
        lines.append(Line("villa", points_for_villa(chimneys), {"chimneys": chimneys, "cells": where}))
    return lines


def leftovers_line(player: Player) -> Line:
    values: dict[str, Value] = dict(zip(c.WARE_IDS, player.wares, strict=True))
    values |= {"coins": player.coins, "bread": player.bread, "tiles": len(player.stored)}
    values |= {"sum": player.leftovers(), "each": c.LEFTOVERS_A_POINT}
    return Line("leftovers", player.leftovers() // c.LEFTOVERS_A_POINT, values)


def card_lines(player: Player) -> list[Line]:
    """One for each fountain card; of those face down only how many there are."""
    lines = []
    for card in player.cards:
        if card != c.UNKNOWN:
            number, each = player.finished[card], c.FOUNTAIN_POINTS[card]
            lines.append(Line("fountain", number * each, {"kind": c.KIND_IDS[card], "number": number, "each": each}))
    unknown = player.cards.count(c.UNKNOWN)
    return [*lines, Line("fountain", 0, {"kind": "?", "number": unknown, "each": 0})] if unknown else lines


def frame_lines(player: Player) -> list[Line]:
    """One for each task that is met."""
    lines = []
    for number in members(player.met):
        side = number // c.TASKS_A_PIECE
        task = player.tasks[number]
        values: dict[str, Value] = {
            "piece": c.FRAME_IDS[player.frame[side]],
            "side": c.SIDE_NAMES[side],
            "kind": c.KIND_IDS[c.TASK_KIND[task]],
        }
        lines.append(Line("frame", c.TASK_POINTS[task], values))
    return lines
