"""Room on the table page: every answer is in sight or scrolled to, and a map is as large as the window allows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.draw.scenes import DRAWN_GAMES, every_drawn_game
from tests.web.browser.conftest import Visitors
from tests.web.browser.playing import click_something, make_table, play_now, wait_until_due

from aedilis import Game
from aedilis.draw.board import board_of

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
# Answers that stand out of their list at a side, where nobody scrolls to them.
ASIDE = """() => {
  const list = document.querySelector('#prompt .options').getBoundingClientRect();
  return [...document.querySelectorAll('#prompt .option')].filter(answer => {
    const { left, right } = answer.getBoundingClientRect();
    return left < list.left - 1 || right > list.right + 1 || right > innerWidth;
  }).map(answer => answer.textContent);
}"""
# Answers that are not in sight, though their list is not scrolled.
HIDDEN = """() => {
  const list = document.querySelector('#prompt .options').getBoundingClientRect();
  return [...document.querySelectorAll('#prompt .option')].filter(answer => {
    const { bottom } = answer.getBoundingClientRect();
    return bottom > list.bottom || bottom > innerHeight;
  }).map(answer => answer.textContent);
}"""
FEW = 2  # answers that always have room
MAPS = [game for game in DRAWN_GAMES if board_of(game).common_first]
UNUSED = """() => {
  const { bottom } = document.getElementById('boards').getBoundingClientRect();
  return bottom - document.getElementById('board-common').getBoundingClientRect().bottom;
}"""
LITTLE = 16  # pixels


@every_drawn_game
@pytest.mark.parametrize("phone", [PHONE, LANDSCAPE], ids=["upright", "on its side"])
def test_on_a_phone_no_answer_is_cut_off(visitor: Visitors, game: Game, phone: dict[str, Any]) -> None:
    page = visitor(language="de", **phone)
    play_now(page, game.slug, 1)
    random = Random(2)
    for _ in range(12):
        assert wait_until_due(page)
        assert page.evaluate(ASIDE) == []
        if page.locator("#prompt .option").count() <= FEW:
            assert page.evaluate(HIDDEN) == []
        click_something(page, random)


def prompt_height(page: Page) -> float:
    box = page.locator("#prompt").bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("game", MAPS, ids=lambda game: game.slug)
@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_is_asked_the_boards_stay_where_they_are(visitor: Visitors, game: Game, language: str) -> None:
    page = visitor(language=language)
    play_now(page, game.slug, 1)
    assert page.get_attribute("html", "lang") == language
    random = Random(3)
    heights = set()
    for number in range(40):
        assert wait_until_due(page)
        heights.add(prompt_height(page))
        if number == 0:
            assert page.evaluate(HIDDEN) == []  # all that can be done in a turn
        click_something(page, random)
    assert len(heights) == 1


@pytest.mark.parametrize("game", MAPS, ids=lambda game: game.slug)
def test_a_map_leaves_no_room_unused_and_is_the_largest_board(visitor: Visitors, game: Game) -> None:
    page = visitor("Livia")
    for seats in game.seats:
        make_table(page, "me", *["bot:random"] * (seats - 1), game=game.slug)
        assert wait_until_due(page)
        assert 0 <= page.evaluate(UNUSED) < LITTLE
        page.set_viewport_size({"width": 1120, "height": 1000})  # a narrow window
        page.evaluate("() => new Promise(requestAnimationFrame)")
        boards = [board.bounding_box() for board in page.locator(".board").all()]
        widths = [board["width"] for board in boards if board]
        assert widths[0] == max(widths)
        page.set_viewport_size({"width": 1440, "height": 900})


@every_drawn_game
def test_what_is_too_low_for_larger_boards_is_for_people_and_log(visitor: Visitors, game: Game) -> None:
    page = visitor(language="de", viewport={"width": 1440, "height": 700})
    make_table(page, "me", *["bot:random"] * (game.seats[-1] - 1), game=game.slug)
    assert wait_until_due(page)
    aside = page.locator(".side").bounding_box()
    spare = page.evaluate("parseFloat(document.querySelector('.table-grid').style.getPropertyValue('--spare'))")
    assert aside is not None
    assert aside["width"] == pytest.approx(290 + min(140, max(0, spare)), abs=1)
    assert aside["x"] + aside["width"] <= 1440
    page.evaluate("document.querySelector('.table-grid').style.removeProperty('--spare')")  # as narrow as it gets
    assert page.locator(".panel-top").evaluate("top => top.scrollWidth <= top.clientWidth")
