"""README and docs/ are sessions one can type: the Python in them is run here, and so is every command."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.command import run as run_the_command

import aedilis

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.M | re.S)
FILE = re.compile(r"# ([\w-]+\.\w+)\n")  # a block that begins like this is to be saved in a file of that name

pytestmark = pytest.mark.skipif(aedilis.compiled(), reason="the pages subclass Position, which only plain Python can")


def blocks(page: Path, language: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(page.read_text(encoding="utf-8")) if kind == language]


def sources(page: Path) -> list[str]:
    """The Python of a page; a block that begins indented goes on with the class above it."""
    joined: list[str] = []
    for text in blocks(page, "python"):
        if FILE.match(text):
            continue
        if text.startswith("    "):
            joined[-1] += text
        else:
            joined.append(text)
    return joined


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_on_the_page_runs_as_shown(page: Path) -> None:
    names: dict[str, object] = {"__name__": "page"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for number, source in enumerate(sources(page)):
        if ">>>" in source:
            test = doctest.DocTestParser().get_doctest(source, names, f"{page.name} block {number}", str(page), 0)
            runner.run(test, clear_globs=False)
            names.update(test.globs)
        else:
            exec(compile(source, f"{page.name} block {number}", "exec"), names)
    assert runner.summarize().failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_on_the_page_run_and_say_what_is_shown(page: Path, tmp_path: Path) -> None:
    for _, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if file := FILE.match(text):
            (tmp_path / file[1]).write_text(text, encoding="utf-8")
    for text in blocks(page, "console"):
        assert text.startswith("$ "), f"{page.name}: a console block begins with a command"
        for session in text.removeprefix("$ ").split("\n$ "):
            command, _, shown = session.rstrip("\n").partition("\n")
            said = run(command, tmp_path)
            if shown:
                expected = f"{shown}\n"
                assert doctest.OutputChecker().check_output(expected, said, doctest.ELLIPSIS), f"{command}\n{said}"


def test_some_pages_show_what_commands_say() -> None:
    """Else nothing is compared above."""
    shown = [page.name for page in PAGES for text in blocks(page, "console") if re.search(r"^[^$]", text, re.M)]
    assert {"README.md", "records.md"} <= {*shown}


def run(command: str, folder: Path) -> str:
    """Runs a command in a scratch folder; a make target is only looked up, as it would run these very tests."""
    if command.startswith("aedilis ") and not re.search(r"[|<>;&$]", command):
        done = run_the_command(folder, *shlex.split(command)[1:])
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout
    if command.startswith("make "):
        command = f"make --dry-run --directory={shlex.quote(str(ROOT))} {command[5:]}"
    command = re.sub(r"^aedilis\b", f"{shlex.quote(sys.executable)} -m aedilis", command)
    environment = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", ""), "COLUMNS": "100"}
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_to_files_of_the_project_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target


def test_the_games_there_are_are_told_from_those_to_follow() -> None:
    """The README sets them in bold; NOTICE names the people behind them, and which are done as long as not all are."""
    names = {game.name for game in aedilis.all_games()}
    beginning = PAGES[0].read_text(encoding="utf-8").split("```")[0]
    assert {*re.findall(r"\*\*(.+?)\*\*", beginning)} == names
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    listed = {*re.findall(r"^  (\S.*?)  +", notice, re.M)}
    assert names <= listed
    for paragraph in notice.split("\n\n"):
        if "implemented so far" in paragraph:
            assert {name for name in listed if name in " ".join(paragraph.split())} == names


def test_what_is_cited_is_this_version() -> None:
    assert f"version: {aedilis.__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"(version {aedilis.__version__})" in (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
