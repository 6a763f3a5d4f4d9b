"""Text at twice the size: nothing is clipped or covered."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import finished_game, open_table
from tests.browser.layout import clipped_texts, covered_controls
from tests.browser.table import abandon, roll, wait_for_turn
from tests.browser.test_history import open_history
from tests.browser.users import DESKTOP, PHONE, BrowserUsers


def check(page: Page) -> None:
    assert clipped_texts(page) == []
    assert covered_controls(page) == []


ROOT = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
LINES = "(each) => each.offsetHeight / parseFloat(getComputedStyle(each).lineHeight)"
LARGE = {"text": 200, "motion": "reduced"}


PAGES = {
    "/": ".play",
    "/join": "form",
    "/settings": "fieldset",
    "/rules": "article",
    "/strategy": "table",
    "/referee": "form",
    "/practice": "li button",
    "/history": ".card",
    "/record": "textarea",
    "/learn": "section.board",
    "/puzzles": "button.ledge",
    "/editor": "section.board",
    "/help": "article, .card",
}


@pytest.mark.parametrize("path", PAGES)
def test_pages(users: BrowserUsers, path: str) -> None:
    page = users.open(path, language="de", preferences=LARGE)
    page.locator(PAGES[path]).first.wait_for()
    check(page)
    # Words, not letters: no heading is squeezed into a column.
    assert page.locator("h1").evaluate(LINES) <= 6


def test_history(users: BrowserUsers) -> None:
    check(open_history(users, language="de", preferences=LARGE))


SPACING = """* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }"""
"""what readers may set according to WCAG 1.4.12"""


def test_text_spacing(users: BrowserUsers) -> None:
    page = users.open("/settings", language="de", preferences={"motion": "reduced"})
    page.locator("fieldset").first.wait_for()
    page.add_style_tag(content=SPACING)
    check(page)
    page.goto("/")
    page.locator(".play").first.wait_for()
    page.add_style_tag(content=SPACING)
    check(page)
    page.locator(".play .primary, .play").first.click()
    wait_for_turn(page)
    check(page)


def test_text_grows_with_the_screen(users: BrowserUsers) -> None:
    page = users.open("/settings", size={"width": 1920, "height": 1080})
    assert page.evaluate(ROOT) > 18
    page.get_by_role("radio", name="200").check(force=True)
    assert page.evaluate(ROOT) > 36
    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.evaluate(ROOT) == 32


@pytest.mark.parametrize("players", [2, 6])
def test_room(users: BrowserUsers, players: int) -> None:
    host, tokens = open_table(users.server, ["Maximiliane"], players - 1, begin=False)
    host.close()
    page = users.open(f"/r/{host.room}", language="de", preferences=LARGE, token=tokens[0])
    expect(page.locator("main h1")).to_be_visible()
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    check(page)
    page.locator(".begin .primary").click()
    wait_for_turn(page)
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator("[data-act=first]")).to_be_in_viewport(ratio=0.9)
    check(page)
    roll(page)
    page.locator("button.ledge").first.wait_for()
    check(page)
    abandon(page)
    check(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_replay(users: BrowserUsers, size: dict[str, int]) -> None:
    game = finished_game(users.server, ["Maximiliane", "Bartholomäus", "Cleo"])
    page = users.open(f"/g/{game}#turn=5", language="de", preferences=LARGE, size=size)
    page.locator(".envelope").wait_for()
    check(page)
