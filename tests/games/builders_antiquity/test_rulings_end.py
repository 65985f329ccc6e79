"""Rulings on the end of the game and the final count: 39-49."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.builders_antiquity.positions import (
    GAME,
    allowed,
    do,
    final,
    money,
    of,
    play_randomly,
    player,
    points,
    position,
    send,
    table,
    told,
    verbs,
)
from tests.games.builders_antiquity.test_terminal import said as drawn
from tests.plain_data import damaged

from aedilis import CHANCE, NOBODY, OVER, Position, Record, Rng, TextError
from aedilis.engine.corrections import as_far_as_it_holds

SIXTEEN = "pyramid hanging-gardens trading-post"  # 8 + 7 + 1 points
SEVENTEEN = f"{SIXTEEN} shop"
BROKE = player("apprentice-4", money=0)


def test_ruling_39_seventeen_points_at_the_end_of_a_turn_make_the_round_the_last() -> None:
    game = position(player("apprentice-2", finished=SIXTEEN, sites="shop"), round=7)
    assert points(game) == 16
    send(game, "apprentice-2", "shop")
    assert (points(game), table(game)["last_round"]) == (17, False)
    assert verbs(game) >= {"open", "recruit", "buy", "take"}, "the turn goes on as usual"
    facts = told(game, "end")
    assert ("last_round", 0, {"points": 17}) in facts
    assert (table(game)["last_round"], game.seat, table(game)["round"]) == (True, 1, 7)
    assert told(game, "end")[-1][0] == "result"
    assert game.seat == OVER


def test_ruling_39_sixteen_points_do_not() -> None:
    game = do(position(player(finished=SIXTEEN, money=99), round=7), "end", "end")
    assert (table(game)["round"], table(game)["last_round"]) == (8, False)


def test_ruling_39_money_slaves_and_loans_do_not_count_for_it() -> None:
    rich = do(position(player(finished=SIXTEEN, money=500)), "end")
    assert not table(rich)["last_round"]
    burdened = do(position(player("slave-1 slave-2", finished=SEVENTEEN, money=0, loans=4)), "end")
    assert table(burdened)["last_round"]
    assert burdened.scores()[0] < 170


def test_ruling_39_machines_count() -> None:
    fifteen = "pyramid hanging-gardens"
    game = do(position(player("machine-saw", finished=f"{fifteen} machine-saw")), "end")
    assert table(game)["last_round"]


@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_ruling_40_the_last_round_ends_with_the_player_to_the_right_of_the_start_player(starter: int) -> None:
    for seat in range(4):
        people = [player(finished=SEVENTEEN) if other == seat else player() for other in range(4)]
        game = position(*people, seats=4, seat=seat, starter=starter)
        turns = 0
        while game.seat != OVER:
            do(game, "end")
            turns += 1
        assert turns == (starter - seat - 1) % 4 + 1
        assert table(game)["round"] == 5


def test_ruling_40_if_the_last_player_triggers_it_the_game_is_over_at_once() -> None:
    game = do(position(player(), player(finished=SEVENTEEN), seat=1), "end")
    assert game.seat == OVER
    assert allowed(game) == set()


def test_ruling_41_first_slaves_are_freed_then_loans_repaid_without_a_decision() -> None:
    game = final(player("slave-1 slave-2", money=26, loans=1))
    assert game.scores()[0] == 1  # 10 for both, 15 for the loan
    assert money(game) == 26, "the count changes nothing on the table"
    lines = {line.what: line for line in GAME.sheet(game, 0)}
    assert lines["slaves"].values["freed"] == 2
    assert lines["loans"].values["repaid"] == 1


def test_ruling_41_freeing_comes_first_even_if_then_no_loan_can_be_repaid() -> None:
    assert final(player("slave-1", money=15, loans=1)).scores()[0] == 10 - 20


def test_ruling_42_slaves_on_unfinished_sites_cannot_be_freed_except_in_the_variant() -> None:
    own = player(money=20, sites="pyramid slave-1 slave-2")
    assert final(own).scores()[0] == 20 - 20
    assert final(own, late_freeing="yes").scores()[0] == 10


def test_ruling_42_who_was_freed_before_may_be_anywhere() -> None:
    assert final(player(money=20, sites="pyramid slave-1", freed="slave-1")).scores()[0] == 20


def test_ruling_43_an_unpaid_loan_costs_two_points_and_the_money_is_kept() -> None:
    assert final(player(money=14, loans=1)).scores()[0] == 14 - 20
    assert final(player(money=29, loans=2)).scores()[0] == 14 - 20


def test_ruling_44_sites_tools_universities_and_workers_are_worth_nothing() -> None:
    own = player("master-1 master-2", 7, "pyramid master-3 master-4 | temple", tools="stone", taught="master-1 wood")
    assert final(own).scores()[0] == 7
    assert points(final(own)) == 0


def test_ruling_45_ties_share_the_victory() -> None:
    game = final(player(money=7), player(money=7), player(money=6), seats=3)
    assert game.ranks() == [1, 1, 3]
    richer = final(player(money=10), player(money=0, finished="shop"), player(money=9), seats=3)
    assert richer.scores() == [10, 10, 9]
    assert richer.ranks() == [1, 1, 3], "whether in points or in coins"


def test_ruling_46_the_bank_is_never_empty() -> None:
    game = do(position(player(money=100), player(money=100)), "take 3")
    assert money(game) == 106
    assert money(do(position(player(money=108)), "loan")) == 118


# -- stalemate --------------------------------------------------------------------------------------------


def test_ruling_47_four_rounds_in_a_row_in_which_nobody_does_anything_end_the_game() -> None:
    game = position(player(), seats=3)
    for idle in (1, 2, 3):
        do(game, "end", "end", "end")
        assert (table(game)["idle_rounds"], table(game)["round"]) == (idle, 5 + idle)
    do(game, "take 1", "end", "end")
    assert game.seat == 2, "the round is played to its end"
    do(game, "end")
    assert (game.seat, table(game)["idle_rounds"]) == (OVER, 4)


def test_ruling_47_a_game_that_two_such_rounds_ended_by_the_first_rules_still_opens() -> None:
    """Texts of that version are read as they are."""
    over = position(player(), player(), seat=1, idle_rounds=3)
    text = GAME.to_text(do(over, "end"))
    assert GAME.from_text(damaged(text, "idle_rounds = 4", "idle_rounds = 2")).seat == OVER
    with pytest.raises(TextError):
        GAME.from_text(damaged(text, "idle_rounds = 4", "idle_rounds = 1"))


# -- and its warning ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("idle", "left"), [(0, 0), (1, 0), (2, 2), (3, 1)])
def test_ruling_47_everybody_is_warned_after_the_second_such_round(idle: int, left: int) -> None:
    game = position(player(), player(), seat=1, idle_rounds=idle)
    words, names = GAME.words(), ["Ada", "Ben"]
    ends = {1: "If nothing moves, the game ends after this round.", 2: "If nothing moves, the game ends in 2 rounds."}
    for viewer in (0, 1, NOBODY):
        asked = words.prompt(game.seen_by(viewer), names)
        shown = drawn(game.seen_by(viewer))
        picture = game.seen_by(viewer)._repr_svg_() or ""
        assert asked.endswith(ends[left]) if left else "nothing moves" not in asked
        assert ends[left] in shown if left else "nothing moves" not in shown
        assert (f">ends in {left}<" in picture and ends[left] in picture) if left else ">ends in" not in picture


@pytest.mark.parametrize(("round", "idle", "left"), [(58, 2, 2), (59, 2, 2), (59, 3, 1), (60, 2, 1), (60, 3, 1)])
def test_ruling_47_the_warning_promises_no_round_after_the_last_one(round: int, idle: int, left: int) -> None:
    game = position(player(), player(), round=round, idle_rounds=idle)
    ends = "after this round" if left == 1 else f"in {left} rounds"
    assert GAME.words().prompt(game, ["Ada", "Ben"]).endswith(f"the game ends {ends}.")
    do(game, *["end"] * (2 * left - 1))
    assert game.seat != OVER
    assert do(game, "end").seat == OVER


@pytest.mark.parametrize("idle", [0, 1, 2])
def test_ruling_47_the_log_warns_at_the_end_of_such_a_round(idle: int) -> None:
    facts = told(position(player(), player(), seat=1, idle_rounds=idle), "end")
    warned = [values for what, _, values in facts if what == "idle"]
    assert warned == ([{"idle": idle + 1, "left": 3 - idle}] if idle else [])


def test_ruling_47_whoever_gets_things_moving_ends_the_warning() -> None:
    game = position(player(), player(), idle_rounds=3)
    assert "nothing moves" in GAME.words().prompt(game, ["Ada", "Ben"])
    do(game, "recruit apprentice-1")
    assert "nothing moves" not in GAME.words().prompt(game, ["Ada", "Ben"])
    while game.seat == CHANCE:
        game.play(game.pick(Rng(0)))
    do(game, "end", "end")
    assert (table(game)["round"], table(game)["idle_rounds"]) == (6, 0)
    last = position(player(), player(finished=SEVENTEEN), idle_rounds=3, last_round=True)
    assert "nothing moves" not in GAME.words().prompt(last, ["Ada", "Ben"]), "it is the last round anyway"


def stalled(*deeds: str, own: dict[str, object]) -> Position:
    """A fourth idle round, but for these deeds of its first player."""
    game = position(own, BROKE, idle_rounds=3, workers="master-1", row="house")
    do(game, *deeds)
    while table(game)["round"] == 5 and game.seat != OVER:
        do(game, "end")
    return game


@pytest.mark.parametrize(
    "deeds",
    [
        ["open house"], ["recruit master-1"], ["buy slave-2"], ["tool stone"], ["loan"],
        ["university stone", "teach apprentice-1"], ["send apprentice-1", "to pyramid"],
    ],
    ids=" ".join,
)  # fmt: skip
def test_ruling_47_opening_recruiting_sending_and_investing_keep_the_game_going(deeds: list[str]) -> None:
    game = stalled(*deeds, own=player("apprentice-1", sites="pyramid"))
    assert game.seat != OVER
    assert (table(game)["round"], table(game)["idle_rounds"]) == (6, 0)


@pytest.mark.parametrize("deeds", [["take 1"], ["take 3"], ["free slave-1"], ["repay"], ["action"], []], ids=str)
def test_ruling_47_taking_money_freeing_and_repaying_do_not(deeds: list[str]) -> None:
    game = stalled(*deeds, own=player("slave-1", money=20, loans=1))
    assert game.seat == OVER
    assert table(game)["idle_rounds"] == 4


def test_ruling_47_the_log_says_that_it_is_a_stalemate_and_counts_as_always() -> None:
    game = position(player(), player(), seat=1, idle_rounds=3)
    facts = told(game, "end")
    assert [(what, seat) for what, seat, _ in facts] == [("ends", 1), ("stalemate", -1), ("result", 0), ("result", 1)]
    assert facts[-1][2]["score"] == game.scores()[1] == 10


def test_ruling_47_after_sixty_rounds_the_game_is_over_in_any_case() -> None:
    game = position(player(), player(), seat=1, round=60)
    do(game, "recruit apprentice-1", "end")
    assert game.seat == OVER
    earlier = position(player(), player(), seat=1, round=59)
    do(earlier, "recruit apprentice-1", "end")
    assert (earlier.seat, table(earlier)["round"]) == (0, 60)


def test_ruling_48_totals_can_be_negative() -> None:
    game = final(player(money=4, sites="pyramid slave-1 slave-2", loans=4))
    assert game.scores()[0] == 4 - 20 - 80
    assert game.ranks() == [2, 1]


def test_ruling_49_whoever_does_nothing_any_more_passes_and_keeps_all() -> None:
    """Being away is outside the rules: every turn can be ended at once, and nothing of it goes to others."""
    own = player("master-1", sites="temple slave-1", tools="stone")
    game = position(own, player(), round=5)
    before = of(game)
    random = Rng(1)
    while game.seat != OVER:
        if game.seat == 0:
            do(game, "end")
        else:
            game.play(game.pick(random))
    assert of(game) == before
    assert play_randomly(position(own, player()), random).seat == OVER


def test_ruling_47_a_record_of_the_first_rules_opens_and_can_be_played_on_where_two_such_rounds_ended_it() -> None:
    record = Record.read(Path(__file__).with_name("first_rules.record").read_text(encoding="utf-8"))
    holding, found = as_far_as_it_holds(GAME, record)
    end = holding.final(GAME)
    assert found is not None
    assert len(holding.moves) == len(record.moves)
    assert (record.rules, table(end)["idle_rounds"], end.seat) == (1, 2, table(end)["starter"])
