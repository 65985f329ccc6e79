"""The game against Ceres: rulings O1 to O4, her actions, her gardens and her levels."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import (
    CHANCE,
    GAME,
    OVER,
    allowed,
    answer,
    begin,
    decide,
    end_era,
    own,
    player,
    points,
    position,
    settle,
    silver,
    sites,
    told,
)

from aedilis import Rng
from aedilis.games.foundations_of_rome.data.components import DATA

REASONS = ("population", "civic", "commercial", "monuments", "role", "influence")


def solo(mine: str = "", lots: str = "", money: int = 9, level: str = "normal", **others: Any) -> Any:
    return position(player(mine, lots=lots, silver=money), seats=1, ceres=level, **others)


def her_points(game: Any) -> dict[str, int]:
    booked = told(game)["ceres"]["points"]
    return {reason: sum(booked[number::6]) for number, reason in enumerate(REASONS)}


def her_turn(game: Any, card: str, garden: str = "") -> Any:
    decide(game, "income")
    answer(game, f"ceres {card}")
    if garden:
        answer(game, f"garden {garden}")
    return settle(game)


@pytest.mark.parametrize(("level", "gardens"), [("normal", 3), ("hard", 3), ("challenge", 6)])
def test_the_set_up_against_ceres(level: str, gardens: int) -> None:
    game = begin(1, ceres=level)
    ceres = told(game)["ceres"]
    assert (len(ceres["lots"]), len(ceres["gardens"])) == (6, gardens)
    assert (len(own(game)["lots"]), silver(game), game.seat) == (6, 5, 0)
    assert (told(game)["deeds_left"], len(told(game)["market"])) == (13, 6)
    assert sum(ceres["bag"]) == 30 - gardens


def test_the_three_monuments_are_of_different_sizes() -> None:
    shapes = {monument["id"]: monument["shape"] for monument in DATA["monuments"]["buildings"]}
    for seed in range(20):
        drawn = told(begin(1, seed))["monuments"]
        assert len({shapes[name][1] for name in drawn}) == len(drawn) == 3  # a shape is named after its size


def test_ruling_o1_gardens_count_for_civic_buildings_of_the_human() -> None:
    gardens = "residential-garden-1 B1 | commercial-garden-1 A2 | any-civic-garden C3"
    game = solo("fountain A1 | library B2 | garden C2", gardens=gardens, ending=1)
    end_era(game)
    assert points(game)["civic"] == 2 + 1 // 2 + 2 * 2


def test_ruling_o1_gardens_cannot_be_built_over() -> None:
    game = solo(lots="A1 C1", gardens="residential-garden-1 B1")
    assert sites(game, "artisans-row 0") == set()


def test_ruling_o2_if_ceres_takes_the_last_deed_she_acts_last() -> None:
    game = solo(market="A1", pile=0)
    decide(game, "income")
    answer(game, "ceres acquire-4", "garden residential-garden-1")
    assert (game.seat, told(game)["ending"]) == (0, 2)
    decide(game, "income")
    assert game.era == 2  # she had no face-down deed to enlarge


def test_ruling_o2_if_the_human_takes_the_last_deed_ceres_comes_first() -> None:
    game = solo(market="A1", pile=0, ceres_lots="G7")
    decide(game, "buy 1")
    assert told(game)["decision"] == "garden"  # her last action of an era is to enlarge
    answer(game, "garden any-civic-garden")
    assert (game.seat, told(game)["ending"]) == (0, 1)
    decide(game, "income")
    assert game.era == 2


@pytest.mark.parametrize(("hers", "shown"), [("", True), ("G7", False)])
def test_ruling_o2_a_hidden_goal_is_shown_with_the_last_turn_in_which_anything_happens(hers: str, shown: bool) -> None:
    """If Ceres comes last but has nothing to enlarge, the turn before hers ends the game."""
    game = position(player(goal="tres"), seats=1, era=3, ending=2, ceres_lots=hers, hidden_goals="yes")
    income = GAME.option(game, "income")
    assert game.lets_out(income) == shown
    game.play(income)
    assert (game.seat == OVER) == shown


def test_ruling_o3_other_modules_are_off_except_hidden_goals() -> None:
    modules = dict.fromkeys(("draft", "favour", "hidden-goals", "open-goals", "roles", "influence"), "yes")
    game = GAME.new(1, **modules)
    used = told(game)["variants"]
    assert {name for name, value in used.items() if value == "yes"} == {"monuments", "hidden-goals"}
    assert own(begin(1, hidden_goals="yes"))["goal"] != "-"


def test_ruling_o4_ceres_gets_the_points_of_a_new_monument_but_no_silver() -> None:
    for monument, theirs in (("temple-jupiter", 2), ("colosseum", 0)):
        game = solo("domus C1", lots="A1 B1 A2 B2", money=0, gardens="any-civic-garden A3", monuments=monument)
        decide(game, f"build {monument}")
        before = game.copy()
        decide(game, "at A1")
        facts = GAME.facts(before, GAME.option(before, "at A1"), game)
        assert her_points(game)["monuments"] == theirs
        hers = [fact for fact in facts if fact.what == "neighbour" and fact.seat == CHANCE]
        sentence = "Ceres has a garden beside the new monument and gets 2 points."
        assert [GAME.words().fact(fact, ["Livia"]) for fact in hers] == ([sentence] if theirs else [])
        assert game.ceres().silver == 0
    apart = solo(lots="A1 B1 A2 B2", gardens="any-civic-garden C3", monuments="temple-jupiter")
    decide(apart, "build temple-jupiter", "at A1")
    assert her_points(apart)["monuments"] == 0


# -- what she does --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "taken"), [(1, "A1"), (3, "C1"), (6, "F1")])
def test_she_acquires_the_deed_of_a_slot_and_makes_a_garden_of_it(card: int, taken: str) -> None:
    game = solo(market="A1 B1 C1 D1 E1 F1")
    her_turn(game, f"acquire-{card}", "any-civic-garden")
    assert told(game)["ceres"]["gardens"] == [f"any-civic-garden {taken}"]
    assert len(told(game)["market"]) == 6
    assert game.seat == 0


def test_she_acquires_the_dearest_there_is_if_there_are_fewer() -> None:
    game = solo(market="A1 B1", pile=0)
    her_turn(game, "acquire-5", "any-civic-garden")
    assert told(game)["ceres"]["lots"] == ["B1"]


@pytest.mark.parametrize(("gardens", "bribes"), [("", [1, 0, 0]), ("commercial-garden-1 G1", [1, 1, 0])])
def test_she_bribes_with_one_silver_and_one_for_each_commercial_value(gardens: str, bribes: list[int]) -> None:
    game = solo(market="A1 B1 C1", pile=0, gardens=gardens)
    decide(game, "income")
    before = game.copy()
    answer(game, "ceres bribe")
    assert told(game)["bribes"] == bribes
    facts = GAME.facts(before, GAME.option(before, "ceres bribe"), game)
    assert [fact.values for fact in facts if fact.what == "ceres_bribes"] == [{"silver": sum(bribes)}]


def test_bribes_wrap_round_and_are_at_most_six() -> None:
    tiles = " | ".join(f"commercial-garden-1 {lot}7" for lot in "ABCDE") + " | commercial-garden-2 F7"
    game = solo(market="A1 B1", pile=0, gardens=f"{tiles} | commercial-garden-2 G7")
    her_turn(game, "bribe")
    assert told(game)["bribes"] == [3, 3]


def test_a_bribe_raises_the_price_and_moves_with_the_card() -> None:
    game = solo(market="A1 B1 C1", bribes="0 2 1", pile=0, money=4)
    assert "buy 2" not in allowed(game)
    assert "buy 1" in allowed(game)
    decide(game, "buy 1")
    assert told(game)["bribes"] == [2, 1]
    dear = solo(market="A1 B1 C1", bribes="0 2 1", pile=0, money=5)
    decide(dear, "buy 2")
    assert (silver(dear), told(dear)["bribes"]) == (0, [0, 1])


def test_she_enlarges_where_most_buildings_stand_then_most_gardens_then_first() -> None:
    game = solo("domus A2 | bakery B3", gardens="any-civic-garden G2", ceres_lots="A1 B2 G1 E5 D6")
    for lot in ("B2", "A1", "G1", "E5", "D6"):
        decide(game, "income")
        answer(game, "ceres enlarge")
        assert told(game)["turn"]["lot"] == lot
        answer(game, "garden residential-garden-1")
        settle(game)
        game.ceres_deck = 255


def test_without_a_face_down_deed_she_acquires_the_cheapest() -> None:
    game = solo(market="A1 B1 C1", pile=0)
    her_turn(game, "enlarge", "residential-garden-2")
    assert told(game)["ceres"]["lots"] == ["A1"]


def test_her_deck_is_drawn_to_its_end_and_shuffled_again() -> None:
    game, random, drawn = begin(1, 3), Rng(3), []
    while game.seat != OVER:
        if told(game)["decision"] == "ceres":
            option = game.pick(random)
            drawn.append(GAME.notation(game, option))
            game.play(option)
        else:
            game.play(game.pick(random))
    assert len(set(drawn[:8])) == min(8, len(drawn))
    assert len(set(drawn[8:16])) == len(drawn[8:16])


# -- what she scores ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "each", "value"), [("normal", 2, 1), ("hard", 2, 2), ("challenge", 3, 2)])
def test_her_gardens_score_by_the_level(level: str, each: int, value: int) -> None:
    gardens = (
        "residential-civic-garden B1 | commercial-civic-garden B3 | civic-civic-garden A4 | any-civic-garden G7"
        " | commercial-garden-2 G1 | residential-garden-2 F1"
    )
    game = solo("domus A1 | bakery C3 | fountain B4 | domus F7", gardens=gardens, level=level, ending=1)
    end_era(game)
    assert her_points(game)["civic"] == each * (1 + 1 + 1 + 1)
    assert her_points(game)["commercial"] == value
    assert (her_points(game)["population"], points(game)["population"]) == ((2, 6) if value == 1 else (6, 6))


def test_face_down_deeds_are_a_point_each_and_more_points_win() -> None:
    game = solo("domus A1", ceres_lots="G7 F7", era=3, ending=1)
    end_era(game)
    assert game.seat == OVER
    assert game.scores() == [1 + 10 - 2]
    lines = {line.what: line.points for line in GAME.sheet(game, 0)}
    assert (lines["population"], lines["ceres"]) == (11, -2)


def test_a_tie_is_lost() -> None:
    game = solo(lots="A1", ceres_lots="G7", era=3, ending=1)
    decide(game, "income")
    facts = GAME.facts(solo(lots="A1", ceres_lots="G7", era=3, ending=1), 0, game)
    assert game.scores() == [0]
    assert [fact.values["won"] for fact in facts if fact.what == "against_ceres"] == [False]
