"""All that lies on the table in City of Rome, each thing declared once. After a change: `make generate`.

Sets of cells and of kinds are bitmasks. What seldom changes is shared between copies.
"""

from __future__ import annotations

from typing import Final

from aedilis.engine import fields as f
from aedilis.engine.fields import seen as s
from aedilis.games.city_of_rome.data import components as c
from aedilis.games.city_of_rome.formats.entries import CITY, HAND, TRAIL
from aedilis.games.city_of_rome.generated import phases as p
from aedilis.games.city_of_rome.rules.memory import Guesses, in_order
from aedilis.games.city_of_rome.rules.player import Player

CARDS: Final[int] = len(c.IDS)  # kinds, start buildings, and the backs of cards that are not known
MOST_ROUNDS: Final[int] = max(c.ROUNDS)
MOST_COPIES: Final[int] = max(c.COPIES)
MOST_HELD: Final = 20  # cards of one kind, or with one back
MOST_BUILT: Final = 10
MOST_POINTS: Final = 10
MOST_SCORE: Final = 150
MOST_MONEY: Final = 40
MOST_INFLUENCE: Final = 40
PLANES: Final = (
    "house 2", "house 3", "house 4", "green", "red", "yellow", "blue", "aqueduct", "granary", "brick", "taken", "free",
)  # fmt: skip
CELLS: Final[tuple[str, ...]] = tuple([f"{plane} {cell}" for plane in PLANES for cell in c.CELL_NAMES])


class Person(f.Fields):
    show_turn = f.Shown(
        s.up_to(1, "decides", "whether this player has to decide now"),
        s.up_to(1, "starter", "whether this player is first this round"),
        s.marks(c.SPACES, name="builders", about="where builders of this player stand"),
        s.up_to(MOST_SCORE, "score", "points as if the game ended now"),
    )
    money = f.Number("in hand", start=c.START_MONEY, seen=s.up_to(MOST_MONEY))
    influence = f.Number("tokens", seen=s.up_to(MOST_INFLUENCE))
    won = f.Subset(
        "influence cards won", c.INFLUENCE_CARDS, key="influence_cards", seen=s.marks(len(c.INFLUENCE_CARDS))
    )
    hand = f.Number("set of kinds; further copies of a kind are in `doubles`", key="")
    doubles = f.Cards("", c.IDS, shared=True, unordered=True, key="")
    whole_hand = f.Composed("", *HAND, key="hand")
    show_hand = f.Shown(
        s.counts(
            MOST_HELD, names=c.IDS, name="hand", about="cards in hand; of what the viewer does not know, the backs"
        )
    )
    secrets = f.CardRow(
        "those of them that only their owner has seen",
        c.IDS,
        shared=True,
        unordered=True,
        key="secret",
        seen=s.counts(MOST_HELD),
    )
    bricks = f.Number("cells with a brick token", key="")
    baths = f.Numbers("cell * MARKED + markers on it", shared=True, unordered=True, key="")
    cells = f.Numbers("by cell: a kind, or EMPTY", key="", start=c.START_CITY[:])
    city = f.Composed("", *CITY)

    occupied = f.Derived()
    frontier = f.Derived("cells beside a building, free or not")
    frame = f.Derived("cells that may still belong to the city's 4x4", start=c.GROUND)
    aqueducts = f.Derived()
    dry = f.Derived("cells with no aqueduct in their row and column", start=c.GROUND)
    houses_2 = f.Derived()
    houses_3 = f.Derived()
    houses_4 = f.Derived()
    green = f.Derived()
    red = f.Derived()
    yellow = f.Derived()
    blue = f.Derived()
    granaries = f.Derived("cells that can hold a brick token")
    temples = f.Derived("set of kinds")
    stars = f.Derived("in the city", seen=s.up_to(MOST_HELD))
    producers = f.Derived("buildings that produce", seen=s.up_to(MOST_BUILT))
    money_yield = f.Derived("of one production", seen=s.up_to(MOST_BUILT))
    influence_yield = f.Derived("of one production", seen=s.up_to(MOST_BUILT))
    show_city = f.Shown(
        s.counts(MOST_BUILT, names=c.IDS, name="kinds built", about="buildings in the city"),
        s.marks(
            names=CELLS, name="city", about="what stands where; `free` is a cell beside the city, within its frame"
        ),
        s.counts(c.MOST_MARKERS, names=c.CELL_NAMES, name="baths", about="markers on baths"),
    )


