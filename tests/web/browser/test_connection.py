"""Leaving, coming back, a server that goes away, many tabs: nothing is lost and everybody stays up to date."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page
from tests.web.browser.conftest import Visitors
from tests.web.browser.playing import click_something, play_now, state, wait_until_due

TABS = 12


def sit_down(page: Page) -> None:
    play_now(page)
    page.wait_for_selector("#prompt .option")


def play(page: Page, choices: int, random: Random) -> None:
    for _ in range(choices):
        assert wait_until_due(page)
        click_something(page, random)


def seen(page: Page) -> list[str]:
    return [page.locator("#log").inner_text(), page.locator("#sentence").inner_text(), str(state(page))]


def test_a_reload_in_the_middle_shows_the_same_table(visitor: Visitors) -> None:
    page = visitor("Livia")
    sit_down(page)
    play(page, 6, Random(4))
    assert wait_until_due(page)
    if page.locator("[data-drop]").count():
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-drop]", state="detached")
    before = seen(page)
    page.reload()
    assert wait_until_due(page)
    assert seen(page) == before
    play(page, 2, Random(5))


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command itself, as people start it."""
    command = [sys.executable, "-m", "aedilis", "serve", "--port", str(port), "--data", str(folder), "--no-open"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\w.]+:\d+", process.stdout.readline())
        assert found is not None
        yield process, found[0]
    finally:
        process.kill()
        process.wait()


def test_a_table_goes_on_when_the_server_comes_back(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as (process, url):
        visitor = Visitors(browser, url)
        visitor.expected = ["ERR_CONNECTION_REFUSED", "WebSocket", "ERR_"]  # that is what is tested
        page = visitor("Livia")
        sit_down(page)
        play(page, 3, Random(1))
        assert wait_until_due(page)
        final = page.locator("#prompt .option[data-code]:not([data-prepares])").first.get_attribute("aria-keyshortcuts")
        assert final is not None
        process.kill()
        process.wait()
        page.wait_for_selector("#offline", state="visible")
        page.keyboard.press(final)  # chosen while nobody answers: it is sent until it arrives, and played once
    with serving(tmp_path, int(url.rpartition(":")[2])):
        page.wait_for_selector("#offline", state="hidden")
        page.wait_for_selector("body:not(.busy)")
        assert wait_until_due(page)
        play(page, 2, Random(2))
        visitor.close()


def test_twelve_tabs_are_live_at_once(visitor: Visitors) -> None:
    first = visitor("Livia")
    sit_down(first)
    tabs = [first, *(visitor.tab(first.context, first.url) for _ in range(TABS - 1))]
    random = Random(8)
    for number in range(3):
        playing = tabs[number * 4]
        assert wait_until_due(playing)
        click_something(playing, random)
        while playing.locator("[data-drop]").count():
            click_something(playing, random)
    assert wait_until_due(first)
    settled = first.get_attribute("#state", "data-number")
    for tab in tabs:
        tab.wait_for_function("n => document.getElementById('state').dataset.number === n", arg=settled)
        assert tab.locator("#log li").first.inner_text() == first.locator("#log li").first.inner_text()
