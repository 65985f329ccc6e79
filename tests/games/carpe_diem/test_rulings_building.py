"""Rulings on building (C), rewards and their order (D) and the banderole track (E)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.carpe_diem.positions import (
    GAME,
    allowed,
    begin,
    build,
    cells_of,
    do,
    give,
    hand_over,
    lay,
    of,
    told,
    turns_at,
    wares,
)

from aedilis import CHANCE, NOBODY, OVER, Rng
from aedilis.games.carpe_diem.data.components import CELL_NAMES, DATA, EMPTY, KIND_IDS, TILE_IDS
from aedilis.games.carpe_diem.rules.position import CarpeDiem

FOUNTAIN = KIND_IDS.index("fountain")


def laid(game: CarpeDiem, cell: str, seat: int = 0) -> str:
    tile = of(game, seat).cells[CELL_NAMES.index(cell)]
    return "" if tile == EMPTY else f"{TILE_IDS[tile // 4]}/{tile % 4}"


def finished(game: CarpeDiem, kind: str, seat: int = 0) -> int:
    return of(game, seat).finished[KIND_IDS.index(kind)]


def stored(game: CarpeDiem, seat: int = 0) -> list[str]:
    return [TILE_IDS[tile] for tile in of(game, seat).stored]


# -- building -----------------------------------------------------------------------------------------------------


def test_ruling_c1_the_first_tile_goes_on_the_shovel_in_any_rotation_and_is_not_stored() -> None:
    for tableau, shovel in {"T1": "c3", "T2": "d3", "T3": "c4", "T4": "d4"}.items():
        game = hand_over(begin(2, tableaus=tableau), "villa-three")
        assert allowed(game) == [f"turn {turns}" for turns in range(4)]
        do(game, "turn 3")
        assert laid(game, shovel) == "villa-three/3"
        game = hand_over(begin(2, tableaus=tableau), "villa-four")
        assert laid(game, shovel) == "villa-four/0", "there is nothing to choose"


def test_ruling_c2_a_later_tile_may_be_stored_even_if_it_fits_and_stays_there() -> None:
    game = hand_over(lay(begin(2), 0, c3="market"), "bakery")
    assert "build c2" in allowed(game)
    do(game, "store")
    assert stored(game) == ["bakery"]
    assert (of(game).bread, game.seat) == (0, 1)
    random = Rng(2)
    while game.seat != OVER:
        game.play(game.pick(random))
        assert "bakery" in stored(game)


def test_ruling_c3_a_tile_lies_beside_another_with_equal_edges_and_grass_to_the_frame() -> None:
    game = hand_over(lay(begin(2), 0, c3="pond-end/1"), "pond-end")
    assert cells_of(game) == {"c2", "b3", "d3", "c4"}, "corners do not count"
    assert turns_at(game, "d3") == {3}, "pond to pond"
    assert turns_at(game, "c2") == {0, 1, 3}, "grass to grass"
    game = hand_over(lay(begin(2), 0, c1="market", b1="market", a1="market"), "pond-end")
    assert turns_at(game, "d1") == {1, 2}, "not to the frame above, nor to the market"
    assert turns_at(game, "a2") == {1, 2}
    game = hand_over(lay(begin(2), 0, c3="pond-end/1"), "vineyard-end")
    assert "d3" not in cells_of(game)


def test_ruling_c4_a_tile_that_fits_nowhere_is_stored() -> None:
    game = hand_over(lay(begin(2), 0, c3="villa-four"), "market")
    assert stored(game) == ["market"]
    assert game.seat == 1


def test_ruling_c4_a_cell_may_be_blocked_for_ever() -> None:
    """Between a pond and a vineyard and a villa nothing fits any more: there are no tiles with three kinds."""
    game = lay(begin(2), 0, c2="villa-end/2", b3="vineyard-end/1", d4="market")
    build(hand_over(game, "pond-end"), "d3", 3)
    game.seat = game.turn = 0
    for tile in TILE_IDS:
        assert "c3" not in cells_of(hand_over(game.copy(), tile))


@pytest.mark.parametrize("tile", ["vineyard-end", "vineyard-corner", "vineyard-pond-right"])
def test_ruling_c5_a_landscape_has_four_tiles_at_most(tile: str) -> None:
    row = {"b3": "vineyard-end/1"} | dict.fromkeys(("c3", "d3"), "vineyard-across/1")
    game = hand_over(lay(begin(2), 0, **row), tile)
    assert "e3" in cells_of(game)
    game = hand_over(lay(begin(2), 0, **row, e3="vineyard-across/1"), tile)
    assert "f3" not in cells_of(game)
    assert finished(game, "vineyard") == 0


def test_ruling_c5_two_landscapes_are_not_joined_to_more_than_four() -> None:
    left, right = {"a3": "pond-end/1", "b3": "pond-across/1"}, {"d3": "pond-across/1", "e3": "pond-end/3"}
    assert "c3" not in cells_of(hand_over(lay(begin(2), 0, **left, **right), "pond-across"))
    right = {"d3": "pond-end/3"}
    game = hand_over(lay(begin(2), 0, **left, **right), "pond-across")
    assert turns_at(game, "c3") == {1}
    build(game, "c3", 1)
    assert (finished(game, "pond"), wares(game)) == (1, {"fish": 3})


def test_ruling_c5_the_variant_allows_any_size() -> None:
    row = {"b3": "vineyard-end/1"} | dict.fromkeys(("c3", "d3", "e3"), "vineyard-across/1")
    game = hand_over(lay(begin(2, landscapes="any-size"), 0, **row), "vineyard-end")
    build(game, "f3", 3)
    assert wares(game) == {"grapes": 4}


def test_ruling_c6_finished_is_what_has_no_opening() -> None:
    game = lay(begin(2), 0, c3="villa-three/0", c2="villa-end/2", d3="villa-end/3")
    assert finished(game, "villa") == 0
    build(hand_over(game, "villa-end"), "c4", 0)
    assert finished(game, "villa") == 1
    game = lay(begin(2), 0, c3="baker-end/1", d3="baker-end/3")
    assert finished(game, "baker") == 1


def test_ruling_c6_whatever_is_finished_has_at_least_two_tiles_and_a_dwelling_exactly_two() -> None:
    for number in range(6):
        game = GAME.new(2 + number % 3)
        random = Rng(number, 4)
        while game.seat != OVER:
            before, option = game.copy(), game.pick(random)
            game.play(option)
            for fact in GAME.facts(before, option, game):
                if fact.what == "finishes":
                    cells = fact.values["cells"]
                    assert isinstance(cells, list)
                    kind = KIND_IDS.index(str(fact.values["kind"]))
                    assert len(cells) == 1 if kind >= 9 else len(cells) == 2 if kind >= 5 else len(cells) >= 2


def test_ruling_c7_a_ring_is_an_object_whose_tiles_count_once() -> None:
    game = lay(begin(2), 0, c3="pond-corner/1", d3="pond-corner/2", d4="pond-corner/3")
    build(hand_over(game, "pond-corner"), "c4", 0)
    assert (finished(game, "pond"), wares(game)) == (1, {"fish": 3})


def test_ruling_c8_two_objects_of_a_kind_may_lie_side_by_side() -> None:
    game = lay(begin(2), 0, b3="pond-end/1", c3="pond-end/3", d3="pond-end/1")
    assert finished(game, "pond") == 1
    build(hand_over(game, "pond-end"), "e3", 3)
    assert finished(game, "pond") == 2
    assert wares(game) == {"fish": 1}


def test_ruling_c9_nothing_is_ever_moved_or_built_over() -> None:
    for number in range(6):
        game = GAME.new(2 + number % 3)
        assert isinstance(game, CarpeDiem)
        random = Rng(number, 5)
        districts = [player.cells[:] for player in game.players]
        while game.seat != OVER:
            game.play(game.pick(random))
            for seat, player in enumerate(game.players):
                assert all(old in (EMPTY, new) for old, new in zip(districts[seat], player.cells, strict=True))
                districts[seat] = player.cells[:]


# -- rewards and their order ----------------------------------------------------------------------------------------


def with_pond_and_merchant() -> CarpeDiem:
    """A tile that finishes both lies in the right place."""
    game = lay(begin(2), 0, d2="pond-end/2", c3="merchant-end/1")
    return build(hand_over(game, "pond-merchant-left"), "d3", 0)


def test_ruling_d1_the_player_chooses_the_order_of_rewards() -> None:
    game = with_pond_and_merchant()
    assert allowed(game) == ["reward pond", "reward merchant"]
    first = do(game.copy(), "reward pond")
    assert (wares(first), of(first).coins, first.seat) == ({}, 2, 1)
    first = do(game.copy(), "reward merchant")
    assert (wares(first), of(first).coins, first.seat) == ({"fish": 1}, 1, 1)


def test_ruling_d1_the_banderole_comes_first() -> None:
    """Which the log tells: nothing that follows depends on it."""
    game = lay(begin(2), 0, d3="administrator-end/1")
    hand_over(game, "administrator-end")
    facts = [fact.what for fact in told(game, "build e3")] if "build e3" in allowed(game) else []
    facts = facts or [fact.what for fact in told(game, "at e3", "turn 3")]
    assert facts == ["builds", "banderole", "finishes", "advances"]
    assert of(game).steps == 3


def test_ruling_d1_nobody_is_asked_where_the_order_cannot_matter() -> None:
    game = lay(begin(2), 0, d2="vineyard-end/2", e3="pond-end/3")
    build(hand_over(game, "vineyard-pond-right"), "d3", 0)
    assert (wares(game), game.seat) == ({"grapes": 1, "fish": 1}, 1)


def test_ruling_d2_rewards_come_once_and_all_wares_must_be_sold() -> None:
    game = give(lay(begin(2), 0, c3="merchant-end/1"), 0, fish=3, herbs=2, coins=4)
    build(hand_over(game, "merchant-end"), "d3", 3)
    assert (wares(game), of(game).coins) == ({}, 10)
    before = of(game).coins
    game.seat = game.turn = 0
    hand_over(game, "market")
    do(game, "build c2")
    assert of(game).coins == before + 1, "only what the market gives"


def test_ruling_d3_a_craftsman_builds_a_tile_of_the_seal_row_at_once() -> None:
    game = lay(begin(2, seals="dark-market baker-end"), 0, c3="craftsman-end/1")
    build(hand_over(game, "craftsman-end"), "d3", 3)
    assert game.seat == 0
    assert allowed(game) == [f"seal {n}" for n in range(1, 12)]
    do(game, "seal 1")
    assert cells_of(game) == {"c2", "d2", "b3", "e3", "c4", "d4"}
    do(game, "build d2")
    assert (of(game).coins, game.seat) == (1, 1)
    assert laid(game, "d2") == "dark-market/0"


def test_ruling_d3_a_craftsman_may_lead_to_another() -> None:
    game = lay(begin(2, seals="craftsman-end dark-bakery"), 0, c3="craftsman-end/1", c4="craftsman-end/1")
    build(hand_over(game, "craftsman-end"), "d3", 3)
    build(do(game, "seal 1"), "d4", 3)
    assert finished(game, "craftsman") == 2
    assert "seal 1" not in allowed(game)
    do(game, "seal 2", "build b3")
    assert (of(game).bread, game.seat) == (1, 1)


def test_ruling_d3_an_empty_seal_row_gives_nothing() -> None:
    game = lay(begin(2), 0, c3="craftsman-end/1")
    game.seals = [EMPTY] * 11
    build(hand_over(game, "craftsman-end"), "d3", 3)
    assert (finished(game, "craftsman"), game.seat) == (1, 1)
    game = lay(begin(2), 0, d2="pond-end/2", c3="craftsman-end/1")
    game.seals = [EMPTY] * 11
    build(hand_over(game, "pond-craftsman-left"), "d3", 0)
    assert (wares(game), game.seat) == ({"fish": 1}, 1), "so there is no order to choose"


def test_ruling_d3_the_last_tile_of_the_seal_row_is_taken_without_a_question() -> None:
    game = lay(begin(2), 0, c3="craftsman-end/1")
    game.seals = [EMPTY] * 10 + [TILE_IDS.index("dark-bakery")]
    build(hand_over(game, "craftsman-end"), "d3", 3)
    assert cells_of(game) == {"c2", "d2", "b3", "e3", "c4", "d4"}
    assert of(do(game, "build d2")).bread == 1


def test_ruling_d3_the_tile_of_a_craftsman_may_be_stored() -> None:
    game = lay(begin(2, seals="dark-market"), 0, c3="craftsman-end/1")
    build(hand_over(game, "craftsman-end"), "d3", 3)
    do(game, "seal 1", "store")
    assert (stored(game), of(game).coins, game.seat) == (["dark-market"], 0, 1)


def test_ruling_d3_other_rewards_wait_or_go_first() -> None:
    """The craftsman's tile finishes a merchant, so it matters whether the fish are there before."""
    game = lay(begin(2, seals="merchant-end"), 0, d2="pond-end/2", c3="craftsman-end/1", e2="merchant-end/2")
    build(hand_over(game, "pond-craftsman-left"), "d3", 0)
    assert allowed(game) == ["reward pond", "reward craftsman"]
    late = build(do(game.copy(), "reward craftsman", "seal 1"), "e3", 0)
    assert allowed(late) == ["reward pond", "reward merchant"]
    assert of(do(late.copy(), "reward merchant")).coins == 1
    early = build(do(game.copy(), "reward pond", "seal 1"), "e3", 0)
    assert (of(early).coins, wares(early), early.seat) == (2, {}, 1)


