"""A report of the laboratory in a real browser: in the light and in the dark, on a phone and on paper."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page
from tests.lab.report.test_reports import balance, phrases

from aedilis.lab.report.page import page as page_of

WIDTHS = (320, 390, 680, 681, 900, 1440)
SMALLEST = """Math.min(...[...document.querySelectorAll('.chart text')].filter(text => text.getClientRects().length)
    .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""


@pytest.fixture(scope="module")
def report(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    file: Path = tmp_path_factory.mktemp("report") / "report.html"
    file.write_text(page_of(balance(), phrases()), encoding="utf-8")
    context = browser.new_context(viewport={"width": 1000, "height": 900})
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    yield page
    context.close()
    assert asked == [file.as_uri()]


def test_axe_finds_nothing_in_the_light_or_in_the_dark(report: Page) -> None:
    report.set_viewport_size({"width": 1000, "height": 900})
    for summary in report.locator("summary").all():
        summary.click()
    for scheme in ("light", "dark"):
        report.emulate_media(color_scheme=scheme)
        found = Axe().run(report).response["violations"]
        assert [f"{rule['id']}: {node['html'][:120]}" for rule in found for node in rule["nodes"]] == []


def test_nothing_scrolls_sideways_and_letters_are_large_enough(report: Page) -> None:
    for width in WIDTHS:
        report.set_viewport_size({"width": width, "height": 800})
        assert report.evaluate("document.documentElement.scrollWidth") <= width, width
        assert report.evaluate(SMALLEST) >= 11, width


def test_each_chart_is_shown_once(report: Page) -> None:
    for width, shown, hidden in ((390, "narrow", "wide"), (1000, "wide", "narrow")):
        report.set_viewport_size({"width": width, "height": 800})
        assert all(chart.is_visible() for chart in report.locator(f".chart.{shown}").all())
        assert not any(chart.is_visible() for chart in report.locator(f".chart.{hidden}").all())


def test_paper_gets_the_wide_charts_and_no_links(report: Page) -> None:
    report.set_viewport_size({"width": 1000, "height": 800})
    report.emulate_media(media="print")
    assert not report.locator("nav").is_visible()
    assert report.locator(".chart.wide").first.is_visible()
    assert len(report.pdf(format="A4")) > 10_000
    command = report.locator("pre")  # nobody can scroll on paper
    command.evaluate("one => one.textContent = 'aedilis lab balance '.repeat(20)")
    assert command.evaluate("one => one.scrollWidth <= one.clientWidth")
    report.emulate_media(media="screen")
