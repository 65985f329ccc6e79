"""Rulings on the set-up (A) and on moving and taking (B); and that none of all rulings is left out."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
from tests.games.carpe_diem.positions import GAME, allowed, begin, build, card_at, do, give, hand_over, lay, of

from aedilis import CHANCE, Rng
from aedilis.games.carpe_diem.data.components import CARD_IDS, EMPTY, TILE_IDS
from aedilis.games.carpe_diem.rules.position import CarpeDiem

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
RULINGS: Final = {"a": 6, "b": 8, "c": 9, "d": 8, "e": 4, "f": 4, "g": 13, "h": 8}


def test_every_ruling_has_a_test() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_rulings_*.py")]
    found = {name for text in texts for name in re.findall(r"def test_ruling_([a-h]\d+)_", text)}
    assert found == {f"{letter}{number}" for letter, last in RULINGS.items() for number in range(1, last + 1)}


MARKET: Final = TILE_IDS.index("market")  # as a first tile it is built at once


def slot(notation: str) -> int:
    return 4 * int(notation[5]) - 4 + "abcd".index(notation[6])


# -- set-up -----------------------------------------------------------------------------------------------------


@SEATS
def test_ruling_a1_anybody_may_start_and_turns_go_clockwise_from_there(seats: int) -> None:
    game = GAME.new(seats)
    assert game.seat == CHANCE
    assert allowed(game) == [f"first {seat + 1}" for seat in range(seats)]
    assert game.weights() == [1] * seats
    for first in range(seats):
        game = begin(seats, first=first + 1, depots=dict.fromkeys(["1a", "1b", "4a", "5a"], "market"), spaces="4 1 2 5")
        turns = []
        for _ in range(seats):
            turns.append(game.seat)
            do(game, next(notation for notation in allowed(game) if game.depots[slot(notation)] == MARKET))
        assert turns == [(first + n) % seats for n in range(seats)]


@SEATS
def test_ruling_a1_points_at_the_start_go_by_turn_order(seats: int) -> None:
    points = {2: [8, 9], 3: [8, 9, 13], 4: [8, 9, 10, 11]}[seats]
    for first in range(seats):
        game = begin(seats, first=first + 1)
        assert [game.start_points((first + n) % seats) for n in range(seats)] == points
        assert game.scores() == [game.start_points(seat) for seat in range(seats)]


@SEATS
def test_ruling_a2_figures_are_placed_in_turn_order_before_the_depots_are_filled(seats: int) -> None:
    game = GAME.new(seats)
    random = Rng(seats)
    while game.seat == CHANCE:
        game.play(game.pick(random))
    free = [f"stand {space}" for space in range(1, 8)]
    assert isinstance(game, CarpeDiem)
    for number in range(seats):
        assert game.seat == (game.starter + number) % seats
        assert set(game.depots) == {EMPTY}
        assert allowed(game) == free
        do(game, free.pop(2))
    assert len({player.space for player in game.players}) == seats


@SEATS
def test_ruling_a3_the_disc_of_the_last_player_lies_on_top(seats: int) -> None:
    game = begin(seats, first=2)
    assert list(game.order) == [(1 - 1 - n) % seats for n in range(seats)]
    game.begin_scoring()
    assert game.seat == 0, "the start player is seat 1, and so the last one seat 0"


@SEATS
def test_ruling_a4_four_frame_pieces_and_a_tableau_are_dealt_to_everybody(seats: int) -> None:
    game = do(GAME.new(seats), "first 1")  # type: ignore[arg-type]
    assert allowed(game) == [f"frame R{n:02}" for n in range(1, 17)]
    random = Rng(seats)
    while allowed(game)[0].startswith("frame"):
        assert game.weights() == [1] * game.count()
        game.play(game.pick(random))
    assert allowed(game) == [f"tableau T{n}" for n in range(1, 5)]
    assert game.weights() == [1] * 4
    game = begin(seats, frames="R16 R02 R09 R05 R01", tableaus="T3 T1")
    assert of(game, 0).frame == (15, 1, 8, 4)
    assert of(game, 1).frame[0] == 0
    assert [of(game, 0).tableau, of(game, 1).tableau] == [2, 0]
    assert len({piece for player in game.players for piece in player.frame}) == 4 * seats


@SEATS
def test_ruling_a5_corners_stay_empty_with_fewer_players(seats: int) -> None:
    game = begin(seats)
    empty = {2: {1, 3, 10, 12}, 3: {1, 12}, 4: set()}[seats]
    assert {place for place in range(1, 13) if not card_at(game, place)} == empty


@SEATS
def test_ruling_a6_cards_of_all_decks_are_shuffled_together(seats: int) -> None:
    wanted = {2: "AABBCCDD", 3: "AABBBCCDDD", 4: "AAABBBCCDDDD"}[seats]
    layouts = set()
    for number in range(8):
        game = GAME.new(seats)
        assert isinstance(game, CarpeDiem)
        random = Rng(number, seats)
        while game.seat == CHANCE:
            assert all(game.phase in (5, 7) or weight == 1 for weight in game.weights() or [])
            game.play(game.pick(random))
        layout = "".join(CARD_IDS[card][0] for card in game.cards if card != EMPTY)
        assert "".join(sorted(layout)) == wanted
        layouts.add(layout)
    assert len(layouts) > 4


# -- moving and taking --------------------------------------------------------------------------------------------


def spaces(game: CarpeDiem) -> set[int]:
    """Where the figure can go to."""
    return {int(notation[5]) for notation in allowed(game) if notation.startswith("take")}


def empty(game: CarpeDiem, *depots: int) -> CarpeDiem:
    """Nothing lies at these spaces any more."""
    for space in depots:
        game.depots[4 * space - 4 : 4 * space] = [EMPTY] * 4
    game.derive()
    game.reopen()
    return game


def test_ruling_b1_a_figure_must_move_along_one_of_its_two_lines() -> None:
    opposite = {1: {4, 5}, 2: {5, 6}, 3: {6, 7}, 4: {7, 1}, 5: {1, 2}, 6: {2, 3}, 7: {3, 4}}
    for space, others in opposite.items():
        assert spaces(begin(2, spaces=f"{space} {space % 7 + 1}")) == others


def test_ruling_b1_figures_stay_where_they_were_between_stages() -> None:
    game = begin(2)
    random = Rng(3)
    while game.stage == 1:
        where = [player.space for player in game.players]
        game.play(game.pick(random))
    while game.seat == CHANCE:
        game.play(game.pick(random))
    assert [player.space for player in game.players] == where
    start = of(game, game.seat).space
    assert spaces(game) == {(start + 3) % 7 + 1, (start + 4) % 7 + 1}


def test_ruling_b2_from_an_empty_space_one_goes_on_by_either_line_also_back() -> None:
    assert spaces(empty(begin(2), 4)) == {5, 7, 1}
    assert spaces(empty(begin(2), 4, 7)) == {5, 3, 1}
    assert spaces(empty(begin(2), 4, 5)) == {7, 2, 1}
    assert spaces(empty(begin(2), 4, 1)) == {5, 7}
    assert spaces(empty(begin(2), 2, 3, 4, 5, 6, 7)) == {1}
    assert 1 not in spaces(empty(begin(2), 2, 3, 6, 7))


def test_ruling_b2_the_path_does_not_matter() -> None:
    """Compared with a figure that really walks, for every space and every set of spaces with tiles."""
    lines = [[3, 4], [4, 5], [5, 6], [6, 0], [0, 1], [1, 2], [2, 3]]
    game = begin(2)
    for space in range(7):
        for stocked in range(1, 128):
            found, ways, seen = set(), list(lines[space]), set()
            while ways:
                at = ways.pop()
                if stocked >> at & 1:
                    found.add(at + 1)
                elif at not in seen:
                    seen.add(at)
                    ways += lines[at]
            of(game).space = space
            game.depots = [0 if stocked >> slot // 4 & 1 else EMPTY for slot in range(28)]
            assert spaces(empty(game)) == found


def test_ruling_b3_in_the_second_edition_nobody_comes_back_unless_there_is_nothing_else() -> None:
    def second() -> CarpeDiem:
        return begin(2, movement="second-edition")

    assert spaces(second()) == {4, 5}
    assert spaces(empty(second(), 4)) == {5, 7}
    assert spaces(empty(second(), 4, 7)) == {5, 3}
    assert spaces(empty(second(), 4, 5, 7, 2, 3)) == {6}
    assert spaces(empty(second(), 2, 3, 4, 5, 6, 7)) == {1}


def test_ruling_b4_several_figures_may_stand_on_one_space() -> None:
    game = begin(3, spaces="1 1 7", depots={"4a": "market", "4b": "bakery"})
    of(game, 1).space = 0
    do(game, "take 4a")
    assert game.seat == 1
    do(game, "take 4b")
    assert of(game, 0).space == of(game, 1).space == 3


def test_ruling_b5_bread_takes_a_figure_to_any_space_with_tiles() -> None:
    game = give(begin(2), 0, bread=2)
    assert "bread" not in allowed(begin(2))
    empty(game, 3)
    assert spaces(game) == {4, 5}
    assert "bread" in allowed(game)
    do(game, "bread")
    assert of(game).bread == 2, "it is paid only when a tile is taken"
    assert spaces(game) == {1, 2, 4, 5, 6, 7}
    assert "bread" not in allowed(game)
    do(game, "take 1a")
    assert (of(game).space, of(game).bread) == (0, 1)


def test_ruling_b5_without_paying_bread_is_kept() -> None:
    game = do(give(begin(2), 0, bread=2), "take 4a")
    assert of(game).bread == 2


def test_ruling_b6_a_tile_must_be_taken() -> None:
    assert all(notation.startswith("take") for notation in allowed(begin(4)))


@pytest.mark.parametrize(("seats", "left"), [(2, [3, 0]), (3, [3, 2, 0]), (4, [3, 2, 1, 0])])
def test_ruling_b7_what_is_left_in_a_depot_is_removed_before_the_tile_is_built(seats: int, left: list[int]) -> None:
    game = begin(seats, depots={f"4{slot}": "villa-across" for slot in "abc"} | {"4d": "villa-corner"})
    found = []
    for slot in "abcd"[: len(left)]:
        of(game, game.seat).space = 0
        game.reopen()
        do(game, f"take 4{slot}")
        found.append(len(game.tiles_at(3)))
        assert game.tile != EMPTY, "the first tile of each can be turned, so it is not built yet"
        do(game, "turn 0")
    assert found == left


@SEATS
def test_ruling_b8_a_stage_ends_when_everybody_had_seven_turns(seats: int) -> None:
    game = begin(seats)
    random = Rng(seats)
    takes: Counter[int] = Counter()
    while not game.scorers:
        option = game.pick(random)
        takes[game.seat] += GAME.action(game, option).verb == "take"
        game.play(option)
    assert [takes[seat] for seat in range(seats)] == [7] * seats
    assert set(game.depots) == {EMPTY}


def test_ruling_b8_tiles_of_the_seal_row_do_not_count() -> None:
    game = lay(begin(2, seals="dark-market dark-bakery"), 0, c3="craftsman-end/1")
    build(hand_over(game, "craftsman-end"), "d3", 3)
    assert game.turns == 0
    do(game, "seal 1", "build c2")
    assert (game.turns, game.seat) == (1, 1)
