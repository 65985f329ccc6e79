"""A game being played at a table: only what is legal, by whom it is to be done, wholly or not at all."""

from __future__ import annotations

import pytest

import aedilis
from aedilis import CHANCE, NOBODY, OVER, IllegalOption, OutOfTurn, Position, Record, Rng, Table, playout, settle

GAME = aedilis.game("city-of-rome")


def a_table(seed: int = 1, seats: int = 3) -> Table:
    return Table(GAME, seats, Rng(seed), ["Ada", "Bob", "Cem", "Dea"][:seats])


def play_until(table: Table, verb: str) -> None:
    """Random decisions until somebody can do this."""
    random = Rng(9)
    while all(GAME.action(table.position, option).verb != verb for option in table.position.options()):
        table.play(table.position.pick(random))


def played_to_the_end(seed: int) -> Table:
    table = a_table(seed)
    while table.position.seat != OVER:
        table.play(table.position.pick(table.random))
    return table


def option(table: Table, notation: str) -> int:
    return GAME.option(table.position, notation)


# -- who may do what -----------------------------------------------------------------------------------------


def test_chance_has_answered_before_anybody_is_asked() -> None:
    table = a_table()
    assert table.position.seat >= 0
    assert table.waiting_for() == [table.position.seat]
    assert {step.seat for step in table.steps} == {CHANCE}


def test_an_option_that_is_not_legal_is_refused_and_nothing_happens() -> None:
    table = a_table()
    before = table.record()
    allowed = ", ".join(GAME.notation(table.position, option) for option in table.position.options())
    for wrong in (0, len(GAME.actions) - 1, len(GAME.actions), -1, 10**9):
        if wrong not in table.position.options():
            with pytest.raises(IllegalOption) as caught:
                table.play(wrong)
            assert f"not allowed now (allowed: {allowed})" in str(caught.value)
    assert table.record() == before


def test_who_is_not_asked_is_refused_and_nothing_happens() -> None:
    table = a_table()
    before = table.record()
    due = table.position.seat
    for seat in (*range(4), CHANCE, OVER, NOBODY):
        if seat != due:
            with pytest.raises(OutOfTurn, match=f"to decide: {due}"):
                table.play(table.position.options()[0], seat)
    assert table.record() == before


def test_after_the_end_nothing_can_be_done() -> None:
    table = played_to_the_end(2)
    assert table.waiting_for() == []
    for seat in (None, 0, 1, CHANCE):
        with pytest.raises(OutOfTurn, match="the game is over"):
            table.play(0, seat)
    with pytest.raises(OutOfTurn, match="the game is over"):
        table.play_path([0], 0)


# -- a path up to its commit ---------------------------------------------------------------------------------


def a_path(table: Table) -> list[int]:
    """A card to build and where, for whoever decides."""
    play_until(table, "build")
    trial = table.position.copy()
    path = [next(option for option in trial.options() if GAME.action(trial, option).verb == "build")]
    trial.play(path[0])
    while GAME.action(trial, trial.options()[0]).verb != "at":
        path.append(trial.options()[-1])
        trial.play(path[-1])
    return [*path, trial.options()[0]]


def test_a_path_is_played_up_to_its_commit() -> None:
    one, other = a_table(), a_table()
    path = a_path(one)
    a_path(other)
    one.play_path(path, one.position.seat)
    for step in path:
        other.play(step)
    assert one.record() == other.record()
    assert one.position == other.position


def test_a_path_with_an_illegal_step_is_not_played_at_all() -> None:
    table = a_table()
    path = a_path(table)
    before = table.record()
    with pytest.raises(IllegalOption, match="not allowed now"):
        table.play_path([*path[:-1], 0], table.position.seat)
    with pytest.raises(IllegalOption):
        table.play_path([path[0], path[0]], table.position.seat)
    assert table.record() == before


def test_a_path_ends_with_its_commit() -> None:
    table = a_table()
    path = a_path(table)
    before = table.record()
    with pytest.raises(IllegalOption, match="a path ends with"):
        table.play_path([*path, *path], table.position.seat)
    assert table.record() == before


def test_a_path_may_be_sent_in_two_parts() -> None:
    table = a_table()
    seat, path = table.position.seat, []
    path = a_path(table)
    seat = table.position.seat
    table.play_path(path[:1], seat)
    table.play_path(path[1:], seat)
    assert [step.option for step in table.steps if step.seat == seat][-len(path) :] == path


