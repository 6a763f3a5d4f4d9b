"""The coach at the table: on request and all the time, where it is allowed, for eyes and ears."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.eyes import outside, small_targets
from tests.browser.guests import set_table
from tests.browser.table import lit, roll, wait_for_turn
from tests.browser.test_axe import barriers
from tests.browser.visitors import DESKTOP, PHONE, Visitors

PERCENT = re.compile(r"\d ?%")


def sit(
    visitors: Visitors,
    people: list[str],
    *,
    size: dict[str, int] = PHONE,
    coach: bool = False,
    allowed: bool = False,
) -> Page:
    """Sit down at a table for two, before the first roll; two people have a device each."""
    others = len(people) - 1
    host, tokens = set_table(
        visitors.server, people, 1 - others, others=others, finish=21, coach=allowed
    )
    host.go()
    wishes = {"motion": "reduced", "coach": coach}
    page = visitors.come(f"/r/{host.room}", token=tokens[0], size=size, preferences=wishes)
    wait_for_turn(page)
    return page


def decide(page: Page) -> None:
    roll(page)
    lit(page).first.wait_for()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_hint_on_request(visitors: Visitors, size: dict[str, int]) -> None:
    page = sit(visitors, ["Ana"], size=size)
    page.keyboard.press("h")
    expect(page.get_by_text("The first roll can do no harm").first).to_be_visible()
    decide(page)
    expect(page.locator("button.meter")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("button.meter")).to_contain_text(PERCENT)
    # Every free field says in words how safe it is, and exactly one is the best.
    for field in lit(page).all():
        expect(field).to_contain_text("Still there next turn:")
    best = [each for each in lit(page).all() if "The best field." in (each.text_content() or "")]
    assert len(best) == 1
    if size == PHONE:
        assert outside(page) == []
        assert small_targets(page) == []
    assert barriers(page) == []
    page.locator("button.meter").click()
    dialog = page.get_by_role("dialog", name="What the coach sees")
    rows = dialog.locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(lit(page).count() + 1)
    expect(dialog).to_contain_text(re.compile("These chances are (exact|estimated)"))
    assert barriers(page) == []


def test_the_coach_says_what_was_better_and_announces_what_is_best(visitors: Visitors) -> None:
    page = sit(visitors, ["Ana"], coach=True)
    remarks = 0
    for _ in range(12):
        if page.locator("[data-act]").count() == 0 or remarks:
            break
        decide(page)
        expect(page.locator("button.meter")).to_be_visible()
        expect(page.get_by_role("status").first).to_contain_text(re.compile("wins .* of games"))
        # Whatever the dice, field 0 or rolling on and on is wrong sooner or later.
        page.wait_for_timeout(400)
        page.keyboard.press("0")
        wait_for_turn(page)
        remarks += page.get_by_text("more win").count()
    assert remarks


def test_against_other_people_only_if_the_host_allows_it(visitors: Visitors) -> None:
    page = sit(visitors, ["Ana", "Ben"], coach=True)
    decide(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_text("There is no coach in this game").first).to_be_visible()
    expect(page.locator("button.meter")).to_have_count(0)

    allowed = sit(visitors, ["Ana", "Ben"], allowed=True)
    decide(allowed)
    allowed.keyboard.press("h")
    expect(allowed.locator("button.meter")).to_be_visible()


def test_everyone_in_the_lobby_sees_that_the_coach_is_allowed(visitors: Visitors) -> None:
    host, tokens = set_table(visitors.server, ["Ana", "Ben"], others=1, begin=False)
    host.go()
    page = visitors.come(f"/r/{host.room}", token=tokens[0])
    page.get_by_text("How you play").click()
    page.get_by_label("Coach for everyone").check()
    guest = visitors.come(f"/r/{host.room}", token=tokens[1])
    expect(guest.locator("details", has_text="How you play").first).to_contain_text(
        "coach for everyone"
    )


def test_no_answer_is_no_disaster(visitors: Visitors) -> None:
    visitors.expected.append("503")
    page = sit(visitors, ["Ana"])
    body = '{"error": "no_analysis", "message": "no"}'
    page.route("**/api/advice", lambda route: route.fulfill(status=503, body=body))
    decide(page)
    page.keyboard.press("h")
    expect(page.get_by_text("cannot be worked out at the moment").first).to_be_visible()
    page.unroute("**/api/advice")
    page.keyboard.press("h")
    expect(page.locator("button.meter")).to_be_visible()
