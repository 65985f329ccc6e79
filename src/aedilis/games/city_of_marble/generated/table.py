"""What lies on the table. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL, OVER, Position, all_bounded, bounded, lay_numbers, numbers_of
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import Player

MOST_ACTIONS: Final[int] = max(c.ACTIONS_A_TURN, c.LAST_ACTIONS)


def twin_of(player: Player) -> Player:
    twin = Player()
    twin.coins = player.coins
    twin.bridges = player.bridges
    twin.hand = player.hand[:]
    twin.drawn = player.drawn[:]
    twin.imperium = player.imperium[:]
    twin.buildings = player.buildings[:]
    twin.magistrates = player.magistrates[:]
    return twin


NUMBERS: Final[tuple[str, ...]] = (
    "seats",
    "viewer",
    "seat",
    "together",
    "phase",
    "starter",
    "turn",
    "actions",
    "extra",
    "last_turns",
    "first",
    "kind",
    "place",
    "aqueduct",
    "pieces",
    "site",
    "bridges",
    "tapped",
    "hills_rule",
    "barred",
    "shortage",
    "every_piece",
    "along_edges",
)  # what plain data begins with


class Table(Position):
    __slots__ = (
        "actions",
        "along_edges",
        "aqueduct",
        "bag",
        "barred",
        "bridges",
        "due",
        "every_piece",
        "extra",
        "first",
        "free",
        "ground",
        "hills",
        "hills_rule",
        "kind",
        "laid",
        "last_turns",
        "legal_places",
        "paths",
        "pieces",
        "place",
        "players",
        "shortage",
        "site",
        "sites",
        "stacks",
        "starter",
        "tapped",
        "turn",
    )

    starter: int
    turn: int
    actions: int
    extra: int
    last_turns: int
    first: int
    kind: int
    place: int
    aqueduct: int
    pieces: int
    due: tuple[int, ...]
    site: int
    hills: tuple[int, ...]
    stacks: list[int]
    bag: list[int]
    bridges: int
    laid: list[int]
    sites: list[int]
    paths: list[list[int]]
    tapped: int
    hills_rule: int
    barred: int
    shortage: int
    every_piece: int
    along_edges: int
    free: int
    legal_places: int
    ground: list[int]
    players: list[Player]

    def lay_out(self, seats: int) -> None:
        """The table before anything is shuffled out."""
        self.clear_decision(seats)
        self.starter = 0
        self.turn = 0
        self.actions = 0
        self.extra = 0
        self.last_turns = 0
        self.first = -1
        self.kind = -1
        self.place = -1
        self.aqueduct = -1
        self.pieces = 0
        self.due = ()
        self.site = -1
        self.hills = ()
        self.stacks = [number - seats * c.START_DISTRICTS for number in c.DISTRICTS]
        self.bag = c.BRIDGE_COPIES[:]
        self.bridges = (1 << c.BRIDGES) - 1
        self.laid = []
        self.sites = [c.EMPTY] * g.SITES
        self.paths = [[] for _ in range(c.AQUEDUCTS)]
        self.tapped = 0
        self.hills_rule = 0
        self.barred = 0
        self.shortage = 0
        self.every_piece = 0
        self.along_edges = 0
        self.free = g.ALL_PLACES
        self.legal_places = 0
        self.ground = [0] * g.VERTICES
        self.players = [Player() for _ in range(seats)]
        for player in self.players:
            player.clear()

    def clear_derived(self) -> None:
        """What follows from the rest begins again."""
        self.free = g.ALL_PLACES
        self.legal_places = 0
        self.ground = [0] * g.VERTICES

    def copy_into(self, twin: Table) -> None:
        self.copy_decision_into(twin)
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
        twin.paths = [one[:] for one in self.paths]
        twin.tapped = self.tapped
        twin.hills_rule = self.hills_rule
        twin.barred = self.barred
        twin.shortage = self.shortage
        twin.every_piece = self.every_piece
        twin.along_edges = self.along_edges
        twin.free = self.free
        twin.legal_places = self.legal_places
        twin.ground = self.ground[:]
        twin.players = [twin_of(player) for player in self.players]

    def ask(self, phase: int, choices: int) -> None:
        """Opens a decision."""
        self.phase = phase
        self.base = p.BASES[phase]
        self.choices = choices

    def drop_prepared(self) -> None:
        """What is only being prepared begins again."""
        self.kind = -1
        self.phase = p.SHOWN_AS[self.phase]

    def parts(self) -> list[list[int]]:
        parts = [
            numbers_of(self, NUMBERS),
            sorted(self.due),
            sorted(self.hills),
            self.stacks,
            self.bag,
            self.laid,
            self.sites,
            *self.paths,
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
            [1, ALL, OVER, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, -1, 0, 0, 0, 0, 0, 0, 0],
            [
                c.MOST_SEATS,
                seats - 1,
                seats - 1,
                (1 << seats) - 1,
                len(p.NAMES) - 1,
                seats - 1,
                seats - 1,
                MOST_ACTIONS,
                1,
                seats,
                len(c.KIND_IDS) - 1,
                len(c.KIND_IDS) - 1,
                len(g.PLACE_NAMES) - 1,
                len(c.AQUEDUCT_IDS) - 1,
                c.START_PIECES,
                len(g.SITE_NAMES) - 1,
                (1 << len(range(c.BRIDGES))) - 1,
                (1 << len(c.AQUEDUCT_IDS)) - 1,
                len(("close", "count", "open")) - 1,
                len(("land", "barred")) - 1,
                len(("imperium", "everything", "nothing")) - 1,
                len(("once", "every-piece")) - 1,
                len(("near", "along-edges")) - 1,
            ],
        )
        self.due = tuple(all_bounded(parts[1], 0, len(g.SITE_NAMES) - 1))
        self.hills = tuple(all_bounded(parts[2], 0, len(c.HILL_IDS) - 1))
        self.stacks = parts[3][:]
        self.bag = parts[4][:]
        self.laid = all_bounded(parts[5], 0, g.PLACES * c.KINDS - 1)
        self.sites = parts[6][:]
        at = 7
        self.paths = [one[:] for one in parts[at : at + len(self.paths)]]
        at += len(self.paths)
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
