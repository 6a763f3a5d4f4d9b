"""Somebody closes the page: the others go on, and whoever returns has everything back."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import SETTINGS
from tests.browser.guests import open_table
from tests.browser.table import abandon, act, board
from tests.browser.test_axe import check as check_accessibility
from tests.browser.users import CONNECTION_LOST, DESKTOP, BrowserUsers
from tests.faults.server import Server
from tests.servers.postgres import Postgres

SOON = {"absence_timeout": 0.2, "host_absence_timeout": 0.4}


@pytest.fixture(scope="module")
def servers(
    shared_postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two processes that serve the same rooms, and do not wait long."""
    shared_postgres.ensure_running()
    # Playwright has an event loop in this thread, in which no other one can run.
    threads = ThreadPoolExecutor(1)
    database = threads.submit(shared_postgres.new_database).result()
    settings = SETTINGS | SOON | {"store": shared_postgres.url(database)}
    one, two = (Server(tmp_path_factory.mktemp("process"), settings) for _ in range(2))
    try:
        one.start()
        two.start()
        yield one, two
    finally:
        one.close()
        two.close()
        threads.submit(shared_postgres.drop_database, database).result()
        threads.shutdown()
    for server in (one, two):
        assert "Traceback" not in server.read_log(), server.read_log()


@pytest.fixture
def pages(browser: Browser, servers: tuple[Server, Server]) -> Iterator[BrowserUsers]:
    users = BrowserUsers(browser, servers[0])
    users.expected += CONNECTION_LOST
    yield users
    users.close()


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def offer(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=f"Let a computer play for {name}")


def told(page: Page, text: str) -> None:
    """Wait until a page has shown or said a sentence."""
    expect(page.get_by_text(text).first).to_be_attached()


def test_game_and_rematch_with_people_who_leave(
    pages: BrowserUsers, servers: tuple[Server, Server]
) -> None:
    one, two = servers
    opened, tokens = open_table(one, ["Ana", "Ben", "Cleo"], others=2, finish=999)
    opened.close()
    path = f"/r/{opened.room}"
    ana = pages.open(path, token=tokens[0])
    ben = pages.open(path, token=tokens[1], port=two.port)
    cleo = pages.open(path, token=tokens[2], size=DESKTOP)
    for page in (ana, ben, cleo):
        expect(board(page)).to_be_visible()

    # It is Ana's turn, and she is the host.
    ana.close()
    expect(ben.get_by_text("Ana has been gone since")).to_be_visible()
    told(ben, "You’re the host of this room now")
    told(cleo, "Ben is the host now.")
    check_accessibility(ben)
    offer(ben, "Ana").press("Enter")
    told(cleo, "A computer player is filling in for Ana")
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Your turn")
    assert ben.evaluate("document.activeElement !== document.body")
    act(ben)
    check_that_host_limits_time(ben, cleo)

    # Ana is back, in another process: the seat is hers by itself, the room with one tap.
    ana = pages.open(path, token=tokens[0], port=two.port)
    told(cleo, "Ana is back")
    expect(ana.get_by_text("You were gone, so Ben is the host now.").first).to_be_visible()
    button(ana, "Be the host again").click()
    told(ben, "Ana is the host now.")
    expect(button(ana, "Be the host again")).to_have_count(0)

    # Somebody is gone whose turn it is not: whoever plays finds the offer in the menu.
    cleo.close()
    told(ben, "Cleo has been gone since")
    expect(offer(ana, "Cleo")).to_be_visible()
    expect(offer(ben, "Cleo")).to_have_count(0)
    button(ben, "Menu").click()
    offer(ben, "Cleo").click()
    expect(ben.get_by_role("dialog")).to_have_count(0)
    told(ana, "A computer player is filling in for Cleo")
    told(ben, "A computer player is filling in for Cleo")
    abandon(ana)
    check_rematch(ana, ben)

    cleo = pages.open(path, token=tokens[2])
    told(ben, "Cleo is back")
    act(ben)
    act(ben)
    expect(cleo.get_by_role("heading", level=1)).to_contain_text("Your turn")


def check_that_host_limits_time(host: Page, other: Page) -> None:
    button(host, "Menu").click()
    host.get_by_label("Time per decision").select_option("300")
    told(other, "New time per decision: 5 minutes")
    expect(host.get_by_role("timer")).to_contain_text("4:5")
    host.get_by_role("dialog").get_by_role("button", name="Close").click()


def check_rematch(ana: Page, ben: Page) -> None:
    """A rematch is declined at first, then agreed; nobody waits for Cleo."""
    button(ben, "Play again").click()
    expect(ana.get_by_text("Ben would like to play again.").first).to_be_visible()
    check_accessibility(ana)
    button(ana, "Not now").click()
    told(ben, "No rematch for now.")
    expect(ana.get_by_text("Next time, Ben goes first.")).to_be_visible()
    button(ana, "Play again").click()
    expect(ana.get_by_text("Waiting for Ben")).to_be_visible()
    button(ben, "Yes, play again").click()
    for page in (ana, ben):
        expect(board(page)).to_be_visible()
    told(ana, "Ben goes first this time.")
