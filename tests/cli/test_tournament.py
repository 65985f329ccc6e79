"""`aedilis tournament`: bots against each other, by the command."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import COMMAND, contents, environment, good, refused, run

import aedilis

ROME = ["tournament", "city-of-rome", "--budget", "10", "--seed", "7"]
CLUMSY = """
class Clumsy:
    def __init__(self, random): pass
    def choose(self, view, budget): return -1

class Deadly:
    def __init__(self, random): pass
    def choose(self, view, budget): import os; os._exit(1)
"""


def results(folder: Path, *arguments: str) -> dict[str, Any]:
    """What was written, without how fast it went."""
    good(folder, *ROME, *arguments, "--json", "results.json", "--force")
    written: dict[str, Any] = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    assert written.pop("speed").keys() == {"compiled", "seconds", "seconds_per_decision"}
    return written


def test_a_table_tells_how_strong_they_are_and_how_to_get_it_again(tmp_path: Path) -> None:
    shown = good(tmp_path, *ROME, "--bots", "random,greedy", "--games", "5", "--workers", "1")
    assert "City of Rome: 6 games of 2" in shown  # everybody sits everywhere equally often
    for word in ("rating", "games", "wins", "share", "95 %", "points", "ms", "--seed 7"):
        assert word in shown
    greedy, random = re.findall(r"^ *(?:greedy|random) .*$", shown, re.M)  # the stronger one first
    assert greedy.split()[0] == "greedy"
    assert greedy.split()[3:7] == ["6", "6.0", "100.0", "%"]
    assert random.split()[3:7] == ["6", "0.0", "0.0", "%"]
    assert not contents(tmp_path)


def test_it_fits_into_a_narrow_terminal(tmp_path: Path) -> None:
    arguments = ["--bots", "random,architectus", "--games", "2", "--budget", "1", "--workers", "1"]
    shown = good(tmp_path, *ROME[:2], *arguments, columns=80)
    assert "…" not in shown
    assert re.search(r"^ architectus ", shown, re.M)


def test_the_same_seed_gives_the_same_results_with_any_number_of_workers(tmp_path: Path) -> None:
    bots = ["--bots", "random,greedy", "--games", "4"]
    alone = results(tmp_path, *bots, "--workers", "1")
    assert results(tmp_path, *bots, "--workers", "2") == alone
    assert results(tmp_path, *bots, "--workers", "1", "--seed", "8") != alone
    assert [row["bot"] for row in alone["bots"]] == ["greedy", "random"]
    assert (alone["games"], alone["budget"], alone["seed"], alone["test"]) == (4, 10, 7, None)
    rome = aedilis.game("city-of-rome")
    assert (alone["rules"], alone["components"]) == (rome.version, rome.digest)
    wins = sum(ranks[seating.index(1)] == 1 for seating, _, ranks in alone["results"])
    assert alone["bots"][0]["wins"] == wins


def test_of_several_bots_everybody_sees_who_won_against_whom(tmp_path: Path) -> None:
    bots = ["--bots", "random,greedy,tiro", "--games", "6", "--workers", "1"]
    shown = good(tmp_path, *ROME, *bots)
    assert "Share of the games that the bot of a line won against that of a column, in per cent" in shown
    pairs = {(pair["bot"], pair["other"]): pair for pair in results(tmp_path, *bots)["pairs"]}
    assert len(pairs) == 6
    for (bot, other), pair in pairs.items():
        assert pair["games"] == 2
        assert pair["win_rate"] + pairs[other, bot]["win_rate"] == pytest.approx(1)
    assert re.search(rf"^ random .* {100 * pairs['random', 'greedy']['win_rate']:.1f} ", shown, re.M)


def test_several_sit_at_one_table(tmp_path: Path) -> None:
    written = results(tmp_path, "--bots", "random,greedy", "--seats", "4", "--games", "4", "--workers", "1")
    assert {tuple(sorted(seating)) for seating, _, _ in written["results"]} == {(0, 0, 1, 1)}
    assert [row["games"] for row in written["bots"]] == [8, 8]


# -- many bots ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["swiss", "ladder"])
def test_matches_bring_bots_into_an_order(tmp_path: Path, form: str) -> None:
    matches = ["--bots", "random,greedy,tiro", "--format", form, "--games", "2", "--rounds", "2", "--workers", "1"]
    shown = good(tmp_path, *ROME, *matches)
    assert re.search(r"^Final order: (greedy|tiro), ", shown, re.M)
    written = results(tmp_path, *matches)
    assert sorted(written["order"]) == ["greedy", "random", "tiro"]
    assert written["games"] == 4  # one table in each of two rounds


def test_at_large_tables_one_sees_who_came_out_ahead(tmp_path: Path) -> None:
    shown = good(
        tmp_path,
        *ROME,
        "--bots",
        "random,greedy,tiro",
        "--seats",
        "3",
        "--games",
        "3",
        "--budget",
        "1",
        "--workers",
        "1",
    )
    assert "in which the bot of a line came out ahead of that of a column" in shown


def test_with_a_journal_a_tournament_goes_on_and_becomes_longer(tmp_path: Path) -> None:
    bots = ["--bots", "random,greedy", "--workers", "1"]
    whole = results(tmp_path, *bots, "--games", "4")
    kept = ["--journal", "kept"]
    results(tmp_path, *bots, "--games", "2", *kept)
    assert (tmp_path / "kept").read_bytes().count(b"\n") == 1 + 2
    assert results(tmp_path, *bots, "--games", "4", *kept) == whole
    done = run(tmp_path, *ROME, "--bots", "random,tiro", "--workers", "1", *kept)
    assert done.returncode == 2
    assert "'kept' has results of something else: bots" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--rounds", "3"], "--rounds is for the formats swiss, ladder"),
        (["--format", "swiss", "--seats", "3"], "with 3 at a table there must be 3 bots or more, not 2"),
        (["--format", "ladder", "--at-least", "60"], "--at-least is for two bots and two seats"),
    ],
)
def test_what_does_not_fit_together_is_said(tmp_path: Path, arguments: list[str], complaint: str) -> None:
    assert complaint in refused(tmp_path, *ROME, "--bots", "random,greedy", *arguments)


# -- a claim ------------------------------------------------------------------------------------------------------


def test_a_claim_that_holds_is_shown_as_soon_as_it_is_clear(tmp_path: Path) -> None:
    claim = ["--bots", "greedy,random", "--at-least", "40"]
    shown = good(tmp_path, *ROME, *claim)
    found = re.search(r"Shown after (\d+) games: greedy wins at least 40 % of its games against random\.", shown)
    assert found
    assert int(found[1]) < 30
    assert "A test says so wrongly in 5 % of all cases at most." in shown
    assert results(tmp_path, *claim, "--workers", "1") == results(tmp_path, *claim, "--workers", "2")


def test_a_claim_that_does_not_hold_is_refuted(tmp_path: Path) -> None:
    done = run(tmp_path, *ROME, "--bots", "random,greedy", "--at-least", "50")
    assert (done.returncode, done.stderr) == (1, "")
    assert re.search(r"Refuted after \d+ games: random wins less than 50 % of its games against greedy\.", done.stdout)


def test_a_claim_may_stay_undecided(tmp_path: Path) -> None:
    done = run(tmp_path, *ROME, "--bots", "greedy,random", "--at-least", "99", "--games", "4", "--lang", "de")
    assert (done.returncode, done.stderr) == (1, "")
    assert "Nach 4 Partien unentschieden, ob greedy mindestens 99 % gegen random gewinnt." in done.stdout


# -- bots of others -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["1", "2"])
def test_who_fails_is_named_at_once_and_plays_at_random(tmp_path: Path, workers: str) -> None:
    (tmp_path / "own.py").write_text(CLUMSY)
    done = run(tmp_path, *ROME, "--bots", "own:Clumsy,random", "--games", "4", "--workers", workers)
    assert done.returncode == 0
    assert done.stderr.startswith("own:Clumsy failed, and a random option was played for it: it chose -1, which is no")
    assert done.stderr.count("\n") == 1
    (row,) = re.findall(r"^ own:Clumsy .*$", done.stdout, re.M)
    assert int(row.split()[-1]) > 100


def test_who_ends_the_process_ends_the_tournament_with_a_word(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(CLUMSY)
    done = run(tmp_path, *ROME, "--bots", "own:Deadly,random", "--games", "4", "--workers", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "aedilis: a process came to a sudden end in the middle of a game, perhaps by a bot\n"


def test_a_program_takes_part(tmp_path: Path) -> None:
    answer = """print('{"option": 1}', flush=True)"""
    (tmp_path / "first.py").write_text(f"import sys\nfor line in sys.stdin:\n  if 'choose' in line: {answer}\n")
    bots = f"random,external:{sys.executable} first.py"
    shown = good(tmp_path, *ROME, "--bots", bots, "--games", "2", "--workers", "2")
    assert re.search(r"^ external:", shown, re.M)


# -- Ctrl-C -------------------------------------------------------------------------------------------------------


SLOW = """
from pathlib import Path

