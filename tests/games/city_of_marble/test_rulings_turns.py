"""Rulings on turns, rewards, imperium tiles and drawing (28 to 34, 40 to 43)."""

from __future__ import annotations

import pytest
from tests.games.city_of_marble.positions import (
    GAME,
    ROUND_F6,
    again,
    allowed,
    at_site,
    begin,
    built,
    city,
    complete,
    do,
    give,
    hand,
    of,
    path,
    post,
    stacks,
    where,
)

from aedilis import Rng
from aedilis.games.city_of_marble.data.components import KIND_IDS
from aedilis.games.city_of_marble.rules.geometry import SITES, VERTEX_NAMES
from aedilis.games.city_of_marble.rules.position import CityOfMarble
from aedilis.games.city_of_marble.rules.state import FOUNTAIN


def test_a_turn_is_two_actions_and_the_same_one_may_be_taken_twice() -> None:
    game = do(begin(3), "draw temple", "draw bath", "draw temple", "draw arena")
    assert (game.turn, game.seat) == (1, 1)
    assert of(game, 0).hand == [3, 2, 1, 2]


def test_drawn_districts_cannot_be_played_in_the_same_turn() -> None:
    game = do(hand(begin(), 0), "draw temple", "draw bath")
    assert of(game, 0).drawn == [1, 1, 0, 0]
    assert not any(notation.startswith("play") for notation in allowed(game))


def test_a_district_is_played_once_only() -> None:
    game = do(begin(), "play bath", "lay f7-f8", "without")
    assert of(game, 0).hand == [1, 0, 1, 1]
    assert "play bath" not in allowed(game)


def test_a_recalled_magistrate_can_be_used_in_the_next_action() -> None:
    game = city(begin(), "bath f7-f8", "bath f5-f6", "bath e8-e9")
    post(game, 0, "bath f7-f8", "bath f5-f6", "bath e8-e9")
    do(game, "recall 2", "play arena", "lay d8-d9", "with")
    assert of(game, 0).magistrates == [where("bath f7-f8"), where("arena d8-d9"), where("bath e8-e9")]


# -- magistrates and rewards --------------------------------------------------------------------------------


def test_ruling_28_magistrates_are_recalled_from_districts_only() -> None:
    game = post(city(begin(), "bath f7-f8"), 0, "treasury", "imperium bath", "bath f7-f8")
    assert [notation for notation in allowed(game) if notation.startswith("recall")] == ["recall 3"]


def test_ruling_29_rewards_come_at_the_end_of_the_own_turn() -> None:
    game = post(begin(2), 0, "treasury", "imperium bath")
    post(game, 1, "imperium arena", "treasury", "treasury")
    do(game, "draw temple", "draw bath")
    assert (of(game, 0).coins, of(game, 0).imperium) == (0, [0, 0, 0, 0])
    do(game, "draw temple", "draw bath")
    assert (of(game, 0).coins, of(game, 0).imperium) == (1, [0, 1, 0, 0])
    assert of(game, 0).magistrates == [-1, -1, -1]
    assert (of(game, 1).coins, of(game, 1).imperium) == (0, [0, 0, 0, 0]), "not in the turn of another"
    do(game, "draw temple", "draw bath", "draw temple", "draw bath")
    assert (of(game, 1).coins, of(game, 1).imperium) == (2, [0, 0, 0, 1])


def test_ruling_30_imperium_tiles_of_this_turn_cannot_be_used_in_it() -> None:
    game = post(begin(2), 0, "imperium bath")
    do(game, "draw temple", "draw bath", "draw temple", "draw bath")
    assert game.turn == 1, "the turn ends without asking for a discard"
    assert of(game, 0).imperium[KIND_IDS.index("bath")] == 1


