"""Keyboard only: a whole game from the start page, without losing the focus."""

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.guests import Guest, open_table
from tests.browser.table import DOUBLE_TAP_OVER, board, wait_for_turn
from tests.browser.users import DESKTOP, BrowserUsers

FOCUS = """() => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return "";
  const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
  const text = activeElement.getAttribute("aria-label") ?? activeElement.textContent;
  const shown = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  const plain = activeElement.matches("[tabindex='-1']");
  return `${shown || plain ? "" : "unseen: "}${activeElement.tagName} ${text.trim().slice(0, 50)}`;
}"""


def check_focus(page: Page) -> None:
    """Check that an element has the focus and shows it."""
    page.wait_for_function("() => document.activeElement !== document.body")
    focus = str(page.evaluate(FOCUS))
    assert focus
    assert not focus.startswith("unseen"), focus


def tab_to(target: Locator, most: int = 60) -> None:
    """Press Tab until an element has the focus."""
    page = target.page
    target.wait_for()
    for _ in range(most):
        if target.evaluate("(element) => element === document.activeElement"):
            check_focus(page)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the focus does not reach {target}")


def press(target: Locator, key: str = "Enter") -> None:
    tab_to(target)
    target.page.keyboard.press(key)


def test_whole_game_by_keyboard(users: BrowserUsers) -> None:
    page = users.open("/", size=DESKTOP)
    page.get_by_role("button", name="Play now").wait_for()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the game")).to_be_focused()
    # A room for two with a computer player and a short staircase.
    press(page.get_by_role("button", name="With friends"))
    sheet = page.get_by_role("dialog", name="With friends")
    tab_to(sheet.get_by_role("radio", checked=True).first)
    page.keyboard.press("ArrowLeft")
    expect(sheet.get_by_role("radio", name="2")).to_be_checked()
    press(sheet.get_by_role("button", name="Open a room"))
    expect(page.get_by_role("heading", name="Your room")).to_be_visible()
    press(page.get_by_role("button", name="Add a computer player, seat 2"))
    expect(page.get_by_text("Everyone’s here. Let’s go!")).to_be_visible()
    check_focus(page)
    press(page.locator("details:has(h2:text('Game settings')) > summary"))
    press(page.locator("details.more > summary"))
    tab_to(page.get_by_label("The finish is on step"))
    page.keyboard.press("Control+a")
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    expect(page.get_by_text("finish on step 5")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    press(page.get_by_role("button", name="Start", exact=True), "Space")
    expect(board(page)).to_be_visible()
    play_by_keys(page)
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.get_by_text("The dice are genuine")).to_be_visible()
    press(page.get_by_role("button", name="Play again"))
    expect(board(page)).to_be_visible()
    wait_for_turn(page)
    press(page.locator("[data-act=first]"))
    expect(page.locator("button.ledge").first).to_be_visible()
    check_focus(page)


def play_by_keys(page: Page) -> None:
    """Play to the end, half of the turns with shortcuts, half with Tab and Enter."""
    for turn in range(200):
        wait_for_turn(page)
        if not page.locator("[data-act=first]").count():
            page.locator("main.page h1").wait_for()
            return
        page.wait_for_function("() => document.activeElement !== document.body")
        by_shortcut = turn % 2 == 0
        two = page.get_by_role("button", name="Roll pair 2").count() > 0
        roll = page.locator("[data-act=first]")
        if by_shortcut:
            page.keyboard.press("1" if two else "r")
        else:
            press(roll)
        field = page.locator("button.ledge").first
        field.or_(page.locator("main.page h1")).first.wait_for()
        if not field.count():  # a double has won
            return
        check_focus(page)
        page.wait_for_timeout(360)
        if by_shortcut:
            number = field.locator(".visually-hidden").inner_text().split(" on field ")[1][0]
            page.keyboard.press(number)
        else:
            press(field, "Space")
        page.wait_for_function(DOUBLE_TAP_OVER)
        page.wait_for_timeout(360)
        check_focus(page)


def test_shortcut_help_and_escape(users: BrowserUsers) -> None:
    page = users.open("/", size=DESKTOP)
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    wait_for_turn(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("Roll, or continue")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    press(page.get_by_role("button", name="Menu"))
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_focus_from_turn_to_turn(users: BrowserUsers) -> None:
    host, [mine, others] = open_table(users.server, ["Ana", "Ben"], others=1, finish=99)
    host.close()
    page = users.open(f"/r/{host.room}", token=mine, size=DESKTOP)
    first, heading = page.locator("[data-act=first]"), page.locator("h1")
    expect(first).to_be_focused()
    page.keyboard.press("r")
    expect(page.locator(".roll")).to_be_visible()
    while page.locator("[data-act]").count():  # until an X ends the turn
        page.wait_for_function(DOUBLE_TAP_OVER)
        page.keyboard.press("Enter")
        page.wait_for_function(
            "() => !document.querySelector('[data-act]')"
            " || document.querySelector('[data-act=first]:not([aria-disabled=true])')"
        )
        check_focus(page)
    expect(heading).to_have_text("Ben’s turn")
    expect(heading).to_be_focused()
    with Guest(users.server, host.room, others) as ben:
        while ben.can_act:
            ben.move(Random(1))
    expect(heading).to_contain_text("Your turn")
    expect(first).to_be_focused()
    check_log(page)


def check_log(page: Page) -> None:
    """Check that the log is one tab stop, and that arrow keys lead through its links."""
    log = page.locator("ol.log")
    tab_to(log)
    page.keyboard.press("ArrowUp")
    expect(log.locator("a").last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(log.locator("a").nth(-2)).to_be_focused()
    page.keyboard.press("Tab")
    expect(log.locator(":focus")).to_have_count(0)
    check_focus(page)


def test_shortcuts_can_be_switched_off(users: BrowserUsers) -> None:
    page = users.open("/settings", size=DESKTOP)
    page.get_by_role("switch", name="Keyboard shortcuts").click()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    expect(page.locator("[data-act=first]")).to_be_focused()
    for key in "r?":
        page.keyboard.press(key)
    # Both act at once when they are on: the button is disabled, the dialog open.
    assert page.locator("[data-act=first]:not([aria-disabled=true])").count() == 1
    assert page.get_by_role("dialog").count() == 0
    page.keyboard.press("Enter")
    expect(page.locator("button.ledge").first).to_be_visible()
