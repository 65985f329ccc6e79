"""This game's own symbols."""

from __future__ import annotations

from typing import Final

from aedilis.draw import Symbols

SYMBOLS: Final = Symbols("carpe-diem")
define, put = SYMBOLS.define, SYMBOLS.put
