"""Each game draws its own table in its module `drawing.terminal`, or is drawn as names with what they have points for.

Drawings can be kept as pictures.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from aedilis.draw.terminal import CharacterBoard
from aedilis.engine.game import Game, Speech
from aedilis.engine.position import Position
from aedilis.engine.rooms import TERMINAL, find_in
from aedilis.engine.words import N_

WIDTH: Final = 100
# What rich fills in, without the fonts that its own frame would fetch from elsewhere.
FRAME: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font: bold 18px sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def draw(game: Game, view: Position, speech: Speech, names: Sequence[str]) -> RenderableType:
    own = find_in(game.package, TERMINAL, "draw")
    drawing: RenderableType = own(view, speech, names) if own else PlainBoard(game, view, speech, names)
    return drawing


class PlainBoard(CharacterBoard[Position, Speech]):
    """Of a game that draws none: whoever looks first, each with the lines of the sheet."""

    def __init__(self, game: Game, view: Position, speech: Speech, names: Sequence[str]) -> None:
        super().__init__(view, speech, names)
        self.game = game

    def parts(self, width: int) -> Iterator[RenderableType]:
        for seat in (self.middle, *self.others):
            points = f"{self.say(N_('Points'))}: {self.speech.points(self.view.scores()[seat])}"
            yield self.title(seat, self.name(seat), points)
            yield from (Text(f"  {self.speech.line(line)}") for line in self.game.sheet(self.view, seat))


def picture(title: str, *drawings: RenderableType) -> str:
    """What a wide terminal would show, as SVG."""
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    for drawing in drawings:
        console.print(drawing)
    return console.export_svg(title=title, code_format=FRAME, unique_id="aedilis")