def test_ruling_d4_the_seal_row_is_never_filled_up() -> None:
    for number in range(6):
        game = GAME.new(2 + number % 3)
        assert isinstance(game, CarpeDiem)
        random = Rng(number, 6)
        while game.stage == 0:
            game.play(game.pick(random))
        row = game.seals[:]
        assert EMPTY not in row
        while game.seat != OVER:
            game.play(game.pick(random))
            assert all(new in (EMPTY, old) for old, new in zip(row, game.seals, strict=True))
            row = game.seals[:]


def test_ruling_d5_a_tile_finishes_two_objects_at_most_and_one_craftsman() -> None:
    for tile in [*DATA["tiles"]["light"], *DATA["tiles"]["dark"]]:
        assert 1 <= len(set(tile["shows"])) == len(tile["shows"]) <= 2
        assert tile["edges"].count("craftsman") <= 1


def fountain(game: CarpeDiem, cell: str, *cards: str) -> CarpeDiem:
    """Whose turn it is builds a fountain there and draws these cards."""
    do(hand_over(game, "fountain"), f"build {cell}")
    return do(game, *(f"fountain {card}" for card in cards))


def hand(game: CarpeDiem, seat: int = 0) -> list[str]:
    return [KIND_IDS[card] if card < 12 else "?" for card in of(game, seat).cards]


