"""The analysis in a replay: asked for, drawn, moving along with the slider; and playing on from a moment."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page
from tests.web.browser.conftest import Visitors
from tests.web.browser.test_replay import shows, upload
from tests.web.server.site import Site

WIDTHS = [360, 390, 768, 1024, 1440, 2560]


@pytest.fixture(scope="module")
def address(browser: Browser, site: Site) -> str:
    """Of a game that was analysed; that is kept."""
    visitors = Visitors(browser, site.url)
    page = visitors("Livia")
    upload(page)
    page.get_by_role("button", name="Analyse this game").click()
    page.wait_for_selector(".curve", state="attached")
    visitors.close()
    return page.url


@pytest.fixture
def analysed(visitor: Visitors, address: str) -> Page:
    page = visitor("Marcus", address)
    page.wait_for_selector(".curve", state="attached")
    return page


def now(page: Page) -> float:
    """Where the line stands that shows the moment: from 0 to 1."""
    curve = page.locator(".curve.wide")
    left, right = (float(curve.get_attribute(f"data-{side}") or 0) for side in ("left", "right"))
    found = re.search(r"translate\(([\d.]+)", curve.locator(".now").get_attribute("transform") or "")
    assert found
    return (float(found[1]) - left) / (right - left)


def test_an_analysis_shows_how_far_it_is_and_then_the_curve(visitor: Visitors) -> None:
    page = visitor("Livia")
    upload(page)
    answers: list[str] = []
    page.on(
        "response", lambda response: answers.append(response.request.method) if "/analysis" in response.url else None
    )
    page.get_by_role("button", name="Analyse this game").click()
    page.wait_for_selector("#analysis progress")
    page.wait_for_selector(".curve", state="attached")
    assert answers[0] == "POST"
    assert "GET" in answers
    assert page.locator(".turns li").count() > 0
    page.reload()
    assert page.locator(".curve.wide").is_visible()  # it is kept


def test_slider_curve_and_turning_points_move_together(analysed: Page) -> None:
    page = analysed
    moves = int(page.locator("#replay").get_attribute("data-moves") or 0)
    page.locator("#slider").fill("12")
    shows(page, 12)
    assert now(page) == pytest.approx(12 / moves, abs=0.01)
    turn = page.locator("[data-turn]").first
    move = int(turn.get_attribute("data-turn") or -1)
    better = page.locator(".turns li").first.locator("dl")
    assert not better.is_visible()
    turn.click()
    shows(page, move)
    assert better.is_visible()
    assert f"move={move}" in page.url
    page.keyboard.press("ArrowRight")
    shows(page, move + 1)
    assert not better.is_visible()


def test_a_click_on_the_curve_leads_to_that_moment(analysed: Page) -> None:
    page = analysed
    moves = int(page.locator("#replay").get_attribute("data-moves") or 0)
    box = page.locator(".curve.wide").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)
    page.wait_for_function("n => document.getElementById('moment').dataset.move !== String(n)", arg=moves)
    shown = int(page.locator("#moment").get_attribute("data-move") or -1)
    assert shown == pytest.approx(moves / 2, abs=0.03 * moves)
    sign = page.locator(".curve.wide a").first
    sign.click()
    shows(page, int(sign.get_attribute("data-move") or -1))


def test_the_same_is_there_in_numbers(analysed: Page) -> None:
    page = analysed
    page.locator("#in-numbers > summary").click()
    rows = page.locator("#in-numbers tbody tr")
    assert rows.count() > 20
    for row in rows.all()[::10]:
        assert sum(int(cell.removesuffix("%")) for cell in row.locator("td").all_inner_texts()) in range(97, 104)


def test_axe_finds_nothing_and_nothing_scrolls_sideways(analysed: Page) -> None:
    page = analysed
    page.locator("[data-turn]").first.click()
    page.locator("#in-numbers > summary").click()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert [rule["id"] for rule in Axe().run(page).response["violations"]] == []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width


def test_one_may_play_on_from_any_moment(visitor: Visitors, tmp_path: Path) -> None:
    page = visitor("Livia")
    upload(page)
    page.locator("#slider").fill("20")
    shows(page, 20)
    here = page.locator("#board-common > svg").inner_html()
    page.locator("#play-on > summary").click()
    page.locator("#play-on [name=seat]").select_option("-3")
    page.locator("#play-on button").click()
    page.wait_for_selector("#curtain:not([hidden])")
    page.locator("#lift").click()
    page.wait_for_selector("#prompt .option")
    assert re.findall(r'id="[^"]+"', page.locator("#board-common > svg").inner_html()) == re.findall(
        r'id="[^"]+"', here
    )
    assert page.locator("#log li").count() > 20
