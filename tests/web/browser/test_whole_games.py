"""Whole games: two people clicking in two browsers, one person with the keyboard alone, two people at one screen."""

from __future__ import annotations

import gzip
from random import Random

import pytest
from playwright.sync_api import Page
from tests.web.browser.conftest import Visitors
from tests.web.browser.playing import (
    click_something,
    due,
    link_for_friend,
    make_table,
    over,
    press_something,
    wait_until_due,
)

LONGEST = 400  # more choices than any game here takes
LARGEST_UPDATE = 10_000  # bytes, compressed


def packed(frame: str | bytes) -> int:
    return len(gzip.compress(frame.encode() if isinstance(frame, str) else frame))


def points(page: Page) -> list[str]:
    return page.locator("#result .places li").all_inner_texts()


def test_two_people_play_a_whole_game_by_clicking(visitor: Visitors) -> None:
    livia = visitor("Livia")
    make_table(livia, "me", "friend")
    link = link_for_friend(livia)
    marcus = visitor("Marcus", link)
    marcus.get_by_role("button", name="Sit down").click()
    marcus.wait_for_selector("#state", state="attached")
    random = Random(3)
    for _ in range(LONGEST):
        livia.wait_for_function(
            "() => !!document.querySelector('#prompt .option') || !document.getElementById('result').hidden "
            "|| document.querySelector('.player:not(.me).waiting')"
        )
        if over(livia):
            break
        if due(livia):
            click_something(livia, random)
        elif wait_until_due(marcus):
            click_something(marcus, random)
    marcus.wait_for_function("() => !document.getElementById('result').hidden")
    assert len(points(livia)) == 2
    assert points(livia) == points(marcus)
    assert livia.locator("#log li").count() > 100
    assert livia.locator("#players").get_by_text("place 1").count()
    livia.goto(f"{livia.url}/replay?move=9")
    assert not livia.locator("#players").get_by_text("place 1").count()


def test_a_whole_game_and_its_rematch_with_the_keyboard_alone(visitor: Visitors) -> None:
    page = visitor("Livia")
    updates: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: updates.append(packed(frame))))
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Play now":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#state", state="attached")
    random = Random(5)
    for _ in range(LONGEST):
        if not wait_until_due(page):
            break
        press_something(page, random)
    assert over(page)
    assert len(points(page)) == 3
    assert len(updates) > 50
    assert max(updates) < LARGEST_UPDATE
    played = page.url
    page.get_by_role("button", name="Play again").press("Enter")
    page.get_by_role("link", name="To the rematch").press("Enter")
    page.wait_for_url(lambda url: url != played)
    assert wait_until_due(page)


def test_what_is_begun_can_be_dropped_and_what_is_done_taken_back(visitor: Visitors) -> None:
    page = visitor("Livia")
    page.get_by_role("button", name="Play now").click()
    random = Random(1)
    seen: set[str] = set()
    for _ in range(LONGEST):
        if not wait_until_due(page) or seen == {"dropped", "taken back"}:
            break
        prepares = page.locator("#prompt .option[data-prepares]")
        if prepares.count() and "dropped" not in seen:
            before = page.locator("#prompt .option").all_inner_texts()
            prepares.first.click()
            page.wait_for_selector("[data-drop]")
            page.keyboard.press("Escape")
            page.wait_for_selector("[data-drop]", state="detached")
            assert page.locator("#prompt .option").all_inner_texts() == before
            seen.add("dropped")
        elif page.locator("form[data-verb=back]").count() and "dropped" in seen:
            number = page.get_attribute("#state", "data-number")
            with page.expect_response(lambda response: response.url.endswith("/back")) as answer:
                page.keyboard.press("u")
            if answer.value.ok and not page.locator("#asks:not([hidden])").count():
                page.wait_for_function("n => document.getElementById('state').dataset.number !== n", arg=number)
                seen.add("taken back")
        else:
            click_something(page, random)
    assert seen == {"dropped", "taken back"}


@pytest.mark.parametrize("moves", [12])
def test_two_people_at_one_screen_never_see_each_others_hands(visitor: Visitors, moves: int) -> None:
    page = visitor("Livia")
    page.locator("details[id$=passing] > summary").click()
    names = page.locator("input[name=called]")
    assert [field.is_visible() for field in names.all()] == [True, True, False, False]  # nobody needs no name
    names.nth(1).fill("Marcus")
    page.locator("form.table-form").nth(1).locator("button").click()
    page.wait_for_selector("#state", state="attached")
    random = Random(2)
    lifted = 0
    met = set()
    for _ in range(moves * 6):
        page.wait_for_function(
            "() => !document.getElementById('curtain').hidden || !!document.querySelector('#prompt .option')"
        )
        if page.locator("#curtain:not([hidden])").count():
            assert page.locator("#board-hand").count() == 0
            assert page.locator("#prompt .option").count() == 0
            met.add(page.locator("#lift").inner_text())
            page.locator("#lift").click()
            page.wait_for_selector("#curtain", state="hidden")
            page.wait_for_selector("#prompt .option")
            assert page.locator("#board-hand").count() == 1
            lifted += 1
            if lifted >= moves:
                break
        else:
            click_something(page, random)
    assert lifted == moves
    assert met == {"I am Livia", "I am Marcus"}
    assert {"Livia", "Marcus"} == {*page.locator("#players .who b").all_inner_texts()}
