"""Where omens can be; there is nothing else that comes or goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from aedilis import Fact, Position
from aedilis.games.omens.fields import Table


def everything(seats: int) -> Counter[str]:
    return Counter(str(worth) for worth in range(1, 13))


def whereabouts(position: Position) -> Counter[str]:
    told = Table.describe(position)
    omens = Counter(told["bag"])
    for player in told["player"]:
        omens.update([*player["drawn"], *player["kept"], *player["given"]])
    return omens


def leaving(before: Position, option: int) -> Counter[str]:
    return Counter()


def coins(position: Position) -> list[dict[str, int]]:
    """Each seat's points; those of omens that are kept are not told."""
    return [{"points": sum(map(int, player["given"]))} for player in Table.describe(position)["player"]]


def coins_after(before: list[dict[str, int]], facts: Sequence[Fact], position: Position) -> list[dict[str, int]]:
    have = [dict(seat) for seat in before]
    for fact in facts:
        if fact.what == "gives":
            have[1 - fact.seat]["points"] += int(str(fact.values["omen"]))
    return have


def assert_all_there(position: Position) -> None:
    """Nobody keeps more than three omens."""
    assert all(len(player["kept"]) <= 3 for player in Table.describe(position)["player"])
