"""Every page: nothing for axe to complain about, in the light and in the dark, in both languages, at every width."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page
from tests.draw.scenes import DRAWN_GAMES, every_drawn_game, moments
from tests.web.browser.conftest import Visitors
from tests.web.browser.playing import (
    click_something,
    link_for_friend,
    make_table,
    open_table,
    play_now,
    table_form,
    wait_until_due,
)
from tests.web.server.site import Site

from aedilis import Game
from aedilis.web.pages import assets

WIDTHS = [360, 390, 768, 1024, 1440, 2560]
NAME = "<script>\"'&"


@pytest.fixture(scope="module", params=DRAWN_GAMES, ids=lambda game: game.slug)
def pages(request: pytest.FixtureRequest, browser: Browser, site: Site) -> Iterator[dict[str, Page]]:
    """A page of every kind, opened by one who has played a little. Those that are alike for all games come but once."""
    visitor, slug = Visitors(browser, site.url), request.param.slug
    visitor.expected.append("404")
    host = visitor(NAME)
    waiting = make_table(host, "me", "friend", "bot:greedy", game=slug)
    once = {"home": "/", "join": link_for_friend(host), "nothing": "/nothing/here"}
    once["recover"] = host.locator("#recovery [data-link]").input_value()
    passing = open_table(table_form(host, "passing", slug))
    host.goto("/")
    play_now(host, slug)
    for _ in range(8):
        assert wait_until_due(host)
        click_something(host, Random(6))
    addresses = {
        "waiting": waiting,
        "playing": host.url,
        "curtain": passing,
        "replay": host.url + "/replay?move=3",
        "rules": f"/rules/{slug}",
        **(once if request.param is DRAWN_GAMES[0] else {}),
    }
    yield {name: visitor.tab(host.context, address) for name, address in addresses.items()}
    visitor.close()


def violations(page: Page, **options: Any) -> list[str]:
    found = Axe().run(page, options=options).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def test_axe_finds_nothing_on_any_page_in_the_light_or_in_the_dark(pages: dict[str, Page]) -> None:
    """In the dark only colours are different, and of another game only those of its board."""
    found = {}
    for name, page in pages.items():
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        if name == "playing":
            page.locator("#sheet-0 > summary").click()
            page.locator("#settings > summary").click()
        found[name, "light"] = violations(page)
        page.emulate_media(color_scheme="dark")
        if name == "playing" or "home" in pages:
            found[name, "dark"] = violations(page, runOnly=["color-contrast"])
        if name == "playing":
            page.locator("#prompt [data-rules]").click()
            page.wait_for_selector("#drawer .chapter")
            found["drawer", "dark"] = violations(page)
            page.keyboard.press("Escape")
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


def test_no_page_scrolls_sideways(pages: dict[str, Page]) -> None:
    wide = {}
    for name, page in pages.items():
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            if page.evaluate("document.documentElement.scrollWidth") > width:
                wide[name, width] = page.evaluate("document.documentElement.scrollWidth")
    assert wide == {}


def test_every_id_is_there_once(pages: dict[str, Page]) -> None:
    """Also on the front page, where the cards of several games lie."""
    ids = "[...document.querySelectorAll('[id]')].map(element => element.id)"
    for name, page in pages.items():
        found = page.evaluate(ids)
        assert sorted(found) == sorted({*found}), name


def test_names_are_text_everywhere(pages: dict[str, Page]) -> None:
    shown = set()
    for name, page in pages.items():
        assert page.evaluate("[...document.scripts].every(script => script.src.includes('/static/'))"), name
        if NAME in page.locator("body").inner_text():
            shown.add(name)
    assert shown >= {"home", "waiting", "playing", "replay"} & pages.keys()


def test_german_is_spoken_to_german_browsers_and_can_be_switched(visitor: Visitors) -> None:
    page = visitor(language="de-DE")
    assert page.locator("html").get_attribute("lang") == "de"
    page.locator("#game-city-of-rome").get_by_role("button", name="Sofort spielen").click()
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
MAP = """!document.getElementById('boards').dataset.map ||
[...document.querySelectorAll('.board')].every(board =>
  board.offsetWidth <= document.querySelector('.board-common').offsetWidth)"""  # what all play on is largest

LEAST = 11  # pixels
WINDOWS = ((1440, 900), (1280, 720), (1024, 768))


def assert_all_is_seen_and_can_be_read(page: Page) -> None:
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(requestAnimationFrame)")  # the boards are laid out before a frame is drawn
        assert page.evaluate(BELOW) == []
        assert page.evaluate(ROOM) >= 150
        assert page.evaluate(MAP)
        assert min(page.evaluate(LETTERS)) > LEAST


@every_drawn_game
def test_all_of_the_table_fits_into_the_window_and_can_be_read(visitor: Visitors, game: Game) -> None:
    """From the first choice on: what is common, the own pieces, and the boards of all others."""
    page = visitor("Livia")
    make_table(page, "me", *["bot:random"] * (game.seats[-1] - 1), game=game.slug)
    random = Random(9)
    for _ in range(8):
        assert wait_until_due(page)
        assert_all_is_seen_and_can_be_read(page)
        click_something(page, random)


@every_drawn_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_however_much_lies_on_the_boards_they_can_be_read(
    visitor: Visitors, game: Game, seats: int, tmp_path: Path
) -> None:
    """Late in a game of players who begin much and finish little."""
    *_, table = moments(game, seats, seed=1)
    record = tmp_path / "game.record"
    record.write_text(table.record().write())
    page = visitor("Livia")
    page.locator("#record").set_input_files(record)
    page.get_by_role("button", name="Show it").click()
    moves = int(page.locator("#replay").get_attribute("data-moves") or 0)
    page.goto(f"{page.url.partition('?')[0]}?move={moves * 3 // 4}")
    page.locator("#play-on > summary").click()
    page.locator("#play-on select[name=seat]").select_option(label="I play all seats")
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator("#lift").click()
    assert wait_until_due(page)
    assert_all_is_seen_and_can_be_read(page)
