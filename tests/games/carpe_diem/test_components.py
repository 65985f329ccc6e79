"""The tiles, cards, frames and numbers: how many there are, how they are made, and where they are from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

import pytest
from tests.games.carpe_diem.positions import GAME

from aedilis.games.carpe_diem.data.components import (
    BETWEEN,
    CELL_NAMES,
    DATA,
    EDGE,
    KIND_IDS,
    LINES,
    NEIGHBOURS,
    STOCKS,
    TASK_HERE,
    TASK_KIND,
    TASK_THERE,
    TILE_IDS,
    TURNS,
    USED_CIRCLES,
)
from aedilis.games.carpe_diem.generated import phases

LIGHT: Final[list[dict[str, Any]]] = DATA["tiles"]["light"]
DARK: Final[list[dict[str, Any]]] = DATA["tiles"]["dark"]
CARDS: Final[list[dict[str, Any]]] = DATA["cards"]["scoring"]
LANDSCAPES: Final[list[str]] = DATA["kinds"]["landscapes"]
DWELLINGS: Final[list[str]] = DATA["kinds"]["dwellings"]
SINGLES: Final[list[str]] = DATA["kinds"]["singles"]


def each(tiles: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [tile for tile in tiles for _ in range(tile["copies"])]


# -- tiles --------------------------------------------------------------------------------------------------------


def test_there_are_as_many_pieces_as_the_rulebook_says() -> None:
    assert (len(each(LIGHT)), len(each(DARK))) == (84, 39) == tuple(map(len, STOCKS))
    assert (len(CARDS), len(each(DATA["fountains"]["cards"]))) == (60, 24)
    assert (len(DATA["frames"]["pieces"]), len(DATA["tableaus"])) == (16, 4)
    supply = {name: value for name, value in DATA["supply"].items() if name != "origin"}
    assert supply == {"wares": 5, "coins": 24, "bread": 18, "banderoles": 9, "discs": 5}
    assert len(each(LIGHT)) == 3 * 28
    assert len(each(DARK)) == DATA["seals"]["row"] + 28


def test_names_are_unique() -> None:
    names = [tile["id"] for tile in (*LIGHT, *DARK)] + [card["id"] for card in CARDS]
    assert len(set(names)) == len(names)
    faces = Counter((tuple(tile["edges"]), tuple(tile["shows"]), tile.get("chimneys", 0)) for tile in LIGHT)
    assert set(faces.values()) == {1}, "equal tiles are copies of one"


def test_tiles_show_what_their_edges_do() -> None:
    for tile in (*LIGHT, *DARK):
        pictures = [edge for edge in tile["edges"] if edge != "grass"]
        if pictures:
            assert set(pictures) == set(tile["shows"])
            assert not set(pictures) & set(SINGLES)
        else:
            assert len(tile["shows"]) == 1
            assert tile["shows"][0] in SINGLES
        assert ("villa" in pictures) == (tile.get("chimneys", 0) > 0)
        for kind in set(pictures):
            assert pictures.count(kind) <= (1 if kind in DWELLINGS else 2 if kind in LANDSCAPES else 4)


def test_dark_tiles_show_one_picture() -> None:
    assert all(len(tile["shows"]) == 1 and tile["edges"].count("grass") >= 3 for tile in DARK)
    assert all(len(tile["shows"]) <= 2 for tile in LIGHT)


def test_all_kinds_are_there_alike() -> None:
    shown = Counter(kind for tile in each(LIGHT) + each(DARK) for kind in tile["shows"])
    assert {shown[kind] for kind in DWELLINGS} == {13}
    assert {shown[kind] for kind in LANDSCAPES} == {16}
    assert {shown[kind] for kind in SINGLES} == {7}
    assert shown["villa"] == 34
    assert sum(tile.get("chimneys", 0) for tile in each(LIGHT) + each(DARK)) == 45


def test_every_pair_of_kinds_is_on_a_tile() -> None:
    pairs = {frozenset(tile["shows"]) for tile in LIGHT if len(tile["shows"]) == 2}
    assert pairs == {frozenset(pair) for pair in combinations(KIND_IDS[:9], 2)}


def test_a_turned_tile_has_its_edges_elsewhere() -> None:
    for number, tile in enumerate((*LIGHT, *DARK)):
        names = ["grass", *KIND_IDS]
        ways = [[names[edge] for edge in EDGE[16 * number + 4 * turns :][:4]] for turns in range(4)]
        assert ways[0] == tile["edges"]
        for turns in range(4):
            assert ways[(turns + 1) % 4] == [ways[turns][3], *ways[turns][:3]]
        assert len({tuple(way) for way in ways}) == TURNS[number]
        assert len({tuple(way) for way in ways[: TURNS[number]]}) == TURNS[number]


# -- the board ----------------------------------------------------------------------------------------------------


def test_the_lines_of_the_star_are_one_ring() -> None:
    assert all(space in LINES[other] for space in range(7) for other in LINES[space])
    at, before, seen = 0, LINES[0][0], []
    for _ in range(7):
        seen.append(at)
        at, before = next(other for other in LINES[at] if other != before), at
    assert (sorted(seen), at) == (list(range(7)), 0)
    assert all({(space + 3) % 7, (space + 4) % 7} == set(LINES[space]) for space in range(7)), "the farthest ones"


@pytest.mark.parametrize(("seats", "circles"), [(2, 9), (3, 13), (4, 17)])
def test_there_is_one_circle_more_than_discs(seats: int, circles: int) -> None:
    assert USED_CIRCLES[seats].bit_count() == circles == 4 * seats + 1


def test_circles_lie_between_places_that_touch() -> None:
    assert len(BETWEEN) == 17
    for one, other in BETWEEN:
        (row, column), (other_row, other_column) = divmod(one, 3), divmod(other, 3)
        assert abs(row - other_row) + abs(column - other_column) == 1


def test_the_neighbours_of_a_cell() -> None:
    for cell, name in enumerate(CELL_NAMES):
        column, row = name[0], name[1]
        near = {(ord(column) + 1, row), (ord(column) - 1, row)}
        near |= {(ord(column), str(int(row) + 1)), (ord(column), str(int(row) - 1))}
        found = {
            (ord(CELL_NAMES[other][0]), CELL_NAMES[other][1]) for other in range(36) if NEIGHBOURS[cell] >> other & 1
        }
        assert found == {(letter, digit) for letter, digit in near if 97 <= letter <= 102 and digit in "123456"}


def test_the_tableaus_are_alike_and_different() -> None:
    patterns = set()
    for tableau in DATA["tableaus"]:
        cells = "".join(tableau["cells"])
        assert (cells.count("b"), cells.count("S"), len(cells)) == (9, 1, 36)
        assert divmod(cells.index("S"), 6)[0] in (2, 3)
        assert divmod(cells.index("S"), 6)[1] in (2, 3)
        patterns.add(cells)
    assert len(patterns) == 4


# -- cards and frames -----------------------------------------------------------------------------------------------


def test_the_decks_of_scoring_cards() -> None:
    assert Counter(card["deck"] for card in CARDS) == {"A": 12, "B": 12, "C": 12, "D": 24}
    wares = set(DATA["kinds"]["wares"])
    for card in CARDS:
        assert (set(card["needs"]) <= wares) == (card["deck"] in "AB")
        assert set(card["gives"]) <= {"points", "coins", "bread", "steps"}
        if card["deck"] == "A":
            assert len(card["needs"]) == 1
        if card["deck"] == "B":
            assert len(card["needs"]) > 1
            assert set(card["needs"].values()) == {1}
        if card["deck"] == "C":
            assert set(card["needs"]) <= {"villa", "chimney"}


def test_the_cards_that_the_rulebook_shows() -> None:
    shown = {card["id"]: (card["needs"], card["gives"]) for card in CARDS if card["origin"] == "rulebook"}
    assert shown == {
        "A05": ({"herbs": 2}, {"points": 4}),
        "A09": ({"chickens": 3}, {"points": 7}),
        "A12": ({"fish": 3}, {"points": 7}),
        "B09": ({"grapes": 1, "chickens": 1, "fish": 1}, {"points": 5}),
        "B11": ({"grapes": 1, "herbs": 1, "chickens": 1, "fish": 1}, {"points": 8}),
        "C01": ({"chimney": 2}, {"bread": 1}),
        "C05": ({"chimney": 3}, {"coins": 1, "steps": 1}),
        "C09": ({"villa": 1}, {"points": 3}),
        "C11": ({"villa": 2}, {"coins": 1, "bread": 1, "steps": 1}),
        "D01": ({"merchant": 1}, {"points": 3}),
        "D09": ({"pond": 1, "herb-garden": 1}, {"points": 7}),
        "D17": ({"any-landscape": 3}, {"coins": 1, "bread": 1}),
        "D21": ({"bakery": 2}, {"points": 3}),
    }


def test_there_are_two_fountain_cards_of_each_kind() -> None:
    cards = DATA["fountains"]["cards"]
    assert [card["kind"] for card in cards] == KIND_IDS
    assert {(card["points"], card["copies"]) for card in cards} == {(2, 2)}


def test_each_frame_piece_has_two_tasks_well_apart() -> None:
    for piece in DATA["frames"]["pieces"]:
        one, other = piece["tasks"]
        assert abs(one["line"] - other["line"]) >= 2
        assert abs(one["column"] - other["column"]) >= 2
        for task in piece["tasks"]:
            assert task["column"] in (task["line"] - 1, task["line"])
    kinds = Counter(task["kind"] for piece in DATA["frames"]["pieces"] for task in piece["tasks"])
    assert kinds == {**dict.fromkeys(LANDSCAPES + DWELLINGS, 3), "villa": 8}


def test_equal_tasks_never_share_a_line_from_opposite_sides() -> None:
    """So the corrected printing has it; one object shall not serve both by accident."""
    for one, other in combinations(range(16), 2):
        for rows in (0, 16):
            for mine in range(2):
                for yours in range(2):
                    above, below = (rows + one) * 8 + mine, (rows + other) * 8 + 4 + yours
                    if TASK_KIND[above] == TASK_KIND[below]:
                        assert {TASK_HERE[above], TASK_THERE[above]} != {TASK_HERE[below], TASK_THERE[below]}


# -- numbers and tables -----------------------------------------------------------------------------------------------


def test_the_numbers_of_the_rules() -> None:
    def numbers(table: str) -> dict[str, Any]:
        return {name: value for name, value in DATA[table].items() if name not in ("origin", "note")}

    assert numbers("players")["start_points"] == {"2": [8, 9], "3": [8, 9, 13], "4": [8, 9, 10, 11]}
    assert numbers("course") == {"rounds": 7, "stages": ["light", "light", "light", "dark"]}
    assert numbers("star")["remove_when_left"] == {"2": 2, "3": 1, "4": 0}
    assert (numbers("star")["depot"], numbers("star")["bread"]) == (4, 1)
    assert numbers("rewards") == {
        "landscape_less": 1, "merchant": 1, "baker": 2, "administrator": 2, "market": 1, "bakery": 1, "fountain": 2,
    }  # fmt: skip
    assert numbers("landscapes") == {"most_tiles": 4}
    assert numbers("track") == {"last": 20}
    assert numbers("villas")["points"] == [n * n // 4 + 1 if n else 0 for n in range(11)]
    assert numbers("scoring") == {"penalty": 4, "bread": 3}
    assert numbers("leftovers") == {"each": 2}
    assert numbers("frames")["points"] == {"landscapes": 5, "dwellings": 4, "villa": 3}
    assert list(GAME.seats) == [2, 3, 4]


def test_each_range_of_the_action_table_begins_where_it_should() -> None:
    names = [action.notation for action in GAME.actions]
    begins = {
        phases.FIGURE_BASE: "stand 1", phases.TAKE_BASE: "take 1a", phases.TAKE_BASE + phases.BREAD: "bread",
        phases.BUILD_BASE: "build a1", phases.BUILD_BASE + phases.STORE: "store", phases.BUILD_MORE: "at a1",
        phases.TURN_BASE: "turn 0", phases.REWARD_BASE: "reward villa", phases.CRAFT_BASE: "seal 1",
        phases.RETURN_BASE: "return villa", phases.DISC_BASE: "disc 1", phases.SCORE_BASE: "score 1",
        phases.SCORE_BASE + phases.LOAVES: "loaves 1", phases.SCORE_BASE + phases.DONE: "done",
        phases.PAY_BASE: "keep grapes", phases.PAY_BASE + phases.TIMES: "pay 0", phases.PAY_MORE: "pay 58",
    }  # fmt: skip
    assert {number: names[number] for number in begins} == begins
    assert len(names) == phases.ACTIONS
    outcomes = [outcome.notation for outcome in GAME.outcomes]
    begins = {
        phases.TILE_BASE: f"tile {TILE_IDS[0]}", phases.FOUNTAIN_CARD_BASE: "fountain villa",
        phases.FRAME_BASE: "frame R01", phases.TABLEAU_BASE: "tableau T1", phases.CARD_BASE: "card A01",
        phases.LAY_BASE: "lay A01", phases.FIRST_BASE: "first 1",
    }  # fmt: skip
    assert {number: outcomes[number] for number in begins} == begins
    assert len(outcomes) == phases.OUTCOMES


# -- origins ------------------------------------------------------------------------------------------------------


def origins(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from [data["origin"]] if "origin" in data else []
        for value in data.values():
            yield from origins(value)
    elif isinstance(data, list):
        for item in data:
            yield from origins(item)


def test_everything_says_where_it_is_from() -> None:
    tables = [table for table in DATA.values() if isinstance(table, dict)]
    assert all("origin" in table for table in [*tables, *DATA["tableaus"]])
    things = [*LIGHT, *DARK, *CARDS, *DATA["fountains"]["cards"], *DATA["frames"]["pieces"]]
    assert all("origin" in thing for thing in things)
    assert set(origins(DATA)) == {"rulebook", "found", "reconstructed"}
    assert Counter(card["origin"] for card in CARDS) == {"rulebook": 13, "found": 1, "reconstructed": 46}
