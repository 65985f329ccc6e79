"""Where the deeds, buildings, tokens and cards of Foundations of Rome can be, and how silver comes and goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from aedilis import Fact, Position
from aedilis.games.foundations_of_rome.data.components import DATA
from aedilis.games.foundations_of_rome.fields import Table
from aedilis.games.foundations_of_rome.rules.state import State

Coins = list[dict[str, int]]  # by seat

COMES = ("starts", "income", "gets_silver", "era_scored", "neighbour", "role")
GOES = ("buys", "buys_card", "buys_unseen", "pays_architect")


# -- deeds, buildings and cards -------------------------------------------------------------------------------


def everything(seats: int) -> Counter[str]:
    """All deeds, monuments and cards that are in a usual game from its beginning."""
    size = DATA["players"][str(seats)]["size"]
    things = Counter(f"{chr(ord('A') + column)}{row + 1}" for column in range(size) for row in range(size))
    things.update(monument["id"] for monument in DATA["monuments"]["buildings"])
    return things


def whereabouts(position: Position) -> Counter[str]:
    """Deeds in decks, market, hands and as lots; monuments and cards; what is not in this setting is left out."""
    told = Table.describe(position)
    things = Counter(
        told["deck"] + told["removed"] + told["market"] + told["pile"]["returned"] + told["ceres"].get("lots", [])
    )
    things.update(told["monuments"] + told["other_monuments"])
    monuments = {monument["id"] for monument in DATA["monuments"]["buildings"]}
    for player in told["player"]:
        things.update(player["lots"] + player["hand"])
        things.update(name for name in map(kind_of, player["buildings"]) if name in monuments)
    if told["variants"]["monuments"] == "no":
        assert not any(name in monuments for name in things)
        things.update(monuments)
    cards = {card["id"] for card in DATA["influence"]["cards"]}
    for name in cards:
        things.pop(name, None)
    return things


def kind_of(building: str) -> str:
    return building.split(" ")[0]


def leaving(before: Position, option: int) -> Counter[str]:
    """Nothing ever leaves the game."""
    return Counter()


# -- silver and tokens ----------------------------------------------------------------------------------------


def coins(position: Position) -> Coins:
    """What each seat has."""
    return [
        {"silver": player.silver, "fresh": player.fresh, "used": player.used}
        for player in cast(State, position).players
    ]


def coins_after(before: Coins, facts: Sequence[Fact], position: Position) -> Coins:
    """What each seat must have after what the log tells."""
    have = [dict(seat) for seat in before]
    for fact in facts:
        values: dict[str, Any] = dict(fact.values)
        if fact.what in COMES:
            have[fact.seat]["silver"] += values["silver"]
        elif fact.what in GOES:
            have[fact.seat]["silver"] -= values["silver"]
        elif fact.what == "loses_silver":
            have[fact.seat]["silver"] -= values["silver"]
            have[values["to"]]["silver"] += values["silver"]
        elif fact.what == "takes_lot":
            have[values["of"]]["silver"] += values["silver"]
        elif fact.what == "steals":
            have[fact.seat]["fresh"] -= 1
            have[values["of"]]["used"] += 1
        elif fact.what == "first" and cast(State, position).favour:
            for seat in have:
                seat["fresh"] = DATA["favour"]["tokens"]
        elif fact.what == "accepts":
            for thing in ("silver", "fresh", "used"):
                moved = values[f"gives_{thing}"] - values[f"asks_{thing}"]
                have[values["to"]][thing] -= moved
                have[fact.seat][thing] += moved
    return have


def assert_all_there(position: Position) -> None:
    """Nobody has less than nothing, trays and markers suffice, cards, tokens and tiles are each in one place."""
    at = cast(State, position)
    told = Table.describe(position)
    pieces = {building["id"]: building.get("count", 1) for building in DATA["tray"]["buildings"]}
    for player, own in zip(at.players, told["player"], strict=True):
        assert min(player.silver, player.fresh, player.used) >= 0
        assert player.markers() <= player.limit()
        for kind, number in Counter(map(kind_of, own["buildings"])).items():
            assert number <= pieces.get(kind, 1)
    if at.favour and told["decision"] != "first player":
        assert sum(player.fresh + player.used for player in at.players) == at.seats * DATA["favour"]["tokens"]
    if at.influence:
        held = [card.split(":")[0].split(" ")[0] for own in told["player"] for card in own["cards"] + own["open_cards"]]
        ids = [card["id"] for card in DATA["influence"]["cards"]]
        lying = [name for name in told["market"] + told["pile"]["returned"] if name in ids]
        assert sorted(held + lying + told["card_deck"] + told["spent"]) == sorted(ids)
    goals = told["goal_deck"] + told["open_goals"] + [goal for own in told["player"] for goal in own["goals"]]
    assert sorted(goals) == sorted(goals_in_play(at))
    roles = told["role_deck"] + [role for own in told["player"] for role in own["roles"]]
    roles += [own["role"] for own in told["player"] if own["role"] != "-"]
    assert len(roles) == len(set(roles))
    if at.solo:
        assert_all_tiles_there(told["ceres"])


def goals_in_play(at: State) -> list[str]:
    if not (at.hidden_goals or at.with_open_goals):
        return []
    return [goal["id"] for goal in DATA["goals"]["cards"] if at.with_monuments or goal.get("module") != "monuments"]


def assert_all_tiles_there(ceres: dict[str, Any]) -> None:
    """What lies on the board and in the bag is the whole mix, as often as the bag was filled."""
    planted = Counter(map(kind_of, ceres["gardens"]))
    filled = {
        (planted[tile["id"]] + left) / tile["count"]
        for tile, left in zip(DATA["ceres"]["gardens"], ceres["bag"], strict=True)
    }
    assert filled in ({1}, {2})
