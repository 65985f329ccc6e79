"""Real browsers at a real server; whatever a page says to its console fails the test that opened it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright
from tests.web.browser.chromium import FLAGS, chromium
from tests.web.server.site import Site, running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    # For one module only: Playwright keeps an event loop running, which other tests of this process may not expect.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(tmp_path_factory.mktemp("site")) as site:
        yield site


class Visitors:
    """Opens pages in browsers of their own, and listens to what they complain about."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.contexts: list[BrowserContext] = []

    def __call__(self, name: str = "", path: str = "/", language: str = "en", **options: Any) -> Page:
        options.setdefault("viewport", {"width": 1440, "height": 900})
        options.setdefault("reduced_motion", "reduce")
        context = self.browser.new_context(locale=language, base_url=self.url, **options)
        context.set_default_timeout(60_000)
        self.contexts.append(context)
        if name:
            context.request.post("/name", form={"name": name, "next": "/"}, headers={"Origin": self.url})
        return self.tab(context, path)

    def tab(self, context: BrowserContext, path: str) -> Page:
        page = context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.goto(path)
        return page

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.location.get('url')}: {message.text}")

    def unexpected(self) -> list[str]:
        return [text for text in self.complaints if not any(re.search(known, text) for known in self.expected)]

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.unexpected() == []


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[Visitors]:
    visitors = Visitors(browser, site.url)
    yield visitors
    visitors.close()
