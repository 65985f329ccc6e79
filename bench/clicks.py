"""From the click to the patched board in a real browser; part of `bench/server.py`, where Playwright is installed."""

import random
import shutil
import time

PLAY = "#game-city-of-rome .play-now button"
CLICK = """
(which) => new Promise((done) => {
    const buttons = document.querySelectorAll("#prompt .option[data-code]");
    if (!buttons.length) return done(null);
    const button = buttons[which % buttons.length];
    const state = () => { const s = document.getElementById("state").dataset; return s.number + "/" + (s.path ?? ""); };
    const commits = !("prepares" in button.dataset);
    const before = state(), start = performance.now();
    new MutationObserver((_, watching) => {
        if (state() === before) return;
        watching.disconnect();
        requestAnimationFrame(() => done([commits, performance.now() - start]));
    }).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    setTimeout(() => done(null), 2000);  // nothing came of it: the game is over, or somebody was faster
    button.click();
})
"""


def clicks(url: str, seconds: float) -> tuple[list[float], list[float]] | None:
    """Milliseconds until the page shows what came of a click that commits, and of one that only prepares."""
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        return None
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        return None
    dice = random.Random(1)
    committed: list[float] = []
    prepared: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(url)
        page.click(PLAY)
        page.wait_for_selector("#state", state="attached")
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            answer = page.evaluate(CLICK, dice.randrange(1000))
            if answer is None and page.locator("#result:not([hidden])").count():
                page.goto(url)
                page.click(PLAY)
                page.wait_for_selector("#state", state="attached")
            elif answer is None:
                page.wait_for_timeout(10)
            else:
                (committed if answer[0] else prepared).append(answer[1])
        browser.close()
    return committed, prepared
