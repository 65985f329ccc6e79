"""Rulings on sending workers, on completion and on machines: 15-28."""

from __future__ import annotations

import pytest
from tests.games.builders_antiquity.positions import (
    BUILDINGS,
    GAME,
    actions,
    allowed,
    do,
    finished,
    money,
    of,
    player,
    points,
    pool,
    position,
    send,
    sites,
    sites_for,
    supplied,
    told,
    verbs,
)

from aedilis import Rng
from aedilis.games.builders_antiquity.data.components import DATA

MACHINES = {  # with what each supplies, and a slave who can build it alone
    "machine-hoist": ([3, 0, 0, 0], "slave-6"),
    "machine-saw": ([0, 3, 0, 0], "slave-2"),
    "machine-drafting-table": ([0, 0, 3, 0], "slave-1"),
    "machine-scaffold": ([0, 0, 0, 3], "slave-4"),
}


def test_ruling_15_who_cannot_pay_the_wage_cannot_send() -> None:
    game = position(player("apprentice-1 labourer-1 companion-1 master-1 slave-1", money=3, sites="temple"))
    sendable = {notation for notation in allowed(game) if notation.startswith("send")}
    assert sendable == {"send apprentice-1", "send labourer-1", "send slave-1"}


def test_ruling_15_the_reward_cannot_help_to_pay_the_wage() -> None:
    game = position(player("apprentice-1", money=1, sites="house"))
    assert "send apprentice-1" not in allowed(game)


def test_ruling_16_the_second_worker_of_a_turn_at_a_site_takes_two_actions_the_third_three() -> None:
    game = position(player("apprentice-1 apprentice-2 slave-1", sites="pyramid"), actions=6)
    for hand, left in (("apprentice-1", 5), ("slave-1", 3), ("apprentice-2", 0)):
        send(game, hand, "pyramid")
        assert actions(game) == left


def test_ruling_16_slaves_freed_slaves_and_machines_count_alike() -> None:
    hands = "slave-1 slave-2 machine-hoist"
    game = position(player(hands, sites="pyramid", finished="machine-hoist", freed="slave-2"), actions=10)
    for hand, left in (("machine-hoist", 9), ("slave-2", 7), ("slave-1", 4)):
        send(game, hand, "pyramid")
        assert actions(game) == left


def test_ruling_16_workers_of_earlier_turns_do_not_count_and_a_new_turn_starts_anew() -> None:
    crew = "apprentice-1 apprentice-2 apprentice-3"
    game = position(player("labourer-1 labourer-2 labourer-3", money=20, sites=f"pyramid {crew}"), actions=3)
    send(game, "labourer-1", "pyramid")
    assert actions(game) == 2
    send(game, "labourer-2", "pyramid")
    assert actions(game) == 0
    do(game, "end", "end")
    send(game, "labourer-3", "pyramid")
    assert actions(game) == 2


def test_ruling_17_each_site_has_its_own_counter() -> None:
    hands = "slave-1 slave-2 slave-3 slave-4"
    game = position(player(hands, sites="pyramid | colossus-of-rhodes"), actions=6)
    costs = []
    for hand, site in zip(hands.split(), ["pyramid", "colossus-of-rhodes"] * 2, strict=True):
        before = actions(game)
        send(game, hand, site)
        costs.append(before - actions(game))
    assert costs == [1, 1, 2, 2]


def test_ruling_17_only_sites_with_a_price_that_can_be_paid_are_offered() -> None:
    game = position(player("slave-1 slave-2", sites="pyramid | colossus-of-rhodes"), actions=2)
    send(game, "slave-1", "pyramid")
    assert sites_for(game, "slave-2") == {"colossus-of-rhodes"}
    do(game, "action")
    assert sites_for(game, "slave-2") == {"pyramid", "colossus-of-rhodes"}


def test_ruling_18_who_comes_back_may_be_sent_again_at_once_at_the_counter_of_the_other_site() -> None:
    game = position(player("master-4 slave-1", sites="watering-trough | temple"), actions=4)
    send(game, "slave-1", "temple")
    send(game, "master-4", "watering-trough")
    assert (actions(game), pool(game)) == (2, {"master-4"})
    assert sites_for(game, "master-4") == {"temple"}
    send(game, "master-4", "temple")
    assert actions(game) == 0
    assert sites(game) == {"temple": ["master-4", "slave-1"]}


def test_ruling_19_nobody_is_sent_to_the_site_of_somebody_else() -> None:
    game = position(player("slave-1", sites="temple"), player(sites="pyramid"))
    assert sites_for(game, "slave-1") == {"temple"}
    assert "send slave-1" not in allowed(position(player("slave-1"), player(sites="pyramid")))


def test_ruling_20_who_is_at_work_cannot_be_moved_or_called_back() -> None:
    game = position(player("slave-1", sites="temple master-4 | pyramid slave-2"))
    assert {notation for notation in allowed(game) if "master-4" in notation or "slave-2" in notation} == set()


