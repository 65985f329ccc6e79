"""Reading a record that is damaged or cannot be: each time the line and the reason are named."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import aedilis
from aedilis import CHANCE, OVER, Record, RecordError, Rng, Table
from aedilis.engine.record import Move

GAME = aedilis.game("city-of-rome")


@cache
def whole_game() -> tuple[str, ...]:
    """The lines of the record of a finished game."""
    random = Rng(2)
    table = Table(GAME, 2, random, ["Ada", "Bob"])
    while table.position.seat != OVER:
        table.play(table.position.pick(random))
    return tuple(table.record().write().splitlines())


FIRST_MOVE = 9  # the number of the line after seven headers and an empty line


def changed(number: int, line: str) -> str:
    """The record with another line in that place, counted from 1."""
    lines = list(whole_game())
    lines[number - 1] = line
    return "\n".join(lines)


def inserted(number: int, line: str) -> str:
    return "\n".join([*whole_game()[: number - 1], line, *whole_game()[number - 1 :]])


def refusal(text: str) -> RecordError:
    """Why this record is refused, be it read or replayed."""
    with pytest.raises(RecordError) as caught:
        Record.read(text).final(GAME)
    return caught.value


def assert_refused(text: str, line: int, reason: str) -> None:
    error = refusal(text)
    assert error.line == line, str(error)
    assert str(error).startswith(f"line {line}: ")
    assert reason in str(error)


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(whole_game(), 1) if line.startswith(start))


# -- what is right -----------------------------------------------------------------------------------------


def test_the_record_looks_as_the_documentation_says() -> None:
    lines = whole_game()
    assert lines[:3] == ('[game "city-of-rome"]', f'[rules "{GAME.version}"]', f'[components "{GAME.digest}"]')
    assert lines[3:6] == ('[seats "2"]', '[seat 0 "Ada"]', '[seat 1 "Bob"]')
    assert lines[6].startswith('[result "')
    assert lines[7] == ""
    assert lines[FIRST_MOVE - 1].startswith("* first ")
    assert lines[-1] == "end"


def test_comments_and_empty_lines_are_passed_over() -> None:
    lines = [line for move in whole_game() for line in (move, "", "# a remark", "   ")]
    record = Record.read("\n".join(lines))
    assert record.write().splitlines() == list(whole_game())
    assert record.final(GAME).seat == OVER


def test_lines_may_end_as_on_another_system() -> None:
    assert Record.read("\r\n".join(whole_game())) == Record.read("\n".join(whole_game()))


@given(st.lists(st.text(), min_size=2, max_size=2))
def test_any_names_are_kept(names: list[str]) -> None:
    record = Record(GAME.slug, GAME.version, GAME.digest, names, {}, [Move(CHANCE, "first 1")])
    read = Record.read(record.write())
    assert read.names == names
    assert read.write() == record.write()


@given(st.dictionaries(st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True), st.text(max_size=9), max_size=3))
def test_variants_are_kept(variants: dict[str, str]) -> None:
    """Their names are those of keyword arguments, so they may have an underscore."""
    record = Record(GAME.slug, GAME.version, GAME.digest, ["Ada", "Bob"], variants)
    assert Record.read(record.write()).variants == variants


def test_a_byte_order_mark_is_passed_over() -> None:
    assert Record.read("\ufeff" + "\n".join(whole_game())) == Record.read("\n".join(whole_game()))


def test_every_step_comes_with_the_position_before_it() -> None:
    record = Record.read("\n".join(whole_game()))
    steps = list(record.steps(GAME))
    assert len(steps) == len(record.moves)
    assert [move.line for _, _, move in steps] == list(range(FIRST_MOVE, len(whole_game())))
    for before, option, move in steps:
        assert before.seat == move.seat
        assert GAME.notation(before, option) == move.notation


# -- what is damaged ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", range(1, len(whole_game())))
def test_a_record_cut_off_at_any_line_is_noticed(length: int) -> None:
    assert_refused("".join(f"{line}\n" for line in whole_game()[:length]), length, "cut off")


@pytest.mark.parametrize("length", range(len(whole_game()) - 1))
def test_a_record_with_its_tail_cut_out_is_noticed(length: int) -> None:
    """Also if somebody has put an end to it: a header or the rest of the game is missing."""
    error = refusal("\n".join([*whole_game()[:length], "end"]))
    assert str(error).startswith("line ")
    assert error.line in range(1, length + 2)


def test_nothing_at_all_is_cut_off_too() -> None:
    assert "cut off" in str(refusal(""))


@pytest.mark.parametrize("number", [1, 4, 8, FIRST_MOVE, 50, len(whole_game())])
@pytest.mark.parametrize("garbage", ["?", "0", "*", "space 3", "-1 space 3", "0space 3", "\x00\x01", "END"])
def test_garbage_is_named_with_its_line(number: int, garbage: str) -> None:
    assert_refused(inserted(number, garbage), number, garbage)


@pytest.mark.parametrize("header", ["[", "[]", "[game]", '[game "x]', "[game x]", '["x"]', '[game "x"] x', '[x "\\q"]'])
def test_a_broken_header_is_named_with_its_line(header: str) -> None:
    assert_refused(inserted(3, header), 3, "is not a header")


def test_nothing_may_follow_the_end() -> None:
    assert_refused("\n".join([*whole_game(), "0 done"]), len(whole_game()) + 1, "nothing may follow")


@pytest.mark.parametrize("name", ["game", "rules", "components", "seats", "result"])
def test_a_missing_header_is_named(name: str) -> None:
    assert_refused("\n".join(line for line in whole_game() if not line.startswith(f"[{name} ")), 1, f"'{name}'")


@pytest.mark.parametrize("name", ["rules", "seats", "result"])
@pytest.mark.parametrize("value", ["", "two", "2.0", "2 x"])
def test_a_header_that_should_be_a_number_is_named_with_its_line(name: str, value: str) -> None:
    number = line_of(f"[{name} ")
    assert_refused(changed(number, f'[{name} "{value}"]'), number, "not a number")


@pytest.mark.parametrize("name", ["rules", "seats"])
def test_two_numbers_are_not_one(name: str) -> None:
    number = line_of(f"[{name} ")
    assert_refused(changed(number, f'[{name} "2 1"]'), number, "not a number")


# -- what cannot be ----------------------------------------------------------------------------------------


def test_what_is_not_legal_is_named_with_its_line_and_what_is_allowed() -> None:
    first = next(number for number, line in enumerate(whole_game(), 1) if " space " in line)
    space = whole_game()[first - 1][2:]
    seat = whole_game()[first][0]
    assert_refused(changed(first + 1, f"{seat} {space}"), first + 1, f"'{space}' is not allowed now (allowed: space ")


def test_what_nobody_can_do_is_named_with_its_line() -> None:
    number = line_of("0 space ")
    assert_refused(changed(number, "0 space 9"), number, "'space 9' is nothing one can do in City of Rome")


def test_an_outcome_that_cannot_come_out_is_named_with_its_line() -> None:
    assert_refused(changed(FIRST_MOVE, "* first 3"), FIRST_MOVE, "'first 3' is not allowed now")


@pytest.mark.parametrize(("start", "other"), [("0 space", "1 space"), ("0 space", "* space"), ("0 space", "7 space")])
def test_who_decides_out_of_turn_is_named_with_the_line(start: str, other: str) -> None:
    number = line_of(start)
    line = whole_game()[number - 1]
    assert_refused(changed(number, line.replace(start, other)), number, f"0 is to decide, not {other[0]}")


def test_a_player_cannot_answer_for_chance() -> None:
    assert_refused(changed(FIRST_MOVE, "0 first 0"), FIRST_MOVE, "* is to decide, not 0")


def test_a_decision_after_the_end_of_the_game_is_named_with_its_line() -> None:
    number = len(whole_game())
    assert_refused(inserted(number, "0 done"), number, "nobody is to decide")


@pytest.mark.parametrize("result", ["1 2", "unfinished"])
def test_another_result_than_the_game_has_is_named_with_its_line(result: str) -> None:
    number = line_of("[result ")
    assert_refused(changed(number, f'[result "{result}"]'), number, "the game ends")


def test_a_result_of_a_game_that_is_not_over_is_named_with_its_line() -> None:
    lines = [*whole_game()[:60], "end"]
    assert_refused("\n".join(lines), line_of("[result "), "the game is not over")


def test_newer_rules_are_named_with_the_line() -> None:
    number = line_of("[rules ")
    needed = GAME.version + 1
    assert_refused(changed(number, f'[rules "{needed}"]'), number, f"needs version {needed}")


def test_an_unknown_variant_is_named_with_its_line() -> None:
    assert_refused(inserted(4, '[variant weather "sunny"]'), 4, "no variant 'weather'")


@pytest.mark.parametrize("seats", ["0", "1", "5", "-2"])
def test_a_wrong_number_of_players_is_named_with_its_line(seats: str) -> None:
    number = line_of("[seats ")
    assert_refused(changed(number, f'[seats "{seats}"]'), number, "City of Rome is for 2 to 4 players")


def test_a_record_of_another_game_is_named_with_the_line() -> None:
    number = line_of("[game ")
    assert_refused(changed(number, '[game "chess"]'), number, "a record of chess")


# -- what comes out again ------------------------------------------------------------------------------------


def taken_back(seed: int) -> Table:
    """A table at which all have agreed to take back some decisions, so that cards and strips come out again."""
    random = Rng(seed)
    table = Table(GAME, 3, random)
    for _ in range(60):
        table.play(table.position.pick(random))
    for _ in range(50):
        table.take_back(next(step.seat for step in reversed(table.steps) if step.seat >= 0), range(3))
    return table


def again_lines(table: Table) -> list[str]:
    return [line for line in table.record().write().splitlines() if line.startswith("~ ")]


def with_again(table: Table, lines: list[str]) -> tuple[str, int]:
    """The record with other lines of what comes out again, and the number of the first of them."""
    kept = [line for line in table.record().write().splitlines() if not line.startswith("~ ") and line != "end"]
    return "\n".join([*kept, *lines, "end"]), len(kept) + 1


@pytest.mark.parametrize("seed", range(5))
def test_what_comes_out_again_is_read_as_it_was_written(seed: int) -> None:
    table = taken_back(seed)
    assert len(again_lines(table)) > 10
    text = table.record().write()
    assert Record.read(text).write() == text
    assert Table.resume(GAME, Record.read(text), Rng()).record() == table.record()


@pytest.mark.parametrize("seed", range(5))
def test_what_comes_out_again_is_checked_against_its_deck(seed: int) -> None:
    table = taken_back(seed)
    right = again_lines(table)
    card = next(line.split()[2] for line in right if line.startswith("~ 1 "))
    strip = next(line.removeprefix("~ 4 ") for line in right if line.startswith("~ 4 "))
    dealt = next(step.notation for step in table.steps if step.source == 0)
    text, first = with_again(table, right)
    assert Record.read(text).final(GAME) == table.position
    for wrong in (
        [f"~ 2 {card}"],
        [f"~ 0 {dealt}"],
        [f"~ 4 {card}"],
        [f"~ 9 {card}"],
        ["~ 5 first 0"],
        [f"~ 1 {strip}"],
    ):
        text, _ = with_again(table, [*right, *wrong])
        assert_refused(text, first + len(right), f"'{wrong[0][4:]}' cannot come out of deck or bag {wrong[0][2]}")
    mirrored = f"~ 4 strip {strip.split()[1][::-1]}"
    assert_refused(with_again(table, [*right, mirrored])[0], first + len(right), "cannot come out")
    assert_refused(with_again(table, ["~ 1 Circus"])[0], first, "'Circus' is nothing one can do")


def test_no_more_cards_come_out_again_than_there_are() -> None:
    table = taken_back(1)
    text, first = with_again(table, ["~ 1 II-house2"] * 6)
    assert "cannot come out" in str(refusal(text))
    assert refusal(text).line in range(first, first + 6)


def test_a_finished_game_that_has_been_taken_back_has_a_good_record() -> None:
    """What was to come out again, and never did, is not written down."""
    for seed in range(8):
        random = Rng(seed, 1)
        table = taken_back(seed)
        while table.position.seat != OVER:
            table.play(table.position.options()[0] if random.below(2) else table.position.pick(random))
        table._came_out.setdefault(0, []).append(0)
        record = Record.read(table.record().write())
        assert record.final(GAME) == table.position
