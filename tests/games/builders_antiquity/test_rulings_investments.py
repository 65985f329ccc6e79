"""Rulings on slaves, tools, loans and universities: 29-38."""

from __future__ import annotations

import pytest
from tests.games.builders_antiquity.positions import (
    RESOURCES,
    actions,
    allowed,
    do,
    finished,
    money,
    of,
    player,
    pool,
    position,
    send,
    sites,
    sites_for,
    supplied,
    table,
    turn,
    verbs,
)

from aedilis import Position

INVESTMENTS = {"buy", "tool", "loan", "university"}


def taught(game: Position, university: str) -> set[str]:
    """Whom a university could teach now."""
    if f"university {university}" not in allowed(game):
        return set()
    return {notation.split()[1] for notation in allowed(do(game.copy(), f"university {university}"))}


@pytest.mark.parametrize("first", ["buy slave-1", "tool stone", "loan", "university stone"])
def test_ruling_29_one_card_of_the_investment_line_in_a_turn(first: str) -> None:
    game = position(player("apprentice-1", money=60), actions=9)
    assert verbs(game) >= INVESTMENTS
    do(game, first, *(["teach apprentice-1"] if first.startswith("university") else []))
    assert actions(game) == 8
    assert not verbs(game) & INVESTMENTS
    do(game, "end", "end")
    assert verbs(game) & INVESTMENTS


def test_ruling_29_freeing_repaying_and_equipping_are_no_investments() -> None:
    game = position(player("slave-1 slave-2 master-1", 40, "pyramid", tools="wood", loans=1), invested=1, actions=9)
    do(game, "free slave-1", "free slave-2", "repay")
    send(game, "master-1", "pyramid", "wood")
    assert of(game)["freed"] == ["slave-1", "slave-2"]
    assert sites(game) == {"pyramid": ["master-1+wood"]}


def test_ruling_30_freeing_takes_an_action_and_no_money() -> None:
    game = position(player("slave-1 slave-2", money=0))
    do(game, "free slave-2")
    assert (actions(game), money(game)) == (2, 0)
    assert of(game)["freed"] == ["slave-2"]
    assert "free slave-2" not in allowed(game)
    do(game, "free slave-1")
    assert actions(game) == 1


def test_ruling_30_with_bought_actions_too_but_not_without_any() -> None:
    game = position(player("slave-1"), actions=0)
    assert "free slave-1" not in allowed(game)
    do(game, "action", "free slave-1")
    assert of(game)["freed"] == ["slave-1"]


def test_ruling_30_only_in_the_pool() -> None:
    assert "free" not in verbs(position(player(sites="pyramid slave-1")))


@pytest.mark.parametrize(("variant", "wage"), [("4", 4), ("5", 5)])
def test_ruling_30_a_freed_slave_is_a_paid_worker_at_once_and_for_good(variant: str, wage: int) -> None:
    game = position(player("slave-6", money=wage, sites="house"), freed_wage=variant)
    do(game, "free slave-6")
    assert sites_for(game, "slave-6") == {"house"}
    send(game, "slave-6", "house")
    assert (money(game), finished(game)) == (10, {"house"})
    assert of(game)["freed"] == ["slave-6"]
    assert "slave-6" not in table(game)["slaves"]
    poor = do(position(player("slave-6", money=wage - 1, sites="house"), freed_wage=variant), "free slave-6")
    assert sites_for(poor, "slave-6") == set()


def test_ruling_31_who_was_taken_this_turn_can_be_sent_this_turn() -> None:
    game = position(player(money=20, sites="pyramid | colossus-of-rhodes"), workers="master-1", actions=4)
    do(game, "buy slave-1", "recruit master-1")
    send(game, "slave-1", "pyramid")
    send(game, "master-1", "colossus-of-rhodes")
    assert sites(game) == {"colossus-of-rhodes": ["master-1"], "pyramid": ["slave-1"]}


def test_ruling_32_a_loan_brings_ten_and_several_may_be_held() -> None:
    game = position(player(money=100))
    for number in range(1, 5):
        do(game, "loan")
        assert (of(game)["loans"], money(game)) == (number, 100 + 10 * number)
        assert table(game)["loans"] == 4 - number
        do(game, "end", "end")
    assert "loan" not in allowed(game)


def test_ruling_32_a_loan_needs_no_money() -> None:
    assert money(do(position(player(money=0)), "loan")) == 10


def test_ruling_33_a_loan_is_repaid_whole_for_fifteen_without_an_action() -> None:
    game = position(player(money=31, loans=3), actions=1)
    do(game, "repay", "repay")
    assert (money(game), of(game)["loans"], actions(game)) == (1, 1, 1)
    assert "repay" not in allowed(game)
    assert "repay" not in allowed(position(player(money=14, loans=1)))
    assert "repay" not in allowed(position(player(money=99)))


def test_ruling_33_in_the_own_turn_only_and_even_with_no_action_left() -> None:
    game = position(player(money=30), player(money=30, loans=1), actions=0)
    assert "repay" not in allowed(game)
    do(game, "end", "repay")
    assert of(game, 1)["loans"] == 0
    assert "repay" in allowed(position(player(money=15, loans=1), actions=0))


def test_ruling_33_a_repaid_loan_can_be_taken_again() -> None:
    game = position(player(money=30, loans=4))
    assert "loan" not in allowed(game)
    do(game, "repay", "loan")
    assert (money(game), of(game)["loans"]) == (25, 4)


