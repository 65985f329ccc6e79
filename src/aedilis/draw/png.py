"""Pictures as PNG, drawn by resvg with fonts that come with the program: without a font it draws no text at all."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import resvg_py

FONTS: Final = {
    "font_source_sans_pro": ("SourceSansPro-Regular.ttf", "SourceSansPro-Bold.ttf"),
    "font_source_serif_pro": ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Bold.ttf"),
}


# What these fonts can write. Only a name in another script makes a picture depend on the fonts of the machine.
LATIN: Final = frozenset(map(chr, range(0x250))) | frozenset("…–—‘’‚“”„·×→")


def png(svg: str, width: int | None = None) -> bytes:
    """The picture in its own size, or scaled to a width in pixels."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=LATIN.issuperset(svg),
            font_files=fonts(),
            font_family="Source Sans Pro",
            sans_serif_family="Source Sans Pro",
            serif_family="Source Serif Pro",
        )
    )


@cache
def fonts() -> list[str]:
    return [str(files(package).joinpath("files", name)) for package, names in FONTS.items() for name in names]
