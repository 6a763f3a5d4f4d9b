"""A real server and a real browser; every test has visitors of its own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import ADVICE, OPTIONS, find_chromium
from tests.browser.visitors import LINE_CUT, PATIENCE, Visitors
from tests.faults.server import UNLIMITED, Server


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(ADVICE, pytrace=False)
        pytest.skip(ADVICE)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=OPTIONS)
        yield started
        started.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from served(Server(tmp_path_factory.mktemp("server"), WISHES))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Return a server that can be killed without harm to others."""
    yield from served(Server(tmp_path, WISHES | {"stand_in_grace": 0.3}))


WISHES = UNLIMITED | {"names": ["rapido.test"]}


def served(server: Server) -> Iterator[Server]:
    server.start()
    try:
        yield server
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    people = Visitors(browser, server)
    yield people
    people.leave()


@pytest.fixture
def own_visitors(browser: Browser, own_server: Server) -> Iterator[Visitors]:
    """Return visitors of the server that can be killed."""
    people = Visitors(browser, own_server)
    people.expected += LINE_CUT
    yield people
    people.leave()
