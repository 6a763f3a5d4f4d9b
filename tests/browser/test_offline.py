"""The service worker: the page works offline, and new versions replace old ones."""

# ruff: noqa: RUF001 - the page uses typographic apostrophes

from collections.abc import Callable
from typing import cast

from playwright.sync_api import Page, expect

from tests.browser.static import StaticCopyServer
from tests.browser.users import BrowserUsers

MESSAGE = "There is no connection to the game at the moment."
OFFLINE = "You are offline."
PATHS = """async () => {
  const cache = await caches.open("rapido-1");
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""


def cached_paths(page: Page) -> list[str]:
    """Return the paths in the cache of the service worker."""
    return cast("list[str]", page.evaluate(PATHS))


def wait_for(page: Page, condition: Callable[[], bool]) -> None:
    """Wait for a condition that the page does not show."""
    for _ in range(100):
        if condition():
            return
        page.wait_for_timeout(100)
    raise AssertionError(cached_paths(page))


def open_and_cache(users: BrowserUsers) -> Page:
    """Open the page and wait until the service worker has filled its cache."""
    page = users.open("/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.get_by_role("button", name="Play now").wait_for()
    wait_for(page, lambda: {"", "Rules", "rules"} <= {name_of(path) for path in cached_paths(page)})
    return page


def name_of(path: str) -> str:
    return path.rpartition("/")[2].partition("-")[0]


def test_page_opens_offline(static_copy_users: BrowserUsers) -> None:
    page = open_and_cache(static_copy_users)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Open a room").click()
    expect(page.get_by_text(MESSAGE)).not_to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("#r18")).to_contain_text("R18")
    page.goto("/rules#r5")
    expect(page.locator("#r5")).to_be_focused()
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_text(OFFLINE)).to_have_count(0)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Roll").first).to_be_visible()


def test_new_version_replaces_the_old_one(static_copy_users: BrowserUsers) -> None:
    page = open_and_cache(static_copy_users)
    expect(page).to_have_title("Rapido – the dice race up the stairs")
    server = static_copy_users.server
    assert isinstance(server, StaticCopyServer)
    server.deploy("the dice race up the stairs", "the second edition")
    page.goto("/")
    expect(page).to_have_title("Rapido – the second edition")
    # Old files are removed from the cache.
    new = {f"/static/a/{file.name}" for file in (server.static / "a").iterdir()}
    wait_for(page, lambda: {path for path in cached_paths(page) if "/static/a/" in path} <= new)
    page.context.set_offline(True)
    page.goto("/")
    expect(page).to_have_title("Rapido – the second edition")


def test_open_page_keeps_working_after_an_update(static_copy_users: BrowserUsers) -> None:
    """An open page can still load parts of its old version, or reloads."""
    page = open_and_cache(static_copy_users)
    server = static_copy_users.server
    assert isinstance(server, StaticCopyServer)
    server.deploy("the dice race up the stairs", "the second edition")
    static_copy_users.expected.append("404")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("#r18")).to_contain_text("R18")
    page.goto("/")
    expect(page).to_have_title("Rapido – the second edition")


def test_manifest(users: BrowserUsers) -> None:
    page = users.open("/")
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    assert manifest["name"]
    for icon in manifest["icons"]:
        assert page.evaluate("(path) => fetch(path).then((answer) => answer.ok)", icon["src"])
