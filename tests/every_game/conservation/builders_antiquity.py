"""Where the cards of The Builders: Antiquity can be, and how sesterces come and go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from aedilis import Fact, Position
from aedilis.engine.bits import members
from aedilis.games.builders_antiquity.data.components import BUILDING_IDS, DATA, EMPTY, HAND_IDS, RESOURCE_NAMES
from aedilis.games.builders_antiquity.rules.state import State

Coins = list[dict[str, int]]  # by seat

COMES: tuple[str, ...] = ("borrows", "completes", "takes")
GOES: tuple[str, ...] = ("buys_slave", "buys_tool", "teaches", "sends", "repays", "buys_action")


# -- cards ------------------------------------------------------------------------------------------------


def everything(seats: int) -> Counter[str]:
    """All cards that are in the game from its beginning."""
    cards = Counter(card["id"] for kind in ("workers", "slaves", "buildings") for card in DATA["cards"][kind])
    cards.update(f"{kind} {resource}" for kind in ("tool", "university") for resource in DATA["resources"]["names"])
    cards["loan"] = DATA["loan"]["cards"]
    return cards


def whereabouts(position: Position) -> Counter[str]:
    """The cards in decks, rows and the investment line, in the players' pools, at their sites, finished, on a hand."""
    at = cast(State, position)
    hands = [*members(at.worker_deck), *laid(at.worker_row), *members(at.slaves)]
    buildings = [*members(at.building_deck), *laid([*at.building_row, at.top])]
    tools, universities, loans = members(at.tools), members(at.universities), at.loans
    for player in at.players:
        hands += members(player.pool)
        for site in members(player.sites):
            hands += members(at.crew[site])
        buildings += [*members(player.sites), *members(player.finished)]
        tools += [*members(player.tools), *(tool for tool, hand in enumerate(player.carriers) if hand != EMPTY)]
        universities += [university for university, hand in enumerate(player.students) if hand != EMPTY]
        loans += player.loans
    cards = Counter(BUILDING_IDS[building] for building in buildings)
    cards.update(HAND_IDS[hand] for hand in hands if not HAND_IDS[hand].startswith("machine"))
    cards.update(f"tool {RESOURCE_NAMES[tool]}" for tool in tools)
    cards.update(f"university {RESOURCE_NAMES[university]}" for university in universities)
    cards["loan"] = loans
    return cards


def laid(row: Iterable[int]) -> list[int]:
    return [card for card in row if card != EMPTY]


def leaving(before: Position, option: int) -> Counter[str]:
    """Nothing ever leaves the game."""
    return Counter()


# -- sesterces ------------------------------------------------------------------------------------------------


def coins(position: Position) -> Coins:
    """What each seat has."""
    return [{"money": player.money, "loans": player.loans} for player in cast(State, position).players]


def coins_after(before: Coins, facts: Sequence[Fact], position: Position) -> Coins:
    """What each seat must have after what the log tells."""
    have = [dict(seat) for seat in before]
    for fact in facts:
        if fact.what in COMES:
            have[fact.seat]["money"] += cast(int, fact.values["money"])
        elif fact.what in GOES:
            have[fact.seat]["money"] -= cast(int, fact.values["money"])
        if fact.what in ("borrows", "repays"):
            have[fact.seat]["loans"] += 1 if fact.what == "borrows" else -1
    return have


def assert_all_there(position: Position) -> None:
    """Nobody has less than nothing; a machine is a worker of whoever finished it; what somebody carries is at work."""
    at = cast(State, position)
    for player in at.players:
        assert min(player.money, player.loans) >= 0
        finished = {BUILDING_IDS[building] for building in members(player.finished)}
        owned = {HAND_IDS[hand] for hand in members(player.owned())}
        assert {hand for hand in owned if hand.startswith("machine")} == {
            building for building in finished if building.startswith("machine")
        }
        assert {HAND_IDS[slave] for slave in members(player.freed)} <= owned
        for carrier in laid(player.carriers):
            assert player.at_work() >> carrier & 1
        for student in laid(player.students):
            assert HAND_IDS[student] in owned
    unowned = ~sum(player.sites for player in at.players)
    assert all(at.crew[building] == 0 for building in range(len(BUILDING_IDS)) if unowned >> building & 1)
