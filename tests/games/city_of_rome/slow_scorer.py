"""The final scoring once more, written from the rulebook alone: plain, slow, and without anything of the engine.

A city is a dict from (row, column) to the name of a card; the facts about cards are written down here again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

Cell = tuple[int, int]

# The building overview. A card is called by its deck and its name; only stars depend on the deck.
HOUSES: Final = {"house": 2, "house2": 2, "house3": 3, "house4": 4}
COLOURS: Final = {
    "market": "green", "forum": "green",
    "arena": "red", "colosseum": "red",
    "school": "yellow", "university": "yellow",
    "baths": "blue", "imperial-baths": "blue",
}  # fmt: skip
PRODUCTION: Final = {"farm", "vegetable", "grain", "sheep", "winery"}
TEMPLES: Final = {"minerva", "fortuna", "cupid", "juno", "saturn", "luna", "mars", "venus", "jupiter", "mercury"}
STARS: Final = {
    "I-house2": 1, "I-house3": 1, "I-house4": 1, "I-aqueduct": 1,
    "I-luna": 1, "I-mars": 3, "I-venus": 1, "I-jupiter": 2, "I-mercury": 2,
}  # fmt: skip
AQUEDUCTS: Final = {0: 0, 1: 4, 2: 12, 3: 24, 4: 40}


@dataclass
class Possessions:
    """All of a player that is scored."""

    city: dict[Cell, str]
    markers: dict[Cell, int] = field(default_factory=dict)
    money: int = 0
    influence: int = 0
    influence_cards: list[int] = field(default_factory=list)


def score(player: Possessions) -> dict[str, int]:
    """The scoring pad, line by line."""
    return {
        "houses 2": sum(area_points(player, area) for area in areas(player, 2)),
        "houses 3": sum(area_points(player, area) for area in areas(player, 3)),
        "houses 4": sum(area_points(player, area) for area in areas(player, 4)),
        "aqueducts": AQUEDUCTS[len([card for card in player.city.values() if short(card) == "aqueduct"])],
        "temples": sum(temple_points(player, short(card)) for card in player.city.values()),
        "money": player.money,
        "influence": player.influence // 2,
        "influence cards": sum(player.influence_cards),
    }


def short(card: str) -> str:
    """The name of a card without its deck."""
    return card.split("-", 1)[1]


def value(card: str) -> int:
    return HOUSES.get(short(card), 0)


def neighbours(cell: Cell) -> set[Cell]:
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


# -- residential areas -----------------------------------------------------------------------------------


def areas(player: Possessions, of: int) -> list[set[Cell]]:
    """The connected groups of houses of one value."""
    left = {cell for cell, card in player.city.items() if value(card) == of}
    found = []
    while left:
        area = {min(left)}
        while True:
            more = {other for cell in area for other in neighbours(cell) if other in left} - area
            if not more:
                break
            area |= more
        left -= area
        found.append(area)
    return found


def area_points(player: Possessions, area: set[Cell]) -> int:
    """Sum of the values times the different colours beside the area, plus the markers of one blue building."""
    around = {other for cell in area for other in neighbours(cell) if other in player.city}
    colours = {COLOURS[short(player.city[cell])] for cell in around if short(player.city[cell]) in COLOURS}
    baths = [player.markers.get(cell, 0) for cell in around if COLOURS.get(short(player.city[cell])) == "blue"]
    return sum(value(player.city[cell]) for cell in area) * len(colours) + max(baths, default=0)


# -- temples ---------------------------------------------------------------------------------------------


def temple_points(player: Possessions, temple: str) -> int:
    """What a temple scores; other buildings score nothing here."""
    cards = list(player.city.values())
    names = [short(card) for card in cards]
    values = [value(card) for card in cards]
    temples = sum(name in TEMPLES for name in names)
    if temple == "minerva":
        return 10 if len(cards) == 16 else 0
    if temple == "fortuna":
        return 15 if {COLOURS[name] for name in names if name in COLOURS} == {"green", "red", "yellow", "blue"} else 0
    if temple == "cupid":
        return 10 if values.count(2) >= 4 else 0
    if temple == "juno":
        return 10 if temples >= 4 else 0
    if temple == "saturn":
        return 15 if sum(name in PRODUCTION for name in names) >= 4 else 0
    if temple == "luna":
        return sum(STARS.get(card, 0) for card in cards)
    if temple == "mars":
        return 5 if 4 in values else 0
    if temple == "venus":
        return 2 * values.count(2)
    if temple == "jupiter":
        return 2 * temples
    if temple == "mercury":
        return player.money // 3
    return 0


# -- the winner ------------------------------------------------------------------------------------------


def places(players: list[Possessions]) -> list[int]:
    """Points, then influence tokens, then money; equal players share a place."""
    merits = [(sum(score(player).values()), player.influence, player.money) for player in players]
    return [1 + len([other for other in merits if other > merit]) for merit in merits]
