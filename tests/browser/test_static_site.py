"""The static site in a folder of a plain web host, without any server of ours."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from rapido.web.site.write import write_site
from tests.browser.service_worker import wait_for_caches
from tests.browser.static_host import StaticHost, static_host
from tests.browser.test_offline import ALONE
from tests.browser.users import BrowserUsers

if TYPE_CHECKING:
    from tests.faults.server import Server

FOLDER = "/games/rapido"
SERVER = "https://rapido.example/"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    write_site(tmp_path / FOLDER[1:], None, "en")
    write_site(tmp_path / "with-server", SERVER, "en")
    with static_host(tmp_path) as host:
        yield host


@pytest.fixture
def visitors(browser: Browser, host: StaticHost) -> Iterator[BrowserUsers]:
    users = BrowserUsers(browser, cast("Server", host))
    users.expected += ["ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "Failed to fetch"]
    yield users
    users.close()


def open_all_views(page: Page) -> None:
    for path in ALONE:
        if path == "/join":
            continue
        page.goto(FOLDER + path)
        expect(page.locator("#app main")).to_be_visible()
        expect(page.get_by_text("There is nothing here")).to_have_count(0)
        for link in page.locator("#app a[href]").all():
            assert (link.get_attribute("href") or "").startswith((FOLDER, "#"))


def test_all_views_in_a_folder_and_offline(visitors: BrowserUsers, host: StaticHost) -> None:
    page = visitors.open(f"{FOLDER}/", service_workers="allow")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    open_all_views(page)
    wait_for_caches(page)
    assert [path for path in asked if not path.startswith(FOLDER)] == []
    page.goto(f"{FOLDER}/")
    page.locator(f"a[href='{FOLDER}/rules']").first.click()
    expect(page.locator("#r18")).to_contain_text("R18")
    page.reload()
    expect(page.locator("#r18")).to_contain_text("R18")
    host.stop()
    page.context.set_offline(True)
    open_all_views(page)


def test_address_that_leads_nowhere(visitors: BrowserUsers) -> None:
    visitors.expected += ["404"]
    page = visitors.open(f"{FOLDER}/nowhere/at/all")
    expect(page.get_by_text("There is nothing here")).to_be_visible()
    page.get_by_role("link", name="Start page").or_(page.get_by_role("link").first).first.click()
    page.wait_for_url(f"**{FOLDER}/")
    expect(page.locator("main.start")).to_be_visible()


def test_renewed_site(visitors: BrowserUsers, tmp_path: Path) -> None:
    """Another server is another version of the page, also for those who have it offline."""
    page = visitors.open(f"{FOLDER}/", service_workers="allow")
    (old,) = wait_for_caches(page)
    write_site(tmp_path / FOLDER[1:], SERVER, "en")
    page.goto(f"{FOLDER}/")
    wait_for_caches(page, without=old)
    page.context.set_offline(True)
    page.goto(f"{FOLDER}/learn")
    server = page.locator("meta[name=rapido-server]")
    expect(server).to_have_attribute("content", SERVER)
