"""Takes the documentation's pictures of the pages again: python -m tests.web.browser.screenshots FOLDER."""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.browser.chromium import FLAGS, chromium
from tests.web.browser.playing import make_table, state, wait_for_change, wait_until_due
from tests.web.server.site import running

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
QUALITY: Final = 82
ENOUGH: Final = 140  # lines of the log, so that there is a city to see


def keep(page: Page, file: Path) -> None:
    """The page as it is, small: Chromium itself writes WebP."""
    page.wait_for_timeout(400)  # until nothing moves any more
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(b64decode(shot["data"]))
    print(f"{file} ({file.stat().st_size // 1024} KB)")


def play_like_a_builder(page: Page) -> None:
    """Builds whenever it can, until a city worth a picture has somewhere to go."""
    random = Random(1)
    while wait_until_due(page):
        cells = page.locator("#prompt .option[data-for^=cell]")
        if cells.count() > 3 and page.locator("#log li").count() > ENOUGH:
            return
        before = state(page)
        options = page.locator("#prompt .option[data-code]")
        prepares = page.locator("#prompt .option[data-prepares]")
        chosen = prepares if prepares.count() else options
        chosen.nth(random.randrange(chosen.count())).click()
        wait_for_change(page, before)


def take(browser: Browser, url: str, folder: Path) -> None:
    context = browser.new_context(base_url=url, locale="en", **DESKTOP)
    context.request.post("/name", form={"name": "Agrippa", "next": "/"}, headers={"Origin": url})
    page = context.new_page()
    page.goto("/")
    keep(page, folder / "home.webp")
    make_table(page, "me", "bot:greedy", "bot:greedy")
    play_like_a_builder(page)
    table = page.url
    page.mouse.move(2, 500)
    keep(page, folder / "table.webp")
    page.locator("#boards .choice[data-piece^=cell]").first.hover()
    page.wait_for_selector("body.previewing")
    keep(page, folder / "preview.webp")
    page.mouse.move(2, 500)
    page.emulate_media(color_scheme="dark")
    keep(page, folder / "table-dark.webp")
    page.emulate_media(color_scheme="light")
    page.locator("#prompt [data-rules]").click()
    page.wait_for_selector("#drawer .chapter")
    keep(page, folder / "rules.webp")
    page.goto(f"{table}/replay?move=20")
    keep(page, folder / "replay.webp")
    phone = browser.new_context(base_url=url, storage_state=context.storage_state(), **PHONE).new_page()
    phone.goto(table)
    keep(phone, folder / "phone.webp")
    phone.emulate_media(color_scheme="dark")
    phone.locator("#tabs a").first.tap()
    keep(phone, folder / "phone-dark.webp")


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        take(browser, site.url, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
