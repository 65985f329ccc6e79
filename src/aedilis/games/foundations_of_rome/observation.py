"""What a seat sees of Foundations of Rome, as numbers to learn from."""

from __future__ import annotations

from typing import Final

from aedilis.engine.observation import BytesWriter, Observation, Part, choose, decides, mark, one_more, put, room
from aedilis.engine.position import OVER, Position
from aedilis.games.foundations_of_rome.components import (
    CARD_IDS,
    CARDS,
    CARDS_IN_PILE,
    CERES_CARDS,
    CERES_DECK,
    CIVIC_DIVISOR,
    CIVIC_POINTS,
    COUNT,
    EMPTY,
    ERAS,
    FAVOUR_TOKENS,
    FIRST_GARDEN,
    FIRST_MONUMENT,
    GARDEN_IDS,
    GARDEN_PER,
    GARDEN_POINTS,
    GARDENS,
    GOAL_IDS,
    GOALS,
    IDLE_ROUNDS,
    KIND_IDS,
    KINDS,
    LEVEL_NAMES,
    LEVELS,
    LOT_NAMES,
    LOTS,
    MONUMENT_IDS,
    MONUMENTS,
    MOST_LOT_MARKERS,
    MOST_SEATS,
    OFFERED_SILVER,
    PER,
    PILES,
    POINTS,
    POPULATION,
    PROPOSALS,
    ROLE_IDS,
    ROLES,
    SIDE,
    SILVER,
    SIZE,
    SLOTS,
    TURNS_IN_ERA,
    TYPE,
    TYPE_NAMES,
    WITHDRAWALS,
)
from aedilis.games.foundations_of_rome.geometry import HALF, LARGEST, LAY_NAMES, LAYS, PLACE_LOTS, PLACES
from aedilis.games.foundations_of_rome.phases import BY_ARCHITECT, BY_BACCHUS, END, FIRST_PLAYER
from aedilis.games.foundations_of_rome.player import KNOWN, OFFERED, UNKNOWN, Player
from aedilis.games.foundations_of_rome.position import FoundationsOfRome
from aedilis.games.foundations_of_rome.rules_trade import amount
from aedilis.games.foundations_of_rome.scoring import score_of
from aedilis.games.foundations_of_rome.worth import population_of

MOST_SCORE: Final = 250
MOST_SILVER: Final = 80
MOST_POPULATION: Final = 60
MOST_INCOME: Final = 40
MOST_ACTIONS: Final = 3
MOST_BRIBES: Final = 12
MOST_HELD: Final = 5
MOST_TOKENS: Final[int] = FAVOUR_TOKENS * MOST_SEATS
MOST_TILES: Final[int] = max(COUNT[FIRST_GARDEN:])  # of a kind in the bag, which is filled again once
MOST_OFFERED: Final[int] = sum(OFFERED_SILVER)
MOST_DEEDS: Final[int] = max([max(piles) for piles in PILES if piles])

# -- what stands where: planes of the board, one after the other -------------------------------------------------------

_COUNTED: Final = ("buildings", "citizens", "silver", "civic", "residential", "commercial")
MONUMENT: Final[int] = len(TYPE_NAMES)  # after one plane for each type
LARGE: Final[int] = MONUMENT + 1
WORTH: Final[int] = LARGE + 1
PRINTED: Final[int] = WORTH + 1
COUNTS: Final[int] = PRINTED + 1  # and the next ones, by what a civic building counts
JOINED: Final[int] = COUNTS + len(_COUNTED)  # to the right, then below
PLANES: Final[int] = JOINED + 2


def _signs(kind: int, level: int) -> list[int]:
    """What every lot of such a building shows, and where: index * 256 + number."""
    numbers = [0] * PLANES
    numbers[TYPE[kind]] = 1
    numbers[MONUMENT] = int(FIRST_MONUMENT <= kind < FIRST_GARDEN)
    numbers[LARGE] = SIZE[kind]
    numbers[WORTH] = POPULATION[level][kind] + SILVER[level][kind]
    numbers[PRINTED] = POINTS[kind]
    if kind >= FIRST_GARDEN and GARDEN_PER[kind] != EMPTY:
        numbers[COUNTS + GARDEN_PER[kind]] = 2 * GARDEN_POINTS[level]
    elif CIVIC_POINTS[kind]:
        numbers[COUNTS + PER[kind]] = 2 * CIVIC_POINTS[kind] // CIVIC_DIVISOR[kind]
    return [plane * LOTS * 256 + numbers[plane] for plane in range(PLANES) if numbers[plane]]


