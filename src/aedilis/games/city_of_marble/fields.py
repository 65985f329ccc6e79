"""All that lies on the table in City of Marble, each thing declared once. After a change: `make generate`.

What seldom changes is shared between copies. Kinds are those of districts, buildings and imperium tiles.
"""

from __future__ import annotations

from typing import ClassVar, Final

from aedilis.engine import fields as f
from aedilis.engine.fields import seen as s
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.formats import entries as e
from aedilis.games.city_of_marble.generated import phases as p
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules.player import Player

NONE: Final = "-"
FACES: Final = (*map(str, c.BRIDGE_VALUES), "?")  # of bridge tiles; one that is face down
MOST_SCORE: Final = 150
MOST_HAND: Final = 12
MOST_BUILDINGS: Final = 10
ROUND: Final = 6  # triangles round a site, and so the most structures
MOST_ACTIONS: Final[int] = max(c.ACTIONS_A_TURN, c.LAST_ACTIONS)
MOST_PIECES: Final[int] = max(c.START_PIECES, c.EXPAND_PIECES)
MOST_STACKED: Final[int] = max(c.DISTRICTS)
MOST_COPIES: Final[int] = max(c.BRIDGE_COPIES)
MOST_TILES: Final[int] = max(c.IMPERIUM_TILES)

WORTH: Final[tuple[str, ...]] = (*[f"value {value}" for value in c.BRIDGE_VALUES], "unknown")
OFF_BOARD: Final[tuple[str, ...]] = ("centre", *[f"imperium {kind}" for kind in c.KIND_IDS], "treasury")
WHERE: Final[tuple[str, ...]] = (*OFF_BOARD, *[f"on {kind}" for kind in c.KIND_IDS], *g.PLACE_NAMES)
STANDING: Final[tuple[str, ...]] = tuple([f"{number} {where}" for number in range(c.MAGISTRATES) for where in WHERE])
DISTRICTS: Final[tuple[str, ...]] = tuple([f"{kind} {place}" for kind in c.KIND_IDS for place in g.PLACE_NAMES])
AT_SITES: Final[tuple[str, ...]] = tuple([f"{kind} {site}" for kind in c.KIND_IDS for site in g.SITE_NAMES])
ENDS: Final[tuple[str, ...]] = tuple([f"{aqueduct} {end}" for aqueduct in c.AQUEDUCT_IDS for end in g.VERTEX_NAMES])


class Person(f.Fields):
    show_turn = f.Shown(
        s.up_to(1, "decides", "whether this player has to decide now"),
        s.up_to(1, "turn", "whether it is this player's turn"),
        s.up_to(1, "starter", "whether this player went first"),
    )
    coins = f.Number("in hand", seen=s.up_to(c.COINS))
    bridges = f.Row("bridge tiles", FACES, shared=True, unordered=True, seen=s.counts(c.BRIDGES, names=WORTH))
    hand = f.CountedCards(
        "districts that can be played", c.KIND_IDS, start=[c.START_DISTRICTS] * c.KINDS, seen=s.row(MOST_HAND)
    )
    drawn = f.CountedCards("districts that were drawn in this turn", c.KIND_IDS, seen=s.row(MOST_HAND))
    imperium = f.CountedCards("tiles", c.KIND_IDS, seen=s.row(MOST_TILES))
    buildings = f.Derived("commissioned", list[int], start=[0] * c.KINDS, seen=s.row(MOST_BUILDINGS, names=c.KIND_IDS))
    magistrates = f.Numbers(
        "by number: where they are; see `player`",
        size=c.MAGISTRATES,
        start=[c.EMPTY] * c.MAGISTRATES,
        text=e.MAGISTRATES,
    )
    show_magistrates = f.Shown(
        s.marks(names=STANDING, name="magistrates", about="where each of them is"),
        s.counts(
            c.MAGISTRATES, names=AT_SITES, name="influence", about="magistrates at each site on districts of each kind"
        ),
        s.marks(names=AT_SITES, name="built", about="own buildings"),
    )


