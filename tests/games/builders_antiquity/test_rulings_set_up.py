"""Rulings on set-up, information and the actions that take a card from a row: 1-4, 10-14; and that none is left out."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.games.builders_antiquity.positions import (
    BUILDINGS,
    GAME,
    WORKERS,
    allowed,
    begin,
    do,
    money,
    of,
    player,
    pool,
    position,
    settle,
    sites,
    table,
)

from aedilis import CHANCE, NOBODY, Position, Rng

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_ruling_01_anybody_may_start_and_nobody_is_compensated(seats: int) -> None:
    start = GAME.new(seats)
    assert start.seat == CHANCE
    assert allowed(start) == {f"first {seat + 1}" for seat in range(seats)}
    assert start.weights() == [1] * seats
    for seat in range(seats):
        game = settle(do(GAME.new(seats), f"first {seat + 1}"), Rng(seat))
        assert game.seat == table(game)["starter"] == seat
        assert [money(game, other) for other in range(seats)] == [10] * seats
        assert [len(pool(game, other)) for other in range(seats)] == [1] * seats


@SEATS
def test_ruling_01_everybody_is_dealt_a_random_apprentice_and_the_others_are_shuffled_in(seats: int) -> None:
    game = do(GAME.new(seats), "first 1")
    assert allowed(game) == {f"apprentice apprentice-{n}" for n in range(1, 5)}
    do(game, *(f"apprentice apprentice-{4 - seat}" for seat in range(seats)))
    assert [pool(game, seat) for seat in range(seats)] == [{f"apprentice-{4 - seat}"} for seat in range(seats)]
    left = {f"apprentice-{n}" for n in range(1, 5 - seats)}
    assert set(table(game)["worker_deck"]) == {*WORKERS[4:], *left}


def test_ruling_02_the_top_of_the_building_deck_is_seen_by_all_but_cannot_be_taken() -> None:
    game = begin(3)
    top = table(game)["top"]
    assert top in BUILDINGS
    assert top not in table(game)["buildings"]
    for viewer in (0, 1, 2, NOBODY):
        assert table(game.seen_by(viewer))["top"] == top
    assert f"open {top}" not in allowed(game)
    assert {f"open {building}" for building in table(game)["buildings"]} <= allowed(game)


def test_ruling_02_the_top_fills_the_gap_and_the_next_one_is_turned_up() -> None:
    game = position(player(), row="house market quarry shop port", top="temple")
    do(game, "open quarry")
    assert table(game)["buildings"] == ["house", "market", "temple", "shop", "port"]
    assert game.seat == CHANCE
    assert allowed(game) == {f"building {building}" for building in table(game)["building_deck"]}
    do(game, "building pyramid")
    assert (table(game)["top"], game.seat) == ("pyramid", 0)
    assert "open temple" in allowed(game)
    assert "open pyramid" not in allowed(game)


def without_composing(game: Position) -> dict[str, object]:
    data = table(game)
    return {name: data[name] for name in data if name != "viewer"}


def test_ruling_03_only_the_order_of_the_decks_is_hidden() -> None:
    game = position(
        player("master-1 slave-1", 17, "temple apprentice-1+stone", "house", "wood", "master-1 wood", loans=2),
        seats=3,
    )
    for viewer in (0, 1, 2, NOBODY):
        assert without_composing(game.seen_by(viewer)) == without_composing(game)
    left = table(game)["building_deck"]
    assert left == sorted(left, key=BUILDINGS.index), "a deck has no order until a card comes out"


def test_ruling_03_what_is_being_composed_is_not_seen_by_others() -> None:
    game = position(player("master-1", sites="temple"))
    before = table(game.seen_by(1))
    do(game, "send master-1")
    assert table(game.seen_by(0))["turn"]["sending"] == "master-1"
    assert table(game.seen_by(1)) == before
    assert game.seen_by(1).options() == []


def test_ruling_04_the_investment_stacks_are_open_and_any_card_may_be_chosen() -> None:
    game = position(player("apprentice-1", 20))
    assert {f"buy slave-{n}" for n in range(1, 7)} <= allowed(game)
    for resource in ("stone", "wood", "knowledge", "colour"):
        assert {f"tool {resource}", f"university {resource}"} <= allowed(game)


def test_ruling_04_the_stacks_are_never_refilled() -> None:
    game = position(player("apprentice-1", 40))
    do(game, "buy slave-4", "end", "buy slave-2")
    assert table(game)["slaves"] == ["slave-1", "slave-3", "slave-5", "slave-6"]


# -- opening sites, recruiting ----------------------------------------------------------------------------


def test_ruling_10_a_row_is_refilled_at_once_and_the_new_card_can_be_taken_in_the_same_turn() -> None:
    game = position(player(), workers="master-1 master-2 master-3 master-4 companion-1", top="pyramid", actions=5)
    do(game, "recruit master-3")
    assert game.seat == CHANCE
    assert table(game)["workers"] == ["master-1", "master-2", "-", "master-4", "companion-1"]
    do(game, "worker labourer-2", "recruit labourer-2")
    assert table(game)["workers"][2] == "-"
    do(game, "worker labourer-1", f"open {table(game)['buildings'][0]}", "open pyramid")
    assert pool(game) == {"master-3", "labourer-2"}
    assert "pyramid" in sites(game)


def test_ruling_10_refilling_costs_nothing_and_every_card_is_equally_likely() -> None:
    game = do(position(player()), "recruit apprentice-1")
    assert game.weights() == [1] * len(table(game)["worker_deck"])
    assert (money(game), len(table(game)["worker_deck"])) == (10, 18 - 5)


def test_ruling_11_there_is_no_limit_to_sites_buildings_and_workers() -> None:
    many = " | ".join(BUILDINGS[:10])
    game = position(player(" ".join(WORKERS[:12]), sites=many, finished=" ".join(BUILDINGS[10:20])))
    do(game, f"open {BUILDINGS[20]}", f"recruit {WORKERS[12]}")
    assert len(sites(game)) == 11
    assert len(pool(game)) == 13


def test_ruling_12_a_row_shrinks_when_its_deck_is_used_up() -> None:
    game = position(player(), row="house market quarry", workers="master-1 master-2", used_up=True, actions=9)
    do(game, "open market")
    assert table(game)["buildings"] == ["house", "-", "quarry", "-", "-"]
    assert game.seat == 0, "there is nothing to come out"
    do(game, "recruit master-1")
    assert table(game)["workers"] == ["-", "master-2", "-", "-", "-"]
    assert {notation for notation in allowed(game) if notation.startswith(("open", "recruit"))} == {
        "open house", "open quarry", "recruit master-2",
    }  # fmt: skip


def test_ruling_12_the_last_building_is_the_top_of_the_deck() -> None:
    game = position(player(), row="house market quarry shop port", top="temple", used_up=True)
    do(game, "open house")
    assert table(game)["buildings"] == ["temple", "market", "quarry", "shop", "port"]
    assert (table(game)["top"], game.seat) == ("-", 0)


def test_ruling_13_nothing_can_be_taken_from_an_empty_row_and_the_game_goes_on() -> None:
    game = position(player("apprentice-1"), used_up=True)
    assert not [notation for notation in allowed(game) if notation.startswith(("open", "recruit"))]
    do(game, "end")
    assert game.seat == 1


@SEATS
def test_ruling_14_no_site_is_given_up_and_no_worker_dismissed(seats: int) -> None:
    """All that somebody ever had is still there, or finished, at every later moment."""
    random = Rng(3, seats)
    game = begin(seats, 3)
    had: list[Counter[str]] = [Counter() for _ in range(seats)]
    for _ in range(300):
        for seat in range(seats):
            own = of(game, seat)
            crew = [hand.split("+")[0] for workers in sites(game, seat).values() for hand in workers]
            have = Counter([*own["pool"], *crew, *sites(game, seat), *own["finished"]])
            assert not had[seat] - have
            had[seat] = have
        if game.seat < CHANCE:
            break
        game.play(game.pick(random))
    assert sum(had[0].values()) > 5


def test_every_ruling_has_a_test() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_rulings_*.py")]
    found = {int(number) for source in sources for number in re.findall(r"^def test_ruling_(\d\d)_", source, re.M)}
    assert found == set(range(1, 50))
