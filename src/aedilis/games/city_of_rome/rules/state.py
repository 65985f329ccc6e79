"""What lies on the table in City of Rome, and what is noted of it. `fields.py` declares it."""

from __future__ import annotations

from aedilis.games.city_of_rome.generated.table import Table
from aedilis.games.city_of_rome.rules.memory import event


class State(Table):
    __slots__ = ()

    def note(self, what: int, seat: int, kind: int) -> None:
        """Something happens to a card that not everybody sees or has seen."""
        self.trail = (*self.trail, event(what, seat, kind))

    def derive(self) -> None:
        for player in self.players:
            player.derive()
