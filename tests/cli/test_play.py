"""`aedilis play`: a game at the keyboard, here typed in advance."""

from __future__ import annotations

import io
import re
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from tests.cli.command import good, left_when, refused, run

import aedilis
from aedilis import CHANCE, OVER, Record, Table, all_games, game
from aedilis.cli import main
from aedilis.terminal.play import BOTS_STREAM, CHANCE_STREAM, RESUMED_STREAM, which_game
from aedilis.terminal.screen import Screen

ROME = ["play", "city-of-rome", "--bot", "random", "--seed", "5"]
SEATED = ["play", "city-of-rome", "--seed", "5", "--seats"]
ALWAYS_THE_FIRST = "1\n" * 600


def saved(folder: Path) -> Record:
    (path,) = folder.glob("*.record")
    return Record.read(path.read_text(encoding="utf-8"))


def decides(table: Table, seat: int, *verbs: str) -> bool:
    """Whether that seat has a choice and all these verbs are among it."""
    position = table.position
    found = {table.game.action(position, option).verb for option in position.options()}
    return position.seat == seat and found >= set(verbs)


def last_screen(shown: str) -> str:
    """What was shown when the last question was asked."""
    return shown.split("────\n")[-1].split("\n>")[0]


# -- a whole game -------------------------------------------------------------------------------------------------


def test_a_whole_game_is_played_by_numbers(tmp_path: Path) -> None:
    shown = good(tmp_path, *SEATED, "human,random,random", "--record", "a.record", typed=ALWAYS_THE_FIRST)
    assert "Round 14 of 14" in shown
    assert "The game is over." in shown
    assert "The game is recorded in a.record." in shown
    position = saved(tmp_path).final(game("city-of-rome"))
    assert position.seat == OVER
    for name, score in zip(["Violet", "Orange", "White"], position.scores(), strict=True):
        assert re.search(rf"^ +\d\. +{name} +{score}$", shown, re.M)
        assert re.search(rf"^{name} +Points *\n(?:.*\n)+?Sum +{score} *$", shown, re.M)


def test_one_plays_against_two_bots_unless_something_else_is_asked_for(tmp_path: Path) -> None:
    good(tmp_path, "play", "city-of-rome", typed="q\n")
    assert saved(tmp_path).game == "city-of-rome"
    assert len(saved(tmp_path).names) == 3


def test_a_seed_makes_the_game_repeatable(tmp_path: Path) -> None:
    first, again, other = (
        good(tmp_path, *ROME[:-1], seed, typed="1\n" * 20).split("The game is saved")[0] for seed in "556"
    )
    assert first == again != other


def test_a_finished_game_is_kept_only_when_asked_for(tmp_path: Path) -> None:
    good(tmp_path, *ROME, typed=ALWAYS_THE_FIRST)
    assert not list(tmp_path.iterdir())


def test_enter_takes_the_only_option(tmp_path: Path) -> None:
    def has_one_option(table: Table) -> bool:
        return table.position.seat == 0 and table.position.count() == 1

    path = left_when(tmp_path, ["human", "random", "random"], has_one_option)
    before = len(saved(tmp_path).moves)
    shown = good(tmp_path, "play", "--resume", path.name, typed="\nq\n")
    assert "There is only this option: Enter takes it." in shown
    assert saved(tmp_path).moves[before].seat == 0


# -- which game ---------------------------------------------------------------------------------------------------

ONE = game("city-of-rome")
OTHER = replace(ONE, slug="other", name="Another Game")


class Keyboard(io.StringIO):
    """A person types."""

    def isatty(self) -> bool:
        return True


def test_the_only_game_is_played_without_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aedilis, "all_games", lambda: [ONE])
    assert which_game(Screen("en")) is ONE


@pytest.mark.parametrize(("language", "question"), [("en", "Which game?"), ("de", "Welches Spiel?")])
def test_who_names_no_game_is_asked_which(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, question: str
) -> None:
    monkeypatch.setattr(aedilis, "all_games", lambda: [ONE, OTHER])
    monkeypatch.setattr(sys, "stdin", Keyboard("3\nother\n2\n"))
    assert which_game(Screen(language)) is OTHER
    shown = capsys.readouterr().out
    assert "  1  City of Rome\n  2  Another Game\n" in shown
    assert shown.count(question) == 3