# -- extra actions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [0, 1, 2])
def test_ruling_31_an_extra_action_before_between_or_after_the_others(before: int) -> None:
    game = give(begin(2), 0, arena=1)
    for _ in range(before):
        do(game, "draw temple", "draw bath")
    do(game, "discard arena")
    assert of(game, 0).imperium == [0, 0, 0, 0]
    for _ in range(3 - before):
        assert game.turn == 0
        do(game, "draw temple", "draw bath")
    assert game.turn == 1


def test_ruling_31_for_a_discarded_tile_the_action_follows_at_once() -> None:
    game = do(give(begin(2), 0, arena=2), "discard arena")
    assert not {"discard arena", "end"} & set(allowed(game))
    do(game, "draw temple")
    assert not {"discard arena", "end"} & set(allowed(game)), "never inside an action"


def test_ruling_31_any_number_of_any_colour() -> None:
    game = do(give(begin(2), 0, arena=1, bath=2), "draw temple", "draw bath", "draw temple", "draw bath")
    assert allowed(game) == ["discard bath", "discard arena", "end"]
    do(game, "discard bath", "draw temple", "draw bath", "discard arena", "draw temple", "draw bath")
    assert allowed(game) == ["discard bath", "end"]
    do(game, "end")
    assert game.turn == 1
    assert of(game, 0).imperium == [0, 1, 0, 0]


# -- having to act ----------------------------------------------------------------------------------------------


def test_ruling_32_both_actions_must_be_taken() -> None:
    game = begin(2)
    assert "end" not in allowed(game)
    do(game, "draw temple", "draw bath")
    assert "end" not in allowed(game)


def test_ruling_32_who_can_do_nothing_is_passed_over() -> None:
    """The first turn of seat 0 takes the last districts; after that it has nothing to do with its second action."""
    game = hand(begin(2), 0)
    game = stacks(game, arena=1)
    do(game, "draw arena")
    assert (game.turn, game.last_turns) == (1, 2)


@pytest.mark.parametrize(("left", "draws"), [(1, 1), (3, 2)])
def test_ruling_32_no_tile_is_discarded_where_no_action_is_possible(left: int, draws: int) -> None:
    """Not for a second action that cannot be taken, and not after both."""
    game = give(stacks(hand(begin(2), 0), arena=left), 0, bath=1)
    do(game, *["draw arena"] * draws)
    assert (game.turn, of(game, 0).imperium) == (1, [0, 1, 0, 0])


def test_ruling_33_two_of_different_colours() -> None:
    game = do(begin(2), "draw bath")
    assert allowed(game) == ["draw temple", "draw theatre", "draw arena"]
    assert allowed(game.seen_by(0)) == allowed(game)


def test_ruling_33_of_two_stacks_one_each() -> None:
    game = do(stacks(begin(2), bath=3, arena=1), "draw bath")
    assert of(game, 0).drawn == [0, 1, 0, 1], "there was no choice"


@pytest.mark.parametrize(("left", "drawn"), [(3, 2), (2, 2), (1, 1)])
def test_ruling_33_both_from_the_last_stack_if_there_are_two(left: int, drawn: int) -> None:
    game = do(stacks(begin(2), bath=left), "draw bath")
    assert of(game, 0).hand[1] + of(game, 0).drawn[1] == 1 + drawn
    assert game.stacks[1] == left - drawn


def test_ruling_34_there_is_no_limit_to_the_hand() -> None:
    game = begin(2)
    for _ in range(8):
        do(game, "draw temple", "draw bath")
    assert sum(of(game, 0).hand) == sum(of(game, 1).hand) == 12


# -- the supply -------------------------------------------------------------------------------------------------


def held_by_all(game: CityOfMarble, kind: str) -> int:
    return sum(player.imperium[KIND_IDS.index(kind)] for player in game.players)


