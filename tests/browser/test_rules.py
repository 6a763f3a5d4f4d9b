"""The rules: searchable, and one tap away from every refusal."""

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.guests import set_table
from tests.browser.table import lit, roll, tap, wait_for_turn
from tests.browser.visitors import Visitors


def test_searching(visitors: Visitors) -> None:
    page = visitors.come("/rules")
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


def test_an_example_can_be_played(visitors: Visitors) -> None:
    page = visitors.come("/rules#r18")
    rule = page.locator("#r18")
    expect(rule).to_be_focused()
    expect(rule.get_by_role("region", name="Board")).to_be_visible()


def test_a_refusal_leads_to_its_rule(visitors: Visitors) -> None:
    host, tokens = set_table(visitors.server, ["Ana"], 1, finish=99)
    host.go()
    page = visitors.come(None, token=tokens[0])

    def refusing(near: WebSocketRoute) -> None:
        """Stand before a server that refuses to let anything be placed."""
        far = near.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("command", {}).get("do") == "place":
                answer = {"type": "refused", "key": message["key"], "message": ""}
                near.send(json.dumps({**answer, "code": "field_occupied"}))
            else:
                far.send(text)

        near.on_message(up)
        far.on_message(near.send)

    page.route_web_socket("**/ws/*", refusing)
    page.goto(f"/r/{host.room}")
    wait_for_turn(page)
    roll(page)
    tap(lit(page).first)
    notice = page.locator(".notice", has_text="already holds a pair of dice")
    expect(notice).to_be_visible()
    expect(page.get_by_role("alert").last).to_contain_text("already holds a pair of dice")
    with page.context.expect_page() as opened:
        notice.get_by_role("link", name="Rule R15").click()
    expect(opened.value.locator("#r15")).to_be_focused()
    expect(opened.value.locator("#r15")).to_be_in_viewport()
    expect(lit(page).first).to_be_visible()  # and the game goes on