@pytest.mark.parametrize("keyboard", [io.StringIO, Keyboard], ids=["none", "silent"])
@pytest.mark.parametrize(("language", "said"), [("en", "say which game to play"), ("de", "sag, welches Spiel")])
def test_where_nobody_says_which_game_all_are_named(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    keyboard: type[io.StringIO],
    language: str,
    said: str,
) -> None:
    monkeypatch.setattr(aedilis, "all_games", lambda: [ONE, OTHER])
    monkeypatch.setattr(sys, "stdin", keyboard())
    assert main(["play", "--lang", language]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert "city-of-rome, other" in complaint


# -- what a person can ask for ------------------------------------------------------------------------------------


def test_the_screen_tells_what_happened_what_to_do_and_what_is_possible(tmp_path: Path) -> None:
    shown = good(tmp_path, *ROME, typed="1\nq\n")
    second = shown.split("> 1\n")[1]
    assert second.index("places a builder on space") < second.index("Round 1 of 14")
    assert second.index("Round 1 of 14") < second.index("Take a card from the offer.")
    assert re.search(r"^  1  \w+", second, re.M)


def test_a_question_mark_shows_the_sheet_of_everybody(tmp_path: Path) -> None:
    shown = good(tmp_path, *ROME, typed="?\nq\n")
    assert shown.count("Money: 5") == 3
    assert len(re.findall(r"^Sum +5 *$", shown, re.M)) == 3


def test_l_shows_the_log_from_the_beginning(tmp_path: Path) -> None:
    shown = good(tmp_path, *ROME, typed="1\n1\nl\nq\n")
    assert "is the first player." in shown.split("> l\n")[1]


def test_what_is_no_option_is_refused_and_asked_again(tmp_path: Path) -> None:
    shown = good(tmp_path, *ROME, typed="99\n0\nabc\n\nq\n")
    for word in ("99", "0", "abc", ""):
        assert re.search(rf"'{word}' is not an option \(allowed: 1 to \d+, u, \?, l, q\)", shown)
    assert not [move for move in saved(tmp_path).moves if move.seat == 0]


# -- taking back --------------------------------------------------------------------------------------------------


def test_u_takes_a_choice_back(tmp_path: Path) -> None:
    path = left_when(tmp_path, ["human", "random"], lambda table: decides(table, 0, "build", "done"))
    text = path.read_text(encoding="utf-8")
    shown = good(tmp_path, "play", "--resume", path.name, typed="1\nu\nq\n")
    assert "Where do you build" in shown
    assert last_screen(shown) == last_screen(shown.split("\n> 1\n")[0])
    assert path.read_text(encoding="utf-8") == text


def test_there_is_nothing_to_take_back_at_the_start(tmp_path: Path) -> None:
    assert "there is nothing to take back" in good(tmp_path, *ROME, typed="u\nq\n")


def others_decided_since(table: Table) -> bool:
    """The first seat decides again, and others have decided in between."""
    return decides(table, 0) and 0 in [step.seat for step in table.steps] and table.steps[-1].seat > 0


def test_bots_do_not_agree_to_take_back_what_came_out(tmp_path: Path) -> None:
    path = left_when(tmp_path, ["human", "random", "random"], others_decided_since)
    text = path.read_text(encoding="utf-8")
    shown = good(tmp_path, "play", "--resume", path.name, typed="u\nq\n")
    assert "Orange, White must agree" in shown
    assert "Bots never agree to that." in shown
    assert path.read_text(encoding="utf-8") == text


def test_another_person_is_asked_before_something_is_taken_back(tmp_path: Path) -> None:
    path = left_when(tmp_path, ["human", "human"], others_decided_since)
    text = path.read_text(encoding="utf-8")
    shown = good(tmp_path, "play", "--resume", path.name, typed="\nu\nn\nq\n")
    assert "Brown: may White take that back? (y/n) n" in shown
    assert path.read_text(encoding="utf-8") == text
    good(tmp_path, "play", "--resume", path.name, typed="\nu\ny\nq\n")
    assert len(path.read_text(encoding="utf-8")) < len(text)


# -- secrets ------------------------------------------------------------------------------------------------------


def test_a_person_sees_no_secret_of_the_others(tmp_path: Path) -> None:
    shown = good(tmp_path, *SEATED, "human,random,random,random", typed=ALWAYS_THE_FIRST)
    told = re.findall(r"(?:Orange|White|Brown) (?:keeps|draws|lays) (.*)", shown)
    assert told
    assert all(re.match(r"a card |from deck |\d ", what) for what in told)
    assert re.search(r"(?:Violet) keeps (?!a card)", shown)


def test_several_people_hand_the_keyboard_over(tmp_path: Path) -> None:
    shown = good(tmp_path, *SEATED, "human,human", typed="\n1\n\n1\n\n1\n")
    handed = re.findall(r"Pass the keyboard to (White|Brown), then press Enter\.", shown)
    assert len(handed) >= 2
    assert all(one != next_one for one, next_one in pairwise(handed))
    for part in re.split(r"Pass the keyboard to ", shown)[1:]:
        name = part.split(",")[0]
        assert set(re.findall(r"^(\w+) \(you", part, re.M)) <= {name}


# -- leaving and going on -----------------------------------------------------------------------------------------


def test_q_saves_and_tells_how_to_go_on(tmp_path: Path) -> None:
    shown = good(tmp_path, *ROME, typed="1\n1\nq\n")
    (path,) = tmp_path.iterdir()
    assert re.fullmatch(r"city-of-rome-\d{4}-\d\d-\d\d-1\.record", path.name)
    assert f"The game is saved in {path.name}." in shown
    assert f"aedilis play --resume {path.name}" in shown


def test_the_end_of_the_input_saves_too_and_never_over_another_game(tmp_path: Path) -> None:
    good(tmp_path, *ROME, typed="1\n")
    (first,) = tmp_path.iterdir()
    text = first.read_text(encoding="utf-8")
    good(tmp_path, *ROME, typed="1\n1\n")
    assert len(list(tmp_path.iterdir())) == 2
    assert first.read_text(encoding="utf-8") == text


def test_a_saved_game_goes_on_and_is_written_back(tmp_path: Path) -> None:
    good(tmp_path, *SEATED, "random,human", "--record", "a.record", typed="1\n1\n1\nq\n")
    left = saved(tmp_path)
    shown = good(tmp_path, "play", "--resume", "a.record", typed=ALWAYS_THE_FIRST)
    assert "Brown (you" in shown
    assert "White (you" not in shown
    ended = saved(tmp_path)
    assert ended.moves[: len(left.moves)] == left.moves
    assert ended.final(game("city-of-rome")).seat == OVER
    assert not [path for path in tmp_path.iterdir() if path.name != "a.record"]


def test_a_game_that_is_left_again_keeps_what_was_played(tmp_path: Path) -> None:
    good(tmp_path, *ROME, "--record", "a.record", typed="1\nq\n")
    before = len(saved(tmp_path).moves)
    good(tmp_path, "play", "--resume", "a.record", typed="1\n1\n1\nq\n")
    assert len(saved(tmp_path).moves) > before
    assert [move.seat for move in saved(tmp_path).moves].count(0) >= 4
    assert saved(tmp_path).moves[0].seat == CHANCE


def test_seats_may_change_hands_when_a_game_goes_on(tmp_path: Path) -> None:
    good(tmp_path, *ROME, "--record", "a.record", typed="1\nq\n")
    good(tmp_path, "play", "--resume", "a.record", "--seats", "random,random,random")
    assert saved(tmp_path).final(game("city-of-rome")).seat == OVER


def test_a_finished_game_does_not_go_on(tmp_path: Path) -> None:
    good(tmp_path, *SEATED, "random,random", "--record", "a.record")
    assert "is over: see it with aedilis replay a.record" in refused(tmp_path, "play", "--resume", "a.record")


def test_force_writes_over_a_record(tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text("something else")
    good(tmp_path, *ROME, "--record", "a.record", "--force", typed="q\n")
    assert saved(tmp_path).game == "city-of-rome"


# -- the terminal -------------------------------------------------------------------------------------------------


def test_no_line_is_wider_than_the_terminal(tmp_path: Path) -> None:
    for columns in (80, 100):
        shown = run(tmp_path, *SEATED, "human,random,random,random", typed=ALWAYS_THE_FIRST, columns=columns)
        assert max(map(len, shown.stdout.splitlines())) <= columns


def test_chance_every_bot_and_a_resumed_game_have_random_numbers_of_their_own() -> None:
    """With the same seed: else a bot could tell from its own what comes out next."""
    bots = {BOTS_STREAM + seat for game in all_games() for seat in range(game.seats[-1])}
    assert CHANCE_STREAM not in bots
    assert max({CHANCE_STREAM, *bots}) < RESUMED_STREAM