def test_ruling_d6_of_two_cards_one_is_kept_and_one_laid_under_the_stack() -> None:
    game = fountain(lay(begin(2), 0, c3="market"), "c2", "villa", "pond")
    assert game.seat == 0
    assert allowed(game) == ["return villa", "return pond"]
    do(game, "return pond")
    assert (hand(game), game.seat) == (["villa"], 1)
    assert [card % 13 for card in game.returned] == [KIND_IDS.index("pond")]
    assert KIND_IDS.index("pond") in game.fountains, "there is another one of it"


def test_ruling_d6_with_a_further_fountain_a_card_kept_before_may_go_back() -> None:
    game = do(fountain(lay(begin(2), 0, c3="market"), "c2", "villa", "pond"), "return pond")
    game.seat = game.turn = 0
    fountain(game, "c1", "market", "market")
    assert allowed(game) == ["return villa", "return market"]
    do(game, "return villa")
    assert hand(game) == ["market", "market"]


def test_ruling_d6_the_choice_is_secret() -> None:
    game = fountain(lay(begin(3), 0, c3="market"), "c2", "villa", "pond")
    kept = [do(game.copy(), f"return {card}") for card in ("villa", "pond")]
    for viewer in (1, 2, NOBODY):
        assert kept[0].seen_by(viewer) == kept[1].seen_by(viewer)
        assert hand(kept[0].seen_by(viewer)) == ["?"]
        assert allowed(game.seen_by(viewer)) == []
    assert kept[0].seen_by(0) != kept[1].seen_by(0)
    assert hand(kept[0].seen_by(0)) == ["pond"]


