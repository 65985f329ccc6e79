"""The components of Foundations of Rome, read once from components.toml into flat tables for the rules."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.components import digest, read

DATA: Final[dict[str, Any]] = read("aedilis.games.foundations_of_rome")
DIGEST: Final[str] = digest(DATA, no_rule=("name", "origin", "note", "colours", "ends"))
EMPTY: Final = -1

# -- the board: lots are numbered row by row, as on the largest one, whatever board is used ------------

SIDE: Final[int] = DATA["board"]["side"]
LOTS: Final[int] = SIDE * SIDE
LOT_NAMES: Final[list[str]] = [f"{chr(ord('A') + lot % SIDE)}{lot // SIDE + 1}" for lot in range(LOTS)]

# -- the players: by their number, where one plays against Ceres ---------------------------------------

_PLAYERS: Final[dict[str, Any]] = DATA["players"]
SEATS: Final[list[int]] = [int(number) for number in _PLAYERS]
FEWEST_SEATS: Final[int] = min(SEATS)
MOST_SEATS: Final[int] = max(SEATS)
BOARD_SIZE: Final[list[int]] = [0, *[_PLAYERS[str(seats)]["size"] for seats in SEATS]]
PILES: Final[list[list[int]]] = [[], *[_PLAYERS[str(seats)]["piles"] for seats in SEATS]]
MONUMENTS_IN_PLAY: Final[list[int]] = [0, *[_PLAYERS[str(seats)]["monuments"] for seats in SEATS]]
START_DEEDS: Final[int] = DATA["start"]["deeds"]
START_SILVER: Final[int] = DATA["start"]["silver"]
MORE_SILVER: Final[int] = DATA["start"]["more_silver"]
LOT_MARKERS: Final[int] = DATA["turn"]["lot_markers"]
MOST_LOT_MARKERS: Final[int] = DATA["limits"]["most_lot_markers"]
MONUMENT_MARKERS: Final[int] = DATA["monument_markers"]["of_each_player"]

# -- the market and a turn -----------------------------------------------------------------------------

PRICES: Final[list[int]] = DATA["market"]["prices"]
SLOTS: Final[int] = len(PRICES)
LEAST_PRICE: Final[int] = DATA["limits"]["least_price"]
BASE_INCOME: Final[int] = DATA["turn"]["income"]

# -- buildings: the kinds of the tray, then the monuments, then the gardens of Ceres -------------------

TYPE_NAMES: Final = ("residential", "commercial", "civic")
RESIDENTIAL: Final = 0
COMMERCIAL: Final = 1
CIVIC: Final = 2
_PER: Final = {"building": 0, "any": 0, "citizen": 1, "silver": 2, "civic": 3, "residential": 4, "commercial": 5}
PER_BUILDING: Final = 0
PER_CITIZEN: Final = 1
PER_SILVER: Final = 2
PER_CIVIC: Final = 3
PER_RESIDENTIAL: Final = 4
PER_COMMERCIAL: Final = 5
PERS: Final[int] = max(_PER.values()) + 1

_TRAY: Final[list[dict[str, Any]]] = DATA["tray"]["buildings"]
_MONUMENTS: Final[list[dict[str, Any]]] = DATA["monuments"]["buildings"]
_GARDENS: Final[list[dict[str, Any]]] = DATA["ceres"]["gardens"]
_KINDS: Final[list[dict[str, Any]]] = [*_TRAY, *_MONUMENTS, *_GARDENS]

TRAY_KINDS: Final[int] = len(_TRAY)
FIRST_MONUMENT: Final[int] = TRAY_KINDS
MONUMENTS: Final[int] = len(_MONUMENTS)
FIRST_GARDEN: Final[int] = FIRST_MONUMENT + MONUMENTS
GARDENS: Final[int] = len(_GARDENS)
KINDS: Final[int] = len(_KINDS)
KIND_IDS: Final[list[str]] = [kind["id"] for kind in _KINDS]
MONUMENT_IDS: Final[list[str]] = KIND_IDS[FIRST_MONUMENT:FIRST_GARDEN]
GARDEN_IDS: Final[list[str]] = KIND_IDS[FIRST_GARDEN:]
BUILDING_NAMES: Final[list[str]] = [kind["name"] for kind in (*_TRAY, *_MONUMENTS)]
COUNT: Final[list[int]] = [kind.get("count", 1) for kind in _KINDS]  # in a tray, or of garden tiles
TYPE: Final[list[int]] = [TYPE_NAMES.index(kind["type"]) for kind in _KINDS]
SHAPE_NAMES: Final[list[str]] = [name for name in DATA["shapes"] if name != "origin"]
SHAPE: Final[list[int]] = [SHAPE_NAMES.index(kind.get("shape", SHAPE_NAMES[0])) for kind in _KINDS]
SIZE: Final[list[int]] = [len(DATA["shapes"][SHAPE_NAMES[shape]]) for shape in SHAPE]
POINTS: Final[list[int]] = [kind.get("points", 0) for kind in _KINDS]  # of commercial buildings, in every era
CIVIC_POINTS: Final[list[int]] = [kind.get("civic", {}).get("points", 0) for kind in _KINDS]
CIVIC_DIVISOR: Final[list[int]] = [kind.get("civic", {}).get("divisor", 1) for kind in _KINDS]
PER: Final[list[int]] = [_PER[kind.get("civic", {}).get("per", "any")] for kind in _KINDS]

# -- the levels of Ceres: some gardens are worth more on the higher ones -------------------------------

LEVEL_NAMES: Final[tuple[str, ...]] = tuple(DATA["ceres"]["levels"])
LEVELS: Final[int] = len(LEVEL_NAMES)


def _by_level(type: int, name: str) -> list[list[int]]:
    """By level, what every kind of building has of population or silver without its neighbours."""
    return [
        [kind.get("values", [0] * LEVELS)[level] if "values" in kind and TYPE[number] == type else kind.get(name, 0)
         for number, kind in enumerate(_KINDS)]
        for level in range(LEVELS)
    ]  # fmt: skip


POPULATION: Final[list[list[int]]] = _by_level(RESIDENTIAL, "population")
SILVER: Final[list[list[int]]] = _by_level(COMMERCIAL, "silver")
GARDENS_AT_START: Final[list[int]] = DATA["ceres"]["gardens_at_start"]
GARDEN_POINTS: Final[list[int]] = DATA["ceres"]["civic_points"]
GARDEN_PER: Final[list[int]] = [_PER.get(kind.get("per", ""), EMPTY) for kind in _KINDS]
COMMERCIAL_GARDEN_POINTS: Final[int] = DATA["ceres"]["commercial_points"]
FACE_DOWN_POINTS: Final[int] = DATA["ceres"]["face_down_deed"]
BRIBE: Final[int] = DATA["ceres"]["bribe"]
MOST_BRIBE: Final[int] = DATA["ceres"]["most_bribe"]
CERES_DECK: Final[list[str]] = DATA["ceres"]["deck"]
CERES_CARDS: Final[int] = len(CERES_DECK)
ALL_CERES_CARDS: Final[int] = (1 << CERES_CARDS) - 1
FULL_BAG: Final[tuple[int, ...]] = tuple(COUNT[FIRST_GARDEN:])  # of garden tiles, by kind
CERES_BRIBES: Final[int] = CERES_DECK.index("bribe")
CERES_ENLARGES: Final[int] = CERES_DECK.index("enlarge")

# -- what monuments ask for and do ---------------------------------------------------------------------

NEEDS: Final[list[dict[str, int]]] = [monument.get("needs", {}) for monument in _MONUMENTS]
BORDER_SITE: Final[list[int]] = [int(kind.get("border", False)) for kind in _KINDS]
NEIGHBOURS_POINTS: Final[list[int]] = [kind.get("neighbours_get", {}).get("points", 0) for kind in _KINDS]
NEIGHBOURS_SILVER: Final[list[int]] = [kind.get("neighbours_get", {}).get("silver", 0) for kind in _KINDS]
SILVER_PER_NEIGHBOUR: Final[list[int]] = [kind.get("adjacent", {}).get("building", 0) for kind in _KINDS]
POPULATION_PER_CITIZEN: Final[list[int]] = [kind.get("adjacent", {}).get("citizen", 0) for kind in _KINDS]
ALL_MONUMENTS: Final[int] = (1 << MONUMENTS) - 1
NEEDS_NO_MARKERS: Final[list[int]] = [int(needs.get("no-lot-markers-outside-site", False)) for needs in NEEDS]

# -- scoring -------------------------------------------------------------------------------------------

ERAS: Final[int] = DATA["scoring"]["eras"]
LEADER_BONUS: Final[list[int]] = [0, *DATA["scoring"]["leader_bonus"]]  # by era, from 1 on
LOT_MARKER_POINTS: Final[int] = DATA["scoring"]["lot_marker"]
FAVOUR_TOKENS: Final[int] = DATA["favour"]["tokens"]
FRESH_POINTS: Final[int] = DATA["favour"]["fresh"]
USED_POINTS: Final[int] = DATA["favour"]["used"]
PROPOSALS: Final[int] = DATA["trading"]["proposals"]
WITHDRAWALS: Final[int] = DATA["trading"]["withdrawals"]
OFFERED_SILVER: Final[list[int]] = DATA["trading"]["silver"]
IDLE_ROUNDS: Final[int] = DATA["stalemate"]["idle_rounds"]
TURNS_IN_ERA: Final[int] = DATA["stalemate"]["turns"]

# -- goals ---------------------------------------------------------------------------------------------

_GOALS: Final[list[dict[str, Any]]] = DATA["goals"]["cards"]
GOALS: Final[int] = len(_GOALS)
GOAL_IDS: Final[list[str]] = [goal["id"] for goal in _GOALS]
GOAL_NAMES: Final[list[str]] = [goal["name"] for goal in _GOALS]
GOAL_METRIC: Final[list[str]] = [goal["metric"] for goal in _GOALS]
GOAL_POINTS: Final[list[int]] = [goal["points"] for goal in _GOALS]
GOAL_MOST: Final[list[int]] = [goal.get("most", EMPTY) for goal in _GOALS]
GOAL_LEAST: Final[list[list[int]]] = [
    [0, *goal["least"]] if isinstance(goal.get("least"), list) else [goal.get("least", 0)] * (MOST_SEATS + 1)
    for goal in _GOALS
]  # by the number of players
ALL_GOALS: Final[int] = (1 << GOALS) - 1
MONUMENT_GOALS: Final[int] = sum(1 << n for n, goal in enumerate(_GOALS) if goal.get("module") == "monuments")
GOALS_DEALT: Final[int] = DATA["cards"]["goals"]

# -- roles ---------------------------------------------------------------------------------------------

_ROLES: Final[list[dict[str, Any]]] = DATA["roles"]["cards"]
ROLES: Final[int] = len(_ROLES)
ROLE_IDS: Final[list[str]] = [role["id"] for role in _ROLES]
ROLE_NAMES: Final[list[str]] = [role["name"] for role in _ROLES]
_ROLE: Final[dict[str, Any]] = {role["id"]: role["effect"] for role in _ROLES}
ALL_ROLES: Final[int] = (1 << ROLES) - 1
MONUMENT_ROLES: Final[int] = sum(1 << n for n, role in enumerate(_ROLES) if role.get("module") == "monuments")
ROLES_DEALT: Final[int] = DATA["cards"]["roles"]
AEDILE: Final[int] = ROLE_IDS.index("aedile")
AEDILE_POINTS: Final[int] = _ROLE["aedile"]["points-per-civic-building"]
AEDILE_MOST: Final[int] = _ROLE["aedile"]["max"]
QUAESTOR: Final[int] = ROLE_IDS.index("quaestor")
QUAESTOR_SILVER: Final[int] = _ROLE["quaestor"]["extra-silver"]
CENSOR: Final[int] = ROLE_IDS.index("censor")
CENSOR_LIMIT: Final[int] = _ROLE["censor"]["lot-marker-limit"]
MERCHANT: Final[int] = ROLE_IDS.index("merchant")
MERCHANT_DISCOUNT: Final[list[int]] = [
    _ROLE["merchant"]["discount"] if slot + 1 in _ROLE["merchant"]["slots"] else 0 for slot in range(SLOTS)
]
LEGATE: Final[int] = ROLE_IDS.index("legate")
LEGATE_DISCOUNT: Final[int] = _ROLE["legate"]["discount"]
LEGATE_LOTS: Final[int] = _ROLE["legate"]["if-lot-adjacent-to-own-lots-min"]
ARCHITECT: Final[int] = ROLE_IDS.index("architect")
ARCHITECT_PRICE: Final[int] = _ROLE["architect"]["cost-silver"]
BUILDER: Final[int] = ROLE_IDS.index("builder")
TRIBUNE: Final[int] = ROLE_IDS.index("tribune")
TRIBUNE_POINTS: Final[int] = _ROLE["tribune"]["points"]
PATRICIAN: Final[int] = ROLE_IDS.index("patrician")
PATRICIAN_POINTS: Final[int] = _ROLE["patrician"]["points"]
PONTIFEX: Final[int] = ROLE_IDS.index("pontifex")
PONTIFEX_POINTS: Final[int] = _ROLE["pontifex"]["points"]
AUGUR: Final[int] = ROLE_IDS.index("augur")
AUGUR_PRICE: Final[int] = _ROLE["augur"]["may-buy-top-of-era-pile-unseen-for"]
CURATOR: Final[int] = ROLE_IDS.index("curator")
CURATOR_MARKER_POINTS: Final[int] = _ROLE["curator"]["extra-points-per-lot-marker"]
CURATOR_SILVER: Final[int] = 4  # a point for so much of it
CURATOR_SILVER_POINTS: Final[int] = _ROLE["curator"][f"points-per-full-{CURATOR_SILVER}-silver"]
KNIGHT: Final[int] = ROLE_IDS.index("knight")
KNIGHT_SILVER: Final[int] = _ROLE["knight"]["silver"]
BANKER: Final[int] = ROLE_IDS.index("banker")
BANKER_SILVER: Final[int] = _ROLE["banker"]["silver-eras-1-2"]
BANKER_POINTS: Final[int] = _ROLE["banker"]["points-era-3"]
SENATOR: Final[int] = ROLE_IDS.index("senator")
SENATOR_POINTS: Final[int] = _ROLE["senator"]["points"]

# -- influence cards -----------------------------------------------------------------------------------

_CARDS: Final[list[dict[str, Any]]] = DATA["influence"]["cards"]
CARDS: Final[int] = len(_CARDS)
CARD_IDS: Final[list[str]] = [card["id"] for card in _CARDS]
CARD_NAMES: Final[list[str]] = [card["name"] for card in _CARDS]
CARD_EFFECT: Final[dict[str, Any]] = {card["id"]: card["effect"] for card in _CARDS}
UNUSED_POINTS: Final[list[int]] = [card["unused"] for card in _CARDS]
ALL_CARDS: Final[int] = (1 << CARDS) - 1
CARDS_IN_PILE: Final[int] = DATA["cards"]["influence"]


def _timed(*timings: str) -> int:
    return sum(1 << number for number, card in enumerate(_CARDS) if card["timing"] in timings)


OWN_TURN_CARDS: Final[int] = _timed("own-turn", "permanent")
ERA_CARDS: Final[int] = _timed("era-scoring")
PERMANENT: Final[int] = _timed("permanent")
MERCURY: Final[int] = CARD_IDS.index("mercury")
MERCURY_SILVER: Final[int] = CARD_EFFECT["mercury"]["silver"]
JANUS: Final[int] = CARD_IDS.index("janus")
VULCAN: Final[int] = CARD_IDS.index("vulcan")
MARS: Final[int] = CARD_IDS.index("mars")
MARS_SILVER: Final[int] = CARD_EFFECT["mars"]["victim-silver-from-bank"]
JUNO: Final[int] = CARD_IDS.index("juno")
JUNO_POPULATION: Final[int] = 2  # a point for so much of it
JUNO_POINTS: Final[int] = CARD_EFFECT["juno"][f"points-per-{JUNO_POPULATION}-population"]
MINERVA: Final[int] = CARD_IDS.index("minerva")
NEPTUNE: Final[int] = CARD_IDS.index("neptune")
NEPTUNE_POINTS: Final[int] = CARD_EFFECT["neptune"]["points-per-own-building-touching-border"]
NEPTUNE_MOST: Final[int] = CARD_EFFECT["neptune"]["max"]
APOLLO: Final[int] = CARD_IDS.index("apollo")
DIANA: Final[int] = CARD_IDS.index("diana")
CERES: Final[int] = CARD_IDS.index("ceres")
CERES_POPULATION: Final[int] = CARD_EFFECT["ceres"]["population-this-scoring"]
VENUS: Final[int] = CARD_IDS.index("venus")
FORTUNA: Final[int] = CARD_IDS.index("fortuna")
BACCHUS: Final[int] = CARD_IDS.index("bacchus")
BACCHUS_SILVER: Final[int] = CARD_EFFECT["bacchus"]["take-silver-from-each-opponent"]
VESTA: Final[int] = CARD_IDS.index("vesta")
SATURN: Final[int] = CARD_IDS.index("saturn")
SATURN_SILVER: Final[int] = CARD_EFFECT["saturn"]["silver-value"]
POMONA: Final[int] = CARD_IDS.index("pomona")
POMONA_POPULATION: Final[int] = CARD_EFFECT["pomona"]["population"]
TERMINUS: Final[int] = CARD_IDS.index("terminus")
TERMINUS_MARKERS: Final[int] = CARD_EFFECT["terminus"]["lot-marker-limit-bonus"]
CONCORDIA: Final[int] = CARD_IDS.index("concordia")
CONCORDIA_POINTS: Final[int] = CARD_EFFECT["concordia"]["era-scoring-points"]
VICTORIA: Final[int] = CARD_IDS.index("victoria")
VICTORIA_SIZE: Final[int] = 4  # of a building that brings something
VICTORIA_POINTS: Final[int] = CARD_EFFECT["victoria"][f"era-scoring-points-per-building-size-at-least-{VICTORIA_SIZE}"]
PORTUNUS: Final[int] = CARD_IDS.index("portunus")
PORTUNUS_DISCOUNT: Final[int] = CARD_EFFECT["portunus"]["deed-discount"]


def _check() -> None:
    """Everything fits the tables, and a game can begin."""
    for seats in SEATS:
        deeds = BOARD_SIZE[seats] ** 2 - max(seats, 2) * START_DEEDS
        if sum(PILES[seats]) != deeds or len(PILES[seats]) != ERAS:
            raise ValueError(f"components.toml: the piles for {seats} do not hold the deeds that are left")
        if min(PILES[seats]) < SLOTS or BOARD_SIZE[seats] > SIDE:
            raise ValueError(f"components.toml: the board for {seats} does not fit")
    if [1 << step for step in range(len(OFFERED_SILVER))] != OFFERED_SILVER:
        raise ValueError("components.toml: silver is offered in steps that double from one on")
    if max(COUNT[:TRAY_KINDS]) > 3:
        raise ValueError("components.toml: a tray holds at most three of a kind")
    if GOALS - bin(MONUMENT_GOALS).count("1") < MOST_SEATS * (GOALS_DEALT + 1):
        raise ValueError("components.toml: too few goals")
    if ROLES - bin(MONUMENT_ROLES).count("1") < MOST_SEATS * ROLES_DEALT or CARDS < ERAS * CARDS_IN_PILE:
        raise ValueError("components.toml: too few roles or influence cards")


_check()
