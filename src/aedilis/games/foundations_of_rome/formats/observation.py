"""What a seat sees of Foundations of Rome, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.observation import BytesWriter, choose, decides, mark, mark_large, one_more, put, room
from aedilis.engine.position import OVER
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.fields import Person, Table
from aedilis.games.foundations_of_rome.generated import observation as o
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules.scoring import score_of

# -- what stands where: planes of the board, one after the other -------------------------------------------------------

MONUMENT: Final[int] = len(c.TYPE_NAMES)  # after one plane for each type
LARGE: Final[int] = MONUMENT + 1
WORTH: Final[int] = LARGE + 1
PRINTED: Final[int] = WORTH + 1
COUNTS: Final[int] = PRINTED + 1  # and the next ones, by what a civic building counts
JOINED: Final[int] = COUNTS + len(o.COUNTED)  # to the right, then below
PLANES: Final[int] = JOINED + 2


def _signs(kind: int, level: int) -> list[int]:
    """What every lot of such a building shows, and where: index * 256 + number."""
    numbers = [0] * PLANES
    numbers[c.TYPE[kind]] = 1
    numbers[MONUMENT] = int(c.FIRST_MONUMENT <= kind < c.FIRST_GARDEN)
    numbers[LARGE] = c.SIZE[kind]
    numbers[WORTH] = c.POPULATION[level][kind] + c.SILVER[level][kind]
    numbers[PRINTED] = c.POINTS[kind]
    if kind >= c.FIRST_GARDEN and c.GARDEN_PER[kind] != c.EMPTY:
        numbers[COUNTS + c.GARDEN_PER[kind]] = 2 * c.GARDEN_POINTS[level]
    elif c.CIVIC_POINTS[kind]:
        numbers[COUNTS + c.PER[kind]] = 2 * c.CIVIC_POINTS[kind] // c.CIVIC_DIVISOR[kind]
    return [plane * c.LOTS * 256 + numbers[plane] for plane in range(PLANES) if numbers[plane]]


SIGNS: Final[list[list[int]]] = [_signs(kind, level) for level in range(c.LEVELS) for kind in range(c.KINDS)]
# By place: where it stands that a lot hangs together with the next one, or with the one below it.
JOINTS: Final[list[list[int]]] = [
    [JOINED * c.LOTS + lot for lot in g.PLACE_LOTS[place] if lot + 1 in g.PLACE_LOTS[place]]
    + [(JOINED + 1) * c.LOTS + lot for lot in g.PLACE_LOTS[place] if lot + c.SIDE in g.PLACE_LOTS[place]]
    for place in range(g.PLACES)
]


class View(o.Numbers):
    __slots__ = ()

    # -- the table -----------------------------------------------------------------------------------------------------

    def show_rounds(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        put(into, view.turns // view.takers(), c.TURNS_IN_ERA)

    def show_market(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        at = room(into, len(o.MARKET))
        for slot in range(len(view.row)):
            into[at + slot * (c.LOTS + c.CARDS) + view.row[slot]] = 1

    def show_returned(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        mark_large(into, c.LOTS + c.CARDS, view.returned)

    def show_board(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        """The buildings of all, whose lots tell whose they are."""
        at = room(into, PLANES * c.LOTS)
        for city in view.cities:
            for code in city.buildings:
                lots = g.PLACE_LOTS[code // c.KINDS]
                for sign in SIGNS[view.level * c.KINDS + code % c.KINDS]:
                    plane = at + (sign >> 8)
                    number = sign & 255
                    for lot in lots:
                        into[plane + lot] = number
                for joint in JOINTS[code // c.KINDS]:
                    into[at + joint] = 1

    def show_ceres(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        """All of this is 0 unless one plays against her."""
        if not view.solo:
            room(into, 2 * c.LOTS + 2 * c.GARDENS + 2 + c.CERES_CARDS)
            return
        ceres = view.ceres()
        mark_large(into, c.LOTS, ceres.lots)
        mark_large(into, c.LOTS, ceres.marked)
        at = room(into, c.GARDENS)
        for code in ceres.buildings:
            one_more(into, at + code % c.KINDS - c.FIRST_GARDEN)
        put(into, population_of(view, ceres), o.MOST_POPULATION)
        put(into, score_of(view, ceres), o.MOST_SCORE)
        mark(into, c.CERES_CARDS, view.ceres_deck)
        for tiles in view.bag:
            put(into, tiles, o.MOST_TILES)

    def show_level(self, view: FoundationsOfRome, into: BytesWriter) -> None:
        choose(into, c.LEVELS, view.level if view.solo else c.EMPTY)

    # -- one player ----------------------------------------------------------------------------------------------------

    def show_turn(self, view: FoundationsOfRome, seat: int, into: BytesWriter) -> None:
        put(into, decides(view, seat))
        put(into, 1 if view.turn == seat and view.era and view.seat != OVER else 0)
        put(into, 1 if view.starter == seat and view.phase != p.FIRST_PLAYER else 0)
        put(into, 1 if view.partner == seat else 0)
        put(into, view.proposals_to(seat), c.PROPOSALS)
        put(into, score_of(view, view.players[seat]), o.MOST_SCORE)

    def show_city(self, view: FoundationsOfRome, seat: int, into: BytesWriter) -> None:
        player = view.players[seat]
        put(into, view.income(player), o.MOST_INCOME)
        put(into, population_of(view, player), o.MOST_POPULATION)
        put(into, player.spare_markers(), c.MOST_LOT_MARKERS)

    def show_held(self, view: FoundationsOfRome, seat: int, into: BytesWriter) -> None:
        at = room(into, 2 * len(o.CARDS_SEEN))
        for entry in view.players[seat].held:
            card = entry % codes.KNOWN
            one_more(into, at + card)
            if entry >= codes.OFFERED:
                one_more(into, at + len(o.CARDS_SEEN) + card)

    def show_buildings(self, view: FoundationsOfRome, seat: int, into: BytesWriter) -> None:
        at = room(into, c.FIRST_GARDEN)
        for code in view.players[seat].buildings:
            one_more(into, at + code % c.KINDS)


OBSERVATION: Final = View(Table.parts(), Person.parts(), 2)  # since then an income has the Quaestor's silver in it
