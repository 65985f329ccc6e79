"""Bots that are programs: real ones, good and bad. Whatever they do, the game goes on and nothing is left running."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.every_game.about import has_secrets
from tests.every_game.playing import Setting, every_seat_count, play, setting_of, some_moments

import aedilis
from aedilis import Position, Rng, Table
from aedilis.bots import UNHURRIED, Budget
from aedilis.bots import external as protocol
from aedilis.bots.external import MOST_STARTS, BotError, asking
from aedilis.bots.loading import GuardedBot, end, seated

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the programs are shell scripts")

QUICK = Budget(milliseconds=100)
GAMES = 30  # that are looked through for secrets, at most

# A bot that knows nothing of Aedilis: the longest sentence is the best.
LONGEST = """
import json, sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        best = max(message["options"], key=lambda option: len(option["sentence"]))
        print(json.dumps({"option": best["option"], "question": message["question"]}), flush=True)
"""
FIRST = """
while read -r line; do
    case $line in *'"type": "choose"'*) echo '{"option": 1}' ;; esac
done
"""
ENDLESS = "while read -r line; do :; done; sleep 1000"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A start may take long on a busy machine, an answer of one that hangs need not."""
    monkeypatch.setattr(protocol, "GRACE", 0.2)


class Seat:
    """A bot at its seat, with all that it was blamed for."""

    def __init__(self, script: str, folder: Path, program: str = "sh") -> None:
        path = folder / f"bot-{len(list(folder.iterdir()))}"
        path.write_text(script, encoding="utf-8")
        self.failures: list[BotError] = []
        name = f"external:{shlex.quote(program)} {shlex.quote(str(path))}"
        bot = seated(name, Rng(1), self.failures.append)
        assert isinstance(bot, GuardedBot)
        self.bot = bot

    def choose(self, view: Position, budget: Budget = UNHURRIED) -> int:
        option = self.bot.choose(view, budget)
        assert option in view.options_of(view.viewer)
        return option

    def reasons(self) -> list[str]:
        return [str(failure.values["reason"]) for failure in self.failures]


@pytest.fixture
def view() -> Position:
    """With more than one option."""
    return next(views(setting_of("city-of-rome", 2)))


def views(setting: Setting, number: int = 0) -> Iterator[Position]:
    for moment in some_moments(play(setting, number), Rng(0, 8), 8):
        if moment.position.seat >= 0 and moment.position.count() > 1:
            yield moment.position.seen_by(moment.position.seat)


def lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def gone(pid: int) -> bool:
    """Whether a process has ended (what others started may have to wait for somebody who takes notice of it)."""
    for _ in range(100):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
            os.kill(pid, 0)
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.05)
    return False


# -- good programs ------------------------------------------------------------------------------------------------


def test_a_whole_game_of_a_script_that_knows_nothing_of_aedilis(tmp_path: Path) -> None:
    table = Table(aedilis.game("city-of-rome"), 2, Rng(3))
    python, shell = Seat(LONGEST, tmp_path, sys.executable), Seat(FIRST, tmp_path)
    while waiting := table.waiting_for():
        view = table.view(waiting[0])
        option = (python, shell)[waiting[0]].choose(view)
        options = view.options()
        if waiting == [0]:
            sentences = [len(table.game.words().option(view, one)) for one in options]
            assert option == options[sentences.index(max(sentences))]
        else:
            assert option == options[0]
        table.play(option)
    assert not python.failures + shell.failures
    end(python.bot)
    end(shell.bot)


def test_a_program_is_greeted_once_and_ends_with_its_input(tmp_path: Path, view: Position) -> None:
    seat = Seat(f"tee {tmp_path / 'told'} | {FIRST.strip()}; echo bye >{tmp_path / 'bye'}", tmp_path)
    for _ in range(3):
        seat.choose(view)
    end(seat.bot)
    hello, *questions = lines(tmp_path / "told")
    assert (hello["type"], hello["protocol"], hello["game"]) == ("hello", 1, "city-of-rome")
    assert (hello["seat"], hello["seats"]) == (view.viewer, view.seats)
    assert [(line["type"], line["question"]) for line in questions] == [("choose", 1), ("choose", 2), ("choose", 3)]
    assert (tmp_path / "bye").exists()
    assert not seat.failures


@every_seat_count
def test_a_question_tells_what_the_seat_may_know_and_nothing_else(setting: Setting) -> None:
    others = 0
    for played in range(GAMES):
        for number, view in enumerate(views(setting, played)):
            game = setting.game
            question = asking(game, view, UNHURRIED, number)
            world = view.imagine(Rng(number, 9))
            other = view.imagine(Rng(number, 10))
            others += world != other
            assert asking(game, world.seen_by(view.viewer), UNHURRIED, number) == question
            assert asking(game, other.seen_by(view.viewer), UNHURRIED, number) == question
            told = json.loads(question)
            assert "\n" not in question
            assert [option["option"] for option in told["options"]] == [game.notation(view, o) for o in view.options()]
            assert told["scores"] == view.scores()
            assert game.parse(told["view"]) == view
            assert (told["milliseconds"], told["simulations"]) == (None, None)
        if others or not has_secrets(*setting):
            return
    pytest.fail("nobody had secrets, so nothing was tested")