def test_ruling_21_a_useless_worker_may_be_sent() -> None:
    game = position(player("labourer-2", sites="house"))  # stone and colour, where wood and knowledge are needed
    send(game, "labourer-2", "house")
    assert sites(game) == {"house": ["labourer-2"]}
    assert pool(game) == set()


def test_ruling_22_every_building_needs_something_so_none_is_complete_when_opened() -> None:
    assert all(sum(building["needs"]) >= 2 for building in DATA["cards"]["buildings"])
    for building in BUILDINGS:
        game = do(position(player(), row=building), f"open {building}")
        assert sites(game) == {building: []}


# -- completion -------------------------------------------------------------------------------------------


def test_ruling_23_a_building_is_complete_at_once_in_the_middle_of_a_turn() -> None:
    game = position(player("apprentice-1", sites="house | temple"))
    facts = [what for what, _, _ in told(game, "send apprentice-1", "to house")]
    assert facts == ["sends", "completes"]
    assert (game.seat, actions(game), finished(game), sites(game)) == (0, 2, {"house"}, {"temple": []})
    assert (money(game), pool(game)) == (10 - 2 + 10, {"apprentice-1"})


def test_ruling_23_exactly_what_is_needed_is_enough_and_one_less_is_not() -> None:
    game = position(player("labourer-1", sites="alexandria-lighthouse slave-3 companion-5"))
    assert finished(send(game, "labourer-1", "alexandria-lighthouse")) == {"alexandria-lighthouse"}
    game = position(player("apprentice-2", sites="alexandria-lighthouse slave-3 companion-5"))
    assert finished(send(game, "apprentice-2", "alexandria-lighthouse")) == set()


def test_ruling_24_what_is_too_much_is_lost() -> None:
    game = position(player("companion-6 slave-3 slave-6", sites="house | trading-post"))
    send(game, "slave-6", "house")  # two of each where one is needed
    assert money(game) == 20
    assert sites(game) == {"trading-post": []}
    do(game, "send slave-6")
    assert allowed(game) == {"to trading-post"}


@pytest.mark.parametrize("machine", MACHINES)
def test_ruling_25_a_machine_under_construction_is_an_ordinary_site(machine: str) -> None:
    game = do(position(player("apprentice-1"), row=machine), f"open {machine}")
    assert sites(game) == {machine: []}
    assert f"send {machine}" not in allowed(game)
    send(game, "apprentice-1", machine)
    assert pool(game) == set()


@pytest.mark.parametrize("machine", MACHINES)
def test_ruling_26_a_finished_machine_works_for_nothing_even_in_the_same_turn(machine: str) -> None:
    supplies, slave = MACHINES[machine]
    game = position(player(slave, money=0, sites=f"{machine} | pyramid"))
    send(game, slave, machine)
    assert finished(game) == {machine}
    assert (money(game), points(game)) == (0, 2)
    assert pool(game) == {slave, machine}
    assert sites_for(game, machine) == {"pyramid"}
    send(game, machine, "pyramid")
    assert (money(game), actions(game)) == (0, 1)
    assert supplied(game, "pyramid") == supplies


def test_ruling_26_a_machine_is_not_for_others() -> None:
    game = position(player("apprentice-1", money=40, sites="temple"), player("machine-saw", finished="machine-saw"))
    assert not [notation for notation in allowed(game) if "machine-saw" in notation]


def test_ruling_27_a_machine_at_work_or_stuck_keeps_its_points() -> None:
    game = position(player(sites="pyramid machine-saw", finished="machine-saw", money=0))
    assert points(game) == 2
    assert game.scores()[0] == 20


def test_ruling_28_a_machine_may_carry_a_tool_except_in_the_variant() -> None:
    machine = player("machine-hoist", sites="pyramid", finished="machine-hoist", tools="wood")
    game = position(machine)
    send(game, "machine-hoist", "pyramid", "wood")
    assert sites(game) == {"pyramid": ["machine-hoist+wood"]}
    bare = do(position(machine, machine_tools="no"), "send machine-hoist")
    assert allowed(bare) == {"to pyramid"}


def test_ruling_28_no_university_teaches_a_machine_except_in_the_variant() -> None:
    machine = player("machine-hoist", finished="machine-hoist")
    assert "university" not in verbs(position(machine))
    game = position(machine, machine_universities="yes")
    learnt = {notation.split()[1] for notation in allowed(game) if notation.startswith("university")}
    assert learnt == {"wood", "knowledge", "colour"}, "three of stone it has already"
    do(game, "university wood", "teach machine-hoist")
    assert of(game)["taught"] == ["machine-hoist wood"]


def test_machines_are_not_among_the_workers_to_recruit() -> None:
    random = Rng(1)
    game = GAME.new(4)
    while game.seat != -2:
        assert not any(name.startswith("machine") for name in GAME.describe(game)["workers"])
        game.play(game.pick(random))
