"""Old and new versions side by side, as during a rolling upgrade: nobody loses a game."""

import json

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.guests import open_table
from tests.browser.static import StaticCopyServer
from tests.browser.table import abandon, act, highlighted_fields, roll, wait_for_turn
from tests.browser.users import BrowserUsers, Message

OLD_HELLO = {"type", "seen"}
"""the members that a server before deltas knows"""


def test_new_page_on_an_old_server(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana"], 1, finish=99)
    host.close()
    page = users.open(None, token=tokens[0])
    hellos: list[Message] = []
    received: set[str] = set()

    def old_server(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                hellos.append(message)
                if not set(message) <= OLD_HELLO:
                    client.close(code=4400)
                    return
            server.send(text)

        def down(text: str | bytes) -> None:
            received.add(json.loads(text)["type"])
            client.send(text)

        client.on_message(up)
        server.on_message(down)

    page.route_web_socket("**/ws/*", old_server)
    page.goto(f"/r/{host.room}")
    wait_for_turn(page)
    roll(page)
    highlighted_fields(page).first.wait_for()
    act(page)
    assert [set(hello) - OLD_HELLO for hello in hellos] == [{"updates"}, set()]
    assert "update" in received
    assert "delta" not in received


def test_old_page_on_a_new_server(static_copy_users: BrowserUsers) -> None:
    users, server = static_copy_users, static_copy_users.server
    assert isinstance(server, StaticCopyServer)
    users.expected += ["404", "Refused to apply style"]
    host, tokens = open_table(server, ["Ana"], 1, finish=99)
    host.close()
    page = users.open(f"/r/{host.room}", token=tokens[0], language="de")
    wait_for_turn(page)
    old = script_of(page)
    server.deploy("Der Würfel-Wettlauf", "Zweite Auflage")
    # What is loaded goes on as before.
    roll(page)
    highlighted_fields(page).first.wait_for()
    assert script_of(page) == old
    # What is not loaded yet is gone: the page says so, and goes on without.
    abandon(page)
    notice = page.get_by_text("Es gibt eine neue Version des Spiels")
    expect(notice).to_be_visible()
    assert script_of(page) == old
    # A view that is gone is shown by the new page.
    page.locator("main a[href^='/g/']").first.click()
    new = page.locator(f"script[type=module]:not([src='{old}'])")
    expect(new).to_be_attached()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(notice).to_have_count(0)
    # The page comes from a new process, and its files at first from an old one.
    missing = [2]

    def first_from_an_old_process(route: Route) -> None:
        missing[0] -= 1
        if missing[0] >= 0:
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route("**/static/a/first-*.js", first_from_an_old_process)
    page.goto("/")
    expect(page.get_by_text("Das Spiel wird gerade erneuert.")).to_be_visible()
    expect(page.locator("#app main")).to_be_visible()
    assert missing[0] < 0


def script_of(page: Page) -> str:
    """Return the script that the page has begun with: its name has a hash of the version."""
    return page.locator("script[type=module]").get_attribute("src") or ""
