"""End of the round and of the game (rulebook pp. 5-6): influence scoring, the last round."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.city_of_rome.positions import GAME, begin, do, influence, player, position, table, won

from aedilis import CHANCE, OVER, Position, Rng


def end_of_round(tokens: Sequence[int], lying: Sequence[int] = (3,), round: int = 3) -> Position:
    """The last builder of the round does nothing any more."""
    players = [player(influence=number) for number in tokens]
    return do(position(*players, seats=len(tokens), lying=lying, round=round), "done")


def test_the_sole_leader_wins_the_card_and_gives_all_tokens_back() -> None:
    play = end_of_round([2, 5, 4])
    assert won(play, 1) == [3]
    assert [influence(play, seat) for seat in range(3)] == [2, 0, 4]
    assert table(play)["influence_cards"] == []


def test_a_tie_among_the_others_does_not_matter() -> None:
    assert won(end_of_round([2, 2, 3]), 2) == [3]


@pytest.mark.parametrize("tokens", [[4, 4, 1], [4, 1, 4], [2, 2, 2], [0, 0, 0]])
def test_in_a_tie_nobody_wins_and_the_card_stays(tokens: list[int]) -> None:
    play = end_of_round(tokens)
    assert [won(play, seat) for seat in range(3)] == [[], [], []]
    assert [influence(play, seat) for seat in range(3)] == tokens
    assert table(play)["influence_cards"] == [3]


def test_a_card_that_stayed_is_scored_in_the_next_round_even_if_no_new_one_appears() -> None:
    play = end_of_round([0, 0, 1], round=4)
    assert won(play, 2) == [3]


def test_the_winner_takes_all_cards_that_lie_out() -> None:
    play = end_of_round([0, 3, 1], lying=[3, 6], round=6)
    assert won(play, 1) == [3, 6]
    assert influence(play, 1) == 0
    assert table(play)["influence_cards"] == []


def test_without_a_card_there_is_no_influence_scoring() -> None:
    play = end_of_round([2, 5, 4], lying=[])
    assert [influence(play, seat) for seat in range(3)] == [2, 5, 4]


def test_influence_scoring_comes_only_after_the_last_turn_of_the_round() -> None:
    players = [player(influence=5), player(), player()]
    play = position(*players, builders="0--1-", offer="II-market", lying=[3], round=3)
    do(play, "done")
    assert won(play) == []
    do(play, "done")
    assert won(play) == [3]


def test_influence_won_in_the_last_turn_still_counts() -> None:
    play = position(player(hand="I-mars"), player(influence=2), lying=[3], round=3, bricks=2)
    do(play, "build I-mars", "at e4", "done")
    assert won(play, 0) == [3]


def test_a_second_card_is_won_with_tokens_collected_anew() -> None:
    play = position(player(influence=1, won=[3]), player(), player(), lying=[6], round=6)
    assert won(do(play, "done")) == [3, 6]


@pytest.mark.parametrize(("seats", "card", "round"), [(2, 4, 2), (3, 3, 3), (4, 3, 3)])
def test_the_next_round_begins_after_the_influence_scoring(seats: int, card: int, round: int) -> None:
    play = end_of_round([1] * seats, lying=[card], round=round)
    assert play.seat == CHANCE
    assert table(play)["round"] == round + 1


# -- the end of the game ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 14), (4, 14)])
def test_the_game_ends_after_fourteen_rounds_or_seven_with_two_players(seats: int, rounds: int) -> None:
    play, random = begin(seats), Rng(1, seats)
    turns = []
    while play.seat != OVER:
        option = play.pick(random)
        if table(play)["decision"] == "place":
            turns.append(table(play)["round"])
        play.play(option)
    builders = 4 if seats == 2 else seats
    assert turns == [round for round in range(1, rounds + 1) for _ in range(builders)]


@pytest.mark.parametrize(("seats", "last"), [(2, 7), (3, 14), (4, 14)])
def test_the_last_influence_scoring_is_part_of_the_last_round(seats: int, last: int) -> None:
    play = end_of_round([0] * (seats - 1) + [4], lying=[14], round=last)
    assert play.seat == OVER
    assert won(play, seats - 1) == [14]
    assert influence(play, seats - 1) == 0


@pytest.mark.parametrize(("seats", "last"), [(2, 7), (3, 14), (4, 14)])
def test_after_the_last_round_tied_cards_are_lost(seats: int, last: int) -> None:
    play = end_of_round([4] * seats, lying=[14], round=last)
    assert play.seat == OVER
    assert all(won(play, seat) == [] for seat in range(seats))
    assert all(influence(play, seat) == 4 for seat in range(seats))


def test_nobody_decides_when_the_game_is_over() -> None:
    play = end_of_round([0, 1, 2], lying=[14], round=14)
    assert play.options() == []
    assert GAME.describe(play)["decision"] == "end"
