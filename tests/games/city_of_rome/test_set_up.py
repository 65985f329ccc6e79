"""Set-up (rulebook pp. 2 and 6): start buildings, money, decks, the opening draft, the strips."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.city_of_rome.positions import (
    GAME,
    allowed,
    answer,
    begin,
    city,
    deck,
    do,
    expand,
    hand,
    influence,
    money,
    table,
    turn,
    won,
)

from aedilis import CHANCE, Rng, WrongSeats

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
PUBLIC = ("II-market", "II-arena", "II-school", "II-baths")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.new(seats)


@SEATS
def test_each_player_begins_with_two_start_buildings_side_by_side(seats: int) -> None:
    position = GAME.new(seats)
    for seat in range(seats):
        assert city(position, seat) == {"c4": "start-farm", "d4": "start-house"}


@SEATS
def test_each_player_begins_with_five_money_and_nothing_else(seats: int) -> None:
    position = GAME.new(seats)
    for seat in range(seats):
        assert money(position, seat) == 5
        assert influence(position, seat) == 0
        assert hand(position, seat) == []
        assert won(position, seat) == []


@pytest.mark.parametrize(("seats", "sizes"), [(2, [14, 22]), (3, [14, 22, 18]), (4, [14, 22, 18, 18])])
def test_the_decks_in_play_depend_on_the_number_of_players(seats: int, sizes: list[int]) -> None:
    decks = table(GAME.new(seats))["decks"]
    assert list(decks) == ["I", "II", "III", "IV"][: len(sizes)]
    assert [len(expand(cards)) for cards in decks.values()] == sizes


@SEATS
def test_the_cards_of_a_deck_have_its_numeral_on_their_back(seats: int) -> None:
    position = GAME.new(seats)
    for name in table(position)["decks"]:
        assert {card.split("-")[0] for card in deck(position, name)} == {name}


def test_two_players_play_white_and_brown() -> None:
    assert GAME.words().seat_names(2) == ["White", "Brown"]


@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_have_a_colour_each(seats: int) -> None:
    names = GAME.words().seat_names(seats)
    assert len(set(names)) == seats
    assert set(names) <= {"Violet", "Orange", "White", "Brown"}


@SEATS
def test_the_strips_are_shuffled_and_turned_at_random(seats: int) -> None:
    position = answer(GAME.new(seats), "first 0")
    weights = position.weights()
    assert weights is not None
    sides = {GAME.notation(position, option): weight for option, weight in zip(position.options(), weights)}
    assert len(sides) == 10
    assert all(weight == (2 if side[6:] == side[:5:-1] else 1) for side, weight in sides.items())


def test_each_strip_is_equally_likely_to_lie_on_top_and_each_side_of_it_to_be_up() -> None:
    position, random = answer(GAME.new(2), "first 0"), Rng(1)
    drawn = Counter(GAME.notation(position, position.pick(random)) for _ in range(6000))
    assert len(drawn) == 10
    for side, number in drawn.items():
        assert abs(number - (1000 if side[6:] == side[:5:-1] else 500)) < 120, side


# -- the opening draft ----------------------------------------------------------------------------------


@SEATS
def test_as_many_cards_as_players_are_drawn_from_deck_two(seats: int) -> None:
    position = begin(seats)
    for card in PUBLIC[:seats]:
        assert allowed(position) <= set(deck(GAME.new(seats), "II"))
        answer(position, card)
    assert sorted(expand(turn(position)["drawn"])) == sorted(PUBLIC[:seats])
    assert len(deck(position, "II")) == 22 - seats


@SEATS
@pytest.mark.parametrize("first", [0, 1])
def test_the_draft_goes_counter_clockwise_from_the_right_of_the_first_player(seats: int, first: int) -> None:
    position = answer(begin(seats, first), *PUBLIC[:seats])
    asked = []
    while position.seat != CHANCE:
        asked.append(position.seat)
        position.play(position.options()[0])
    assert asked == [(first - 1 - place) % seats for place in range(seats - 1)]


def test_each_drafter_chooses_among_the_cards_that_are_passed_on() -> None:
    position = answer(begin(4), *PUBLIC)
    assert allowed(position) == {f"keep {card}" for card in PUBLIC}
    do(position, "keep II-school")
    assert allowed(position) == {"keep II-market", "keep II-arena", "keep II-baths"}
    do(position, "keep II-market")
    assert allowed(position) == {"keep II-arena", "keep II-baths"}


def test_the_first_player_has_to_take_the_last_card() -> None:
    position = answer(begin(4), *PUBLIC)
    do(position, "keep II-school", "keep II-market", "keep II-baths")
    assert position.seat == CHANCE  # nobody is asked any more
    assert [hand(position, seat) for seat in range(4)] == [["II-arena"], ["II-baths"], ["II-market"], ["II-school"]]


def test_with_two_players_the_other_one_chooses_and_the_first_player_takes_what_is_left() -> None:
    position = answer(begin(2, first=1), "II-market", "II-arena")
    assert position.seat == 0
    do(position, "keep II-arena")
    assert hand(position, 0) == ["II-arena"]
    assert hand(position, 1) == ["II-market"]


def test_equal_cards_in_the_draft_are_one_choice() -> None:
    position = answer(begin(3), "II-house2", "II-house2", "II-house2")
    assert allowed(position) == {"keep II-house2"}
    do(position, "keep II-house2", "keep II-house2")
    assert [hand(position, seat) for seat in range(3)] == [["II-house2"]] * 3
