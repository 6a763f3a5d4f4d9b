"""The coach: hints on request or always, permissions, accessibility."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import open_table
from tests.browser.layout import off_screen, small_targets
from tests.browser.table import highlighted_fields, roll, wait_for_turn
from tests.browser.test_axe import violations
from tests.browser.users import DESKTOP, PHONE, BrowserUsers

PERCENT = re.compile(r"\d ?%")


def sit(
    users: BrowserUsers,
    players: list[str],
    *,
    size: dict[str, int] = PHONE,
    coach: bool = False,
    allowed: bool = False,
) -> Page:
    """Open a table for two before the first roll; two people use separate devices."""
    others = len(players) - 1
    host, tokens = open_table(
        users.server, players, 1 - others, others=others, finish=21, coach=allowed
    )
    host.close()
    preferences = {"motion": "reduced", "coach": coach}
    page = users.open(f"/r/{host.room}", token=tokens[0], size=size, preferences=preferences)
    wait_for_turn(page)
    return page


def decide(page: Page) -> None:
    roll(page)
    highlighted_fields(page).first.wait_for()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_hint_on_request(users: BrowserUsers, size: dict[str, int]) -> None:
    page = sit(users, ["Ana"], size=size)
    page.keyboard.press("h")
    expect(page.get_by_text("The first roll can’t hurt").first).to_be_visible()
    decide(page)
    expect(page.locator("button.meter")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("button.meter")).to_contain_text(PERCENT)
    # Every free field has its odds as text, and exactly one is the best.
    for field in highlighted_fields(page).all():
        expect(field).to_contain_text("Still there next turn:")
    best = [
        each
        for each in highlighted_fields(page).all()
        if "The best field." in (each.text_content() or "")
    ]
    assert len(best) == 1
    if size == PHONE:
        assert off_screen(page) == []
        assert small_targets(page) == []
    assert violations(page) == []
    page.locator("button.meter").click()
    dialog = page.get_by_role("dialog", name="What the coach sees")
    rows = dialog.locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(highlighted_fields(page).count() + 1)
    expect(dialog).to_contain_text(re.compile("These chances are (exact|estimates)"))
    assert violations(page) == []


def test_coach_announces_the_best_choice_and_remarks_on_mistakes(users: BrowserUsers) -> None:
    page = sit(users, ["Ana"], coach=True)
    remarks = 0
    for _ in range(12):
        if page.locator("[data-act]").count() == 0 or remarks:
            break
        decide(page)
        expect(page.locator("button.meter")).to_be_visible()
        announced = page.get_by_role("status").filter(has_text=re.compile("wins .* of games"))
        expect(announced.first).to_be_attached()
        # Whatever the dice, field 0 is a mistake sooner or later.
        page.wait_for_timeout(400)
        page.keyboard.press("0")
        wait_for_turn(page)
        remarks += page.get_by_text("more win").count()
    assert remarks


def test_coach_against_people_needs_permission(users: BrowserUsers) -> None:
    page = sit(users, ["Ana", "Ben"], coach=True)
    decide(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_text("There’s no coach in this game").first).to_be_visible()
    expect(page.locator("button.meter")).to_have_count(0)

    allowed = sit(users, ["Ana", "Ben"], allowed=True)
    decide(allowed)
    allowed.keyboard.press("h")
    expect(allowed.locator("button.meter")).to_be_visible()


def test_lobby_shows_that_the_coach_is_allowed(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana", "Ben"], others=1, begin=False)
    host.close()
    page = users.open(f"/r/{host.room}", token=tokens[0])
    page.get_by_text("Game settings").click()
    page.get_by_label("Coach for everyone").check()
    guest = users.open(f"/r/{host.room}", token=tokens[1])
    expect(guest.locator("details", has_text="Game settings").first).to_contain_text(
        "coach for everyone"
    )


def test_failed_advice_can_be_retried(users: BrowserUsers) -> None:
    users.expected.append("ERR_FAILED")
    page = sit(users, ["Ana"])
    page.route("**/value-2*", lambda route: route.abort())
    decide(page)
    page.keyboard.press("h")
    expect(page.get_by_text("isn’t on this device yet").first).to_be_visible()
    page.unroute("**/value-2*")
    page.keyboard.press("h")
    expect(page.locator("button.meter")).to_be_visible()
