"""Takes the documentation's pictures of the pages again: python -m tests.web.browser.screenshots FOLDER."""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.browser.chromium import FLAGS, chromium
from tests.web.browser.playing import make_table, state, wait_for_change, wait_until_due
from tests.web.server.site import UNLIMITED, running

from aedilis.web.limits import FOR_A_HINT, FOR_A_JUDGEMENT

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
QUALITY: Final = 82
PATIENCE: Final = 600_000  # milliseconds
ENOUGH: Final = 140  # lines of the log, so that there is a city to see


def keep(page: Page, file: Path) -> None:
    """The page as it is, small: Chromium itself writes WebP."""
    page.wait_for_timeout(400)  # until nothing moves any more
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(b64decode(shot["data"]))
    print(f"{file} ({file.stat().st_size // 1024} KB)")


def play_by_hints(page: Page) -> None:
    """Until a city worth a picture has somewhere to go."""
    while wait_until_due(page):
        cells = page.locator("#prompt .option[data-for^=cell]")
        if cells.count() > 3 and page.locator("#log li").count() > ENOUGH:
            return
        before = state(page)
        if page.locator("#ask-hint").count():
            ask_for_a_hint(page)
            page.locator("#hint [data-code]").first.click()
        else:
            page.locator("#prompt .option[data-code]").first.click()
        wait_for_change(page, before)


def ask_for_a_hint(page: Page) -> None:
    page.locator("#ask-hint").click()
    page.wait_for_selector("#hint:not([hidden])")


def analyse(page: Page, record: Path) -> None:
    """Up to the turning point that cost most."""
    page.goto("/")
    page.locator("#record").set_input_files(record)
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("button", name="Analyse this game").click()
    page.wait_for_selector(".curve", state="attached", timeout=PATIENCE)
    costs = page.locator("[data-turn] b").all_inner_texts()
    worst = max(range(len(costs)), key=lambda n: int("".join(filter(str.isdigit, costs[n]))))
    page.locator("[data-turn]").nth(worst).click()


def take(browser: Browser, url: str, folder: Path) -> None:
    context = browser.new_context(base_url=url, locale="en", **DESKTOP)
    context.request.post("/name", form={"name": "Agrippa", "next": "/"}, headers={"Origin": url})
    page = context.new_page()
    page.goto("/")
    keep(page, folder / "home.webp")
    make_table(page, "me", "bot:architectus", "bot:faber", game="city-of-rome")
    play_by_hints(page)
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
    ask_for_a_hint(page)
    keep(page, folder / "hint.webp")
    page.locator("[data-drop-hint]").click()
    page.locator("#prompt [data-rules]").click()
    page.wait_for_selector("#drawer .chapter")
    keep(page, folder / "rules.webp")
    page.goto(f"{table}/replay?move=20")
    keep(page, folder / "replay.webp")
    analyse(page, folder / "city-of-rome.record")
    keep(page, folder / "analysis.webp")
    phone = browser.new_context(base_url=url, storage_state=context.storage_state(), **PHONE).new_page()
    phone.goto(table)
    keep(phone, folder / "phone.webp")
    ask_for_a_hint(phone)
    keep(phone, folder / "phone-hint.webp")
    phone.locator("[data-drop-hint]").tap()
    phone.emulate_media(color_scheme="dark")
    phone.locator("#tabs a").first.tap()
    keep(phone, folder / "phone-dark.webp")


def main(folder: Path) -> None:
    limits = replace(UNLIMITED, hint=FOR_A_HINT, judgement=FOR_A_JUDGEMENT)
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), limits=limits) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        take(browser, site.url, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
