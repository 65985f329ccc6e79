"""Looking through a game: slider, arrows, autoplay, links, download and upload."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page
from tests.web.browser.conftest import Visitors
from tests.web.browser.playing import make_table, play_now

RECORD = Path(__file__).parents[3] / "docs" / "pictures" / "city-of-rome.record"


def upload(page: Page) -> None:
    page.locator("#record").set_input_files(RECORD)
    page.get_by_role("button", name="Show it").click()
    page.wait_for_selector("#replay")


def shows(page: Page, move: int) -> None:
    page.wait_for_function("n => document.getElementById('moment').dataset.move === String(n)", arg=move)


def test_a_record_can_be_uploaded_looked_through_and_downloaded(visitor: Visitors) -> None:
    page = visitor("Livia")
    upload(page)
    moves = int(page.locator("#replay").get_attribute("data-moves") or 0)
    assert moves > 20
    page.keyboard.press("Home")
    shows(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    shows(page, 2)
    page.get_by_role("button", name="One move back").click()
    shows(page, 1)
    page.locator("#slider").fill("12")
    shows(page, 12)
    assert "move=12" in page.url
    assert page.locator("#log [aria-current]").count() > 0
    here = page.locator("#boards").inner_html()
    other = visitor.tab(page.context, page.url)
    shows(other, 12)
    assert other.locator("#boards").inner_html() == here
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text() == RECORD.read_text()


def test_what_is_over_can_be_seen_from_every_seat(visitor: Visitors) -> None:
    page = visitor("Livia")
    upload(page)
    assert page.locator("#board-hand").count() == 1
    page.locator("#eyes").select_option("-3")
    page.wait_for_url("**seat=-3**")
    assert page.locator("#board-hand").count() == 0
    page.keyboard.press("Home")
    shows(page, 0)
    assert page.locator("#board-hand").count() == 0


def test_autoplay_goes_on_by_itself_until_it_is_stopped(visitor: Visitors) -> None:
    page = visitor("Livia")
    upload(page)
    page.keyboard.press("Home")
    shows(page, 0)
    page.locator("#speed").select_option("200")
    page.locator("#autoplay").click()
    page.wait_for_function("() => Number(document.getElementById('moment').dataset.move) > 2")
    page.locator("#autoplay").click()
    assert page.locator("#autoplay").get_attribute("aria-pressed") == "false"


def test_a_line_of_the_log_leads_to_its_moment(visitor: Visitors) -> None:
    page = visitor("Livia")
    play_now(page)
    page.wait_for_selector("#prompt .option")
    line = page.locator("#log a").first
    move = int(line.get_attribute("data-move") or -1)
    line.click()
    page.wait_for_selector("#replay")
    shows(page, move)


def test_on_a_phone_no_room_is_left_below_the_board_in_view(visitor: Visitors) -> None:
    page = visitor("Livia", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    make_table(page, "me", "bot:random", "bot:random", "bot:random")
    page.goto(f"{page.url}/replay")
    page.wait_for_selector("#boards")
    height = "document.querySelector('{}').getBoundingClientRect().height"
    common = page.evaluate(height.format("#boards .owner"))
    tallest = page.evaluate("Math.max(...[...document.querySelectorAll('.owner')].map((board) => board.scrollHeight))")
    assert common < tallest  # else nothing is tested
    page.wait_for_function(f"() => {height.format('#boards')} < {tallest}")


def test_what_is_no_record_is_refused_with_a_sentence(visitor: Visitors, tmp_path: Path) -> None:
    page = visitor("Livia")
    visitor.expected.append("40[0-9]|422")
    wrong = tmp_path / "letter.txt"
    wrong.write_text("Dear Rome,")
    page.locator("#record").set_input_files(wrong)
    page.get_by_role("button", name="Show it").click()
    page.wait_for_selector(".message")
    assert "Dear Rome" in page.locator(".message").inner_text()
