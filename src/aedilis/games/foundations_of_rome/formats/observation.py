"""What a seat sees of Foundations of Rome, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine import large_sets as sets
from aedilis.engine.observation import BytesWriter, Observation, Part, choose, decides, mark, one_more, put, room
from aedilis.engine.position import OVER, Position
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules import phases as p
from aedilis.games.foundations_of_rome.rules.building_values import population_of
from aedilis.games.foundations_of_rome.rules.player import KNOWN, OFFERED, UNKNOWN, Player
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules.scoring import score_of
from aedilis.games.foundations_of_rome.rules.trade import amount

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

# -- what stands where: planes of the board, one after the other -------------------------------------------------------

_COUNTED: Final = ("buildings", "citizens", "silver", "civic", "residential", "commercial")
MONUMENT: Final[int] = len(c.TYPE_NAMES)  # after one plane for each type
LARGE: Final[int] = MONUMENT + 1
WORTH: Final[int] = LARGE + 1
PRINTED: Final[int] = WORTH + 1
COUNTS: Final[int] = PRINTED + 1  # and the next ones, by what a civic building counts
JOINED: Final[int] = COUNTS + len(_COUNTED)  # to the right, then below
PLANES: Final[int] = JOINED + 2


def _signs(kind: int, level: int) -> list[int]:
    """What every lot of such a building shows, and where: index * 256 + number."""
    numbers = [0] * PLANES
    numbers[c.TYPE[kind]] = 1
    numbers[MONUMENT] = int(c.FIRST_MONUMENT <= kind < c.FIRST_GARDEN)
    numbers[LARGE] = c.SIZE[kind]
    numbers[WORTH] = c.POPULATION[level][kind] + c.SILVER[level][kind]
    numbers[PRINTED] = c.POINTS[kind]
    if kind >= c.FIRST_GARDEN and c.GARDEN_PER[kind] != c.EMPTY:
        numbers[COUNTS + c.GARDEN_PER[kind]] = 2 * c.GARDEN_POINTS[level]
    elif c.CIVIC_POINTS[kind]:
        numbers[COUNTS + c.PER[kind]] = 2 * c.CIVIC_POINTS[kind] // c.CIVIC_DIVISOR[kind]
    return [plane * c.LOTS * 256 + numbers[plane] for plane in range(PLANES) if numbers[plane]]


SIGNS: Final[list[list[int]]] = [_signs(kind, level) for level in range(c.LEVELS) for kind in range(c.KINDS)]
# By place: where it stands that a lot hangs together with the next one, or with the one below it.
JOINTS: Final[list[list[int]]] = [
    [JOINED * c.LOTS + lot for lot in g.PLACE_LOTS[place] if lot + 1 in g.PLACE_LOTS[place]]
    + [(JOINED + 1) * c.LOTS + lot for lot in g.PLACE_LOTS[place] if lot + c.SIDE in g.PLACE_LOTS[place]]
    for place in range(g.PLACES)
]


def _most(first: int, planes: int = 1) -> int:
    """The largest number in some planes."""
    return max([sign % 256 for signs in SIGNS for sign in signs if first <= sign // 256 // c.LOTS < first + planes])


def _lots(*planes: str) -> tuple[str, ...]:
    return tuple([f"{plane} {lot}" for plane in planes for lot in c.LOT_NAMES])


# -- the parts ---------------------------------------------------------------------------------------------------------

BACKS: Final[int] = c.CARDS + 1  # influence cards, and those that the viewer does not know
_CARDS: Final[tuple[str, ...]] = (*c.CARD_IDS, "unknown")
_GOALS: Final[tuple[str, ...]] = (*c.GOAL_IDS, "unknown")
_IN_MARKET: Final[tuple[str, ...]] = (*c.LOT_NAMES, *c.CARD_IDS)
_MARKET: Final[tuple[str, ...]] = tuple([f"slot {slot} {card}" for slot in range(c.SLOTS) for card in _IN_MARKET])
_TOKENS: Final = ("fresh given", "used given", "fresh asked", "used asked")

COMMON: Final[tuple[Part, ...]] = (
    Part("phase", p.END + 1, "what is being decided, in the order of `phases.py`"),
    Part("era", 1, "which of the three it is, 0 during the set-up", c.ERAS),
    Part("rounds", 1, "finished in this era", c.TURNS_IN_ERA),
    Part("ending", 1, "turns until the era is over, this one included, once its last deed is gone", c.MOST_SEATS + 1),
    Part("idle", 1, "turns in a row with nothing but income", c.IDLE_ROUNDS * c.MOST_SEATS),
    Part("actions", 1, "still to be taken in this turn", MOST_ACTIONS),
    Part("busy", 1, "whether something else than income was done in this turn"),
    Part("built", 1, "whether something was built in this turn"),
    Part("used card", 1, "whether an influence card was used in this turn"),
    Part("stolen", 1, "whether a lot was stolen in this turn"),
    Part("withdrawn", 1, "offers of this turn that were not made after all", c.WITHDRAWALS),
    Part("extra", p.BY_ARCHITECT, "an extra build", 1, ("by vulcan", "by the architect")),
    Part("lay", g.LAYS, "what the viewer is building, and how it is turned", 1, g.LAY_NAMES),
    Part("card", c.CARDS, "the influence card that is being used", 1, c.CARD_IDS),
    Part("lot", c.LOTS, "the lot that is in question", 1, c.LOT_NAMES),
    Part("threat", p.BY_BACCHUS, "that somebody has to answer", 1, ("theft", "mars", "bacchus")),
    Part("offered lots", c.LOTS, "to change hands, of both sides", 1, c.LOT_NAMES),
    Part("offered open cards", c.CARDS, "to change hands, of both sides", 1, c.CARD_IDS),
    Part("silver given", 1, "in an offer", MOST_OFFERED),
    Part("silver asked", 1, "in an offer", MOST_OFFERED),
    Part("offered tokens", len(_TOKENS), "favour tokens of an offer", MOST_TOKENS, _TOKENS),
    Part("market", len(_MARKET), "what lies in it, from the cheapest slot on", 1, _MARKET),
    Part("bribes", c.SLOTS, "silver of Ceres on it", MOST_BRIBES),
    Part("deeds left", 1, "in the market and the pile of this era", MOST_DEEDS),
    Part("pile", 1, "deeds in the pile of this era that nobody has seen", MOST_DEEDS),
    Part("cards in the pile", 1, "influence cards in it that nobody has seen", c.CARDS_IN_PILE),
    Part("returned deeds", c.LOTS, "that lie in the pile because Fortuna was used", 1, c.LOT_NAMES),
    Part("returned cards", c.CARDS, "that lie in the pile because Fortuna was used", 1, c.CARD_IDS),
    Part("unseen deeds", c.LOTS, "that the viewer cannot place", 1, c.LOT_NAMES),
    Part("unseen cards", c.CARDS, "influence cards that the viewer cannot place", 1, c.CARD_IDS),
    Part("spent cards", c.CARDS, "influence cards out of the game", 1, c.CARD_IDS),
    Part("monuments", c.MONUMENTS, "in the common supply", 1, c.MONUMENT_IDS),
    Part("goals", c.GOALS, "open to all", 1, c.GOAL_IDS),
    Part("types", MONUMENT * c.LOTS, "what type of building stands on each lot", 1, _lots(*c.TYPE_NAMES)),
    Part("monument lots", c.LOTS, "lots with monuments", 1, c.LOT_NAMES),
    Part("sizes", c.LOTS, "of the buildings on each lot", g.LARGEST, c.LOT_NAMES),
    Part("worth", c.LOTS, "population or silver of these, without what neighbours add", _most(WORTH), c.LOT_NAMES),
    Part("points", c.LOTS, "that these bring in every era", _most(PRINTED), c.LOT_NAMES),
    Part("civic points", len(_COUNTED) * c.LOTS, "half points for all of this around them",
         _most(COUNTS, len(_COUNTED)), _lots(*_COUNTED)),
    Part("joints", 2 * c.LOTS, "lots under one building with the next one, or that below", 1, _lots("next", "below")),
    Part("lots of ceres", c.LOTS, "with and without gardens", 1, c.LOT_NAMES),
    Part("deeds of ceres", c.LOTS, "her lots without a garden", 1, c.LOT_NAMES),
    Part("gardens", c.GARDENS, "of Ceres, by kind", 2 * MOST_TILES, c.GARDEN_IDS),
    Part("population of ceres", 1, "of all gardens", MOST_POPULATION),
    Part("points of ceres", 1, "as if the game ended now", MOST_SCORE),
    Part("deck of ceres", c.CERES_CARDS, "her cards not drawn yet", 1, c.CERES_DECK),
    Part("bag", c.GARDENS, "garden tiles not drawn yet", MOST_TILES, c.GARDEN_IDS),
    Part("with monuments", 1, "variant: monuments"),
    Part("draft", 1, "variant: deeds are drafted"),
    Part("favour", 1, "variant: favour tokens, trading and stealing"),
    Part("hidden goals", 1, "variant: everybody has a hidden goal"),
    Part("open goals", 1, "variant: there are goals for all"),
    Part("roles", 1, "variant: everybody has a role"),
    Part("influence", 1, "variant: influence cards"),
    Part("level", c.LEVELS, "variant: how strong Ceres is, where one plays against her", 1, c.LEVEL_NAMES),
)  # fmt: skip
EACH: Final[tuple[Part, ...]] = (
    Part("decides", 1, "whether this player has to decide now"),
    Part("turn", 1, "whether it is this player's turn"),
    Part("starter", 1, "whether this player went first"),
    Part("partner", 1, "whether this player is offered something, or has to answer a threat"),
    Part("proposals", 1, "offers made to this player in this turn", c.PROPOSALS),
    Part("score", 1, "points as if the game ended now, without the scoring of this era", MOST_SCORE),
    Part("silver", 1, "in hand", MOST_SILVER),
    Part("income", 1, "silver that an income brings", MOST_INCOME),
    Part("population", 1, "of all buildings", MOST_POPULATION),
    Part("spare markers", 1, "lots that can be taken before something is built", c.MOST_LOT_MARKERS),
    Part("fresh tokens", 1, "favour tokens to steal with", MOST_TOKENS),
    Part("used tokens", 1, "favour tokens that were used", MOST_TOKENS),
    Part("goal", c.GOALS + 1, "the hidden goal", 1, _GOALS),
    Part("goals to choose", c.GOALS, "that it is or was chosen from", 1, c.GOAL_IDS),
    Part("role", c.ROLES, "that this player has", 1, c.ROLE_IDS),
    Part("roles to choose", c.ROLES, "that it is chosen from", 1, c.ROLE_IDS),
    Part("architect", 1, "whether his extra build of this era is used"),
    Part("held cards", BACKS, "influence cards face down", MOST_HELD, _CARDS),
    Part("offered cards", BACKS, "those of them that are part of an offer", MOST_HELD, _CARDS),
    Part("open cards", c.CARDS, "influence cards that lie open for good", 1, c.CARD_IDS),
    Part("hand", c.LOTS, "deeds to choose from in the draft, as far as the viewer knows", 1, c.LOT_NAMES),
    Part("buildings", c.FIRST_GARDEN, "that stand, by kind", MOST_OF_A_KIND, c.KIND_IDS[: c.FIRST_GARDEN]),
    Part("lots", c.LOTS, "with and without buildings", 1, c.LOT_NAMES),
    Part("marked", c.LOTS, "lots without a building", 1, c.LOT_NAMES),
)


class View(Observation):
    __slots__ = ()

    def fill_common(self, view: Position, into: BytesWriter) -> None:
        assert isinstance(view, FoundationsOfRome)
        fill_turn(view, into)
        fill_cards(view, into)
        fill_board(view, into)
        fill_ceres(view, into)
        put(into, view.with_monuments)
        put(into, view.draft)
        put(into, view.favour)
        put(into, view.hidden_goals)
        put(into, view.with_open_goals)
        put(into, view.with_roles)
        put(into, view.influence)
        choose(into, c.LEVELS, view.level if view.solo else c.EMPTY)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, FoundationsOfRome)
        player = view.players[seat]
        put(into, decides(view, seat))
        put(into, 1 if view.turn == seat and view.era and view.seat != OVER else 0)
        put(into, 1 if view.starter == seat and view.phase != p.FIRST_PLAYER else 0)
        put(into, 1 if view.partner == seat else 0)
        put(into, view.proposals[seat] if view.proposals else 0, c.PROPOSALS)
        put(into, score_of(view, player), MOST_SCORE)
        put(into, player.silver, MOST_SILVER)
        put(into, view.income(player), MOST_INCOME)
        put(into, population_of(view, player), MOST_POPULATION)
        put(into, player.spare_markers(), c.MOST_LOT_MARKERS)
        put(into, player.fresh, MOST_TOKENS)
        put(into, player.used, MOST_TOKENS)
        choose(into, c.GOALS + 1, c.GOALS if player.goal == UNKNOWN else player.goal)
        mark(into, c.GOALS, player.goals)
        choose(into, c.ROLES, player.role)
        mark(into, c.ROLES, player.roles)
        put(into, player.architect)
        fill_held(player, into)
        mark(into, c.CARDS, player.opened)
        mark_lots(into, player.hand)
        at = room(into, c.FIRST_GARDEN)
        for code in player.buildings:
            one_more(into, at + code % c.KINDS)
        mark_lots(into, player.lots)
        mark_lots(into, player.marked)


def mark_lots(into: BytesWriter, lots: sets.LargeSet) -> None:
    mark(into, sets.WORD, lots[0])
    mark(into, c.LOTS - sets.WORD, lots[1])


def fill_turn(view: FoundationsOfRome, into: BytesWriter) -> None:
    """How far the game is, what was done in this turn, and what is being composed."""
    choose(into, p.END + 1, view.phase)
    put(into, view.era, c.ERAS)
    put(into, view.turns // view.takers(), c.TURNS_IN_ERA)
    put(into, view.ending, c.MOST_SEATS + 1)
    put(into, view.idle, c.IDLE_ROUNDS * c.MOST_SEATS)
    put(into, view.actions, MOST_ACTIONS)
    put(into, view.busy)
    put(into, view.built)
    put(into, view.used_card)
    put(into, view.stolen)
    put(into, view.withdrawn, c.WITHDRAWALS)
    choose(into, p.BY_ARCHITECT, view.extra - 1)
    choose(into, g.LAYS, view.lay)
    choose(into, c.CARDS, view.card)
    choose(into, c.LOTS, view.lot)
    choose(into, p.BY_BACCHUS, view.threat - 1)
    mark_lots(into, view.offer)
    mark(into, c.CARDS, view.offer_opened)
    put(into, amount(view.silver_given), MOST_OFFERED)
    put(into, amount(view.silver_asked), MOST_OFFERED)
    for tokens in view.offer_tokens:
        put(into, tokens, MOST_TOKENS)
    room(into, len(_TOKENS) - len(view.offer_tokens))


def fill_cards(view: FoundationsOfRome, into: BytesWriter) -> None:
    """The market, and where all cards are."""
    at = room(into, len(_MARKET))
    for slot in range(len(view.row)):
        into[at + slot * (c.LOTS + c.CARDS) + view.row[slot]] = 1
    for bribes in view.bribes:
        put(into, bribes, MOST_BRIBES)
    room(into, c.SLOTS - len(view.bribes))
    put(into, view.deeds_left, MOST_DEEDS)
    put(into, view.pile_deeds, MOST_DEEDS)
    put(into, view.pile_cards, c.CARDS_IN_PILE)
    mark_lots(into, view.returned)
    mark(into, c.CARDS, view.returned_cards)
    mark_lots(into, view.deck)
    mark(into, c.CARDS, view.card_deck)
    mark(into, c.CARDS, view.spent)
    mark(into, c.MONUMENTS, view.monuments)
    mark(into, c.GOALS, view.open_goals)


def fill_board(view: FoundationsOfRome, into: BytesWriter) -> None:
    """The buildings of all, whose lots tell whose they are."""
    at = room(into, PLANES * c.LOTS)
    for city in view.cities:
        for code in city.buildings:
            signs = SIGNS[view.level * c.KINDS + code % c.KINDS]
            for lot in g.PLACE_LOTS[code // c.KINDS]:
                for sign in signs:
                    into[at + sign // 256 + lot] = sign % 256
            for joint in JOINTS[code // c.KINDS]:
                into[at + joint] = 1


def fill_ceres(view: FoundationsOfRome, into: BytesWriter) -> None:
    """All of this is 0 unless one plays against her."""
    if not view.solo:
        room(into, 2 * c.LOTS + 2 * c.GARDENS + 2 + c.CERES_CARDS)
        return
    ceres = view.ceres()
    mark_lots(into, ceres.lots)
    mark_lots(into, ceres.marked)
    at = room(into, c.GARDENS)
    for code in ceres.buildings:
        one_more(into, at + code % c.KINDS - c.FIRST_GARDEN)
    put(into, population_of(view, ceres), MOST_POPULATION)
    put(into, score_of(view, ceres), MOST_SCORE)
    mark(into, c.CERES_CARDS, view.ceres_deck)
    for tiles in view.bag:
        put(into, tiles, MOST_TILES)


def fill_held(player: Player, into: BytesWriter) -> None:
    at = room(into, 2 * BACKS)
    for entry in player.held:
        card = entry % KNOWN
        if card == UNKNOWN:
            card = c.CARDS
        one_more(into, at + card)
        if entry >= OFFERED:
            one_more(into, at + BACKS + card)


OBSERVATION: Final = View(COMMON, EACH, 2)  # since then an income has the Quaestor's silver in it
