"""The words of Carpe Diem."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Speech
from aedilis.engine.words import N_

SEAT_NAMES: Final = (N_("Aurelia"), N_("Brutus"), N_("Claudia"), N_("Drusus"))


def data_messages() -> set[str]:
    """Names in components.toml that are messages: none, as all of them are said by their kinds."""
    return set()


class CarpeDiemSpeech(Speech):
    def seat_names(self, seats: int) -> list[str]:
        return [self.words.say(name) for name in SEAT_NAMES[:seats]]
