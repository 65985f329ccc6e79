"""Whole games: two people clicking in two browsers, one person with the keyboard alone, two people at one screen."""

from __future__ import annotations

import gzip
from random import Random

import pytest
from playwright.sync_api import Page
from tests.draw.scenes import DRAWN_GAMES, every_drawn_game
from tests.every_game.about import decides_in_secret, has_secrets
from tests.web.browser.conftest import Visitors
from tests.web.browser.playing import (
    click_something,
    due,
    link_for_friend,
    make_table,
    open_table,
    over,
    play_now,
    press_something,
    table_form,
    wait_for_table,
    wait_until_due,
)

from aedilis import Game

ROME = "#game-city-of-rome .play-now"
LONGEST = 400  # more choices than a game of City of Rome takes
LARGEST_UPDATE = 10_000  # bytes, compressed


def packed(frame: str | bytes) -> int:
    return len(gzip.compress(frame.encode() if isinstance(frame, str) else frame))


def points(page: Page) -> list[str]:
    return page.locator("#result .places li").all_inner_texts()


@every_drawn_game
def test_two_people_play_a_whole_game_by_clicking(visitor: Visitors, game: Game) -> None:
    livia = visitor("Livia")
    make_table(livia, "me", "friend", game=game.slug)
    link = link_for_friend(livia)
    marcus = visitor("Marcus", link)
    marcus.get_by_role("button", name="Sit down").click()
    wait_for_table(marcus)
    random = Random(3)
    for _ in range(game.longest(2)):
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
    assert livia.locator("#log li").count() > 50
    assert livia.locator("#players").get_by_text("place 1").count()
    livia.goto(f"{livia.url}/replay?move=9")
    assert not livia.locator("#players").get_by_text("place 1").count()


def test_a_whole_game_and_its_rematch_with_the_keyboard_alone(visitor: Visitors) -> None:
    page = visitor("Livia")
    updates: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: updates.append(packed(frame))))
    page.locator(f"{ROME} [name=bot]").select_option("random")  # who answer at once
    for _ in range(99):
        page.keyboard.press("Tab")
        if page.evaluate(f"document.activeElement.matches('{ROME} button')"):
            break
    page.keyboard.press("Enter")
    wait_for_table(page)
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
    play_now(page)
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


PIECES = """[...document.querySelectorAll('#boards [id]')].map((piece) => {
  const shown = [...piece.querySelectorAll('use')].map((one) => one.getAttribute('href'));
  return `${piece.id} ${shown.join()}`;
}).sort()"""


@pytest.mark.parametrize("game", [game for game in DRAWN_GAMES if has_secrets(game)], ids=lambda game: game.slug)
def test_two_people_at_one_screen_never_see_each_others_secrets(visitor: Visitors, game: Game) -> None:
    """Before somebody has said who they are, the screen shows what a spectator sees, and nothing can be chosen.

    Secrets that only chance brings may come late or never; `tests/web/server/test_secrets.py` waits for them.
    """
    page = visitor("Livia")
    form = table_form(page, "passing", game.slug)
    names = form.locator("input[name=called]")
    assert [field.is_visible() for field in names.all()[:3]] == [True, True, False]  # nobody needs no name
    names.nth(1).fill("Marcus")
    open_table(form)
    spectator = visitor("Guest", page.url)
    random = Random(2)
    met = []
    own: set[str] = set()
    for _ in range(400):
        page.wait_for_function(
            "() => !document.getElementById('curtain').hidden || !!document.querySelector('#prompt .option')"
        )
        if page.locator("#curtain:not([hidden])").count():
            number = page.get_attribute("#state", "data-number")
            spectator.wait_for_function("n => document.getElementById('state').dataset.number === n", arg=number)
            public = spectator.evaluate(PIECES)
            assert page.evaluate(PIECES) == public
            assert page.locator("#prompt .option").count() == 0
            met.append(page.locator("#lift").inner_text())
            page.locator("#lift").click()
            page.wait_for_selector("#curtain", state="hidden")
            page.wait_for_selector("#prompt .option")
            own |= {*page.evaluate(PIECES)} - {*public}
            if len(met) >= 10 and (own or not decides_in_secret(game)):
                break
        else:
            click_something(page, random)
    assert len(met) >= 10
    assert {*met} == {"I am Livia", "I am Marcus"}
    assert own or not decides_in_secret(game)  # else nothing was to be hidden
    assert {"Livia", "Marcus"} == {*page.locator("#players .who b").all_inner_texts()}