class Slow:
    def __init__(self, random): self.asked = 0
    def choose(self, view, budget):
        with Path("asked").open("a") as file:
            file.write(".")
        return view.options()[0]

class Stubborn(Slow):
    def choose(self, view, budget):
        while True:
            try:
                return super().choose(view, budget)
            except KeyboardInterrupt:
                pass
"""


def interrupted(folder: Path, bot: str, workers: str, *more: str) -> str:
    """What a tournament says that is stopped after some games."""
    (folder / "own.py").write_text(SLOW)
    running = subprocess.Popen(
        [*COMMAND, *ROME, "--bots", f"own:{bot},random", "--games", "1000000", "--workers", workers, *more],
        cwd=folder,
        env=environment(100),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    asked = (folder / "asked").stat().st_size if (folder / "asked").exists() else 0
    deadline = time.monotonic() + 100
    while not (folder / "asked").exists() or (folder / "asked").stat().st_size < asked + 2000:  # some games
        assert time.monotonic() < deadline
        time.sleep(0.1)
    os.killpg(running.pid, signal.SIGINT)
    said, complained = running.communicate(timeout=60)
    assert (running.returncode, complained) == (130, "")
    return said


@pytest.mark.skipif(os.name != "posix", reason="signals to groups of processes")
@pytest.mark.parametrize(("bot", "workers"), [("Slow", "1"), ("Slow", "2"), ("Stubborn", "1")])
def test_ctrl_c_ends_it_with_what_was_played(tmp_path: Path, bot: str, workers: str) -> None:
    said = interrupted(tmp_path, bot, workers)
    assert "Stopped early, of 1,000,000 games." in said
    assert re.search(r"^City of Rome: [\d,]+ games of 2$", said, re.M)


@pytest.mark.skipif(os.name != "posix", reason="signals to groups of processes")
def test_with_a_journal_the_same_command_goes_on_after_ctrl_c(tmp_path: Path) -> None:
    """Though it asks for a file that is not to be written over: there is none before the end."""
    for times in (1, 2):
        before = (tmp_path / "kept").read_bytes() if times == 2 else b""
        said = interrupted(tmp_path, "Slow", "1", "--journal", "kept", "--json", "results.json")
        assert "The same command goes on from there." in said
        after = (tmp_path / "kept").read_bytes()
        assert after.startswith(before)
        assert len(after) > len(before)
    assert not (tmp_path / "results.json").exists()
