"""Rulings on the school and on who knows what: 19-22, 32."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.city_of_rome.box import all_cards
from tests.games.city_of_rome.positions import (
    GAME,
    allowed,
    answer,
    begin,
    deck,
    do,
    expand,
    hand,
    player,
    position,
    table,
    turn,
)
from tests.games.city_of_rome.situations import THREE, school

from aedilis import NOBODY, Position, Rng, WrongSeats

DRAFT = ("II-market", "II-arena", "II-baths")


def drafted() -> Position:
    """After an opening draft of three: seat 2 kept the market, seat 1 the arena, seat 0 got the baths."""
    return do(answer(begin(3), *DRAFT), "keep II-market", "keep II-arena")


# -- the school ---------------------------------------------------------------------------------------------------


def test_ruling_19_a_school_draws_what_is_there_if_the_deck_has_too_few_cards() -> None:
    play = answer(school(2, decks={"II": "II-market II-arena"}), "II-market", "II-arena")
    assert allowed(play) == {"keep II-market", "keep II-arena"}


def test_ruling_19_cards_under_the_deck_are_there_to_be_drawn() -> None:
    play = school(2, decks={"II": ""}, under=("II-market 1", "II-arena 1"))
    assert allowed(play) == {"keep II-market", "keep II-arena"}


def test_ruling_19_the_only_card_of_a_deck_is_kept() -> None:
    play = answer(school(2, decks={"II": "II-market"}), "II-market")
    assert hand(play) == ["II-market"]


def test_ruling_19_without_any_card_the_turn_goes_on() -> None:
    play = school(2, decks={"II": ""}, cogs=2)
    assert hand(play) == []
    assert allowed(play) == {"produce", "done"}


def test_ruling_19_an_empty_deck_cannot_be_chosen() -> None:
    assert allowed(school(4, decks={"III": ""})) == {"draw II", "draw IV"}


@pytest.mark.parametrize(("seats", "rounds", "each"), [(2, 7, 2), (3, 14, 1), (4, 14, 1)])
def test_ruling_19_offers_never_run_short_because_a_school_removes_one_card(seats: int, rounds: int, each: int) -> None:
    decks = table(GAME.new(seats))["decks"]
    schools = [card for card in all_cards() if card.get("on_build") == "cards" and card["id"].split("-")[0] in decks]
    assert len(schools) == seats
    for name in list(decks)[1:]:
        opening = seats if name == "II" else 0
        assert len(expand(decks[name])) - opening - rounds * each >= len(schools)


def test_ruling_20_exactly_one_card_has_to_be_kept() -> None:
    play = answer(school(2), "II-market", "II-arena", "II-baths")
    assert allowed(play) == {"keep II-market", "keep II-arena", "keep II-baths"}
    do(play, "keep II-baths", "under II-market")
    assert hand(play) == ["II-baths"]


def test_ruling_21_the_deck_is_chosen_before_any_card_is_seen_and_is_never_deck_one() -> None:
    play = school(4)
    assert allowed(play) == {"draw II", "draw III", "draw IV"}
    assert turn(play)["drawn"] == []
    do(play, "draw IV")
    assert turn(play)["drawing"] == 3


@pytest.mark.parametrize(("first", "second"), [("II-market", "II-arena"), ("II-arena", "II-market")])
def test_ruling_22_the_order_under_the_deck_is_the_players_choice(first: str, second: str) -> None:
    play = do(answer(school(2), "II-market", "II-arena", "II-baths"), "keep II-baths", f"under {first}")
    assert table(play)["under"] == [first, second]


def test_ruling_22_the_order_under_the_deck_is_hidden_from_the_others() -> None:
    laid = answer(school(2), "II-market", "II-arena", "II-baths")
    one = do(laid.copy(), "keep II-baths", "under II-market")
    other = do(laid.copy(), "keep II-baths", "under II-arena")
    assert one.seen_by(1) == other.seen_by(1)
    assert one.seen_by(NOBODY) == other.seen_by(NOBODY)
    assert one.seen_by(0) != other.seen_by(0)


# -- who knows what -----------------------------------------------------------------------------------------------


def test_ruling_32_money_influence_and_hand_size_are_public() -> None:
    play = position(player(money=3, influence=7, hand="II-house2", secret="II-market III-arena"))
    for viewer in (1, 2, NOBODY):
        seen = table(play.seen_by(viewer))["player"][0]
        assert (seen["money"], seen["influence"], len(expand(seen["hand"]))) == (3, 7, 3)


def test_ruling_32_drafted_and_school_cards_are_hidden_but_their_backs_are_not() -> None:
    play = position(player(hand="II-house2", secret="II-market III-arena"))
    assert hand(play.seen_by(1), 0) == ["II-?", "II-house2", "III-?"]
    assert hand(play.seen_by(0), 0) == ["II-house2", "II-market", "III-arena"]


def test_ruling_32_cards_taken_from_the_offer_stay_known_to_all() -> None:
    play = position(decision="take", builders="0---1", offer="I-luna I-mars", bricks=1)
    do(play, "take I-luna")
    assert hand(play.seen_by(2), 0) == ["I-luna"]


def test_ruling_32_the_order_of_a_deck_is_nobodys_knowledge() -> None:
    """A hidden card is one of those that the viewer has not seen."""
    play = position(player(secret="II-market"))
    assert "II-market" in deck(play.seen_by(1), "II")
    assert "II-market" not in deck(play.seen_by(0), "II")


def test_ruling_32_cards_being_drawn_by_a_school_are_for_its_owner_only() -> None:
    play = answer(school(2), "II-market", "II-arena", "II-baths")
    assert sorted(expand(turn(play.seen_by(0))["drawn"])) == ["II-arena", "II-baths", "II-market"]
    for viewer in (1, NOBODY):
        assert expand(turn(play.seen_by(viewer))["drawn"]) == ["II-?"] * 3


def test_ruling_32_strips_come_into_view_with_their_side_as_outcomes_of_chance() -> None:
    play = drafted()
    assert table(play.seen_by(0))["strips"] == ["CCBBB"]  # the first one lies turned under the stack
    assert "strip BBCBC" in allowed(play)
    assert "strip CBCBB" in allowed(play)
    answer(play, "strip CBCBB")
    assert table(play.seen_by(NOBODY))["strips"] == ["CCBBB", "CBCBB"]


@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY])
def test_ruling_32_after_the_draft_each_sees_only_the_own_card(viewer: int) -> None:
    hands = [hand(drafted().seen_by(viewer), seat) for seat in range(3)]
    true = [["II-baths"], ["II-arena"], ["II-market"]]
    known = {viewer} | ({0} if viewer == 1 else set())  # who passed on the last card knows where it is
    assert hands == [true[seat] if seat in known else ["II-?"] for seat in range(3)]


def test_ruling_32_the_first_drafter_knows_which_cards_the_others_share() -> None:
    view, random = drafted().seen_by(2), Rng(1)
    worlds = {(hand(world, 0)[0], hand(world, 1)[0]) for world in (view.imagine(random) for _ in range(40))}
    assert worlds == {("II-baths", "II-arena"), ("II-arena", "II-baths")}


def test_ruling_32_the_last_drafter_knows_nothing_of_the_others() -> None:
    view, random = drafted().seen_by(0), Rng(2)
    worlds = {hand(view.imagine(random), 1)[0] for _ in range(200)}
    assert worlds == set(deck(GAME.new(3), "II")) - {"II-baths"}


def test_ruling_32_whoever_laid_cards_under_a_deck_still_knows_them() -> None:
    play = do(answer(school(2), "II-market", "II-arena", "II-baths"), "keep II-baths", "under II-arena")
    assert table(play.seen_by(0))["under"] == ["II-arena", "II-market"]
    assert table(play.seen_by(1))["under"] == ["II-?", "II-?"]


# All cards are held in one hand, so only backs tell them apart. Seat 0 was the first to draft: nobody knows its card.


def test_ruling_32_nobody_else_can_tell_whether_the_drafted_card_or_one_of_a_school_was_built() -> None:
    drafted_it = position(player(secret="II-house2 II-market", drafted=True), starter=1, bricks=1)
    kept_it = position(player(secret="II-market II-house2", drafted=True), starter=1, bricks=1)
    for viewer in (1, 2, NOBODY):
        assert drafted_it.seen_by(viewer) == kept_it.seen_by(viewer)
    do(drafted_it, "build II-house2", "at e4")
    do(kept_it, "build II-house2", "at e4")
    for viewer in (1, 2, NOBODY):
        assert drafted_it.seen_by(viewer) == kept_it.seen_by(viewer)


def test_ruling_32_nobody_else_can_tell_an_older_card_of_a_school_from_a_newer_one_with_the_same_back() -> None:
    older = position(player(secret="II-house2 III-market II-arena"), starter=1, bricks=1)
    newer = position(player(secret="II-arena III-market II-house2"), starter=1, bricks=1)
    for viewer in (1, 2, NOBODY):
        assert older.seen_by(viewer) == newer.seen_by(viewer)
    do(older, "build II-house2", "at e4")
    do(newer, "build II-house2", "at e4")
    for viewer in (1, 2, NOBODY):
        assert older.seen_by(viewer) == newer.seen_by(viewer)


# Two players, seat 1 begins: seat 0 drafted first and knows which card it left for seat 1.


def left_for_seat_1(secret: str) -> Position:
    return position(player(), player(secret=secret, drafted=True), seats=2, seat=1, starter=1, bricks=3)


def test_ruling_32_the_first_drafter_of_two_knows_the_card_it_left() -> None:
    play = left_for_seat_1("II-house2 II-market")
    assert sorted(hand(play.seen_by(0), 1)) == ["II-?", "II-house2"]
    assert sorted(hand(play.seen_by(NOBODY), 1)) == ["II-?", "II-?"]


def test_ruling_32_building_another_card_leaves_no_doubt_about_the_one_passed_on() -> None:
    play = do(left_for_seat_1("II-house2 II-market"), "build II-market", "at c5")
    assert hand(play.seen_by(0), 1) == ["II-house2"]


@pytest.mark.parametrize("secret", ["II-house2 II-market", "II-house2 II-house2"])
def test_ruling_32_building_an_equal_card_leaves_open_whether_it_was_the_one_passed_on(secret: str) -> None:
    play = do(left_for_seat_1(secret), "build II-house2", "at c5")
    assert hand(play.seen_by(0), 1) == ["II-?"]


def test_ruling_32_how_likely_it_is_that_the_card_passed_on_was_built() -> None:
    """Seat 0 left a house of value 2; seat 1 has a card of a school too and builds such a house.

    Had seat 1 built the card that was left, its other card is any that seat 0 has not seen. Had it built one of a
    school, which could be any such house, the other one is the house that was left.
    """
    play = do(left_for_seat_1("II-house2 II-market"), "build II-house2", "at c5")
    view, random = play.seen_by(0), Rng(5)
    unseen = len(deck(view, "II"))
    houses = deck(view, "II").count("II-house2")
    worlds = [hand(view.imagine(random), 1)[0] for _ in range(4000)]
    expected = 4000 * 2 * houses / (unseen + houses)
    assert abs(worlds.count("II-house2") - expected) < 4 * expected**0.5


def test_ruling_32_whoever_laid_cards_under_a_deck_knows_that_they_are_among_those_drawn_from_there() -> None:
    """Seat 1 laid arena and baths under deck II; the school of seat 0 draws them and keeps one."""
    play = school(2, decks={"II": ""}, under=("II-arena 1", "II-baths 1"))
    do(play, "keep II-arena")
    view, random = play.seen_by(1), Rng(6)
    assert hand(view, 0) == ["II-?"]
    worlds = Counter((*hand(world, 0), *table(world)["under"]) for world in (view.imagine(random) for _ in range(400)))
    assert worlds.keys() == {("II-arena", "II-baths"), ("II-baths", "II-arena")}
    assert abs(worlds["II-arena", "II-baths"] - 200) < 50


def test_ruling_32_what_is_left_of_cards_laid_under_a_deck_is_known_when_the_others_have_been_built() -> None:
    laid = ["1 drew II-arena", "1 drew II-baths", "1 laid II-arena", "1 laid II-baths"]
    drawn = ["0 fetched II-arena", "0 fetched II-baths", "0 kept II-arena", "0 laid II-baths"]
    play = position(player(secret="II-arena"), bricks=3, under=["II-baths"], trail=[*laid, *drawn])
    assert table(play.seen_by(1))["under"] == ["II-?"]
    do(play, "build II-arena", "at c5")
    assert table(play.seen_by(1))["under"] == ["II-baths"]
    assert table(play.seen_by(2))["under"] == ["II-?"]


def test_ruling_32_the_last_secret_card_with_that_back_is_the_one_passed_on() -> None:
    play = do(left_for_seat_1("II-house2"), "build II-house2", "at c5")
    assert hand(play.seen_by(0), 1) == []
    assert "II-house2" not in hand(play.seen_by(0).imagine(Rng(4)), 1)


def test_ruling_32_one_card_shown_does_not_tell_who_drafted_the_others() -> None:
    """Seat 2 passed on two cards; seat 0 builds one of them, but may have it from a school."""
    worlds = [
        position(player(secret=cards, drafted=True), player(secret=other, drafted=True), starter=0, bricks=1)
        for cards, other in [("II-house2 II-house3", "II-house3"), ("II-house3 II-house2", "II-house2")]
    ]
    for world in worlds:
        do(world, "build II-house2", "at c5")
    assert worlds[0].seen_by(2) == worlds[1].seen_by(2)
    assert hand(worlds[0].seen_by(2), 1) == ["II-?"]


def test_ruling_32_a_card_of_which_there_is_no_other_was_the_one_passed_on() -> None:
    """Seat 2 passed on arena and baths; seat 1 has a card of a school as well and builds the arena."""
    play = position(
        player(secret="II-baths", drafted=True),
        player(secret="II-arena II-house2", drafted=True),
        seat=1,
        starter=0,
        bricks=3,
    )
    do(play, "build II-arena", "at c5")
    assert hand(play.seen_by(2), 0) == ["II-baths"]
    assert hand(play.seen_by(NOBODY), 0) == ["II-?"]


def test_ruling_32_nobody_is_told_what_a_school_draws_from_under_a_deck() -> None:
    """Even if an equal card lies in the offer."""
    play = position(
        player(hand="II-school", city=THREE),
        seats=2,
        bricks=3,
        builders="0-1--",
        offer="II-house2",
        decks={"II": ""},
        under=("II-house2 1", "II-arena 1", "II-baths 0"),
    )
    do(play, "build II-school")
    after = do(play.copy(), "at d5")
    told = [fact for fact in GAME.facts(play, GAME.option(play, "at d5"), after) if fact.known_to(NOBODY)]
    assert "II-house2" not in [fact.values.get("card") for fact in told]
    assert [fact.what for fact in told if fact.what == "draws a card"] == ["draws a card"] * 3


@pytest.mark.parametrize("seat", [3, 99, -1, -2])
def test_ruling_32_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    with pytest.raises(WrongSeats, match="there is no seat"):
        drafted().seen_by(seat)
