"""Rulings on frame tasks (F), on what comes between stages and on the end (H)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.carpe_diem.positions import (
    GAME,
    begin,
    do,
    fountain_cards,
    give,
    has_finished,
    lay,
    line,
    of,
    scoring,
)

from aedilis import CHANCE, NOBODY, OVER, Rng
from aedilis.games.carpe_diem.data.components import EMPTY, TILE_IDS
from aedilis.games.carpe_diem.generated.phases import END
from aedilis.games.carpe_diem.rules.player import points_for_villa
from aedilis.games.carpe_diem.rules.position import CarpeDiem


def framed(above: str = "R01", right: str = "R02", below: str = "R03", left: str = "R04", **variants: Any) -> CarpeDiem:
    return begin(2, frames=f"{above} {right} {below} {left}", **variants)


def tasks(game: CarpeDiem) -> set[tuple[str, str]]:
    """The tasks that are met: the side and the kind."""
    lines = [entry for entry in GAME.sheet(game, 0) if entry.what == "frame"]
    return {(str(entry.values["side"]), str(entry.values["kind"])) for entry in lines}


def pond(one: str, other: str) -> dict[str, str]:
    """A pond of two tiles side by side, or one below the other."""
    turns = (1, 3) if one[1] == other[1] else (2, 0)
    return {one: f"pond-end/{turns[0]}", other: f"pond-end/{turns[1]}"}


# R08 has a pond on line 4; so has no other of the pieces used here.
@pytest.mark.parametrize(
    ("side", "across", "beside"),
    [
        ("above", ("d2", "e2"), ("c2", "d2")),
        ("right", ("b4", "b5"), ("b3", "b4")),
        ("below", ("b5", "c5"), ("c5", "d5")),
        ("left", ("e2", "e3"), ("e3", "e4")),
    ],
)
def test_ruling_f1_a_task_is_met_by_what_crosses_the_line(
    side: str, across: tuple[str, str], beside: tuple[str, str]
) -> None:
    game = framed(**{side: "R08"})
    assert tasks(lay(game, 0, **pond(*across))) == {(side, "pond")}
    game = framed(**{side: "R08"})
    assert tasks(lay(game, 0, **pond(*beside))) == set()


@pytest.mark.parametrize(
    ("side", "within", "beside"),
    [
        ("above", ("e1", "e2"), ("d1", "d2")),
        ("right", ("b5", "c5"), ("b4", "c4")),
        ("below", ("b1", "b2"), ("e1", "e2")),
        ("left", ("b2", "c2"), ("b5", "c5")),
    ],
)
def test_ruling_f1_in_the_variant_a_task_is_about_a_column_or_row(
    side: str, within: tuple[str, str], beside: tuple[str, str]
) -> None:
    """The pond of R08 is in the fifth column of the piece."""
    for cells, met in ((within, {(side, "pond")}), (beside, set())):
        game = framed(**{side: "R08"}, frame_tasks="rows")
        assert tasks(lay(game, 0, **pond(*cells))) == met


def test_ruling_f2_a_task_counts_once_and_only_for_what_is_finished() -> None:
    game = lay(framed(above="R08"), 0, **pond("d2", "e2"), **pond("d4", "e4"))
    assert line(game, 0, "frame") == 5
    game = lay(framed(above="R08"), 0, d2="pond-end/1", e2="pond-across/1")
    assert line(game, 0, "frame") == 0


def test_ruling_f3_one_object_may_meet_several_tasks() -> None:
    """The villa lines of R11, R15 and R16 are all line 4; above that is between d and e, below between b and c."""
    game = framed("R11", "R01", "R15", "R02")
    villa = {"b3": "villa-end/1", "c3": "villa-across/1", "d3": "villa-across/1", "e3": "villa-end/3"}
    assert tasks(lay(game, 0, **villa)) == {("above", "villa"), ("below", "villa")}
    assert line(game, 0, "frame") == 6


def test_ruling_f4_size_and_shape_do_not_matter() -> None:
    bent = {"c1": "pond-end/1", "d1": "pond-corner/2", "d2": "pond-corner/0", "e2": "pond-end/3"}
    assert tasks(lay(framed(above="R08"), 0, **bent)) == {("above", "pond")}


# -- between the stages ---------------------------------------------------------------------------------------------


def test_ruling_h1_three_stages_are_played_with_light_tiles_and_the_last_with_dark_ones() -> None:
    for seats in (2, 3, 4):
        game = begin(seats)
        random = Rng(seats)
        for stage in range(1, 5):
            names = [TILE_IDS[tile] for tile in game.depots]
            assert (game.stage, len(names), EMPTY in game.depots) == (stage, 28, False)
            assert all(name.startswith("dark-") or name.endswith("-end") for name in names) == (stage == 4)
            assert game.seat == game.first_player() == (stage - 1) % seats, "the marker goes to the left"
            while game.stage == stage and game.seat != OVER:
                discs = game.discs[:]
                game.play(game.pick(random))
                assert all(old in (EMPTY, new) for old, new in zip(discs, game.discs, strict=True))
            while game.seat == CHANCE:
                game.play(game.pick(random))
        assert [len(stock) for stock in game.stock] == [0, 0]


def test_ruling_h2_everything_is_kept_between_stages() -> None:
    """Whoever scores last fails with both cards, so that nothing but the next stage could take anything away."""
    game = scoring("A05 D08", seat=1)
    while game.seat == 1:
        game.play(game.options()[-1])
    fountain_cards(give(game, 0, fish=1, bread=2, steps=4), 0, "pond", "villa")
    fountain_cards(give(game, 1, grapes=2, coins=3, bread=5), 1, "baker")
    of(game).stored = (TILE_IDS.index("market"),)
    had = [player.parts() for player in game.players]
    do(game, "disc 8", "score 5")
    assert (game.stage, game.seat, of(game).failed) == (2, CHANCE, 2)
    of(game).failed = 0
    assert [player.parts() for player in game.players] == had


# -- the end ----------------------------------------------------------------------------------------------------------


def test_ruling_h3_the_lines_of_the_final_scoring_come_in_order() -> None:
    game = give(framed(above="R08"), 0, fish=2, steps=3, gained=7, failed=1)
    lay(game, 0, c1="pond-end/1", d1="pond-corner/2", d2="pond-corner/0", e2="pond-end/3")
    lay(game, 0, c5="villa-end/1", d5="villa-end/3")
    fountain_cards(game, 0, "villa")
    assert [(entry.what, entry.points) for entry in GAME.sheet(game, 0)] == [
        ("start", 8),
        ("cards", 7),
        ("failed", -4),
        ("villa", 2),
        ("leftovers", 1),
        ("track", 3),
        ("fountain", 2),
        ("frame", 5),
    ]


def test_ruling_h4_only_finished_villas_give_points() -> None:
    game = lay(begin(2), 0, c3="villa-three/0", c2="villa-end/2", d3="villa-end/3", c4="villa-end/0")
    assert line(game, 0, "villa") == 7
    game = lay(begin(2), 0, c3="villa-three/0", c2="villa-end/2", d3="villa-end/3")
    assert line(game, 0, "villa") == 0


@pytest.mark.parametrize(("chimneys", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (9, 21), (10, 26), (13, 26)])
def test_ruling_h4_the_table_of_villas(chimneys: int, points: int) -> None:
    assert points_for_villa(chimneys) == points


def test_ruling_h5_all_that_is_left_is_added_up_and_rounded_down_once() -> None:
    game = give(begin(2), 0, grapes=1, fish=2, coins=1, bread=1, steps=0)
    assert line(game, 0, "leftovers") == 2
    of(game).stored = (TILE_IDS.index("market"),)
    assert line(game, 0, "leftovers") == 3
    fountain_cards(game, 0, "baker", "baker")
    assert line(game, 0, "leftovers") == 3, "cards do not count"


def test_ruling_h6_equal_fountain_cards_both_count() -> None:
    game = has_finished(begin(2), 0, merchant=3, fountain=2)
    fountain_cards(game, 0, "merchant", "merchant", "fountain", "pond")
    assert line(game, 0, "fountain") == 6 + 6 + 4 + 0


def ended(*steps: int) -> CarpeDiem:
    """The end of a game in which all have the same points."""
    game = begin(len(steps))
    for seat, number in enumerate(steps):
        give(game, seat, steps=number, gained=100 - number - game.start_points(seat))
    game.order = tuple(sorted(range(len(steps)), key=lambda seat: (-steps[seat], seat)))
    game.seat, game.phase, game.stage = OVER, END, 4
    return game


def test_ruling_h7_a_tie_goes_to_whoever_is_farther_back_on_the_track() -> None:
    game = ended(5, 9, 2, 7)
    assert game.scores() == [100] * 4
    assert game.ranks() == [2, 4, 1, 3]
    give(game, 1, gained=of(game, 1).gained + 1)
    assert game.ranks() == [3, 1, 2, 4]


def test_ruling_h7_on_one_space_the_lower_disc_is_farther_back() -> None:
    game = ended(5, 5, 5)
    assert game.order == (0, 1, 2)
    assert game.ranks() == [3, 2, 1]


def test_ruling_h8_only_fountain_cards_and_stocks_are_hidden() -> None:
    game = give(lay(begin(3), 1, d3="market", d2="pond-end"), 2, fish=2, bread=1, steps=0)
    of(game, 0).stored = (TILE_IDS.index("bakery"),)
    for seat, cards in enumerate(("villa", "villa pond", "pond baker market")):
        fountain_cards(game, seat, *cards.split())
    for viewer in (0, 1, 2, NOBODY):
        view, true = GAME.describe(game.seen_by(viewer)), GAME.describe(game)
        for data in (view, true):
            del data["viewer"], data["fountains"], data["returned"]
        for seat in range(3):
            shown, own = view["player"][seat].pop("fountain_cards"), true["player"][seat].pop("fountain_cards")
            assert shown == (own if seat == viewer else ["?", "2 ?", "3 ?"][seat : seat + 1])
        assert view == true


def test_ruling_h8_at_the_end_all_cards_are_shown() -> None:
    for number in range(4):
        game = begin(3)
        random = Rng(number, 8)
        while game.seat != OVER:
            game.play(game.pick(random))
        view = game.seen_by(NOBODY)
        assert [player.cards for player in view.players] == [player.cards for player in game.players]
        assert view.scores() == game.scores()