@pytest.mark.parametrize(("shortage", "tiles"), [("imperium", 12), ("everything", 12), ("nothing", 13)])
def test_ruling_40_there_are_only_twelve_imperium_tiles_of_a_kind(shortage: str, tiles: int) -> None:
    game = give(begin(2, shortage=shortage), 1, bath=12)
    post(game, 0, "imperium bath")
    do(game, "draw temple", "draw bath", "draw temple", "draw bath")
    assert held_by_all(game, "bath") == tiles
    assert of(game, 0).magistrates[0] == -1, "the magistrate returns in any case"


def test_ruling_40_discarded_tiles_can_be_got_again() -> None:
    game = give(begin(2), 0, bath=12)
    post(game, 0, "imperium bath")
    do(game, "discard bath", *["draw temple", "draw arena"] * 3, "end")
    assert of(game, 0).imperium[1] == 12


@pytest.mark.parametrize(("shortage", "coins"), [("imperium", 17), ("nothing", 17), ("everything", 16)])
def test_ruling_41_coins_do_not_run_out(shortage: str, coins: int) -> None:
    game = give(begin(2, shortage=shortage), 1, coins=16)
    post(game, 0, "treasury")
    do(game, "draw temple", "draw bath", "draw temple", "draw bath")
    assert of(game, 0).coins + of(game, 1).coins == coins


@pytest.mark.parametrize("shortage", ["imperium", "nothing", "everything"])
def test_ruling_41_fountains_do_not_run_out(shortage: str) -> None:
    game = city(begin(2, shortage=shortage), "bath f5-f6", "bath e7-f7")
    far = [site for site in range(SITES) if VERTEX_NAMES[site][0] in "ABCIJK"][:12]
    built(game, **{VERTEX_NAMES[site]: "fountain" for site in far})
    post(game, 1, "bath f5-f6")
    complete(game, "bath", "e5-e6")
    if shortage == "everything":
        assert at_site(game, "F6") == ""
        assert game.seat == game.turn == 0, "nothing was built, so nobody moves"
    else:
        assert at_site(game, "F6") == "fountain"
        assert (game.seat, allowed(game)) == (1, ["move 1", "stay"])


def test_ruling_42_buildings_and_their_markers_do_not_run_out() -> None:
    game = begin(2)
    for site in range(SITES):
        game.sites[site] = 0
    assert of(again(game), 0).buildings == [SITES, 0, 0, 0]
    game = city(begin(2), *[f"temple {place}" for place in ROUND_F6[3][:-1]])
    built(game, **{VERTEX_NAMES[site]: "bath 0" for site in range(SITES) if VERTEX_NAMES[site][0] in "BCDIJK"})
    assert sum(of(game, 0).buildings) > 16
    before = sum(of(game, 0).buildings)
    complete(game, "temple", ROUND_F6[3][-1], with_magistrate=True)
    assert sum(of(game, 0).buildings) == before + 1


# -- places ---------------------------------------------------------------------------------------------------


def test_ruling_43_without_a_place_for_it_no_district_can_be_played() -> None:
    game = begin(2)
    game.legal_places = 0
    game.reopen()
    assert not any(notation.startswith("play") for notation in allowed(game))


def test_ruling_43_all_sixty_districts_always_find_a_place() -> None:
    for number in range(60):
        game, random = begin(2), Rng(number, 43)
        laid = 0
        while game.legal_places:
            game.cover(random.member(game.legal_places))
            laid += 1
        assert laid >= 60


def test_an_aqueduct_is_expanded_by_two_pieces_of_one_or_of_two() -> None:
    game = city(begin(2), "bath j2-j3", "bath k2-k3", "bath k8-k9")
    path(path(game, "grey", "L2 K1"), "brown", "L8 L10")
    do(game, "grey s")
    assert {notation.split()[0] for notation in allowed(game)} == {"grey", "brown"}
    assert game.sites.count(FOUNTAIN) == 0
    brown = next(notation for notation in allowed(game) if notation.startswith("brown"))
    do(game, brown)
    assert [len(way) for way in game.paths] == [3, 3, 0]
    assert game.actions == 1
    assert GAME.notation(game, game.options()[0]) == "draw temple"
