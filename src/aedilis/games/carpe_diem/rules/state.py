"""What lies on the table in Carpe Diem, and what can be read from it. `fields.py` declares it."""

from __future__ import annotations

from aedilis.engine.bits import BIT
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.generated.table import Table


class State(Table):
    __slots__ = ()

    def prepare(self) -> None:
        self.derive()

    def derive(self) -> None:
        """What is kept for speed only."""
        self.clear_derived()
        if self.any_size:
            self.largest = c.CELLS
        for slot in range(c.SLOTS):
            if self.depots[slot] != c.EMPTY:
                self.lying |= BIT[slot]
                self.stocked |= BIT[slot // c.DEPOT]
        for player in self.players:
            player.derive(self.first_task())

    def first_player(self) -> int:
        """Of this stage: the marker goes to the left after each."""
        return (self.starter + max(self.stage, 1) - 1) % self.seats

    def round_in_stage(self) -> int:
        """0 during the set-up; a scoring belongs to the last round of its stage."""
        return min(self.turns // self.seats + 1, c.ROUNDS) if self.stage else 0

    def start_points(self, seat: int) -> int:
        return 0 if self.phase == p.FIRST_PLAYER else c.START_POINTS[self.seats][(seat - self.starter) % self.seats]

    def first_task(self) -> int:
        """The number of the first task, which depends on the variant."""
        return c.FRAMES * c.TASKS if self.in_rows else 0

    def tiles_at(self, space: int) -> list[int]:
        return [tile for tile in self.depots[space * c.DEPOT : (space + 1) * c.DEPOT] if tile != c.EMPTY]

    def free_circles(self) -> int:
        circles = c.USED_CIRCLES[self.seats]
        for circle in range(c.CIRCLES):
            if self.discs[circle] != c.EMPTY:
                circles &= ~BIT[circle]
        return circles

    def points_of(self, seat: int) -> int:
        """As if the game ended now (rulebook p. 11 and 12)."""
        player = self.players[seat]
        points = self.start_points(seat) + player.gained - player.failed * c.PENALTY
        points += player.villas + player.leftovers() // c.LEFTOVERS_A_POINT
        return points + player.steps + player.card_points() + player.frame_points()

    # -- what the rules of one part of the game need of another -------------------------------------------

    def end_turn(self) -> None:
        raise NotImplementedError

    def end_stage(self) -> None:
        raise NotImplementedError
