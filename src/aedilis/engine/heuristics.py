"""What a good player knows about a game without thinking ahead; the base of each game's own advice."""

from __future__ import annotations

from aedilis.engine.position import OVER, Position
from aedilis.engine.rng import Rng


class Heuristics:
    """Knows nothing: every option is as good as any other, and only points that are already there count."""

    __slots__ = ()

    def ranking(self, position: Position, options: list[int]) -> list[float]:
        """How good each option looks to the seat that decides; one more makes it 2.7 times as likely."""
        return [0.0] * len(options)

    def pick(self, position: Position, random: Rng) -> int:
        """An option that a hurried player would choose; chance outcomes by their weights."""
        return position.pick(random)

    def look_ahead(self) -> int:
        """How many decisions to play in a hurry, chance included, before looking at the points."""
        return 1000

    def margin(self) -> float:
        """A lead in points that is as good as won."""
        return 40.0

    def outlook(self, position: Position) -> list[float]:
        """How many points each seat can expect at the end."""
        return [float(points) for points in position.scores()]

    def wins(self, position: Position, points: list[float]) -> list[float]:
        """Who wins, or would win with these points; those who share a victory share the one."""
        ranks = position.ranks() if position.seat == OVER else places(points)
        share = 1.0 / ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in ranks]

    def rewards(self, points: list[float], wins: list[float]) -> list[float]:
        """What that is worth to each seat, from 0 to 1: half of it for winning, half for the lead."""
        rewards = []
        for seat in range(len(points)):
            best_other = max(points[:seat] + points[seat + 1 :])
            lead = max(-1.0, min(1.0, (points[seat] - best_other) / self.margin()))
            rewards.append(wins[seat] / 2 + (1 + lead) / 4)
        return rewards


def places(points: list[float]) -> list[int]:
    return [1 + sum([1 for other in points if other > own]) for own in points]
