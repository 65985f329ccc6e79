"""The Builders: Antiquity in words."""

from __future__ import annotations

from aedilis.engine.game import Speech


class BuildersSpeech(Speech):
    def seat_names(self, seats: int) -> list[str]:
        return [f"Seat {seat + 1}" for seat in range(seats)]
