"""What is added up row by row is what one would work out from all rows at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.lab.made_up import LINES, PIECES, game_row, some_games

from aedilis.lab.findings import (
    AHEAD,
    GAP,
    HOLDERS_WON,
    LEAD,
    LINE,
    LINE_OF_OTHERS,
    LINE_OF_WINNERS,
    MARGIN,
    POINTS,
    TIED,
    TURNS,
    WINNER,
    WON,
    Findings,
    PieceGroup,
)
from aedilis.lab.rows import GameRow, SeatRow
from aedilis.lab.statistics import Ratio

GROUP = PieceGroup("Cards", {"builds.card": 1})
BUILT = PieceGroup("Cards", {"builds.card": 1, "loses.card": -1})


def findings(rows: Sequence[GameRow], group: PieceGroup = GROUP) -> Findings:
    found = Findings(len(rows[0].seats), [group])
    for row in rows:
        found.add(row)
    return found


def by_hand(rows: Sequence[GameRow], of: Callable[[GameRow], tuple[float, float]]) -> Ratio:
    """A ratio over deals, each with what its games come to."""
    ratio = Ratio()
    for _, dealt in groupby(rows, key=lambda row: row.deal):
        sums = [of(row) for row in dealt]
        ratio.add(sum(total for total, _ in sums), sum(by for _, by in sums))
    return ratio


def over_seats(of: Callable[[SeatRow], tuple[float, float]]) -> Callable[[GameRow], tuple[float, float]]:
    def whole(row: GameRow) -> tuple[float, float]:
        sums = [of(seat) for seat in row.seats]
        return sum(total for total, _ in sums), sum(by for _, by in sums)

    return whole


def same(one: Ratio, other: Ratio) -> None:
    assert one.value == pytest.approx(other.value)
    assert one.variance() == pytest.approx(other.variance(), rel=1e-2)


@given(st.integers(0, 10**6))
def test_means_and_shares_are_those_of_all_rows(seed: int) -> None:
    rows = some_games(60, seed)
    found = findings(rows)
    seats = [seat for row in rows for seat in row.seats]
    assert found.ratio(POINTS).value == pytest.approx(mean(seat.score for seat in seats))
    assert found.ratio(MARGIN).value == pytest.approx(mean(row.margin for row in rows))
    assert found.ratio(TIED).value == pytest.approx(mean(row.margin == 0 for row in rows))
    assert found.ratio(TURNS).value == pytest.approx(mean(row.turns for row in rows))
    assert found.ratio(WINNER).value == pytest.approx(mean(max(seat.score for seat in row.seats) for row in rows))
    for order in range(3):
        own = [seat.won for seat in seats if seat.order == order]
        assert found.ratio(WON, str(order)).value == pytest.approx(mean(own))
    assert sum(found.ratio(AHEAD, str(order)).value for order in range(3)) == pytest.approx(0, abs=1e-9)
    assert found.scores.total == len(seats)
    assert found.margins.total == found.games == len(rows)


@given(st.integers(0, 10**6))
def test_a_line_counts_in_games_in_which_nobody_has_it(seed: int) -> None:
    rows = some_games(60, seed)
    found = findings(rows)
    for name in LINES:
        same(found.ratio(LINE, name), by_hand(rows, over_seats(lambda seat: (seat.lines.get(name, 0), 1))))  # noqa: B023
        won = by_hand(rows, over_seats(lambda seat: (seat.lines.get(name, 0) * seat.won, seat.won)))  # noqa: B023
        lost = by_hand(rows, over_seats(lambda seat: (seat.lines.get(name, 0) * (1 - seat.won), 1 - seat.won)))  # noqa: B023
        same(found.ratio(LINE_OF_WINNERS, name), won)
        same(found.ratio(LINE_OF_OTHERS, name), lost)
    assert {*found.named(LINE)} == {*LINES}


@given(st.integers(0, 10**6))
def test_pieces_are_weighed_by_who_holds_them(seed: int) -> None:
    rows = some_games(60, seed)
    found = findings(rows)
    for piece in PIECES:
        held = by_hand(rows, over_seats(lambda seat: (
            sum(seat.won * use.times for use in seat.pieces if use.piece == piece),  # noqa: B023
            sum(use.times for use in seat.pieces if use.piece == piece),  # noqa: B023
        )))  # fmt: skip
        same(found.ratio(HOLDERS_WON, "Cards", piece), held)


@given(st.integers(0, 10**6))
def test_winners_are_compared_with_the_others_of_their_game(seed: int) -> None:
    """What is good for all at a table is no lead of the winner, and no doubt about one either."""
    rows = some_games(60, seed)
    found = findings(rows)
    for line in LINES:
        winners, others = found.ratio(LINE_OF_WINNERS, line), found.ratio(LINE_OF_OTHERS, line)
        assert found.ratio(GAP, line).value == pytest.approx(winners.value - others.value, abs=1e-9)
    luck = [{"houses": 50 * (number % 2)} for number in range(40)]
    alike = findings([game_row(n, [2, 1], lines=[own, {"houses": own["houses"] - 1}]) for n, own in enumerate(luck)])
    assert alike.ratio(GAP, "houses").mean() == pytest.approx((1, 1, 1))


def test_among_pieces_that_are_seldom_held_hardly_ever_one_is_called_special() -> None:
    """Forty pieces without effect, each held thirty times, by one of five: normal spreads would call one in a third."""
    random, tries, called = Random(7), 60, 0
    for _ in range(tries):
        found = Findings(5, [GROUP])
        for piece in range(40):
            for game in range(30):
                scores = [0] * 5
                scores[random.randrange(5)] = 1
                held = [{f"piece-{piece}": 1}, {}, {}, {}, {}]
                found._pieces(GROUP, game_row(game, scores, pieces=held).seats)
                found._close()
        called += any(piece.doubt < 0.05 for piece in found.pieces(GROUP, 30))
    assert called / tries < 0.12


def test_games_of_one_deal_are_one_cluster() -> None:
    rows = [row._replace(deal=row.number // 4) for row in some_games(40, 1)]
    found = findings(rows)
    assert found.ratio(POINTS).clusters == 10
    same(found.ratio(POINTS), by_hand(rows, over_seats(lambda seat: (seat.score, 1))))
    same(found.ratio(LINE, "rare"), by_hand(rows, over_seats(lambda seat: (seat.lines.get("rare", 0), 1))))


def test_the_arena_is_found_and_nothing_else() -> None:
    pieces = findings(some_games(600, 2)).pieces(GROUP, 30)
    assert pieces[0].piece == "arena"
    assert [piece.piece for piece in pieces if piece.doubt < 0.05] == ["arena"]
    assert pieces[0].points.value == pytest.approx(3, abs=1)  # six points more, and a third of that in the mean


def test_what_is_given_back_was_not_held() -> None:
    row = game_row(0, [3, 5], pieces=[{"arena": 2}, {"market": 1}])
    lost = [seat._replace(pieces=[*seat.pieces, *(use._replace(what="loses", times=1) for use in seat.pieces)])
            for seat in row.seats]  # fmt: skip
    found = findings([row._replace(seats=lost)], BUILT)
    assert found.ratio(HOLDERS_WON, "Cards", "arena").by == 1
    assert found.ratio(HOLDERS_WON, "Cards", "market").by == 0


def test_who_leads_in_a_line_is_asked_only_where_somebody_does() -> None:
    level = game_row(0, [5, 3], lines=[{"houses": 5}, {"houses": 5, "loss": -2}])
    ahead = game_row(1, [5, 3], lines=[{"houses": 2, "temples": 3}, {"houses": 3}])
    lead = findings([level, ahead]).ratio(LEAD, "houses")
    assert (lead.by, lead.value) == (1, 0)
    assert findings([level, ahead]).ratio(LEAD, "temples").value == 1


def test_memory_does_not_grow_with_games() -> None:
    few, many = findings(some_games(200, 3)), findings(some_games(1000, 3))
    assert {*many.ratios} == {*few.ratios}
