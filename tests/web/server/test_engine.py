"""Bots change over to an engine that is built while people play, and every page says which one thinks."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import pytest
from tests.web.server.site import Guest, Site, a_path, running

import aedilis
from aedilis import Rng
from aedilis.web.bots import Bots
from aedilis.web.engine import Engine

SOURCE = Path(aedilis.__file__).parent
NOTING = """
import json, sys
import aedilis
from aedilis.web.thinker import answer
for line in sys.stdin:
    with open(sys.argv[1], "a") as notes:
        print(json.dumps(aedilis.__file__), file=notes)
    print(json.dumps(answer(line)), flush=True)
"""


def bots(notes: Path, folder: Path) -> Bots:
    return Bots(1, 60, [sys.executable, "-c", NOTING, str(notes)], Engine(folder))


def thought_with(notes: Path) -> list[Path]:
    return [Path(json.loads(line)) for line in notes.read_text(encoding="utf-8").splitlines()] if notes.exists() else []


def test_bots_think_with_the_new_engine_as_soon_as_it_is_whole(tmp_path: Path) -> None:
    notes, folder = tmp_path / "notes", tmp_path / "packages" / "0123"
    with running(tmp_path / "data", bots=bots(notes, folder), engine=folder) as site:
        guest = site.guest("Ada")
        table = guest.make(["me", "bot:random"])
        play(site, guest, table, notes)
        half = folder.with_name("0123.new")
        (half / "aedilis").mkdir(parents=True)
        play(site, guest, table, notes)
        assert {path.parent for path in thought_with(notes)} == {SOURCE}, "what is half written is not used"

        folder.symlink_to(SOURCE.parent)
        before = len(thought_with(notes))
        play(site, guest, table, notes)
        assert {path.parent for path in thought_with(notes)[before:]} == {folder / "aedilis"}


def play(site: Site, guest: Guest, table: str, notes: Path) -> None:
    """Until the bot has thought a few times more."""
    random = Rng(1)
    wanted = len(thought_with(notes)) + 3
    while len(thought_with(notes)) < wanted:
        match = site.match(table)
        if match.bots_to_move():
            time.sleep(0.01)
        else:
            guest.move(table, match.number, a_path(match, 0, random))


def test_pages_say_which_engine_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aedilis, "compiled", lambda: False)
    folder = tmp_path / "packages" / "0123"
    with running(tmp_path / "data", engine=folder) as site:
        assert "the compiled engine is still being built" in footer(site)
        folder.parent.mkdir()
        failed = folder.with_suffix(".failed")
        failed.touch()
        assert "plain Python engine. It is slower" in footer(site)
        failed.unlink()
        guest = site.guest()
        table = guest.make(["me", "bot:random"])
        assert "the compiled engine is still being built" in guest.view(table)["parts"]["engine"]
        assert "hidden" not in guest.view(table)["parts"]["engine"]
        folder.mkdir()
        assert "Bots think with the compiled engine." in footer(site)
        assert "hidden" in guest.view(table)["parts"]["engine"], "there is nothing to say any more"
    with running(tmp_path / "other") as site:
        assert "plain Python engine. It is slower" in footer(site)


def footer(site: Site) -> str:
    return site.guest().get("/").text.split("<footer>")[1]
