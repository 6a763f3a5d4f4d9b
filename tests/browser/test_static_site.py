"""The static site in a folder of a plain web host, without any server of ours."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from rapido.web.site.write import write_site
from tests.browser.local import begin_family
from tests.browser.service_worker import wait_for_caches
from tests.browser.static_host import StaticHost, static_host
from tests.browser.test_offline import ALONE
from tests.browser.users import BrowserUsers

if TYPE_CHECKING:
    from tests.faults.server import Server

FOLDER = "/games/rapido"
SERVER = "https://rapido.example/"
ROOM, GAME = "bTq0cS8vVt2Yw3aE5rXzLg", "Zk1mP0dW9uQh7sJf4nBvRA"
PEOPLE = [
    {"name": name, "colour": number, "computer": False, "mine": number == 0}
    for number, name in enumerate(["Ana", "Ben"])
]
VISITED = {
    "rooms": [
        {"room": ROOM, "at": 1, "sitters": PEOPLE, "game": GAME, "steps": [1, 2], "turn": True}
    ],
    "games": [{"game": GAME, "at": 1, "sitters": PEOPLE, "winner": 0}],
}
"""what a browser remembers of rooms, for example if the site has taken the place of a server"""


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
        expect(page.get_by_text("There’s nothing here")).to_have_count(0)
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
    expect(page.get_by_text("There’s nothing here")).to_be_visible()
    page.get_by_role("link", name="Home").or_(page.get_by_role("link").first).first.click()
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


def open_with_memories(visitors: BrowserUsers, folder: str) -> tuple[Page, list[str]]:
    """Open the start page after visits to rooms; return also the requests for /api/, which grow."""
    page = visitors.open(None)
    kept = json.dumps(json.dumps(VISITED))
    page.add_init_script(f"localStorage.setItem('rapido-remembered', {kept})")
    asked: list[str] = []
    page.on("request", lambda each: asked.append(each.url) if "/api/" in each.url else None)
    page.goto(folder)
    page.locator("main.start").wait_for()
    return page, asked


def watch(page: Page, link: str, *, listed: int) -> None:
    """Type the link of a game on the start page, where so many others are listed."""
    page.get_by_role("button", name="Replay").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(link)
    expect(dialog.get_by_role("listitem")).to_have_count(listed)
    dialog.get_by_role("button", name="Watch", exact=True).click()


def test_rooms_are_on_the_named_server(visitors: BrowserUsers) -> None:
    visitors.expected += [f"request to another host: {SERVER}", "404"]
    page, asked = open_with_memories(visitors, "/with-server/")
    page.route(f"{SERVER}**", lambda route: route.fulfill(body="<h1>The server</h1>"))

    def leads_to(path: str) -> None:
        expect(page.get_by_role("heading", name="The server")).to_be_visible()
        assert page.url == SERVER + path
        page.go_back()

    page.get_by_role("link", name="With friends").click()
    leads_to("")
    page.get_by_role("link", name="Join").click()
    leads_to("join")
    page.get_by_role("link", name="Continue: ").click()
    leads_to(f"r/{ROOM}")
    watch(page, f"https://elsewhere.example/g/{GAME}#turn=3", listed=1)
    expect(
        page.get_by_text("Rooms with friends and their games are on rapido.example.")
    ).to_be_visible()
    page.get_by_role("link", name="Open it there").click()
    leads_to(f"g/{GAME}#turn=3")
    # A link to a room, in the address bar.
    page.goto("/with-server/")
    page.goto(f"/with-server/r/{ROOM}", wait_until="commit")
    leads_to(f"r/{ROOM}")
    # From a table in this browser.
    page.goto("/with-server/")
    begin_family(page, ["Ana", "Ben"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("link", name="Go there").click()
    leads_to("")
    assert asked == []


def test_no_rooms_without_a_server(visitors: BrowserUsers) -> None:
    page, asked = open_with_memories(visitors, f"{FOLDER}/")
    for name in ("With friends", "Join", "Continue"):
        expect(page.get_by_text(re.compile(f"^{name}"))).to_have_count(0)
    watch(page, f"g/{GAME}", listed=0)
    expect(page.get_by_text("This page has no server")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    begin_family(page, ["Ana", "Ben"])
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Sealed dice")).to_be_visible()
    expect(page.get_by_text("Play with friends")).to_have_count(0)
    assert asked == []
