"""Every page: nothing for axe to complain about, in the light and in the dark, in both languages, at every width."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from random import Random
from typing import Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page
from tests.web.browser.conftest import Visitors
from tests.web.browser.playing import click_something, link_for_friend, make_table, wait_until_due

from aedilis.web.pages import assets

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
WIDTHS = [360, 390, 768, 1024, 1440, 2560]
NAME = "<script>\"'&"


@pytest.fixture
def addresses(visitor: Visitors) -> dict[str, str]:
    """A page of every kind, and who may open it: made once by two people who play a little."""
    host = visitor(NAME)
    table = make_table(host, "me", "friend", "bot:greedy")
    link = link_for_friend(host)
    recovery = host.locator("#recovery [data-link]").input_value()
    host.goto("/")
    host.locator("details[id$=passing] > summary").click()
    host.locator("form.table-form").nth(1).locator("button").click()
    host.wait_for_selector("#curtain:not([hidden])")
    passing = host.url
    host.goto("/")
    host.get_by_role("button", name="Play now").click()
    for _ in range(8):
        assert wait_until_due(host)
        click_something(host, Random(6))
    return {
        "home": "/",
        "waiting": table,
        "playing": host.url,
        "curtain": passing,
        "replay": host.url + "/replay?move=3",
        "join": link,
        "recover": recovery,
        "rules": "/rules/city-of-rome",
        "nothing": "/nothing/here",
    }


def visit_all(visitor: Visitors, addresses: dict[str, str]) -> Iterator[tuple[str, Page]]:
    context = visitor.contexts[0]
    visitor.expected.append("404")
    for name, address in addresses.items():
        page = visitor.tab(context, address)
        yield name, page
        page.close()


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def test_axe_finds_nothing_on_any_page_in_the_light_or_in_the_dark(
    visitor: Visitors, addresses: dict[str, str]
) -> None:
    found = {}
    for name, page in visit_all(visitor, addresses):
        if name == "playing":
            page.locator("#sheet-0 > summary").click()
            page.locator("#settings > summary").click()
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            found[name, scheme] = violations(page)
        if name == "playing":
            page.locator("#prompt [data-rules]").click()
            page.wait_for_selector("#drawer .chapter")
            found["drawer", scheme] = violations(page)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


def test_no_page_scrolls_sideways(visitor: Visitors, addresses: dict[str, str]) -> None:
    wide = {}
    for name, page in visit_all(visitor, addresses):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            if page.evaluate("document.documentElement.scrollWidth") > width:
                wide[name, width] = page.evaluate("document.documentElement.scrollWidth")
    assert wide == {}


def test_every_id_is_there_once(visitor: Visitors, addresses: dict[str, str]) -> None:
    """Also on the front page, where the cards of several games lie."""
    ids = "[...document.querySelectorAll('[id]')].map(element => element.id)"
    for name, page in visit_all(visitor, addresses):
        found = page.evaluate(ids)
        assert sorted(found) == sorted({*found}), name


def test_names_are_text_everywhere(visitor: Visitors, addresses: dict[str, str]) -> None:
    shown = set()
    for name, page in visit_all(visitor, addresses):
        assert page.evaluate("[...document.scripts].every(script => script.src.includes('/static/'))"), name
        if NAME in page.locator("body").inner_text():
            shown.add(name)
    assert shown >= {"home", "waiting", "playing", "replay"}


def test_german_is_spoken_to_german_browsers_and_can_be_switched(visitor: Visitors) -> None:
    page = visitor(language="de-DE")
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_role("button", name="Sofort spielen").click()
    page.wait_for_selector("#prompt .option")
    assert "Du bist dran" in page.title()
    page.locator("#settings > summary").click()
    page.get_by_role("button", name="English").click()
    page.wait_for_selector("html[lang=en]")
    assert page.locator("#state").count() == 1  # still at the table
    page.wait_for_selector("#prompt .option")
    assert "Your turn" in page.title()


def test_the_theme_is_remembered(visitor: Visitors) -> None:
    page = visitor()
    background = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(background)
    page.locator("#settings > summary").click()
    page.get_by_role("button", name="Dark").click()
    dark = page.evaluate(background)
    assert dark != light
    page.reload()
    assert page.evaluate(background) == dark


def test_the_script_is_small() -> None:
    scripts = [assets.read(name) for name in assets.KINDS if name.endswith(".js")]
    assert sum(len(gzip.compress(script.data)) for script in scripts if script) < 15_000


def test_whoever_copies_a_link_to_a_server_on_this_computer_is_told_so(visitor: Visitors) -> None:
    host = visitor("Ada")
    make_table(host, "me", "friend")
    assert link_for_friend(host).startswith("http://127.0.0.1:")
    assert host.get_by_text("works on this computer only").is_visible()
    host.evaluate("delete document.documentElement.dataset.here")  # as at any other address
    assert not host.get_by_text("works on this computer only").is_visible()


BELOW = """[...document.querySelectorAll('.board')].filter(board =>
  board.getBoundingClientRect().bottom > document.getElementById('boards').getBoundingClientRect().bottom + 1
).map(board => board.id)"""
ROOM = "innerHeight - document.getElementById('boards').offsetHeight"  # for the header and two lines of options
LETTERS = """[...document.querySelectorAll('.board-other [id^=money-] text, .board-other .inscription')].map(text =>
  text.getScreenCTM().a * parseFloat(getComputedStyle(text).fontSize))"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (1024, 768)])
def test_all_of_the_table_fits_into_the_window_and_can_be_read(visitor: Visitors, width: int, height: int) -> None:
    """From the opening draft on: city, hand, drawn cards, the common table and the cities of three others."""
    page = visitor("Livia", viewport={"width": width, "height": height})
    make_table(page, "me", *["bot:random"] * 3)
    random = Random(9)
    for _ in range(8):
        assert wait_until_due(page)
        assert page.evaluate(BELOW) == []
        assert page.evaluate(ROOM) >= 150
        letters = page.evaluate(LETTERS)
        assert len(letters) == 6
        assert min(letters) > 11
        click_something(page, random)