def test_ruling_34_a_tool_is_chosen_while_sending_and_comes_back_on_completion() -> None:
    game = position(player("apprentice-1 labourer-1", sites="armoury companion-2", tools="wood stone"), actions=5)
    do(game, "send labourer-1", "at armoury")
    assert allowed(game) == {"with stone", "with wood", "with nothing"}
    do(game, "with stone")
    assert finished(game) == {"armoury"}
    assert of(game)["tools"] == ["stone", "wood"]


def test_ruling_34_a_tool_counts_for_its_resource() -> None:
    for tool, done in (("stone", False), ("knowledge", True)):
        game = position(player("labourer-3", sites="armoury labourer-2", tools="stone knowledge"))
        send(game, "labourer-3", "armoury", tool)
        assert (finished(game) == {"armoury"}) == done


def test_ruling_34_a_tool_at_a_site_stays_there_and_goes_to_nobody_else() -> None:
    game = position(player("master-1 master-2", sites="pyramid", tools="wood"), actions=5)
    send(game, "master-1", "pyramid", "wood")
    assert of(game)["tools"] == []
    assert allowed(do(game.copy(), "send master-2")) == {"to pyramid"}
    do(game, "end", "end")
    assert of(game)["tools"] == []
    assert not [notation for notation in allowed(game) if notation.startswith(("with", "at"))]


def test_ruling_34_no_tool_for_a_slave_until_he_is_free() -> None:
    game = position(player("slave-1", sites="pyramid", tools="wood"))
    assert allowed(do(game.copy(), "send slave-1")) == {"to pyramid"}
    do(game, "free slave-1", "send slave-1")
    assert allowed(game) == {"at pyramid"}


def test_ruling_34_a_tool_that_is_not_needed_may_be_taken_along() -> None:
    game = send(position(player("apprentice-1", sites="house", tools="colour")), "apprentice-1", "house", "colour")
    assert finished(game) == {"house"}
    assert of(game)["tools"] == ["colour"]


def test_ruling_34_tools_cost_two_and_each_is_there_once() -> None:
    game = position(player(money=2), player(money=2))
    do(game, "tool wood", "end", "take 1")
    assert (money(game), of(game)["tools"]) == (0, ["wood"])
    assert "tool wood" not in allowed(game)
    assert "tool stone" in allowed(game)
    assert "tool stone" not in allowed(position(player(money=1)))


def test_ruling_35_a_university_teaches_workers_and_freed_slaves_in_the_pool() -> None:
    own = player("apprentice-1 slave-1 slave-2", 10, "pyramid labourer-1", freed="slave-2")
    assert taught(position(own), "stone") == {"apprentice-1", "slave-2"}


def test_ruling_35_only_where_it_is_of_use() -> None:
    game = position(player("master-2 companion-1 apprentice-3"))
    assert taught(game, "stone") == {"apprentice-3"}  # the others have three of stone already
    assert taught(game, "colour") == {"master-2", "companion-1", "apprentice-3"}
    assert taught(position(player("master-2")), "stone") == set()
    assert taught(position(player("master-2"), university="plus-3"), "stone") == {"master-2"}


def test_ruling_35_nobody_is_taught_twice_and_the_lesson_cannot_be_stored() -> None:
    game = position(player("apprentice-1", money=20))
    do(game, "university stone", "teach apprentice-1")
    assert (money(game), actions(game), turn(game)["invested"]) == (13, 2, 1)
    assert of(game)["taught"] == ["apprentice-1 stone"]
    do(game, "end", "end")
    assert "university" not in verbs(game)
    assert "university" not in verbs(position(player(money=20, sites="pyramid master-1"))), "nobody to be taught"
    assert "university" not in verbs(position(player("apprentice-1", money=6)))


@pytest.mark.parametrize(("variant", "stone"), [("at-least-3", 3), ("plus-3", 4)])
def test_ruling_36_a_tool_comes_on_top_of_what_was_taught(variant: str, stone: int) -> None:
    own = player("labourer-4", 10, "pyramid", tools="stone", taught="labourer-4 stone")
    bare = send(position(own, university=variant), "labourer-4", "pyramid")
    assert supplied(bare, "pyramid") == [stone, 0, 2, 0]
    equipped = send(position(own, university=variant), "labourer-4", "pyramid", "stone")
    assert supplied(equipped, "pyramid") == [stone + 1, 0, 2, 0]
    assert money(equipped) == 10 - 3, "the wage does not change"


def test_ruling_37_a_freed_slave_keeps_what_he_supplies_and_learns_like_any_worker() -> None:
    game = position(player("slave-6", money=20, sites="armoury apprentice-4"))
    do(game, "free slave-6", "university stone", "teach slave-6")
    assert of(game)["taught"] == ["slave-6 stone"]
    send(game, "slave-6", "armoury")
    assert finished(game) == {"armoury"}
    assert money(game) == 20 - 7 - 4 + 8


def test_ruling_38_an_empty_stack_offers_nothing() -> None:
    slaves = " ".join(f"slave-{n}" for n in range(1, 7))
    students = " | ".join(f"apprentice-{n + 1} {RESOURCES[n]}" for n in range(4))
    other = player(
        f"{slaves} apprentice-1 apprentice-2 apprentice-3 apprentice-4",
        tools=" ".join(RESOURCES), taught=students, loans=4,
    )  # fmt: skip
    game = position(player("master-1", money=50), other)
    assert not verbs(game) & INVESTMENTS
    assert pool(game) == {"master-1"}
