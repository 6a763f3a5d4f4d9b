"""Size, load time, frame times and memory of the page: `python bench/page.py`.

Compressed transfer sizes, time to interactive with the CPU throttled four times, time from the tap
on "Play now" to the first roll (`--only roll` for that alone), frame times while five pairs are
thrown out at once, and the memory of one tab after fifty games. Needs Chromium and the test
dependencies; takes about three minutes.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, cast

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.chromium import ADVICE, OPTIONS, find_chromium
from tests.browser.guests import finished_game, open_table
from tests.faults.server import UNLIMITED, Server

KB = 1024
MAX_SCRIPT = 80
USABLE_SECONDS = 1.0
ROLL_SECONDS = 0.15
THROTTLING = 4
FRAME = 1000 / 60
PHONE, DESKTOP = (360, 640), (1440, 900)
VIEWS = ("join", "learn", "rules", "referee", "settings", "editor", "puzzles", "history")

USABLE = """
const look = () => {
  const button = document.querySelector("main .play button");
  if (!button?.offsetHeight) return requestAnimationFrame(look);
  requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
};
if (location.protocol === "http:") look();
"""
"""records when the play button is painted and the main thread is idle"""

ROLLABLE = """
() => {
  const look = () => {
    const roll = document.querySelector("button[data-act=first]:not([aria-disabled=true])");
    if (!roll?.offsetHeight) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => (window.rollable = performance.now() - tapped)));
  };
  document.querySelector("main .play button").addEventListener("click", (event) => {
    window.tapped = event.timeStamp;
    look();
  }, { capture: true });
}
"""
"""records how long after the tap on "Play now" the dice can be rolled"""

FRAMES = """
window.frames_ = [];
let last = 0;
const tick = (now) => {
  if (last) frames_.push(now - last);
  last = now;
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
"""

CASCADE = ("73@5", "46@4", "35@3", "43@2", "31@1", "76@0")
"""five pairs, each worth less than those above it, and one that throws them all out"""


def row(what: str, found: str, target: str = "", good: bool | None = None) -> None:  # noqa: FBT001
    sign = "" if good is None else ("  ok" if good else "  MISSED")
    print(f"{what:<58} {found:>22}   {target}{sign}")


@contextmanager
def visit(
    browser: Browser, server: Server, size: tuple[int, int], **preferences: object
) -> Generator[Page]:
    """Open a page in a new context with an empty cache."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        base_url=server.address,
        locale="en",
        service_workers="block",
    )
    stored = json.dumps({"sound": False, **preferences})
    context.add_init_script(
        f"if (location.protocol === 'http:') localStorage.setItem('rapido-preferences', '{stored}')"
    )
    try:
        yield context.new_page()
    finally:
        context.close()


def loaded(page: Page, kind: str) -> float:
    """Return the compressed kilobytes that the page has loaded of one file type."""
    found = page.evaluate(
        "(kind) => performance.getEntriesByType('resource')"
        ".filter(({ name }) => name.endsWith(kind))"
        ".reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)",
        kind,
    )
    return float(found) / KB


def sizes(browser: Browser, server: Server) -> None:
    """Measure the first view, and what each other view adds."""
    with visit(browser, server, PHONE) as page:
        page.goto("/")
        page.wait_for_load_state("networkidle")
        script = loaded(page, ".js")
        row(
            "first view: script",
            f"{script:.1f} KB",
            f"at most {MAX_SCRIPT} KB",
            script <= MAX_SCRIPT,
        )
        row("first view: style", f"{loaded(page, '.css'):.1f} KB")
        row("first view: font", f"{loaded(page, '.woff2'):.1f} KB")
    host, tokens = open_table(server, ["Ana"], 1)
    host.close()
    others = {view: f"/{view}" for view in VIEWS}
    others |= {"table": f"/r/{host.room}", "replay": f"/g/{finished_game(server, ['A', 'B'])}"}
    for name, path in others.items():
        with visit(browser, server, PHONE) as page:
            _as_guest(page, server, tokens[0])
            page.goto("/")
            page.wait_for_load_state("networkidle")
            page.goto(path)
            page.wait_for_load_state("networkidle")
            both = loaded(page, ".js"), loaded(page, ".css")
            row(f"{name}: script, style, alone", f"{both[0]:.1f} KB, {both[1]:.1f} KB")


def time_to_usable(browser: Browser, server: Server, rounds: int) -> None:
    """Open the start page several times with an empty cache."""
    for throttling in (1, THROTTLING):
        found: list[float] = []
        for _ in range(rounds):
            with visit(browser, server, PHONE) as page:
                page.add_init_script(USABLE)
                _tools(page).send("Emulation.setCPUThrottlingRate", {"rate": throttling})
                page.goto("/")
                page.wait_for_function("() => window.usable > 0", timeout=60_000)
                found.append(float(page.evaluate("usable")) / 1000)
        target = f"at most {USABLE_SECONDS:.0f} s" if throttling > 1 else ""
        good = median(found) <= USABLE_SECONDS if throttling > 1 else None
        what = f"usable, CPU throttled {throttling} times" if throttling > 1 else "usable"
        row(what, f"{median(found):.2f} s (worst {max(found):.2f})", target, good)


