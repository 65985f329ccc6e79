"""What the tables of City of Marble can hold: a components file that asks for more is refused with a sentence."""

from __future__ import annotations

from typing import Any, Final

from aedilis.engine.components import NOT_IN_IDS, demand, demand_number, demand_unique

Data = dict[str, Any]

LETTERS: Final = 26  # names of strips and lines


def check(data: Data) -> None:
    check_numbers(data)
    check_grid(data)
    check_kinds(data["kinds"])
    for what, entries in (
        ("hill", data["hills"]["spaces"]),
        ("aqueduct", data["aqueducts"]["sources"]),
        ("kind", data["kinds"]),
    ):
        check_ids(what, [entry["id"] for entry in entries])


def check_numbers(data: Data) -> None:
    least = {
        "players": {"fewest": 2, "most": 2, "magistrates": 1, "start_districts": 0},
        "grid": {"strips": 2, "rows": 3},
        "hills": {"drawn": 1},
        "aqueducts": {"pieces": 1, "start_pieces": 1, "expand_pieces": 1},
        "supply": {"fountains": 0, "coins": 0},
        "turn": {"actions": 1, "draw": 1},
        "end": {"empty_stacks": 1, "last_actions": 0},
        "scoring": dict.fromkeys(
            ("aqueduct", "fountain", "coin", "most_coins", "most_coins_tied", "majority", "majority_tied"), 0
        ),
    }
    for table, entries in least.items():
        for name, number in entries.items():
            demand_number(f"{table}: {name}", data[table][name], number)
    demand(data["players"]["fewest"] <= data["players"]["most"] <= 4, "players: from 2 up to 4 can play")
    demand(data["turn"]["draw"] == 2, "turn: two districts are drawn, of different kinds where there are two")
    demand(data["end"]["empty_stacks"] <= len(data["kinds"]), "end: there are not so many stacks")
    for value in data["bridges"]["tiles"]:
        demand_number("bridges: a tile", value, 1)


# -- the board ------------------------------------------------------------------------------------------


def check_grid(data: Data) -> None:
    """Hills, bridges and sources lie on the board, each on its own place."""
    strips, rows = data["grid"]["strips"], data["grid"]["rows"]
    demand(strips < LETTERS, f"grid: there are more strips than {LETTERS - 1}")
    hills = [hill["triangle"] for hill in data["hills"]["spaces"]]
    bridges = data["bridges"]["spaces"]
    for strip, row in [*hills, *bridges]:
        demand(0 <= strip < strips and 0 <= row < rows, f"triangle {strip}, {row} is not on the board")
    demand(len({tuple(place) for place in [*hills, *bridges]}) == len(hills) + len(bridges), "a triangle is used twice")
    demand(data["hills"]["drawn"] <= len(hills), "hills: more are drawn than there are")
    corners = [corner for strip, row in hills for corner in corners_of(strip, row)]
    demand(len(set(corners)) == len(corners), "hills: two touch each other")
    demand(len(bridges) <= len(data["bridges"]["tiles"]), "bridges: there are fewer tiles than spaces")
    for strip, row in bridges:
        near = [[strip, row - 1], [strip, row + 1], [strip + (1 if (strip + row) % 2 == 0 else -1), row]]
        demand(not any(place in near for place in bridges), "bridges: a district could cover two spaces")
    for source in data["aqueducts"]["sources"]:
        line, row = source["vertex"]
        good = (line + row) % 2 == 0 and 0 <= line <= strips and -1 <= row <= rows
        demand(good, f"aqueducts: there is no vertex {line}, {row}")
        inside = 1 <= line < strips and 1 <= row < rows - 1
        demand(not inside, f"aqueducts: the source of {source['id']} must be at the border")


def corners_of(strip: int, row: int) -> list[tuple[int, int]]:
    """The vertices of a triangle."""
    if (strip + row) % 2 == 0:
        return [(strip, row), (strip + 1, row - 1), (strip + 1, row + 1)]
    return [(strip + 1, row), (strip, row - 1), (strip, row + 1)]


# -- the kinds ------------------------------------------------------------------------------------------


def check_kinds(kinds: list[Data]) -> None:
    sizes = sorted(kind["structures"] for kind in kinds)
    demand(sizes == [3, 4, 5, 6], "kinds: there is one for 3, 4, 5 and 6 structures each")
    for kind in kinds:
        for name in ("points", "districts", "imperium"):
            demand_number(f"{kind['id']}: {name}", kind[name], 0)


def check_ids(what: str, ids: list[str]) -> None:
    demand_unique(what, ids)
    for name in ids:
        demand(name != "" and not set(name) & set(NOT_IN_IDS), f"{what} {name!r} has a sign that an id cannot have")
