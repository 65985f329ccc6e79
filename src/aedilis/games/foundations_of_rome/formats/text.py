"""A position of Foundations of Rome as readable data, and back."""

from __future__ import annotations

from typing import Any, Final, cast

from aedilis.engine import large_sets as sets
from aedilis.engine.bits import members
from aedilis.engine.errors import TextError
from aedilis.engine.position import Position
from aedilis.engine.text import (
    DECISION_SHAPE,
    NONE,
    card_named,
    check_number,
    check_shape,
    describe_decision,
    index_of,
    named,
    read_decision,
    set_of,
    variants_shape,
    within,
)
from aedilis.engine.words import N_
from aedilis.games.foundations_of_rome.data import components as c
from aedilis.games.foundations_of_rome.formats.checks import check, check_options
from aedilis.games.foundations_of_rome.rules import geometry as g
from aedilis.games.foundations_of_rome.rules import phases as p
from aedilis.games.foundations_of_rome.rules.player import (
    ANYBODY,
    HIDDEN,
    KNOWN,
    OFFERED,
    REASONS,
    UNKNOWN,
    Player,
    building,
    known_by,
)
from aedilis.games.foundations_of_rome.rules.position import FoundationsOfRome

AFTERWARDS: Final = ["act", "next turn", "end turn"]
EXTRAS: Final = [NONE, "vulcan", "architect"]
THREATS: Final = [NONE, "theft", "mars", "bacchus"]
IN_MARKET: Final = [*c.LOT_NAMES, *c.CARD_IDS]
UNSEEN_NAME: Final = "?"
MOST: Final = 100_000


# -- writing -------------------------------------------------------------------------------------------


def describe(position: Position) -> dict[str, Any]:
    at = cast(FoundationsOfRome, position)
    return {
        **describe_decision(at, p.NAMES[at.phase]),
        "together": members(at.together),
        "era": at.era,
        "starter": at.starter,
        "turns": at.turns,
        "ending": at.ending,
        "idle": at.idle,
        "dealt": at.dealt,
        "afterwards": AFTERWARDS[at.after],
        "market": [IN_MARKET[card] for card in at.row],
        "bribes": at.bribes[:],
        "deeds_left": at.deeds_left,
        "deck": g.lot_names(at.deck),
        "removed": g.lot_names(at.removed),
        "monuments": named(c.MONUMENT_IDS, at.monuments),
        "other_monuments": named(c.MONUMENT_IDS, at.monument_deck),
        "open_goals": named(c.GOAL_IDS, at.open_goals),
        "goal_deck": named(c.GOAL_IDS, at.goal_deck),
        "role_deck": named(c.ROLE_IDS, at.role_deck),
        "card_deck": named(c.CARD_IDS, at.card_deck),
        "spent": named(c.CARD_IDS, at.spent),
        "variants": describe_variants(at),
        "pile": {
            "shuffle": at.pile,
            "deeds": at.pile_deeds,
            "cards": at.pile_cards,
            "returned": [*g.lot_names(at.returned), *named(c.CARD_IDS, at.returned_cards)],
        },
        "turn": describe_turn(at),
        "offer": describe_offer(at),
        "ceres": describe_ceres(at) if at.solo else {},
        "player": [describe_player(player) for player in at.players],
    }


def _name(names: list[str], number: int) -> str:
    return NONE if number == c.EMPTY else UNSEEN_NAME if number == UNKNOWN else names[number]


def describe_variants(at: FoundationsOfRome) -> dict[str, str]:
    switches = {
        "monuments": at.with_monuments,
        "draft": at.draft,
        "favour": at.favour,
        "hidden-goals": at.hidden_goals,
        "open-goals": at.with_open_goals,
        "roles": at.with_roles,
        "influence": at.influence,
    }
    return {**{name: "yes" if on else "no" for name, on in switches.items()}, "ceres": c.LEVEL_NAMES[at.level]}


def describe_turn(at: FoundationsOfRome) -> dict[str, Any]:
    return {
        "seat": at.turn,
        "actions": at.actions,
        "busy": bool(at.busy),
        "built": bool(at.built),
        "used_card": bool(at.used_card),
        "stolen": bool(at.stolen),
        "proposals": list(at.proposals),
        "withdrawn": at.withdrawn,
        "extra": EXTRAS[at.extra],
        "building": NONE if at.lay == c.EMPTY else g.LAY_NAMES[at.lay],
        "card": NONE if at.card == c.EMPTY else c.CARD_IDS[at.card],
        "lot": NONE if at.lot == c.EMPTY else c.LOT_NAMES[at.lot],
        "partner": at.partner,
        "threat": THREATS[at.threat],
    }


