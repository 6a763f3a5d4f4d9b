"""Actions of a player at the table."""

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.users import TIMEOUT

DOUBLE_TAP_OVER = "() => Date.now() - (window.tapped ?? 0) > 360"
"""the page ignores a second tap that follows too soon"""
AGAIN_MS = 360
"""for so long the page ignores a tap on "Roll again" after it has appeared"""
MAX_MOVES = 400

READY = "[data-act]:not([aria-disabled=true]), main.page h1"
"""a button of the turn, or the end of the game"""


def wait_for_turn(page: Page) -> None:
    """Wait until this player can act or the game has ended."""
    page.locator(READY).first.wait_for()


def eventually(page: Page, check: Callable[[], None]) -> None:
    """Repeat a check until it passes: the page may be a moment behind the server."""
    until = time.monotonic() + TIMEOUT / 1000
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


def highlighted_fields(page: Page) -> Locator:
    """Return the fields that can be chosen, the highest first."""
    return page.locator("button.ledge")


def tap(button: Locator) -> None:
    """Tap when the double-tap protection is over, and wait until the tap is handled."""
    page = button.page
    page.wait_for_function(DOUBLE_TAP_OVER)
    page.evaluate("window.tapped = 0")
    button.tap()
    page.wait_for_function("() => window.tapped > 0")


def roll(page: Page) -> None:
    tap(page.locator("[data-act=first]"))


def roll_again(page: Page) -> None:
    again = page.get_by_role("button", name="Roll again")
    expect(again).to_be_enabled()
    page.wait_for_timeout(AGAIN_MS)
    tap(again)


def act(page: Page) -> str:
    """Make the next move cautiously; return what it was."""
    page.wait_for_function(DOUBLE_TAP_OVER)
    wait_for_turn(page)
    button = page.locator("[data-act]")
    # Read in one step: the button disappears by itself at the end.
    what = page.evaluate("() => document.querySelector('[data-act]')?.dataset.act ?? 'end'")
    if what == "end":
        page.locator("main.page h1").wait_for()
        return "end"
    fields = highlighted_fields(page)
    if what == "first" and fields.count():
        tap(fields.first)
        return "place"
    tap(button.first)
    return "roll" if what == "first" else what


def abandon(page: Page) -> None:
    """End the game for all players, in any language."""
    page.locator(".head button").last.click()
    page.locator("dialog .exits button").first.click()
    page.locator("dialog .buttons button").last.click()
    page.locator(".envelope").wait_for()


def play_again(page: Page) -> None:
    """Begin another game at a table on this device, and wait until the end page has gone."""
    page.get_by_role("button", name="Play again").click()
    expect(board(page)).to_be_visible()


def play_to_end(page: Page, look: Callable[[str], object] = lambda _: None) -> None:
    """Play to the end and call `look` after each move."""
    for _ in range(MAX_MOVES):
        done = act(page)
        look(done)
        if done == "end":
            break
    expect(page.get_by_role("heading", level=2, name="The envelope is open")).to_be_visible()
