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
from aedilis.games.carpe_diem.checks import check
from aedilis.games.carpe_diem.components import (
    CARD_IDS,
    CELL_NAMES,
    CELLS,
    CIRCLES,
    COLUMNS,
    DEPOT,
    EMPTY,
    FEWEST_SEATS,
    FRAME_IDS,
    KIND_IDS,
    KINDS,
    LAST_STEP,
    MOST_SEATS,
    MOST_TILES,
    PLACES,
    ROUNDS,
    ROWS,
    SEALS,
    SIDES,
    SLOTS,
    SPACES,
    STAGES,
    STOCK_NAMES,
    TABLEAU_IDS,
    TILE_IDS,
    TURNS,
    VARIANTS,
    WARE_IDS,
    WARES,
)
from aedilis.games.carpe_diem.player import Player, settle
from aedilis.games.carpe_diem.position import CarpeDiem

PHASES: Final = [
    "first player", "frame", "tableau", "card", "lay", "seal", "figure", "tile", "move", "anywhere", "build", "turn",
    "reward", "craftsman", "fountain", "return", "disc", "score", "pay", "end",
]  # fmt: skip
FACES: Final = [*KIND_IDS, "?"]  # of fountain cards; one that is face down
MOST_GOODS: Final = 1000
MOST_POINTS: Final = 100_000


# -- writing --------------------------------------------------------------------------------------------


def describe(position: Position) -> dict[str, Any]:
    at = cast(CarpeDiem, position)
    return {
        **describe_decision(at, PHASES[at.phase]),
        "stage": at.stage,
        "round": round_of(at),
        "starter": at.starter,
        "track": list(at.order),
        "depots": [_names(TILE_IDS, at.depots[space * DEPOT : (space + 1) * DEPOT]) for space in range(SPACES)],
        "seals": _names(TILE_IDS, at.seals),
        "cards": _names(CARD_IDS, at.cards),
        "discs": _names([str(seat) for seat in range(at.seats)], at.discs),
        **{name: bundled(TILE_IDS, at.stock[stock]) for stock, name in enumerate(STOCK_NAMES)},
        "fountains": bundled(FACES, at.fountains),
        "returned": [f"{card // (KINDS + 1)} {FACES[card % (KINDS + 1)]}" for card in at.returned],
        "pack": named(CARD_IDS, at.pack),
        "box": {
            "frames": named(FRAME_IDS, at.box_frames),
            "tableaus": named(TABLEAU_IDS, at.box_tableaus),
            "cards": named(CARD_IDS, at.box_cards),
        },
        "variants": describe_variants(at),
        "turn": describe_turn(at),
        "player": [describe_player(player) for player in at.players],
    }


