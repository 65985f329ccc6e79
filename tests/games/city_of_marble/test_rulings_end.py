"""Rulings on the end of the game, the final scoring and secrets (35 to 39, 44 to 46)."""

from __future__ import annotations

import pytest
from tests.games.city_of_marble.positions import (
    GAME,
    allowed,
    begin,
    built,
    city,
    complete,
    do,
    give,
    hand,
    of,
    play_randomly,
    post,
    stacks,
    told_points,
    where,
)

from aedilis import NOBODY, OVER, Rng
from aedilis.games.city_of_marble.data.components import BRIDGES, UNKNOWN
from aedilis.games.city_of_marble.rules.position import CityOfMarble


def last_round(seats: int = 3, trigger: int = 1) -> CityOfMarble:
    """Whose turn it is takes the last district but those of one stack; the others play last actions now."""
    game = stacks(begin(seats, first=trigger), temple=9, bath=1)
    return do(game, "draw temple", "draw temple")


# -- the last round -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("trigger", [1, 2, 3])
def test_ruling_35_the_trigger_comes_last_and_all_have_one_action(trigger: int) -> None:
    game = last_round(3, trigger)
    seats = []
    while game.seat != OVER:
        assert game.actions == 1
        seats.append(game.turn)
        do(game, "draw temple")
    assert seats == [trigger % 3, (trigger + 1) % 3, trigger - 1]


def test_ruling_35_rewards_follow_each_last_action() -> None:
    game = post(last_round(2), 1, "treasury", "imperium bath")
    do(game, "draw temple")
    assert (of(game, 1).coins, of(game, 1).imperium[1]) == (1, 1)


def test_no_imperium_tiles_are_discarded_in_the_last_round() -> None:
    game = give(last_round(2), 1, bath=3)
    assert not any(notation.startswith(("discard", "end")) for notation in allowed(game))
    do(game, "draw temple")
    assert game.turn == 0


def test_the_end_is_triggered_at_the_end_of_a_turn_only() -> None:
    game = stacks(begin(2), temple=9, bath=1)
    do(game, "draw temple")
    assert (game.turn, game.actions, game.last_turns) == (0, 1, 0), "the second action is an ordinary one"


@pytest.mark.parametrize(("left", "last_turns"), [(3, 0), (2, 2)])
def test_the_end_is_triggered_by_three_empty_stacks_not_by_two(left: int, last_turns: int) -> None:
    """A turn takes two baths and two temples."""
    game = do(stacks(begin(2), temple=9, bath=left), "draw temple", "draw temple")
    assert (game.turn, game.last_turns) == (1, last_turns)


def test_ruling_36_magistrates_that_leave_after_the_last_turn_get_no_reward() -> None:
    game = city(begin(2), "bath f5-f6", "bath e7-f7")
    post(game, 1, "bath f5-f6")
    hand(stacks(game, temple=9, bath=1), 0, bath=1)
    stacks(game, temple=9, bath=1)
    do(game, "draw temple", "draw temple")
    assert (game.turn, game.last_turns) == (1, 2)
    do(game, "draw temple")
    complete(game, "bath", "e5-e6")
    assert (game.seat, allowed(game)) == (1, ["move 1", "stay"])
    do(game, "move 1")
    assert game.seat == OVER
    assert of(game, 1).magistrates[0] == where("treasury")
    assert of(game, 1).coins == 0


def test_ruling_37_nothing_triggers_the_end_twice() -> None:
    game = stacks(last_round(2), temple=1)
    do(game, "draw temple")
    assert game.last_turns == 1
    assert game.empty_stacks() == 4


def test_who_can_do_nothing_passes_in_the_last_round() -> None:
    game = last_round(2)
    hand(game, 0)
    stacks(game, temple=1)
    do(game, "draw temple")
    assert game.seat == OVER, "seat 0 had no district, no magistrate on the board and no aqueduct"
    assert GAME.parse(GAME.describe(game)) == game


# -- the final scoring --------------------------------------------------------------------------------------


def test_ruling_38_tied_for_most_coins_each_gets_half() -> None:
    game = give(give(begin(3), 0, coins=3), 1, coins=3)
    assert [told_points(game, seat)["most-coins"] for seat in range(3)] == [1, 1, 0]
    give(game, 1, coins=4)
    assert [told_points(game, seat)["most-coins"] for seat in range(3)] == [0, 2, 0]


def test_ruling_38_nobody_gets_anything_for_no_coins() -> None:
    assert [told_points(begin(3), seat)["most-coins"] for seat in range(3)] == [0, 0, 0]


