"""What lies on the table in Carpe Diem, as plain data: all that copying, comparing and storing needs."""

from __future__ import annotations

from collections.abc import Mapping

from aedilis.engine.bits import BIT
from aedilis.engine.position import Position
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.rules import phases as p
from aedilis.games.carpe_diem.rules.player import Player, player_of, start


class State(Position):
    """Seats are in clockwise order. What seldom changes is a tuple, so that copies can share it."""

    __slots__ = (
        "box_cards", "box_frames", "box_tableaus", "cards", "cell", "circle", "depots", "discs", "drawn", "due", "fed",
        "fountains", "gap", "in_rows", "kept", "largest", "lying", "order", "pack", "paying", "players",
        "returned", "scorers", "seals", "second_edition", "stage", "starter", "stock", "stocked", "tile", "turn",
        "turns", "unscored",
    )  # fmt: skip

    # the flow

    stage: int  # 0 during the set-up, then 1 to 4: what the rulebook calls a phase
    starter: int  # start player of the first stage
    turn: int  # whose turn or scoring it is, also while chance decides
    turns: int  # finished in this stage
    gap: int  # how many were dealt of what is being laid out
    tile: int  # the one to be built, else EMPTY
    cell: int  # chosen for it while it is turned, else EMPTY
    due: list[int]  # by kind: rewards that wait; wares of landscapes, the number of merchants and craftsmen
    drawn: tuple[int, ...]  # fountain cards just drawn, in rising order
    scorers: tuple[int, ...]  # who has not finished this scoring, whoever is at it first
    circle: int  # where the disc was laid, else EMPTY
    unscored: int  # places of the cards beside it that are not scored yet
    fed: int  # places of those that were fulfilled with bread
    paying: int  # the place of the card that is being paid, else EMPTY
    kept: tuple[int, ...]  # by ware: how many are not to be paid, while a payment is composed

    # common to all
    depots: list[int]  # by slot: a tile or EMPTY; slots of a space stand together
    seals: list[int]  # the seal row, EMPTY where a tile was taken
    stock: list[list[int]]  # light and dark tiles that did not come out yet, in rising order
    fountains: list[int]  # shuffled fountain cards, in rising order; in a view all that its viewer cannot place
    returned: tuple[int, ...]  # fountain cards laid under them, in order: seat * (KINDS + 1) + kind
    cards: list[int]  # by place: a scoring card, or EMPTY
    discs: list[int]  # by circle: a seat, or EMPTY
    order: tuple[int, ...]  # seats on the banderole track, from the front; those on top of a stack before those below
    pack: int  # the set of scoring cards that are in the game and not laid out yet
    box_frames: int  # sets of what is not dealt
    box_tableaus: int
    box_cards: int

    # the variants
    second_edition: int
    largest: int  # tiles in a landscape
    in_rows: int

    players: list[Player]

    # derived, for speed
    lying: int  # slots with a tile
    stocked: int  # spaces with tiles

    def lay_out(self, seats: int) -> None:
        """The table before anything is dealt."""
        self.clear_decision(seats)
        self.phase = self.stage = self.starter = self.turn = self.turns = self.gap = 0
        self.tile = self.cell = self.circle = self.paying = c.EMPTY
        self.due = [0] * c.KINDS
        self.drawn = self.scorers = self.returned = ()
        self.unscored = self.fed = 0
        self.kept = (0,) * c.WARES
        self.depots = [c.EMPTY] * c.SLOTS
        self.seals = [c.EMPTY] * c.SEALS
        self.stock = [stock[:] for stock in c.STOCKS]
        self.fountains = c.FOUNTAIN_STACK[:]
        self.cards = [c.EMPTY] * c.PLACES
        self.discs = [c.EMPTY] * c.CIRCLES
        self.order = tuple(range(seats - 1, -1, -1))
        self.pack = 0
        self.box_frames = BIT[c.FRAMES] - 1
        self.box_tableaus = BIT[c.TABLEAUS] - 1
        self.box_cards = BIT[c.CARDS] - 1
        self.second_edition = self.in_rows = 0
        self.largest = c.MOST_TILES
        self.players = [start() for _ in range(seats)]
        self.lying = self.stocked = 0

    def choose_variants(self, variants: Mapping[str, str]) -> None:
        """Each has two values, the rule first."""
        self.second_edition = int(variants["movement"] != c.VARIANTS["movement"][0])
        self.largest = c.MOST_TILES if variants["landscapes"] == c.VARIANTS["landscapes"][0] else c.CELLS
        self.in_rows = int(variants["frame-tasks"] != c.VARIANTS["frame-tasks"][0])

    # -- reading --------------------------------------------------------------------------------------

    def first_player(self) -> int:
        """Of this stage: the marker goes to the left after each."""
        return (self.starter + max(self.stage, 1) - 1) % self.seats

    def start_points(self, seat: int) -> int:
        return 0 if self.phase == p.FIRST_PLAYER else c.START_POINTS[self.seats][(seat - self.starter) % self.seats]

    def first_task(self) -> int:
        """The number of the first task, which depends on the variant."""
        return c.FRAMES * c.TASKS if self.in_rows else 0

    def tiles_at(self, space: int) -> list[int]:
        return [tile for tile in self.depots[space * c.DEPOT : (space + 1) * c.DEPOT] if tile != c.EMPTY]

    def free_circles(self) -> int:
        circles = c.USED_CIRCLES[self.seats]
        for circle in range(c.CIRCLES):
            if self.discs[circle] != c.EMPTY:
                circles &= ~BIT[circle]
        return circles

    # -- plain data -------------------------------------------------------------------------------------

    def copy_into(self, twin: State) -> None:
        self.copy_decision_into(twin)
        twin.phase = self.phase
        twin.stage = self.stage
        twin.starter = self.starter
        twin.turn = self.turn
        twin.turns = self.turns
        twin.gap = self.gap
        twin.tile = self.tile
        twin.cell = self.cell
        twin.due = self.due[:]
        twin.drawn = self.drawn
        twin.scorers = self.scorers
        twin.circle = self.circle
        twin.unscored = self.unscored
        twin.fed = self.fed
        twin.paying = self.paying
        twin.kept = self.kept
        twin.depots = self.depots[:]
        twin.seals = self.seals[:]
        twin.stock = [stock[:] for stock in self.stock]
        twin.fountains = self.fountains[:]
        twin.returned = self.returned
        twin.cards = self.cards[:]
        twin.discs = self.discs[:]
        twin.order = self.order
        twin.pack = self.pack
        twin.box_frames = self.box_frames
        twin.box_tableaus = self.box_tableaus
        twin.box_cards = self.box_cards
        twin.second_edition = self.second_edition
        twin.largest = self.largest
        twin.in_rows = self.in_rows
        twin.players = [player.copy() for player in self.players]
        twin.lying = self.lying
        twin.stocked = self.stocked

    def parts(self) -> list[list[int]]:
        numbers = [
            self.seats, self.viewer, self.seat, self.phase, self.stage, self.starter, self.turn, self.turns, self.gap,
            self.tile, self.cell, self.circle, self.paying, self.unscored, self.fed, self.pack, self.box_frames,
            self.box_tableaus, self.box_cards, self.second_edition, self.largest, self.in_rows,
        ]  # fmt: skip
        parts = [numbers, self.due, list(self.drawn), list(self.scorers), list(self.kept), self.depots, self.seals]
        parts += [*self.stock, self.fountains, list(self.returned), self.cards, self.discs, list(self.order)]
        for player in self.players:
            parts += player.parts()
        return parts

    def restore(self, parts: list[list[int]]) -> None:
        numbers = parts[0]
        if not 0 < numbers[0] <= c.MOST_SEATS:
            raise ValueError("so many cannot play")
        self.lay_out(numbers[0])
        self.viewer = numbers[1]
        self.seat = numbers[2]
        self.phase = numbers[3]
        self.stage = numbers[4]
        self.starter = numbers[5]
        self.turn = numbers[6]
        self.turns = numbers[7]
        self.gap = numbers[8]
        self.tile = numbers[9]
        self.cell = numbers[10]
        self.circle = numbers[11]
        self.paying = numbers[12]
        self.unscored = numbers[13]
        self.fed = numbers[14]
        self.pack = numbers[15]
        self.box_frames = numbers[16]
        self.box_tableaus = numbers[17]
        self.box_cards = numbers[18]
        self.second_edition = numbers[19]
        self.largest = numbers[20]
        self.in_rows = numbers[21]
        self.due = parts[1][:]
        self.drawn = tuple(parts[2])
        self.scorers = tuple(parts[3])
        self.kept = tuple(parts[4])
        self.depots = parts[5][:]
        self.seals = parts[6][:]
        self.stock = [parts[7][:], parts[8][:]]
        self.fountains = parts[9][:]
        self.returned = tuple(parts[10])
        self.cards = parts[11][:]
        self.discs = parts[12][:]
        self.order = tuple(parts[13])
        self.players = [player_of(parts[at : at + 6], self.first_task()) for at in range(14, len(parts), 6)]
        if min(numbers[13:22]) < 0:
            raise ValueError("a set is a number from 0 on")
        self.derive()
        self.reopen()

    def derive(self) -> None:
        """What is kept for speed only."""
        self.lying = self.stocked = 0
        for slot in range(c.SLOTS):
            if self.depots[slot] != c.EMPTY:
                self.lying |= BIT[slot]
                self.stocked |= BIT[slot // c.DEPOT]

    # -- what the rules of one part of the game need of another -------------------------------------------

    def end_turn(self) -> None:
        raise NotImplementedError

    def end_stage(self) -> None:
        raise NotImplementedError
