"""`aedilis draw`: the board of a recorded game as a picture."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from typing import Final

from aedilis.draw.board import picture, scene_of, touched
from aedilis.engine.words import N_
from aedilis.terminal.files import Recorded, check_target, read_text, recorded, write_whole
from aedilis.terminal.replay import position_after, seen_by, viewer_of
from aedilis.terminal.screen import CommandError, Screen

WIDEST: Final = 10_000  # pixels; much more would not fit into memory


def draw(options: Namespace, screen: Screen) -> int:
    if options.width and (options.svg or options.width > WIDEST):
        raise CommandError(N_("--width is for --png, and {most} at most"), most=WIDEST)
    path = Path(options.svg or options.png)
    check_target(path, options.force)
    found = recorded(read_text(options.file), options.file, screen)
    viewer = viewer_of(options.seat, len(found.record.names))
    view = seen_by(position_after(found, options.move), viewer)
    scene = scene_of(found.game, view, found.record.names, screen.language)
    svg = picture(found.game, replace(scene, last=last_touched(found, options.move)), options.dark)
    write_whole(path, svg if options.svg else png_of(svg, options.width), overwrite=options.force)
    return 0


def last_touched(found: Recorded, moves: int | None) -> frozenset[str]:
    """What the last of that many moves touched."""
    last = len(found.record.moves) if moves is None else moves
    for number, (before, option, _) in enumerate(found.record.steps(found.game), 1):
        if number == last:
            return touched(found.game, before, option)
    return frozenset()


def png_of(svg: str, width: int | None) -> bytes:
    try:
        from aedilis.draw.png import png  # the only part that needs more than Python
    except ModuleNotFoundError as error:
        message = N_("PNG pictures need a package that is not here ({name}): pip install 'aedilis[art]'")
        raise CommandError(message, name=error.name) from None
    return png(svg, width)
