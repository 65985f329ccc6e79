"""Picks made together are decisions of one moment: sealed, in any order of arrival, played in seat order."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aedilis
from aedilis import (
    NOBODY,
    OVER,
    ConsentNeeded,
    IllegalOption,
    OutOfTurn,
    Record,
    RecordError,
    Rng,
    Table,
    UnknownVariant,
)
from aedilis.bots import Budget
from aedilis.bots.greedy import GreedyBot

if aedilis.compiled():
    pytest.skip(
        "the toy game is a Python subclass of Position, which a compiled one cannot have", allow_module_level=True
    )

from tests.engine.toy import BIDS, DOUBLE, STAKES
from tests.every_game.likelihood import unlikely

BIDDING = {0: 3, 1: 1, 2: 4}  # a legal bid of each seat; that of seat 1 is not legal for seat 0
ORDERS = list(permutations(range(3)))

every_order = pytest.mark.parametrize("order", ORDERS)


def a_table(seed: int = 1) -> Table:
    return Table(BIDS, 3, Rng(seed))


def after(*seats: int, bids: dict[int, int] = BIDDING) -> Table:
    """A table at which these seats have chosen, in this order."""
    table = a_table()
    for seat in seats:
        table.play(bids[seat], seat)
    return table


def all_that_is_shown(table: Table, viewer: int) -> tuple[object, ...]:
    return table.view(viewer).key(), table.view(viewer).options_of(viewer), table.log(viewer), table.waiting_for()


# -- choosing ----------------------------------------------------------------------------------------------


def test_all_who_choose_together_are_waited_for() -> None:
    table = a_table()
    assert table.waiting_for() == [0, 1, 2]
    for seat in range(3):
        assert table.position.options_of(seat) == [card for card in (1, 2, 3, 4) if card != seat + 1]


@every_order
def test_who_has_chosen_is_not_waited_for_any_more(order: tuple[int, ...]) -> None:
    table = a_table()
    for number, seat in enumerate(order):
        assert table.waiting_for() == sorted(order[number:])
        table.play(BIDDING[seat], seat)
    assert table.waiting_for() == [0, 1, 2]  # the next round
    assert table.position.scores() != [0, 0, 0]


@every_order
def test_the_order_of_arrival_does_not_matter(order: tuple[int, ...]) -> None:
    """Neither for the result nor for the record nor for what anybody is told."""
    table, usual = after(*order), after(0, 1, 2)
    assert table.position == usual.position
    assert table.record().write() == usual.record().write()
    for viewer in (0, 1, 2, NOBODY):
        assert all_that_is_shown(table, viewer) == all_that_is_shown(usual, viewer)


@given(st.permutations(range(3)), st.permutations(range(3)), st.integers(0, 99))
def test_a_whole_game_with_any_bids_and_orders_is_recorded_in_seat_order(
    first: list[int], second: list[int], seed: int
) -> None:
    table = a_table(seed)
    random = Rng(seed, 1)
    for order in (first, second):
        for seat in order:
            options = table.position.options_of(seat)
            table.play(options[random.below(len(options))], seat)
    assert table.position.seat == OVER
    assert [move.seat for move in table.record().moves] == [-1, 0, 1, 2, -1, 0, 1, 2]
    assert Record.read(table.record().write()).final(BIDS) == table.position
    assert Table.resume(BIDS, table.record(), Rng()).log(1) == table.log(1)


@every_order
def test_nobody_chooses_twice(order: tuple[int, ...]) -> None:
    table = after(*order[:2])
    before = table.record(), table.waiting_for()
    for seat in order[:2]:
        with pytest.raises(OutOfTurn, match=f"it is not the turn of seat {seat}"):
            table.play(BIDDING[seat], seat)
    assert (table.record(), table.waiting_for()) == before


@pytest.mark.parametrize("seat", range(3))
def test_what_a_seat_may_not_choose_is_refused_with_what_it_may(seat: int) -> None:
    """And not with what another one may."""
    table = a_table()
    allowed = ", ".join(f"bid {card}" for card in (1, 2, 3, 4) if card != seat + 1)
    with pytest.raises(IllegalOption) as caught:
        table.play(seat + 1, seat)
    assert f"(allowed: {allowed})" in str(caught.value)
    with pytest.raises(IllegalOption) as caught:
        table.play_path([seat + 1], seat)
    assert f"(allowed: {allowed})" in str(caught.value)
    assert table.waiting_for() == [0, 1, 2]


@every_order
def test_a_pick_may_be_sent_as_a_path(order: tuple[int, ...]) -> None:
    table = a_table()
    for seat in order:
        table.play_path([BIDDING[seat]], seat)
    assert table.record() == after(0, 1, 2).record()


# -- picks that are composed ----------------------------------------------------------------------------------


@every_order
def test_a_composed_pick_is_played_for_the_seat_that_made_it(order: tuple[int, ...]) -> None:
    """Whoever is the next in seat order; so the winning bid of seat 2 brings the prize twice."""
    table, plain = Table(STAKES, 3, Rng(1)), Table(STAKES, 3, Rng(1))
    for seat in order:
        table.play_path([DOUBLE, BIDDING[seat]] if seat == 2 else [BIDDING[seat]], seat)
        plain.play(BIDDING[seat], seat)
    prize = plain.position.scores()[2]
    assert prize > 0
    assert table.position.scores() == [0, 0, 2 * prize]
    assert [move.notation for move in table.record().moves if move.seat == 2] == ["double", "bid 4"]


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("path", [[DOUBLE], [], [DOUBLE, DOUBLE, 3], [DOUBLE, 0], [3, DOUBLE]])
def test_a_composed_pick_is_made_wholly_or_not_at_all(seat: int, path: list[int]) -> None:
    table = Table(STAKES, 3, Rng(1))
    before = table.record()
    with pytest.raises(IllegalOption):
        table.play_path(path, seat)
    assert table.waiting_for() == [0, 1, 2]
    assert table.record() == before


# -- picks that wait, in a record -----------------------------------------------------------------------------


@pytest.mark.parametrize("order", [order[:number] for order in ORDERS for number in (1, 2)])
def test_a_record_keeps_the_picks_that_wait_and_a_resumed_table_goes_on_exactly(order: tuple[int, ...]) -> None:
    table = Table(STAKES, 3, Rng(1))
    for seat in order:
        table.play_path([DOUBLE, BIDDING[seat]], seat)
    text = table.record().write()
    assert [line for line in text.splitlines() if line.startswith("?")] == [
        line for seat in sorted(order) for line in (f"? {seat} double", f"? {seat} bid {BIDDING[seat]}")
    ]
    again = Table.resume(STAKES, Record.read(text), Rng(9))
    assert again.record() == table.record()
    for viewer in (0, 1, 2, NOBODY):
        assert all_that_is_shown(again, viewer) == all_that_is_shown(table, viewer)
    again.random, table.random = Rng(9), Rng(9)
    for who in (again, table):
        for seat in who.waiting_for():
            who.play(BIDDING[seat], seat)
    assert again.record() == table.record()


@pytest.mark.parametrize(
    ("lines", "wrong", "reason"),
    [
        (["? 1 bid 1", "? 1 bid 3"], 1, "seat 1 has chosen already"),
        (["? 1 bid 2"], 0, "'bid 2' is not allowed now (allowed: bid 1, bid 3, bid 4, double)"),
        (["? 1 raise"], 0, "'raise' is nothing one can do in Bids"),
        (["? 0 bid 3", "? 7 bid 3"], 1, "seat 7 does not choose together with others now"),
        (["? 0 bid 3", "? 1 double"], 1, "the pick of seat 1 is not complete"),
        (["? 1 double", "? 1 double", "? 1 bid 3"], 1, "'double' is not allowed now"),
    ],
)
def test_a_wrong_pick_in_a_record_is_named_with_its_line(lines: list[str], wrong: int, reason: str) -> None:
    text = Table(STAKES, 3, Rng(1)).record().write().replace("end", "\n".join([*lines, "end"]))
    number = text.splitlines().index(lines[0]) + 1 + wrong
    with pytest.raises(RecordError) as caught:
        Record.read(text).final(STAKES)
    assert str(caught.value).startswith(f"line {number}: ")
    assert reason in str(caught.value)


def test_nobody_waits_for_others_in_a_game_that_is_over() -> None:
    table = Table(BIDS, 2, Rng(3), length="short")
    for seat in (1, 0):
        table.play(table.position.options_of(seat)[0], seat)
    with pytest.raises(RecordError, match="nobody waits for others"):
        Record.read(table.record().write().replace("end", "? 0 bid 3\nend"))


# -- what others see -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(3))
def test_a_pick_that_waits_for_others_is_shown_to_nobody_else(seat: int) -> None:
    """Whatever it is, views and logs of the others and of spectators are the same."""
    choices = a_table().position.options_of(seat)
    for viewer in {0, 1, 2, NOBODY} - {seat}:
        shown = [all_that_is_shown(after(seat, bids={seat: bid}), viewer) for bid in choices]
        assert shown == [shown[0]] * len(choices)


@pytest.mark.parametrize("order", [order[:2] for order in ORDERS])
def test_two_picks_that_wait_for_the_third_are_not_shown_to_it(order: tuple[int, int]) -> None:
    third = ({0, 1, 2} - set(order)).pop()
    shown = [
        all_that_is_shown(after(*order, bids={order[0]: one, order[1]: other}), viewer)
        for viewer in (third, NOBODY)
        for one in a_table().position.options_of(order[0])
        for other in a_table().position.options_of(order[1])
    ]
    assert shown[:9] == [shown[0]] * 9
    assert shown[9:] == [shown[9]] * 9


def test_all_picks_are_shown_together() -> None:
    table = after(0, 1)
    assert [fact.what for fact in table.log(NOBODY)] == ["prize"]
    table.play(BIDDING[2], 2)
    assert [(fact.what, fact.seat) for fact in table.log(NOBODY)][1:4] == [("bids", 0), ("bids", 1), ("bids", 2)]


def test_a_seat_may_choose_the_same_whatever_the_others_have_chosen() -> None:
    for bid in (2, 3, 4):
        assert after(0, bids={0: bid}).position.options_of(2) == a_table().position.options_of(2)


# -- taking back ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [order[:2] for order in ORDERS])
@pytest.mark.parametrize("which", [0, 1])
def test_a_pick_can_be_taken_back_while_others_still_choose(order: tuple[int, int], which: int) -> None:
    """Freely: nobody has seen it. And what others have chosen stays chosen."""
    table = after(*order)
    table.take_back(order[which])
    third = ({0, 1, 2} - set(order)).pop()
    assert table.waiting_for() == sorted([order[which], third])
    table.play(BIDDING[order[which]], order[which])
    table.play(BIDDING[third], third)
    assert table.record() == after(0, 1, 2).record()


@pytest.mark.parametrize("seat", range(3))
def test_another_pick_may_take_its_place(seat: int) -> None:
    table = after(seat)
    table.take_back(seat)
    assert table.waiting_for() == [0, 1, 2]
    assert all_that_is_shown(table, NOBODY) == all_that_is_shown(a_table(), NOBODY)
    other = {**BIDDING, seat: table.position.options_of(seat)[0]}
    for who in range(3):
        table.play(other[who], who)
    assert table.record() == after(0, 1, 2, bids=other).record()


@every_order
def test_what_has_been_shown_is_taken_back_only_if_all_agree(order: tuple[int, ...]) -> None:
    table = after(*order)
    before = table.record()
    for seat in range(3):
        with pytest.raises(ConsentNeeded):
            table.take_back(seat)
        assert table.record() == before
    prize = table.steps[-1].option
    table.take_back(2, [0, 1])
    assert 2 in table.waiting_for()
    for seat in table.waiting_for():
        table.play(BIDDING[seat], seat)
    assert table.steps[-1].option == prize  # of the next round, again
    assert table.record() == before


# -- chance by weight, which City of Rome does in its own way ----------------------------------------------------


def test_chance_decides_by_weight() -> None:
    position, random = BIDS.new(2), Rng(6)
    assert not unlikely(Counter(position.pick(random) for _ in range(3000)), {0: 3, 1: 2, 2: 1})


# -- variants, which the toy has and not every game -------------------------------------------------------------


def test_a_variant_is_chosen_recorded_and_replayed() -> None:
    table = Table(BIDS, 2, Rng(3), length="short")
    for seat in (1, 0):
        table.play(table.position.options_of(seat)[0], seat)
    assert table.position.seat == OVER
    text = table.record().write()
    assert '[variant length "short"]' in text
    assert Record.read(text).final(BIDS) == table.position
    assert Table.resume(BIDS, Record.read(text), Rng()).variants == {"length": "short"}


def test_the_default_is_recorded_too() -> None:
    assert a_table().record().variants == {"length": "long"}


@pytest.mark.parametrize(
    ("name", "value", "reason"), [("length", "endless", "long, short"), ("width", "two", "length")]
)
def test_a_wrong_variant_is_refused_with_what_is_allowed(name: str, value: str, reason: str) -> None:
    with pytest.raises(UnknownVariant, match=reason):
        BIDS.new(2, **{name: value})
    lines = a_table().record().write().replace('[variant length "long"]', f'[variant {name} "{value}"]')
    with pytest.raises(RecordError, match=r"^line 4: .*" + reason):
        Record.read(lines).final(BIDS)


@pytest.mark.parametrize("seat", range(3))
def test_a_bot_picks_together_with_others(seat: int) -> None:
    table = Table(BIDS, 3, Rng(1))
    table.play(GreedyBot(Rng(2)).choose(table.view(seat), Budget(40)), seat)
    assert seat not in table.waiting_for()
