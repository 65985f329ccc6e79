"""Bots from a module of one's own: found in the current folder, and guarded against whatever they do."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from tests.every_game.playing import play, setting_of

from aedilis import Position, Rng
from aedilis.bots import BOTS, UNHURRIED
from aedilis.bots.external import BotError
from aedilis.bots.loading import GuardedBot, check, seated

NUMBERS = count()


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    known = {*sys.modules}
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    for name in {*sys.modules} - known:
        del sys.modules[name]


@pytest.fixture
def view() -> Position:
    for moment in play(setting_of("city-of-rome", 2), 1):
        if moment.position.seat >= 0 and moment.position.count() > 2:
            return moment.position.seen_by(moment.position.seat)
    raise AssertionError("nobody has a choice")


def module(source: str) -> str:
    """A module of that source in the current folder, which was not there before."""
    name = f"own{next(NUMBERS)}"
    Path(f"{name}.py").write_text(source, encoding="utf-8")
    return name


def choosing(body: str) -> str:
    """The name of a bot that chooses like that."""
    begin = "class Own:\n    def __init__(self, random): self.random = random\n"
    return f"{module(f'{begin}    def choose(self, view, budget): {body}')}:Own"


def unexpected(failure: BotError) -> None:
    pytest.fail(str(failure))


def test_a_class_of_the_current_folder_is_a_bot(view: Position) -> None:
    bot = seated(choosing("return view.options()[-1]"), Rng(1), unexpected)
    assert bot.choose(view, UNHURRIED) == view.options()[-1]


def test_a_function_that_makes_a_bot_will_do_too(view: Position) -> None:
    name = module("from aedilis.bots.greedy import GreedyBot\ndef brave(random): return GreedyBot(random)\n")
    assert seated(f"{name}:brave", Rng(1), unexpected).choose(view, UNHURRIED) == (
        BOTS["greedy"](Rng(1)).choose(view, UNHURRIED)
    )


def test_a_module_may_lie_deeper_and_have_others_beside_it(view: Position) -> None:
    Path("deep").mkdir()
    Path("deep/beside.py").write_text("LAST = -1\n")
    source = "from deep.beside import LAST\nclass Own:\n    def __init__(self, random): pass\n"
    Path("deep/own.py").write_text(f"{source}    def choose(self, view, budget): return view.options()[LAST]\n")
    assert seated("deep.own:Own", Rng(1), unexpected).choose(view, UNHURRIED) == view.options()[-1]


def test_our_own_bots_are_not_guarded() -> None:
    """If one of them fails that is a fault of ours, which must not be hidden."""
    assert not any(isinstance(seated(name, Rng(1), unexpected), GuardedBot) for name in BOTS)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("raise ValueError('no idea')", "ValueError: no idea"),
        ("return 1 / 0", "ZeroDivisionError: division by zero"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("return -5", "it chose -5, which is no option (allowed: "),
        ("return None", "it chose None, which is no option (allowed: "),
        ("return True", "it chose True, which is no option (allowed: "),
        ("return str(view.options()[0])", "which is no option (allowed: "),
        ("return view.options()", "which is no option (allowed: "),
    ],
)
def test_a_failure_is_told_and_something_legal_is_played(view: Position, body: str, reason: str) -> None:
    told: list[BotError] = []
    name = choosing(body)
    bot = seated(name, Rng(1), told.append)
    chosen = {bot.choose(view, UNHURRIED) for _ in range(60)}
    assert chosen == {*view.options()}  # at random, so everything comes up sometime
    (failure,) = told
    assert str(failure).startswith(f"{name} failed, and a random option was played for it: ")
    assert reason in str(failure)
    assert isinstance(bot, GuardedBot)
    assert bot.failures == 60


def test_every_kind_of_failure_is_told(view: Position) -> None:
    told: list[BotError] = []
    bot = seated(choosing("return -self.random.below(2) or int('x')"), Rng(1), told.append)
    for _ in range(20):
        bot.choose(view, UNHURRIED)
    assert sorted(str(failure.values["reason"])[:10] for failure in told) == ["ValueError", "it chose -"]


def test_the_same_random_numbers_give_the_same_instead(view: Position) -> None:
    name = choosing("return -5")
    one, other = (seated(name, Rng(4), lambda failure: None) for _ in range(2))
    assert [one.choose(view, UNHURRIED) for _ in range(9)] == [other.choose(view, UNHURRIED) for _ in range(9)]


def test_ctrl_c_is_no_failure_of_a_bot(view: Position) -> None:
    with pytest.raises(KeyboardInterrupt):
        seated(choosing("raise KeyboardInterrupt"), Rng(1), unexpected).choose(view, UNHURRIED)


@pytest.mark.parametrize("name", BOTS)
def test_our_own_bots_can_take_a_seat(name: str) -> None:
    check(name)


def test_what_is_no_bot_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(BotError, match=r"'alien' cannot take a seat \(allowed: human, random, .*, external:COMMAND\)"):
        check("alien", also=["human"])
    check("human", also=["human"])
