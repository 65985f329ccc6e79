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


def places(position: Position, speech: Speech, names: Sequence[str]) -> Table:
    """Who won, and the others in order."""
    say = speech.words.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(say(N_("Place")), justify="right")
    table.add_column(say(N_("Player")))
    table.add_column(say(N_("Points")), justify="right")
    ranks, scores = position.ranks(), position.scores()
    for seat in sorted(range(position.seats), key=lambda seat: ranks[seat]):
        style = "bold" if ranks[seat] == 1 else None
        table.add_row(f"{ranks[seat]}.", names[seat], speech.points(scores[seat]), style=style)
    return table
