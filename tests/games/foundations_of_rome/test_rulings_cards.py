"""Rulings on influence cards, I1 to I10, and every single card."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import (
    CHANCE,
    GAME,
    allowed,
    decide,
    do,
    end_era,
    markers,
    own,
    player,
    points,
    population,
    position,
    score,
    silver,
    sites,
    told,
)

EIGHT = "A1 B1 C1 D1 E1 F1 G1 A2"


def table(*people: dict[str, Any], **others: Any) -> Any:
    return position(*people, influence="yes", **others)


# -- I1 to I3 -----------------------------------------------------------------------------------------------------


def test_ruling_i1_one_card_a_turn_before_or_after_the_action() -> None:
    game = table(player(cards="mercury juno", silver=0))
    do(game, "use mercury")
    assert silver(game) == 8
    assert "use juno" not in allowed(game)
    do(game, "income")
    assert game.seat == 1
    after = do(table(player(cards="mercury", silver=0)), "income")
    assert allowed(after) == {"use mercury", "end"}
    do(after, "use mercury")
    assert (after.seat, silver(after)) == (1, 13)


def test_ruling_i1_reactions_and_scoring_cards_are_not_used_in_a_turn() -> None:
    assert not any(name.startswith("use") for name in allowed(table(player(cards="vesta ceres venus"))))


def test_ruling_i1_a_reaction_does_not_count_for_anybody() -> None:
    """Neither for whoever has the turn, nor for the owner of Vesta in the next."""
    people = player(cards="mercury", fresh=1, silver=0), player(cards="vesta juno", lots="B2")
    game = table(*people, favour="yes")
    do(game, "steal", "steal B2", "cancel")
    assert "use mercury" in allowed(game)
    do(game, "income", "end")
    assert (game.seat, "use juno" in allowed(game)) == (1, True)


def test_ruling_i1_a_card_for_the_scoring_may_follow_one_used_in_the_last_turn() -> None:
    game = table(player("domus A1", cards="mercury ceres", silver=0), ending=1)
    do(game, "use mercury", "income")
    assert allowed(game) == {"announce nothing", "announce ceres"}
    decide(game, "announce ceres")
    assert points(game)["population"] == 1 + 4 + 4


def test_ruling_i2_unused_points_only_for_one_shot_cards_face_down_at_the_end() -> None:
    cards = "mercury juno vesta saturn"
    game = end_era(table(player(cards=cards, open_cards="pomona"), era=3, ending=2))
    assert score(game) == 3 + 2 + 4 + 0 + (2 + 10)  # Pomona makes a population of two, which leads


def test_ruling_i2_permanent_cards_may_be_turned_up_in_any_own_turn() -> None:
    game = table(player(cards="saturn", silver=0))
    do(game, "income", "use saturn")
    assert silver(game) == 5  # nothing for the past
    assert (own(game)["cards"], own(game)["open_cards"]) == ([], ["saturn"])
    do(game, "income", "income")
    assert silver(game) == 5 + 6


def test_ruling_i3_traded_cards_stay_face_down() -> None:
    game = position(
        player(silver=9, role="augur", cards="mars:0"), player(), player(),
        seats=3, influence="yes", favour="yes", roles="yes",
    )  # fmt: skip
    do(game, "trade 1", "card mars", "propose")
    assert own(game.seen_by(1))["cards"] == ["mars:0,1 offered"]
    assert own(game.seen_by(2))["cards"] == ["?:0,1 offered"]
    do(game, "accept")
    assert own(game, 1)["cards"] == ["mars:0,1"]
    assert own(game.seen_by(2), 1)["cards"] == ["?:0,1"]
    assert own(game.seen_by(0), 1)["cards"] == ["mars:0,1"]


def test_one_asks_for_a_card_only_if_one_knows_it() -> None:
    game = position(player(), player(cards="mars:1"), influence="yes", favour="yes")
    do(game, "trade 1")
    assert not any(name.startswith("card") for name in allowed(game))
    known = position(player(), player(cards="mars"), influence="yes", favour="yes")
    do(known, "trade 1")
    assert "card mars" in allowed(known)


# -- I4 and I5 ----------------------------------------------------------------------------------------------------


def test_ruling_i4_mars_takes_an_unbuilt_lot_and_the_bank_pays_its_owner() -> None:
    game = table(player(cards="mars"), player("domus B1", lots="B2", silver=0))
    do(game, "use mars")
    assert allowed(game) == {"take B2"}
    do(game, "take B2")
    assert (own(game)["lots"], silver(game, 1), game.seat, told(game)["spent"]) == (["B2"], 5, 0, ["mars"])


def test_ruling_i4_mars_needs_a_free_marker() -> None:
    assert "use mars" not in allowed(table(player(cards="mars", lots=EIGHT), player(lots="A7")))


def test_ruling_i4_vesta_cancels_mars_and_both_cards_are_spent() -> None:
    game = table(player(cards="mars"), player(cards="vesta", lots="B2", silver=0))
    do(game, "use mars", "take B2")
    assert (game.seat, allowed(game)) == (1, {"cancel", "allow"})
    do(game, "cancel")
    assert (own(game, 1)["lots"], silver(game, 1), game.seat) == (["B2"], 0, 0)
    assert told(game)["spent"] == ["mars", "vesta"]


def test_ruling_i4_vesta_need_not_be_used() -> None:
    game = table(player(cards="mars"), player(cards="vesta", lots="B2", silver=0))
    do(game, "use mars", "take B2", "allow")
    assert (own(game)["lots"], silver(game, 1), own(game, 1)["cards"]) == (["B2"], 5, ["vesta"])


def test_ruling_i4_with_stealing_the_token_returns_to_the_thief_unflipped() -> None:
    game = table(player(fresh=1), player(cards="vesta", lots="B2"), favour="yes")
    do(game, "steal", "steal B2", "cancel")
    assert (own(game)["fresh"], own(game, 1)["used"], own(game, 1)["lots"]) == (1, 0, ["B2"])
    assert "steal" not in allowed(game)


def test_vesta_cancels_bacchus_for_its_owner_only() -> None:
    people = [player(cards="bacchus", silver=0), player(silver=9), player(cards="vesta", silver=9), player(silver=1)]
    game = table(*people, seats=4)
    do(game, "use bacchus")
    assert game.seat == 2
    do(game, "cancel")
    assert [silver(game, seat) for seat in range(4)] == [3, 7, 9, 0]
    assert game.seat == 0


def test_who_is_asked_for_vesta_depends_on_what_everybody_knows() -> None:
    """A card that lay open is known; one that nobody saw may be Vesta, so its owner is asked."""
    public = table(player(cards="mars"), player(cards="janus", lots="B2"))
    do(public, "use mars", "take B2")
    assert public.seat == 0
    secret = table(player(cards="mars"), player(cards="janus:1", lots="B2"))
    do(secret, "use mars", "take B2")
    assert (secret.seat, allowed(secret)) == (1, {"allow"})


def test_ruling_i5_diana_needs_a_marker_refills_the_row_and_is_no_action() -> None:
    game = table(player(cards="diana", silver=0), market="A1 mars B1 C1 D1 E1")
    do(game, "use diana")
    assert allowed(game) == {"free 1", "free 3", "free 4", "free 5", "free 6"}
    do(game, "free 3")
    assert (own(game)["lots"], len(told(game)["market"]), game.seat) == (["B1"], 6, 0)
    assert "income" in allowed(game)
    assert "use diana" not in allowed(table(player(cards="diana", lots=EIGHT)))


# -- I6 to I8 -----------------------------------------------------------------------------------------------------


def test_ruling_i6_ceres_and_venus_are_announced_together_and_face_down() -> None:
    game = table(player("domus A1", cards="ceres"), player("insula-row B1 90", cards="venus"), ending=1)
    do(game, "income")
    assert told(game)["together"] == [0, 1]
    views = [decide(game.copy(), what).seen_by(1) for what in ("announce nothing", "announce ceres")]
    assert views[0] == views[1]
    decide(game, "announce ceres", "announce venus")
    assert [points(game, seat)["population"] for seat in (0, 1)] == [5 + 4, 5 + 4]
    assert told(game)["spent"] == ["ceres", "venus"]


def test_ruling_i6_venus_does_not_change_what_others_score() -> None:
    people = [player("insula-row A1 90"), player("domus C1", cards="venus"), player("domus-maxima E1 90")]
    game = table(*people, seats=3, ending=1)
    do(game, "income")
    decide(game, "announce venus")
    assert [points(game, seat)["population"] for seat in range(3)] == [8, 8, 4]


def test_ruling_i6_venus_needs_population_and_ceres_comes_first() -> None:
    alone = table(player(cards="venus"), player("domus C1"), ending=1)
    do(alone, "income")
    decide(alone, "announce venus")
    assert points(alone)["population"] == 0
    both = table(player(cards="venus ceres"), player("insula-row A1 90 | domus C1"), ending=1)
    do(both, "income")
    decide(both, "announce both")
    assert [points(both, seat)["population"] for seat in (0, 1)] == [5 + 4, 5 + 4]


def test_ruling_i7_saturn_and_pomona_are_no_buildings() -> None:
    game = table(player("library A1 | market-stall C1", open_cards="saturn pomona", silver=0), ending=2)
    assert population(game) == 2
    do(game, "income")
    assert silver(game) == 6
    end_era(game)
    assert (points(game)["civic"], points(game)["population"], silver(game)) == (0, 2 + 4, 7)


def test_ruling_i7_saturn_is_a_point_in_the_last_era() -> None:
    game = end_era(table(player(open_cards="saturn", silver=0), era=3, ending=2))
    assert (points(game)["influence"], silver(game)) == (1, 6)


def test_ruling_i8_limits_add_up_to_at_most_ten() -> None:
    game = position(player(role="censor", open_cards="terminus"), player(open_cards=""), influence="yes", roles="yes")
    assert game.players[0].limit() == 10
    assert position(player(role="censor"), roles="yes").players[0].limit() == 9
    assert table(player(open_cards="terminus")).players[0].limit() == 9


def test_ruling_i8_turning_terminus_up_frees_a_marker() -> None:
    game = table(player(lots=EIGHT, cards="terminus", silver=20))
    assert "buy 1" not in allowed(game)
    do(game, "use terminus", "buy 1")
    assert markers(game) == 9


def test_ruling_i8_the_card_cannot_be_traded_while_the_limit_would_be_broken() -> None:
    nine = table(player(lots=f"{EIGHT} B2", open_cards="terminus"), player(), favour="yes")
    do(nine, "trade 1", "card terminus")
    assert "propose" not in allowed(nine)
    do(nine, "add lot", "lot A1")
    do(nine, "propose", "accept")
    assert (own(nine)["open_cards"], own(nine, 1)["open_cards"]) == ([], ["terminus"])


# -- I9, I10 and the others -----------------------------------------------------------------------------------------


def test_ruling_i9_vulcan_may_replace_equal_size_but_not_the_same_kind() -> None:
    game = table(player("domus A1 | bakery B1", cards="vulcan"))
    do(game, "use vulcan")
    options = allowed(game)
    assert {"build domus", "build bakery", "build fountain"} <= options
    decide(game, "build domus")
    assert allowed(game) == {"at B1"}
    do(game, "at B1")
    assert own(game)["buildings"] == ["domus A1", "domus B1"]
    assert (game.seat, told(game)["spent"]) == (0, ["vulcan"])
    assert "income" in allowed(game)  # it was no action


def test_ruling_i9_a_piece_of_equal_size_is_replaced_whole() -> None:
    game = table(player("pottery A1 0", lots="C1", cards="vulcan"))
    do(game, "use vulcan", "build domus-maxima 0", "at B1")
    assert own(game)["buildings"] == ["domus-maxima B1 0"]
    assert markers(game) == 1


def test_ruling_i10_minerva_moves_a_building_of_one_lot() -> None:
    game = position(
        player("domus A1 | pottery A2 0 | lighthouse C1", lots="G1 G2", cards="minerva"),
        influence="yes",
        monuments="regia",
    )
    do(game, "use minerva")
    assert allowed(game) == {"from A1"}
    do(game, "from A1")
    assert allowed(game) == {"to G1", "to G2"}
    do(game, "to G2")
    assert "domus G2" in own(game)["buildings"]
    assert markers(game) == 2
    assert sites(game, "bakery") == {"A1", "G1"}


def test_janus_gives_any_action_more() -> None:
    game = table(player(lots="A1", cards="janus", silver=0))
    do(game, "use janus", "income", "build domus", "at A1")
    assert (silver(game), own(game)["buildings"], game.seat) == (5, ["domus A1"], 1)


@pytest.mark.parametrize(("houses", "expected"), [("", 0), ("domus A1", 0), ("insula-row A1 0 | domus A2", 2)])
def test_juno_is_a_point_for_two_population(houses: str, expected: int) -> None:
    game = table(player(houses, cards="juno"))
    do(game, "use juno")
    assert points(game)["influence"] == expected


def test_neptune_is_a_point_for_each_building_at_the_border_at_most_six() -> None:
    few = table(player("domus A1 | bakery B2 | pottery C1 90", cards="neptune"))
    assert points(do(few, "use neptune"))["influence"] == 2
    many = "domus A1 | domus B1 | bakery C1 | bakery D1 | fountain E1 | library F1 | garden G1"
    assert points(do(table(player(many, cards="neptune")), "use neptune"))["influence"] == 6


def test_apollo_scores_one_own_civic_building_now() -> None:
    game = table(player("fountain A1 | garden C1 | grand-fountain A2 0", cards="apollo"), player("domus B1"))
    do(game, "use apollo")
    assert allowed(game) == {"score A1", "score C1", "score A2"}
    do(game, "score A1")
    assert points(game)["influence"] == 2


def test_fortuna_shuffles_the_market_into_the_pile_and_redeals() -> None:
    game = table(player(cards="fortuna"), market="A1 B1 C1 D1 E1 mars", pile=4)
    deck = len(told(game)["deck"])
    decide(game, "use fortuna")
    assert game.seat == CHANCE
    names = [GAME.notation(game, option) for option in game.options()]
    weights = dict(zip(names, game.weights(), strict=True))
    assert weights["deed A1"] == weights["card mars"]
    assert weights["deed A1"] * 4 == pytest.approx(weights["deed G7"] * deck)
    do(game, "income")
    assert game.seat in (0, 1)
    assert len(told(game)["market"]) == 6


def test_bacchus_takes_two_silver_from_each_opponent() -> None:
    game = table(player(cards="bacchus", silver=1), player(silver=5), player(silver=1), seats=3)
    do(game, "use bacchus")
    assert [silver(game, seat) for seat in range(3)] == [4, 3, 0]


def test_concordia_and_victoria_score_at_the_end_of_an_era() -> None:
    mine = "domus A1 | bakery B1 | fountain C1 | foundry-sq A2 | grand-insula-row A4 0"
    game = end_era(table(player(mine, open_cards="concordia victoria"), ending=2))
    assert points(game)["influence"] == 3 + 2
    none = end_era(table(player("domus A1 | bakery B1", open_cards="concordia victoria"), ending=2))
    assert points(none)["influence"] == 0


def test_portunus_makes_deeds_cheaper_and_not_influence_cards() -> None:
    game = table(player(open_cards="portunus", silver=2), market="mars A1 B1 C1 D1 E1")
    assert {name for name in allowed(game) if name.startswith("buy")} == {"buy 1", "buy 2"}
    poor = table(player(open_cards="portunus", silver=1), market="mars A1 B1 C1 D1 E1")
    assert not {name for name in allowed(poor) if name.startswith("buy")}
