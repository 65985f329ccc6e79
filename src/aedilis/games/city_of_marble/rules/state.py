"""What lies on the table in City of Marble, as plain data: all that copying, comparing and storing needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aedilis.engine.position import Position
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import Player, player_of, start

# What stands on a site: EMPTY, a building (kind * MOST_SEATS + seat of its owner), or a fountain.
FOUNTAIN: Final[int] = c.KINDS * c.MOST_SEATS

# What `ground` says of a vertex: in the lowest six bits the directions of the edges of districts, then whether an
# aqueduct runs there or begins there, then how many of the six triangles are covered, then how many structures meet.
WATER: Final = 64
A_TRIANGLE: Final = 128
COVERED: Final = 7 * A_TRIANGLE
COMPLETE: Final = 6 * A_TRIANGLE
A_STRUCTURE: Final = 1024


class State(Position):
    """Seats are in clockwise order. What seldom changes is a tuple, so that copies can share it."""

    __slots__ = (
        "actions", "along_edges", "aqueduct", "bag", "barred", "bridges", "due", "every_piece", "extra", "first",
        "free", "ground", "hills", "hills_rule", "kind", "laid", "last_turns", "legal_places", "paths",
        "pieces", "place", "players", "shortage", "site", "sites", "stacks", "starter", "tapped", "turn",
    )  # fmt: skip

    # the flow

    starter: int
    turn: int  # whose turn it is, also while others or chance decide
    actions: int  # that are left of this turn, the one being taken included
    extra: int  # whether an imperium tile was just discarded, so that an action is to be taken for it
    last_turns: int  # turns left once the end was triggered, this one included; 0 before
    first: int  # the kind of the district drawn first, while the second is to be drawn, else EMPTY
    kind: int  # of the district to be played, or whose effects are being resolved, else EMPTY
    place: int  # where it lies, else EMPTY
    aqueduct: int  # the one that was just begun, while its first pieces are laid, else EMPTY
    pieces: int  # of aqueducts that are still to be laid now
    due: tuple[int, ...]  # completed sites that are not resolved yet, in rising order
    site: int  # where magistrates may leave now, else EMPTY

    # common to all
    hills: tuple[int, ...]  # drawn, in rising order
    stacks: list[int]  # by kind: districts left
    bag: list[int]  # by value: bridge tiles nobody has; in a view all that its viewer cannot place
    bridges: int  # the set of spaces whose tile is still there
    laid: list[int]  # districts on the board as place * KINDS + kind, in rising order
    sites: list[int]  # by site: what stands there
    paths: list[list[int]]  # by aqueduct: its vertices from the source on; none if it was not begun
    tapped: int  # the set of aqueducts whose last vertex has a fountain that gave its coin

    # the variants, each as the number of its value
    hills_rule: int
    barred: int
    shortage: int
    every_piece: int
    along_edges: int

    players: list[Player]

    # derived, for speed
    free: int  # places where nothing lies
    legal_places: int  # those of them that share an edge with a hill or a district
    ground: list[int]  # by vertex: see above

    def lay_out(self, seats: int) -> None:
        """The table before anything is drawn."""
        self.clear_decision(seats)
        self.phase = self.starter = self.turn = self.actions = self.extra = self.last_turns = 0
        self.first = self.kind = self.place = self.aqueduct = self.site = c.EMPTY
        self.pieces = 0
        self.due = self.hills = ()
        self.stacks = [number - seats * c.START_DISTRICTS for number in c.DISTRICTS]
        self.bag = c.BRIDGE_COPIES[:]
        self.bridges = (1 << c.BRIDGES) - 1
        self.laid = []
        self.sites = [c.EMPTY] * g.SITES
        self.paths = [[] for _ in range(c.AQUEDUCTS)]
        self.tapped = 0
        self.hills_rule = self.barred = self.shortage = self.every_piece = self.along_edges = 0
        self.players = [start() for _ in range(seats)]
        self.derive()

    def choose_variants(self, variants: Mapping[str, str]) -> None:
        numbers = [values.index(variants[name]) for name, values in c.VARIANTS.items()]
        self.hills_rule, self.barred, self.shortage, self.every_piece, self.along_edges = numbers

    def variants(self) -> dict[str, str]:
        numbers = (self.hills_rule, self.barred, self.shortage, self.every_piece, self.along_edges)
        return {name: values[number] for (name, values), number in zip(c.VARIANTS.items(), numbers, strict=True)}

    # -- the board --------------------------------------------------------------------------------------

    def raise_hill(self, hill: int) -> None:
        """Districts are laid beside it; its corners are sites that it helps to complete, by the usual ruling."""
        at = g.HILL_TRIANGLE[hill]
        self.free &= ~g.PLACES_ON[at]
        self.legal_places = (self.legal_places | g.PLACES_BESIDE[at]) & self.free
        if self.hills_rule != c.HILLS_OPEN:
            covers = A_TRIANGLE + A_STRUCTURE if self.hills_rule == c.HILLS_COUNT else A_TRIANGLE
            for vertex in g.CORNERS_OF[at]:
                self.ground[vertex] += covers

    def bar_hill_spaces(self) -> None:
        """Once the hills are drawn, spaces of the others are land like any other, or cannot be built on."""
        if self.barred and len(self.hills) == c.HILLS_DRAWN:
            for hill in range(c.HILLS):
                self.free &= ~g.PLACES_ON[g.HILL_TRIANGLE[hill]]
            self.legal_places &= self.free

    def cover(self, place: int) -> None:
        """A district lies there now."""
        self.free &= ~g.OVERLAPPING[place]
        self.legal_places = (self.legal_places | g.BESIDE[place]) & self.free
        ground = self.ground
        corners = g.CORNERS[place]
        edges = g.CORNER_EDGES[place]
        ground[corners[0]] = (ground[corners[0]] | edges[0]) + (2 * A_TRIANGLE + A_STRUCTURE)
        ground[corners[1]] = (ground[corners[1]] | edges[1]) + (2 * A_TRIANGLE + A_STRUCTURE)
        ground[corners[2]] = (ground[corners[2]] | edges[2]) + (A_TRIANGLE + A_STRUCTURE)
        ground[corners[3]] = (ground[corners[3]] | edges[3]) + (A_TRIANGLE + A_STRUCTURE)

    # -- plain data -------------------------------------------------------------------------------------

    def copy_into(self, twin: State) -> None:
        self.copy_decision_into(twin)
        twin.phase = self.phase
        twin.starter = self.starter
        twin.turn = self.turn
        twin.actions = self.actions
        twin.extra = self.extra
        twin.last_turns = self.last_turns
        twin.first = self.first
        twin.kind = self.kind
        twin.place = self.place
        twin.aqueduct = self.aqueduct
        twin.pieces = self.pieces
        twin.due = self.due
        twin.site = self.site
        twin.hills = self.hills
        twin.stacks = self.stacks[:]
        twin.bag = self.bag[:]
        twin.bridges = self.bridges
        twin.laid = self.laid[:]
        twin.sites = self.sites[:]
        twin.paths = [path[:] for path in self.paths]
        twin.tapped = self.tapped
        twin.hills_rule = self.hills_rule
        twin.barred = self.barred
        twin.shortage = self.shortage
        twin.every_piece = self.every_piece
        twin.along_edges = self.along_edges
        twin.players = [player.copy() for player in self.players]
        twin.free = self.free
        twin.legal_places = self.legal_places
        twin.ground = self.ground[:]

    def parts(self) -> list[list[int]]:
        numbers = [
            self.seats, self.viewer, self.seat, self.phase, self.starter, self.turn, self.actions, self.extra,
            self.last_turns, self.first, self.kind, self.place, self.aqueduct, self.pieces, self.site, self.bridges,
            self.tapped, self.hills_rule, self.barred, self.shortage, self.every_piece, self.along_edges,
        ]  # fmt: skip
        parts = [numbers, list(self.due), list(self.hills), self.stacks, self.bag, self.laid, self.sites, *self.paths]
        for player in self.players:
            parts += player.parts()
        return parts

    def restore(self, parts: list[list[int]]) -> None:
        numbers = parts[0]
        if not 0 < numbers[0] <= c.MOST_SEATS:
            raise ValueError("so many cannot play")
        self.lay_out(numbers[0])
        self.viewer, self.seat, self.phase, self.starter, self.turn = numbers[1:6]
        self.actions, self.extra, self.last_turns, self.first, self.kind, self.place = numbers[6:12]
        self.aqueduct, self.pieces, self.site, self.bridges, self.tapped = numbers[12:17]
        self.hills_rule, self.barred, self.shortage, self.every_piece, self.along_edges = numbers[17:]
        self.due = tuple(parts[1])
        self.hills = tuple(parts[2])
        self.stacks = parts[3][:]
        self.bag = parts[4][:]
        self.laid = parts[5][:]
        self.sites = parts[6][:]
        at = 7 + c.AQUEDUCTS
        self.paths = [path[:] for path in parts[7:at]]
        self.players = [player_of(parts[own : own + 6]) for own in range(at, len(parts), 6)]
        self.derive()
        self.reopen()

    def derive(self) -> None:
        """What is kept for speed only."""
        self.free = g.ALL_PLACES
        self.legal_places = 0
        self.ground = [0] * g.VERTICES
        for hill in self.hills:
            self.raise_hill(hill)
        self.bar_hill_spaces()
        for district in self.laid:
            self.cover(district // c.KINDS)
        for vertex in g.SOURCE_VERTEX:
            self.ground[vertex] |= WATER
        for path in self.paths:
            for vertex in path:
                self.ground[vertex] |= WATER
        for player in self.players:
            player.buildings = [0] * c.KINDS
        for site in self.sites:
            if 0 <= site < FOUNTAIN:
                self.players[site % c.MOST_SEATS].buildings[site // c.MOST_SEATS] += 1
