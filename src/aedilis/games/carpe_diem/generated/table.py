"""What lies on the table. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL, OVER, Position, all_bounded, bounded, lay_numbers, numbers_of, sized
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.player import Player

NUMBERS: Final[tuple[str, ...]] = (
    "seats",
    "viewer",
    "seat",
    "together",
    "phase",
    "stage",
    "starter",
    "box_frames",
    "box_tableaus",
    "box_cards",
    "turn",
    "turns",
    "gap",
    "tile",
    "cell",
    "pack",
    "circle",
    "unscored",
    "fed",
    "paying",
    "second_edition",
    "any_size",
    "in_rows",
)  # what plain data begins with


class Table(Position):
    __slots__ = (
        "any_size",
        "box_cards",
        "box_frames",
        "box_tableaus",
        "cards",
        "cell",
        "circle",
        "depots",
        "discs",
        "drawn",
        "due",
        "fed",
        "fountains",
        "gap",
        "in_rows",
        "kept",
        "largest",
        "lying",
        "order",
        "pack",
        "paying",
        "players",
        "returned",
        "scorers",
        "seals",
        "second_edition",
        "stage",
        "starter",
        "stock",
        "stocked",
        "tile",
        "turn",
        "turns",
        "unscored",
    )

    stage: int
    starter: int
    order: tuple[int, ...]
    box_frames: int
    box_tableaus: int
    box_cards: int
    turn: int
    turns: int
    gap: int
    tile: int
    cell: int
    due: list[int]
    drawn: tuple[int, ...]
    scorers: tuple[int, ...]
    depots: list[int]
    seals: list[int]
    cards: list[int]
    discs: list[int]
    stock: list[list[int]]
    fountains: list[int]
    returned: tuple[int, ...]
    pack: int
    circle: int
    unscored: int
    fed: int
    paying: int
    kept: tuple[int, ...]
    second_edition: int
    any_size: int
    in_rows: int
    largest: int
    lying: int
    stocked: int
    players: list[Player]

    def lay_out(self, seats: int) -> None:
        """The table before anything is shuffled out."""
        self.clear_decision(seats)
        self.stage = 0
        self.starter = 0
        self.order = tuple(range(seats - 1, -1, -1))
        self.box_frames = (1 << c.FRAMES) - 1
        self.box_tableaus = (1 << c.TABLEAUS) - 1
        self.box_cards = (1 << c.CARDS) - 1
        self.turn = 0
        self.turns = 0
        self.gap = 0
        self.tile = -1
        self.cell = -1
        self.due = [0] * c.KINDS
        self.drawn = ()
        self.scorers = ()
        self.depots = [c.EMPTY] * c.SLOTS
        self.seals = [c.EMPTY] * c.SEALS
        self.cards = [c.EMPTY] * c.PLACES
        self.discs = [c.EMPTY] * c.CIRCLES
        self.stock = [stock[:] for stock in c.STOCKS]
        self.fountains = c.FOUNTAIN_STACK[:]
        self.returned = ()
        self.pack = 0
        self.circle = -1
        self.unscored = 0
        self.fed = 0
        self.paying = -1
        self.kept = c.NO_WARES
        self.second_edition = 0
        self.any_size = 0
        self.in_rows = 0
        self.largest = c.MOST_TILES
        self.lying = 0
        self.stocked = 0
        self.players = [Player() for _ in range(seats)]
        for player in self.players:
            player.clear()

    def clear_derived(self) -> None:
        """What follows from the rest begins again."""
        self.largest = c.MOST_TILES
        self.lying = 0
        self.stocked = 0

    def copy_into(self, twin: Table) -> None:
        self.copy_decision_into(twin)
        twin.stage = self.stage
        twin.starter = self.starter
        twin.order = self.order
        twin.box_frames = self.box_frames
        twin.box_tableaus = self.box_tableaus
        twin.box_cards = self.box_cards
        twin.turn = self.turn
        twin.turns = self.turns
        twin.gap = self.gap
        twin.tile = self.tile
        twin.cell = self.cell
        twin.due = self.due[:]
        twin.drawn = self.drawn
        twin.scorers = self.scorers
        twin.depots = self.depots[:]
        twin.seals = self.seals[:]
        twin.cards = self.cards[:]
        twin.discs = self.discs[:]
        twin.stock = [one[:] for one in self.stock]
        twin.fountains = self.fountains[:]
        twin.returned = self.returned
        twin.pack = self.pack
        twin.circle = self.circle
        twin.unscored = self.unscored
        twin.fed = self.fed
        twin.paying = self.paying
        twin.kept = self.kept
        twin.second_edition = self.second_edition
        twin.any_size = self.any_size
        twin.in_rows = self.in_rows
        twin.largest = self.largest
        twin.lying = self.lying
        twin.stocked = self.stocked
        twin.players = [player.copy() for player in self.players]

    def ask(self, phase: int, choices: int, more: int = 0) -> None:
        """Opens a decision."""
        self.phase = phase
        self.base = p.BASES[phase]
        self.choices = choices
        self.more = more
        self.more_base = 0
        if more:
            self.more_base = p.BUILD_MORE if phase == p.BUILD else p.PAY_MORE if phase == p.PAY else 0

    def drop_prepared(self) -> None:
        """What is only being prepared begins again."""
        self.cell = -1
        self.kept = c.NO_WARES
        self.phase = p.SHOWN_AS[self.phase]

    def parts(self) -> list[list[int]]:
        parts = [
            numbers_of(self, NUMBERS),
            list(self.order),
            self.due,
            sorted(self.drawn),
            list(self.scorers),
            self.depots,
            self.seals,
            self.cards,
            self.discs,
            sorted(self.fountains),
            list(self.returned),
            list(self.kept),
            *self.stock,
        ]
        for player in self.players:
            parts += player.parts()
        return parts

    def restore(self, parts: list[list[int]]) -> None:
        self.lay_out(bounded(parts[0][0], 1, c.MOST_SEATS))
        seats = self.seats
        lay_numbers(
            self,
            NUMBERS,
            parts[0],
            [1, ALL, OVER, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, -1, 0, -1, 0, 0, -1, 0, 0, 0],
            [
                c.MOST_SEATS,
                seats - 1,
                seats - 1,
                (1 << seats) - 1,
                len(p.NAMES) - 1,
                c.STAGES,
                seats - 1,
                (1 << len(c.FRAME_IDS)) - 1,
                (1 << len(c.TABLEAU_IDS)) - 1,
                (1 << len(c.CARD_IDS)) - 1,
                seats - 1,
                c.ROUNDS * seats,
                c.SLOTS - 1,
                len(c.TILE_IDS) - 1,
                len(c.CELL_NAMES) - 1,
                (1 << len(c.CARD_IDS)) - 1,
                c.CIRCLES - 1,
                (1 << len(c.PLACE_NUMBERS)) - 1,
                (1 << len(c.PLACE_NUMBERS)) - 1,
                c.PLACES - 1,
                len(("first-edition", "second-edition")) - 1,
                len((f"most-{c.MOST_TILES}", "any-size")) - 1,
                len(("between", "rows")) - 1,
            ],
        )
        self.order = tuple(all_bounded(parts[1], 0, seats - 1))
        self.due = parts[2][:]
        self.drawn = tuple(all_bounded(parts[3], 0, len(c.FACES) - 1))
        self.scorers = tuple(all_bounded(parts[4], 0, seats - 1))
        self.depots = all_bounded(sized(parts[5], [c.SLOTS]), -1, len(c.TILE_IDS) - 1)
        self.seals = all_bounded(sized(parts[6], [c.SEALS]), -1, len(c.TILE_IDS) - 1)
        self.cards = all_bounded(sized(parts[7], [c.PLACES]), -1, len(c.CARD_IDS) - 1)
        self.discs = all_bounded(sized(parts[8], [c.CIRCLES]), -1, seats - 1)
        self.fountains = all_bounded(parts[9], 0, len(c.KIND_IDS) - 1)
        self.returned = tuple(parts[10])
        self.kept = tuple(parts[11])
        at = 12
        self.stock = [one[:] for one in parts[at : at + len(self.stock)]]
        at += len(self.stock)
        self.players = []
        for seat in range(seats):
            player = Player()
            player.restore(parts, at + seat * 6)
            self.players.append(player)
        self.derive()
        self.reopen()

    def derive(self) -> None:
        """Works out anew what follows from the rest."""
        raise NotImplementedError
