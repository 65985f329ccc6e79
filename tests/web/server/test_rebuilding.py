"""Tables of other rules, straight from their entries: what holds, what was dealt, and what players went back behind."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.web.server.site import a_path

import aedilis
from aedilis import NOBODY, Rng
from aedilis.store.rows import OVER, PLAYING, Entry, TableRow
from aedilis.web.match import Match
from aedilis.web.rebuilding import rebuilt, replayed

GAME = aedilis.game("city-of-rome")
PEOPLE = [{"person": 1}, {"person": 2}]


def played(moves: int, seed: int = 1) -> tuple[Match, list[Entry]]:
    setup = {"undo": "free", "variants": {}, "seats": PEOPLE}
    match = Match(TableRow("t", GAME.slug, GAME.version, GAME.digest, setup, 1, 0.0), GAME)
    entries = [match.add("begin", NOBODY)]
    go_on(match, entries, moves, Rng(seed))
    return match, entries


def go_on(match: Match, entries: list[Entry], moves: int, random: Rng) -> None:
    for _ in range(moves):
        seat = match.waiting()[0]
        entries.append(match.add("move", seat, answers=match.number, path=a_path(match, seat, random)))


def otherwise(entries: list[Entry], number: int) -> list[Entry]:
    """The same from a version of the rules in which that entry led to something else."""
    changed = entries[number - 1]._replace(data={**entries[number - 1].data, "print": "0000"})
    return [*entries[: number - 1], changed, *entries[number:]]


def under_these_rules(match: Match, entries: list[Entry]) -> Match:
    return replayed(replace(match.row, components="another"), GAME, entries)


def agreed(match: Match) -> Entry:
    assert match.held is not None
    return match.add("rules", 0, **match.restoring())


@pytest.mark.parametrize("number", [1, 2, 5, 12])
def test_a_table_is_held_before_the_first_entry_that_differs(number: int) -> None:
    match, entries = played(20)
    held = under_these_rules(match, otherwise(entries, number))
    assert held.held is not None
    assert held.held.entry == number - 1
    assert held.waiting() == []
    assert held.table.position == rebuilt(match.row, GAME, entries[: max(number - 1, 1)]).table.position


@pytest.mark.parametrize("number", [1, 2, 5, 12])
def test_what_came_out_comes_out_again_when_the_same_is_chosen(number: int) -> None:
    match, entries = played(20)
    changed = otherwise(entries, number)
    held = under_these_rules(match, changed)
    changed.append(agreed(held))
    for entry in entries[max(number - 1, 1) :]:
        changed.append(held.add("move", entry.seat, answers=held.number, path=entry.data["path"]))
        assert changed[-1].data["chance"] == entry.data["chance"]
    assert held.table.position == match.table.position
    assert rebuilt(held.row, GAME, changed).table.position == held.table.position


def test_players_may_go_back_twice_and_further_the_second_time() -> None:
    match, entries = played(20)
    changed = otherwise(entries, 15)
    first = under_these_rules(match, changed)
    changed.append(agreed(first))
    go_on(first, changed, 6, Rng(2))
    changed = otherwise(changed, 9)
    second = under_these_rules(first, changed)
    assert second.held is not None
    assert second.held.entry == 8
    changed.append(agreed(second))
    go_on(second, changed, 4, Rng(3))
    found = rebuilt(second.row, GAME, changed)
    assert found.table.position == second.table.position
    assert found.corrected == second.corrected


def test_what_was_said_after_the_difference_still_counts() -> None:
    match, entries = played(10)
    entries.append(match.add("resign", 1, bot="tiro", answers=match.number))
    held = under_these_rules(match, otherwise(entries, 6))
    assert held.places[1].resigned
    assert held.number == match.number


def test_a_deal_that_is_not_possible_any_more_is_dealt_anew() -> None:
    match, entries = played(4)
    dealt = entries[0].data["chance"]
    changed = [entries[0]._replace(data={**entries[0].data, "chance": dealt[::-1]}), *entries[1:]]
    held = under_these_rules(match, changed)
    assert held.held is not None
    assert held.held.entry == 0
    changed.append(agreed(held))
    assert rebuilt(held.row, GAME, changed).table.position == held.table.position


@pytest.mark.parametrize("number", [1, 8])
@pytest.mark.parametrize("what", [{"again": [[1, "no-such-thing"]]}, {"chance": ["no-such-thing"]}])
def test_an_agreement_that_is_not_possible_any_more_is_a_difference_too(number: int, what: dict[str, object]) -> None:
    """It is held where it was then, and agreed on once more."""
    match, entries = played(12)
    changed = otherwise(entries, number)
    first = under_these_rules(match, changed)
    agreement = agreed(first)
    changed.append(agreement._replace(data={**agreement.data, **what}))
    go_on(first, changed, 4, Rng(2))
    second = under_these_rules(first, changed)
    assert second.held is not None
    assert second.held.entry == (0 if number == 1 else agreement.number - 1)
    assert "no-such-thing" in str(second.held.why)
    assert len(second.table.record().moves) <= len(rebuilt(match.row, GAME, entries[:number]).table.steps)
    changed.append(agreed(second))
    go_on(second, changed, 4, Rng(3))
    found = rebuilt(second.row, GAME, changed)
    assert found.table.position == second.table.position


def finished() -> tuple[Match, list[Entry]]:
    """A whole game from before there were prints."""
    match, entries = played(0)
    random = Rng(4)
    while not match.over:
        go_on(match, entries, 1, random)
    for entry in entries:
        del entry.data["print"]  # type: ignore[attr-defined]
    return match, entries


def test_a_game_that_would_be_over_earlier_is_held_before_its_end() -> None:
    match, entries = finished()
    whole = under_these_rules(with_state(match, OVER), entries)
    assert (whole.held, whole.has_result) == (None, True)
    more = [*entries, entries[-1]._replace(number=len(entries) + 1)]
    for state, log in ((PLAYING, entries), (PLAYING, more), (OVER, more)):
        held = under_these_rules(with_state(match, state), log)
        assert held.held is not None
        assert (held.held.entry, held.has_result) == (len(entries) - 1, False)
        assert held.over == (state == OVER)


def with_state(match: Match, state: str) -> Match:
    other = match.copy()
    other.row = replace(match.row, state=state)
    return other