def round_of(at: CarpeDiem) -> int:
    """0 during the set-up; a scoring belongs to the last round of its stage."""
    return min(at.turns // at.seats + 1, ROUNDS) if at.stage else 0


def _name(names: Sequence[str], number: int) -> str:
    return NONE if number == EMPTY else names[number]


def _names(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [_name(names, number) for number in numbers]


def describe_variants(at: CarpeDiem) -> dict[str, str]:
    chosen = (at.second_edition, at.largest != MOST_TILES, at.in_rows)
    return {name: values[other] for (name, values), other in zip(VARIANTS.items(), chosen, strict=True)}


def describe_turn(at: CarpeDiem) -> dict[str, Any]:
    return {
        "seat": at.turn,
        "turns": at.turns,
        "gap": at.gap,
        "tile": _name(TILE_IDS, at.tile),
        "cell": _name(CELL_NAMES, at.cell),
        "due": [f"{at.due[kind]} {KIND_IDS[kind]}" for kind in range(KINDS) if at.due[kind]],
        "drawn": bundled(FACES, at.drawn),
        "scorers": list(at.scorers),
        "circle": at.circle + 1,
        "unscored": [place + 1 for place in members(at.unscored)],
        "loaves": [place + 1 for place in members(at.fed)],
        "paying": at.paying + 1,
        "kept": [f"{at.kept[ware]} {WARE_IDS[ware]}" for ware in range(WARES) if at.kept[ware]],
    }


def describe_player(player: Player) -> dict[str, Any]:
    return {
        "gained": player.gained,
        "failed": player.failed,
        **dict(zip(WARE_IDS, player.wares, strict=True)),
        "coins": player.coins,
        "bread": player.bread,
        "steps": player.steps,
        "space": player.space + 1,
        "tableau": _name(TABLEAU_IDS, player.tableau),
        "frame": [FRAME_IDS[piece] for piece in player.frame],
        "stored": bundled(TILE_IDS, player.stored),
        "fountain_cards": bundled(FACES, player.cards),
        "district": describe_district(player.cells),
    }


def describe_district(cells: Sequence[int]) -> str:
    """A line for each row; a tile with its quarter turns clockwise, such as "pond-corner/2"."""
    laid = [NONE if tile == EMPTY else f"{TILE_IDS[tile // SIDES]}/{tile % SIDES}" for tile in cells]
    return "\n".join(" ".join(laid[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS))


# -- reading --------------------------------------------------------------------------------------------


NAMES: Final = [str]
SHAPE: Final = {
    **DECISION_SHAPE, "stage": int, "round": int, "starter": int, "track": [int], "depots": [NAMES], "seals": NAMES,
    "cards": NAMES, "discs": NAMES, **dict.fromkeys(STOCK_NAMES, NAMES), "fountains": NAMES, "returned": NAMES,
    "pack": NAMES,
    "box": {"frames": NAMES, "tableaus": NAMES, "cards": NAMES},
    "variants": variants_shape(VARIANTS),
    "turn": {
        "seat": int, "turns": int, "gap": int, "tile": str, "cell": str, "due": NAMES, "drawn": NAMES, "scorers": [int],
        "circle": int, "unscored": [int], "loaves": [int], "paying": int, "kept": NAMES,
    },
    "player": [
        {
            "gained": int, "failed": int, **dict.fromkeys(WARE_IDS, int), "coins": int, "bread": int, "steps": int,
            "space": int, "tableau": str, "frame": NAMES, "stored": NAMES, "fountain_cards": NAMES, "district": str,
        }
    ],
}  # fmt: skip


def parse(data: dict[str, Any]) -> CarpeDiem:
    check_shape(data, SHAPE, "")
    seats = data["seats"]
    index_of(range(FEWEST_SEATS, MOST_SEATS + 1), seats, "seats")
    for name, number in (
        ("player", seats),
        ("depots", SPACES),
        ("seals", SEALS),
        ("cards", PLACES),
        ("discs", CIRCLES),
    ):
        check_number(data, name, number)
    for name, values in VARIANTS.items():
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
    position.phase = index_of(PHASES, data["decision"], "decision")
    position.stage = within(data["stage"], STAGES + 1, "stage")
    position.starter = within(data["starter"], seats, "starter")
    position.order = tuple([within(seat, seats, "track") for seat in data["track"]])
    for depot in data["depots"]:
        check_number({"depots": depot}, "depots", DEPOT)
    position.depots = [_number(TILE_IDS, tile) for depot in data["depots"] for tile in depot]
    position.seals = [_number(TILE_IDS, tile) for tile in data["seals"]]
    position.cards = [_number(CARD_IDS, card) for card in data["cards"]]
    position.discs = [EMPTY if seat == NONE else number_of(seat, seats, "discs") for seat in data["discs"]]
    position.stock = [sorted(unbundled(TILE_IDS, data[name])) for name in STOCK_NAMES]
    position.fountains = sorted(unbundled(KIND_IDS, data["fountains"]))
    position.returned = tuple([_returned(card, seats) for card in data["returned"]])
    position.pack = set_of(CARD_IDS, data["pack"])
    position.box_frames = set_of(FRAME_IDS, data["box"]["frames"])
    position.box_tableaus = set_of(TABLEAU_IDS, data["box"]["tableaus"])
    position.box_cards = set_of(CARD_IDS, data["box"]["cards"])


def _number(names: Sequence[str], name: str) -> int:
    return EMPTY if name == NONE else card_named(names, name)


def _returned(entry: str, seats: int) -> int:
    seat, _, face = entry.partition(" ")
    return number_of(seat, seats, "returned") * (KINDS + 1) + card_named(FACES, face)


def _set_turn(position: CarpeDiem, turn: dict[str, Any]) -> None:
    seats = position.seats
    position.turn = within(turn["seat"], seats, "seat")
    position.turns = within(turn["turns"], ROUNDS * seats + 1, "turns")
    position.gap = within(turn["gap"], SLOTS, "gap")
    position.tile = _number(TILE_IDS, turn["tile"])
    position.cell = EMPTY if turn["cell"] == NONE else index_of(CELL_NAMES, turn["cell"], "cell")
    for number, kind in _amounts(turn["due"], KIND_IDS, "due"):
        position.due[kind] = number
    position.drawn = tuple(sorted(unbundled(FACES, turn["drawn"])))
    position.scorers = tuple([within(seat, seats, "scorers") for seat in turn["scorers"]])
    position.circle = within(turn["circle"], CIRCLES + 1, "circle") - 1
    position.unscored = _places(turn["unscored"], "unscored")
    position.fed = _places(turn["loaves"], "loaves")
    position.paying = within(turn["paying"], PLACES + 1, "paying") - 1
    kept = [0] * WARES
    for number, ware in _amounts(turn["kept"], WARE_IDS, "kept"):
        kept[ware] = number
    position.kept = tuple(kept)


def _amounts(entries: list[str], names: Sequence[str], what: str) -> list[tuple[int, int]]:
    """Such as "2 pond"."""
    parts = [entry.partition(" ") for entry in entries]
    return [(number_of(number, MOST_GOODS, what), index_of(names, name, what)) for number, _, name in parts]


def _places(places: list[int], name: str) -> int:
    return mask_of([within(place - 1, PLACES, name) for place in places])


def _give(player: Player, data: dict[str, Any], first_task: int) -> None:
    """All that lies before a player."""
    player.gained = within(data["gained"], MOST_POINTS, "gained")
    player.failed = within(data["failed"], 2 * STAGES + 1, "failed")
    player.wares = [within(data[ware], MOST_GOODS, ware) for ware in WARE_IDS]
    player.coins = within(data["coins"], MOST_GOODS, "coins")
    player.bread = within(data["bread"], MOST_GOODS, "bread")
    player.steps = within(data["steps"], LAST_STEP + 1, "steps")
    player.space = within(data["space"], SPACES + 1, "space") - 1
    player.tableau = _number(TABLEAU_IDS, data["tableau"])
    player.frame = tuple([card_named(FRAME_IDS, piece) for piece in data["frame"]])
    player.stored = tuple(sorted(unbundled(TILE_IDS, data["stored"])))
    player.cards = tuple(sorted(unbundled(FACES, data["fountain_cards"])))
    if len(player.frame) > SIDES:
        check_number(data, "frame", SIDES)
    settle(player, _district(data["district"]), first_task)


def _district(text: str) -> list[int]:
    cells = [_laid(entry) for entry in text.split()]
    check_number({"district": cells}, "district", CELLS)
    return cells


def _laid(entry: str) -> int:
    """A tile and its quarter turns, of which only so many look different."""
    if entry == NONE:
        return EMPTY
    name, _, turns = entry.partition("/")
    tile = card_named(TILE_IDS, name)
    return tile * SIDES + number_of(turns, TURNS[tile], name)
