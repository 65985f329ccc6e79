"""The command itself: help, version, languages, and that its two names are one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import environment, good, run

import aedilis

COMMANDS = ["games", "rules", "cards", "play", "simulate", "tournament", "replay", "show", "verify"]


def test_version_tells_whether_the_engine_is_compiled(tmp_path: Path) -> None:
    plain = "plain Python engine, about ten times slower than the compiled one"
    engine = "compiled engine" if aedilis.compiled() else plain
    assert good(tmp_path, "--version") == f"aedilis {aedilis.__version__} ({engine})\n"


def test_the_module_and_the_command_are_the_same(tmp_path: Path) -> None:
    program = "import sys; from aedilis.cli import main; sys.exit(main())"
    as_command = subprocess.run(
        [sys.executable, "-c", program, "games"], cwd=tmp_path, env=environment(100), capture_output=True, check=True
    )
    assert as_command.stdout.decode() == good(tmp_path, "games")


def test_games_lists_every_game(tmp_path: Path) -> None:
    shown = good(tmp_path, "games")
    for game in aedilis.all_games():
        (line,) = [line for line in shown.splitlines() if game.slug in line]
        assert line.split()[0] == game.slug
        assert f"{game.seats[0]}-{game.seats[-1]}" in line
        assert game.name in line


def test_without_a_command_the_help_is_shown(tmp_path: Path) -> None:
    assert good(tmp_path) == good(tmp_path, "--help")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(tmp_path: Path, command: str) -> None:
    english = good(tmp_path, command, "--help")
    assert english.startswith(f"usage: aedilis {command} ")
    german = good(tmp_path, command, "--help", "--lang", "de")
    assert german.startswith(f"Aufruf: aedilis {command} ")
    assert "options" not in german


@pytest.mark.parametrize("arguments", [["--lang", "de", "games"], ["games", "--lang", "de"], ["games", "--lang=de"]])
def test_the_language_may_stand_anywhere(tmp_path: Path, arguments: list[str]) -> None:
    assert "Plätze" in good(tmp_path, *arguments)


def test_errors_are_german_too_even_inside_errors(tmp_path: Path) -> None:
    (tmp_path / "a.record").write_text(
        f'[game "city-of-rome"]\n[rules "1"]\n[components "{aedilis.game("city-of-rome").digest}"]\n'
        '[seats "2"]\n[seat 0 "A"]\n[seat 1 "B"]\n[result "unfinished"]\n\n* nonsense\nend\n'
    )
    done = run(tmp_path, "verify", "a.record", "--lang", "de")
    assert done.returncode == 2
    assert done.stderr == "aedilis: a.record: Zeile 9: „nonsense“ kann man in City of Rome nicht tun\n"


def test_wrong_arguments_are_german_too(tmp_path: Path) -> None:
    said = run(tmp_path, "--lang", "de", "play", "--no-such-option").stderr
    assert said == "aedilis: unbekannte Argumente: --no-such-option (siehe aedilis --help)\n"


def test_a_game_is_played_in_german(tmp_path: Path) -> None:
    shown = good(
        tmp_path, "play", "city-of-rome", "--lang", "de", "--bot", "random", "--seed", "5", typed="1\n1\n?\nxyz\nq\n"
    )
    for words in ("Violett", "Zahl: wählen", "Summe", "„xyz“ gibt es hier nicht", "Die Partie ist in "):
        assert words in shown
    for words in ("Number: choose", "Points", "Sum "):
        assert words not in shown
