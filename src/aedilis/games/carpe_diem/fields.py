"""All that lies on the table in Carpe Diem, each thing declared once. After a change: `make generate`.

Sets of cells, places and cards are bitmasks. What seldom changes is shared between copies.
"""

from __future__ import annotations

from typing import ClassVar, Final

from aedilis.engine import fields as f
from aedilis.engine.fields import seen as s
from aedilis.engine.words import N_
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.formats import observed as o
from aedilis.games.carpe_diem.formats.entries import DEPOTS, DISTRICT, RETURNED
from aedilis.games.carpe_diem.generated import phases as p
from aedilis.games.carpe_diem.rules.player import Player
from aedilis.games.carpe_diem.rules.state import State

MOST_SCORE: Final = 180
LEAST_SCORE: Final = -40  # cards that are not fulfilled cost points
MOST_COINS: Final = 30
MOST_BREAD: Final = 20
MOST_WARES: Final = 20
MOST_STORED: Final = 20
MOST_FINISHED: Final = 15
MOST_DUE: Final = 20
MOST_CHIMNEYS: Final[int] = max(c.CHIMNEYS)
MOST_IN_DISTRICT: Final = 30  # chimneys
MOST_OF_A_KIND: Final[int] = max(
    [sum([c.SHOWN[tile].count(kind) for tile in stock]) for stock in c.STOCKS for kind in range(c.KINDS)]
)
MOST_ON_CARD: Final[int] = max([number for card in [*c.ASKED, *c.GIVEN] for number in card.values()])
MOST_CARDS: Final = 15  # in hand


class Person(f.Fields):
    show_turn = f.Shown(
        s.up_to(1, "decides", "whether this player has to decide now"),
        s.up_to(1, "turn", "whether it is this player's turn or scoring"),
        s.up_to(1, "starter", "whether this player is first in this stage"),
        s.up_to(MOST_SCORE, "score", "points as if the game ended now", LEAST_SCORE),
        s.one_of(c.MOST_SEATS, name="place", about="on the banderole track, from the front"),
        s.up_to(1, "to score", "whether this player is still to finish this scoring"),
    )
    gained = f.Number("points that scoring cards gave")
    failed = f.Number("scoring cards that were not fulfilled", 2 * c.STAGES)
    wares = f.Amounts(
        "in hand", c.WARE_IDS, start=[0] * c.WARES, spread=True, seen=s.row(MOST_WARES), seen_before="space"
    )
    coins = f.Number("in hand", seen=s.up_to(MOST_COINS))
    bread = f.Number("in hand", seen=s.up_to(MOST_BREAD))
    steps = f.Number("on the banderole track", c.LAST_STEP, seen=s.up_to(c.LAST_STEP), seen_before="coins")
    space = f.Number("where the figure stands", c.SPACES - 1, -1, shown_from=0, seen=s.one_of(c.SPACES))
    tableau = f.Card("EMPTY before it is dealt", c.TABLEAU_IDS, none="-")
    frame = f.CardRow("pieces above, to the right, below, to the left", c.FRAME_IDS, shared=True, longest=c.SIDES)
    stored = f.Cards("tiles that were not built", c.TILE_IDS, shared=True, unordered=True, seen=s.how_many(MOST_STORED))
    cards = f.Cards(
        "in hand",
        c.FACES,
        shared=True,
        unordered=True,
        key="fountain_cards",
        seen=s.counts(MOST_CARDS, c.KINDS + 1, o.FOUNTAINS, "fountain cards"),
    )
    show_discs = f.Shown(s.marks(c.CIRCLES, name="discs", about="of this player"))
    cells = f.Numbers(
        "a laid tile (tile * SIDES + quarter turns), or EMPTY", key="district", start=[c.EMPTY] * c.CELLS, text=DISTRICT
    )

    edges = f.Derived(
        "[side * EDGES + edge]: cells whose tile has that edge on that side", list[int], start=[0] * (c.SIDES * c.EDGES)
    )
    finished = f.Derived(
        "objects of each kind", list[int], start=[0] * c.KINDS, seen=s.row(MOST_FINISHED, names=c.KIND_IDS)
    )
    chimneys = f.Derived("in the whole district", seen=s.up_to(MOST_IN_DISTRICT))
    villas = f.Derived("points of finished villas")
    tasks = f.Derived("the task numbers of the frame", tuple[int, ...])
    show_tasks = f.Shown(
        s.marks(names=o.TASKS, name="tasks", about="of the frame; lines are numbered as the row or column after them")
    )
    met = f.Derived("tasks that are met", seen=s.marks(c.TASKS))
    occupied = f.Derived("cells with a tile", seen=s.marks(c.CELLS, c.CELL_NAMES, "taken"))
    frontier = f.Derived("free cells beside a tile")
    show_free = f.Shown(
        s.marks(names=c.CELL_NAMES, name="free", about="cells beside a tile, or where the first one goes")
    )
    banderoles = f.Derived("that are still there", seen=s.marks(c.CELLS, c.CELL_NAMES))
    show_objects = f.Shown(
        s.marks(names=o.OVER_LINES, name="lines", about="what leads over the lines between cells, from either side"),
        s.marks(names=c.CELL_NAMES, name="ends", about="free cells that something unfinished leads to"),
        s.marks(names=o.SINGLES, name="singles", about="objects of a single tile"),
        s.counts(MOST_CHIMNEYS, names=c.CELL_NAMES, name="villas", about="chimneys of villas"),
    )


