"""The tutorial: every step in order, hints and navigation."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.no_server import refuse_requests
from tests.browser.table import AGAIN_MS, eventually
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
            page.get_by_role("button", name="Just two of you?").tap()
    assert asked == []
    page.unroute_all()
    page.get_by_role("button", name="Play a first game").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("turn")


def play_chapter(page: Page, chapter: dict[str, Any]) -> None:
    steps = chapter["steps"]
    for index, step in enumerate(steps):
        expect(page.locator(".bubble p")).to_have_text(message(chapter["key"], step["key"]))
        bar = page.get_by_role("progressbar")
        expect(bar).to_have_attribute("aria-valuenow", str(index + 1))
        if step["key"] == "value":  # the text matches the dice
            rolled = "Red rolls 2 and 6: 62."
            expect(page.locator(".tray .visually-hidden")).to_have_text(rolled)
        if step["key"] == "stronger":  # the learner scores with the text that says so, not before
            page.locator(".next:not([aria-disabled=true])").wait_for()
            expect(piece(page)).to_contain_text("at the start")
        if step["key"] == "score":
            expect(piece(page)).to_contain_text("step 3 of 12")
        if index + 1 == len(steps):
            break
        expected = step["expect"]
        if expected == "any":
            decide(page, step["key"])
        if expected in {None, "any"}:
            page.get_by_role("button", name="Next", exact=True).tap()
        elif expected.startswith("@"):
            page.locator(f"button.floor-{expected[1]}").tap()
        elif page.get_by_role("button", name="Roll pair 2").count():
            page.get_by_role("button", name=f"Roll pair {1 + expected[0].islower()}").tap()
        else:
            tap_roll(page)


def tap_roll(page: Page) -> None:
    """Roll, or roll again, which cannot be tapped in the first moment: until it is done."""
    button = page.locator("[data-act=first]:not([aria-disabled=true])")
    button.wait_for()
    text = page.locator(".bubble p").text_content()

    def tap() -> None:
        if button.count() and page.locator(".bubble p").text_content() == text:
            page.wait_for_timeout(AGAIN_MS)
            button.tap()
            expect(page.locator(".bubble p")).not_to_have_text(text or "", timeout=3000)

    eventually(page, tap)


def piece(page: Page) -> Locator:
    return page.get_by_role("list", name="Stairs").get_by_role("listitem").first


def decide(page: Page, key: str) -> None:
    """Make another choice than the best: it is played, and compared with the best."""
    if key == "high":
        page.locator("button.floor-5").tap()
    else:
        tap_roll(page)
    compared = r"about \d+ out of 100 games.* Better: .* about \d+\.|let’s see"
    expect(page.locator(".bubble p")).to_contain_text(re.compile(compared, re.IGNORECASE))


def test_reading_aloud(users: BrowserUsers) -> None:
    page = users.open(None)
    page.add_init_script(
        "window.spoken = [];"
        "speechSynthesis.speak = (each) => spoken.push(`${each.lang} ${each.text}`);"
        "speechSynthesis.cancel = () => spoken.push('');"
    )
    page.goto("/learn")
    button = page.get_by_role("button", name="Read aloud")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Next", exact=True).tap()
    assert page.evaluate("spoken") == []  # off by default
    button.tap()
    page.locator("[data-act=first]").tap()
    expect(page.locator(".bubble p")).to_contain_text("2 and 6 make 62")
    dice, value = (message("race", key) for key in ("dice", "value"))
    said = [each for each in page.evaluate("spoken") if each]
    assert said == [f"en {dice}", f"en {value}"]
    page.get_by_role("link", name="Leave the lesson").tap()
    page.get_by_role("button", name="Play now").wait_for()
    assert page.evaluate("spoken").pop() == ""  # silent after leaving


def test_other_moves_and_going_back(users: BrowserUsers) -> None:
    page = users.open("/learn")
    page.get_by_role("button", name="Next", exact=True).tap()
    page.locator("[data-act=first]").tap()
    expect(page.locator(".bubble p")).to_contain_text("2 and 6 make 62")
    page.locator("button.floor-5").tap()
    expect(page.locator(".bubble p")).to_have_text("That works, too. For now, try field 3.")
    page.reload()  # the progress is kept
    expect(page.locator(".bubble p")).to_contain_text("2 and 6 make 62")
    page.get_by_role("button", name="One step back").tap()
    expect(page.locator(".bubble p")).to_contain_text("Roll them!")
