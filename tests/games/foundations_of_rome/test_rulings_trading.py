"""Rulings on trading and stealing: T1 to T8."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.foundations_of_rome.positions import (
    GAME,
    NOBODY,
    allowed,
    begin,
    decide,
    do,
    end_era,
    markers,
    own,
    player,
    position,
    score,
    silver,
    told,
)

from aedilis import Rng

EIGHT = "A1 B1 C1 D1 E1 F1 G1 A2"


def table(*people: dict[str, Any], seats: int = 2, **others: Any) -> Any:
    return position(*people, seats=seats, favour="yes", **others)


def test_a_trade_of_lots_silver_tokens_and_cards() -> None:
    game = table(
        player(lots="A1 A2", silver=10, fresh=2, cards="mars"),
        player(lots="B1", silver=4, used=1, cards="janus"),
        influence="yes",
    )
    do(game, "trade 1", "add lot", "lot A1", "add lot", "lot B1", "give 4", "give 1", "give fresh", "ask used")
    do(game, "card mars", "card janus", "propose")
    assert game.seat == 1
    assert allowed(game) == {"accept", "refuse"}
    do(game, "accept")
    assert (own(game)["lots"], own(game, 1)["lots"]) == (["B1", "A2"], ["A1"])
    assert (silver(game), silver(game, 1)) == (5, 9)
    assert [(own(game, seat)["fresh"], own(game, seat)["used"]) for seat in (0, 1)] == [(1, 1), (1, 0)]
    assert (own(game)["cards"], own(game, 1)["cards"]) == (["janus"], ["mars"])
    assert game.seat == 0


def test_a_refused_offer_changes_nothing() -> None:
    game = table(player(lots="A1", silver=10), player(lots="B1"))
    before = [own(game, seat) for seat in (0, 1)]
    do(game, "trade 1", "add lot", "lot A1", "ask 8", "propose", "refuse")
    assert [own(game, seat) for seat in (0, 1)] == before
    assert (game.seat, told(game)["turn"]["proposals"]) == (0, [0, 1])


def test_an_offer_being_composed_is_seen_by_nobody_else() -> None:
    game = table(player(lots="A1", silver=10), player(lots="B1"), player(), seats=3)
    seen = [game.seen_by(viewer) for viewer in (1, 2, NOBODY)]
    for notation in ("trade 1", "add lot", "lot A1", "ask 2"):
        assert GAME.action(game, GAME.option(game, notation)).prepares
        decide(game, notation)
        assert [game.seen_by(viewer) for viewer in (1, 2, NOBODY)] == seen
    decide(game, "propose")
    assert told(game.seen_by(2))["offer"] == told(game)["offer"] == told(game.seen_by(1))["offer"]


def test_ruling_t1_only_with_the_active_player_before_or_after_the_action() -> None:
    game = table(player(lots="A1"), player(lots="B1"), player(lots="C1"), seats=3, seat=1)
    assert {name for name in allowed(game) if name.startswith("trade")} == {"trade 0", "trade 2"}
    do(game, "income")
    assert game.seat == 1
    assert {"trade 0", "trade 2", "end"} <= allowed(game)
    do(game, "trade 2", "give 1", "propose", "accept", "end")
    assert game.seat == 2


def test_ruling_t1_at_most_three_proposals_a_turn_to_each_other_player() -> None:
    game = table(player(lots="A1", silver=10), player(lots="B1"), player(lots="C1"), seats=3)
    for answer in ("refuse", "accept", "refuse"):
        do(game, "trade 1", "give 1", "propose", answer)
    assert {name for name in allowed(game) if name.startswith("trade")} == {"trade 2"}
    do(game, "income", "end", "income", "end", "income", "end")
    assert "trade 1" in allowed(game)


def test_ruling_t1_only_proposals_count_but_no_turn_goes_on_for_ever_by_withdrawing() -> None:
    """Three offers a turn are withdrawn for free; each one more counts like one that was made."""
    game = table(player(lots="A1", silver=9), player(lots="B1"), player(), seats=3)
    do(game, *["trade 1", "withdraw"] * 2, "trade 2", "withdraw")
    assert (told(game)["turn"]["proposals"], told(game)["turn"]["withdrawn"]) == ([], 3)
    do(game, *["trade 1", "give 1", "propose", "refuse"] * 2)
    assert "trade 1" in allowed(game)
    do(game, "trade 1", "withdraw")
    assert (told(game)["turn"]["proposals"], told(game)["turn"]["withdrawn"]) == ([0, 3, 0], 3)
    assert {name for name in allowed(game) if name.startswith("trade")} == {"trade 2"}
    do(game, "income", "end", "income", "end", "income", "end")
    assert told(game)["turn"]["withdrawn"] == 0


def test_ruling_t2_only_lots_without_a_building_and_the_deed_moves_along() -> None:
    game = table(player("domus A1", lots="A2"), player("bakery B1", lots="B2"))
    do(game, "trade 1", "add lot")
    assert allowed(game) == {"lot A2", "lot B2"}
    do(game, "lot A2", "propose", "accept")
    assert (own(game)["lots"], own(game, 1)["lots"]) == (["A1"], ["B1", "A2", "B2"])


def test_ruling_t3_the_marker_limit_holds_for_both_sides_after_the_trade() -> None:
    game = table(player(lots=EIGHT), player(lots="A7"))
    do(game, "trade 1", "add lot", "lot A7")
    assert "propose" not in allowed(game)
    do(game, "add lot", "lot A1")
    assert "propose" in allowed(game)
    do(game, "propose", "accept")
    assert (markers(game), markers(game, 1)) == (8, 1)
    full = table(player(lots="A7"), player(lots=EIGHT))
    do(full, "trade 1", "add lot", "lot A7")
    assert "propose" not in allowed(full)


def test_ruling_t4_gifts_are_allowed_but_an_empty_offer_is_none() -> None:
    game = table(player(lots="A1", silver=3), player())
    do(game, "trade 1")
    assert "propose" not in allowed(game)
    do(game, "add lot", "lot A1", "propose", "accept")
    assert own(game, 1)["lots"] == ["A1"]
    do(game, "trade 1", "ask 8", "propose", "accept")
    assert silver(game) == 11


def test_ruling_t4_a_trade_is_carried_out_at_once() -> None:
    game = table(player(lots="A1 B1", silver=0), player(lots="C1"))
    do(game, "trade 1", "add lot", "lot C1", "propose", "accept")
    assert "build insula-row 0" in allowed(game)


@pytest.mark.parametrize("amount", range(1, 32))
def test_any_amount_of_silver_up_to_thirty_one_can_be_offered(amount: int) -> None:
    game = table(player(silver=31), player(silver=0))
    do(game, "trade 1", *(f"give {step}" for step in (1, 2, 4, 8, 16) if amount & step), "propose", "accept")
    assert (silver(game), silver(game, 1)) == (31 - amount, amount)


def test_nobody_offers_silver_that_is_not_there_or_both_ways() -> None:
    game = table(player(silver=5), player(silver=2))
    do(game, "trade 1")
    assert {name for name in allowed(game) if name.startswith(("give", "ask"))} == {
        "give 1", "give 2", "give 4", "ask 1", "ask 2",
    }  # fmt: skip
    do(game, "give 4")
    assert {name for name in allowed(game) if name.startswith(("give", "ask"))} == {"give 1"}


# -- stealing -----------------------------------------------------------------------------------------------------


def test_ruling_t5_stealing_is_free_once_a_turn_and_of_unbuilt_lots_only() -> None:
    game = table(player(fresh=2, silver=0), player("domus B1", lots="B2 B3"), player(lots="C1"), seats=3)
    do(game, "steal")
    assert allowed(game) == {"steal B2", "steal B3", "steal C1"}
    do(game, "steal B2")
    assert (game.seat, own(game)["lots"], silver(game)) == (0, ["B2"], 0)
    assert "steal" not in allowed(game)
    do(game, "income")
    assert "steal" not in allowed(game)


def test_ruling_t5_stealing_needs_a_free_marker_and_a_fresh_token() -> None:
    assert "steal" not in allowed(table(player(lots=EIGHT, fresh=2), player(lots="A7")))
    assert "steal" not in allowed(table(player(used=2), player(lots="A7")))
    assert "steal" not in allowed(table(player(fresh=2), player("domus A7")))
    assert "steal" in allowed(table(player(lots=EIGHT[:-3], fresh=1), player(lots="A7")))


def test_ruling_t6_the_token_lies_with_the_victim_on_its_other_side() -> None:
    game = table(player(fresh=2), player(lots="B2", fresh=2))
    do(game, "steal", "steal B2")
    assert [(own(game, seat)["fresh"], own(game, seat)["used"]) for seat in (0, 1)] == [(1, 0), (2, 1)]
    over = end_era(table(player(fresh=1), player(fresh=2, used=1), era=3, ending=2))
    assert [score(over, seat) for seat in (0, 1)] == [2, 2 * 2 + 4]


def test_ruling_t6_a_used_token_can_be_traded_on() -> None:
    game = table(player(used=1), player())
    do(game, "trade 1", "give used", "propose", "accept")
    assert own(game, 1)["used"] == 1


def test_ruling_t7_a_traded_token_may_be_used_to_steal_by_its_new_owner() -> None:
    game = table(player(silver=5), player(fresh=1, lots="B2"))
    assert "steal" not in allowed(game)
    do(game, "trade 1", "give 4", "ask fresh", "propose", "accept")
    do(game, "steal", "steal B2")
    assert own(game)["lots"] == ["B2"]


def test_ruling_t8_without_the_module_there_is_neither_trading_nor_stealing() -> None:
    game, random = begin(3, roles="yes", influence="yes"), Rng(1)
    while told(game)["decision"] != "end":
        if game.seat >= 0:
            assert not {name.split()[0] for name in allowed(game)} & {"trade", "steal", "propose"}
        game.play(game.pick(random))
    assert all(player["fresh"] == player["used"] == 0 for player in told(game)["player"])
