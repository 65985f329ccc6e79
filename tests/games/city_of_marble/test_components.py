"""The components and numbers: how many there are, where they are from, and what a components file may not ask for."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from tests.games.city_of_marble.positions import GAME

from aedilis.games.city_of_marble.data.components import BUILDING_POINTS, DATA, DISTRICTS, KIND_OF
from aedilis.games.city_of_marble.data.limits import check
from aedilis.games.city_of_marble.decisions import Actions, Outcomes
from aedilis.games.city_of_marble.generated import phases
from aedilis.games.city_of_marble.rules.geometry import PLACE_NAMES, VERTEX_NAMES


def test_there_are_as_many_pieces_as_the_rulebook_says() -> None:
    assert [(kind["id"], kind["colour"], kind["districts"]) for kind in DATA["kinds"]] == [
        ("temple", "green", 16), ("bath", "blue", 18), ("theatre", "yellow", 14), ("arena", "red", 12),
    ]  # fmt: skip
    assert sum(DISTRICTS) == 60
    assert sum(kind["imperium"] for kind in DATA["kinds"]) == 48
    assert len(DATA["aqueducts"]["sources"]) * DATA["aqueducts"]["pieces"] == 39
    assert (len(DATA["hills"]["spaces"]), DATA["hills"]["drawn"]) == (7, 3)
    assert (len(DATA["bridges"]["spaces"]), len(DATA["bridges"]["tiles"])) == (7, 8)
    assert {min(DATA["bridges"]["tiles"]), max(DATA["bridges"]["tiles"])} == {1, 4}
    assert (DATA["supply"]["coins"], DATA["supply"]["fountains"], DATA["supply"]["civic_buildings"]) == (16, 12, 48)


def test_five_structures_are_a_theatre_for_five_points() -> None:
    theatre = KIND_OF[5]
    assert DATA["kinds"][theatre]["id"] == "theatre"
    assert BUILDING_POINTS[theatre] == 5


def test_sizes_points_and_bridges_are_those_that_were_reconstructed() -> None:
    sizes = {kind["structures"]: (kind["id"], kind["points"], kind["imperium"]) for kind in DATA["kinds"]}
    assert sizes == {3: ("temple", 3, 12), 4: ("bath", 4, 12), 5: ("theatre", 5, 12), 6: ("arena", 6, 12)}
    assert sorted(DATA["bridges"]["tiles"]) == [1, 1, 2, 2, 3, 3, 4, 4]


def test_the_board_is_the_one_that_was_drawn() -> None:
    assert (DATA["grid"]["strips"], DATA["grid"]["rows"]) == (11, 15)
    assert {hill["id"]: hill["triangle"] for hill in DATA["hills"]["spaces"]} == {
        "quirinal": [3, 3], "viminal": [6, 2], "esquiline": [8, 6], "capitoline": [2, 7], "palatine": [5, 8],
        "aventine": [3, 11], "caelian": [7, 11],
    }  # fmt: skip
    assert DATA["bridges"]["spaces"] == [[0, row] for row in range(1, 14, 2)]
    sources = {source["id"]: source["vertex"] for source in DATA["aqueducts"]["sources"]}
    assert sources == {"grey": [11, 1], "brown": [11, 7], "white": [11, 13]}


def test_what_is_usual_is_our_ruling() -> None:
    assert {name: values[0] for name, values in GAME.variants.items()} == {
        "hills": "close", "hill-spaces": "land", "shortage": "imperium", "coins": "once", "fountains": "near",
    }  # fmt: skip


def test_what_was_designed_here_is_not_said_to_be_from_the_rulebook() -> None:
    for table in (DATA["grid"], DATA["bridges"], *DATA["hills"]["spaces"], *DATA["aqueducts"]["sources"]):
        assert table["origin"] == "reconstructed"
    assert {kind["id"]: kind["origin"] for kind in DATA["kinds"]} == {
        "temple": "reconstructed", "bath": "reconstructed", "theatre": "rulebook", "arena": "reconstructed",
    }  # fmt: skip
    assert DATA["supply"]["origin"] == "found"
    for name in ("players", "hills", "aqueducts", "turn", "end", "scoring"):
        assert DATA[name]["origin"] == "rulebook"
    assert "reconstructed" in DATA["scoring"]["note"], "the points for a tie in coins are"


def tables(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        if any(not isinstance(value, dict | list) or name == "spaces" for name, value in data.items()):
            yield data
        for value in data.values():
            yield from tables(value)
    elif isinstance(data, list):
        for value in data:
            yield from tables(value)


def test_every_entry_says_where_it_is_from() -> None:
    found = list(tables(DATA))
    assert len(found) > 20
    for table in found:
        assert table["origin"] in ("rulebook", "found", "reconstructed")


def test_the_tables_of_actions_and_outcomes_have_the_numbers_that_the_rules_count_with() -> None:
    assert len(Actions.all) == phases.ACTIONS
    assert len(Outcomes.all) == phases.OUTCOMES
    expected = {
        phases.DRAW_FIRST: "draw temple",
        phases.PLAY + 1: "play bath",
        phases.EXTEND: "grey n",
        phases.EXTEND + 17: "white nw",
        phases.RECALL + 2: "recall 3",
        phases.DISCARD + 3: "discard arena",
        phases.END_TURN: "end",
        phases.LAY_BASE: f"lay {PLACE_NAMES[0]}",
        phases.POST_BASE + phases.WITH: "with",
        phases.POST_BASE + phases.WITHOUT: "without",
        phases.SITE_BASE + 64: f"site {VERTEX_NAMES[64]}",
        phases.MOVE_BASE: "move 1",
        phases.MOVE_BASE + phases.STAY: "stay",
    }
    assert {number: Actions.all[number].notation for number in expected} == expected
    outcomes = {phases.HILL_BASE: "hill quirinal", phases.BRIDGE_BASE + 3: "bridge 4", phases.FIRST_BASE: "first 1"}
    assert {number: Outcomes.all[number].notation for number in outcomes} == outcomes


def test_only_choosing_a_district_prepares() -> None:
    assert {action.verb for action in GAME.actions if action.prepares} == {"play"}
    assert [GAME.longest(seats) for seats in GAME.seats] == sorted(GAME.longest(seats) for seats in GAME.seats)


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("players.most", 5, "from 2 up to 4"),
        ("players.magistrates", 0, "whole number from 1 on, not 0"),
        ("turn.draw", 3, "two districts are drawn"),
        ("end.empty_stacks", 5, "not so many stacks"),
        ("grid.strips", 30, "more strips"),
        ("hills.drawn", 8, "more are drawn"),
        ("hills.spaces.0.triangle", [11, 0], "not on the board"),
        ("hills.spaces.0.triangle", [3, 7], "touch"),
        ("hills.spaces.0.triangle", [0, 1], "used twice"),
        ("hills.spaces.0.id", "vimi nal", "sign that an id cannot have"),
        ("bridges.spaces.0", [0, 2], "cover two"),
        ("bridges.tiles", [1, 2], "fewer tiles"),
        ("bridges.tiles.0", "one", "whole number"),
        ("aqueducts.sources.0.vertex", [5, 5], "at the border"),
        ("aqueducts.sources.0.vertex", [11, 2], "no vertex"),
        ("aqueducts.sources.0.id", "white", "more than one aqueduct 'white'"),
        ("kinds.0.structures", 4, "one for 3, 4, 5 and 6"),
        ("kinds.0.points", -1, "whole number from 0 on"),
        ("scoring.coin", True, "whole number"),
    ],
)
def test_components_that_do_not_fit_are_refused_with_a_sentence(path: str, value: object, reason: str) -> None:
    data: Any = deepcopy(DATA)
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    at = data
    for part in way:
        at = at[part]
    at[last] = value
    with pytest.raises(ValueError, match=reason):
        check(data)
