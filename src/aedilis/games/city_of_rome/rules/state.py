"""What lies on the table in City of Rome, as plain data: all that copying, comparing and storing needs."""

from __future__ import annotations

from aedilis.engine.position import Position
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.rules.memory import Guesses, event, in_order
from aedilis.games.city_of_rome.rules.player import START, Player, player_of


class State(Position):
    """Seats are in clockwise order. What seldom changes is a tuple, so that copies can share it."""

    __slots__ = (
        "brick_points", "builders", "building", "built", "cog_points", "deck", "decks", "drawing",
        "drawn", "due", "guesses", "lying", "offer", "phase", "placed", "players", "produced", "round", "space",
        "spending", "starter", "strips", "trail", "under",
    )  # fmt: skip

    # the flow
    phase: int
    round: int  # 0 while the opening hand is dealt
    starter: int  # first player of round 1; the figure goes clockwise every round
    placed: int  # builders placed this round
    space: int  # where the builder stands whose turn it is
    brick_points: int  # free points of that builder
    cog_points: int
    built: int  # 0 or 1: whether this builder has built, and produced
    produced: int
    building: int  # the card being built, while payment and cell are chosen, else EMPTY
    spending: int  # cells whose brick tokens will pay for it
    due: int  # build points still to be paid with money
    deck: int  # the deck that cards are being drawn from
    drawing: int  # how many are still to be drawn into `drawn`

    # common to all
    strips: list[int]  # the arrangements seen so far, in order; strip number round % 6 is the one in use
    builders: list[int]  # by space: the seat, or EMPTY
    offer: list[int]
    lying: int  # the influence cards beside the offer
    decks: list[list[int]]  # shuffled cards, sorted by kind; in a view all that its viewer cannot place
    under: tuple[int, ...]  # cards laid under the decks, first to be drawn first
    drawn: list[int]  # drawn by a school or in the opening draft, not yet kept or laid back
    trail: tuple[int, ...]  # all that happened to cards that not everybody has seen; see `memory`
    guesses: Guesses  # only in a view, derived from its trail when needed

    players: list[Player]

    def lay_out(self, seats: int) -> None:
        """The table before anything is shuffled out."""
        self.clear_decision(seats)
        self.phase = self.round = self.starter = self.placed = self.space = 0
        self.brick_points = self.cog_points = self.built = self.produced = 0
        self.building = c.EMPTY
        self.spending = self.due = self.deck = self.drawing = 0
        self.strips = []
        self.builders = [c.EMPTY] * c.SPACES
        self.offer = []
        self.lying = 0
        self.decks = [c.FULL_DECKS[deck][:] for deck in range(c.DECKS[seats])]
        self.under = ()
        self.drawn = []
        self.trail = ()
        self.guesses = ()
        self.players = [START.copy() for _ in range(seats)]

    def note(self, what: int, seat: int, kind: int) -> None:
        """Something happens to a card that not everybody sees or has seen."""
        self.trail = (*self.trail, event(what, seat, kind))

    def copy_into(self, twin: State) -> None:
        self.copy_decision_into(twin)
        twin.phase = self.phase
        twin.round = self.round
        twin.starter = self.starter
        twin.placed = self.placed
        twin.space = self.space
        twin.brick_points = self.brick_points
        twin.cog_points = self.cog_points
        twin.built = self.built
        twin.produced = self.produced
        twin.building = self.building
        twin.spending = self.spending
        twin.due = self.due
        twin.deck = self.deck
        twin.drawing = self.drawing
        twin.lying = self.lying
        twin.strips = self.strips[:]
        twin.builders = self.builders[:]
        twin.offer = self.offer[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.under = self.under
        twin.drawn = self.drawn[:]
        twin.trail = self.trail
        twin.guesses = self.guesses
        twin.players = [player.copy() for player in self.players]

    def parts(self) -> list[list[int]]:
        numbers = [
            self.seats, self.viewer, self.seat, self.phase, self.round, self.starter, self.placed, self.space,
            self.brick_points, self.cog_points, self.built, self.produced, self.building, self.spending, self.due,
            self.deck, self.drawing, self.lying,
        ]  # fmt: skip
        parts = [numbers, self.strips, self.builders, sorted(self.offer)]
        parts += [list(self.under), sorted(self.drawn), in_order(self.trail)]
        parts += self.decks
        for player in self.players:
            parts += player.parts()
        return parts

    def restore(self, parts: list[list[int]]) -> None:
        numbers = parts[0]
        self.lay_out(numbers[0])
        self.viewer = numbers[1]
        self.seat = numbers[2]
        self.phase = numbers[3]
        self.round = numbers[4]
        self.starter = numbers[5]
        self.placed = numbers[6]
        self.space = numbers[7]
        self.brick_points = numbers[8]
        self.cog_points = numbers[9]
        self.built = numbers[10]
        self.produced = numbers[11]
        self.building = numbers[12]
        self.spending = numbers[13]
        self.due = numbers[14]
        self.deck = numbers[15]
        self.drawing = numbers[16]
        self.lying = numbers[17]
        self.strips = parts[1][:]
        self.builders = parts[2][:]
        self.offer = parts[3][:]
        self.under = tuple(parts[4])
        self.drawn = parts[5][:]
        self.trail = tuple(parts[6])
        decks = len(self.decks)
        self.decks = [deck[:] for deck in parts[7 : 7 + decks]]
        self.players = [player_of(parts[at : at + 5]) for at in range(7 + decks, len(parts), 5)]
        self.reopen()
