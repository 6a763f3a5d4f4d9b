"""Text at twice the size: nothing is lost, everything can be reached."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.eyes import covered, lost_texts
from tests.browser.guests import finished_game, set_table
from tests.browser.table import abandon, roll, wait_for_turn
from tests.browser.visitors import DESKTOP, PHONE, Visitors


def check(page: Page) -> None:
    assert lost_texts(page) == []
    assert covered(page) == []


LARGE = {"text": 200, "motion": "reduced"}


PAGES = {
    "/": ".play",
    "/join": "form",
    "/settings": "fieldset",
    "/rules": "article",
    "/referee": "form",
    "/practice": "li button",
    "/history": ".card",
    "/record": "textarea",
    "/learn": "section.board",
}


@pytest.mark.parametrize("path", PAGES)
def test_pages(visitors: Visitors, path: str) -> None:
    page = visitors.come(path, language="de", preferences=LARGE)
    page.locator(PAGES[path]).first.wait_for()
    check(page)


@pytest.mark.parametrize("players", [2, 6])
def test_a_room(visitors: Visitors, players: int) -> None:
    host, tokens = set_table(visitors.server, ["Maximiliane"], players - 1, begin=False)
    host.go()
    page = visitors.come(f"/r/{host.room}", language="de", preferences=LARGE, token=tokens[0])
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
def test_a_replay(visitors: Visitors, size: dict[str, int]) -> None:
    game = finished_game(visitors.server, ["Maximiliane", "Bartholomäus", "Cleo"])
    page = visitors.come(f"/g/{game}#turn=5", language="de", preferences=LARGE, size=size)
    page.locator(".envelope").wait_for()
    check(page)