def test_ruling_39_there_is_no_majority_without_tiles() -> None:
    assert [told_points(begin(2), seat)["imperium"] for seat in range(2)] == [0, 0]
    game = give(give(begin(3), 0, bath=2, arena=1), 1, bath=2)
    assert [told_points(game, seat)["imperium"] for seat in range(3)] == [2 + 5, 2, 0]


# -- secrets ------------------------------------------------------------------------------------------------


def test_ruling_44_only_values_of_bridges_are_secret() -> None:
    game = do(city(begin(2), "bath b1-b2"), "play bath", "lay a1-a2", "with", "bridge 4")
    view = game.seen_by(1)
    told, seen = GAME.describe(game), GAME.describe(view)
    assert told["player"][0].pop("bridges") == ["4"]
    assert seen["player"][0].pop("bridges") == ["?"]
    assert told.pop("bridge_tiles") == [1, 1, 2, 2, 3, 3, 4]
    assert seen.pop("bridge_tiles") == [1, 1, 2, 2, 3, 3, 4, 4]
    assert (told.pop("viewer"), seen.pop("viewer")) == ("all", 1)
    assert told == seen


def test_ruling_44_nobody_knows_the_tile_that_was_left_out_and_all_see_the_others_at_the_end() -> None:
    game = do(city(begin(2), "bath b1-b2"), "play bath", "lay a1-a2", "without", "bridge 2")
    play_randomly(game, Rng(4, 44))
    for viewer in (0, 1, NOBODY):
        view = game.seen_by(viewer)
        assert UNKNOWN not in of(view, 0).bridges + of(view, 1).bridges
    assert sum(game.bag) > 0


def test_ruling_44_nobody_sees_which_district_is_being_chosen() -> None:
    game = do(begin(2), "play theatre")
    for viewer in (1, NOBODY):
        assert GAME.describe(game.seen_by(viewer))["turn"]["kind"] == "-"


def test_ruling_44_whoever_imagines_the_bridges_of_others_has_as_many_tiles() -> None:
    game = do(city(begin(2), "bath b1-b2"), "play bath", "lay a1-a2", "with", "bridge 4")
    world = game.seen_by(1).imagine(Rng(44))
    assert UNKNOWN not in of(world, 0).bridges
    assert sum(world.bag) + len(of(world, 0).bridges) == 8


def test_ruling_44_every_bridge_tile_is_as_likely_as_any_other() -> None:
    game = do(city(begin(2), "bath b1-b2", "bath b3-b4"), "play bath", "lay a1-a2", "without", "bridge 3")
    do(game, "play temple", "lay a3-a4", "without")
    assert game.weights() == [2, 2, 1, 2]
    game.bag = [1, 0, 0, 6]
    game.reopen()
    random, ones = Rng(44), 0
    for _ in range(700):
        ones += GAME.notation(game, game.pick(random)) == "bridge 1"
    assert 50 < ones < 200, "one tile of seven, not one value of two"


def test_ruling_45_buildings_come_before_imperium_tiles() -> None:
    game = built(begin(2), K3="temple 0", K5="temple 0", B2="temple 1")
    give(give(game, 0, temple=1), 1, bath=2, coins=1)
    assert game.scores() == [6 + 5, 3 + 5 + 1 + 2]
    assert game.ranks() == [1, 2]


def test_ruling_45_it_is_not_most_of_one_kind_that_counts() -> None:
    game = give(give(begin(2), 0, temple=3), 1, temple=2, bath=2)
    assert game.scores() == [5, 5]
    assert game.ranks() == [2, 1]


def test_ruling_45_ties_go_by_buildings_and_then_by_all_imperium_tiles() -> None:
    game = begin(2)
    assert game.ranks() == [1, 1]
    built(game, B2="temple 0", K3="temple 1", K5="temple 1")
    give(game, 0, coins=1)
    assert game.scores() == [3 + 1 + 2, 6]
    assert game.ranks() == [2, 1], "more buildings"
    game = give(give(begin(2), 0, temple=1, bath=1), 1, temple=1, bath=1, arena=0)
    assert game.ranks() == [1, 1]
    give(game, 0, temple=2, bath=1, coins=0)
    give(game, 1, temple=1, bath=2, arena=0)
    assert game.scores() == [5, 5]
    assert game.ranks() == [1, 1], "three tiles each"
    give(game, 1, bath=3)
    assert game.ranks() == [2, 1]


def test_ruling_46_there_are_seven_bridges() -> None:
    assert BRIDGES == 7
    assert sum(begin(2).bag) == 8