def test_ruling_d6_being_asked_does_not_tell_that_two_cards_are_alike() -> None:
    game = fountain(lay(begin(2), 0, c3="market"), "c2", "villa", "villa")
    assert allowed(game) == ["return villa"]


def test_ruling_d7_the_last_card_of_the_stack_is_kept() -> None:
    game = lay(begin(2), 0, c3="market")
    game.fountains = [KIND_IDS.index("baker")]
    fountain(game, "c2", "baker")
    assert (hand(game), game.returned, game.seat) == (["baker"], (), 1)


def test_ruling_d7_an_empty_stack_gives_no_card() -> None:
    game = lay(begin(2), 0, c3="market")
    game.fountains = []
    fountain(game, "c2")
    assert (hand(game), game.returned, game.seat) == ([], (), 1)


def test_ruling_d7_cards_laid_under_the_stack_come_last_in_their_order() -> None:
    game = lay(begin(2), 0, c3="market")
    game.fountains = [KIND_IDS.index("baker")]
    game.returned = (13 + KIND_IDS.index("pond"), KIND_IDS.index("villa"))
    fountain(game, "c2", "baker")
    assert allowed(game) == ["return pond", "return baker"]
    assert list(game.returned) == [KIND_IDS.index("villa")]


@pytest.mark.parametrize("tile", ["market", "bakery", "fountain"])
def test_ruling_d8_a_single_that_is_stored_gives_nothing(tile: str) -> None:
    game = do(hand_over(lay(begin(2), 0, c3="market"), tile), "store")
    assert (of(game).coins, of(game).bread, of(game).cards, game.seat) == (0, 0, (), 1)
    assert finished(game, tile) == (tile == "market")