class Table(f.TableFields):
    """Seats are in clockwise order."""

    last_in_text: ClassVar = ("box", "variants", "turn", "player")

    # the flow; what the rulebook calls phases are stages here
    phase = f.Choice(
        "what is being decided, in the order of `phases.py`", p.NAMES, key="decision", seen=s.one_of(p.END + 1)
    )
    stage = f.Number("which of the four it is, 0 during the set-up", c.STAGES, seen=s.up_to(c.STAGES))
    round = f.Composed("", int, State.round_in_stage)
    starter = f.Number("start player of the first stage", lambda seats: seats - 1)
    order = f.Numbers(
        "seats on the banderole track, from the front; those on top of a stack before those below",
        lambda seats: seats - 1,
        shared=True,
        key="track",
        start=lambda seats: tuple(range(seats - 1, -1, -1)),
    )

    # what is not dealt
    box_frames = f.CardSet("", c.FRAME_IDS, key="frames", inside="box", start=(1 << c.FRAMES) - 1)
    box_tableaus = f.CardSet("", c.TABLEAU_IDS, key="tableaus", inside="box", start=(1 << c.TABLEAUS) - 1)
    box_cards = f.CardSet("", c.CARD_IDS, key="cards", inside="box", start=(1 << c.CARDS) - 1)

    # a turn
    turn = f.Number(
        "whose turn or scoring it is, also while chance decides", lambda seats: seats - 1, key="seat", inside="turn"
    )
    turns = f.Number(
        "finished in this stage", lambda seats: c.ROUNDS * seats, inside="turn", seen=s.up_to(c.ROUNDS * c.MOST_SEATS)
    )
    gap = f.Number("how many were dealt of what is being laid out", c.SLOTS - 1, inside="turn")
    tile = f.Card("to be built", c.TILE_IDS, none="-", inside="turn")
    show_tile = f.Shown(s.marks(names=o.TILE, name="tile", about="the tile to be built"))
    cell = f.Choice(
        "where the viewer builds it, or anybody the first tile, while it is turned",
        c.CELL_NAMES,
        none="-",
        inside="turn",
        seen=s.one_of(),
        prepared=True,
    )
    due = f.Amounts(
        "rewards that wait: wares of landscapes, or how many",
        c.KIND_IDS,
        inside="turn",
        start=[0] * c.KINDS,
        seen=s.row(MOST_DUE),
    )
    drawn = f.Cards(
        "fountain cards of which one goes back",
        c.FACES,
        shared=True,
        unordered=True,
        inside="turn",
        seen=s.counts(c.FOUNTAIN_CARDS, c.KINDS + 1, o.FOUNTAINS),
    )
    scorers = f.Numbers(
        "who has not finished this scoring, whoever is at it first", lambda seats: seats - 1, shared=True, inside="turn"
    )

    # common to all
    depots = f.Places(
        "by slot; those of a space stand together", c.SLOTS, c.TILE_IDS, start=[c.EMPTY] * c.SLOTS, text=DEPOTS
    )
    seals = f.Places("EMPTY where a tile was taken", c.SEALS, c.TILE_IDS, start=[c.EMPTY] * c.SEALS)
    show_tiles = f.Shown(
        s.marks(names=o.DEPOTS, name="depots", about="the tiles of the star"),
        s.marks(names=o.SEALS, name="seals", about="the tiles of the seal row"),
        s.counts(MOST_OF_A_KIND, names=o.STOCKS, name="stock", about="tiles left in the stocks"),
    )
    cards = f.Places("scoring cards", c.PLACES, c.CARD_IDS, start=[c.EMPTY] * c.PLACES)
    discs = f.Places("by circle: the seat, or EMPTY", c.CIRCLES, start=[c.EMPTY] * c.CIRCLES)
    stock = f.Stacks(
        "tiles that did not come out yet, in rising order",
        c.STOCK_NAMES,
        c.TILE_IDS,
        len(c.STOCK_NAMES),
        spread=True,
        start=[stock[:] for stock in c.STOCKS],
    )
    fountains = f.Cards(
        "fountain cards that the viewer cannot place",
        c.KIND_IDS,
        unordered=True,
        start=c.FOUNTAIN_STACK[:],
        seen=s.counts(max(c.FOUNTAIN_COPIES)),
    )
    returned = f.Numbers(
        "fountain cards laid under them, in order: seat * (KINDS + 1) + kind", shared=True, text=RETURNED
    )
    pack = f.CardSet("scoring cards that are in the game and not laid out yet", c.CARD_IDS)
    show_cards = f.Shown(
        s.counts(MOST_ON_CARD, names=o.CARDS, name="cards", about="what the scoring cards ask for and give"),
        s.marks(c.CIRCLES, name="circles", about="free to lay a disc on"),
    )

    # a scoring
    circle = f.Number(
        "where a disc was just laid", c.CIRCLES - 1, -1, shown_from=0, inside="turn", seen=s.one_of(c.CIRCLES)
    )
    unscored = f.Subset(
        "cards beside that disc that are not scored yet", c.PLACE_NUMBERS, inside="turn", seen=s.marks(c.PLACES)
    )
    fed = f.Subset(
        "cards beside that disc that were fulfilled with bread",
        c.PLACE_NUMBERS,
        key="loaves",
        inside="turn",
        seen=s.marks(c.PLACES),
    )
    paying = f.Number(
        "the card that is being paid", c.PLACES - 1, -1, shown_from=0, inside="turn", seen=s.one_of(c.PLACES)
    )
    kept = f.Amounts(
        "wares that the viewer keeps and pays coins for",
        c.WARE_IDS,
        shared=True,
        inside="turn",
        start=c.NO_WARES,
        seen=s.row(MOST_WARES),
        prepared=True,
    )

    # the variants
    second_edition = f.Variant(
        "variant: figures go round the ring",
        ("first-edition", "second-edition"),
        key="movement",
        title=N_("Moving on the star"),
        says=(N_("first edition"), N_("second edition")),
        seen=s.up_to(1),
    )
    any_size = f.Variant(
        "variant: landscapes can be of any size",
        (f"most-{c.MOST_TILES}", "any-size"),
        key="landscapes",
        title=N_("Size of a landscape"),
        says=(N_("at most {number} tiles"), N_("any")),
        seen=s.up_to(1),
    )
    in_rows = f.Variant(
        "variant: tasks are about rows and columns, and not about the lines between them",
        ("between", "rows"),
        key="frame-tasks",
        title=N_("Tasks of the frame"),
        says=(N_("across a line"), N_("in a row or column")),
        seen=s.up_to(1, "rows"),
    )
    largest = f.Derived("tiles in a landscape", start=c.MOST_TILES)

    lying = f.Derived("slots with a tile")
    stocked = f.Derived("spaces with tiles")

    players = f.People("in the order of their seats", Player, Person, key="player")
