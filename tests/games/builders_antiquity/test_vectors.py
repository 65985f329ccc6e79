"""Worked examples: the one of the rulebook, and sums that are easy to get wrong."""

from __future__ import annotations

from tests.games.builders_antiquity.positions import (
    GAME,
    actions,
    allowed,
    do,
    final,
    finished,
    missing,
    money,
    of,
    player,
    points,
    pool,
    position,
    send,
    settle,
    supplied,
    table,
    verbs,
)

from aedilis import Rng


def test_vector_1_the_labourer_completes_the_lighthouse() -> None:
    """The example of the rulebook; only those who are there already are made up."""
    game = position(player("labourer-1", money=3, sites="alexandria-lighthouse slave-3 companion-5"))
    assert supplied(game, "alexandria-lighthouse") == [2, 3, 2, 1]
    assert missing(game, "alexandria-lighthouse") == [0, 1, 0, 2]
    send(game, "labourer-1", "alexandria-lighthouse")
    assert (money(game), points(game)) == (14, 5)
    assert finished(game) == {"alexandria-lighthouse"}
    assert pool(game) == {"slave-3", "companion-5", "labourer-1"}


def test_vector_2_two_workers_at_one_site_use_up_a_turn() -> None:
    game = position(player("slave-1 slave-2 slave-3", money=15, sites="pyramid"))
    send(game, "slave-1", "pyramid")
    assert actions(game) == 2
    send(game, "slave-2", "pyramid")
    assert actions(game) == 0
    for _ in range(3):
        assert "send slave-3" not in allowed(game)
        do(game, "action")
    assert money(game) == 0
    send(game, "slave-3", "pyramid")
    assert game.seat == 1, "nothing is left to do"


def test_vector_3_three_workers_at_two_sites_take_four_actions() -> None:
    game = position(player("slave-1 slave-2 slave-3", money=5, sites="pyramid | colossus-of-rhodes"))
    send(game, "slave-1", "pyramid")
    send(game, "slave-2", "colossus-of-rhodes")
    assert actions(game) == 1
    assert "send slave-3" not in allowed(game)
    do(game, "action")
    send(game, "slave-3", "colossus-of-rhodes")
    assert money(game) == 0
    assert game.seat == 1


def test_vector_4_an_apprentice_with_university_and_mallet_supplies_four_of_stone() -> None:
    game = position(player("apprentice-1", 2, "pyramid", tools="stone", taught="apprentice-1 stone"))
    send(game, "apprentice-1", "pyramid", "stone")
    assert supplied(game, "pyramid") == [4, 1, 1, 0]
    assert money(game) == 0
    master = position(player("master-2"))
    assert "university stone" not in allowed(master)
    assert "university knowledge" in allowed(master)


def test_vector_5_the_reward_does_not_pay_the_wage() -> None:
    game = position(player("labourer-1", money=2, sites="alexandria-lighthouse slave-3 companion-5"))
    assert "send labourer-1" not in allowed(game)


def test_vector_6_a_loan_and_a_slave_are_two_investments() -> None:
    game = position(player("slave-1", money=10, loans=1))
    do(game, "loan")
    assert not verbs(game) & {"buy", "tool", "university", "loan"}
    do(game, "free slave-1", "repay")
    assert (money(game), of(game)["loans"], of(game)["freed"]) == (5, 1, ["slave-1"])


SEVENTEEN = "pyramid hanging-gardens trading-post shop"
SIXTEEN = "pyramid hanging-gardens trading-post"


def test_vector_7_a_slave_is_freed_and_a_loan_repaid() -> None:
    assert final(player("slave-1", 23, finished=SEVENTEEN, loans=1)).scores()[0] == 173


def test_vector_8_a_slave_at_a_site_stays_a_slave_and_the_loan_open() -> None:
    own = player("slave-1", 12, "temple slave-2", SEVENTEEN, loans=1)
    assert final(own).scores()[0] == 147


def test_vector_9_freeing_both_leaves_too_little_for_the_loan() -> None:
    assert final(player("slave-1 slave-2", 15, finished=SIXTEEN, loans=1)).scores()[0] == 145


def test_vector_10_four_players_leave_fourteen_workers_for_the_deck() -> None:
    game = do(GAME.new(4), "first 1", *(f"apprentice apprentice-{n}" for n in range(1, 5)))
    assert len(table(game)["worker_deck"]) == 14
    settle(game, Rng(1))
    laid = table(game)
    assert (len(laid["workers"]), len(laid["worker_deck"])) == (5, 9)
    assert len(laid["buildings"]) == 5
    assert len(laid["building_deck"]) + 1 == 28  # with the one that lies face up on the deck