SIGNS: Final[list[list[int]]] = [_signs(kind, level) for level in range(LEVELS) for kind in range(KINDS)]
# By place: where it stands that a lot hangs together with the next one, or with the one below it.
JOINTS: Final[list[list[int]]] = [
    [JOINED * LOTS + lot for lot in PLACE_LOTS[place] if lot + 1 in PLACE_LOTS[place]]
    + [(JOINED + 1) * LOTS + lot for lot in PLACE_LOTS[place] if lot + SIDE in PLACE_LOTS[place]]
    for place in range(PLACES)
]


def _most(first: int, planes: int = 1) -> int:
    """The largest number in some planes."""
    return max([sign % 256 for signs in SIGNS for sign in signs if first <= sign // 256 // LOTS < first + planes])


def _lots(*planes: str) -> tuple[str, ...]:
    return tuple([f"{plane} {lot}" for plane in planes for lot in LOT_NAMES])


# -- the parts ---------------------------------------------------------------------------------------------------------

BACKS: Final[int] = CARDS + 1  # influence cards, and those that the viewer does not know
_CARDS: Final[tuple[str, ...]] = (*CARD_IDS, "unknown")
_GOALS: Final[tuple[str, ...]] = (*GOAL_IDS, "unknown")
_IN_MARKET: Final[tuple[str, ...]] = (*LOT_NAMES, *CARD_IDS)
_MARKET: Final[tuple[str, ...]] = tuple([f"slot {slot} {card}" for slot in range(SLOTS) for card in _IN_MARKET])
_TOKENS: Final = ("fresh given", "used given", "fresh asked", "used asked")

COMMON: Final[tuple[Part, ...]] = (
    Part("phase", END + 1, "what is being decided, in the order of `phases.py`"),
    Part("era", 1, "which of the three it is, 0 during the set-up", ERAS),
    Part("rounds", 1, "finished in this era", TURNS_IN_ERA),
    Part("ending", 1, "turns until the era is over, this one included, once its last deed is gone", MOST_SEATS + 1),
    Part("idle", 1, "turns in a row with nothing but income", IDLE_ROUNDS * MOST_SEATS),
    Part("actions", 1, "still to be taken in this turn", MOST_ACTIONS),
    Part("busy", 1, "whether something else than income was done in this turn"),
    Part("built", 1, "whether something was built in this turn"),
    Part("used card", 1, "whether an influence card was used in this turn"),
    Part("stolen", 1, "whether a lot was stolen in this turn"),
    Part("withdrawn", 1, "offers of this turn that were not made after all", WITHDRAWALS),
    Part("extra", BY_ARCHITECT, "an extra build", 1, ("by vulcan", "by the architect")),
    Part("lay", LAYS, "what the viewer is building, and how it is turned", 1, LAY_NAMES),
    Part("card", CARDS, "the influence card that is being used", 1, CARD_IDS),
    Part("lot", LOTS, "the lot that is in question", 1, LOT_NAMES),
    Part("threat", BY_BACCHUS, "that somebody has to answer", 1, ("theft", "mars", "bacchus")),
    Part("offered lots", LOTS, "to change hands, of both sides", 1, LOT_NAMES),
    Part("offered open cards", CARDS, "to change hands, of both sides", 1, CARD_IDS),
    Part("silver given", 1, "in an offer", MOST_OFFERED),
    Part("silver asked", 1, "in an offer", MOST_OFFERED),
    Part("offered tokens", len(_TOKENS), "favour tokens of an offer", MOST_TOKENS, _TOKENS),
    Part("market", len(_MARKET), "what lies in it, from the cheapest slot on", 1, _MARKET),
    Part("bribes", SLOTS, "silver of Ceres on it", MOST_BRIBES),
    Part("deeds left", 1, "in the market and the pile of this era", MOST_DEEDS),
    Part("pile", 1, "deeds in the pile of this era that nobody has seen", MOST_DEEDS),
    Part("cards in the pile", 1, "influence cards in it that nobody has seen", CARDS_IN_PILE),
    Part("returned deeds", LOTS, "that lie in the pile because Fortuna was used", 1, LOT_NAMES),
    Part("returned cards", CARDS, "that lie in the pile because Fortuna was used", 1, CARD_IDS),
    Part("unseen deeds", LOTS, "that the viewer cannot place", 1, LOT_NAMES),
    Part("unseen cards", CARDS, "influence cards that the viewer cannot place", 1, CARD_IDS),
    Part("spent cards", CARDS, "influence cards out of the game", 1, CARD_IDS),
    Part("monuments", MONUMENTS, "in the common supply", 1, MONUMENT_IDS),
    Part("goals", GOALS, "open to all", 1, GOAL_IDS),
    Part("types", MONUMENT * LOTS, "what type of building stands on each lot", 1, _lots(*TYPE_NAMES)),
    Part("monument lots", LOTS, "lots with monuments", 1, LOT_NAMES),
    Part("sizes", LOTS, "of the buildings on each lot", LARGEST, LOT_NAMES),
    Part("worth", LOTS, "population or silver of these, without what neighbours add", _most(WORTH), LOT_NAMES),
    Part("points", LOTS, "that these bring in every era", _most(PRINTED), LOT_NAMES),
    Part("civic points", len(_COUNTED) * LOTS, "half points for all of this around them",
         _most(COUNTS, len(_COUNTED)), _lots(*_COUNTED)),
    Part("joints", 2 * LOTS, "lots under one building with the next one, or that below", 1, _lots("next", "below")),
    Part("lots of ceres", LOTS, "with and without gardens", 1, LOT_NAMES),
    Part("deeds of ceres", LOTS, "her lots without a garden", 1, LOT_NAMES),
    Part("gardens", GARDENS, "of Ceres, by kind", 2 * MOST_TILES, GARDEN_IDS),
    Part("population of ceres", 1, "of all gardens", MOST_POPULATION),
    Part("points of ceres", 1, "as if the game ended now", MOST_SCORE),
    Part("deck of ceres", CERES_CARDS, "her cards not drawn yet", 1, CERES_DECK),
    Part("bag", GARDENS, "garden tiles not drawn yet", MOST_TILES, GARDEN_IDS),
    Part("with monuments", 1, "variant: monuments"),
    Part("draft", 1, "variant: deeds are drafted"),
    Part("favour", 1, "variant: favour tokens, trading and stealing"),
    Part("hidden goals", 1, "variant: everybody has a hidden goal"),
    Part("open goals", 1, "variant: there are goals for all"),
    Part("roles", 1, "variant: everybody has a role"),
    Part("influence", 1, "variant: influence cards"),
    Part("level", LEVELS, "variant: how strong Ceres is, where one plays against her", 1, LEVEL_NAMES),
)  # fmt: skip
EACH: Final[tuple[Part, ...]] = (
    Part("decides", 1, "whether this player has to decide now"),
    Part("turn", 1, "whether it is this player's turn"),
    Part("starter", 1, "whether this player went first"),
    Part("partner", 1, "whether this player is offered something, or has to answer a threat"),
    Part("proposals", 1, "offers made to this player in this turn", PROPOSALS),
    Part("score", 1, "points as if the game ended now, without the scoring of this era", MOST_SCORE),
    Part("silver", 1, "in hand", MOST_SILVER),
    Part("income", 1, "silver that an income brings", MOST_INCOME),
    Part("population", 1, "of all buildings", MOST_POPULATION),
    Part("spare markers", 1, "lots that can be taken before something is built", MOST_LOT_MARKERS),
    Part("fresh tokens", 1, "favour tokens to steal with", MOST_TOKENS),
    Part("used tokens", 1, "favour tokens that were used", MOST_TOKENS),
    Part("goal", GOALS + 1, "the hidden goal", 1, _GOALS),
    Part("goals to choose", GOALS, "that it is or was chosen from", 1, GOAL_IDS),
    Part("role", ROLES, "that this player has", 1, ROLE_IDS),
    Part("roles to choose", ROLES, "that it is chosen from", 1, ROLE_IDS),
    Part("architect", 1, "whether his extra build of this era is used"),
    Part("held cards", BACKS, "influence cards face down", MOST_HELD, _CARDS),
    Part("offered cards", BACKS, "those of them that are part of an offer", MOST_HELD, _CARDS),
    Part("open cards", CARDS, "influence cards that lie open for good", 1, CARD_IDS),
    Part("hand", LOTS, "deeds to choose from in the draft, as far as the viewer knows", 1, LOT_NAMES),
    Part("buildings", FIRST_GARDEN, "that stand, by kind", max(COUNT[:FIRST_GARDEN]), KIND_IDS[:FIRST_GARDEN]),
    Part("lots", LOTS, "with and without buildings", 1, LOT_NAMES),
    Part("marked", LOTS, "lots without a building", 1, LOT_NAMES),
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
        choose(into, LEVELS, view.level if view.solo else EMPTY)

    def fill_player(self, view: Position, seat: int, into: BytesWriter) -> None:
        assert isinstance(view, FoundationsOfRome)
        player = view.players[seat]
        put(into, decides(view, seat))
        put(into, 1 if view.turn == seat and view.era and view.seat != OVER else 0)
        put(into, 1 if view.starter == seat and view.phase != FIRST_PLAYER else 0)
        put(into, 1 if view.partner == seat else 0)
        put(into, view.proposals[seat] if view.proposals else 0, PROPOSALS)
        put(into, score_of(view, player), MOST_SCORE)
        put(into, player.silver, MOST_SILVER)
        put(into, view.income(player), MOST_INCOME)
        put(into, population_of(view, player), MOST_POPULATION)
        put(into, player.spare_markers(), MOST_LOT_MARKERS)
        put(into, player.fresh, MOST_TOKENS)
        put(into, player.used, MOST_TOKENS)
        choose(into, GOALS + 1, GOALS if player.goal == UNKNOWN else player.goal)
        mark(into, GOALS, player.goals)
        choose(into, ROLES, player.role)
        mark(into, ROLES, player.roles)
        put(into, player.architect)
        fill_held(player, into)
        mark(into, CARDS, player.opened)
        mark_lots(into, player.hand_lo, player.hand_hi)
        at = room(into, FIRST_GARDEN)
        for code in player.buildings:
            one_more(into, at + code % KINDS)
        mark_lots(into, player.lots_lo, player.lots_hi)
        mark_lots(into, player.marked_lo, player.marked_hi)


def mark_lots(into: BytesWriter, lo: int, hi: int) -> None:
    mark(into, HALF, lo)
    mark(into, HALF, hi)


def fill_turn(view: FoundationsOfRome, into: BytesWriter) -> None:
    """How far the game is, what was done in this turn, and what is being composed."""
    choose(into, END + 1, view.phase)
    put(into, view.era, ERAS)
    put(into, view.turns // view.takers(), TURNS_IN_ERA)
    put(into, view.ending, MOST_SEATS + 1)
    put(into, view.idle, IDLE_ROUNDS * MOST_SEATS)
    put(into, view.actions, MOST_ACTIONS)
    put(into, view.busy)
    put(into, view.built)
    put(into, view.used_card)
    put(into, view.stolen)
    put(into, view.withdrawn, WITHDRAWALS)
    choose(into, BY_ARCHITECT, view.extra - 1)
    choose(into, LAYS, view.lay)
    choose(into, CARDS, view.card)
    choose(into, LOTS, view.lot)
    choose(into, BY_BACCHUS, view.threat - 1)
    mark_lots(into, view.offer_lo, view.offer_hi)
    mark(into, CARDS, view.offer_opened)
    put(into, amount(view.silver_given), MOST_OFFERED)
    put(into, amount(view.silver_asked), MOST_OFFERED)
    for tokens in view.offer_tokens:
        put(into, tokens, MOST_TOKENS)
    room(into, len(_TOKENS) - len(view.offer_tokens))


def fill_cards(view: FoundationsOfRome, into: BytesWriter) -> None:
    """The market, and where all cards are."""
    at = room(into, len(_MARKET))
    for slot in range(len(view.row)):
        into[at + slot * (LOTS + CARDS) + view.row[slot]] = 1
    for bribes in view.bribes:
        put(into, bribes, MOST_BRIBES)
    room(into, SLOTS - len(view.bribes))
    put(into, view.deeds_left, MOST_DEEDS)
    put(into, view.pile_deeds, MOST_DEEDS)
    put(into, view.pile_cards, CARDS_IN_PILE)
    mark_lots(into, view.returned_lo, view.returned_hi)
    mark(into, CARDS, view.returned_cards)
    mark_lots(into, view.deck_lo, view.deck_hi)
    mark(into, CARDS, view.card_deck)
    mark(into, CARDS, view.spent)
    mark(into, MONUMENTS, view.monuments)
    mark(into, GOALS, view.open_goals)


def fill_board(view: FoundationsOfRome, into: BytesWriter) -> None:
    """The buildings of all, whose lots tell whose they are."""
    at = room(into, PLANES * LOTS)
    for city in view.cities:
        for code in city.buildings:
            signs = SIGNS[view.level * KINDS + code % KINDS]
            for lot in PLACE_LOTS[code // KINDS]:
                for sign in signs:
                    into[at + sign // 256 + lot] = sign % 256
            for joint in JOINTS[code // KINDS]:
                into[at + joint] = 1


def fill_ceres(view: FoundationsOfRome, into: BytesWriter) -> None:
    """All of this is 0 unless one plays against her."""
    if not view.solo:
        room(into, 2 * LOTS + 2 * GARDENS + 2 + CERES_CARDS)
        return
    ceres = view.ceres()
    mark_lots(into, ceres.lots_lo, ceres.lots_hi)
    mark_lots(into, ceres.marked_lo, ceres.marked_hi)
    at = room(into, GARDENS)
    for code in ceres.buildings:
        one_more(into, at + code % KINDS - FIRST_GARDEN)
    put(into, population_of(view, ceres), MOST_POPULATION)
    put(into, score_of(view, ceres), MOST_SCORE)
    mark(into, CERES_CARDS, view.ceres_deck)
    for tiles in view.bag:
        put(into, tiles, MOST_TILES)


def fill_held(player: Player, into: BytesWriter) -> None:
    at = room(into, 2 * BACKS)
    for entry in player.held:
        card = entry % KNOWN
        if card == UNKNOWN:
            card = CARDS
        one_more(into, at + card)
        if entry >= OFFERED:
            one_more(into, at + BACKS + card)


OBSERVATION: Final = View(COMMON, EACH, 2)  # since then an income has the Quaestor's silver in it
