"""What lies on the table. Written by `make generate` from `fields.py`: change that instead."""

from __future__ import annotations

from typing import Final

from aedilis.engine.position import ALL, OVER, Position, all_bounded, bounded, lay_numbers, numbers_of, sized
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules.memory import Guesses, in_order
from aedilis.games.city_of_rome.rules.player import Player


def twin_of(player: Player) -> Player:
    twin = Player()
    twin.money = player.money
    twin.influence = player.influence
    twin.won = player.won
    twin.hand = player.hand
    twin.doubles = player.doubles
    twin.secrets = player.secrets
    twin.bricks = player.bricks
    twin.baths = player.baths
    twin.cells = player.cells[:]
    twin.occupied = player.occupied
    twin.frontier = player.frontier
    twin.frame = player.frame
    twin.aqueducts = player.aqueducts
    twin.dry = player.dry
    twin.houses_2 = player.houses_2
    twin.houses_3 = player.houses_3
    twin.houses_4 = player.houses_4
    twin.green = player.green
    twin.red = player.red
    twin.yellow = player.yellow
    twin.blue = player.blue
    twin.granaries = player.granaries
    twin.temples = player.temples
    twin.stars = player.stars
    twin.producers = player.producers
    twin.money_yield = player.money_yield
    twin.influence_yield = player.influence_yield
    return twin


NUMBERS: Final[tuple[str, ...]] = (
    "seats",
    "viewer",
    "seat",
    "together",
    "phase",
    "round",
    "starter",
    "space",
    "placed",
    "brick_points",
    "cog_points",
    "built",
    "produced",
    "building",
    "spending",
    "due",
    "deck",
    "drawing",
    "lying",
)  # what plain data begins with


class Table(Position):
    __slots__ = (
        "brick_points",
        "builders",
        "building",
        "built",
        "cog_points",
        "deck",
        "decks",
        "drawing",
        "drawn",
        "due",
        "guesses",
        "lying",
        "offer",
        "placed",
        "players",
        "produced",
        "round",
        "space",
        "spending",
        "starter",
        "strips",
        "trail",
        "under",
    )

    round: int
    starter: int
    space: int
    placed: int
    brick_points: int
    cog_points: int
    built: int
    produced: int
    building: int
    spending: int
    due: int
    deck: int
    drawing: int
    builders: list[int]
    strips: list[int]
    offer: list[int]
    lying: int
    under: tuple[int, ...]
    drawn: list[int]
    trail: tuple[int, ...]
    decks: list[list[int]]
    guesses: Guesses
    players: list[Player]

    def lay_out(self, seats: int) -> None:
        """The table before anything is shuffled out."""
        self.clear_decision(seats)
        self.round = 0
        self.starter = 0
        self.space = 0
        self.placed = 0
        self.brick_points = 0
        self.cog_points = 0
        self.built = 0
        self.produced = 0
        self.building = -1
        self.spending = 0
        self.due = 0
        self.deck = 0
        self.drawing = 0
        self.builders = [c.EMPTY] * c.SPACES
        self.strips = []
        self.offer = []
        self.lying = 0
        self.under = ()
        self.drawn = []
        self.trail = ()
        self.decks = [c.FULL_DECKS[deck][:] for deck in range(c.DECKS[seats])]
        self.guesses = ()
        self.players = [Player() for _ in range(seats)]
        for player in self.players:
            player.clear()

    def clear_derived(self) -> None:
        """What follows from the rest begins again."""
        self.guesses = ()

    def copy_into(self, twin: Table) -> None:
        self.copy_decision_into(twin)
        twin.round = self.round
        twin.starter = self.starter
        twin.space = self.space
        twin.placed = self.placed
        twin.brick_points = self.brick_points
        twin.cog_points = self.cog_points
        twin.built = self.built
        twin.produced = self.produced
        twin.building = self.building
        twin.spending = self.spending
        twin.due = self.due
        twin.deck = self.deck
        twin.drawing = self.drawing
        twin.builders = self.builders[:]
        twin.strips = self.strips[:]
        twin.offer = self.offer[:]
        twin.lying = self.lying
        twin.under = self.under
        twin.drawn = self.drawn[:]
        twin.trail = self.trail
        twin.decks = [one[:] for one in self.decks]
        twin.guesses = self.guesses
        twin.players = [twin_of(player) for player in self.players]

    def ask(self, phase: int, choices: int) -> None:
        """Opens a decision."""
        self.phase = phase
        self.base = p.BASES[phase]
        self.choices = choices

    def drop_prepared(self) -> None:
        """What is only being prepared begins again."""
        self.building = -1
        self.spending = 0
        self.due = 0
        self.phase = p.SHOWN_AS[self.phase]

    def parts(self) -> list[list[int]]:
        parts = [
            numbers_of(self, NUMBERS),
            self.builders,
            self.strips,
            sorted(self.offer),
            list(self.under),
            sorted(self.drawn),
            in_order(self.trail),
            *self.decks,
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
            [1, ALL, OVER, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0],
            [
                c.MOST_SEATS,
                seats - 1,
                seats - 1,
                (1 << seats) - 1,
                len(p.NAMES) - 1,
                c.ROUNDS[seats],
                seats - 1,
                c.SPACES - 1,
                c.SPACES,
                c.SPACES,
                c.SPACES,
                1,
                1,
                len(c.IDS) - 1,
                (1 << len(c.CELL_NAMES)) - 1,
                c.HIGHEST_COST,
                len(c.DECK_NAMES) - 1,
                c.CELLS - 1,
                (1 << len(c.INFLUENCE_CARDS)) - 1,
            ],
        )
        self.builders = all_bounded(sized(parts[1], [c.SPACES]), -1, seats - 1)
        self.strips = all_bounded(parts[2], 0, len(c.ARRANGEMENTS) - 1)
        self.offer = all_bounded(parts[3], 0, len(c.IDS) - 1)
        self.under = tuple(all_bounded(parts[4], 0, len(c.IDS) - 1))
        self.drawn = all_bounded(parts[5], 0, len(c.IDS) - 1)
        self.trail = tuple(parts[6])
        at = 7
        self.decks = [one[:] for one in parts[at : at + len(self.decks)]]
        at += len(self.decks)
        self.players = []
        for seat in range(seats):
            player = Player()
            player.restore(parts, at + seat * 5)
            self.players.append(player)
        self.derive()
        self.reopen()

    def derive(self) -> None:
        """Works out anew what follows from the rest."""
        raise NotImplementedError