def test_a_path_of_somebody_who_is_not_asked_is_refused_without_telling_what_the_other_may_do() -> None:
    """In the draft, say, where the options are secret cards."""
    table = a_table()
    assert GAME.action(table.position, table.position.options()[0]).verb == "keep"
    before = table.record()
    other = next(seat for seat in range(3) if seat != table.position.seat)
    for wrong in (0, table.position.options()[0], 10**9):
        with pytest.raises(OutOfTurn) as caught:
            table.play_path([wrong], other)
        assert "keep" not in str(caught.value)
    assert table.record() == before


# -- names, log, record ----------------------------------------------------------------------------------------


def test_seats_have_names() -> None:
    assert a_table().names == ["Ada", "Bob", "Cem"]
    assert Table(GAME, 2, Rng()).names == GAME.words().seat_names(2)
    assert Table(GAME, 2, Rng()).record().names == GAME.words().seat_names(2)


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bob", "Cem"]])
def test_there_are_as_many_names_as_seats(names: list[str]) -> None:
    with pytest.raises(aedilis.AedilisError):
        Table(GAME, 2, Rng(), names)


def test_everybody_has_a_log_of_what_they_may_know() -> None:
    table = played_to_the_end(3)
    whole = [fact for step in table.steps for fact in step.facts]
    for viewer in (0, 1, 2, NOBODY):
        log = table.log(viewer)
        assert log == [fact for fact in whole if fact.known_to(viewer)]
        own = [fact.values["card"] for fact in log if fact.what == "keeps" and fact.seat == viewer]
        assert len(own) >= (1 if viewer >= 0 else 0)
        assert not [fact for fact in log if fact.what in ("keeps", "draws", "lays under") and fact.seat != viewer]


def test_a_table_shows_everybody_their_view() -> None:
    table = a_table()
    for viewer in (0, 1, 2, NOBODY):
        assert table.view(viewer) == table.position.seen_by(viewer)


def test_the_record_of_a_table_replays_to_its_position() -> None:
    for table in (a_table(), played_to_the_end(4)):
        record = Record.read(table.record().write())
        assert record.final(GAME) == table.position
        assert record.scores == (table.position.scores() if table.position.seat == OVER else None)


def test_a_table_goes_on_where_a_record_stops() -> None:
    table = a_table()
    play_until(table, "take")
    again = Table.resume(GAME, table.record(), Rng(77))
    assert again.position == table.position
    assert again.names == table.names
    assert again.log(1) == table.log(1)
    again.play(again.position.options()[0])
    assert again.record().moves[: len(table.steps)] == table.record().moves


def test_a_record_that_stops_at_chance_is_answered_when_it_is_resumed() -> None:
    record = a_table().record()
    del record.moves[2:]
    table = Table.resume(GAME, record, Rng(5))
    assert table.position.seat >= 0
    assert table.record().moves[:2] == record.moves


def test_a_record_that_is_not_right_is_not_resumed() -> None:
    record = a_table().record()
    record.scores = [1, 2, 3]
    with pytest.raises(aedilis.RecordError):
        Table.resume(GAME, record, Rng())


def test_taking_back_before_anything_was_done_is_refused() -> None:
    table = a_table()
    for seat in range(3):
        with pytest.raises(IllegalOption, match="nothing to take back"):
            table.take_back(seat)


# -- playing without a table -------------------------------------------------------------------------------------


def test_a_playout_plays_to_the_end_and_counts_decisions() -> None:
    position = GAME.new(4)
    decisions = playout(position, Rng(8))
    assert position.seat == OVER
    assert 100 < decisions <= GAME.longest(4)
    again = GAME.new(4)
    assert playout(again, Rng(8)) == decisions
    assert again == position


def test_chance_settles_until_somebody_is_asked() -> None:
    position: Position = GAME.new(2)
    assert position.seat == CHANCE
    settle(position, Rng(8))
    assert position.seat >= 0
    key = position.key()
    settle(position, Rng(8))
    assert position.key() == key


def test_nothing_is_picked_where_there_is_nothing_to_choose() -> None:
    """Be it the view of somebody who does not decide, chance in a view, or the end of the game."""
    position = GAME.new(3)
    views = [position.seen_by(seat) for seat in (0, NOBODY)]
    settle(position, Rng(8))
    views += [position.seen_by(seat) for seat in (*range(3), NOBODY) if seat != position.seat]
    assert position.seen_by(position.seat).pick(Rng(8)) in position.options()
    playout(position, Rng(8))
    for nothing in (*views, position, position.seen_by(0)):
        assert nothing.options() == []
        with pytest.raises(IllegalOption, match="there is nothing to choose"):
            nothing.pick(Rng(8))
