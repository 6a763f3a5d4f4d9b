"""Seconds of waiting in a game against two computer players: `python bench/pace.py`.

Whole games in Chromium at the default speed, played by a robot that decides at once and skips
nothing: how long a game takes, how much of that is watching others, and how long it takes from the
tap on the roll button until the dice have landed. Needs Chromium and the test dependencies; takes
about three minutes, whatever the number of games, since they are played at the same time.
"""

import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, cast

from page import PHONE, row
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.chromium import ADVICE, OPTIONS, find_chromium
from tests.browser.guests import open_table
from tests.faults.server import UNLIMITED, Server

BOT_DELAY = 0.6
MAX_WAITING = 100
SECONDS = 600
"""after which a game is given up"""

ROBOT = """(skips) => {
  const game = (window.pace = { waiting: 0, own: 0, rolls: [], turns: 0, skipped: 0, over: false });
  const landed = () => document.querySelector(".tray > .visually-hidden")?.textContent !== "";
  const start = performance.now();
  let last = start, tapped = 0;
  const decide = () => {
    const field = document.querySelector("button.ledge");
    const button = document.querySelector("[data-act=first]");
    if (field) game.turns += 1;
    else tapped = performance.now();
    (field ?? button).click();
  };
  const tick = setInterval(() => {
    const now = performance.now();
    const due = document.querySelector("[data-act]");
    const ready = due && due.getAttribute("aria-disabled") !== "true";
    const act = ready ? due.dataset.act : "";
    if (act === "end" || document.querySelector("main.page h1")) {
      game.over = true;
      game.seconds = (now - start) / 1000;
      clearInterval(tick);
      return;
    }
    if (due && due.dataset.act !== "jump") game.own += now - last;
    else game.waiting += now - last;
    last = now;
    if (tapped && landed() && now - tapped > 50) {
      game.rolls.push((now - tapped) / 1000);
      tapped = 0;
    }
    const skip = skips && document.querySelector("[data-skip]");
    if (act === "first") decide();
    else if (skip) (game.skipped += 1), skip.click();
  }, 20);
}"""
"""plays in the page: rolls once, then places on the highest field"""


class Pace(NamedTuple):
    seconds: float
    waiting: float
    """while others play"""
    roll: float
    """from the tap until the dice have landed, the median of the game"""
    turns: int
    """of the robot"""


def table(browser: Browser, server: Server, *, room: bool) -> Page:
    """Open a game against two computer players, with the preferences of a first visit."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]},
        base_url=server.address,
        locale="en",
        service_workers="block",
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    if room:
        host, tokens = open_table(server, ["Ana"], 2, finish=21)
        host.close()
        cookie = {"name": "rapido_guest", "value": tokens[0], "url": server.address}
        context.add_cookies([cast("Any", cookie)])
        page.goto(f"/r/{host.room}")
    else:
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
    page.locator("[data-act]").first.wait_for()
    return page


def paces(pages: list[Page], *, skips: bool) -> list[Pace]:
    """Let the robot play on all pages at the same time."""
    for page in pages:
        page.evaluate(ROBOT, skips)
    until = time.monotonic() + SECONDS
    while time.monotonic() < until and not all(page.evaluate("pace.over") for page in pages):
        pages[0].wait_for_timeout(500)
    found = [cast("dict[str, Any]", page.evaluate("pace")) for page in pages]
    return [
        Pace(game["seconds"], game["waiting"] / 1000, median(game["rolls"]), game["turns"])
        for game in found
        if game["over"]
    ]


def show(what: str, found: list[Pace], *, target: bool) -> None:
    waiting = median(pace.waiting for pace in found)
    row(f"{what}: a game", f"{median(pace.seconds for pace in found):.0f} s")
    row(
        f"{what}: of that, waiting",
        f"{waiting:.0f} s",
        f"at most {MAX_WAITING} s" if target else "",
        waiting <= MAX_WAITING if target else None,
    )
    row(f"{what}: own turns", f"{median(pace.turns for pace in found):.0f}")
    round_ = median(pace.waiting / max(1, pace.turns) for pace in found)
    row(f"{what}: waiting, each round", f"{round_:.1f} s")
    row(f"{what}: from tap to landed dice", f"{median(pace.roll for pace in found):.2f} s")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--room", action="store_true", help="in a room instead of this browser")
    parser.add_argument("--skip", action="store_true", help="the robot skips to its turn")
    arguments = parser.parse_args()
    path = find_chromium()
    if path is None:
        sys.exit(ADVICE)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), UNLIMITED | {"bot_delay": BOT_DELAY})
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        try:
            pages = [table(browser, server, room=arguments.room) for _ in range(arguments.games)]
            found = paces(pages, skips=arguments.skip)
        finally:
            browser.close()
            server.close()
    what = f"{'room' if arguments.room else 'one browser'}{', skipping' if arguments.skip else ''}"
    row(what, f"{len(found)} games")
    if found:
        show(what, found, target=not arguments.skip)


if __name__ == "__main__":
    main()
