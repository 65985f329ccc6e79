"""What fills the {blanks} of the rulebook of Carpe Diem, so that it never contradicts the components."""

from __future__ import annotations

from aedilis.engine.words import Words


def blanks(words: Words) -> dict[str, object]:
    return {}