def tap_to_roll(browser: Browser, server: Server, rounds: int) -> None:
    """Tap "Play now" on a page that was just loaded; a finger rests on the button for 80 ms."""
    for throttling in (1, THROTTLING):
        found: list[float] = []
        for _ in range(rounds):
            with visit(browser, server, PHONE) as page:
                _tools(page).send("Emulation.setCPUThrottlingRate", {"rate": throttling})
                page.goto("/")
                button = page.locator("main .play button").first
                button.wait_for()
                page.wait_for_load_state("networkidle")
                page.evaluate(ROLLABLE)
                button.click(delay=80)
                page.wait_for_function("() => window.rollable > 0", timeout=60_000)
                found.append(float(page.evaluate("rollable")) / 1000)
        slow = f", CPU throttled {throttling} times" if throttling > 1 else ""
        good = None if slow else median(found) <= ROLL_SECONDS
        row(
            f"from the tap on Play now to the first roll{slow}",
            f"{median(found):.2f} s (worst {max(found):.2f})",
            "" if slow else f"at most {ROLL_SECONDS} s",
            good,
        )


def frames(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    """Throw out five pairs at once and time each frame."""
    with visit(browser, server, size, speed=1, motion="full") as page:
        page.goto("/referee")
        names = page.get_by_role("textbox", name="name")
        names.first.wait_for()
        while names.count() < len(CASCADE):
            page.get_by_role("button", name="Add a player").click()
        page.get_by_role("button", name="Let’s go").click()
        for index, token in enumerate(CASCADE):
            for die, face in enumerate(token[:2]):
                page.locator(f"[data-die='{die}'][data-face='{face}']").click()
            field = page.locator(f"button.floor-{token[3]}")
            field.wait_for()
            page.wait_for_timeout(300)
            if index + 1 == len(CASCADE):
                page.evaluate(FRAMES)
            field.click()
            page.wait_for_timeout(1600)
        found = sorted(cast("list[float]", page.evaluate("frames_"))[2:])
    p95 = found[int(len(found) * 0.95)]
    shown = f"{median(found):.1f} / {p95:.1f} / {found[-1]:.1f} ms"
    row(
        f"frames of a cascade at {size[0]} x {size[1]}: median, p95, worst",
        shown,
        "60 per second (16.7 ms)",
        p95 < FRAME * 1.5,
    )


def memory(browser: Browser, server: Server, games: int) -> None:
    """Watch many games in one tab; compare the memory early on and at the end."""
    early = min(5, games)
    with visit(browser, server, PHONE, speed=0) as page:
        host, tokens = open_table(server, [], 3, begin=False, finish=6)
        host.close()
        _as_guest(page, server, tokens[0])
        page.goto(f"/r/{host.room}")
        tools = _tools(page)
        tools.send("Performance.enable")
        seen: dict[int, dict[str, float]] = {}
        for game in range(1, games + 1):
            page.locator("button.primary.big").click()
            page.locator("section.board").wait_for()
            page.locator(".envelope").wait_for(timeout=60_000)
            if game in {early, games}:
                seen[game] = _metrics(tools)
    before, after = seen[early], seen[games]
    for name, unit, scale in (
        ("JSHeapUsedSize", "MB", 1e6),
        ("Nodes", "", 1),
        ("JSEventListeners", "", 1),
    ):
        shown = f"{before[name] / scale:.1f} -> {after[name] / scale:.1f} {unit}"
        growth = after[name] / before[name]
        row(f"{name} after {early} and {games} games", shown, "no growth", growth < 1.15)


def _as_guest(page: Page, server: Server, token: str) -> None:
    page.context.add_cookies([{"name": "rapido_guest", "value": token, "url": server.address}])


def _tools(page: Page) -> Any:  # noqa: ANN401 - its result depends on the command
    return page.context.new_cdp_session(page)


def _metrics(tools: Any) -> dict[str, float]:  # noqa: ANN401
    for _ in range(3):
        tools.send("HeapProfiler.collectGarbage")
    found: list[dict[str, Any]] = tools.send("Performance.getMetrics")["metrics"]
    return {each["name"]: float(each["value"]) for each in found}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--rounds", type=int, default=7, help="page loads to measure time to interactive"
    )
    parser.add_argument("--games", type=int, default=50, help="games in one tab")
    parser.add_argument("--only", choices=["roll"], help="measure one thing")
    options = parser.parse_args()
    path = find_chromium()
    if path is None:
        sys.exit(ADVICE)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), UNLIMITED)
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        try:
            if options.only == "roll":
                tap_to_roll(browser, server, options.rounds)
                return
            sizes(browser, server)
            time_to_usable(browser, server, options.rounds)
            tap_to_roll(browser, server, options.rounds)
            for size in (PHONE, DESKTOP):
                frames(browser, server, size)
            memory(browser, server, options.games)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
