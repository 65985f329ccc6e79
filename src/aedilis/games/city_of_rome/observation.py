"""What a seat sees of City of Rome, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, lowest
from aedilis.engine.observation import BytesWriter, Observation, Part, choose, decides, mark, one_more, put, room, tally
from aedilis.engine.position import Position
from aedilis.games.city_of_rome.components import (
    ARRANGEMENTS,
    CELL_NAMES,
    CELLS,
    COPIES,
    DECK_NAMES,
    EMPTY,
    IDS,
    INFLUENCE_CARDS,
    KINDS,
    MARKED,
    MOST_DRAWN,
    MOST_MARKERS,
    ROUNDS,
    SPACES,
    STRIPS,
)
from aedilis.games.city_of_rome.phases import END
from aedilis.games.city_of_rome.player import Player
from aedilis.games.city_of_rome.position import CityOfRome
from aedilis.games.city_of_rome.scoring import points_of

CARDS: Final[int] = len(IDS)  # kinds, start buildings, and the backs of cards that are not known
MOST_ROUNDS: Final[int] = max(ROUNDS)
MOST_COPIES: Final[int] = max(COPIES)
MOST_HELD: Final = 20  # cards of one kind, or with one back
MOST_BUILT: Final = 10
MOST_POINTS: Final = 10
MOST_SCORE: Final = 150
MOST_MONEY: Final = 40
MOST_INFLUENCE: Final = 40

_PLANES: Final = (
    "house 2", "house 3", "house 4", "green", "red", "yellow", "blue", "aqueduct", "granary", "brick", "taken", "free",
)  # fmt: skip
_CELLS: Final[tuple[str, ...]] = tuple([f"{plane} {cell}" for plane in _PLANES for cell in CELL_NAMES])

COMMON: Final[tuple[Part, ...]] = (
    Part("phase", END + 1, "what is being decided, in the order of `phases.py`"),
    Part("round", 1, "which round it is, 0 while the opening hand is dealt", MOST_ROUNDS),
    Part("rounds left", 1, "after this one", MOST_ROUNDS),
    Part("strip", len(ARRANGEMENTS), "the action strip in use", 1, ARRANGEMENTS),
    Part("next strip", len(ARRANGEMENTS), "that of the next round, once it has been seen", 1, ARRANGEMENTS),
    Part("strips seen", len(ARRANGEMENTS), "all that have been seen, as they will come again", 1, ARRANGEMENTS),
    Part("space", SPACES, "where the builder stands whose turn it is"),
    Part("placed", 1, "builders placed this round", SPACES),
    Part("brick points", 1, "of that builder, to build with", MOST_POINTS),
    Part("cog points", 1, "of that builder, to produce with", MOST_POINTS),
    Part("built", 1, "whether this builder has built"),
    Part("produced", 1, "whether this builder has produced"),
    Part("building", CARDS, "the card that the viewer is building", 1, IDS),
    Part("spending", CELLS, "cells whose bricks will pay for it", 1, CELL_NAMES),
    Part("due", 1, "build points that money has to pay", MOST_POINTS),
    Part("deck", len(DECK_NAMES), "that cards are drawn from", 1, DECK_NAMES),
    Part("drawing", 1, "cards still to be drawn from it", MOST_DRAWN),
    Part("offer", KINDS, "cards on offer", MOST_COPIES, IDS[:KINDS]),
    Part("influence cards", len(INFLUENCE_CARDS), "that lie beside the offer"),
    Part("unseen", KINDS, "cards that the viewer cannot place", MOST_COPIES, IDS[:KINDS]),
    Part("under", CARDS, "cards under the decks", MOST_HELD, IDS),
    Part("drawn", CARDS, "cards drawn and not yet kept or laid back", MOST_HELD, IDS),
)
EACH: Final[tuple[Part, ...]] = (
    Part("decides", 1, "whether this player has to decide now"),
    Part("starter", 1, "whether this player is first this round"),
    Part("builders", SPACES, "where builders of this player stand"),
    Part("score", 1, "points as if the game ended now", MOST_SCORE),
    Part("money", 1, "in hand", MOST_MONEY),
    Part("influence", 1, "tokens", MOST_INFLUENCE),
    Part("won", len(INFLUENCE_CARDS), "influence cards won"),
    Part("hand", CARDS, "cards in hand; of what the viewer does not know, the backs", MOST_HELD, IDS),
    Part("secrets", CARDS, "those of them that only their owner has seen", MOST_HELD, IDS),
    Part("stars", 1, "in the city", MOST_HELD),
    Part("producers", 1, "buildings that produce", MOST_BUILT),
    Part("money yield", 1, "of one production", MOST_BUILT),
    Part("influence yield", 1, "of one production", MOST_BUILT),
    Part("kinds built", CARDS, "buildings in the city", MOST_BUILT, IDS),
    Part("city", len(_CELLS), "what stands where; `free` is a cell beside the city, within its frame", 1, _CELLS),
    Part("baths", CELLS, "markers on baths", MOST_MARKERS, CELL_NAMES),
)


class View(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, CityOfRome)
        choose(into, END + 1, view.phase)
        put(into, view.round, MOST_ROUNDS)
        put(into, ROUNDS[view.seats] - view.round, MOST_ROUNDS)
        fill_strips(view, into)
        choose(into, SPACES, view.space)
        put(into, view.placed, SPACES)
        put(into, view.brick_points, MOST_POINTS)
        put(into, view.cog_points, MOST_POINTS)
        put(into, view.built)
        put(into, view.produced)
        choose(into, CARDS, view.building)
        mark(into, CELLS, view.spending)
        put(into, view.due, MOST_POINTS)
        choose(into, len(DECK_NAMES), view.deck)
        put(into, view.drawing, MOST_DRAWN)
        tally(into, KINDS, view.offer)
        mark(into, len(INFLUENCE_CARDS), view.lying)
        at = room(into, KINDS)
        for deck in view.decks:
            for kind in deck:
                one_more(into, at + kind)
        tally(into, CARDS, view.under)
        tally(into, CARDS, view.drawn)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, CityOfRome)
        player = view.players[seat]
        put(into, decides(view, seat))
        put(into, 1 if first_player(view) == seat else 0)
        for space in range(SPACES):
            put(into, 1 if view.builders[space] == seat else 0)
        put(into, points_of(player), MOST_SCORE)
        put(into, player.money, MOST_MONEY)
        put(into, player.influence, MOST_INFLUENCE)
        mark(into, len(INFLUENCE_CARDS), player.won)
        fill_hand(player, into)
        tally(into, CARDS, player.secrets)
        put(into, player.stars, MOST_HELD)
        put(into, player.producers, MOST_BUILT)
        put(into, player.money_yield, MOST_BUILT)
        put(into, player.influence_yield, MOST_BUILT)
        fill_city(player, into)


def first_player(view: CityOfRome) -> int:
    return view.first_player() if view.round else view.starter


def fill_strips(view: CityOfRome, into: BytesWriter) -> None:
    """The one in use, the next, and all that were seen: later they come again in the same order."""
    for n in range(2):
        number = (view.round + n) % STRIPS
        choose(into, len(ARRANGEMENTS), view.strips[number] if number < len(view.strips) else EMPTY)
    seen = 0
    for arrangement in view.strips:
        seen |= BIT[arrangement]
    mark(into, len(ARRANGEMENTS), seen)


def fill_hand(player: Player, into: BytesWriter) -> None:
    at = mark(into, CARDS, player.hand)
    for card in player.doubles:
        one_more(into, at + card)


def fill_city(player: Player, into: BytesWriter) -> None:
    """The buildings by kind, then plane by plane what stands where, then the baths."""
    at = room(into, CARDS)
    occupied = player.occupied
    while occupied:
        one_more(into, at + player.cells[lowest(occupied)])
        occupied &= occupied - 1
    mark(into, CELLS, player.houses_2)
    mark(into, CELLS, player.houses_3)
    mark(into, CELLS, player.houses_4)
    mark(into, CELLS, player.green)
    mark(into, CELLS, player.red)
    mark(into, CELLS, player.yellow)
    mark(into, CELLS, player.blue)
    mark(into, CELLS, player.aqueducts)
    mark(into, CELLS, player.granaries)
    mark(into, CELLS, player.bricks)
    mark(into, CELLS, player.occupied)
    mark(into, CELLS, player.frontier & player.frame & ~player.occupied)
    at = room(into, CELLS)
    for bath in player.baths:
        into[at + bath // MARKED] = bath % MARKED


OBSERVATION: Final = View(COMMON, EACH)