def test_a_question_tells_the_budget(view: Position) -> None:
    told = json.loads(asking(aedilis.game("city-of-rome"), view, Budget(50, 1234.4), 1))
    assert (told["milliseconds"], told["simulations"]) == (1234, 50)


# -- bad programs -------------------------------------------------------------------------------------------------


BAD_ANSWERS = {
    "hello": "its answer is not of the form",
    "": "its answer is not of the form",
    "17": "its answer is not of the form",
    "[]": "its answer is not of the form",
    '{"choice": 1}': "its answer is not of the form",
    '{"option": 1, "question": 99}': "its answer is not of the form",
    '{"option": 0}': "it chose 0, which is no option (allowed: ",
    '{"option": 99}': "it chose 99, which is no option (allowed: ",
    '{"option": true}': "it chose True, which is no option (allowed: ",
    '{"option": "cheat"}': "it chose cheat, which is no option (allowed: ",
    '{"option": {"a": [1]}}': "which is no option (allowed: ",
}


@pytest.mark.parametrize("answer", BAD_ANSWERS)
def test_nonsense_is_told_and_something_legal_is_played(tmp_path: Path, view: Position, answer: str) -> None:
    seat = Seat(FIRST.replace('{"option": 1}', answer), tmp_path)
    seat.choose(view)
    end(seat.bot)
    (reason,) = seat.reasons()
    assert BAD_ANSWERS[answer] in reason
    assert seat.bot.failures == 1


def test_an_endless_line_is_nonsense(tmp_path: Path, view: Position) -> None:
    seat = Seat("tr '\\0' x </dev/zero", tmp_path)
    seat.choose(view)
    end(seat.bot)
    assert "its answer is not of the form" in seat.reasons()[0]
    assert len(seat.reasons()[0]) < 500


def test_a_flood_of_answers_to_nothing_does_not_block_the_game(tmp_path: Path, view: Position) -> None:
    """It never reads, so its input runs full."""
    seat = Seat("""yes '{"option": 1}'""", tmp_path)
    for _ in range(40):
        seat.choose(view, QUICK)
        if seat.failures:
            break
    end(seat.bot)
    assert seat.reasons() == ["it did not answer within 0.3 seconds"]


def test_a_crash_is_told_with_the_last_words_and_the_program_starts_again(tmp_path: Path, view: Position) -> None:
    once = tmp_path / "once"
    seat = Seat(f"if [ ! -e {once} ]; then touch {once}; echo 'Oh dear.' >&2; exit 7; fi\n{FIRST}", tmp_path)
    options = view.options()
    seat.choose(view)
    assert seat.reasons() == ["it ended with exit code 7 (its last words: Oh dear.)"]
    assert [seat.choose(view) for _ in range(3)] == [options[0]] * 3
    end(seat.bot)
    assert seat.bot.failures == 1


def test_a_program_that_ends_at_once_is_not_started_for_ever(tmp_path: Path, view: Position) -> None:
    starts = tmp_path / "starts"
    seat = Seat(f"echo start >>{starts}; echo 'Oh dear.' >&2; exit 7", tmp_path)
    for _ in range(3 * MOST_STARTS):
        seat.choose(view)
    assert starts.read_text().count("start") == MOST_STARTS
    assert seat.reasons() == [
        "it ended with exit code 7 (its last words: Oh dear.)",
        f"after {MOST_STARTS} starts it is not started again in this game",
    ]
    assert seat.bot.failures == 3 * MOST_STARTS


def test_one_that_hangs_is_killed_with_all_that_it_has_started(
    tmp_path: Path, view: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "START", 2.0)
    pids = tmp_path / "pids"
    seat = Seat(f"echo $$ >>{pids}; sleep 1000 & echo $! >>{pids}; {ENDLESS}", tmp_path)
    seat.choose(view, QUICK)
    assert seat.reasons() == ["it did not answer within 2 seconds"]
    found = [int(pid) for pid in pids.read_text().split()]
    assert len(found) == 2
    assert all(map(gone, found))


def test_one_that_does_not_want_to_end_is_killed(tmp_path: Path, view: Position) -> None:
    pids = tmp_path / "pids"
    seat = Seat(f"trap '' TERM INT HUP; echo $$ >>{pids}; {FIRST}\nwhile true; do sleep 0.1; done", tmp_path)
    seat.choose(view)
    end(seat.bot)
    assert gone(int(pids.read_text()))
    assert not seat.failures


def test_a_program_that_does_not_start_is_told(tmp_path: Path, view: Position) -> None:
    path = tmp_path / "no-interpreter"
    path.write_text("#!/nowhere/at/all\n")
    path.chmod(0o755)
    failures: list[BotError] = []
    bot = seated(f"external:{path}", Rng(1), failures.append)
    assert bot.choose(view, UNHURRIED) in view.options()
    assert "it cannot be started: No such file or directory" in str(failures[0])


def test_failures_are_told_in_german_too(tmp_path: Path, view: Position) -> None:
    from aedilis.terminal.screen import explain

    seat = Seat("exit 3", tmp_path)
    seat.choose(view)
    said = explain(seat.failures[0], "de")
    assert "eine zufällige Möglichkeit wurde dafür gespielt: er hat sich mit dem Code 3 beendet" in said
