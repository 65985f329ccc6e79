"""1. Preparation (rulebook pp. 3 and 6): the strips' cycle, the offer, the influence cards."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.city_of_rome.positions import (
    GAME,
    allowed,
    answer,
    begin,
    do,
    offer,
    play_until,
    position,
    symbols,
    table,
)

from aedilis import CHANCE, OVER, Rng

# The stack at the beginning, from the top: one strip of each kind, some with their back up.
STACK = ("CCBBB", "BBCBC", "BBCCB", "CBBCB", "BCBCB", "CBBBC")
# The strip in use in each round: the top one always goes under the stack, turned over its long side.
CYCLE = [
    "BBCBC", "BBCCB", "CBBCB", "BCBCB", "CBBBC",  # rounds 1-5: the second to the sixth as they lay
    "BBBCC", "CBCBB", "BCCBB", "BCBBC", "BCBCB", "CBBBC",  # rounds 6-11: all six turned once
    "CCBBB", "BBCBC", "BBCCB",  # rounds 12-14: turned twice, as at the beginning
]  # fmt: skip


def play_rounds(seats: int, seed: int) -> tuple[list[str], list[list[int]]]:
    """A game at random with that stack: by round the strip in use and the influence cards that appear."""
    position, random, unseen = begin(seats, 0, STACK[0]), Rng(seed), list(STACK[1:])
    strips, appeared, lay = [], [], []
    while position.seat != OVER:
        decision = table(position)["decision"]
        if decision == "strip":
            answer(position, f"strip {unseen.pop(0)}")
        elif decision == "place" and table(position)["placed"] == 0:
            strips.append(symbols(position))
            appeared.append([card for card in table(position)["influence_cards"] if card not in lay])
            do(position, "space 1")
        else:
            position.play(position.pick(random))
        if table(position)["decision"] in ("strip", "reveal"):
            lay = table(position)["influence_cards"]
    return strips, appeared


@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 14), (4, 14)])
def test_each_round_the_top_strip_is_turned_and_goes_under_the_stack(seats: int, rounds: int) -> None:
    strips, _ = play_rounds(seats, 1)
    assert strips == CYCLE[:rounds]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_influence_cards_of_three_and_four_players_appear_in_rounds_3_6_10_and_14(seats: int) -> None:
    _, appeared = play_rounds(seats, 2)
    assert {number + 1: cards for number, cards in enumerate(appeared) if cards} == {3: [3], 6: [6], 10: [10], 14: [14]}


def test_the_influence_cards_of_two_players_appear_in_rounds_2_4_and_7() -> None:
    _, appeared = play_rounds(2, 3)
    assert {number + 1: cards for number, cards in enumerate(appeared) if cards} == {2: [4], 4: [8], 7: [14]}


def test_strips_come_into_view_once_each() -> None:
    strip = answer(begin(2), "II-market", "II-arena")
    do(strip, "keep II-arena")
    assert len(allowed(strip)) == 8
    assert not allowed(strip) & {"strip BBBCC", "strip CCBBB"}


def test_from_the_sixth_round_on_no_strip_is_drawn() -> None:
    random = Rng(4)
    play = play_until(begin(3), "place", random, round=6)
    assert table(play)["round"] == 6
    while play.seat != OVER:
        assert table(play)["decision"] != "strip"
        play.play(play.pick(random))


@pytest.mark.parametrize(("seats", "backs"), [(2, "I I II II"), (3, "I II III"), (4, "I II III IV")])
def test_the_offer_is_one_card_of_each_deck_or_two_of_each_with_two_players(seats: int, backs: str) -> None:
    position, random = begin(seats), Rng(5)
    play_until(position, "reveal", random)
    for back in backs.split():
        assert {card.split("-")[0] for card in allowed(position)} == {back}
        position.play(position.pick(random))
    assert [card.split("-")[0] for card in offer(position)] == backs.split()
    assert table(position)["decision"] == "place"


def test_a_card_is_as_likely_as_there_are_copies_of_it_in_the_deck() -> None:
    drawing = begin(3)
    weights = drawing.weights()
    assert weights is not None
    likely = {GAME.notation(drawing, option): weight for option, weight in zip(drawing.options(), weights)}
    assert likely["II-house2"] == 5
    assert likely["II-aqueduct"] == 4
    assert likely["II-minerva"] == 1
    assert sum(likely.values()) == 22


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_fourteen_special_buildings_come_into_play_in_every_game(seats: int) -> None:
    position, random = begin(seats), Rng(6, seats)
    revealed: Counter[str] = Counter()
    while position.seat != OVER:
        option = position.pick(random)
        if position.seat == CHANCE and table(position)["decision"] == "reveal":
            revealed[GAME.notation(position, option)] += 1
        position.play(option)
    special = {card: number for card, number in revealed.items() if card.startswith("I-")}
    assert len(special) == sum(special.values()) == 14


def test_an_influence_card_that_nobody_won_stays_when_the_next_one_appears() -> None:
    last = position(round=5, lying=[3])
    do(last, "done")
    answer(last, "I-luna", "II-market", "III-market")
    assert table(last)["influence_cards"] == [3, 6]
