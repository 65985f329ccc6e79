"""What lies before one player in Carpe Diem: the district with its frame, the store and the fountain cards."""

from __future__ import annotations

from aedilis.engine.bits import BIT, count, lowest, members
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated.person import Person


class Player(Person):
    __slots__ = ()

    def copy(self) -> Player:
        twin = Player()
        self.copy_into(twin)
        return twin

    def derive(self, first_task: int) -> None:
        """What follows from the frame and the tiles of the district, laid anew; see `numbered_tasks`."""
        self.clear_derived()
        self.tasks = numbered_tasks(self.frame, first_task)
        if self.tableau != c.EMPTY:
            self.banderoles = c.BANDEROLES[self.tableau]
        for cell in range(c.CELLS):
            if self.cells[cell] != c.EMPTY:
                self.lay(self.cells[cell], cell)

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

    def finished_of(self, kind: int) -> list[int]:
        """The cells of each finished object of a kind that has several tiles."""
        found = []
        left = self.showing(kind)
        while left:
            cells = self.object_at(kind, lowest(left))
            left &= ~cells
            if self.openings(kind, cells) == 0:
                found.append(cells)
        return found

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

    def store(self, tile: int) -> None:
        self.stored = tuple(sorted([*self.stored, tile]))

    def all_wares(self) -> int:
        return sum(self.wares)

    # -- the final scoring (rulebook p. 11 and 12) ------------------------------------------------------------

    def leftovers(self) -> int:
        """Wares, coins, bread and stored tiles."""
        return self.all_wares() + self.coins + self.bread + len(self.stored)

    def card_points(self) -> int:
        """Of fountain cards, those of the same kind each; a card whose face is not known counts nothing."""
        points = 0
        for card in self.cards:
            if card != c.UNKNOWN:
                points += c.FOUNTAIN_POINTS[card] * self.finished[card]
        return points

    def frame_points(self) -> int:
        points = 0
        for number in members(self.met):
            points += c.TASK_POINTS[self.tasks[number]]
        return points


def reached(laid: int, kind: int, cell: int) -> int:
    """The cells, in the district or not, that the parts of this kind on a laid tile lead to."""
    edge = kind + 1
    found = 0
    for side in range(c.SIDES):
        if c.EDGE[laid * c.SIDES + side] == edge:
            found |= c.beside(BIT[cell], side)
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
