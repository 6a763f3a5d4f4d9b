"""Tables in the browser: how they are set up, and what is stored of them."""

from typing import Any, cast

from playwright.sync_api import Page, expect

from tests.browser.table import board

STORED = """(store) => new Promise((resolve, reject) => {
  const request = indexedDB.open("rapido");
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const all = request.result.transaction(store).objectStore(store).getAll();
    all.onsuccess = () => {
      request.result.close();
      resolve(all.result);
    };
  };
})"""


def stored_tables(page: Page) -> list[dict[str, Any]]:
    """Return the tables in the database of the page."""
    return cast("list[dict[str, Any]]", page.evaluate(STORED, "tables"))


def stored_games(page: Page) -> list[dict[str, Any]]:
    """Return the finished games in the database of the page."""
    return cast("list[dict[str, Any]]", page.evaluate(STORED, "games"))


def set_finish(page: Page, finish: int) -> None:
    """Change the finish on the page before a game."""
    page.get_by_role("heading", name="Game settings").click()
    page.locator("details.more summary").click()
    page.get_by_label("The finish is on step").fill(str(finish))
    page.get_by_label("The finish is on step").press("Enter")
    page.get_by_label("The finish is on step").blur()
    expect(page.get_by_text(f"finish on step {finish}")).to_be_visible()


def begin_alone(page: Page, finish: int = 6) -> None:
    """Begin a short game against two computer players."""
    page.get_by_role("button", name="Change opponents, name, and color").click()
    page.get_by_role("button", name="More: settings, lucky words").click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    set_finish(page, finish)
    page.get_by_role("radio", name="quick").check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(board(page)).to_be_visible()


def begin_family(page: Page, names: list[str], finish: int = 6) -> None:
    """Begin a short game of several people on one device."""
    page.get_by_role("button", name="On one device").click()
    for number, name in enumerate(names, 1):
        if number > 2:
            page.get_by_role("button", name="Add a player").click()
        page.get_by_label(f"Player {number}’s name").fill(name)
    page.get_by_role("button", name="More: settings, lucky words").click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    set_finish(page, finish)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(board(page)).to_be_visible()
