"""In a real terminal: what is typed is echoed, screens are turned, and Ctrl-C saves."""

from __future__ import annotations

import os
import select
import sys
import time
from pathlib import Path

import pytest
from tests.cli.command import COMMAND, environment, good, record

if sys.platform == "win32":
    pytest.skip("needs pseudo-terminals", allow_module_level=True)

import fcntl
import pty
import struct
import termios

PATIENCE = 30.0
CTRL_C = "\x03"
CTRL_D = "\x04"


class Terminal:
    """A pseudo-terminal of 100 columns with the command running in it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.shown = ""
        self.pid, self.device = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
            os.execve(COMMAND[0], [*COMMAND, *arguments], environment(100))

    def wait_for(self, text: str) -> str:
        """What is shown until this text is."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < deadline, f"{text!r} is not in {self.shown!r}"
            if select.select([self.device], [], [], 0.1)[0]:
                self.shown += os.read(self.device, 65536).decode(errors="replace")
        before, self.shown = self.shown.split(text, 1)
        return before

    def type(self, text: str) -> None:
        time.sleep(0.2)  # as slow as a person: Python overlooks a Ctrl-C in the moment it begins to listen
        os.write(self.device, text.encode())

    def end(self) -> int:
        """The exit code, once the command is done."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                while select.select([self.device], [], [], 0)[0] and os.read(self.device, 65536):
                    pass
            except OSError:
                pass
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                os.close(self.device)
                return os.waitstatus_to_exitcode(status)
            assert time.monotonic() < deadline
            time.sleep(0.05)


def test_a_game_in_a_terminal_is_drawn_in_colour_and_saved_by_ctrl_c(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "city-of-rome", "--seed", "5")
    screen = terminal.wait_for("save and quit")
    assert "\x1b[H" in screen
    assert "Round 1 of 14" in screen or "Opening draft" in screen
    assert ";48;5;" in screen
    terminal.type("1\n")
    terminal.wait_for("save and quit")
    terminal.type(CTRL_C)
    terminal.wait_for("The game is saved in ")
    assert terminal.end() == 0
    (path,) = tmp_path.iterdir()
    assert "good so far" in good(tmp_path, "verify", path.name)


def test_the_end_of_the_input_saves_too(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "city-of-rome", "--record", "a.record")
    terminal.wait_for("save and quit")
    terminal.type(CTRL_D)
    terminal.wait_for("The game is saved in a.record.")
    assert terminal.end() == 0


def test_the_screen_is_forgotten_before_another_person_sits_down(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "city-of-rome", "--seats", "human,human", "--record", "a.record")
    assert "\x1b[3J" in terminal.wait_for("Pass the keyboard to ")
    terminal.type("\n")
    terminal.wait_for("save and quit")
    terminal.type("1\n")
    assert "\x1b[3J" in terminal.wait_for("Pass the keyboard to ")
    terminal.type(CTRL_C)
    assert terminal.end() == 0


def test_a_recorded_game_is_stepped_through(tmp_path: Path) -> None:
    lines = record(tmp_path).read_text(encoding="utf-8").split("\n\n")[1].splitlines()
    moves = sum(not line.startswith("= ") for line in lines) - 1  # without prints and the last line
    terminal = Terminal(tmp_path, "replay", "game.record")
    terminal.wait_for(f"Move 1 of {moves}")
    for typed, shown in {"\n": 2, "n\n": 3, "b\n": 2, "40\n": 40, "999\n": moves}.items():
        terminal.wait_for("q: quit")
        terminal.type(typed)
        terminal.wait_for(f"Move {shown} of {moves}")
    terminal.wait_for("q: quit")
    terminal.type("q\n")
    assert terminal.end() == 0
