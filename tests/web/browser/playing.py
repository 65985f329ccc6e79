"""How a person plays in a browser: looks what is lit, clicks it or presses keys, and waits for the table."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from playwright.sync_api import Locator, Page

GAME: Final = "city-of-rome"
STATE = "(() => { const {number, path} = document.getElementById('state').dataset; return [number, path ?? '']; })()"
CHANGED = (
    "([number, path]) => { const now = document.getElementById('state').dataset;"
    " const changed = now.number !== number || (now.path ?? '') !== path;"
    " return changed && !('sent' in document.body.dataset) }"
)
DUE = "!!document.querySelector('#prompt .option')"
OVER = "document.getElementById('result')?.hidden === false"


def wait_for_table(page: Page) -> None:
    """After a way to a table: it stands there before its script does, and who clicks that early clicks in vain."""
    page.wait_for_selector("#state", state="attached")
    page.wait_for_load_state("load")


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


def play_now(page: Page, game: str = GAME, against: int = 2, bot: str = "random") -> None:
    """From the front page to a table with bots: quick ones, unless it matters who they are."""
    form = page.locator(f"#game-{game} form.play-now")
    form.locator("select[name=against]").select_option(str(against))
    form.locator("select[name=bot]").select_option(bot)
    form.locator("button").click()
    wait_for_table(page)


def table_form(page: Page, kind: str, game: str = GAME) -> Locator:
    """The form on the front page for a table with friends, or for one screen that goes around (passing)."""
    page.goto("/")
    form = page.locator(f"#game-{game} details[id$={kind}]")
    form.locator(":scope > summary").click()
    return form.locator("form")


def open_table(form: Locator) -> str:
    """The address of the table."""
    form.locator("button").click()
    wait_for_table(form.page)
    return form.page.url


def make_table(page: Page, *seats: str, game: str = GAME, **choices: str) -> str:
    """Opens a table by the form behind the button, for example with undo="consent"; the address of the table."""
    form = table_form(page, "friends", game)
    for number, kind in enumerate(seats):
        form.locator("select[name=seat]").nth(number).select_option(kind)
    for name, value in choices.items():
        form.locator(f"select[name={name}]").select_option(value)
    return open_table(form)


def link_for_friend(page: Page, number: int = 0) -> str:
    return page.locator(".player [data-link]").nth(number).input_value()
