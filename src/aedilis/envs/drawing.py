"""Positions as environments render them: a picture as SVG or pixels, or as text."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console

from aedilis.draw.board import picture, scene_of
from aedilis.engine.game import Game
from aedilis.engine.position import Position
from aedilis.envs.needed import missing
from aedilis.terminal.drawing import WIDTH, draw

if TYPE_CHECKING:
    import numpy as np

HUMAN: Final = "human"
RENDER_MODES: Final = [HUMAN, "ansi", "svg", "rgb_array"]
FPS: Final = 1  # decisions a second in a film
PIXELS: Final = 900  # how wide a picture is


def render(game: Game, view: Position, mode: str) -> Any:
    """What `mode` asks for; "human" prints it and returns nothing."""
    if mode == "svg":
        return svg(game, view)
    if mode == "rgb_array":
        return pixels(svg(game, view))
    text = ansi(game, view)
    if mode == "ansi":
        return text
    print(text)
    return None


def svg(game: Game, view: Position) -> str:
    return picture(game, scene_of(game, view))


def ansi(game: Game, view: Position) -> str:
    """The board as a terminal shows it, without colours."""
    speech = game.words()
    text = io.StringIO()
    Console(width=WIDTH, file=text, color_system=None).print(draw(game, view, speech, speech.seat_names(view.seats)))
    return text.getvalue()


def pixels(drawing: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Red, green and blue of each pixel, row by row."""
    try:
        import numpy as np
        from PIL import Image

        from aedilis.draw.png import png
    except ModuleNotFoundError as error:
        raise missing(error, "rl") from error
    return np.asarray(Image.open(io.BytesIO(png(drawing, PIXELS))).convert("RGB"))
