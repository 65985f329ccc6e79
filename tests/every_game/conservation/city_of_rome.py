"""Where the pieces of City of Rome can be, and how coins and tokens come and go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from aedilis import Fact, Position
from aedilis.games.city_of_rome import GAME
from aedilis.games.city_of_rome.data.components import CELL_NAMES, DATA, EMPTY, IDS
from aedilis.games.city_of_rome.rules.state import State

Coins = list[dict[str, int]]  # by seat


def influence_card(value: int) -> str:
    return f"influence card {value}"


# -- cards ------------------------------------------------------------------------------------------------


def everything(seats: int) -> Counter[str]:
    """All cards that are in the game from its beginning."""
    cards: Counter[str] = Counter()
    for deck in DATA["players"][str(seats)]["decks"]:
        for building in DATA["decks"][deck]["buildings"]:
            cards[building["id"]] += building["copies"]
    for building in DATA["start"]["buildings"]:
        cards[building["id"]] += seats
    return cards


def whereabouts(position: Position) -> Counter[str]:
    """The cards in all decks, under them, being looked at, in the offer, in hands and in cities."""
    at = cast(State, position)
    cards: Counter[str] = Counter()
    places: list[Iterable[int]] = [*at.decks, at.under, at.drawn, at.offer]
    for player in at.players:
        places += [player.cards(), (kind for kind in player.cells if kind != EMPTY)]
        assert not Counter(player.secrets) - Counter(player.cards()), "a secret card is a card in hand"
    for place in places:
        cards.update(IDS[kind] for kind in place)
    return cards


def leaving(before: Position, option: int) -> Counter[str]:
    """What this option takes out of the game: the building that an aqueduct replaces."""
    action = GAME.action(before, option)
    if action.verb != "at":
        return Counter()
    at = cast(State, before)
    replaced = at.players[at.seat].cells[CELL_NAMES.index(action.piece.removeprefix("cell:"))]
    return Counter() if replaced == EMPTY else Counter([IDS[replaced]])


# -- coins, tokens, influence cards ---------------------------------------------------------------------------


def coins(position: Position) -> Coins:
    """What each seat has."""
    found = []
    for player in cast(State, position).players:
        tokens = {"money": player.money, "influence": player.influence, "bricks": player.bricks.bit_count()}
        won = [card["value"] for n, card in enumerate(DATA["influence_card"]) if player.won >> n & 1]
        found.append({**tokens, **{influence_card(value): 1 for value in won}})
    return found


def coins_after(before: Coins, facts: Sequence[Fact], position: Position) -> Coins:
    """What each seat must have after what the log tells; `position` is the one before."""
    have = [Counter(seat) for seat in before]
    for fact in facts:
        values = cast(dict[str, int], fact.values)
        mine = have[fact.seat] if fact.seat >= 0 else Counter()
        if fact.what in ("builds", "replaces"):
            mine["money"] -= values["money"]
            mine["bricks"] -= values["bricks"]
            if fact.what == "replaces":
                mine["bricks"] -= brick_on(position, fact.seat, str(values["cell"]))
        elif fact.what in ("stars", "arena", "arena and more"):
            mine["influence"] += values["influence"]
        elif fact.what in ("market", "market and more"):
            mine["money"] += values["money"]
        elif fact.what == "produces":
            mine["money"] += values["money"] - values["price"]
            mine["influence"] += values["influence"]
            mine["bricks"] += values["bricks"]
        elif fact.what in ("wins influence", "wins influence cards"):
            mine["influence"] = 0
            mine.update(influence_card(int(value)) for value in cast(list[str], fact.values["value"]))
    return [dict(seat) for seat in have]


def brick_on(position: Position, seat: int, cell: str) -> int:
    """Whether a brick token is left on a building that is replaced: one that pays for it is gone before."""
    at = cast(State, position)
    return (at.players[seat].bricks & ~at.spending) >> CELL_NAMES.index(cell) & 1


def assert_all_there(position: Position) -> None:
    """Each influence card is won by one seat, lies out or is still in the deck; nobody has less than nothing."""
    at = cast(State, position)
    known = at.lying
    for player in at.players:
        assert not known & player.won, "an influence card is in two places"
        known |= player.won
        assert min(player.money, player.influence) >= 0
        for bath in player.baths:
            assert player.blue >> bath // 8 & 1, "markers lie on baths only"
        assert not player.bricks & ~player.granaries, "brick tokens lie on farms that yield them only"
    builders = Counter(seat for seat in at.builders if seat != EMPTY)
    limit = DATA["players"][str(at.seats)]["builders"]
    assert all(number <= limit for number in builders.values())
