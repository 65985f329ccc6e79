"""A position of Carpe Diem as readable data, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from aedilis.engine.bits import mask_of, members
from aedilis.engine.position import Position
from aedilis.engine.text import (
    DECISION_SHAPE,
    NONE,
    bundled,
    card_named,
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
from aedilis.games.carpe_diem.data import components as c
from aedilis.games.carpe_diem.formats.checks import check
from aedilis.games.carpe_diem.rules import phases as p
from aedilis.games.carpe_diem.rules.player import Player, settle
from aedilis.games.carpe_diem.rules.position import CarpeDiem

FACES: Final = [*c.KIND_IDS, "?"]  # of fountain cards; one that is face down
MOST_GOODS: Final = 1000
MOST_POINTS: Final = 100_000


# -- writing --------------------------------------------------------------------------------------------


def describe(position: Position) -> dict[str, Any]:
    at = cast(CarpeDiem, position)
    return {
        **describe_decision(at, p.NAMES[at.phase]),
        "stage": at.stage,
        "round": round_of(at),
        "starter": at.starter,
        "track": list(at.order),
        "depots": [_names(c.TILE_IDS, at.depots[space * c.DEPOT : (space + 1) * c.DEPOT]) for space in range(c.SPACES)],
        "seals": _names(c.TILE_IDS, at.seals),
        "cards": _names(c.CARD_IDS, at.cards),
        "discs": _names([str(seat) for seat in range(at.seats)], at.discs),
        **{name: bundled(c.TILE_IDS, at.stock[stock]) for stock, name in enumerate(c.STOCK_NAMES)},
        "fountains": bundled(FACES, at.fountains),
        "returned": [f"{card // (c.KINDS + 1)} {FACES[card % (c.KINDS + 1)]}" for card in at.returned],
        "pack": named(c.CARD_IDS, at.pack),
        "box": {
            "frames": named(c.FRAME_IDS, at.box_frames),
            "tableaus": named(c.TABLEAU_IDS, at.box_tableaus),
            "cards": named(c.CARD_IDS, at.box_cards),
        },
        "variants": describe_variants(at),
        "turn": describe_turn(at),
        "player": [describe_player(player) for player in at.players],
    }


def round_of(at: CarpeDiem) -> int:
    """0 during the set-up; a scoring belongs to the last round of its stage."""
    return min(at.turns // at.seats + 1, c.ROUNDS) if at.stage else 0


def _name(names: Sequence[str], number: int) -> str:
    return NONE if number == c.EMPTY else names[number]


def _names(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [_name(names, number) for number in numbers]


def describe_variants(at: CarpeDiem) -> dict[str, str]:
    chosen = (at.second_edition, at.largest != c.MOST_TILES, at.in_rows)
    return {name: values[other] for (name, values), other in zip(c.VARIANTS.items(), chosen, strict=True)}


def describe_turn(at: CarpeDiem) -> dict[str, Any]:
    return {
        "seat": at.turn,
        "turns": at.turns,
        "gap": at.gap,
        "tile": _name(c.TILE_IDS, at.tile),
        "cell": _name(c.CELL_NAMES, at.cell),
        "due": [f"{at.due[kind]} {c.KIND_IDS[kind]}" for kind in range(c.KINDS) if at.due[kind]],
        "drawn": bundled(FACES, at.drawn),
        "scorers": list(at.scorers),
        "circle": at.circle + 1,
        "unscored": [place + 1 for place in members(at.unscored)],
        "loaves": [place + 1 for place in members(at.fed)],
        "paying": at.paying + 1,
        "kept": [f"{at.kept[ware]} {c.WARE_IDS[ware]}" for ware in range(c.WARES) if at.kept[ware]],
    }


def describe_player(player: Player) -> dict[str, Any]:
    return {
        "gained": player.gained,
        "failed": player.failed,
        **dict(zip(c.WARE_IDS, player.wares, strict=True)),
        "coins": player.coins,
        "bread": player.bread,
        "steps": player.steps,
        "space": player.space + 1,
        "tableau": _name(c.TABLEAU_IDS, player.tableau),
        "frame": [c.FRAME_IDS[piece] for piece in player.frame],
        "stored": bundled(c.TILE_IDS, player.stored),
        "fountain_cards": bundled(FACES, player.cards),
        "district": describe_district(player.cells),
    }


def describe_district(cells: Sequence[int]) -> str:
    """A line for each row; a tile with its quarter turns clockwise, such as "pond-corner/2"."""
    laid = [NONE if tile == c.EMPTY else f"{c.TILE_IDS[tile // c.SIDES]}/{tile % c.SIDES}" for tile in cells]
    return "\n".join(" ".join(laid[row * c.COLUMNS : (row + 1) * c.COLUMNS]) for row in range(c.ROWS))


# -- reading --------------------------------------------------------------------------------------------


NAMES: Final = [str]
SHAPE: Final = {
    **DECISION_SHAPE, "stage": int, "round": int, "starter": int, "track": [int], "depots": [NAMES], "seals": NAMES,
    "cards": NAMES, "discs": NAMES, **dict.fromkeys(c.STOCK_NAMES, NAMES), "fountains": NAMES, "returned": NAMES,
    "pack": NAMES,
    "box": {"frames": NAMES, "tableaus": NAMES, "cards": NAMES},
    "variants": variants_shape(c.VARIANTS),
    "turn": {
        "seat": int, "turns": int, "gap": int, "tile": str, "cell": str, "due": NAMES, "drawn": NAMES, "scorers": [int],
        "circle": int, "unscored": [int], "loaves": [int], "paying": int, "kept": NAMES,
    },
    "player": [
        {
            "gained": int, "failed": int, **dict.fromkeys(c.WARE_IDS, int), "coins": int, "bread": int, "steps": int,
            "space": int, "tableau": str, "frame": NAMES, "stored": NAMES, "fountain_cards": NAMES, "district": str,
        }
    ],
}  # fmt: skip


def parse(data: dict[str, Any]) -> CarpeDiem:
    check_shape(data, SHAPE, "")
    seats = data["seats"]
    index_of(range(c.FEWEST_SEATS, c.MOST_SEATS + 1), seats, "seats")
    for name, number in (
        ("player", seats),
        ("depots", c.SPACES),
        ("seals", c.SEALS),
        ("cards", c.PLACES),
        ("discs", c.CIRCLES),
    ):
        check_number(data, name, number)
    for name, values in c.VARIANTS.items():
        index_of(values, data["variants"][name], name)
    position = CarpeDiem()
    position.lay_out(seats)
    position.choose_variants(data["variants"])
    _lay_table(position, data)
    _set_turn(position, data["turn"])
    index_of([round_of(position)], data["round"], "round")
    for player, own in zip(position.players, data["player"], strict=True):
        _give(player, own, position.first_task())
    position.derive()
    check(position)
    position.reopen()
    return position


def _lay_table(position: CarpeDiem, data: dict[str, Any]) -> None:
    seats = position.seats
    read_decision(position, data)
    position.phase = index_of(p.NAMES, data["decision"], "decision")
    position.stage = within(data["stage"], c.STAGES + 1, "stage")
    position.starter = within(data["starter"], seats, "starter")
    position.order = tuple([within(seat, seats, "track") for seat in data["track"]])
    for depot in data["depots"]:
        check_number({"depots": depot}, "depots", c.DEPOT)
    position.depots = [_number(c.TILE_IDS, tile) for depot in data["depots"] for tile in depot]
    position.seals = [_number(c.TILE_IDS, tile) for tile in data["seals"]]
    position.cards = [_number(c.CARD_IDS, card) for card in data["cards"]]
    position.discs = [c.EMPTY if seat == NONE else number_of(seat, seats, "discs") for seat in data["discs"]]
    position.stock = [sorted(unbundled(c.TILE_IDS, data[name])) for name in c.STOCK_NAMES]
    position.fountains = sorted(unbundled(c.KIND_IDS, data["fountains"]))
    position.returned = tuple([_returned(card, seats) for card in data["returned"]])
    position.pack = set_of(c.CARD_IDS, data["pack"])
    position.box_frames = set_of(c.FRAME_IDS, data["box"]["frames"])
    position.box_tableaus = set_of(c.TABLEAU_IDS, data["box"]["tableaus"])
    position.box_cards = set_of(c.CARD_IDS, data["box"]["cards"])


def _number(names: Sequence[str], name: str) -> int:
    return c.EMPTY if name == NONE else card_named(names, name)


def _returned(entry: str, seats: int) -> int:
    seat, _, face = entry.partition(" ")
    return number_of(seat, seats, "returned") * (c.KINDS + 1) + card_named(FACES, face)


def _set_turn(position: CarpeDiem, turn: dict[str, Any]) -> None:
    seats = position.seats
    position.turn = within(turn["seat"], seats, "seat")
    position.turns = within(turn["turns"], c.ROUNDS * seats + 1, "turns")
    position.gap = within(turn["gap"], c.SLOTS, "gap")
    position.tile = _number(c.TILE_IDS, turn["tile"])
    position.cell = c.EMPTY if turn["cell"] == NONE else index_of(c.CELL_NAMES, turn["cell"], "cell")
    for number, kind in _amounts(turn["due"], c.KIND_IDS, "due"):
        position.due[kind] = number
    position.drawn = tuple(sorted(unbundled(FACES, turn["drawn"])))
    position.scorers = tuple([within(seat, seats, "scorers") for seat in turn["scorers"]])
    position.circle = within(turn["circle"], c.CIRCLES + 1, "circle") - 1
    position.unscored = _places(turn["unscored"], "unscored")
    position.fed = _places(turn["loaves"], "loaves")
    position.paying = within(turn["paying"], c.PLACES + 1, "paying") - 1
    kept = [0] * c.WARES
    for number, ware in _amounts(turn["kept"], c.WARE_IDS, "kept"):
        kept[ware] = number
    position.kept = tuple(kept)


def _amounts(entries: list[str], names: Sequence[str], what: str) -> list[tuple[int, int]]:
    """Such as "2 pond"."""
    parts = [entry.partition(" ") for entry in entries]
    return [(number_of(number, MOST_GOODS, what), index_of(names, name, what)) for number, _, name in parts]


def _places(places: list[int], name: str) -> int:
    return mask_of([within(place - 1, c.PLACES, name) for place in places])


def _give(player: Player, data: dict[str, Any], first_task: int) -> None:
    """All that lies before a player."""
    player.gained = within(data["gained"], MOST_POINTS, "gained")
    player.failed = within(data["failed"], 2 * c.STAGES + 1, "failed")
    player.wares = [within(data[ware], MOST_GOODS, ware) for ware in c.WARE_IDS]
    player.coins = within(data["coins"], MOST_GOODS, "coins")
    player.bread = within(data["bread"], MOST_GOODS, "bread")
    player.steps = within(data["steps"], c.LAST_STEP + 1, "steps")
    player.space = within(data["space"], c.SPACES + 1, "space") - 1
    player.tableau = _number(c.TABLEAU_IDS, data["tableau"])
    player.frame = tuple([card_named(c.FRAME_IDS, piece) for piece in data["frame"]])
    player.stored = tuple(sorted(unbundled(c.TILE_IDS, data["stored"])))
    player.cards = tuple(sorted(unbundled(FACES, data["fountain_cards"])))
    if len(player.frame) > c.SIDES:
        check_number(data, "frame", c.SIDES)
    settle(player, _district(data["district"]), first_task)


def _district(text: str) -> list[int]:
    cells = [_laid(entry) for entry in text.split()]
    check_number({"district": cells}, "district", c.CELLS)
    return cells


def _laid(entry: str) -> int:
    """A tile and its quarter turns, of which only so many look different."""
    if entry == NONE:
        return c.EMPTY
    name, _, turns = entry.partition("/")
    tile = card_named(c.TILE_IDS, name)
    return tile * c.SIDES + number_of(turns, c.TURNS[tile], name)
