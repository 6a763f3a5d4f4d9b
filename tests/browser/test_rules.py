"""The rules: search, examples, and links from error messages."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.guests import open_table
from tests.browser.no_server import refuse_requests
from tests.browser.table import highlighted_fields, roll, tap, wait_for_turn
from tests.browser.users import BrowserUsers


def test_search(users: BrowserUsers) -> None:
    page = users.open("/rules")
    rules = page.locator("article")
    expect(rules).not_to_have_count(0)
    total = rules.count()
    page.get_by_role("textbox", name="Search the rules").fill("field 0")
    expect(rules).not_to_have_count(total)
    assert 0 < rules.count() < total
    for rule in rules.all():
        assert "0" in rule.inner_text()
    page.get_by_role("textbox", name="Search the rules").fill("zebra")
    expect(rules).to_have_count(0)
    page.get_by_role("button", name="Clear").click()
    expect(rules).to_have_count(total)
    expect(page.get_by_role("textbox", name="Search the rules")).to_be_focused()


def test_example_is_shown(users: BrowserUsers) -> None:
    page = users.open(None)
    asked = refuse_requests(page)
    page.goto("/rules#r18")
    rule = page.locator("#r18")
    expect(rule).to_be_focused()
    expect(rule.get_by_role("region", name="Board")).to_be_visible()
    rule.get_by_role("button", name="Show").click()
    expect(rule.get_by_text("Ana throws out")).not_to_have_count(0)
    assert asked == []


def test_error_links_to_its_rule(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana"], 1, finish=99)
    host.close()
    page = users.open(None, token=tokens[0])

    def intercept(client: WebSocketRoute) -> None:
        """Refuse every placement in place of the server."""
        server = client.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("command", {}).get("do") == "place":
                response = {"type": "refused", "key": message["key"], "message": ""}
                client.send(json.dumps({**response, "code": "field_occupied"}))
            else:
                server.send(text)

        client.on_message(up)
        server.on_message(client.send)

    page.route_web_socket("**/ws/*", intercept)
    page.goto(f"/r/{host.room}")
    wait_for_turn(page)
    roll(page)
    tap(highlighted_fields(page).first)
    notice = page.locator(".notice", has_text="That field is taken")
    expect(notice).to_be_visible()
    expect(page.get_by_role("alert").last).to_contain_text("That field is taken")
    with page.context.expect_page() as opened:
        notice.get_by_role("link", name="Rule R15").click()
    expect(opened.value.locator("#r15")).to_be_focused()
    expect(opened.value.locator("#r15")).to_be_in_viewport()
    expect(highlighted_fields(page).first).to_be_visible()  # the game continues
