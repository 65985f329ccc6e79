"""A good player's advice: finish what is begun, keep ends where a tile fits, and score what brings most."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

import pytest
from tests.games.carpe_diem.positions import GAME, allowed, begin, do, give, hand_over, has_finished, lay, scoring

from aedilis import CHANCE, OVER, Position, Rng
from aedilis.games.carpe_diem.advice.evaluation import SIGNS, scorings_left, turns_in_stage
from aedilis.games.carpe_diem.advice.heuristics import HEURISTICS
from aedilis.games.carpe_diem.advice.option_features import MARKS
from aedilis.games.carpe_diem.data.components import ROUNDS, STAGES
from aedilis.games.carpe_diem.generated.phases import FIGURE
from aedilis.games.carpe_diem.rules.position import CarpeDiem


def hurried_game(seats: int, number: int) -> Iterator[tuple[CarpeDiem, int]]:
    """A game in which everybody is in a hurry: every position with the option chosen in it; at last the end."""
    at, random = GAME.new(seats), Rng(7, number)
    while at.seat != OVER:
        assert isinstance(at, CarpeDiem)
        option = HEURISTICS.pick(at, random)
        yield at, option
        at = at.copy()
        at.play(option)
    assert isinstance(at, CarpeDiem)
    yield at, -1


def favourite(at: Position) -> str:
    options = at.options()
    ranking = HEURISTICS.ranking(at, options)
    return GAME.notation(at, options[ranking.index(max(ranking))])


def mark(at: Position, notation: str, name: str) -> float:
    return HEURISTICS.marks(at, [GAME.option(at, notation)])[0][MARKS.index(name)]


def sign(at: Position, seat: int, name: str) -> float:
    return HEURISTICS.signs(at, seat)[SIGNS.index(name)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_hurried_players_choose_legal_options_and_score_far_more_than_random_ones(seats: int) -> None:
    points = []
    for number in range(6):
        *moments, (end, _) = hurried_game(seats, number)
        assert all(option in at.options() for at, option in moments)
        points += end.scores()
    assert fmean(points) > 50  # where random play ends with about six


@pytest.mark.parametrize("seats", GAME.seats)
def test_turns_and_scorings_are_counted_down_to_none(seats: int) -> None:
    turns, discs = [0] * seats, [0] * seats
    moments = list(hurried_game(seats, 1))
    for at, option in reversed(moments[:-1]):
        notation = GAME.notation(at, option)
        if at.seat != CHANCE and notation.startswith("take"):
            turns[at.seat] += 1
        if at.seat != CHANCE and notation.startswith("disc"):
            discs[at.seat] += 1
        if notation.startswith("take"):
            left = turns_in_stage(at, at.seat) + ROUNDS * (STAGES - at.stage)
            assert left == turns[at.seat]
        if at.seat != CHANCE and at.phase != FIGURE:
            assert [scorings_left(at, seat) for seat in range(seats)] == discs
    assert turns == [ROUNDS * STAGES] * seats
    assert discs == [STAGES] * seats


@pytest.mark.parametrize("seats", GAME.seats)
def test_signs_promise_nothing_when_the_game_is_over(seats: int) -> None:
    *_, (end, _) = hurried_game(seats, 2)
    assert all(not any(HEURISTICS.signs(end, seat)) for seat in range(seats))


def test_all_marks_are_given_sometimes_and_all_signs_seen() -> None:
    marks: set[str] = set()
    signs: set[str] = set()
    for number in range(12):
        for at, option in hurried_game(2 + number % 3, number):
            if option >= 0 and at.seat != CHANCE and at.count() > 1:
                for own in HEURISTICS.marks(at, at.options()):
                    assert len(own) == len(MARKS)
                    marks |= {name for name, much in zip(MARKS, own, strict=True) if much}
                signs |= {name for name, much in zip(SIGNS, HEURISTICS.signs(at, at.seat), strict=True) if much}
    assert set(MARKS) - marks <= {"wares first", "merchant first"}  # seldom; see below
    assert set(SIGNS) == signs


# -- building -----------------------------------------------------------------------------------------


def test_what_one_tile_finishes_is_finished() -> None:
    """On the one cell that the open end leads to, whatever else would fit."""
    for kind in ("pond", "vineyard", "baker", "craftsman", "administrator", "villa"):
        at = hand_over(lay(begin(), 0, c3=f"{kind}-end/1"), f"{kind}-end")
        assert favourite(at) in ("build d3", "at d3")


def test_marks_tell_what_a_tile_brings() -> None:
    at = hand_over(lay(begin(), 0, c3="pond-end/1", d3="pond-across/1"), "pond-end")
    assert mark(at, "build e3", "wares") == 2
    assert mark(at, "build e3", "finishes") == 1
    assert mark(at, "store", "stores") == 1
    others = [notation for notation in allowed(at) if notation not in ("build e3", "store")]
    assert others
    assert all(mark(at, notation, "finishes") == 0 for notation in others)


def test_a_tile_is_judged_by_the_best_way_to_build_it() -> None:
    at = lay(begin(depots={"4a": "villa-across", "4b": "vineyard-merchant-left"}), 0, c3="vineyard-baker-across/1")
    assert mark(at, "take 4b", "finishes") == 1
    assert mark(at, "take 4b", "wares") == 1
    assert mark(at, "take 4a", "finishes") == 0


def test_bread_is_judged_by_the_tile_it_leads_to() -> None:
    at = give(begin(), 0, bread=1)
    at.reopen()
    assert mark(at, "bread", "pays bread") == 1
    assert any(HEURISTICS.marks(at, [GAME.option(at, "bread")])[0][: MARKS.index("stores")])


# -- scoring ------------------------------------------------------------------------------------------


def test_the_best_disc_is_the_one_whose_cards_are_met() -> None:
    at = has_finished(scoring("D09 D10"), 0, pond=2, herb_garden=2, vineyard=2, chicken_run=2)
    assert mark(at, "disc 8", "disc now") == 28
    assert mark(at, "disc 8", "cards that fail") == 0
    assert favourite(at) == "disc 8"
    assert sign(at, 0, "best disc") == 28
    assert GAME.notation(at, HEURISTICS.pick(at, Rng(1))) == "disc 8"


def test_coins_are_not_counted_for_two_cards() -> None:
    """Three chickens or three fish for seven points: three coins are good for one of them."""
    at = give(scoring("A09 A12"), 0, coins=3)
    assert mark(at, "disc 8", "disc now") == 7 - 4


def test_hurried_players_pay_as_often_as_they_can() -> None:
    at = do(give(scoring("A07 D08"), 0, chickens=5, coins=2), "disc 8")
    do(at, "score 5")
    assert GAME.notation(at, HEURISTICS.pick(at, Rng(1))) == "pay 7"
    assert favourite(at) == "pay 7"


def test_wares_come_before_the_merchant_sells_them() -> None:
    at = lay(begin(), 0, c3="vineyard-end/1", d4="merchant-end/0")
    hand_over(at, "vineyard-merchant-left")
    notation = next(notation for notation in allowed(at) if notation.endswith("d3"))
    do(at, notation)
    while not any(option.startswith("reward") for option in allowed(at)):
        do(at, favourite(at))
    assert favourite(at) == "reward vineyard"
    assert GAME.notation(at, HEURISTICS.pick(at, Rng(1))) == "reward vineyard"
