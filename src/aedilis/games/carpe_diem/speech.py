"""The words of Carpe Diem."""

from __future__ import annotations

from aedilis.engine.game import Speech
from aedilis.engine.words import N_

SEAT_NAMES = [N_("Aurelia"), N_("Brutus"), N_("Claudia"), N_("Drusus")]


class CarpeDiemSpeech(Speech):
    def seat_names(self, seats: int) -> list[str]:
        return [self.words.say(name) for name in SEAT_NAMES[:seats]]
