"""School and university (building overview): choose a deck, draw, keep one card, lay the others under the deck."""

from __future__ import annotations

import pytest
from tests.games.city_of_rome.positions import (
    allowed,
    answer,
    deck,
    do,
    expand,
    hand,
    offer,
    player,
    position,
    table,
    turn,
)
from tests.games.city_of_rome.situations import THREE, school

from aedilis import CHANCE


@pytest.mark.parametrize(("seats", "decks"), [(3, {"draw II", "draw III"}), (4, {"draw II", "draw III", "draw IV"})])
def test_the_player_chooses_one_of_the_decks_in_the_game_but_never_deck_one(seats: int, decks: set[str]) -> None:
    assert allowed(school(seats)) == decks


def test_two_players_have_only_deck_two_to_draw_from() -> None:
    play = school(2)
    assert play.seat == CHANCE
    assert {card.split("-")[0] for card in allowed(play)} == {"II"}


@pytest.mark.parametrize("name", ["II", "III", "IV"])
def test_all_cards_are_drawn_from_the_chosen_deck(name: str) -> None:
    play = do(school(4), f"draw {name}")
    for _ in range(3):
        assert {card.split("-")[0] for card in allowed(play)} == {name}
        play.play(play.options()[0])
    assert play.seat == 0


def test_one_of_the_drawn_cards_is_kept_in_hand() -> None:
    play = answer(do(school(), "draw III"), "III-market", "III-arena", "III-cupid")
    assert allowed(play) == {"keep III-market", "keep III-arena", "keep III-cupid"}
    do(play, "keep III-cupid")
    assert hand(play) == ["III-cupid"]


def test_the_others_go_under_the_deck_they_came_from_in_an_order_of_choice() -> None:
    play = answer(do(school(), "draw III"), "III-market", "III-arena", "III-cupid")
    do(play, "keep III-cupid")
    assert allowed(play) == {"under III-market", "under III-arena"}
    do(play, "under III-arena")
    assert table(play)["under"] == ["III-arena", "III-market"]
    assert len(deck(play, "III")) == 18 - 3


def test_a_single_drawn_card_is_kept_without_asking() -> None:
    play = answer(do(school(city="farm house", cell="e4"), "draw III"), "III-market")
    assert hand(play, 0) == ["III-market"]
    assert table(play)["under"] == []


def test_a_single_card_left_over_goes_under_the_deck_without_asking() -> None:
    play = school(city="farm house | II-house3 .", cell="d5")
    do(answer(do(play, "draw II"), "II-market", "II-arena"), "keep II-arena")
    assert table(play)["under"] == ["II-market"]


def test_of_equal_cards_one_may_be_kept_and_the_other_goes_under() -> None:
    play = answer(do(school(), "draw III"), "III-house2", "III-house2", "III-arena")
    do(play, "keep III-house2")
    assert allowed(play) == {"under III-house2", "under III-arena"}


def test_cards_under_the_deck_are_drawn_after_all_the_others_in_their_order() -> None:
    """Deck II runs out: the last offer shows what was laid under it first."""
    decks = {"I": "I-luna", "II": "II-market II-arena II-baths", "III": "III-cupid III-market"}
    play = school(decks=decks)
    do(answer(do(play, "draw II"), "II-market", "II-arena", "II-baths"), "keep II-market", "under II-baths")
    assert table(play)["round"] == 14
    answer(play, "I-luna")
    assert {card.split("-")[0] for card in allowed(play)} == {"III"}  # nothing to decide about deck II
    answer(play, "III-cupid")
    assert offer(play) == ["I-luna", "II-baths", "III-cupid"]


def test_shuffled_cards_come_before_those_laid_under_the_deck() -> None:
    play = position(
        player(hand="II-school", city=THREE),
        seats=2,
        bricks=3,
        decks={"II": "II-market"},
        under=["II-baths 1", "II-arena 1", "II-minerva 1"],
    )
    do(play, "build II-school", "at d5")
    assert allowed(play) == {"II-market"}
    answer(play, "II-market")
    assert allowed(play) == {"keep II-market", "keep II-baths", "keep II-arena"}


def test_cards_laid_under_one_deck_are_not_drawn_from_another() -> None:
    play = position(
        player(hand="II-school", city=THREE), bricks=3, decks={"III": "III-market"}, under=["II-baths 1", "III-arena 1"]
    )
    answer(do(play, "build II-school", "at d5", "draw III"), "III-market")
    assert allowed(play) == {"keep III-market", "keep III-arena"}


def test_the_turn_goes_on_after_the_school() -> None:
    play = position(player(money=0, hand="II-school", city=THREE), bricks=3, cogs=2)
    answer(do(play, "build II-school", "at d5", "draw III"), "III-market", "III-arena", "III-cupid")
    do(play, "keep III-cupid", "under III-arena")
    assert allowed(play) == {"produce", "done"}


def test_the_card_kept_cannot_be_built_in_the_same_turn() -> None:
    play = position(player(money=9, hand="II-school", city=THREE), bricks=3, cogs=2)
    answer(do(play, "build II-school", "at d5", "draw III"), "III-house2", "III-arena", "III-cupid")
    do(play, "keep III-house2", "under III-arena")
    assert "build III-house2" not in allowed(play)


def test_nothing_is_known_to_be_drawn_before_the_deck_is_chosen() -> None:
    play = school(4)
    assert expand(turn(play)["drawn"]) == []
    assert turn(play)["drawing"] == 3
