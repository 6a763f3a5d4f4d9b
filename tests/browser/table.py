"""What a person does at the table in a page, with finger, mouse or keyboard."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitors import PATIENCE

RESTED = "() => Date.now() - (window.tapped ?? 0) > 360"
"""after this time a second tap is not taken for the same one"""
MOST_MOVES = 400

READY = "[data-act]:not([aria-disabled=true]), main.page h1"
"""what shows that something can be done: a button of the turn, or the end"""


def wait_for_turn(page: Page) -> None:
    """Wait until something can be done here."""
    page.locator(READY).first.wait_for()


def eventually(page: Page, check: Callable[[], None]) -> None:
    """Check until it holds: a page may be a moment behind what it was told."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            check()
        except AssertionError:
            if time.monotonic() > until:
                raise
            page.wait_for_timeout(50)
        else:
            return


def board(page: Page) -> Locator:
    return page.get_by_role("region", name="Board")


def lit(page: Page) -> Locator:
    """Return the fields that are lit, the highest first."""
    return page.locator("button.ledge")


def tap(button: Locator) -> None:
    """Tap, no sooner than a second tap counts, and return when it has arrived."""
    page = button.page
    page.wait_for_function(RESTED)
    page.evaluate("window.tapped = 0")
    button.tap()
    page.wait_for_function("() => window.tapped > 0")


def roll(page: Page) -> None:
    tap(page.locator("[data-act=first]"))


def act(page: Page) -> str:
    """Do the next thing that can be done, as a careful player would; return what it was."""
    page.wait_for_function(RESTED)
    wait_for_turn(page)
    button = page.locator("[data-act]")
    # Asked at once: the button of the end goes by itself, and nobody should wait for it.
    what = page.evaluate("() => document.querySelector('[data-act]')?.dataset.act ?? 'end'")
    if what == "end":
        page.locator("main.page h1").wait_for()
        return "end"
    fields = lit(page)
    if what == "first" and fields.count():
        tap(fields.first)
        return "place"
    tap(button.first)
    return "roll" if what == "first" else what


def abandon(page: Page) -> None:
    """End the game for all, in any language."""
    page.locator(".head button").last.click()
    page.locator("dialog .exits button").first.click()
    page.locator("dialog .buttons button").last.click()
    page.locator(".envelope").wait_for()


def play_on(page: Page, look: Callable[[str], object] = lambda _: None) -> None:
    """Play to the end, and look at the table after each move."""
    for _ in range(MOST_MOVES):
        done = act(page)
        look(done)
        if done == "end":
            break
    expect(page.get_by_role("heading", level=2, name="The envelope is open")).to_be_visible()
