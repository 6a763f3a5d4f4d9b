"""Puzzles, practice, hints and reviews are worked out in the page, without any request."""

import re
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from rapido.players.evaluate import best_value_function
from rapido.record import read_position, read_text
from rapido.review import review
from rapido.review.coach.advice import advise
from tests.browser.guests import finished_game
from tests.browser.test_axe import violations
from tests.browser.test_puzzles import key_of, puzzle_of_the_day
from tests.browser.users import DESKTOP, BrowserUsers

STILL = {"motion": "reduced"}
LINE = "4,0,11/21 -/-/B46/-/-/CX1 A46:2"
RECORD = Path("docs/review/game.rapido").read_text("utf-8")
HISTORY = Path(__file__).with_name("history.json").read_text("utf-8")
ANALYSIS = re.compile(r"/api/(advice|review|games/[^/]+/review)$")


@pytest.fixture
def page(users: BrowserUsers) -> Page:
    """A page for which every request to the server's interfaces fails."""
    users.expected.append("ERR_FAILED")
    page = users.open(None, size=DESKTOP, preferences=STILL)
    page.route("**/api/**", lambda route: route.abort())
    return page


def test_puzzle(page: Page) -> None:
    page.clock.set_fixed_time("2026-11-15T12:00:00")
    page.goto("/puzzles")
    page.locator("button.ledge").first.wait_for()
    page.keyboard.press(key_of(puzzle_of_the_day(date(2026, 11, 15)), right=True))
    expect(page.get_by_text("Right!").first).to_be_visible()


def test_practice(page: Page) -> None:
    page.goto("/settings")
    page.evaluate("games => localStorage.setItem('rapido-history', games)", HISTORY)
    page.goto("/practice")
    page.get_by_role("button", name="Practice this").click()
    for _ in range(2):
        page.locator("button.ledge").first.click()
        page.get_by_role("button", name="Next puzzle").click()
    page.locator("button.ledge").first.wait_for()


def test_editor(page: Page) -> None:
    state = read_position(LINE)
    advice = advise(state, best_value_function(state))
    page.goto(f"/editor#{LINE.replace(' ', '_')}")
    bars = page.get_by_role("list", name="Chances of winning").get_by_role("listitem")
    for player, chance in enumerate(advice.win):
        expect(bars.nth(player)).to_contain_text(f"{round(100 * chance)}%")


def test_review_of_an_opened_record(page: Page) -> None:
    page.goto("/record")
    page.locator("textarea").fill(RECORD)
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("link", name="Review the game").first.click()
    page.get_by_role("slider").wait_for()
    record = read_text(RECORD).complete_record()
    found = review(record)
    player = record.players[0].name
    page.get_by_role("radio", name=player).check(force=True)
    rows = page.get_by_role("table", name="What decided the game").get_by_role("row")
    expect(rows.nth(1)).to_contain_text(f"{100 * found.start[0]:.1f}")


def test_a_game_of_the_server_is_reviewed_in_the_page(users: BrowserUsers) -> None:
    game = finished_game(users.server, ["Ana", "Ben", "Cleo"], finish=9)
    page = users.open(None, size=DESKTOP, preferences=STILL)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url.partition("?")[0]))
    page.goto(f"/g/{game}/review")
    page.get_by_role("slider").wait_for()
    assert [url for url in sent if url.endswith(f"/api/games/{game}.json")]
    assert not [url for url in sent if ANALYSIS.search(url)]


def test_loading_the_weights_is_shown(users: BrowserUsers) -> None:
    page = users.open(None, size=DESKTOP, preferences=STILL)
    held: list[Route] = []
    page.route("**/value-3*", lambda route: held.append(route))  # noqa: PLW0108 - Playwright sets an attribute
    page.goto(f"/editor#{LINE.replace(' ', '_')}")
    progress = page.get_by_role("progressbar", name="Loading what’s needed")
    expect(progress).to_be_visible()
    assert violations(page) == []
    held[0].continue_()
    expect(page.get_by_role("list", name="Chances of winning")).to_be_visible()
    expect(progress).to_have_count(0)
