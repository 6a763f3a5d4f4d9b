"""The service worker: the page works offline, and new versions replace old ones."""

import pytest
from playwright.sync_api import Page, expect

from rapido.web.http.handlers.pages import VIEWS
from tests.browser.service_worker import complete_caches, wait_for_caches, wait_for_weights
from tests.browser.static import StaticCopyServer
from tests.browser.users import BrowserUsers

MESSAGE = "There’s no connection to the game right now."
OFFLINE = "You’re offline."
FIRST, SECOND = "the dice race up the stairs", "the second edition"
NOTICE = "There’s a new version of the game"
OF_A_GAME = ["/table", "/replay", "/review"]
"""views that say that there is nothing, unless a game is named after a question mark"""
METERED = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
ALONE = [view for view in VIEWS if "{" not in view and view not in OF_A_GAME]
"""the paths of all other views that are about nothing on a server"""


@pytest.fixture
def server(static_copy_users: BrowserUsers) -> StaticCopyServer:
    server = static_copy_users.server
    assert isinstance(server, StaticCopyServer)
    return server


def open_and_cache(users: BrowserUsers) -> Page:
    """Open the page and wait until the service worker has filled its cache."""
    page = users.open("/", service_workers="allow")
    wait_for_caches(page)
    return page


def test_every_view_opens_offline(
    static_copy_users: BrowserUsers, server: StaticCopyServer
) -> None:
    static_copy_users.expected.append("ERR_CONNECTION_REFUSED")
    page = open_and_cache(static_copy_users)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_text(OFFLINE)).to_be_visible()
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Open a room").click()
    expect(page.get_by_text(MESSAGE)).not_to_have_count(0)
    page.context.set_offline(False)
    page.goto("/")
    expect(page.get_by_text(OFFLINE)).to_have_count(0)
    server.kill()
    page.context.set_offline(True)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Roll").first).to_be_visible()
    for path in ALONE:
        page.goto(path)
        expect(page.locator("#app main")).to_be_visible()
        expect(page.get_by_text("couldn’t be loaded")).to_have_count(0)
        expect(page.get_by_text("There’s nothing here")).to_have_count(0)
    for path in OF_A_GAME:
        page.goto(path)
        expect(page.get_by_text("There’s nothing here")).to_be_visible()
    # The same by links, each in the page that is open.
    page.goto("/")
    for path in page.locator("main a[href^='/']").evaluate_all(
        "(links) => links.map((link) => link.getAttribute('href'))"
    ):
        page.locator(f"main a[href='{path}']").first.click()
        expect(page.locator("#app main")).to_be_visible()
        expect(page.get_by_text("couldn’t be loaded")).to_have_count(0)
        page.go_back()
        expect(page.locator("main.start")).to_be_visible()
    page.goto("/rules#r5")
    expect(page.locator("#r5")).to_be_focused()
    # In every language: none of the catalogs comes from the server.
    page.goto("/settings")
    page.get_by_role("radio", name="Deutsch", exact=True).check()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    # A room needs a connection, and says so.
    page.goto("/r/bTq0cS8vVt2Yw3aE5rXzLg")
    expect(page.get_by_text("Räume mit Freunden brauchen Internet.")).to_be_visible()


def test_new_version_replaces_the_old_one(
    static_copy_users: BrowserUsers, server: StaticCopyServer
) -> None:
    page = open_and_cache(static_copy_users)
    expect(page).to_have_title(f"Rapido: {FIRST}")
    (old,) = complete_caches(page)
    wait_for_weights(page)
    server.deploy(FIRST, SECOND)
    # What was downloaded is not downloaded again: on a metered connection nobody would.
    for file in (server.static / "a").glob("*.bin"):
        file.unlink()
    page.goto("/")
    expect(page).to_have_title(f"Rapido: {SECOND}")
    wait_for_caches(page, without=old)
    wait_for_weights(page)
    expect(page.get_by_text(NOTICE)).to_have_count(0)
    page.context.set_offline(True)
    page.goto("/")
    expect(page).to_have_title(f"Rapido: {SECOND}")


def test_update_while_a_page_is_open(
    static_copy_users: BrowserUsers, server: StaticCopyServer
) -> None:
    """It says so, goes on with its own files, and is reloaded only by its user."""
    page = open_and_cache(static_copy_users)
    (old,) = complete_caches(page)
    server.deploy(FIRST, SECOND)
    page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.get_by_text(NOTICE)).to_be_visible()
    wait_for_caches(page, 2)
    expect(page).to_have_title(f"Rapido: {FIRST}")
    # The files of the old version are gone on the server, but not here.
    page.get_by_role("link", name="Learn").first.click()
    expect(page.locator("#app main h1")).to_be_visible()
    page.go_back()
    expect(page).to_have_title(f"Rapido: {FIRST}")
    page.get_by_role("button", name="Reload").click()
    expect(page).to_have_title(f"Rapido: {SECOND}")
    expect(page.get_by_text(NOTICE)).to_have_count(0)
    wait_for_caches(page, without=old)


def test_interrupted_update_leaves_the_old_version(
    static_copy_users: BrowserUsers, server: StaticCopyServer
) -> None:
    static_copy_users.expected += ["404", "ServiceWorker"]
    page = open_and_cache(static_copy_users)
    before = complete_caches(page)
    server.deploy(FIRST, SECOND)
    (pack,) = (server.static / "a").glob("pack-*.json")
    hidden = pack.rename(server.static / "hidden.json")
    page.goto("/")  # the new version, from the network
    expect(page).to_have_title(f"Rapido: {SECOND}")
    update = "navigator.serviceWorker.getRegistration().then((found) => found.update())"
    page.evaluate(f"{update}.then(() => null, () => null)")
    assert complete_caches(page) == before
    page.context.set_offline(True)
    page.goto("/rules")
    expect(page.locator("#r18")).to_contain_text("R18")
    page.goto("/")
    expect(page).to_have_title(f"Rapido: {FIRST}")
    page.context.set_offline(False)
    hidden.rename(pack)
    page.goto("/")
    wait_for_caches(page, without=before[0])


def test_what_was_forgotten_is_cached_again(static_copy_users: BrowserUsers) -> None:
    page = open_and_cache(static_copy_users)
    page.goto("/settings")
    page.get_by_role("button", name="Forget everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget everything").click()
    page.locator("main.start").wait_for()
    wait_for_caches(page)
    page.context.set_offline(True)
    page.goto("/rules")
    expect(page.locator("#r18")).to_contain_text("R18")


def test_metered_connection(static_copy_users: BrowserUsers) -> None:
    """Nothing large is downloaded without being asked for, and the settings say so."""
    page = static_copy_users.open(None, service_workers="allow")
    page.add_init_script(METERED)
    page.goto("/")
    wait_for_caches(page)
    page.goto("/settings")
    page.get_by_role("button", name="Download now").click()
    expect(page.get_by_text("now works offline")).to_be_visible()
    wait_for_weights(page)


def test_manifest_in_the_chosen_language(users: BrowserUsers) -> None:
    page = users.open("/", language="fr")
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", "/static/manifest.fr.webmanifest")
    page.goto("/settings")
    page.get_by_role("radio", name="Italiano").check()
    expect(link).to_have_attribute("href", "/static/manifest.it.webmanifest")
    description = page.locator("meta[name=description]").get_attribute("content") or ""
    assert description.startswith("La corsa dei dadi")
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["display"] == "standalone"
