"""Rulings on the final scoring and what is left out: 24-26, 31, 34-39."""

from __future__ import annotations

from tests.games.city_of_rome.box import DATA, all_cards
from tests.games.city_of_rome.positions import (
    FULL_CITY,
    GAME,
    allowed,
    city,
    do,
    final,
    influence,
    money,
    pad,
    player,
    position,
)

from aedilis import OVER


def points(drawing: str, money: int = 0) -> dict[str, int]:
    return pad(final(player(money=money, city=drawing)))


def test_ruling_24_of_two_baths_beside_an_area_the_one_with_more_markers_counts() -> None:
    assert points("farm house II-house2 | . II-baths:2 III-baths:4")["houses 2"] == 4 * 1 + 4
    assert points("farm house II-house2 | . II-baths:4 III-baths:2")["houses 2"] == 4 * 1 + 4


def test_ruling_24_baths_that_do_not_count_for_one_area_may_count_for_another() -> None:
    both = points("farm house II-house2 . | . III-baths:2 II-baths:4 . | . II-house4 . .")
    assert both["houses 2"] == 4 + 4
    assert both["houses 4"] == 4 + 2


def test_ruling_25_an_area_next_to_baths_only_scores_its_sum_and_the_markers() -> None:
    assert points("farm . | II-house4 I-imperial-baths:4")["houses 4"] == 4 + 4


def test_ruling_26_diagonals_never_count() -> None:
    corner = points("farm house | II-baths:2 II-grain")
    assert corner["houses 2"] == 0
    play = do(position(player(hand="II-market", city="farm house | II-grain ."), bricks=3), "build II-market", "at c3")
    assert money(play) == 5 + 1
    assert "at e3" not in allowed(do(position(player(hand="II-house2"), bricks=1), "build II-house2"))


def test_ruling_31_money_and_influence_are_unlimited() -> None:
    play = position(player(money=200, influence=50, city="farm house II-sheep"), cogs=2)
    do(play, "produce")
    assert (money(play), influence(play)) == (201, 51)


def test_ruling_31_brick_tokens_and_markers_cannot_run_out() -> None:
    granaries = [card for card in all_cards() if "bricks" in card.get("produces", {})]
    baths = [4 + card.get("bonus", 0) for card in all_cards() if card.get("on_build") == "markers"]
    assert len(granaries) == 4 <= DATA["supply"]["brick_tokens"]
    assert sum(baths) == 17 <= DATA["supply"]["markers"]


def test_ruling_34_minerva_counts_the_cards_at_the_end_whatever_was_replaced() -> None:
    full = FULL_CITY.replace("II-market", "II-minerva")
    play = position(player(hand="II-aqueduct", city=full), bricks=1)
    do(play, "build II-aqueduct", "at c4")
    assert len(city(play)) == 16
    assert pad(play)["temples"] == 10


def test_ruling_34_a_replaced_minerva_scores_nothing() -> None:
    full = FULL_CITY.replace("II-market", "II-minerva")
    play = position(player(hand="II-aqueduct", city=full), bricks=1)
    do(play, "build II-aqueduct", "at f7")
    assert pad(play)["temples"] == 0


def test_ruling_35_a_condition_fulfilled_several_times_scores_once() -> None:
    assert points("farm house I-mars | I-house4 II-house4 II-house4")["temples"] == 5
    eight = "farm house III-cupid | I-house2 II-house2 II-house2 | II-house2 II-house2 II-house2 | III-house2 . ."
    assert points(eight)["temples"] == 10


def test_ruling_36_mercury_scores_besides_the_points_for_money() -> None:
    sheet = points("farm house I-mercury", money=11)
    assert (sheet["money"], sheet["temples"]) == (11, 3)


def test_ruling_37_ties_are_broken_by_the_tokens_left_after_the_last_influence_scoring() -> None:
    leader, saver = player(money=0, influence=5), player(money=13, influence=2)
    play = do(position(leader, saver, player(money=0), round=14, lying=[14]), "done")
    assert play.seat == OVER
    assert play.scores() == [14, 14, 0]
    assert play.ranks() == [2, 1, 3]


def test_ruling_38_there_are_no_variants_besides_the_rulebook() -> None:
    """What another site changed is not known, so all there is to test is that nothing can be chosen."""
    assert dict(GAME.variants) == {}


def test_ruling_39_the_shrine_is_left_out() -> None:
    names = [card["name"].lower() for card in all_cards()] + [action.notation for action in GAME.actions]
    assert not [name for name in names if "shrine" in name or "schrein" in name]
    assert len(all_cards()) == 72