def describe_offer(at: FoundationsOfRome) -> dict[str, Any]:
    """The silver is a set of the amounts that add up."""
    return {
        "lots": g.lot_names(at.offer),
        "open_cards": named(c.CARD_IDS, at.offer_opened),
        "silver_given": at.silver_given,
        "silver_asked": at.silver_asked,
        "tokens": list(at.offer_tokens),
    }


def describe_ceres(at: FoundationsOfRome) -> dict[str, Any]:
    ceres = at.ceres()
    return {
        "deck": named(c.CERES_DECK, at.ceres_deck),
        "bag": list(at.bag),
        "lots": g.lot_names(ceres.lots),
        "gardens": [describe_building(code) for code in ceres.buildings],
        "points": list(ceres.booked),
    }


def describe_player(player: Player) -> dict[str, Any]:
    pick = player.pick
    return {
        "silver": player.silver,
        "lots": g.lot_names(player.lots),
        "buildings": [describe_building(code) for code in player.buildings],
        "fresh": player.fresh,
        "used": player.used,
        "points": list(player.booked),
        "goal": _name(c.GOAL_IDS, player.goal),
        "goals": named(c.GOAL_IDS, player.goals),
        "role": _name(c.ROLE_IDS, player.role),
        "roles": named(c.ROLE_IDS, player.roles),
        "cards": [describe_card(entry) for entry in player.held],
        "open_cards": named(c.CARD_IDS, player.opened),
        "architect": bool(player.architect),
        "hand": g.lot_names(player.hand),
        "pick": pick,
    }


def describe_building(code: int) -> str:
    """Which, its first lot, and how it is turned where that matters."""
    place, kind = code // c.KINDS, code % c.KINDS
    name = f"{c.KIND_IDS[kind]} {c.LOT_NAMES[g.PLACE_ANCHOR[place]]}"
    if len(g.TURNS_OF_SHAPE[c.SHAPE[kind]]) == 1:
        return name
    return f"{name} {g.TURN_DEGREES[g.PLACE_TURN[place]]}"


def describe_card(entry: int) -> str:
    """A card that lies face down, and which seats know it unless all do."""
    name = _name(c.CARD_IDS, entry % KNOWN)
    if not known_by(entry) & ANYBODY:
        name += ":" + ",".join(map(str, members(known_by(entry))))
    return f"{name} offered" if entry >= OFFERED else name


# -- reading -------------------------------------------------------------------------------------------

CARDS: Final = [str]
PLAYER_SHAPE: Final = {
    "silver": int, "lots": CARDS, "buildings": CARDS, "fresh": int, "used": int, "points": [int], "goal": str,
    "goals": CARDS, "role": str, "roles": CARDS, "cards": CARDS, "open_cards": CARDS, "architect": bool,
    "hand": CARDS, "pick": int,
}  # fmt: skip
CERES_SHAPE: Final = {"deck": CARDS, "bag": [int], "lots": CARDS, "gardens": CARDS, "points": [int]}
SHAPE_OF_TEXT: Final = {
    **DECISION_SHAPE, "together": [int], "era": int, "starter": int, "turns": int, "ending": int, "idle": int,
    "dealt": int, "afterwards": str, "market": CARDS, "bribes": [int], "deeds_left": int, "deck": CARDS,
    "removed": CARDS, "monuments": CARDS, "other_monuments": CARDS, "open_goals": CARDS, "goal_deck": CARDS,
    "role_deck": CARDS, "card_deck": CARDS, "spent": CARDS, "variants": variants_shape(c.VARIANTS),
    "pile": {"shuffle": int, "deeds": int, "cards": int, "returned": CARDS},
    "turn": {
        "seat": int, "actions": int, "busy": bool, "built": bool, "used_card": bool, "stolen": bool,
        "proposals": [int], "withdrawn": int, "extra": str, "building": str, "card": str, "lot": str, "partner": int,
        "threat": str,
    },
    "offer": {"lots": CARDS, "open_cards": CARDS, "silver_given": int, "silver_asked": int, "tokens": [int]},
    "ceres": {},
    "player": [PLAYER_SHAPE],
}  # fmt: skip


