"""The set-up and the worked examples of the rulebook."""

from __future__ import annotations

import pytest
from tests.games.city_of_marble.positions import (
    GAME,
    ROUND_F6,
    allowed,
    at_site,
    begin,
    built,
    city,
    complete,
    do,
    of,
    path,
    path_of,
    post,
    told_points,
    where,
)

from aedilis import CHANCE
from aedilis.games.city_of_marble.rules.geometry import VERTEX_NAMES

JULIA, CLAUDIA, TIBERIUS = range(3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up(seats: int) -> None:
    game = begin(seats)
    assert game.stacks == [16 - seats, 18 - seats, 14 - seats, 12 - seats]
    assert game.scores() == [0] * seats
    assert len(game.hills) == 3
    assert sum(game.bag) == 8
    assert game.bridges == 0b1111111
    for player in game.players:
        assert player.hand == [1, 1, 1, 1]
        assert player.magistrates == [-1, -1, -1]
        assert player.imperium == [0, 0, 0, 0]
        assert player.coins == 0


def test_hills_and_the_first_player_come_by_chance() -> None:
    game = GAME.new(3)
    assert (game.seat, allowed(game)) == (CHANCE, ["first 1", "first 2", "first 3"])
    game.play(game.options()[1])
    hills = allowed(game)
    assert (game.seat, len(hills)) == (CHANCE, 7)
    game.play(game.options()[0])
    assert allowed(game) == hills[1:]
    game.play(game.options()[-1])
    assert allowed(game) == hills[1:-1]
    game.play(game.options()[0])
    assert game.seat == 1


def test_building_begins_beside_the_hills() -> None:
    """Six districts fit beside each side of a hill's triangle, two for each of the three triangles next to it."""
    game = do(begin(), "play arena")
    assert len(allowed(game)) == 3 * 6


def test_example_of_the_theatre() -> None:
    """Julia has two magistrates on yellow districts, Claudia one of two, Tiberius one: a theatre for 5 points."""
    kinds = ("theatre", "arena", "theatre", "theatre")
    game = city(begin(3), *[f"{kind} {place}" for kind, place in zip(kinds, ROUND_F6[5], strict=False)])
    post(game, JULIA, "theatre f5-f6")
    post(game, CLAUDIA, "arena f7-f8", "theatre e7-e8")
    post(game, TIBERIUS, "theatre d6-e6")
    complete(game, "theatre", "e4-e5", with_magistrate=True)
    assert at_site(game, "F6") == "theatre 0"
    assert game.scores() == [5, 0, 0]
    assert (game.seat, allowed(game)) == (JULIA, ["move 1", "move 2", "stay"])
    do(game, "move 1")
    assert (game.seat, allowed(game)) == (CLAUDIA, ["move 1", "move 2", "stay"])
    do(game, "move 1")
    assert (game.seat, allowed(game)) == (TIBERIUS, ["move 1", "stay"])
    do(game, "stay")
    assert of(game, JULIA).magistrates[0] == of(game, CLAUDIA).magistrates[0] == where("imperium theatre")
    assert of(game, TIBERIUS).magistrates[0] == where("theatre d6-e6")
    assert (game.seat, game.actions) == (JULIA, 1)


def test_a_tie_makes_a_fountain() -> None:
    kinds = ("theatre", "theatre", "bath", "bath")
    game = city(begin(2), *[f"{kind} {place}" for kind, place in zip(kinds, ROUND_F6[5], strict=False)])
    post(post(game, 0, "theatre f5-f6"), 1, "theatre f7-f8")
    complete(game, "arena", "e4-e5", with_magistrate=True)
    assert at_site(game, "F6") == "fountain"


def test_example_of_beginning_an_aqueduct() -> None:
    """Hadrian completes a temple's site with a district at the grey source: first the pieces, then the site."""
    game = city(begin(), "temple j2-j3", "bath j4-k4")
    do(game, "play temple", "lay k2-k3", "with")
    assert {notation.split()[0] for notation in allowed(game)} == {"grey"}
    do(game, "grey nw", "grey s", "grey sw")
    assert path_of(game, "grey") == "L2 K1 K3 J4"
    assert at_site(game, "K3") == "temple 0"
    assert allowed(game) == ["move 1", "stay"]


def test_example_of_rewards() -> None:
    """Julia gets a temple tile and a theatre tile for two magistrates, and takes both back."""
    game = post(begin(2), JULIA, "imperium temple", "imperium theatre")
    do(game, "draw temple", "draw bath", "draw temple", "draw bath")
    assert of(game, JULIA).imperium == [1, 0, 1, 0]
    assert of(game, JULIA).magistrates == [-1, -1, -1]


def test_example_of_an_aqueduct_in_the_final_scoring() -> None:
    """Octavia has a temple on the grey one, Julia an arena, two temples and a theatre: 2 and 8 points."""
    game = path(begin(2), "grey", "L2 K3 K5 J6 J8 I9")
    built(game, K3="temple 1", K5="arena 0", J6="temple 0", J8="temple 0", I9="theatre 0", B2="arena 0")
    assert told_points(game, 1)["aqueducts"] == 2
    assert told_points(game, 0)["aqueducts"] == 8


def test_example_of_a_fountain_in_the_final_scoring() -> None:
    """Round a fountain are Julia's bath and temple and Octavia's temple."""
    game = built(begin(2), F6="fountain", F4="bath 0", G5="temple 0", E7="temple 1", B2="bath 1")
    assert "E7" in VERTEX_NAMES
    assert told_points(game, 0)["fountains"] == 2
    assert told_points(game, 1)["fountains"] == 1


def test_what_coins_and_imperium_tiles_are_worth() -> None:
    game = begin(3)
    of(game, 0).coins = 4
    of(game, 1).coins = 2
    of(game, 1).imperium = [3, 0, 1, 0]
    of(game, 2).imperium = [1, 0, 1, 0]
    assert game.scores() == [4 + 2, 2 + 5 + 2, 2]
