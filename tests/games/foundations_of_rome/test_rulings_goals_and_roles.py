"""Rulings on goals, G1 to G3, every goal and every role."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import (
    GAME,
    NOBODY,
    OVER,
    allowed,
    answer,
    begin,
    build,
    decide,
    do,
    end_era,
    markers,
    own,
    player,
    points,
    position,
    score,
    silver,
    sites,
    told,
)

from aedilis import Line, Rng
from aedilis.games.foundations_of_rome.data.components import DATA

# -- goals ----------------------------------------------------------------------------------------------------------

SMALL = "domus A1 | domus C1 | bakery E1 | bakery G1 | fountain A3"
MANY = "domus A1 | domus C1 | domus-maxima A2 0"
SHOPS = "bakery A1 | bakery B1 | pottery A2 0 | pottery A3 0"
FOUR = "foundry-sq A1 | foundry-row A3 0"
THREE = "artisans-row A1 0 | insula-row A2 0"
LINE = "A1 B1 C1 D1 E1 F1 G1"
MET = [
    ("pater-familias", 7, f"{MANY} | insula-row A4 0", "", MANY, ""),
    ("populus", 6, "grand-insula-sq A1 | grand-insula-row A3 0", "",
     "grand-insula-sq A1 | insula-row A3 0 | domus A5", ""),
    ("mercator-magnus", 6, f"{SHOPS} | foundry-sq A4", "", SHOPS, ""),
    ("argentarius", 6, f"{FOUR} | artisans-row A4 0 | bakery G7", "", f"{FOUR} | artisans-row A4 0", ""),
    ("cura-urbis", 5, "fountain A1 | library C1 | garden E1 | market-stall G1 | grand-garden A3 0 | grand-market A5 0",
     "", "fountain A1 | library C1 | garden E1 | market-stall G1 | grand-garden A3 0", ""),
    ("magnificentia", 7, f"{FOUR} | grand-insula-sq A4", "", FOUR, ""),
    ("tres", 6, f"{THREE} | insula-corner A3 0", "", THREE, ""),
    ("parva-roma", 4, SMALL, "", SMALL.rpartition(" | ")[0], ""),
    ("concordia", 7, f"{MANY} | bakery A6 | bakery C6 | pottery A7 0 | fountain E6 | library G6 | garden E4", "",
     f"{MANY} | bakery A6 | bakery C6 | pottery A7 0 | fountain E6 | library G6", ""),
    ("anguli", 5, "domus A1", "G1 A7", "domus A1", "G1"),
    ("via-recta", 5, "", LINE, "", LINE[:-3]),
    ("pomerium", 5, "foundry-row A1 0 | insula-row E1 0", "A2 A3 A4 A5 A6 A7 B7",
     "foundry-row A1 0 | insula-row E1 0", "A2 A3 A4 A5 A6 A7 B6"),
    ("media-urbs", 5, "foundry-sq C3", "E3 E4", "foundry-sq C3", "E3"),
    ("thesaurus", 5, "", "", None, ""),
    ("urbs-perfecta", 5, "domus A1", "", "domus A1", "B1"),
]  # fmt: skip


def with_goal(goal: str, mine: str, lots: str, silver: int = 0, seats: int = 2) -> Any:
    return position(player(mine, lots=lots, silver=silver, goal=goal), seats=seats, hidden_goals="yes")


def line(game: Any, what: str, seat: int = 0) -> Line:
    return next(line for line in GAME.sheet(game, seat) if line.what == what)


@pytest.mark.parametrize(("goal", "worth", "mine", "lots", "less", "fewer"), MET, ids=[met[0] for met in MET])
def test_each_goal_is_all_or_nothing(goal: str, worth: int, mine: str, lots: str, less: str, fewer: str) -> None:
    if goal == "thesaurus":
        assert line(with_goal(goal, "", "", 12), "hidden_goal").points == worth
        assert line(with_goal(goal, "", "", 11), "hidden_goal").points == 0
        return
    assert line(with_goal(goal, mine, lots), "hidden_goal").points == worth
    assert line(with_goal(goal, less, fewer), "hidden_goal").points == 0


def test_the_goal_of_the_largest_quarter_counts_lots_that_hang_together() -> None:
    connected = "foundry-sq A1 | foundry-row A3 0 | artisans-row A4 0 | insula-row A5 0 | pottery C1 0 | pottery C2 0"
    for last, worth in (("artisans-corner A6 0", 6), ("domus-maxima A6 0", 0), ("artisans-corner F6 0", 0)):
        game = with_goal("regio", f"{connected} | {last}", "")  # 21 lots together, 20, and 21 of which 18 are
        assert line(game, "hidden_goal").points == worth


def test_the_goal_of_one_glorious_building() -> None:
    """With two players 18 points of one building: 18 citizens around a library, and one less."""
    for last, worth in (("domus-maxima C3 90", 6), ("domus C3", 0)):
        game = position(
            player("grand-library B2 0 | grand-insula-row A1 0 | insula-row D2 90", goal="gloria-publica"),
            player(f"grand-insula-row B3 90 | {last}"),
            hidden_goals="yes",
        )
        assert line(game, "hidden_goal").points == worth


def test_the_goal_of_monuments() -> None:
    two = position(player("lighthouse A1 | regia A2 0", goal="monumenta"), monuments="colosseum", hidden_goals="yes")
    assert line(two, "hidden_goal").points == 6
    one = position(player("regia A2 0", goal="monumenta"), monuments="colosseum", hidden_goals="yes")
    assert line(one, "hidden_goal").points == 0


@pytest.mark.parametrize(("seats", "needed"), [(2, 12), (3, 10), (4, 10), (5, 10)])
def test_what_a_goal_asks_for_depends_on_the_number_of_players(seats: int, needed: int) -> None:
    assert line(with_goal("thesaurus", "", "", needed, seats), "hidden_goal").points == 5
    assert line(with_goal("thesaurus", "", "", needed - 1, seats), "hidden_goal").points == 0


def test_ruling_g1_open_goals_pay_everyone_who_meets_them_and_hidden_ones_their_owner() -> None:
    people = [player("domus A1", goal="urbs-perfecta"), player("domus C1"), player(lots="E1")]
    game = position(*people, seats=3, open_goals="anguli", hidden_goals="yes")
    assert [line(game, "hidden_goal", seat).points for seat in range(3)] == [5, 0, 0]
    corners = [player(lots="A1 H1"), player(lots="A8 H8"), player()]
    shared = position(*corners, seats=3, open_goals="anguli")
    assert [line(shared, "open_goals", seat).points for seat in range(3)] == [5, 5, 0]


def test_ruling_g1_the_deck_has_no_goal_twice() -> None:
    goals = DATA["goals"]["cards"]
    assert len({goal["id"] for goal in goals}) == len({goal["metric"] for goal in goals}) == len(goals) == 18
    game = begin(5, hidden_goals="yes", open_goals="yes")
    dealt = [goal for seat in range(5) for goal in own(game, seat)["goals"]]
    lying = [*told(game)["open_goals"], *dealt]
    assert len(set(lying)) == len(lying) == 5 + 5 * 2
    assert not set(lying) & set(told(game)["goal_deck"])


def test_ruling_g2_goals_are_checked_after_the_last_scoring_with_all_markers_on_the_board() -> None:
    """Silver of the last income counts, and a marker on the board still spoils the perfect city."""
    game = position(player(goal="thesaurus", silver=7), ending=2, era=3, hidden_goals="yes")
    end_era(game)
    assert (silver(game), score(game)) == (12, 5)
    marked = position(player("domus A1", lots="B1", goal="urbs-perfecta"), ending=2, era=3, hidden_goals="yes")
    assert line(end_era(marked), "hidden_goal").points == 0


def test_ruling_g3_a_goal_that_is_not_chosen_goes_to_the_box_unseen() -> None:
    game = begin(2, hidden_goals="yes")
    assert len(own(game)["goals"]) == 2
    assert own(game)["goal"] in own(game)["goals"]
    refused = set(own(game)["goals"]) - {own(game)["goal"]}
    assert refused <= set(told(game.seen_by(1))["goal_deck"])
    assert not refused & set(told(game)["goal_deck"])


def test_ruling_g3_a_role_that_is_not_chosen_goes_to_the_box_open() -> None:
    game = GAME.new(2, roles="yes", monuments="no")
    answer(game, "first 1")
    while told(game)["decision"] == "deal":
        game.play(game.pick(Rng(1)))
    answer(game, "role knight", "role aedile", "role banker", "role censor")
    decide(game, "role knight")
    before = game.copy()
    decide(game, "role censor")
    facts = GAME.facts(before, GAME.option(before, "role censor"), game)
    shown = [fact for fact in facts if fact.what == "role"]
    assert [(fact.values["role"], fact.values["refused"]) for fact in shown] == [
        ("knight", ["aedile"]),
        ("censor", ["banker"]),
    ]
    assert all(fact.known_to(NOBODY) for fact in shown)


def test_hidden_goals_are_open_when_the_game_is_over() -> None:
    game, random = begin(3, hidden_goals="yes"), Rng(2)
    while game.seat != OVER:
        assert game.seen_by(0).scores()[0] == game.scores()[0]
        game.play(game.pick(random))
    assert game.seen_by(0).scores() == game.seen_by(NOBODY).scores() == game.scores()


# -- roles ----------------------------------------------------------------------------------------------------------


def with_role(role: str, mine: str = "", others: list[dict[str, Any]] | None = None, **more: Any) -> Any:
    settings = {name: more.pop(name) for name in ("lots", "silver") if name in more}
    return position(player(mine, role=role, **settings), *(others or []), roles="yes", **more)


def role_points(role: str, mine: str = "", others: list[dict[str, Any]] | None = None, **more: Any) -> int:
    return points(end_era(with_role(role, mine, others, ending=2, **more)))["role"]


def test_the_aedile_scores_civic_buildings_at_most_three() -> None:
    assert role_points("aedile", "fountain A1 | library C1") == 2
    assert role_points("aedile", "fountain A1 | library C1 | garden E1 | market-stall G1") == 3


def test_the_quaestor_has_two_more_with_every_income() -> None:
    assert silver(do(with_role("quaestor", silver=0), "income")) == 7


def test_the_censor_has_nine_markers() -> None:
    game = with_role("censor", lots="A1 B1 C1 D1 E1 F1 G1 A2", silver=9)
    assert "buy 1" in allowed(game)
    assert markers(do(game, "buy 1")) == 9


def test_the_merchant_pays_one_less_from_the_third_slot_on() -> None:
    for money, slots in ((2, 1), (3, 3), (5, 4), (7, 5), (9, 6)):
        game = with_role("merchant", silver=money)
        assert sum(name.startswith("buy") for name in allowed(game)) == slots


def test_the_legate_pays_two_less_for_a_lot_beside_two_own() -> None:
    game = with_role("legate", lots="A1 B2", silver=2, market="G7 F7 B1 E7 D7 C7")
    assert {name for name in allowed(game) if name.startswith("buy")} == {"buy 1", "buy 3"}
    one = with_role("legate", lots="A1", silver=2, market="G7 F7 B1 E7 D7 C7")
    assert {name for name in allowed(one) if name.startswith("buy")} == {"buy 1"}


def test_the_architect_builds_again_for_three_silver_once_in_an_era() -> None:
    game = with_role("architect", lots="A1 B1 C1", silver=6)
    assert "build again" not in allowed(game)
    build(game, "domus", "A1")
    assert (game.seat, allowed(game)) == (0, {"build again", "end"})
    do(game, "build again", "build bakery", "at B1")
    assert (game.seat, silver(game)) == (1, 3)
    do(game, "income")
    build(game, "fountain", "C1")
    assert game.seat == 1
    again = with_role("architect", lots="A1 B1", silver=2)
    assert build(again, "domus", "A1").seat == 1


def test_the_architect_may_build_again_in_the_next_era() -> None:
    game = with_role("architect", lots="A1 B1 C1", silver=6, ending=1)
    game.players[0].architect = 1
    decide(game, "income")
    assert (game.era, own(game)["architect"]) == (2, False)


def test_the_builder_replaces_equal_size_but_not_the_same_kind() -> None:
    game = with_role("builder", "domus A1 | bakery B1")
    assert sites(game, "domus") == {"B1"}
    assert sites(game, "fountain") == {"A1", "B1"}
    assert sites(with_role("builder", "pottery A1 0", lots="C1"), "pottery 0") == set()


def test_the_tribune_scores_with_population_that_does_not_lead() -> None:
    rich = [player("insula-row C1 90")]
    assert role_points("tribune", "domus A1", rich) == 3
    assert role_points("tribune", "", rich) == 0
    assert role_points("tribune", "insula-row A1 90", rich) == 0


def test_the_patrician_scores_as_leader_or_tied() -> None:
    rich = [player("insula-row C1 90")]
    assert role_points("patrician", "insula-row A1 90", rich) == 2
    assert role_points("patrician", "domus A1", rich) == 0
    assert role_points("patrician") == 0


def test_the_pontifex_scores_every_monument_he_builds() -> None:
    game = with_role("pontifex", lots="A1 B1 A2 B2", monuments="colosseum")
    build(game, "colosseum", "A1")
    assert points(game)["role"] == 3


def test_the_augur_buys_the_top_card_of_the_pile_unseen() -> None:
    game = with_role("augur", silver=5, pile=3)
    market = told(game)["market"]
    decide(game, "buy unseen")
    answer(game, "deed G7")
    assert (own(game)["lots"], silver(game), told(game)["market"], game.seat) == (["G7"], 0, market, 1)
    assert "buy unseen" not in allowed(with_role("augur", silver=4, pile=3))
    assert "buy unseen" not in allowed(with_role("augur", silver=5, pile=0, market="A1"))
    assert "buy unseen" not in allowed(with_role("augur", silver=5, lots="A1 B1 C1 D1 E1 F1 G1 A2"))


@pytest.mark.parametrize("cards", ["", "portunus"])
def test_ruling_a8_the_augur_pays_five_whatever_makes_deeds_cheaper(cards: str) -> None:
    for money in (4, 5):
        game = position(player(role="augur", silver=money, open_cards=cards), pile=3, roles="yes", influence="yes")
        assert ("buy unseen" in allowed(game)) == (money == 5)
    assert silver(decide(game, "buy unseen")) == 0


def test_ruling_a8_the_augur_needs_a_marker_even_if_cards_are_all_there_is() -> None:
    full, less = "A1 B1 C1 D1 E1 F1 G1 A2", "A1 B1 C1 D1 E1 F1 G1"
    for lots, possible in ((full, False), (less, True)):
        mine = player(role="augur", silver=9, lots=lots)
        game = position(mine, market="A7 B7 C7 D7 E7 mars", pile=0, pile_cards=2, roles="yes", influence="yes")
        assert ("buy unseen" in allowed(game)) == possible


def test_ruling_a9_the_merchant_pays_less_for_influence_cards_too_but_the_legate_does_not() -> None:
    for role, price in (("merchant", 3), ("legate", 4), ("-", 4)):
        mine = player(role=role, silver=9, lots="A1 B2")
        game = position(mine, market="A7 B7 mars C7 D7 E7", roles="yes", influence="yes")
        assert silver(do(game, "buy 3")) == 9 - price


def test_ruling_i11_saturn_counts_for_no_goal_and_no_monument_but_pomona_is_population() -> None:
    eight, ten = f"{FOUR} | artisans-row A4 0", "grand-insula-sq A1 | insula-row A3 0"
    for goal, mine, card, worth in (
        ("argentarius", eight, "saturn", 0),
        ("argentarius", f"{eight} | bakery G7", "", 6),
        ("populus", ten, "", 0),
        ("populus", ten, "pomona", 6),
    ):
        own_things = player(mine, goal=goal, open_cards=card)
        game = position(own_things, influence="yes", hidden_goals="yes")
        assert line(game, "hidden_goal").points == worth
    for mine, card, monument, possible in (
        ("foundry-sq A1", "saturn", "temple-venus 0", False),
        ("foundry-sq A1 | bakery A3", "", "temple-venus 0", True),
        ("insula-row A1 0", "", "forum-romanum 0", False),
        ("insula-row A1 0", "pomona", "forum-romanum 0", True),
    ):
        game = position(
            player(mine, lots="A7 B7 C7", open_cards=card), influence="yes", monuments=monument.split(" ")[0]
        )
        assert (f"build {monument}" in allowed(game)) == possible


def test_the_curator_scores_markers_twice_and_full_fours_of_silver() -> None:
    game = end_era(with_role("curator", lots="A1 A2", silver=6, era=3, ending=2))
    assert (silver(game), score(game)) == (11, 2 + 2 + 2)


def test_the_banker_gets_silver_and_points_in_the_end() -> None:
    game = end_era(with_role("banker", silver=0, ending=2))
    assert (silver(game), points(game)["role"]) == (8, 0)
    last = end_era(with_role("banker", silver=0, era=3, ending=2))
    assert (silver(last), points(last)["role"]) == (5, 3)


def test_the_senator_needs_all_three_types() -> None:
    assert role_points("senator", "domus A1 | bakery B1 | fountain C1") == 3
    assert role_points("senator", "domus A1 | bakery B1") == 0
