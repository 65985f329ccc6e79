"""What a seat sees of City of Rome, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.bits import BIT, lowest
from aedilis.engine.observation import BytesWriter, Observation, Part, choose, decides, mark, one_more, put, room, tally
from aedilis.engine.position import Position
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.rules import phases as p
from aedilis.games.city_of_rome.rules.player import Player
from aedilis.games.city_of_rome.rules.position import CityOfRome
from aedilis.games.city_of_rome.rules.scoring import points_of

CARDS: Final[int] = len(c.IDS)  # kinds, start buildings, and the backs of cards that are not known
MOST_ROUNDS: Final[int] = max(c.ROUNDS)
MOST_COPIES: Final[int] = max(c.COPIES)
MOST_HELD: Final = 20  # cards of one kind, or with one back
MOST_BUILT: Final = 10
MOST_POINTS: Final = 10
MOST_SCORE: Final = 150
MOST_MONEY: Final = 40
MOST_INFLUENCE: Final = 40

_PLANES: Final = (
    "house 2", "house 3", "house 4", "green", "red", "yellow", "blue", "aqueduct", "granary", "brick", "taken", "free",
)  # fmt: skip
_CELLS: Final[tuple[str, ...]] = tuple([f"{plane} {cell}" for plane in _PLANES for cell in c.CELL_NAMES])

COMMON: Final[tuple[Part, ...]] = (
    Part("phase", p.END + 1, "what is being decided, in the order of `phases.py`"),
    Part("round", 1, "which round it is, 0 while the opening hand is dealt", MOST_ROUNDS),
    Part("rounds left", 1, "after this one", MOST_ROUNDS),
    Part("strip", len(c.ARRANGEMENTS), "the action strip in use", 1, c.ARRANGEMENTS),
    Part("next strip", len(c.ARRANGEMENTS), "that of the next round, once it has been seen", 1, c.ARRANGEMENTS),
    Part("strips seen", len(c.ARRANGEMENTS), "all that have been seen, as they will come again", 1, c.ARRANGEMENTS),
    Part("space", c.SPACES, "where the builder stands whose turn it is"),
    Part("placed", 1, "builders placed this round", c.SPACES),
    Part("brick points", 1, "of that builder, to build with", MOST_POINTS),
    Part("cog points", 1, "of that builder, to produce with", MOST_POINTS),
    Part("built", 1, "whether this builder has built"),
    Part("produced", 1, "whether this builder has produced"),
    Part("building", CARDS, "the card that the viewer is building", 1, c.IDS),
    Part("spending", c.CELLS, "cells whose bricks will pay for it", 1, c.CELL_NAMES),
    Part("due", 1, "build points that money has to pay", MOST_POINTS),
    Part("deck", len(c.DECK_NAMES), "that cards are drawn from", 1, c.DECK_NAMES),
    Part("drawing", 1, "cards still to be drawn from it", c.MOST_DRAWN),
    Part("offer", c.KINDS, "cards on offer", MOST_COPIES, c.IDS[: c.KINDS]),
    Part("influence cards", len(c.INFLUENCE_CARDS), "that lie beside the offer"),
    Part("unseen", c.KINDS, "cards that the viewer cannot place", MOST_COPIES, c.IDS[: c.KINDS]),
    Part("under", CARDS, "cards under the decks", MOST_HELD, c.IDS),
    Part("drawn", CARDS, "cards drawn and not yet kept or laid back", MOST_HELD, c.IDS),
)
EACH: Final[tuple[Part, ...]] = (
    Part("decides", 1, "whether this player has to decide now"),
    Part("starter", 1, "whether this player is first this round"),
    Part("builders", c.SPACES, "where builders of this player stand"),
    Part("score", 1, "points as if the game ended now", MOST_SCORE),
    Part("money", 1, "in hand", MOST_MONEY),
    Part("influence", 1, "tokens", MOST_INFLUENCE),
    Part("won", len(c.INFLUENCE_CARDS), "influence cards won"),
    Part("hand", CARDS, "cards in hand; of what the viewer does not know, the backs", MOST_HELD, c.IDS),
    Part("secrets", CARDS, "those of them that only their owner has seen", MOST_HELD, c.IDS),
    Part("stars", 1, "in the city", MOST_HELD),
    Part("producers", 1, "buildings that produce", MOST_BUILT),
    Part("money yield", 1, "of one production", MOST_BUILT),
    Part("influence yield", 1, "of one production", MOST_BUILT),
    Part("kinds built", CARDS, "buildings in the city", MOST_BUILT, c.IDS),
    Part("city", len(_CELLS), "what stands where; `free` is a cell beside the city, within its frame", 1, _CELLS),
    Part("baths", c.CELLS, "markers on baths", c.MOST_MARKERS, c.CELL_NAMES),
)


class View(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, CityOfRome)
        choose(into, p.END + 1, view.phase)
        put(into, view.round, MOST_ROUNDS)
        put(into, c.ROUNDS[view.seats] - view.round, MOST_ROUNDS)
        fill_strips(view, into)
        choose(into, c.SPACES, view.space)
        put(into, view.placed, c.SPACES)
        put(into, view.brick_points, MOST_POINTS)
        put(into, view.cog_points, MOST_POINTS)
        put(into, view.built)
        put(into, view.produced)
        choose(into, CARDS, view.building)
        mark(into, c.CELLS, view.spending)
        put(into, view.due, MOST_POINTS)
        choose(into, len(c.DECK_NAMES), view.deck)
        put(into, view.drawing, c.MOST_DRAWN)
        tally(into, c.KINDS, view.offer)
        mark(into, len(c.INFLUENCE_CARDS), view.lying)
        at = room(into, c.KINDS)
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
        for space in range(c.SPACES):
            put(into, 1 if view.builders[space] == seat else 0)
        put(into, points_of(player), MOST_SCORE)
        put(into, player.money, MOST_MONEY)
        put(into, player.influence, MOST_INFLUENCE)
        mark(into, len(c.INFLUENCE_CARDS), player.won)
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
        number = (view.round + n) % c.STRIPS
        choose(into, len(c.ARRANGEMENTS), view.strips[number] if number < len(view.strips) else c.EMPTY)
    seen = 0
    for arrangement in view.strips:
        seen |= BIT[arrangement]
    mark(into, len(c.ARRANGEMENTS), seen)


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
    mark(into, c.CELLS, player.houses_2)
    mark(into, c.CELLS, player.houses_3)
    mark(into, c.CELLS, player.houses_4)
    mark(into, c.CELLS, player.green)
    mark(into, c.CELLS, player.red)
    mark(into, c.CELLS, player.yellow)
    mark(into, c.CELLS, player.blue)
    mark(into, c.CELLS, player.aqueducts)
    mark(into, c.CELLS, player.granaries)
    mark(into, c.CELLS, player.bricks)
    mark(into, c.CELLS, player.occupied)
    mark(into, c.CELLS, player.frontier & player.frame & ~player.occupied)
    at = room(into, c.CELLS)
    for bath in player.baths:
        into[at + bath // c.MARKED] = bath % c.MARKED


OBSERVATION: Final = View(COMMON, EACH)
