"""The cards and numbers: how many there are, what they come to, how evenly they are made, and where they are from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
from tests.games.builders_antiquity.positions import GAME

from aedilis.games.builders_antiquity.data.components import (
    BUILDING_IDS,
    DATA,
    HAND_IDS,
    MACHINE_HAND,
    NEED,
    SUPPLY,
    lane,
    lanes,
    packed,
)
from aedilis.games.builders_antiquity.generated import phases
from aedilis.games.builders_antiquity.rules.player import covers, lacking

CARDS: Final[dict[str, list[dict[str, Any]]]] = DATA["cards"]
WORKERS, SLAVES, BUILDINGS = CARDS["workers"], CARDS["slaves"], CARDS["buildings"]
PLAIN: Final = [building for building in BUILDINGS if "supplies" not in building]
MACHINES: Final = [building for building in BUILDINGS if "supplies" in building]


def sums(cards: list[dict[str, Any]], what: str) -> list[int]:
    return [sum(card[what][resource] for card in cards) for resource in range(4)]


def by_id(cards: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(card for card in cards if card["id"] == name)


# -- how many -------------------------------------------------------------------------------------------------


def test_there_are_as_many_cards_as_the_rulebook_says() -> None:
    counts = (len(WORKERS), len(SLAVES), len(CARDS["tools"]), DATA["loan"]["cards"], len(DATA["resources"]["names"]))
    assert counts == (18, 6, 4, 4, 4)  # a university for each resource
    assert sum(counts) + 1 == 37  # with the card of the start player
    assert (len(BUILDINGS), len(MACHINES)) == (33, 4)
    assert DATA["supply"]["silver"] + 5 * DATA["supply"]["gold"] == 108
    assert DATA["supply"]["silver"] + DATA["supply"]["gold"] == 40


def test_names_are_unique() -> None:
    names = [card["id"] for card in (*WORKERS, *SLAVES, *BUILDINGS)]
    assert len(set(names)) == len(names)
    assert all(name == name.lower() and "_" not in name for name in names)
    assert len({building["name"] for building in BUILDINGS}) == len(BUILDINGS)


def test_the_workers_are_of_four_ranks() -> None:
    assert Counter(worker["rank"] for worker in WORKERS) == {
        "apprentice": 4,
        "labourer": 4,
        "companion": 6,
        "master": 4,
    }
    assert all(worker["id"].startswith(worker["rank"]) for worker in WORKERS)


# -- what they come to ------------------------------------------------------------------------------------------


def test_the_wage_is_the_sum_of_what_is_supplied() -> None:
    for worker in WORKERS:
        assert worker["wage"] == sum(worker["supplies"]), worker["id"]
    assert all(sum(slave["supplies"]) == DATA["freed"]["wages"][0] for slave in SLAVES)


@pytest.mark.parametrize(
    ("rank", "wage", "each"), [("apprentice", 2, 2), ("labourer", 3, 3), ("companion", 4, 6), ("master", 5, 5)]
)
def test_each_rank_supplies_all_resources_alike(rank: str, wage: int, each: int) -> None:
    cards = [worker for worker in WORKERS if worker["rank"] == rank]
    assert sums(cards, "supplies") == [each] * 4
    assert {worker["wage"] for worker in cards} == {wage}


def test_the_slaves_are_every_pair_of_resources_once() -> None:
    pairs = {tuple(slave["supplies"]) for slave in SLAVES}
    assert len(pairs) == 6
    assert all(sorted(pair) == [0, 0, 2, 2] for pair in pairs)
    assert sums(SLAVES, "supplies") == [6] * 4


@pytest.mark.parametrize(
    ("needs", "each", "worth"),
    [
        (2, 4, {(10, 0): 4, (6, 1): 4}),
        (4, 4, {(8, 2): 4}),
        (6, 6, {(10, 3): 4}),
        (8, 8, {(12, 4): 2, (14, 4): 1, (12, 3): 1}),
        (10, 10, {(14, 5): 4}),
        (12, 6, {(15, 6): 2}),
        (14, 7, {(17, 7): 2}),
        (16, 4, {(18, 8): 1}),
    ],
)
def test_buildings_of_a_size_need_all_resources_alike(needs: int, each: int, worth: dict[tuple[int, int], int]) -> None:
    family = [building for building in PLAIN if sum(building["needs"]) == needs]
    assert sums(family, "needs") == [each] * 4
    assert Counter((building["reward"], building["points"]) for building in family) == worth


def test_the_machines_form_a_cycle() -> None:
    assert all(sorted(machine["needs"]) == [0, 0, 1, 2] for machine in MACHINES)
    assert sums(MACHINES, "needs") == [3] * 4
    assert sums(MACHINES, "supplies") == [3] * 4
    assert all((machine["reward"], machine["points"]) == (0, 2) for machine in MACHINES)
    follows = {machine["needs"].index(1): machine["needs"].index(2) for machine in MACHINES}
    at, seen = 0, []
    for _ in range(4):
        seen.append(at)
        at = follows[at]
    assert sorted(seen) == [0, 1, 2, 3]
    assert at == 0


def test_all_buildings_together() -> None:
    assert sums(BUILDINGS, "needs") == [52] * 4
    assert sum(building["points"] for building in BUILDINGS) == 101
    assert sum(building["reward"] for building in BUILDINGS) == 324


def test_with_regular_rewards_a_building_is_worth_what_its_family_is() -> None:
    regular = [{**building, **building.get("regular", {})} for building in PLAIN]
    assert sum(building["points"] for building in regular) + 8 == 102
    assert sum(building["reward"] for building in regular) == 322
    worth = Counter((sum(b["needs"]), b["reward"], b["points"]) for b in regular)
    assert len(worth) == len({needs for needs, _, _ in worth}) + 1  # only those that need two are of two kinds


def test_the_two_cards_that_the_rulebook_shows() -> None:
    labourer = by_id(WORKERS, "labourer-1")
    assert (labourer["wage"], labourer["supplies"]) == (3, [0, 1, 0, 2])
    lighthouse = by_id(BUILDINGS, "alexandria-lighthouse")
    assert (lighthouse["needs"], lighthouse["reward"], lighthouse["points"]) == ([2, 4, 1, 3], 14, 5)


def test_the_numbers_of_the_rules() -> None:
    def numbers(table: str) -> dict[str, Any]:
        return {name: value for name, value in DATA[table].items() if name not in ("origin", "note")}

    assert numbers("turn") == {"actions": 3, "extra_action_price": 5, "take": [1, 3, 6]}
    assert numbers("start") == {"money": 10, "rank": "apprentice"}
    assert numbers("rows") == {"buildings": 5, "workers": 5}
    assert numbers("slave") == {"price": 7, "wage": 0, "free_actions": 1, "final_free_price": 5}
    assert numbers("freed") == {"wages": [4, 5]}
    assert numbers("tool") == {"price": 2, "bonus": 1}
    assert numbers("loan") == {"cards": 4, "gain": 10, "repay_price": 15}
    assert numbers("university") == {"price": 7, "level": 3}
    assert numbers("end") == {"points": 17, "slave_penalty": 1, "loan_penalty": 2, "tenths_per_sesterce": 1}
    assert numbers("stalemate") == {"idle_rounds": 4, "warned_after": 2, "rounds": 60}
    assert list(GAME.seats) == [2, 3, 4]


# -- the tables made of them --------------------------------------------------------------------------------------


def test_amounts_are_packed_and_unpacked() -> None:
    assert lanes(packed([1, 2, 3, 4])) == [1, 2, 3, 4]
    assert [lane(packed([5, 0, 29, 7]), resource) for resource in range(4)] == [5, 0, 29, 7]
    assert [lanes(need) for need in NEED] == [building["needs"] for building in BUILDINGS]
    assert [lanes(supply) for supply in SUPPLY] == [card["supplies"] for card in (*WORKERS, *SLAVES, *MACHINES)]


def test_all_lanes_are_compared_at_once() -> None:
    amounts = [[a, b, c, d] for a in (0, 1, 5, 29) for b in (0, 2, 29) for c in (0, 3) for d in (0, 29)]
    for have in amounts:
        for need in amounts:
            assert covers(packed(have), packed(need)) == all(h >= n for h, n in zip(have, need, strict=True))
            assert lanes(lacking(packed(need), packed(have))) == [
                max(0, n - h) for h, n in zip(have, need, strict=True)
            ]


def test_each_range_of_the_action_table_begins_where_it_should() -> None:
    names = [action.notation for action in GAME.actions]
    begins = {
        phases.ACT_BASE + phases.OPEN: "open house", phases.ACT_BASE + phases.RECRUIT: "recruit apprentice-1",
        phases.ACT_MORE + phases.BUY_SLAVE: "buy slave-1", phases.ACT_MORE + phases.BUY_TOOL: "tool stone",
        phases.ACT_MORE + phases.BORROW: "loan", phases.ACT_MORE + phases.UNIVERSITY: "university stone",
        phases.ACT_MORE + phases.SEND: "send apprentice-1", phases.ACT_MORE + phases.FREE: "free slave-1",
        phases.ACT_MORE + phases.TAKE: "take 1", phases.ACT_MORE + phases.REPAY: "repay",
        phases.ACT_MORE + phases.EXTRA: "action", phases.ACT_MORE + phases.END_TURN: "end",
        phases.SITE_BASE: "to house", phases.SITE_MORE: "at house", phases.TOOL_BASE: "with stone",
        phases.TOOL_BASE + phases.WITHOUT: "with nothing", phases.TEACH_BASE: "teach apprentice-1",
    }  # fmt: skip
    assert {number: names[number] for number in begins} == begins
    assert len(names) == phases.ACTIONS
    outcomes = [outcome.notation for outcome in GAME.outcomes]
    assert outcomes[phases.WORKER_BASE] == "worker apprentice-1"
    assert outcomes[phases.APPRENTICE_BASE] == "apprentice apprentice-1"
    assert outcomes[phases.FIRST_BASE] == "first 1"
    assert len(outcomes) == phases.OUTCOMES


def test_both_windows_of_an_action_fit_into_a_fast_mask() -> None:
    assert phases.ACT_MORE <= 62
    assert phases.END_TURN < 62


def test_a_finished_machine_is_the_hand_of_its_name() -> None:
    found = {BUILDING_IDS[b]: HAND_IDS[hand] for b, hand in enumerate(MACHINE_HAND) if hand >= 0}
    assert found == {machine["id"]: machine["id"] for machine in MACHINES}


# -- origins ------------------------------------------------------------------------------------------------------


def origins(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        yield from [data["origin"]] if "origin" in data else []
        for value in data.values():
            yield from origins(value)
    elif isinstance(data, list):
        for item in data:
            yield from origins(item)


def test_every_table_and_every_card_says_where_it_is_from() -> None:
    assert all("origin" in table for table in DATA.values())
    assert all("origin" in card for kind in ("workers", "slaves", "tools", "buildings") for card in CARDS[kind])
    assert set(origins(DATA)) <= {"rulebook", "found", "reconstructed"}


def test_only_one_card_and_the_stalemate_are_reconstructed() -> None:
    assert [worker["id"] for worker in WORKERS if worker["origin"] == "reconstructed"] == ["apprentice-4"]
    assert Counter(origins(DATA))["reconstructed"] == 2
