"""What a table page does besides playing: previews, touch, enlarging, rules at hand, questions, spectators."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Page, Route
from tests.web.browser.conftest import Visitors
from tests.web.browser.playing import (
    click_something,
    link_for_friend,
    make_table,
    play_now,
    state,
    wait_for_change,
    wait_for_table,
    wait_until_due,
)

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MIDDLE = """piece => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}"""
STANDS = """async board => {
  const left = () => document.querySelector(board).getBoundingClientRect().left;
  const first = left();
  await new Promise((done) => setTimeout(done, 200));
  return first === left() && first >= 0 && first < innerWidth;
}"""  # in sight, and no longer gliding there
PREVIEW = "#prompt .option[data-preview]"


def play_until(page: Page, selector: str, random: Random) -> None:
    for _ in range(200):
        assert wait_until_due(page)
        if page.locator(selector).count():
            return
        click_something(page, random)
    raise AssertionError(f"{selector} never came up")


def test_pointing_shows_what_would_happen_and_clicking_plays_it(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    play_until(page, "#prompt .option[data-for^=cell][data-preview]", Random(1))
    before, city = state(page), page.locator("#board-seat-0").inner_html()
    page.locator(PREVIEW).first.hover()
    page.wait_for_selector("body.previewing")
    shown = page.locator("#board-seat-0").inner_html()
    assert shown != city
    assert state(page) == before
    page.locator(".wordmark").hover()
    page.wait_for_selector("body:not(.previewing)")
    assert page.locator("#board-seat-0").inner_html() == city
    cell = page.locator("#board-seat-0 .choice").first
    cell.hover()
    page.wait_for_selector("body.previewing")
    page.mouse.down()
    page.mouse.up()
    wait_for_change(page, before)


def test_news_may_be_answered_before_the_own_choice_is_acknowledged(visitor: Visitors) -> None:
    """News and answers take two ways, and the first to come counts: no key is lost between them."""
    page = visitor("Livia")
    play_now(page)
    assert wait_until_due(page)
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/moves", lambda route: held.append((route, route.fetch())))
    for answered in range(1, 4):
        assert wait_until_due(page)
        number = page.get_attribute("#state", "data-number")
        page.locator("#prompt .option[data-code]:not([data-prepares])").first.click()
        page.wait_for_function("n => document.getElementById('state').dataset.number !== n", arg=number)
        while len(held) < answered:
            page.wait_for_timeout(10)  # the server's answer may be on its way to the one who holds it
    for route, response in held:
        route.fulfill(response=response)
    page.wait_for_selector("body:not([data-sent])")
    assert wait_until_due(page)


COUNT_GLIDES = """
    window.glides = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.glides += 1; return animate.apply(this, how); };
