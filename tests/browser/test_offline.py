"""Without a connection the page opens and says so; with one nobody is kept in an old version."""

# ruff: noqa: RUF001 - the page writes apostrophes as books do

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import WISHES, served
from tests.browser.static import CopyServer
from tests.browser.visitors import Visitors

MESSAGE = "There is no connection to the game at the moment."
PATHS = """async () => {
  const cache = await caches.open("rapido-1");
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""


def kept(page: Page) -> list[str]:
    """Return the paths of what the service worker keeps."""
    return cast("list[str]", page.evaluate(PATHS))


def wait_for(page: Page, happened: Callable[[], bool]) -> None:
    """Wait for something that the page does not show."""
    for _ in range(100):
        if happened():
            return
        page.wait_for_timeout(100)
    raise AssertionError(kept(page))


@pytest.fixture
def copied(browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    server = CopyServer(tmp_path, WISHES)
    for _ in served(server):
        people = Visitors(browser, server)
        people.expected += ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to fetch"]
        yield people
        people.leave()


def visit(visitors: Visitors) -> Page:
    """Come once, long enough for the service worker to keep what it needs."""
    page = visitors.come("/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.get_by_role("button", name="Play now").wait_for()
    wait_for(page, lambda: {"", "Rules", "rules"} <= {name_of(path) for path in kept(page)})
    return page


def name_of(path: str) -> str:
    return path.rpartition("/")[2].partition("-")[0]


def test_it_opens_without_a_connection(copied: Visitors) -> None:
    page = visit(copied)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text(MESSAGE).first).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text(MESSAGE)).not_to_have_count(0)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("#r18")).to_contain_text("R18")
    page.goto("/rules#r5")
    expect(page.locator("#r5")).to_be_focused()
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_text(MESSAGE)).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Roll").first).to_be_visible()


def test_a_new_version_replaces_the_old_one(copied: Visitors) -> None:
    page = visit(copied)
    expect(page).to_have_title("Rapido – the dice race up the stairs")
    server = copied.server
    assert isinstance(server, CopyServer)
    server.exchange("the dice race up the stairs", "the second edition")
    page.goto("/")
    expect(page).to_have_title("Rapido – the second edition")
    # The files of the old one are given up.
    new = {f"/static/a/{file.name}" for file in (server.static / "a").iterdir()}
    wait_for(page, lambda: {path for path in kept(page) if "/static/a/" in path} <= new)
    page.context.set_offline(True)
    page.goto("/")
    expect(page).to_have_title("Rapido – the second edition")


def test_a_page_that_was_open_before_goes_on(copied: Visitors) -> None:
    """Whoever has the old page open can still use what it has not loaded yet, or is told."""
    page = visit(copied)
    server = copied.server
    assert isinstance(server, CopyServer)
    server.exchange("the dice race up the stairs", "the second edition")
    copied.expected.append("404")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("#r18")).to_contain_text("R18")
    page.goto("/")
    expect(page).to_have_title("Rapido – the second edition")


def test_it_can_be_installed(visitors: Visitors) -> None:
    page = visitors.come("/")
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    assert manifest["name"]
    for icon in manifest["icons"]:
        assert page.evaluate("(path) => fetch(path).then((answer) => answer.ok)", icon["src"])
