"""Forced colors: what is chosen, switched on, or to act can be told from the rest."""

from playwright.sync_api import Locator, expect

from tests.browser.local import begin_alone
from tests.browser.users import DESKTOP, BrowserUsers


def colors(element: Locator) -> list[str]:
    return element.evaluate(
        "(each) => [getComputedStyle(each).backgroundColor, getComputedStyle(each).color]"
    )


def test_settings(users: BrowserUsers) -> None:
    page = users.open("/settings", forced_colors="active", preferences={"motion": "reduced"})
    sizes = page.locator("fieldset").filter(has_text="Text size").locator("label")
    chosen, other = colors(sizes.nth(0)), colors(sizes.nth(1))
    assert chosen[0] != other[0]
    assert chosen[0] != chosen[1]
    switch = page.get_by_role("switch", name="Keyboard shortcuts")
    expect(switch).to_be_checked()
    on = colors(switch)[0]
    switch.click()
    expect(switch).not_to_be_checked()
    assert colors(switch)[0] != on


def test_table(users: BrowserUsers) -> None:
    page = users.open("/", size=DESKTOP, forced_colors="active", preferences={"motion": "reduced"})
    begin_alone(page)
    acting = page.locator(".players [aria-current=true], .players [aria-current=step]").first
    waiting = page.locator(".players li:not([aria-current])").first
    assert colors(acting)[0] != colors(waiting)[0]
