"""The colours of Aedilis and how pieces look: one source for the pages' style sheet and for pictures that stand alone.

Pieces keep their colours in the dark; only the table changes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

PIECES: Final[Mapping[str, str]] = {
    "marble": "#F5F0E6",
    "travertine": "#E4D9C4",
    "stone": "#CBBDA3",  # walls in shadow
    "ink": "#2C2521",
    "terracotta": "#B9582F",
    "tile": "#D98A5C",  # a roof in the light
    "red": "#8F2D25",
    "laurel": "#5A7340",
    "leaf": "#8FA86B",
    "grass": "#C6D09F",
    "earth": "#9A6B44",
    "slate": "#8B8D94",
    "saffron": "#D6A135",
    "straw": "#EBCB7A",
    "tiber": "#3F6E8C",
    "water": "#8DB7CC",
    "purple": "#5F2F63",
    "gold": "#B8862B",
    "skin": "#E8B98F",  # of figures
    "seat-violet": "#6A4C93",
    "seat-orange": "#D9772B",
    "seat-white": "#EDE8DE",
    "seat-brown": "#6B4A32",
    "seat-green": "#3E8F6B",
}
LIGHT: Final[Mapping[str, str]] = {
    "page": "#F5F0E6",
    "panel": "#E4D9C4",
    "plot": "#D3C5A8",  # where something may be built one day
    "line": "#A8977A",
    "text": "#2C2521",
    "quiet": "#5C5045",
    "glow": "#B9770E",  # around what can be chosen
    "mark": "#5F2F63",  # what was done last
}
DARK: Final[Mapping[str, str]] = {
    "page": "#1E1B22",
    "panel": "#2A2630",
    "plot": "#3A3543",
    "line": "#6D6578",
    "text": "#F1EADC",
    "quiet": "#BDB3A6",
    "glow": "#F0BE54",
    "mark": "#C79BCB",
}
SANS: Final = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Source Sans Pro", sans-serif'
SERIF: Final = '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", "Source Serif Pro", serif'

SHAPES: Final = f"""\
.numeral {{ font-family: {SANS}; font-weight: 700; text-anchor: middle; font-variant-numeric: tabular-nums; }}
.lettering {{ font-family: {SANS}; }}
.strong {{ font-weight: 700; }}
.inscription {{ font-family: {SERIF}; font-weight: 700; }}
.middle {{ text-anchor: middle; }}
.end {{ text-anchor: end; }}
.card-name {{ font-family: {SANS}; text-anchor: middle; }}
.glow {{ fill: none; stroke: var(--glow); stroke-width: 4; }}
.ghost {{ display: none; pointer-events: none; }}
.last {{ fill: none; stroke: var(--mark); stroke-width: 3.5; stroke-linecap: round; }}
"""
# What only a page can do: light up, take the focus, leave out what is too small to read.
LIVELY: Final = """\
.piece.choice { cursor: pointer; outline: none; }
.piece.choice:hover .glow, .piece.choice:focus-visible .glow { stroke: var(--saffron); stroke-width: 7; }
.piece.choice:focus-visible .glow { stroke: var(--text); }
.piece.choice.armed .glow { stroke: var(--text); stroke-width: 6; filter: drop-shadow(0 0 3px var(--saffron)); }
.piece.choice:is(:hover, :focus-visible, .armed) .ghost { display: inline; }
.crowd:has(:is(:hover, :focus-visible, .armed)) .piece:not(:hover, :focus-visible, .armed) { opacity: .25; }
@media (prefers-reduced-motion: no-preference) {
  .piece.choice .glow { animation: pulse 0.9s ease-out 1; }
}
@keyframes pulse { 0% { stroke-width: 4; } 45% { stroke-width: 11; } 100% { stroke-width: 4; } }
@container board (max-width: 440px) { .card-name, .fine { display: none; } }
"""
VARIABLE: Final = re.compile(r"var\(--([a-z-]+)\)")


def css() -> str:
    """The style sheet of all boards, for pages."""
    return "\n".join([themes(), SHAPES, LIVELY])


def themes() -> str:
    """The colours as custom properties: light, dark by the reader's system, or as `data-theme` says."""
    return "\n".join(
        [
            f":root {{ color-scheme: light; {_properties({**PIECES, **LIGHT})} }}",
            f"@media (prefers-color-scheme: dark) {{ :root:not([data-theme=light]) {{ {_dark()} }} }}",
            f":root[data-theme=dark] {{ {_dark()} }}",
        ]
    )


def settle(markup: str, dark: bool = False) -> str:
    """The same with every custom property replaced by its colour: not everything that shows SVG knows them."""
    colours = {**PIECES, **(DARK if dark else LIGHT)}
    return VARIABLE.sub(lambda found: colours[found[1]], markup)


def _dark() -> str:
    return f"color-scheme: dark; {_properties(DARK)}"


def _properties(colours: Mapping[str, str]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())