class Table(f.TableFields):
    """Seats are in clockwise order."""

    last_in_text: ClassVar = ("bridge_tiles", "tapped", "city", "sites", "aqueducts", "variants", "turn", "player")

    # the flow
    phase = f.Choice(
        "what is being decided, in the order of `phases.py`", p.NAMES, key="decision", seen=s.one_of(p.END + 1)
    )
    starter = f.Number("who went first", lambda seats: seats - 1)
    turn = f.Number(
        "whose turn it is, also while others or chance decide", lambda seats: seats - 1, key="seat", inside="turn"
    )
    actions = f.Number(
        "left of this turn, the one being taken included", MOST_ACTIONS, inside="turn", seen=s.up_to(c.ACTIONS_A_TURN)
    )
    extra = f.Number("whether an action is to be taken for an imperium tile", 1, inside="turn", seen=s.up_to(1))
    last_turns = f.Number(
        "turns left once the end was triggered, this one included", lambda seats: seats, seen=s.up_to(c.MOST_SEATS)
    )
    first = f.Choice(
        "the district drawn first, while the second is to be drawn", c.KIND_IDS, NONE, inside="turn", seen=s.one_of()
    )
    kind = f.Choice(
        "of the district that the viewer plays, or whose effects are being resolved",
        c.KIND_IDS,
        NONE,
        inside="turn",
        seen=s.one_of(),
        prepared=True,
    )
    place = f.Choice("where that district lies", g.PLACE_NAMES, NONE, inside="turn", seen=s.one_of())
    aqueduct = f.Choice(
        "just begun, while its first pieces are laid", c.AQUEDUCT_IDS, NONE, inside="turn", seen=s.one_of()
    )
    pieces = f.Number(
        "of aqueducts that are still to be laid now", c.START_PIECES, inside="turn", seen=s.up_to(MOST_PIECES)
    )
    due = f.Row(
        "completed sites that are not resolved yet",
        g.SITE_NAMES,
        shared=True,
        unordered=True,
        once=True,
        inside="turn",
        seen=s.counts(1),
    )
    site = f.Choice("where magistrates may leave now", g.SITE_NAMES, NONE, inside="turn", seen=s.one_of())

    # common to all
    hills = f.CardRow("that were drawn", c.HILL_IDS, shared=True, unordered=True, once=True, seen=s.counts(1))
    stacks = f.CountedCards(
        "districts left",
        c.KIND_IDS,
        start=lambda seats: [number - seats * c.START_DISTRICTS for number in c.DISTRICTS],
        seen=s.row(MOST_STACKED),
    )
    bag = f.CountedCards(
        "values of bridge tiles that the viewer cannot place",
        c.BRIDGE_VALUES,
        start=c.BRIDGE_COPIES[:],
        key="bridge_tiles",
        seen=s.row(MOST_COPIES, c.VALUES),
    )
    bridges = f.Subset(
        "spaces whose tile is still there",
        range(c.BRIDGES),
        start=(1 << c.BRIDGES) - 1,
        key="bridge_spaces",
        text=e.BRIDGE_SPACES,
        seen=s.marks(c.BRIDGES),
    )
    laid = f.Numbers(
        "districts on the board as place * KINDS + kind, in rising order",
        g.PLACES * c.KINDS - 1,
        key="city",
        text=e.CITY,
    )
    sites = f.Numbers("by site: what stands there; see `state`", start=[c.EMPTY] * g.SITES, text=e.SITES)
    paths = f.Rows(
        "by aqueduct: its vertices from the source on; none if it was not begun",
        c.AQUEDUCT_IDS,
        g.VERTEX_NAMES,
        start=[[] for _ in range(c.AQUEDUCTS)],
        key="aqueducts",
    )
    show_board = f.Shown(
        s.marks(names=DISTRICTS, name="districts", about="on the board"),
        s.marks(names=g.SITE_NAMES, name="fountains", about="on the board"),
        s.row(ROUND, names=g.SITE_NAMES, name="covered", about="triangles round a site"),
        s.row(ROUND, names=g.SITE_NAMES, name="structures", about="that meet at a site"),
        s.marks(names=g.VERTEX_NAMES, name="water", about="where an aqueduct runs or begins"),
        s.marks(names=ENDS, name="ends", about="how far aqueducts have come"),
        s.row(c.PIECES, names=c.AQUEDUCT_IDS, name="lengths", about="pieces of aqueducts"),
    )
    tapped = f.CardSet("aqueducts that end at a fountain which gave its coin", c.AQUEDUCT_IDS, seen=s.marks())
    show_scores = f.Shown(
        s.row(
            MOST_SCORE,
            c.MOST_SEATS,
            name="scores",
            about="points as if the game ended now, the viewer's first, then clockwise",
        )
    )

    hills_rule = f.Variant(
        "variant: what hills do to sites",
        ("close", "count", "open"),
        key="hills",
        title=N_("Hills at sites"),
        says=(N_("close the site"), N_("count as a district"), N_("leave it open")),
        seen=s.one_of(),
    )
    barred = f.Variant(
        "variant: spaces of other hills cannot be built on",
        ("land", "barred"),
        key="hill-spaces",
        title=N_("Places of other hills"),
        says=(N_("free land"), N_("barred")),
        seen=s.up_to(1),
    )
    shortage = f.Variant(
        "variant: what can run out",
        ("imperium", "everything", "nothing"),
        title=N_("What can run out"),
        says=(N_("imperium tiles"), N_("everything"), N_("nothing")),
        seen=s.one_of(),
    )
    every_piece = f.Variant(
        "variant: every piece at a fountain brings a coin",
        ("once", "every-piece"),
        key="coins",
        title=N_("Coins for fountains"),
        says=(N_("once a fountain"), N_("for every piece")),
        seen=s.up_to(1),
    )
    along_edges = f.Variant(
        "variant: fountains are beside a building along edges only",
        ("near", "along-edges"),
        key="fountains",
        title=N_("Fountains beside buildings"),
        says=(N_("one side away"), N_("along districts")),
        seen=s.up_to(1),
    )

    free = f.Derived("places where nothing lies", start=g.ALL_PLACES)
    legal_places = f.Derived("those of them that share an edge with a hill or a district")
    ground = f.Derived("by vertex; see `state`", list[int], start=[0] * g.VERTICES)

    players = f.People("in the order of their seats", Player, Person, key="player")
