"""All that lies on the table in Foundations of Rome, each thing declared once. After a change: `make generate`.

Sets of lots are large sets, others are bitmasks. What seldom changes is a tuple, which copies share.
"""

from __future__ import annotations

from typing import ClassVar, Final

from aedilis.engine import fields as f
from aedilis.engine.fields import seen as s
from aedilis.engine.large_sets import LargeSet
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.formats import entries as e
from aedilis.games.foundations_of_rome.generated import phases as p
from aedilis.games.foundations_of_rome.rules import codes
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules.player import Player

NONE: Final = "-"
NO_OR_YES: Final = ("no", "yes")
MOST: Final = 99_999  # of silver, points and turns, in texts
MOST_SCORE: Final = 250
MOST_SILVER: Final = 80
MOST_POPULATION: Final = 60
MOST_INCOME: Final = 40
MOST_ACTIONS: Final = 3
MOST_BRIBES: Final = 12
MOST_HELD: Final = 5
MOST_TOKENS: Final[int] = c.FAVOUR_TOKENS * c.MOST_SEATS
MOST_OF_A_KIND: Final[int] = max(c.COUNT[: c.FIRST_GARDEN])
MOST_TILES: Final[int] = max(c.COUNT[c.FIRST_GARDEN :])  # of a kind in the bag, which is filled again once
MOST_OFFERED: Final[int] = sum(c.OFFERED_SILVER)
MOST_DEEDS: Final[int] = max([max(piles) for piles in c.PILES if piles])
MOST_WORTH: Final[int] = max(
    [c.POPULATION[level][kind] + c.SILVER[level][kind] for level in range(c.LEVELS) for kind in range(c.KINDS)]
)
MOST_PRINTED: Final[int] = max(c.POINTS)
MOST_CIVIC: Final[int] = max(
    2 * max(c.GARDEN_POINTS), max([2 * c.CIVIC_POINTS[kind] // c.CIVIC_DIVISOR[kind] for kind in range(c.KINDS)])
)

GOALS: Final[tuple[str, ...]] = (*c.GOAL_IDS, "?")
GOALS_SEEN: Final[tuple[str, ...]] = (*c.GOAL_IDS, "unknown")
CARDS_SEEN: Final[tuple[str, ...]] = (*c.CARD_IDS, "unknown")
IN_MARKET: Final[tuple[str, ...]] = (*c.LOT_NAMES, *c.CARD_IDS)
MARKET: Final[tuple[str, ...]] = tuple([f"slot {slot} {card}" for slot in range(c.SLOTS) for card in IN_MARKET])
TYPES: Final[tuple[str, ...]] = tuple([f"{type} {lot}" for type in c.TYPE_NAMES for lot in c.LOT_NAMES])
COUNTED: Final = ("buildings", "citizens", "silver", "civic", "residential", "commercial")
COUNTED_AT: Final[tuple[str, ...]] = tuple([f"{what} {lot}" for what in COUNTED for lot in c.LOT_NAMES])
JOINTS: Final[tuple[str, ...]] = tuple([f"{where} {lot}" for where in ("next", "below") for lot in c.LOT_NAMES])
TRAY: Final[list[str]] = c.KIND_IDS[: c.FIRST_GARDEN]


class Person(f.Fields):
    show_turn = f.Shown(
        s.up_to(1, "decides", "whether this player has to decide now"),
        s.up_to(1, "turn", "whether it is this player's turn"),
        s.up_to(1, "starter", "whether this player went first"),
        s.up_to(1, "partner", "whether this player is offered something, or has to answer a threat"),
        s.up_to(c.PROPOSALS, "proposals", "offers made to this player in this turn"),
        s.up_to(MOST_SCORE, "score", "points as if the game ended now, without the scoring of this era"),
    )
    silver = f.Number("in hand", MOST, seen=s.up_to(MOST_SILVER))
    show_city = f.Shown(
        s.up_to(MOST_INCOME, "income", "silver that an income brings"),
        s.up_to(MOST_POPULATION, "population", "of all buildings"),
        s.up_to(c.MOST_LOT_MARKERS, "spare markers", "lots that can be taken before something is built"),
    )
    lots = f.LargeCardSet("with and without buildings", c.LOT_NAMES, seen=s.marks(), seen_before="marked")
    buildings = f.Numbers("place and kind of each, sorted", g.PLACES * c.KINDS - 1, shared=True, text=e.BUILDINGS)
    fresh = f.Number("favour tokens to steal with", MOST, seen=s.up_to(MOST_TOKENS, "fresh tokens"))
    used = f.Number("favour tokens that were used", MOST, seen=s.up_to(MOST_TOKENS, "used tokens"))
    booked = f.Numbers(
        "points by era and reason", MOST, len(codes.NO_POINTS), shared=True, start=codes.NO_POINTS, key="points"
    )
    goal = f.Card("the hidden goal", GOALS, NONE, seen=s.one_of(names=GOALS_SEEN))
    goals = f.CardSet("that it is or was chosen from", c.GOAL_IDS, seen=s.marks(name="goals to choose"))
    role = f.Card("that this player has", c.ROLE_IDS, NONE, seen=s.one_of())
    roles = f.CardSet("that it is chosen from", c.ROLE_IDS, seen=s.marks(name="roles to choose"))
    show_held = f.Shown(
        s.counts(MOST_HELD, names=CARDS_SEEN, name="held cards", about="influence cards face down"),
        s.counts(MOST_HELD, names=CARDS_SEEN, name="offered cards", about="those of them that are part of an offer"),
    )
    held = f.Numbers(
        "influence cards face down, sorted; see `player`", codes.ENTRIES - 1, shared=True, key="cards", text=e.HELD
    )
    opened = f.CardSet(
        "influence cards that lie open for good", c.CARD_IDS, key="open_cards", seen=s.marks(name="open cards")
    )
    architect = f.Flag("whether his extra build of this era is used", seen=s.up_to(1), seen_before="show_held")
    hand = f.LargeCardSet("deeds to choose from in the draft, as far as the viewer knows", c.LOT_NAMES, seen=s.marks())
    pick = f.Number("what was chosen together with others, until all have chosen", codes.HIDDEN, c.EMPTY)
    show_buildings = f.Shown(
        s.counts(MOST_OF_A_KIND, names=TRAY, name="buildings", about="that stand, by kind"),
    )

    marked = f.Derived("lots without a building", LargeSet, start=(0, 0), seen=s.marks(names=c.LOT_NAMES))
    cover = f.Derived("by lot: the building that stands there, else EMPTY", tuple[int, ...], start=(c.EMPTY,) * c.LOTS)
    blocked = f.Derived(
        "by size: lots under buildings of that size or larger", tuple[LargeSet, ...], start=((0, 0),) * (g.LARGEST + 1)
    )
    in_tray = f.Derived("lays of buildings in the tray", start=g.ALL_TRAY_LAYS)
    population = f.Derived("of all buildings, without what neighbours add")
    trade = f.Derived("silver of all buildings, without what neighbours add")
    neighbourly = f.Derived("how many of the buildings are worth more by their neighbours")
    fits = f.Derived("lays of the tray that fit somewhere, or STALE", start=codes.STALE)
    monument_fits = f.Derived("the same of the monuments in the supply", start=codes.STALE)


class Table(f.TableFields):
    """Seats are in clockwise order. Decks are sets: their order is decided when a card comes out."""

    last_in_text: ClassVar = ("pile", "turn", "offer", "ceres", "player")

    solo = f.Derived("whether one plays against Ceres", start=lambda seats: int(seats == 1))
    size = f.Derived("of the board", start=lambda seats: c.BOARD_SIZE[seats])

    # the flow
    phase = f.Choice(
        "what is being decided, in the order of `phases.py`", p.NAMES, key="decision", seen=s.one_of(p.END + 1)
    )
    together = f.Composed("", *e.TOGETHER)
    era = f.Number("which of the three it is, 0 during the set-up", c.ERAS, seen=s.up_to(c.ERAS))
    starter = f.Number("who goes first", lambda seats: seats - 1)
    turn = f.Number(
        "whose turn it is, also while others or chance decide; `seats` is Ceres",
        lambda seats: max(seats, 2) - 1,
        key="seat",
        inside="turn",
    )
    turns = f.Number("taken in this era", MOST)
    show_rounds = f.Shown(s.up_to(c.TURNS_IN_ERA, "rounds", "finished in this era"))
    ending = f.Number(
        "turns until the era is over, this one included, once its last deed is gone",
        lambda seats: max(seats, 2) + 1,
        seen=s.up_to(c.MOST_SEATS + 1),
    )
    idle = f.Number("turns in a row with nothing but income", MOST, seen=s.up_to(c.IDLE_ROUNDS * c.MOST_SEATS))
    dealt = f.Number("cards dealt so far of what is being dealt, or rounds of the draft", c.LOTS - 1)
    after = f.Choice("what comes after the market is full again", ("act", "next turn", "end turn"), key="afterwards")

    # this turn
    actions = f.Number("still to be taken in this turn", MOST, inside="turn", seen=s.up_to(MOST_ACTIONS))
    busy = f.Flag("whether something else than income was done in this turn", inside="turn", seen=s.up_to(1))
    built = f.Flag("whether something was built in this turn", inside="turn", seen=s.up_to(1))
    used_card = f.Flag("whether an influence card was used in this turn", inside="turn", seen=s.up_to(1))
    stolen = f.Flag("whether a lot was stolen in this turn", inside="turn", seen=s.up_to(1))
    proposals = f.Numbers(
        "by seat: offers made to it, if there are any",
        MOST,
        lambda seats: seats,
        shared=True,
        optional=True,
        inside="turn",
    )
    withdrawn = f.Number(
        "offers of this turn that were not made after all", c.WITHDRAWALS, inside="turn", seen=s.up_to(c.WITHDRAWALS)
    )

    # what is being composed or decided
    extra = f.Choice(
        "an extra build",
        ("vulcan", "architect"),
        NONE,
        inside="turn",
        prepared=True,
        seen=s.one_of(names=("by vulcan", "by the architect")),
    )
    chosen_lay = f.Choice(
        "what the viewer is building, and how it is turned",
        g.LAY_NAMES,
        NONE,
        key="building",
        inside="turn",
        prepared=True,
        seen=s.one_of(name="lay"),
    )
    card = f.Card(
        "the influence card that is being used", c.CARD_IDS, NONE, inside="turn", prepared=True, seen=s.one_of()
    )
    lot = f.Card("the lot that is in question", c.LOT_NAMES, NONE, inside="turn", prepared=True, seen=s.one_of())
    partner = f.Number(
        "who is offered something, or has to answer a threat",
        lambda seats: seats - 1,
        c.EMPTY,
        inside="turn",
        prepared=True,
    )
    threat = f.Choice(
        "that somebody has to answer", ("theft", "mars", "bacchus"), NONE, inside="turn", prepared=True, seen=s.one_of()
    )
    offer = f.LargeCardSet(
        "to change hands, of both sides",
        c.LOT_NAMES,
        key="lots",
        inside="offer",
        prepared=True,
        seen=s.marks(name="offered lots"),
    )
    offer_opened = f.CardSet(
        "to change hands, of both sides",
        c.CARD_IDS,
        key="open_cards",
        inside="offer",
        prepared=True,
        seen=s.marks(name="offered open cards"),
    )
    silver_given = f.Number("in an offer", MOST_OFFERED, inside="offer", prepared=True, seen=s.up_to(MOST_OFFERED))
    silver_asked = f.Number("in an offer", MOST_OFFERED, inside="offer", prepared=True, seen=s.up_to(MOST_OFFERED))
    offer_tokens = f.Numbers(
        "favour tokens of an offer",
        MOST,
        4,
        shared=True,
        optional=True,
        key="tokens",
        inside="offer",
        prepared=True,
        seen=s.short_row(
            MOST_TOKENS, names=("fresh given", "used given", "fresh asked", "used asked"), name="offered tokens"
        ),
    )

    # the market
    row = f.CardRow(
        "from the left: deeds by lot, influence cards from LOTS on", IN_MARKET, key="market", longest=c.SLOTS
    )
    show_market = f.Shown(s.marks(names=MARKET, name="market", about="what lies in it, from the cheapest slot on"))
    bribes = f.Numbers("silver of Ceres on it", MOST, key="", longest=c.SLOTS, seen=s.short_row(MOST_BRIBES, c.SLOTS))
    written_bribes = f.Composed("", *e.BRIBES, key="bribes")
    deeds_left = f.Number("in the market and the pile of this era", c.LOTS, seen=s.up_to(MOST_DEEDS))
    pile = f.Number(
        "of which shuffle the pile of this era is; 0 unless by Fortuna",
        codes.SHUFFLED + codes.SHUFFLES - 1,
        key="shuffle",
        inside="pile",
    )
    pile_deeds = f.Number(
        "deeds in the pile of this era that nobody has seen",
        c.LOTS,
        key="deeds",
        inside="pile",
        seen=s.up_to(MOST_DEEDS, "pile"),
    )
    pile_cards = f.Number(
        "influence cards in it that nobody has seen",
        c.CARDS,
        key="cards",
        inside="pile",
        seen=s.up_to(c.CARDS_IN_PILE, "cards in the pile"),
    )
    returned = f.LargeCardSet("that lie in the pile because Fortuna was used", IN_MARKET, inside="pile")
    show_returned = f.Shown(
        s.marks(names=c.LOT_NAMES, name="returned deeds", about="that lie in the pile because Fortuna was used"),
        s.marks(names=c.CARD_IDS, name="returned cards", about="that lie in the pile because Fortuna was used"),
    )
    deck = f.LargeCardSet(
        "that the viewer cannot place",
        c.LOT_NAMES,
        start=lambda seats: g.BOARD[c.BOARD_SIZE[seats]],
        seen=s.marks(name="unseen deeds"),
    )
    removed = f.LargeCardSet("deeds out of the game", c.LOT_NAMES)

    # other cards
    monuments = f.CardSet("in the common supply", c.MONUMENT_IDS, seen=s.marks())
    monument_deck = f.CardSet("not in play", c.MONUMENT_IDS, key="other_monuments")
    open_goals = f.CardSet("open to all", c.GOAL_IDS, seen=s.marks(name="goals"))
    goal_deck = f.CardSet("that the viewer cannot place", c.GOAL_IDS)
    role_deck = f.CardSet("that the viewer cannot place", c.ROLE_IDS)
    card_deck = f.CardSet(
        "influence cards that the viewer cannot place",
        c.CARD_IDS,
        seen=s.marks(name="unseen cards"),
        seen_before="monuments",
    )
    spent = f.CardSet(
        "influence cards out of the game", c.CARD_IDS, seen=s.marks(name="spent cards"), seen_before="monuments"
    )

    # the board, and Ceres
    show_board = f.Shown(
        s.marks(names=TYPES, name="types", about="what type of building stands on each lot"),
        s.marks(names=c.LOT_NAMES, name="monument lots", about="lots with monuments"),
        s.counts(g.LARGEST, names=c.LOT_NAMES, name="sizes", about="of the buildings on each lot"),
        s.counts(
            MOST_WORTH,
            names=c.LOT_NAMES,
            name="worth",
            about="population or silver of these, without what neighbours add",
        ),
        s.counts(MOST_PRINTED, names=c.LOT_NAMES, name="points", about="that these bring in every era"),
        s.counts(MOST_CIVIC, names=COUNTED_AT, name="civic points", about="half points for all of this around them"),
        s.marks(names=JOINTS, name="joints", about="lots under one building with the next one, or that below"),
    )
    show_ceres = f.Shown(
        s.marks(names=c.LOT_NAMES, name="lots of ceres", about="with and without gardens"),
        s.marks(names=c.LOT_NAMES, name="deeds of ceres", about="her lots without a garden"),
        s.counts(2 * MOST_TILES, names=c.GARDEN_IDS, name="gardens", about="of Ceres, by kind"),
        s.up_to(MOST_POPULATION, "population of ceres", "of all gardens"),
        s.up_to(MOST_SCORE, "points of ceres", "as if the game ended now"),
        s.marks(names=c.CERES_DECK, name="deck of ceres", about="her cards not drawn yet"),
        s.counts(MOST_TILES, names=c.GARDEN_IDS, name="bag", about="garden tiles not drawn yet"),
    )
    ceres_deck = f.CardSet(
        "her cards not drawn yet", c.CERES_DECK, key="", start=lambda seats: c.ALL_CERES_CARDS if seats == 1 else 0
    )
    bag = f.Numbers(
        "garden tiles not drawn yet",
        MOST,
        lambda seats: c.GARDENS if seats == 1 else 0,
        shared=True,
        key="",
        start=lambda seats: c.FULL_BAG if seats == 1 else (),
    )
    ceres_has = f.Composed("", *e.CERES, key="ceres")

    # the variants
    with_monuments = f.Variant("variant: monuments", NO_OR_YES, key="monuments", start=1, seen=s.up_to(1))
    draft = f.Variant("variant: deeds are drafted", NO_OR_YES, seen=s.up_to(1))
    favour = f.Variant("variant: favour tokens, trading and stealing", NO_OR_YES, seen=s.up_to(1))
    hidden_goals = f.Variant("variant: everybody has a hidden goal", NO_OR_YES, key="hidden-goals", seen=s.up_to(1))
    with_open_goals = f.Variant(
        "variant: there are goals for all", NO_OR_YES, key="open-goals", seen=s.up_to(1, "open goals")
    )
    with_roles = f.Variant("variant: everybody has a role", NO_OR_YES, key="roles", seen=s.up_to(1, "roles"))
    influence = f.Variant("variant: influence cards", NO_OR_YES, seen=s.up_to(1))
    level = f.Variant("how strong Ceres is", c.LEVEL_NAMES, key="ceres")
    show_level = f.Shown(
        s.one_of(names=c.LEVEL_NAMES, name="level", about="variant: how strong Ceres is, where one plays against her")
    )

    cities = f.People(
        "all who have buildings: the players, and alone against Ceres she is the last",
        Player,
        Person,
        lambda seats: max(seats, 2),
        key="player",
    )
    players = f.Derived("those of them who hold a seat", list[Player], start=[])
    idea = f.Derived("where a hurried player means to build: lay and lot, else EMPTY; no copy has it", start=c.EMPTY)
