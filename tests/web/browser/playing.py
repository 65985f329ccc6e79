"""How a person plays in a browser: looks what is lit, clicks it or presses keys, and waits for the table."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

STATE = "(() => { const {number, path} = document.getElementById('state').dataset; return [number, path ?? '']; })()"
CHANGED = (
    "([number, path]) => { const now = document.getElementById('state').dataset;"
    " const changed = now.number !== number || (now.path ?? '') !== path;"
    " return changed && !('sent' in document.body.dataset) }"
)
DUE = "!!document.querySelector('#prompt .option')"
OVER = "document.getElementById('result')?.hidden === false"


def state(page: Page) -> Any:
    return page.evaluate(STATE)


def wait_for_change(page: Page, before: Any) -> None:
    page.wait_for_function(CHANGED, arg=before)


def due(page: Page) -> bool:
    return bool(page.evaluate(DUE))


def over(page: Page) -> bool:
    return bool(page.evaluate(OVER))


def wait_until_due(page: Page) -> bool:
    """Whether there is something to choose; otherwise the game is over."""
    page.wait_for_function(f"() => {DUE} || {OVER}")  # a function: the pages allow no eval
    return due(page)


def click_something(page: Page, random: Random) -> None:
    """One click on a lit piece (and in its menu), or on a button where no piece is lit."""
    before = state(page)
    lit = page.locator(".board .choice")
    plain = page.locator("#prompt .option[data-code]:not([data-for])")
    if lit.count() and (not plain.count() or random.random() < 0.8):
        lit.nth(random.randrange(lit.count())).click()
        menu = page.locator("#menu button")
        if menu.count():
            menu.nth(random.randrange(menu.count())).click()
    else:
        plain.nth(random.randrange(plain.count())).click()
    wait_for_change(page, before)


def press_something(page: Page, random: Random) -> None:
    """The same with keys alone: a digit, or arrows to a piece and Enter."""
    before = state(page)
    options = page.locator("#prompt .option[data-code]").count()
    if page.locator(".board .choice").count() and random.random() < 0.3:
        for _ in range(random.randrange(1, 4)):
            page.keyboard.press(random.choice(["ArrowRight", "ArrowDown", "ArrowLeft"]))
        page.keyboard.press("Enter")
        if page.locator("#menu").count():
            page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(random.randrange(1, min(options, 9) + 1)))
    wait_for_change(page, before)


def make_table(page: Page, *seats: str, undo: str = "free") -> str:
    """Opens a table by the form behind the button; the address of the table."""
    page.goto("/")
    page.locator("details[id$=friends] > summary").click()
    form = page.locator("form.table-form").first
    for number, kind in enumerate(seats):
        form.locator("select[name=seat]").nth(number).select_option(kind)
    form.locator("select[name=undo]").select_option(undo)
    form.locator("button").click()
    page.wait_for_selector("#state", state="attached")
    return page.url


def link_for_friend(page: Page, number: int = 0) -> str:
    return page.locator(".player [data-link]").nth(number).input_value()
