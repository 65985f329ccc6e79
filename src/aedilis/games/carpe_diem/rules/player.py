"""What lies before one player in Carpe Diem: the district with its frame, the store and the fountain cards."""

from __future__ import annotations

from aedilis.engine.bits import BIT, count, lowest, members
from aedilis.games.carpe_diem.data import components as c


class Player:
    """Sets of cells are bitmasks. What seldom changes is a tuple, so that copies can share it.

    What follows `cells` is derived from it and from the frame, for speed.
    """

    __slots__ = (
        "banderoles", "bread", "cards", "cells", "chimneys", "coins", "edges", "failed", "finished", "frame",
        "frontier", "gained", "met", "occupied", "space", "steps", "stored", "tableau", "tasks", "villas", "wares",
    )  # fmt: skip

    gained: int  # points that scoring cards gave
    failed: int  # scoring cards that were not fulfilled
    coins: int
    bread: int
    steps: int  # on the banderole track
    space: int  # where the figure stands, EMPTY before it is placed
    tableau: int  # EMPTY before it is dealt
    wares: list[int]
    frame: tuple[int, ...]  # pieces above, to the right, below, to the left
    stored: tuple[int, ...]  # tiles that were not built, in rising order
    cards: tuple[int, ...]  # fountain cards, in rising order; UNKNOWN where a viewer sees the back
    cells: list[int]  # by cell: a laid tile (tile * SIDES + quarter turns), or EMPTY

    occupied: int
    frontier: int  # free cells beside a tile
    banderoles: int  # cells that still have one
    edges: list[int]  # [side * EDGES + edge]: cells whose tile has that edge on that side
    finished: list[int]  # by kind: how many
    chimneys: int  # in the whole district
    villas: int  # points of finished villas
    tasks: tuple[int, ...]  # the task numbers of the frame
    met: int  # which of them are met

    def copy(self) -> Player:
        twin = Player()
        twin.gained = self.gained
        twin.failed = self.failed
        twin.coins = self.coins
        twin.bread = self.bread
        twin.steps = self.steps
        twin.space = self.space
        twin.tableau = self.tableau
        twin.wares = self.wares[:]
        twin.frame = self.frame
        twin.stored = self.stored
        twin.cards = self.cards
        twin.cells = self.cells[:]
        twin.occupied = self.occupied
        twin.frontier = self.frontier
        twin.banderoles = self.banderoles
        twin.edges = self.edges[:]
        twin.finished = self.finished[:]
        twin.chimneys = self.chimneys
        twin.villas = self.villas
        twin.tasks = self.tasks
        twin.met = self.met
        return twin

    # -- where a tile fits (rulebook p. 5) ----------------------------------------------------------------

    def cells_for(self, laid: int, most: int) -> int:
        """The free cells where a tile, turned like this, fits: beside another, with equal edges all round.

        The first tile goes on the shovel. `most` tiles can be in one landscape.
        """
        if self.occupied == 0:
            return BIT[c.SHOVEL[self.tableau]]
        above = c.EDGE[laid * c.SIDES]
        right = c.EDGE[laid * c.SIDES + 1]
        below = c.EDGE[laid * c.SIDES + 2]
        left = c.EDGE[laid * c.SIDES + 3]
        occupied = self.occupied
        edges = self.edges
        # A neighbour must have the same edge, where there is one; the frame is grass.
        barred = occupied << c.COLUMNS & ~(edges[2 * c.EDGES + above] << c.COLUMNS)
        barred |= occupied >> c.COLUMNS & ~(edges[below] >> c.COLUMNS)
        barred |= (occupied & ~c.RIGHT) << 1 & ~(edges[c.EDGES + left] << 1)
        barred |= (occupied & ~c.LEFT) >> 1 & ~(edges[3 * c.EDGES + right] >> 1)
        if above != c.GRASS:
            barred |= c.TOP
        if right != c.GRASS:
            barred |= c.RIGHT
        if below != c.GRASS:
            barred |= c.BOTTOM
        if left != c.GRASS:
            barred |= c.LEFT
        cells = self.frontier & ~barred
        for kind in c.SHOWN[laid // c.SIDES]:
            if c.LANDSCAPE <= kind < c.DWELLING and count(self.showing(kind)) >= most:
                cells &= ~self.overgrown(laid, kind, cells, most)
        return cells

    def showing(self, kind: int) -> int:
        """The cells with a part of this kind, which is one of several tiles."""
        edge = kind + 1
        edges = self.edges
        return edges[edge] | edges[c.EDGES + edge] | edges[2 * c.EDGES + edge] | edges[3 * c.EDGES + edge]

    def overgrown(self, laid: int, kind: int, cells: int, most: int) -> int:
        """Those of the cells where the landscape would get too large."""
        found = 0
        while cells:
            cell = lowest(cells)
            cells &= cells - 1
            joined = reached(laid, kind, cell) & self.occupied
            if joined and count(self.spread(kind, joined)) >= most:
                found |= BIT[cell]
        return found

    def turns_at(self, tile: int, cell: int, most: int) -> int:
        """The ways to turn a tile so that it fits there, as a set of quarter turns."""
        turns = 0
        for turn in range(c.TURNS[tile]):
            if self.cells_for(tile * c.SIDES + turn, most) & BIT[cell]:
                turns |= BIT[turn]
        return turns

    # -- objects ------------------------------------------------------------------------------------------

    def spread(self, kind: int, cells: int) -> int:
        """All cells of the objects of this kind that are on the given ones."""
        edge = kind + 1
        above = self.edges[edge]
        right = self.edges[c.EDGES + edge]
        below = self.edges[2 * c.EDGES + edge]
        left = self.edges[3 * c.EDGES + edge]
        occupied = self.occupied
        while True:
            grown = (cells & above) >> c.COLUMNS | (cells & below) << c.COLUMNS
            grown |= (cells & right) << 1 | (cells & left) >> 1
            grown = cells | grown & occupied
            if grown == cells:
                return cells
            cells = grown

    def openings(self, kind: int, cells: int) -> int:
        """The free cells that an object of this kind could grow on to; a finished one has none."""
        edge = kind + 1
        edges = self.edges
        beside = (cells & edges[edge]) >> c.COLUMNS | (cells & edges[c.EDGES + edge]) << 1
        beside |= (cells & edges[2 * c.EDGES + edge]) << c.COLUMNS | (cells & edges[3 * c.EDGES + edge]) >> 1
        return beside & ~self.occupied

    def object_at(self, kind: int, cell: int) -> int:
        return self.spread(kind, BIT[cell])

    def chimneys_of(self, cells: int) -> int:
        number = 0
        while cells:
            number += c.CHIMNEYS[self.cells[lowest(cells)] // c.SIDES]
            cells &= cells - 1
        return number

    # -- building -----------------------------------------------------------------------------------------

    def lay(self, laid: int, cell: int) -> int:
        """Builds a tile; returns the kinds of what that finished."""
        bit = BIT[cell]
        self.cells[cell] = laid
        self.occupied |= bit
        self.frontier = (self.frontier | c.NEIGHBOURS[cell]) & ~self.occupied
        self.banderoles &= ~bit
        for side in range(c.SIDES):
            self.edges[side * c.EDGES + c.EDGE[laid * c.SIDES + side]] |= bit
        self.chimneys += c.CHIMNEYS[laid // c.SIDES]
        done = 0
        for kind in c.SHOWN[laid // c.SIDES]:
            cells = bit if kind >= c.SINGLE else self.spread(kind, bit)
            if kind >= c.SINGLE or self.openings(kind, cells) == 0:
                self.finish(kind, cells)
                done |= BIT[kind]
        return done

    def finish(self, kind: int, cells: int) -> None:
        self.finished[kind] += 1
        if kind == c.VILLA:
            self.villas += points_for_villa(self.chimneys_of(cells))
        for number in range(len(self.tasks)):
            task = self.tasks[number]
            if c.TASK_KIND[task] == kind and cells & c.TASK_HERE[task] and cells & c.TASK_THERE[task]:
                self.met |= BIT[number]

    def frame_points(self) -> int:
        points = 0
        for number in members(self.met):
            points += c.TASK_POINTS[self.tasks[number]]
        return points

    # -- the store ------------------------------------------------------------------------------------------

    def store(self, tile: int) -> None:
        self.stored = tuple(sorted([*self.stored, tile]))

    def all_wares(self) -> int:
        return sum(self.wares)

    # -- plain data -----------------------------------------------------------------------------------------

    def parts(self) -> list[list[int]]:
        numbers = [self.gained, self.failed, self.coins, self.bread, self.steps, self.space, self.tableau]
        return [numbers, self.wares, list(self.frame), list(self.stored), list(self.cards), self.cells]


def reached(laid: int, kind: int, cell: int) -> int:
    """The cells, in the district or not, that the parts of this kind on a laid tile lead to."""
    edge = kind + 1
    found = 0
    if c.EDGE[laid * c.SIDES] == edge:
        found |= BIT[cell] >> c.COLUMNS
    if c.EDGE[laid * c.SIDES + 1] == edge:
        found |= BIT[cell] << 1
    if c.EDGE[laid * c.SIDES + 2] == edge:
        found |= BIT[cell] << c.COLUMNS
    if c.EDGE[laid * c.SIDES + 3] == edge:
        found |= BIT[cell] >> 1
    return found


def points_for_villa(chimneys: int) -> int:
    return c.VILLA_POINTS[chimneys if chimneys < len(c.VILLA_POINTS) else len(c.VILLA_POINTS) - 1]


def numbered_tasks(frame: tuple[int, ...], first: int) -> tuple[int, ...]:
    """The task numbers of a frame; `first` is that of the first piece, which depends on the variant."""
    return tuple(
        [
            first + frame[side] * c.TASKS + side * c.TASKS_A_PIECE + which
            for side in range(len(frame))
            for which in range(c.TASKS_A_PIECE)
        ]
    )


def start() -> Player:
    """Before anything is dealt."""
    return player_of([[0, 0, 0, 0, 0, c.EMPTY, c.EMPTY], [0] * c.WARES, [], [], [], [c.EMPTY] * c.CELLS], 0)


def player_of(parts: list[list[int]], first_task: int) -> Player:
    """The reverse of `Player.parts()`."""
    player = Player()
    player.gained, player.failed, player.coins, player.bread, player.steps, player.space, player.tableau = parts[0]
    player.wares = parts[1][:]
    player.frame = tuple(parts[2])
    player.stored = tuple(parts[3])
    player.cards = tuple(parts[4])
    settle(player, parts[5], first_task)
    return player


def settle(player: Player, cells: list[int], first_task: int) -> None:
    """Lays all tiles of a district anew, and works out what follows from them."""
    player.cells = [c.EMPTY] * c.CELLS
    player.occupied = player.frontier = player.chimneys = player.villas = player.met = 0
    player.banderoles = c.BANDEROLES[player.tableau] if player.tableau != c.EMPTY else 0
    player.edges = [0] * (c.SIDES * c.EDGES)
    player.finished = [0] * c.KINDS
    player.tasks = numbered_tasks(player.frame, first_task)
    for cell in range(c.CELLS):
        if cells[cell] != c.EMPTY:
            player.lay(cells[cell], cell)
