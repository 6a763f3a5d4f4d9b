"""Text at twice the size: nothing is clipped or covered."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import finished_game, open_table
from tests.browser.layout import clipped_texts, covered_controls
from tests.browser.table import abandon, roll, wait_for_turn
from tests.browser.users import DESKTOP, PHONE, BrowserUsers


def check(page: Page) -> None:
    assert clipped_texts(page) == []
    assert covered_controls(page) == []


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
}


@pytest.mark.parametrize("path", PAGES)
def test_pages(users: BrowserUsers, path: str) -> None:
    page = users.open(path, language="de", preferences=LARGE)
    page.locator(PAGES[path]).first.wait_for()
    check(page)


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
