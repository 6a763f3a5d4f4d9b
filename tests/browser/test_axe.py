"""Accessibility: axe finds no violations on any view, in either theme and with forced colors.

Forced colors on every view: `RAPIDO_AXE_FORCED=1`.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal, cast

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import finished_game, open_table
from tests.browser.local import begin_alone
from tests.browser.table import abandon, act, highlighted_fields, roll, wait_for_turn
from tests.browser.users import DESKTOP, PHONE, BrowserUsers

AXE = Path("frontend/node_modules/axe-core/axe.min.js").read_text("utf-8")
RUN = """async (rules) => {
  const options = rules ? { runOnly: { type: "rule", values: rules } } : {};
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any }) => `${id}: ${target} ${html.slice(0, 120)} ${any[0]?.message ?? ""}`));
}"""  # noqa: E501


FORCED_EVERYWHERE = bool(os.environ.get("RAPIDO_AXE_FORCED"))
FORCED = {"start", "settings", "editor", "puzzles", "table here"}
"""views with everything that can be chosen, checked with forced colors in any case"""
READ_FORCED_COLORS = """() => {
  const { prototype } = CSSStyleDeclaration;
  const read = prototype.getPropertyValue;
  prototype.getPropertyValue = function (name) {
    return name === "-webkit-text-fill-color" ? this.color : read.call(this, name);
  };
}"""
"""axe reads the fill color of texts, for which Chromium reports the color that is not painted"""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

SETTLED = "() => document.getAnimations().length === 0"
STILL = {"motion": "reduced"}
"""contrast cannot be checked while elements fade in"""


def violations(page: Page, *rules: str) -> list[str]:
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
    return cast("list[str]", page.evaluate(RUN, list(rules) or None))


def check(page: Page, *, forced: bool = FORCED_EVERYWHERE) -> None:
    """Check everything in the light theme, and contrast in the dark one and with forced colors."""
    page.emulate_media(color_scheme="light")
    page.wait_for_function(SETTLED)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(SETTLED)
    assert violations(page, "color-contrast") == []
    if forced:
        page.evaluate(READ_FORCED_COLORS)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme, forced_colors="active")
            page.wait_for_function(SETTLED)
            assert violations(page, "color-contrast") == []
        page.emulate_media(forced_colors="none")


def start(page: Page) -> None:
    page.get_by_role("button", name="Play now").wait_for()


def sheet(name: str) -> Callable[[Page], None]:
    def open_dialog(page: Page) -> None:
        page.get_by_role("button", name=name).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return open_dialog


def enter_invalid_code(page: Page) -> None:
    page.get_by_label("Code").fill("nothing")
    page.get_by_role("button", name="Knock").click()
    page.get_by_text("A code has six letters").wait_for()


def knock(page: Page) -> None:
    page.get_by_label("Code").fill("K7P 2QX")
    page.get_by_role("button", name="Knock").click()
    page.get_by_role("heading", name="You’ve knocked").wait_for()


def heading(page: Page) -> None:
    page.locator("main h1").wait_for()


def first_field(page: Page) -> None:
    highlighted_fields(page).first.wait_for()


def example(page: Page) -> None:
    page.locator("article section.board, article .board").first.wait_for()


def start_referee(page: Page) -> None:
    page.get_by_role("button", name="Let’s go").click()
    page.locator("[data-die='0'][data-face='4']").click()
    page.locator("[data-die='1'][data-face='6']").click()
    highlighted_fields(page).first.wait_for()


def lesson(page: Page) -> None:
    page.locator(".next:not([aria-disabled=true])").wait_for()


def decision(page: Page) -> None:
    lesson(page)
    page.get_by_role("button", name="Next", exact=True).click()
    page.locator("[data-act=first]").click()
    highlighted_fields(page).first.wait_for()


def wait_for_analysis(page: Page) -> None:
    page.locator("[aria-busy=false]").wait_for()
    page.locator("strong, .fault").first.wait_for()


VIEWS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "start": ("/", start),
    "your game": ("/", sheet("Change opponents")),
    "one device": ("/", sheet("On one device")),
    "friends": ("/", sheet("With friends")),
    "watch": ("/", sheet("Replay")),
    "join": ("/join", heading),
    "wrong code": ("/join", enter_invalid_code),
    "knocking": ("/join", knock),
    "learn": ("/learn", lesson),
    "decision of a lesson": ("/learn", decision),
    "help": ("/help", heading),
    "rules": ("/rules", example),
    "rules to print": ("/print", heading),
    "strategy": ("/strategy", heading),
    "referee": ("/referee", heading),
    "referee at the table": ("/referee", start_referee),
    "settings": ("/settings", heading),
    "puzzles": ("/puzzles", first_field),
    "practice": ("/practice", heading),
    "history without games": ("/history", heading),
    "open a record": ("/record", heading),
    "no such record": ("/g/~0000000000000000", heading),
    "table here": ("/", begin_alone),
    "no such table": ("/table?game=.none", heading),
    "link that carries no game": ("/show#1garbage", heading),
    "editor": ("/editor#4,9/21_-/a72/B46/-/-/-_A46:2", wait_for_analysis),
    "invalid position": ("/editor#4,9/21_-/a72B46/-/-/-/-_A46:2", wait_for_analysis),
    "no such review": ("/g/0000000000000000000000/review", heading),
    "unknown page": ("/nowhere", heading),
    "no such room": ("/r/0000000000000000000000", heading),
    "no such game": ("/g/0000000000000000000000", heading),
}


@pytest.mark.parametrize("view", VIEWS)
def test_pages(users: BrowserUsers, view: str) -> None:
    users.expected += ["404", "WebSocket"]
    path, prepare = VIEWS[view]
    page = users.open(path, preferences=STILL)
    prepare(page)
    check(page, forced=FORCED_EVERYWHERE or view in FORCED)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_table_in_the_browser_from_setup_to_end(users: BrowserUsers, size: dict[str, int]) -> None:
    page = users.open("/", size=size, preferences=STILL)
    page.get_by_role("button", name="On one device").click()
    page.get_by_role("button", name="More: settings, lucky words").click()
    page.get_by_role("heading", name="Your table").wait_for()
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    check(page)
    page.get_by_role("button", name="Start", exact=True).click()
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    check(page)
    page.get_by_role("button", name="Play with friends").click()
    check(page)
    page.keyboard.press("Escape")
    abandon(page)
    check(page)
    page.goto("/")
    page.get_by_role("link", name="Back to the table").wait_for()
    check(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_room_from_lobby_to_end(users: BrowserUsers, size: dict[str, int]) -> None:
    host, tokens = open_table(
        users.server, ["Ana", "Ben"], others=1, finish=4, turn_limit=60, begin=False
    )
    host.close()
    page = users.open(f"/r/{host.room}", token=tokens[0], size=size, preferences=STILL)
    page.get_by_role("heading", name="Your room").wait_for()
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    check(page)
    page.get_by_role("button", name="Start").click()
    wait_for_turn(page)
    check(page)
    roll(page)
    highlighted_fields(page).first.focus()
    check(page)
    page.get_by_role("button", name="Menu").click()
    check(page)
    page.keyboard.press("Escape")
    act(page)
    page.get_by_role("heading", name="Ben’s turn").wait_for()
    check(page)
    abandon(page)
    check(page)


def test_two_players_with_all_pairs_on_the_board(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana", "Ben"], finish=99)
    host.close()
    page = users.open(f"/r/{host.room}", token=tokens[0], preferences=STILL)
    for _ in range(9):
        act(page)
    check(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_replay(users: BrowserUsers, size: dict[str, int]) -> None:
    game = finished_game(users.server, ["Ana", "Ben", "Cleo", "Dora", "Eva", "Fay"])
    page = users.open(f"/g/{game}#turn=9", size=size, preferences=STILL)
    page.get_by_role("heading", name="The envelope is open").wait_for()
    check(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_review(users: BrowserUsers, size: dict[str, int]) -> None:
    game = finished_game(users.server, ["Ana", "Ben", "Cleo"], finish=21)
    page = users.open(f"/g/{game}/review#turn=3", size=size, preferences=STILL)
    page.get_by_role("slider").wait_for()
    for each in page.locator("main details").all()[:6]:
        each.evaluate("each => (each.open = true)")
    check(page)
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("radio").first.wait_for()
    check(page)


def test_no_connection(users: BrowserUsers) -> None:
    users.expected.append("ERR_FAILED")
    page = users.open(None, preferences=STILL)
    # The page is there, but neither the server nor the files of the kernel can be reached.
    page.route(re.compile(r"/api/|\.wasm$"), lambda route: route.abort())
    page.goto("/")
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Open a room").click()
    page.get_by_text("There’s no connection to the game right now.").first.wait_for()
    check(page)
    page.goto("/learn")
    page.get_by_text("The lesson needs a connection").wait_for()
    check(page)


def test_violations_are_found(users: BrowserUsers) -> None:
    """Make sure that the check itself works."""
    page = users.open("/")
    start(page)
    page.evaluate("document.querySelector('footer p').style.color = '#ccc'")
    page.evaluate("document.querySelector('a.gear').removeAttribute('aria-label')")
    found = {violation.partition(":")[0] for violation in violations(page)}
    assert found == {"color-contrast", "link-name"}
