"""Where the districts, magistrates and bridge tiles of City of Marble can be, and how coins, tiles and points come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from aedilis import Fact, Position
from aedilis.games.city_of_marble.data.components import COINS, DATA, FOUNTAINS, IMPERIUM_TILES, KIND_IDS
from aedilis.games.city_of_marble.fields import Table
from aedilis.games.city_of_marble.rules.state import FOUNTAIN, State

Coins = list[dict[str, int]]  # by seat


# -- districts, magistrates and bridges -----------------------------------------------------------------------


def everything(seats: int) -> Counter[str]:
    """All that is in the game from its beginning; hills and the tiles of the supply are no player's."""
    pieces = Counter({kind["id"]: kind["districts"] for kind in DATA["kinds"]})
    pieces.update(f"bridge {value}" for value in DATA["bridges"]["tiles"])
    pieces.update({f"magistrate of {seat}": DATA["players"]["magistrates"] for seat in range(seats)})
    pieces.update({f"piece of {source['id']}": DATA["aqueducts"]["pieces"] for source in DATA["aqueducts"]["sources"]})
    return pieces


def whereabouts(position: Position) -> Counter[str]:
    """Everything wherever it is; a bridge tile face down is a back."""
    told = Table.describe(position)
    pieces = amounts(told["stacks"])
    pieces.update(line.split()[0] for line in told["city"].splitlines())
    pieces.update(f"bridge {value}" for value in told["bridge_tiles"])
    for seat, player in enumerate(told["player"]):
        pieces += amounts(player["hand"]) + amounts(player["drawn"])
        pieces.update(f"bridge {value}" for value in player["bridges"])
        pieces[f"magistrate of {seat}"] = len(player["magistrates"])
    for name, path in told["aqueducts"].items():
        laid = max(0, len(path) - 1)
        pieces[f"piece of {name}"] = laid + max(0, DATA["aqueducts"]["pieces"] - laid)
    return pieces


def amounts(entries: list[str]) -> Counter[str]:
    """Such as "2 temple" and "bath"."""
    parts = [entry.rpartition(" ") for entry in entries]
    return Counter({name: int(number or 1) for number, _, name in parts})


def leaving(before: Position, option: int) -> Counter[str]:
    """Nothing ever leaves the game."""
    return Counter()


# -- coins, imperium tiles and points ---------------------------------------------------------------------------


def coins(position: Position) -> Coins:
    """What each seat has won."""
    at = cast(State, position)
    points = [kind["points"] for kind in DATA["kinds"]]
    return [
        {
            "coins": player.coins,
            "points": sum(number * each for number, each in zip(player.buildings, points, strict=True)),
            **dict(zip(KIND_IDS, player.imperium, strict=True)),
        }
        for player in at.players
    ]


def coins_after(before: Coins, facts: Sequence[Fact], position: Position) -> Coins:
    """What each seat must have after what the log tells."""
    have = [dict(seat) for seat in before]
    for fact in facts:
        values = cast(dict[str, int], fact.values)
        if fact.what == "extends":
            have[fact.seat]["coins"] += values["coins"]
        elif fact.what == "rewards":
            for good in ("coins", *KIND_IDS):
                have[fact.seat][good] += values[good]
        elif fact.what == "discards":
            have[fact.seat][str(fact.values["tile"])] -= 1
        elif fact.what == "builds":
            have[fact.seat]["points"] += values["points"]
    return have


def assert_all_there(position: Position) -> None:
    """Nobody has less than nothing, nor more than there is where that is the rule; no district has two magistrates."""
    at = cast(State, position)
    limits = Table.describe(at)["variants"]["shortage"]
    for kind, number in enumerate(IMPERIUM_TILES):
        held = [player.imperium[kind] for player in at.players]
        assert min(held) >= 0
        assert sum(held) <= number or limits == "nothing"
    assert min(player.coins for player in at.players) >= 0
    if limits == "everything":
        assert sum(player.coins for player in at.players) <= COINS
        assert at.sites.count(FOUNTAIN) <= FOUNTAINS
    posted = [where for player in at.players for where in player.magistrates if 0 <= where < 229 * 4]
    assert len(set(posted)) == len(posted)
    assert set(posted) <= set(at.laid)
    assert sum(len(player.bridges) for player in at.players) <= 7 - at.bridges.bit_count()
