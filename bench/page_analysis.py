"""Time of reviews and advice in the page: `python bench/page_analysis.py`.

From the tap to the painted result, with the weights loaded before, by number of players; and how
long the first one takes, with an empty cache. Needs Chromium and the test dependencies; takes about
a minute.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from page import DESKTOP, row, visit
from playwright.sync_api import Browser, Page, sync_playwright
from review import game_of

sys.path.insert(0, str(Path(__file__).parent.parent))

from rapido.record import write_text
from rapido.rules import PLAYERS
from tests.browser.chromium import ADVICE, OPTIONS, find_chromium
from tests.faults.server import UNLIMITED, Server

MAX_REVIEW = 500
POSITIONS = {
    2: "4,9/21 -/a72/B46/-/-/- A46:{}",
    3: "4,0,11/21 -/-/B46/-/-/CX1 A46:{}",
    6: "4,0,11,7,3,9/21 D25/-/B46/-/-/CX1 A46:{}",
}
"""with as many rolls as rounds, so that the page shows something new each time"""

WATCH = """(selector) => {
  window.painted = new Promise((done) => {
    addEventListener("click", () => {
      const start = performance.now();
      const look = () => {
        if (!document.querySelector(selector)) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
      };
      look();
    }, { capture: true, once: true });
  });
}"""
"""measures from the next click until something is painted"""


def painted_after(page: Page, button: str, role: str, selector: str) -> float:
    page.evaluate(WATCH, selector)
    page.get_by_role("link" if role == "link" else "button", name=button).first.click()
    return float(page.evaluate("painted"))


def reviews(browser: Browser, server: Server, players: int, rounds: int) -> None:
    record = write_text(game_of(players, 1))
    with visit(browser, server, DESKTOP, motion="reduced") as page:
        page.goto("/record")
        page.locator("textarea").fill(record)
        page.get_by_role("button", name="Open", exact=True).click()
        times = list[float]()
        for _ in range(rounds + 1):
            page.get_by_role("link", name="Review the game").first.wait_for()
            times.append(painted_after(page, "Review the game", "link", "[role=slider]"))
            page.get_by_role("link", name="Watch the replay").first.click()
        first, *others = times
    good = median(others) <= MAX_REVIEW
    what = f"review of a game of {players}, {record.count('@')} placings"
    row(
        what, f"{median(others):.0f} ms (worst {max(others):.0f})", f"at most {MAX_REVIEW} ms", good
    )
    row("  the first one, loading the weights", f"{first:.0f} ms")


def advice(browser: Browser, server: Server, players: int, rounds: int) -> None:
    with visit(browser, server, DESKTOP, motion="reduced") as page:
        page.goto("/editor")
        times = list[float]()
        for rolls in range(1, rounds + 2):
            page.get_by_label("The position as text").fill(POSITIONS[players].format(rolls))
            times.append(painted_after(page, "Set up", "button", "section[aria-busy=false] strong"))
        first, *others = times
    row(f"advice for {players}", f"{median(others):.0f} ms (worst {max(others):.0f})")
    row("  the first one, loading the weights", f"{first:.0f} ms")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    path = find_chromium()
    if path is None:
        sys.exit(ADVICE)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), UNLIMITED)
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        try:
            for players in PLAYERS:
                reviews(browser, server, players, options.rounds)
            for players in POSITIONS:
                advice(browser, server, players, options.rounds)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
