"""A position of City of Marble as readable data, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from aedilis.engine.bits import mask_of, members
from aedilis.engine.errors import TextError
from aedilis.engine.position import Position
from aedilis.engine.text import (
    DECISION_SHAPE,
    NONE,
    bundled,
    check_number,
    check_shape,
    describe_decision,
    index_of,
    named,
    number_of,
    read_decision,
    set_of,
    unbundled,
    variants_shape,
    within,
)
from aedilis.engine.words import N_
from aedilis.games.city_of_marble.data import components as c
from aedilis.games.city_of_marble.formats.checks import check
from aedilis.games.city_of_marble.rules import geometry as g
from aedilis.games.city_of_marble.rules import phases as p
from aedilis.games.city_of_marble.rules.player import CENTRE, IMPERIUM_SPACE, TREASURY, Player
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import FOUNTAIN

SITE_NAMES: Final = g.VERTEX_NAMES[: g.SITES]
FACES: Final = [*map(str, c.BRIDGE_VALUES), "?"]  # of bridge tiles; one that is face down
MOST_COINS: Final = 1000


# -- writing --------------------------------------------------------------------------------------------


def describe(position: Position) -> dict[str, Any]:
    at = cast(CityOfMarble, position)
    return {
        **describe_decision(at, p.NAMES[at.phase]),
        "starter": at.starter,
        "last_turns": at.last_turns,
        "hills": [c.HILL_IDS[hill] for hill in at.hills],
        "stacks": _counted(at.stacks),
        "bridge_spaces": [bridge + 1 for bridge in members(at.bridges)],
        "bridge_tiles": [c.BRIDGE_VALUES[value] for value in range(c.VALUES) for _ in range(at.bag[value])],
        "tapped": named(c.AQUEDUCT_IDS, at.tapped),
        "city": "\n".join(district_text(district) for district in at.laid),
        "sites": "\n".join(site_text(site, built) for site, built in enumerate(at.sites) if built != c.EMPTY),
        "aqueducts": {
            name: [g.VERTEX_NAMES[vertex] for vertex in path]
            for name, path in zip(c.AQUEDUCT_IDS, at.paths, strict=True)
        },
        "variants": at.variants(),
        "turn": describe_turn(at),
        "player": [describe_player(player) for player in at.players],
    }


def _counted(numbers: Sequence[int]) -> list[str]:
    """So many of each kind, such as "2 temple"."""
    return bundled(c.KIND_IDS, [kind for kind in range(c.KINDS) for _ in range(numbers[kind])])


def _name(names: Sequence[str], number: int) -> str:
    return NONE if number == c.EMPTY else names[number]


def district_text(district: int) -> str:
    """Such as "temple f5-f6"."""
    return f"{c.KIND_IDS[district % c.KINDS]} {g.PLACE_NAMES[district // c.KINDS]}"


def site_text(site: int, built: int) -> str:
    """Such as "F6 fountain" or "F6 temple 0" with the seat that owns it."""
    if built == FOUNTAIN:
        return f"{SITE_NAMES[site]} fountain"
    return f"{SITE_NAMES[site]} {c.KIND_IDS[built // c.MOST_SEATS]} {built % c.MOST_SEATS}"


def magistrate_text(where: int) -> str:
    if where == CENTRE:
        return "centre"
    if where == TREASURY:
        return "treasury"
    return f"imperium {c.KIND_IDS[where - IMPERIUM_SPACE]}" if where >= IMPERIUM_SPACE else district_text(where)


def describe_turn(at: CityOfMarble) -> dict[str, Any]:
    return {
        "seat": at.turn,
        "actions": at.actions,
        "extra": at.extra,
        "first": _name(c.KIND_IDS, at.first),
        "kind": _name(c.KIND_IDS, at.kind),
        "place": _name(g.PLACE_NAMES, at.place),
        "aqueduct": _name(c.AQUEDUCT_IDS, at.aqueduct),
        "pieces": at.pieces,
        "due": [SITE_NAMES[site] for site in at.due],
        "site": _name(SITE_NAMES, at.site),
    }


def describe_player(player: Player) -> dict[str, Any]:
    return {
        "coins": player.coins,
        "bridges": [FACES[value] for value in player.bridges],
        "hand": _counted(player.hand),
        "drawn": _counted(player.drawn),
        "imperium": _counted(player.imperium),
        "magistrates": [magistrate_text(where) for where in player.magistrates],
    }


# -- reading --------------------------------------------------------------------------------------------


NAMES: Final = [str]
SHAPE: Final = {
    **DECISION_SHAPE, "starter": int, "last_turns": int, "hills": NAMES, "stacks": NAMES, "bridge_spaces": [int],
    "bridge_tiles": [int], "tapped": NAMES, "city": str, "sites": str,
    "aqueducts": dict.fromkeys(c.AQUEDUCT_IDS, NAMES),
    "variants": variants_shape(c.VARIANTS),
    "turn": {
        "seat": int, "actions": int, "extra": int, "first": str, "kind": str, "place": str, "aqueduct": str,
        "pieces": int, "due": NAMES, "site": str,
    },
    "player": [
        {"coins": int, "bridges": NAMES, "hand": NAMES, "drawn": NAMES, "imperium": NAMES, "magistrates": NAMES}
    ],
}  # fmt: skip


def parse(data: dict[str, Any]) -> CityOfMarble:
    check_shape(data, SHAPE, "")
    seats = data["seats"]
    index_of(range(c.FEWEST_SEATS, c.MOST_SEATS + 1), seats, "seats")
    check_number(data, "player", seats)
    for name, values in c.VARIANTS.items():
        index_of(values, data["variants"][name], name)
    position = CityOfMarble()
    position.lay_out(seats)
    position.choose_variants(data["variants"])
    _lay_table(position, data)
    _set_turn(position, data["turn"])
    for player, own in zip(position.players, data["player"], strict=True):
        _give(player, own)
    position.derive()
    check(position)
    position.reopen()
    return position


def _lay_table(position: CityOfMarble, data: dict[str, Any]) -> None:
    read_decision(position, data)
    position.phase = index_of(p.NAMES, data["decision"], "decision")
    position.starter = within(data["starter"], position.seats, "starter")
    position.last_turns = within(data["last_turns"], position.seats + 1, "last_turns")
    position.hills = tuple(members(set_of(c.HILL_IDS, data["hills"])))
    position.stacks = _numbers(data["stacks"])
    position.bridges = mask_of([within(bridge - 1, c.BRIDGES, "bridge_spaces") for bridge in data["bridge_spaces"]])
    values = [index_of(c.BRIDGE_VALUES, value, "bridge_tiles") for value in data["bridge_tiles"]]
    position.bag = [values.count(value) for value in range(c.VALUES)]
    position.tapped = set_of(c.AQUEDUCT_IDS, data["tapped"])
    position.laid = sorted(_district(line) for line in data["city"].splitlines())
    for line in data["sites"].splitlines():
        _build(position, line)
    for aqueduct, name in enumerate(c.AQUEDUCT_IDS):
        position.paths[aqueduct] = [index_of(g.VERTEX_NAMES, vertex, name) for vertex in data["aqueducts"][name]]


def _numbers(entries: list[str]) -> list[int]:
    kinds = unbundled(c.KIND_IDS, entries)
    return [kinds.count(kind) for kind in range(c.KINDS)]


def _number(names: Sequence[str], name: str, what: str) -> int:
    return c.EMPTY if name == NONE else index_of(names, name, what)


def _district(text: str) -> int:
    kind, _, place = text.partition(" ")
    return index_of(g.PLACE_NAMES, place, "city") * c.KINDS + index_of(c.KIND_IDS, kind, "city")


def _build(position: CityOfMarble, text: str) -> None:
    name, _, built = text.partition(" ")
    site = index_of(SITE_NAMES, name, "sites")
    if position.sites[site] != c.EMPTY:
        raise TextError(N_("{card} is there twice"), card=name)
    if built == "fountain":
        position.sites[site] = FOUNTAIN
    else:
        kind, _, seat = built.partition(" ")
        owner = number_of(seat, position.seats, "sites")
        position.sites[site] = index_of(c.KIND_IDS, kind, "sites") * c.MOST_SEATS + owner


def _set_turn(position: CityOfMarble, turn: dict[str, Any]) -> None:
    position.turn = within(turn["seat"], position.seats, "seat")
    position.actions = within(turn["actions"], max(c.ACTIONS_A_TURN, c.LAST_ACTIONS) + 1, "actions")
    position.extra = within(turn["extra"], 2, "extra")
    position.first = _number(c.KIND_IDS, turn["first"], "first")
    position.kind = _number(c.KIND_IDS, turn["kind"], "kind")
    position.place = _number(g.PLACE_NAMES, turn["place"], "place")
    position.aqueduct = _number(c.AQUEDUCT_IDS, turn["aqueduct"], "aqueduct")
    position.pieces = within(turn["pieces"], c.START_PIECES + 1, "pieces")
    position.due = tuple(members(mask_of([index_of(SITE_NAMES, site, "due") for site in turn["due"]])))
    position.site = _number(SITE_NAMES, turn["site"], "site")


def _give(player: Player, data: dict[str, Any]) -> None:
    player.coins = within(data["coins"], MOST_COINS, "coins")
    player.bridges = tuple(sorted(index_of(FACES, face, "bridges") for face in data["bridges"]))
    player.hand = _numbers(data["hand"])
    player.drawn = _numbers(data["drawn"])
    player.imperium = _numbers(data["imperium"])
    check_number(data, "magistrates", c.MAGISTRATES)
    player.magistrates = [_magistrate(text) for text in data["magistrates"]]


def _magistrate(text: str) -> int:
    if text == "centre":
        return CENTRE
    if text == "treasury":
        return TREASURY
    word, _, kind = text.partition(" ")
    return IMPERIUM_SPACE + index_of(c.KIND_IDS, kind, "magistrates") if word == "imperium" else _district(text)
