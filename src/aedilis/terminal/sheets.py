"""The scoring pad and the places, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from aedilis.engine.game import Game, Speech
from aedilis.engine.position import Position
from aedilis.engine.words import N_

NARROWEST_REASON: Final = 60  # so that the sheets of all seats stand in line


def sheets(game: Game, view: Position, speech: Speech, names: Sequence[str]) -> RenderableType:
    """Every seat's points line by line, with their sum."""
    return Group(*(sheet(game, view, speech, seat, names[seat]) for seat in range(view.seats)))


def sheet(game: Game, view: Position, speech: Speech, seat: int, name: str) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=NARROWEST_REASON)
    table.add_column(justify="right")
    table.add_row(name, speech.words.say(N_("Points")), style="bold underline")
    for line in game.sheet(view, seat):
        table.add_row(speech.line(line), speech.points(line.points))
    table.add_row(speech.words.say(N_("Sum")), speech.points(view.scores()[seat]), style="bold")
    table.add_row()
    return table


def places(position: Position, speech: Speech, names: Sequence[str]) -> RenderableType:
    """Who won, and the others in order; who played alone reads beside whom, and whether it was enough."""
    say = speech.words.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(say(N_("Place")), justify="right")
    table.add_column(say(N_("Player")))
    table.add_column(say(N_("Points")), justify="right")
    ranks, scores = position.ranks(), position.scores()
    rows = list(zip(ranks, names, scores))
    rival = speech.rival(position)
    if rival is not None:
        rows = [(ranks[0], names[0], scores[0] + rival.points), (3 - ranks[0], rival.name, rival.points)]
    for rank, name, points in sorted(rows, key=lambda row: row[0]):
        table.add_row(f"{rank}.", name, speech.points(points), style="bold" if rank == 1 else None)
    return table if rival is None else Group(table, "", speech.rival_verdict(position, names[0]))
