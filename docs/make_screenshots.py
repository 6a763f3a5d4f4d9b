"""Take screenshots of every view: `make_screenshots.py FOLDER`.

In three sizes and both themes, unless the options name sizes (`--size 320x568 --size 3840x2160`),
themes (`--theme forced`) and languages (`--language de`); `--whole` shows whole pages.
Needs Chromium and the test dependencies. The dice are random, so the screenshots vary.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from rapido.locales import LANGUAGES
from tests.browser.chromium import ADVICE, OPTIONS, find_chromium
from tests.browser.guests import Guest, finished_game, open_table
from tests.browser.test_languages import catalog
from tests.browser.users import BrowserUsers
from tests.faults.server import UNLIMITED, Server

SIZES: Final = ("360x640", "768x1024", "1440x900")
THEMES: Final[dict[str, dict[str, Any]]] = {
    "day": {"color_scheme": "light", "forced_colors": "none"},
    "night": {"color_scheme": "dark", "forced_colors": "none"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
}
MAX_HEIGHT: Final = 8000
NAMES: Final = ["Ana", "Ben", "Cleo", "Davi", "Eva", "Fabio"]
Scene = Callable[["Studio"], Page]


class Studio:
    """What a scene needs: a browser, a server and a viewport size."""

    def __init__(
        self, browser: Browser, server: Server, size: dict[str, int], language: str
    ) -> None:
        self.server = server
        self._users = BrowserUsers(browser, server)
        self._size = size
        self._language = language
        self._guests: list[Guest] = []

    def open(self, path: str, token: str = "", *, coach: bool = False) -> Page:
        """Open a page with reduced motion."""
        still = {"motion": "reduced", "name": "Ana", "coach": coach}
        return self._users.open(
            path, size=self._size, language=self._language, token=token, preferences=still
        )

    def button(self, page: Page, key: str) -> Locator:
        """Return the first button with a message."""
        text = catalog(self._language)[key]
        return page.get_by_role("button", name=text).first

    def table(
        self, players: int, turns: int, phase: str = "decide", *, coach: bool = False
    ) -> Page:
        """Play to a given turn and phase, then open the table as Ana."""
        rng = Random(turns)
        while True:
            host, tokens = open_table(
                self.server, NAMES[:players], others=players - 1, finish=21, coach=coach
            )
            guests = [host, *(Guest(self.server, host.room, token) for token in tokens[1:])]
            self._guests += guests
            while host.view["playing"] and not self._reached(host, turns, phase):
                acting = next(guest for guest in guests if guest.can_act)
                sensible_move(acting, rng)
                version = acting.view["version"]
                for guest in guests:
                    guest.wait_until(lambda: guest.view["version"] >= version)  # noqa: B023 - at once
            if host.view["playing"]:
                break
        host.close()
        page = self.open(f"/r/{host.room}", tokens[0], coach=coach)
        page.locator("section.board").wait_for()
        page.wait_for_load_state("networkidle")
        if page.locator(".recap button").count():
            page.locator(".recap button").click()
        return page

    def _reached(self, host: Guest, turns: int, phase: str) -> bool:
        game = host.view["game"]
        if game["turn"] < turns * len(game["steps"]) or game["phase"] != phase:
            return False
        if phase == "decide":
            return host.can_act and any(action["throws_out"] for action in game["actions"])
        return host.can_act if phase == "roll" else True

    def leave(self) -> None:
        for guest in self._guests:
            guest.close()
        self._users.expected.append("")  # console errors do not matter here
        self._users.close()


def sensible_move(guest: Guest, rng: Random) -> None:
    """Usually place early, on the field that throws out most, then the highest."""
    actions = guest.view["game"]["actions"]
    places = [action for action in actions if action["do"] == "place"]
    if places and (guest.view["game"]["value"] > 40 or rng.random() < 0.7):
        best = max(places, key=lambda action: (len(action["throws_out"]), action["field"]))
        guest.do("place", field=best["field"])
    else:
        guest.do("throw", pair=next(each["pair"] for each in actions if each["do"] == "throw"))


def page_at(path: str) -> Scene:

    def scene(studio: Studio) -> Page:
        page = studio.open(path)
        page.locator("main h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        return page

    return scene


def sheet(key: str) -> Scene:
    """Open a dialog on the start page."""

    def scene(studio: Studio) -> Page:
        page = page_at("/")(studio)
        studio.button(page, key).click()
        page.get_by_role("dialog").wait_for()
        return page

    return scene


def lobby(studio: Studio) -> Page:
    host, tokens = open_table(studio.server, ["Ana", "Ben"], 1, others=1, begin=False)
    host.do("setseats", seats=4)
    host.close()
    page = studio.open(f"/r/{host.room}", tokens[0])
    studio.button(page, "room-code-get").click()
    page.locator(".code strong").wait_for()
    return page


def preview(studio: Studio) -> Page:
    """Show which pairs would be thrown out."""
    page = studio.table(4, 6)
    page.locator("button.ledge").last.focus()
    return page


def menu(studio: Studio) -> Page:
    page = studio.table(3, 3, "roll")
    studio.button(page, "table-menu").click()
    return page


def end(studio: Studio) -> Page:
    host, tokens = open_table(studio.server, NAMES[:3], finish=21, begin=False)
    for seat, word in enumerate(("limão", "azulejo", "Selarón")):
        host.do("giveword", seat=seat, word=word)
    host.do("begin")
    rng = Random(1)
    while host.view["playing"]:
        sensible_move(host, rng)
    host.close()
    page = studio.open(f"/r/{host.room}", tokens[0])
    page.locator(".envelope").wait_for()
    return page


def replay(studio: Studio) -> Page:
    page = studio.open(f"/g/{finished_game(studio.server, NAMES[:4], finish=15)}#turn=12")
    page.locator(".envelope").wait_for()
    return page


def coach(studio: Studio) -> Page:
    page = studio.table(4, 5, coach=True)
    page.locator("button.meter").wait_for()
    return page


def review(studio: Studio) -> Page:
    page = studio.open(f"/g/{finished_game(studio.server, NAMES[:3], finish=21)}/review#turn=12")
    page.get_by_role("slider").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def lesson(steps: int) -> Scene:

    def scene(studio: Studio) -> Page:
        page = studio.open("/learn")
        for _ in range(steps):
            page.wait_for_timeout(400)
            page.locator(":focus").press("Enter")
        page.wait_for_timeout(1500)
        return page

    return scene


def referee(studio: Studio) -> Page:
    page = studio.open("/referee")
    studio.button(page, "referee-start").click()
    for token in ("46@3", "12@5", "73"):
        for die, face in enumerate(token[:2]):
            page.locator(f"[data-die='{die}'][data-face='{face}']").click()
        page.wait_for_timeout(700)
        if token[2:]:
            page.locator(f"button.floor-{token[3]}").click()
            page.wait_for_timeout(700)
    return page


SCENES: Final[dict[str, Scene]] = {
    "start": page_at("/"),
    "start-your-game": sheet("start-change"),
    "start-one-device": sheet("start-one-device"),
    "start-friends": sheet("start-friends"),
    "start-replay": sheet("start-watch"),
    "join": page_at("/join"),
    "lobby": lobby,
    "table-roll": lambda studio: studio.table(3, 4, "roll"),
    "table-decide": lambda studio: studio.table(4, 5),
    "table-preview": preview,
    "table-six": lambda studio: studio.table(6, 6),
    "table-two": lambda studio: studio.table(2, 8),
    "table-menu": menu,
    "end": end,
    "replay": replay,
    "table-coach": coach,
    "review": review,
    "editor": page_at("/editor#4,9/21_-/a72/B46/-/-/-_A46:2"),
    "puzzles": page_at("/puzzles"),
    "practice": page_at("/practice"),
    "history": page_at("/history"),
    "record": page_at("/record"),
    "learn-first": lesson(1),
    "learn-place": lesson(2),
    "rules": page_at("/rules"),
    "print": page_at("/print"),
    "strategy": page_at("/strategy"),
    "help": page_at("/help"),
    "referee-set-up": page_at("/referee"),
    "referee-table": referee,
    "settings": page_at("/settings"),
    "nowhere": page_at("/nowhere"),
}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", help=f"of: {', '.join(SCENES)}")
    parser.add_argument("--size", action="append", metavar="WIDTHxHEIGHT")
    parser.add_argument("--theme", action="append", choices=list(THEMES))
    parser.add_argument("--language", action="append", choices=list(LANGUAGES))
    parser.add_argument("--whole", action="store_true", help="whole pages, not what fits")
    options = parser.parse_args()
    path = find_chromium()
    if path is None:
        sys.exit(ADVICE)
    options.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), UNLIMITED)
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        try:
            for name in options.scenes or SCENES:
                for size in options.size or SIZES:
                    for language in options.language or ["en"]:
                        width, height = map(int, size.split("x"))
                        pixels = {"width": width, "height": height}
                        studio = Studio(browser, server, pixels, language)
                        shoot(SCENES[name](studio), f"{name}-{language}-{size}", options)
                        studio.leave()
                print(name, flush=True)
        finally:
            browser.close()
            server.close()


def shoot(page: Page, name: str, options: Namespace) -> None:
    if options.whole and page.locator("dialog").count() == 0:
        height = page.evaluate("document.documentElement.scrollHeight")
        width = page.evaluate("innerWidth")
        page.set_viewport_size({"width": width, "height": min(height, MAX_HEIGHT)})
    for theme in options.theme or ("day", "night"):
        page.emulate_media(**THEMES[theme])
        page.wait_for_timeout(350)
        page.screenshot(path=options.folder / f"{name}-{theme}.png")


if __name__ == "__main__":
    main()