# -- the banderole track --------------------------------------------------------------------------------------------


def standing(game: CarpeDiem, *steps: int) -> CarpeDiem:
    """Everybody is somewhere on the track; on one space, those named first on top."""
    for seat, number in enumerate(steps):
        of(game, seat).steps = number
    game.order = tuple(sorted(range(game.seats), key=lambda seat: -steps[seat]))
    return game


def advance(game: CarpeDiem, seat: int, steps: int) -> CarpeDiem:
    game.turn = seat
    game.advance(of(game, seat), steps)
    return game


def test_ruling_e1_a_disc_comes_to_lie_on_top_of_those_on_its_space() -> None:
    game = advance(standing(begin(4), 5, 3, 5, 3), 1, 2)
    assert game.order == (1, 0, 2, 3)
    game = advance(standing(begin(4), 5, 3, 5, 3), 3, 1)
    assert game.order == (0, 2, 3, 1), "spaces passed do not count, nor does the stack left behind"
    game = advance(standing(begin(4), 5, 4, 7, 3), 1, 2)
    assert game.order == (2, 1, 0, 3)


def test_ruling_e2_a_banderole_and_an_administrator_are_two_moves() -> None:
    """Only the log can tell: the disc ends on the same space and on top either way."""
    game = standing(lay(begin(2), 0, d3="administrator-end/1"), 0, 1)
    hand_over(game, "administrator-end")
    path = ["build e3"] if "build e3" in allowed(game) else ["at e3", "turn 3"]
    assert [fact.values["steps"] for fact in told(game, *path) if "steps" in fact.values] == [1, 2]
    assert (of(game).steps, game.order) == (3, (0, 1))


def test_ruling_e3_steps_beyond_the_end_are_lost() -> None:
    game = advance(standing(begin(3), 19, 20, 18), 0, 2)
    assert (of(game).steps, game.order) == (20, (0, 1, 2))
    advance(game, 1, 2)
    assert game.order == (0, 1, 2), "who is there already keeps the place in the stack"
    assert of(game, 1).steps == 20


def test_ruling_e4_whoever_is_farthest_scores_first_and_on_a_space_from_top_to_bottom() -> None:
    game = standing(begin(4), 2, 7, 2, 5)
    game.begin_scoring()
    assert game.scorers == (1, 3, 0, 2)


def test_ruling_e4_the_order_is_that_of_the_beginning_of_the_scoring() -> None:
    game = standing(begin(4), 2, 7, 2, 5)
    game.begin_scoring()
    advance(game, 2, 9)
    order = []
    random = Rng(1)
    while game.scorers and game.seat != CHANCE:
        order.append(game.seat)
        game.play(game.pick(random))
    assert list(Counter(order)) == [1, 3, 0, 2]
