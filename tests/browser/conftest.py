"""A real server and a real browser; every test has its own users."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import ADVICE, OPTIONS, find_chromium
from tests.browser.static import StaticCopyServer
from tests.browser.users import CONNECTION_LOST, TIMEOUT, BrowserUsers
from tests.faults.server import UNLIMITED, Server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(ADVICE, pytrace=False)
        pytest.skip(ADVICE)
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        yield started
        started.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(Server(tmp_path_factory.mktemp("server"), SETTINGS))


@pytest.fixture
def isolated_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may kill it."""
    yield from running(Server(tmp_path, SETTINGS | {"stand_in_grace": 0.3}))


SETTINGS = UNLIMITED | {"names": ["rapido.test"]}


def running(server: Server) -> Iterator[Server]:
    server.start()
    try:
        yield server
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()


@pytest.fixture
def users(browser: Browser, server: Server) -> Iterator[BrowserUsers]:
    users = BrowserUsers(browser, server)
    yield users
    users.close()


@pytest.fixture
def isolated_users(browser: Browser, isolated_server: Server) -> Iterator[BrowserUsers]:
    """Users of the isolated server."""
    users = BrowserUsers(browser, isolated_server)
    users.expected += CONNECTION_LOST
    yield users
    users.close()


@pytest.fixture
def static_copy_users(browser: Browser, tmp_path: Path) -> Iterator[BrowserUsers]:
    """Users of a server whose page can be replaced by a new build."""
    server = StaticCopyServer(tmp_path, SETTINGS)
    for _ in running(server):
        users = BrowserUsers(browser, server)
        users.expected += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch"]
        yield users
        users.close()