"""


@pytest.mark.parametrize(("motion", "glides"), [("no-preference", True), ("reduce", False)])
def test_pieces_glide_unless_motion_is_unwanted(visitor: Visitors, motion: str, glides: bool) -> None:
    page = visitor("Livia", reduced_motion=motion)
    page.add_init_script(COUNT_GLIDES)
    play_now(page)
    random = Random(1)
    for _ in range(12):
        assert wait_until_due(page)
        click_something(page, random)
    assert bool(page.evaluate("window.glides")) is glides


def test_what_has_the_focus_keeps_it_or_hands_it_on(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    for _ in range(10):
        assert wait_until_due(page)
        before = state(page)
        page.locator("#prompt .option").first.focus()
        page.keyboard.press("Enter")
        wait_for_change(page, before)
        assert wait_until_due(page)
        assert page.evaluate("document.activeElement !== document.body")
    page.locator("#sheet-0 > summary").click()
    click_something(page, Random(1))
    assert page.locator("#sheet-0").get_attribute("open") is not None


def test_on_a_phone_the_first_tap_shows_and_the_second_plays(visitor: Visitors) -> None:
    page = visitor("Livia", **PHONE)
    play_now(page)
    for _ in range(12):
        assert wait_until_due(page)
        before = state(page)
        lit = page.locator(".choice").first
        first = lit if lit.count() and lit.is_visible() else page.locator("#prompt .option").first
        first.tap()
        if not page.locator("#prompt .option.armed").count():
            wait_for_change(page, before)
            continue
        assert state(page) == before
        armed = page.locator("#prompt .option.armed")
        assert page.locator("#sentence").inner_text().startswith(f"Tap again: {armed.inner_text()}")
        assert armed.evaluate("one => getComputedStyle(one).backgroundColor") not in page.locator(
            "#prompt .option:not(.armed)"
        ).evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)")
        page.wait_for_selector("body.previewing")
        assert state(page) == before
        armed.tap()
        wait_for_change(page, before)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_plots_are_compared_with_one_tap_each_and_nothing_jumps(visitor: Visitors) -> None:
    page = visitor("Livia", **PHONE)
    play_now(page)
    play_until(page, "#prompt .option[data-for^=cell][data-preview] ~ .option[data-for^=cell]", Random(1))
    before = state(page)
    page.wait_for_function(STANDS, arg="#board-seat-0")
    cells = page.locator("#board-seat-0 .choice")
    middles = f"all => all.map({MIDDLE})"
    places = cells.evaluate_all(middles)
    for number in (0, 1):
        code = cells.nth(number).get_attribute("data-options")
        cells.nth(number).tap()
        page.wait_for_selector(f"body.previewing #board-seat-0 .choice.armed[data-options='{code}']")
        page.wait_for_timeout(400)  # until nothing glides
        now = cells.evaluate_all(middles)
        moved = [abs(x - y) for one, other in zip(now, places, strict=True) for x, y in zip(one, other, strict=True)]
        assert max(moved) <= 1  # a middle between two pixels may be rounded to either
    assert state(page) == before
    cells.nth(1).tap()
    wait_for_change(page, before)


def test_what_is_gone_in_its_preview_is_played_by_tapping_where_it_lay(visitor: Visitors) -> None:
    """A loan can be repaid, and another one be taken from the bank: one piece in two places."""
    page = visitor("Livia", **PHONE)
    play_now(page, "builders-antiquity", against=1)
    for code in ("loan", "end"):
        assert wait_until_due(page)
        before = state(page)
        page.locator(f"#prompt [data-code={code}]").click()
        wait_for_change(page, before)
    assert wait_until_due(page)
    assert page.locator(".choice[data-piece=loan]").count() == 2
    page.locator("#tabs a[href='#boards-seat-0']").tap()
    page.wait_for_function(STANDS, arg="#board-seat-0")
    before, middle = state(page), page.locator("#loans-0").evaluate(MIDDLE)
    page.touchscreen.tap(*middle)
    page.wait_for_selector("body.previewing")
    assert page.locator("#loans-0").count() == 0
    page.touchscreen.tap(*middle)
    wait_for_change(page, before)
    assert page.locator("#loans-0").count() == 0


def test_a_tap_explains_what_cannot_be_chosen_and_a_long_one_what_can(visitor: Visitors) -> None:
    page = visitor("Livia", **PHONE)
    play_now(page)
    assert wait_until_due(page)
    page.locator("#tabs a").first.tap()
    page.locator("#influence-3").tap()
    assert page.locator("#toast").inner_text().startswith("Influence card 3")
    prompt, card = page.locator("#prompt").bounding_box(), page.locator("#toast").bounding_box()
    assert prompt is not None
    assert card is not None
    assert card["y"] + card["height"] <= prompt["y"]
    page.locator("#sentence").tap()
    assert not page.locator("#toast").is_visible()
    before = state(page)
    page.evaluate(
        """async () => {
          const piece = document.querySelector(".choice");
          const fire = (type) => piece.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch" }));
          fire("pointerdown");
          await new Promise((done) => setTimeout(done, 700));
          fire("pointerup");
          fire("click");
        }"""
    )
    assert page.locator("#toast").is_visible()
    assert not page.locator(".armed").count()
    assert state(page) == before


def test_a_phone_on_its_side_has_the_choices_beside_the_board(visitor: Visitors) -> None:
    page = visitor("Livia", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    play_now(page)
    assert wait_until_due(page)
    board, prompt = page.locator("#boards").bounding_box(), page.locator("#prompt").bounding_box()
    assert board is not None
    assert prompt is not None
    assert board["x"] + board["width"] <= prompt["x"]
    assert prompt["y"] + prompt["height"] <= 390


ARMED = "#prompt .option.armed[data-code='{code}']"


def test_what_is_laid_can_be_turned_by_a_key_or_the_wheel_and_is_played_as_it_is_shown(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page, "carpe-diem")
    play_until(page, "#board-seat-0 [data-turns*=';']", Random(1))
    cell = page.locator("#board-seat-0 [data-turns]")
    ways = (cell.get_attribute("data-turns") or "").split(";")
    for code in (*ways, *ways[:2]):  # all of them, and round again
        page.keyboard.press("r")
        page.wait_for_selector(f"body.previewing {ARMED.format(code=code)}")
    assert not page.locator("#drawer").is_visible()
    cell.hover()
    page.mouse.wheel(0, -100)
    page.wait_for_selector(f"body.previewing {ARMED.format(code=ways[0])}")
    page.wait_for_timeout(200)  # a turn of the wheel is many events and counts once
    page.mouse.wheel(0, -100)
    page.wait_for_selector(f"body.previewing {ARMED.format(code=ways[-1])}")
    with page.expect_request("**/moves") as played:
        cell.click()
    assert ways[-1] in (played.value.post_data or "")


def test_a_building_is_turned_both_ways_before_it_is_placed_and_never_opens_the_rules(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page, "foundations-of-rome", 1)
    play_until(page, "#board-common [data-instead='']", Random(1))  # fits in one way only
    held = state(page)
    page.keyboard.press("r")
    assert not page.locator("#drawer").is_visible()
    assert state(page) == held
    page.keyboard.press("Escape")
    play_until(page, "#board-common #turning", Random(2))
    number, before = state(page)
    following = (page.locator("#turning").get_attribute("data-instead") or "").split(";")[0]
    page.keyboard.press("r")
    wait_for_change(page, [number, before])
    assert state(page) == [number, following]
    page.locator("#board-common").hover()
    page.mouse.wheel(0, -100)
    wait_for_change(page, [number, following])
    assert state(page) == [number, before]
    page.locator("#turning").click()
    wait_for_change(page, [number, before])
    assert state(page) == [number, following]


def test_on_a_phone_the_choices_are_within_reach_of_the_thumb(visitor: Visitors) -> None:
    page = visitor("Livia", **PHONE)
    play_now(page)
    assert wait_until_due(page)
    box = page.locator("#prompt").bounding_box()
    assert box is not None
    assert abs(box["y"] + box["height"] - 844) < 2
    for tab in page.locator("#tabs a").all():
        tab.tap()
        page.wait_for_function("text => document.querySelector('#tabs [aria-current]')?.textContent === text",
                               arg=tab.inner_text())  # fmt: skip


def test_the_rules_open_where_it_matters_and_can_be_searched(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    assert wait_until_due(page)
    anchor = page.locator("#prompt [data-rules]").get_attribute("data-rules")
    page.keyboard.press("r")
    page.wait_for_selector(f"#drawer #rule-{anchor}")
    page.wait_for_function("id => { const box = document.getElementById(id).getBoundingClientRect();"
                           " return box.top >= 0 && box.top < innerHeight }", arg=f"rule-{anchor}")  # fmt: skip
    every = page.locator("#drawer [data-search]:visible").count()
    page.locator("#rules-search").fill("aqueduct")
    assert 0 < page.locator("#drawer [data-search]:visible").count() < every
    page.keyboard.press("Escape")


def test_a_question_is_asked_and_answered(visitor: Visitors) -> None:
    livia = visitor("Livia")
    make_table(livia, "me", "friend", undo="consent")
    marcus = visitor("Marcus", link_for_friend(livia))
    marcus.get_by_role("button", name="Sit down").click()
    wait_for_table(marcus)
    deciding, other = (livia, marcus) if wait_for_first(livia, marcus) else (marcus, livia)
    click_something(deciding, Random(1))
    deciding.get_by_role("button", name="Ask to take back").click()
    other.wait_for_selector(".ask")
    other.get_by_role("button", name="Yes").click()
    deciding.wait_for_selector("#asks", state="hidden")
    assert wait_until_due(deciding)


def wait_for_first(livia: Page, marcus: Page) -> bool:
    """Whether the first one decides."""
    livia.wait_for_function("() => document.querySelector('.player.waiting')")
    return bool(livia.locator("#prompt .option").count())


def test_a_spectator_sees_only_what_is_public_and_may_enlarge_it(visitor: Visitors) -> None:
    livia = visitor("Livia")
    play_now(livia)
    assert wait_until_due(livia)
    guest = visitor("Guest", livia.url)
    assert guest.locator("#board-hand").count() == 0
    assert guest.locator("#prompt .option").count() == 0
    click_something(livia, Random(3))
    while livia.locator("[data-drop]").count():
        click_something(livia, Random(3))
    number = livia.get_attribute("#state", "data-number")
    guest.wait_for_function("n => Number(document.getElementById('state').dataset.number) >= Number(n)", arg=number)
    other = guest.locator(".board-other").first
    small = other.bounding_box()
    guest.locator("[data-enlarge]").first.click()
    large = other.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    assert large["y"] >= 0
    assert large["y"] + large["height"] <= 900
    other.get_by_role("button", name="Close").click()
    assert other.bounding_box() == small


@pytest.mark.parametrize("opponents", [1, 2, 3])
def test_all_cities_are_seen_without_scrolling(visitor: Visitors, opponents: int) -> None:
    page = visitor("Livia")
    play_now(page, against=opponents)
    play_until(page, "#prompt .option[data-for^=space]", Random(1))
    for width, height in ((1440, 900), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        boards = [page.locator(f"#board-seat-{seat}").bounding_box() for seat in range(opponents + 1)]
        assert [box for box in boards if box is None or box["y"] + box["height"] > height] == []


def test_resigning_asks_twice_and_a_bot_plays_on(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    assert wait_until_due(page)
    page.locator("#settings > summary").click()
    page.get_by_role("button", name="Resign").click()
    assert page.get_by_text("resigned").count() == 0
    page.get_by_role("button", name="Really resign?").click()
    page.get_by_text("resigned").wait_for()


def test_the_log_can_show_what_one_player_did_and_remembers_it(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    play_until(
        page, "#log li[data-seat='0'] ~ li[data-seat='1'], #log li[data-seat='1'] ~ li[data-seat='0']", Random(1)
    )
    every = page.locator("#log li:visible").count()
    page.get_by_role("button", name="Only what Livia did").click()
    assert 0 < page.locator("#log li:visible").count() < every
    page.reload()
    assert page.locator("#log li:visible").count() == page.locator("#log li[data-seat='0']:visible").count() > 0
    page.get_by_role("button", name="Only what Livia did").click()
    assert page.locator("#log li[data-seat='1']:visible").count() > 0
