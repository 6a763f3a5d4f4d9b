"""A server with tiny limits: the page says what is happening, waits, and never hammers."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from rapido.web.settings.settings import SETTINGS as ALL_SETTINGS
from tests.browser.conftest import SETTINGS, running
from tests.browser.guests import open_table
from tests.browser.table import board
from tests.browser.users import CONNECTION_LOST, BrowserUsers
from tests.faults.server import Server

TOO_MANY = "Too many requests are coming from you or your network right now."
COUNTDOWN = re.compile(r"^Trying again in \d+ (sec|min)\.$")
TINY = SETTINGS | {
    "guests_per_address": 1,
    "rooms_per_ten_minutes": 1,
    "knocks_per_minute": 1,
    **{name: 1 for name in ALL_SETTINGS if name.startswith("connections_per_")},
}


@pytest.fixture
def strict_users(browser: Browser, tmp_path: Path) -> Iterator[BrowserUsers]:
    """Users of a server that lets one person open one room, knock once and connect once."""
    for server in running(Server(tmp_path, TINY)):
        users = BrowserUsers(browser, server)
        users.expected += [*CONNECTION_LOST, "status of 429"]
        yield users
        users.close()


def requests_to(page: Page, path: str) -> list[Request]:
    """Return a list that grows with every request to this path."""
    found: list[Request] = []
    page.on("request", lambda request: found.append(request) if path in request.url else None)
    return found


def check_countdown(page: Page, asked: list[Request]) -> None:
    """Check that the page counts down without asking or announcing anything again."""
    countdown, alert = page.get_by_text(COUNTDOWN), page.get_by_role("alert").filter(has_text="Too")
    before, announced, sent = countdown.inner_text(), alert.inner_text(), len(asked)
    page.clock.run_for(3000)
    expect(countdown).to_be_visible()
    assert countdown.inner_text() != before or "min" in before
    assert alert.inner_text() == announced
    assert len(asked) == sent


def test_refused_room_is_announced_and_opened_later(strict_users: BrowserUsers) -> None:
    strict_users.server.new_room(strict_users.server.new_guest())
    page = strict_users.open(None)
    page.clock.install()
    asked = requests_to(page, "/api/rooms")
    page.goto("/")
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Open a room").click()
    expect(page.get_by_role("alert").filter(has_text=TOO_MANY)).to_be_visible()
    check_countdown(page, asked)
    with page.expect_response("**/api/rooms") as answer:
        page.get_by_role("button", name="Try now").click()
    assert answer.value.status == 429
    expect(page.get_by_role("alert").filter(has_text=TOO_MANY)).to_be_visible()
    assert len(asked) == 2


def test_refused_knock_is_repeated_by_itself(strict_users: BrowserUsers) -> None:
    strict_users.server.request("POST", "/api/knocks", {"code": "AAAAAA"})
    page = strict_users.open(None)
    page.clock.install()
    asked = requests_to(page, "/api/knocks")
    page.goto("/join")
    page.get_by_label("Code").fill("K7P 2QX")
    page.get_by_role("button", name="Knock").click()
    expect(page.get_by_role("alert").filter(has_text=TOO_MANY)).to_be_visible()
    check_countdown(page, asked)
    with page.expect_response("**/api/knocks"):
        page.clock.run_for(80_000)  # a minute, and some more for jitter
    expect(page.get_by_role("button", name="Try now")).to_be_visible()
    assert len(asked) == 2


def test_refused_connection_is_explained(strict_users: BrowserUsers) -> None:
    host, tokens = open_table(strict_users.server, ["Ana"], 1, finish=99)  # takes the connection
    page = strict_users.open(None, token=tokens[0])
    page.clock.install()
    asked = requests_to(page, "/ws/")
    page.goto(f"/r/{host.room}")
    reason = page.get_by_text(TOO_MANY)
    for _ in range(30):
        if reason.is_visible():
            break
        page.clock.run_for(500)
    expect(reason).to_be_visible()
    expect(page.get_by_text(COUNTDOWN)).to_be_visible()
    assert len(asked) <= 6
    host.close()
    page.get_by_role("button", name="Try now").click()
    expect(board(page)).to_be_visible()


def test_spectator_is_told_when_spectators_are_switched_off(users: BrowserUsers) -> None:
    host, _ = open_table(users.server, ["Ana"], 1, begin=False)
    page = users.open(None)
    page.goto(f"/r/{host.room}")
    expect(page.get_by_text("Ana").first).to_be_visible()
    with host:
        host.do("configure", spectators=False)
    expect(
        page.get_by_text("The host no longer allows spectators, or has deleted the room.")
    ).to_be_visible()
    expect(page.get_by_role("link", name="Home")).to_be_visible()
