"""Hints in the browser: asked by button or key, lit in list and on boards, gone when the table moves on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route
from tests.web.browser.conftest import Visitors
from tests.web.browser.playing import make_table, play_now, state, wait_for_change, wait_until_due

LIT = "[...document.querySelectorAll('#prompt [data-hint]')].map(option => [option.dataset.hint, option.dataset.code])"
ADVISED = "[...document.querySelectorAll('#hint [data-code]')].map((option, n) => [String(n + 1), option.dataset.code])"


def ask(page: Page) -> None:
    page.keyboard.press("h")
    page.wait_for_selector("#hint:not([hidden])")


def at_a_choice(page: Page, pieces: bool = False) -> None:
    """Plays the first option until there are several, on pieces of the board if that is wanted."""
    while wait_until_due(page):
        lit = page.locator(".board .choice").count()
        options = page.locator("#prompt .option[data-code]")
        if options.count() > 1 and (lit > 1 or not pieces):
            return
        before = state(page)
        options.first.click()
        wait_for_change(page, before)
    raise AssertionError("nothing was to be chosen")


def test_a_hint_lights_up_its_options_in_the_list_and_on_the_board(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    at_a_choice(page, pieces=True)
    ask(page)
    advised = page.evaluate(ADVISED)
    assert 1 < len(advised) <= 3
    assert sorted(page.evaluate(LIT)) == advised
    assert page.locator(".board .choice[data-hint='1']").count() >= 1
    assert page.locator("#hint p").first.inner_text().endswith(".")
    assert "% to win" in page.locator("#announce").inner_text()


def test_what_is_lit_outlasts_a_preview_and_goes_with_the_hint(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    at_a_choice(page, pieces=True)
    ask(page)
    lit = page.locator(".board [data-hint]").count()
    assert lit
    page.locator(".board .choice").first.hover()
    page.wait_for_timeout(200)
    page.mouse.move(2, 2)
    assert page.locator(".board [data-hint]").count() == lit
    page.locator("[data-drop-hint]").click()
    assert page.locator("#hint").is_hidden()
    assert page.locator("[data-hint]").count() == 0
    ask(page)  # and again
    assert page.locator(".board [data-hint]").count() == lit


def test_an_advised_option_is_played_with_a_click_and_the_hint_is_gone(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    at_a_choice(page)
    ask(page)
    before = state(page)
    page.locator("#hint [data-code]").first.click()
    wait_for_change(page, before)
    assert page.locator("#hint").is_hidden()
    assert page.locator("[data-hint]").count() == 0


def test_while_somebody_thinks_one_may_play_on_and_the_late_hint_is_dropped(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    at_a_choice(page)
    held: list[Route] = []
    page.route("**/hint", lambda route: held.append(route))
    page.locator("#ask-hint").click()
    page.wait_for_selector("#ask-hint[aria-busy=true] .thinking")
    assert page.locator("#ask-hint").inner_text().strip().startswith("Thinking")
    before = state(page)
    page.locator("#prompt .option[data-code]").first.click()
    wait_for_change(page, before)
    assert len(held) == 1
    held[0].fulfill(json={"number": 0, "codes": ["x"], "hint": "<p>late</p>"})
    page.wait_for_timeout(100)
    assert page.locator("#hint").is_hidden()


def test_a_refusal_is_said_and_one_may_ask_again(visitor: Visitors) -> None:
    page = visitor("Livia")
    visitor.expected.append("503")
    play_now(page)
    at_a_choice(page)
    page.route("**/hint", lambda route: route.fulfill(status=503, json={"error": "No idea.", "rule": ""}))
    page.locator("#ask-hint").click()
    page.wait_for_selector("#toast:not([hidden])")
    assert page.locator("#toast").inner_text() == "No idea."
    page.unroute("**/hint")
    ask(page)


@pytest.mark.parametrize(("hints", "there"), [("yes", True), ("no", False)])
def test_who_opens_a_table_says_whether_there_are_hints(visitor: Visitors, hints: str, there: bool) -> None:
    page = visitor("Livia")
    make_table(page, "me", "bot:random", hints=hints)
    at_a_choice(page)  # of a single option there is nothing to hint at
    assert (page.locator("#ask-hint").count() > 0) == there


def test_among_people_there_are_no_hints_unless_they_are_wanted(visitor: Visitors) -> None:
    host = visitor("Ada")
    make_table(host, "me", "friend")
    assert host.locator("#ask-hint").count() == 0
    assert host.locator("#hint").is_hidden()


def test_a_hint_moves_no_board_and_leaves_what_is_lit_in_sight(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    at_a_choice(page, pieces=True)
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        before = page.locator("#boards").bounding_box()
        ask(page)
        assert page.locator("#boards").bounding_box() == before
        hint, options = page.locator("#hint").bounding_box(), page.locator("#prompt .options").bounding_box()
        assert hint is not None
        assert options is not None
        for option in page.locator("#prompt .option[data-hint]").all():
            box = option.bounding_box()
            assert box is not None
            end = min(box["y"] + box["height"], options["y"] + options["height"])  # the rest is scrolled out of sight
            assert box["y"] >= hint["y"] + hint["height"] - 1 or end <= hint["y"] + 1
        page.locator("[data-drop-hint]").click()