def parse(data: dict[str, Any]) -> FoundationsOfRome:
    check_shape(data, SHAPE_OF_TEXT, "")
    seats = data["seats"]
    index_of(range(c.FEWEST_SEATS, c.MOST_SEATS + 1), seats, "seats")
    check_number(data, "player", seats)
    for name, values in c.VARIANTS.items():
        index_of(values, data["variants"][name], name)
    position = FoundationsOfRome()
    position.lay_out(seats, data["variants"])
    read_decision(position, data)
    _lay_table(position, data)
    _set_turn(position, data["turn"])
    _set_offer(position, data["offer"])
    if position.solo:
        check_shape(data["ceres"], CERES_SHAPE, "ceres")
        _lay_gardens(position, data["ceres"])
    for player, own in zip(position.players, data["player"], strict=True):
        _give(position, player, own)
    check(position)
    position.reopen()
    check_options(position)
    return position


def _lots(names: list[str]) -> sets.LargeSet:
    return sets.from_mask(set_of(c.LOT_NAMES, names))


def _number(names: list[str], name: str) -> int:
    return c.EMPTY if name == NONE else UNKNOWN if name == UNSEEN_NAME else card_named(names, name)


def _amounts(numbers: list[int], name: str) -> list[int]:
    return [within(number, MOST, name) for number in numbers]


def _lay_table(at: FoundationsOfRome, data: dict[str, Any]) -> None:
    at.phase = index_of(p.NAMES, data["decision"], "decision")
    at.together = sum(1 << within(seat, at.seats, "together") for seat in set(data["together"]))
    at.era = within(data["era"], c.ERAS + 1, "era")
    at.starter = within(data["starter"], at.seats, "starter")
    at.turns = within(data["turns"], MOST, "turns")
    at.ending = within(data["ending"], at.takers() + 2, "ending")
    at.idle = within(data["idle"], MOST, "idle")
    at.dealt = within(data["dealt"], c.LOTS, "dealt")
    at.after = index_of(AFTERWARDS, data["afterwards"], "afterwards")
    at.row = [card_named(IN_MARKET, name) for name in data["market"]]
    if len(at.row) > c.SLOTS:
        raise TextError(N_("'{name}' must have {number} entries"), name="market", number=c.SLOTS)
    check_number(data, "bribes", len(at.row) if at.solo else 0)
    at.bribes = _amounts(data["bribes"], "bribes")
    at.deeds_left = within(data["deeds_left"], c.LOTS + 1, "deeds_left")
    at.deck = _lots(data["deck"])
    at.removed = _lots(data["removed"])
    at.monuments = set_of(c.MONUMENT_IDS, data["monuments"])
    at.monument_deck = set_of(c.MONUMENT_IDS, data["other_monuments"])
    at.open_goals = set_of(c.GOAL_IDS, data["open_goals"])
    at.goal_deck = set_of(c.GOAL_IDS, data["goal_deck"])
    at.role_deck = set_of(c.ROLE_IDS, data["role_deck"])
    at.card_deck = set_of(c.CARD_IDS, data["card_deck"])
    at.spent = set_of(c.CARD_IDS, data["spent"])
    pile = data["pile"]
    at.pile = within(pile["shuffle"], p.SHUFFLED + p.SHUFFLES, "shuffle")
    at.pile_deeds = within(pile["deeds"], c.LOTS + 1, "deeds")
    at.pile_cards = within(pile["cards"], len(c.CARD_IDS) + 1, "cards")
    at.returned = _lots([name for name in pile["returned"] if name not in c.CARD_IDS])
    at.returned_cards = set_of(c.CARD_IDS, [name for name in pile["returned"] if name in c.CARD_IDS])


