"""What Foundations of Rome says about itself."""

from __future__ import annotations

from typing import Final

from aedilis.engine.game import Speech
from aedilis.games.foundations_of_rome.components import BUILDING_NAMES, CARD_NAMES, GOAL_NAMES, ROLE_NAMES

SEAT_NAMES: Final = ("Agrippa", "Livia", "Maecenas", "Octavia", "Vitruvius")


def data_messages() -> set[str]:
    """The names in components.toml, which are messages too."""
    return {*BUILDING_NAMES, *CARD_NAMES, *GOAL_NAMES, *ROLE_NAMES}


class FoundationsSpeech(Speech):
    def seat_names(self, seats: int) -> list[str]:
        return list(SEAT_NAMES[:seats])
