"""The tutorial: every step in order, hints and navigation."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.no_server import refuse_requests
from tests.browser.users import BrowserUsers

SCRIPT = json.loads(Path("frontend/src/views/learn/script.json").read_text("utf-8"))
MESSAGES = Path("src/rapido/locales/en/web/learn.ftl").read_text("utf-8")


def message(chapter: str, key: str) -> str:
    [line] = [each for each in MESSAGES.splitlines() if each.startswith(f"learn-{chapter}-{key} =")]
    return line.partition(" = ")[2]


def test_whole_tutorial(users: BrowserUsers) -> None:
    page = users.open("/")
    page.get_by_role("button", name="Play now").wait_for()
    asked = refuse_requests(page)
    page.get_by_role("link", name="Learn").first.tap()
    for number, chapter in enumerate(SCRIPT["chapters"]):
        play_chapter(page, chapter)
        if number == 0:
            page.get_by_role("button", name="Only two of you?").tap()
    assert asked == []
    page.unroute_all()
    page.get_by_role("button", name="Play a first game").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("turn")


def play_chapter(page: Page, chapter: dict[str, Any]) -> None:
    steps = chapter["steps"]
    for index, step in enumerate(steps):
        expect(page.locator(".bubble")).to_have_text(message(chapter["key"], step["key"]))
        bar = page.get_by_role("progressbar")
        expect(bar).to_have_attribute("aria-valuenow", str(index + 1))
        if step["key"] == "value":  # the text matches the dice
            rolled = "You rolls 2 and 6: 62."
            expect(page.locator(".tray .visually-hidden")).to_have_text(rolled)
        if index + 1 == len(steps):
            break
        expected = step["expect"]
        if expected is None:
            page.get_by_role("button", name="Next", exact=True).tap()
        elif expected.startswith("@"):
            page.locator(f"button.floor-{expected[1]}").tap()
        elif page.get_by_role("button", name="Roll pair 2").count():
            page.get_by_role("button", name=f"Roll pair {1 + expected[0].islower()}").tap()
        else:
            page.locator("[data-act=first]").tap()


def test_other_moves_and_going_back(users: BrowserUsers) -> None:
    page = users.open("/learn")
    page.locator("[data-act=first]").tap()
    expect(page.locator(".bubble")).to_contain_text("2 and 6 make 62")
    page.locator("button.floor-5").tap()
    expect(page.locator(".bubble")).to_have_text("That would be fine, too. For now, try field 3.")
    page.reload()  # the progress is kept
    expect(page.locator(".bubble")).to_contain_text("2 and 6 make 62")
    page.get_by_role("button", name="One step back").tap()
    expect(page.locator(".bubble")).to_contain_text("roll them!")