def _set_turn(at: FoundationsOfRome, turn: dict[str, Any]) -> None:
    at.turn = within(turn["seat"], at.takers(), "seat")
    at.actions = within(turn["actions"], MOST, "actions")
    at.busy, at.built = int(turn["busy"]), int(turn["built"])
    at.used_card, at.stolen = int(turn["used_card"]), int(turn["stolen"])
    if turn["proposals"]:
        check_number(turn, "proposals", at.seats)
    at.proposals = tuple(_amounts(turn["proposals"], "proposals"))
    at.withdrawn = within(turn["withdrawn"], c.WITHDRAWALS + 1, "withdrawn")
    at.extra = index_of(EXTRAS, turn["extra"], "extra")
    at.lay = c.EMPTY if turn["building"] == NONE else index_of(g.LAY_NAMES, turn["building"], "building")
    at.card = c.EMPTY if turn["card"] == NONE else card_named(c.CARD_IDS, turn["card"])
    at.lot = c.EMPTY if turn["lot"] == NONE else card_named(c.LOT_NAMES, turn["lot"])
    at.partner = within(turn["partner"] + 1, at.seats + 1, "partner") - 1
    at.threat = index_of(THREATS, turn["threat"], "threat")


def _set_offer(at: FoundationsOfRome, offer: dict[str, Any]) -> None:
    at.offer = _lots(offer["lots"])
    at.offer_opened = set_of(c.CARD_IDS, offer["open_cards"])
    at.silver_given = within(offer["silver_given"], 32, "silver_given")
    at.silver_asked = within(offer["silver_asked"], 32, "silver_asked")
    if offer["tokens"]:
        check_number(offer, "tokens", 4)
    at.offer_tokens = tuple(_amounts(offer["tokens"], "tokens"))


def _lay_gardens(at: FoundationsOfRome, ceres: dict[str, Any]) -> None:
    at.ceres_deck = set_of(c.CERES_DECK, ceres["deck"])
    check_number(ceres, "bag", c.GARDENS)
    at.bag = tuple(_amounts(ceres["bag"], "bag"))
    _settle(at, at.ceres(), ceres["lots"], ceres["gardens"])
    _book(at.ceres(), ceres)


def _settle(at: FoundationsOfRome, player: Player, own: list[str], buildings: list[str]) -> None:
    """Lots and buildings, in whatever order."""
    player.lots = _lots(own)
    player.buildings = tuple(sorted(read_building(entry) for entry in buildings))
    player.derive(at.level)


def _book(player: Player, data: dict[str, Any]) -> None:
    check_number(data, "points", c.ERAS * REASONS)
    player.booked = tuple(_amounts(data["points"], "points"))


def read_building(entry: str) -> int:
    name, _, rest = entry.partition(" ")
    lot, _, degrees = rest.partition(" ")
    kind = card_named(c.KIND_IDS, name)
    turns = g.TURNS_OF_SHAPE[c.SHAPE[kind]]
    turn = turns[index_of([str(g.TURN_DEGREES[turn]) for turn in turns], degrees or "0", "buildings")]
    place = g.PLACE_OF[turn * c.LOTS + card_named(c.LOT_NAMES, lot)]
    if place == c.EMPTY:
        raise TextError(N_("{card} does not fit there"), card=entry)
    return building(place, kind)


def read_card(entry: str, seats: int) -> int:
    name, _, offered = entry.partition(" ")
    name, private, knowing = name.partition(":")
    known = ANYBODY
    if private:
        known = sum(1 << index_of([str(seat) for seat in range(seats)], seat, "cards") for seat in knowing.split(","))
    card = _number(c.CARD_IDS, name)
    if card == c.EMPTY or offered not in ("", "offered"):
        raise TextError(N_("there is no card '{name}'"), name=entry)
    return card + KNOWN * known + (OFFERED if offered else 0)


def _give(at: FoundationsOfRome, player: Player, data: dict[str, Any]) -> None:
    """All that a player has."""
    _settle(at, player, data["lots"], data["buildings"])
    _book(player, data)
    player.silver = within(data["silver"], MOST, "silver")
    player.fresh = within(data["fresh"], MOST, "fresh")
    player.used = within(data["used"], MOST, "used")
    player.goal = _number(c.GOAL_IDS, data["goal"])
    player.goals = set_of(c.GOAL_IDS, data["goals"])
    player.role = _number(c.ROLE_IDS, data["role"])
    player.roles = set_of(c.ROLE_IDS, data["roles"])
    player.held = tuple(sorted(read_card(entry, at.seats) for entry in data["cards"]))
    player.opened = set_of(c.CARD_IDS, data["open_cards"])
    player.architect = int(data["architect"])
    player.hand = _lots(data["hand"])
    player.pick = within(data["pick"] + 1, HIDDEN + 2, "pick") - 1