class Table(f.TableFields):
    """Seats are in clockwise order."""

    # the flow
    phase = f.Choice(
        "what is being decided, in the order of `phases.py`", p.NAMES, key="decision", seen=s.one_of(p.END + 1)
    )
    round = f.Number(
        "which round it is, 0 while the opening hand is dealt", lambda seats: c.ROUNDS[seats], seen=s.up_to(MOST_ROUNDS)
    )
    starter = f.Number("first player of round 1; the figure goes clockwise every round", lambda seats: seats - 1)
    show_strips = f.Shown(
        s.up_to(MOST_ROUNDS, "rounds left", "after this one"),
        s.one_of(names=c.ARRANGEMENTS, name="strip", about="the action strip in use"),
        s.one_of(names=c.ARRANGEMENTS, name="next strip", about="that of the next round, once it has been seen"),
        s.marks(names=c.ARRANGEMENTS, name="strips seen", about="all that have been seen, as they will come again"),
    )
    space = f.Number(
        "where the builder stands whose turn it is",
        c.SPACES - 1,
        -1,
        shown_from=0,
        start=0,
        inside="turn",
        seen=s.one_of(c.SPACES),
    )
    placed = f.Number("builders placed this round", c.SPACES, seen=s.up_to(c.SPACES))
    brick_points = f.Number(
        "of that builder, to build with", c.SPACES, key="bricks", inside="turn", seen=s.up_to(MOST_POINTS)
    )
    cog_points = f.Number(
        "of that builder, to produce with", c.SPACES, key="cogs", inside="turn", seen=s.up_to(MOST_POINTS)
    )
    built = f.Flag("whether this builder has built", inside="turn", seen=s.up_to(1))
    produced = f.Flag("whether this builder has produced", inside="turn", seen=s.up_to(1))
    building = f.Card(
        "the card that the viewer is building", c.IDS, none="", inside="turn", seen=s.one_of(), prepared=True
    )
    spending = f.Subset(
        "cells whose bricks will pay for it", c.CELL_NAMES, inside="turn", seen=s.marks(), prepared=True
    )
    due = f.Number(
        "build points that money has to pay", c.HIGHEST_COST, inside="turn", seen=s.up_to(MOST_POINTS), prepared=True
    )
    deck = f.Choice("that cards are drawn from", c.DECK_NAMES, inside="turn", seen=s.one_of())
    drawing = f.Number("cards still to be drawn from it", c.CELLS - 1, inside="turn", seen=s.up_to(c.MOST_DRAWN))

    # common to all
    builders = f.Places("by space: the seat, or EMPTY", c.SPACES, start=[c.EMPTY] * c.SPACES)
    strips = f.Row("those seen, in order; number round % 6 is in use", c.ARRANGEMENTS)
    offer = f.Cards("cards on offer", c.IDS, unordered=True, seen=s.counts(MOST_COPIES, c.KINDS, c.IDS[: c.KINDS]))
    lying = f.Subset(
        "that lie beside the offer",
        c.INFLUENCE_CARDS,
        key="influence_cards",
        seen=s.marks(len(c.INFLUENCE_CARDS), name="influence cards"),
    )
    show_unseen = f.Shown(
        s.counts(MOST_COPIES, c.KINDS, c.IDS[: c.KINDS], name="unseen", about="cards that the viewer cannot place")
    )
    under = f.CardRow("cards under the decks", c.IDS, shared=True, seen=s.counts(MOST_HELD))
    drawn = f.Cards(
        "cards drawn and not yet kept or laid back", c.IDS, unordered=True, inside="turn", seen=s.counts(MOST_HELD)
    )
    trail = f.Numbers(
        "all that happened to cards that not everybody has seen; see `memory`", shared=True, text=TRAIL, canon=in_order
    )
    decks = f.Stacks(
        "shuffled cards, sorted by kind; in a view all that its viewer cannot place",
        c.DECK_NAMES,
        c.IDS,
        lambda seats: c.DECKS[seats],
        start=lambda seats: [c.FULL_DECKS[deck][:] for deck in range(c.DECKS[seats])],
    )
    guesses = f.Derived("only in a view, from its trail when needed", Guesses, start=())

    players = f.People("in the order of their seats", Player, Person, key="player")
