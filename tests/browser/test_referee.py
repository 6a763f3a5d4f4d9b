"""The referee for the physical game: players enter rolls and placements."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from rapido.record import read_text
from tests.browser.no_server import refuse_requests
from tests.browser.users import BrowserUsers


def enter(page: Page, tokens: Sequence[str]) -> None:
    """Enter moves: `46` is a roll, `second 46` a roll with the second pair, `@3` a placement."""
    for token in tokens:
        if token.startswith("@"):
            page.locator(f"button.floor-{token[1]}").tap()
            continue
        if token.startswith("second "):
            page.get_by_role("group", name="Which pair?").get_by_role("button").nth(1).tap()
        for die, face in enumerate(token[-2:].replace("X", "0")):
            page.locator(f"[data-die='{die}'][data-face='{face}']").tap()
        expect(page.locator("[data-die][aria-pressed=true]")).to_have_count(0)


def set_up(page: Page, names: list[str], finish: int) -> None:
    fields = page.get_by_role("textbox", name="name")
    fields.first.wait_for()
    for left in range(fields.count() - 1, len(names) - 1, -1):
        page.get_by_role("button", name="Remove player").last.tap()
        expect(fields).to_have_count(left)
    for more in range(fields.count() + 1, len(names) + 1):
        page.get_by_role("button", name="Add a player").tap()
        expect(fields).to_have_count(more)
    for index, name in enumerate(names):
        fields.nth(index).fill(name)
    page.get_by_label("Finish on step").fill(str(finish))
    page.get_by_role("button", name="Let’s go").tap()


def test_youngest_starts(users: BrowserUsers) -> None:
    page = users.open("/referee")
    page.get_by_role("textbox", name="name").nth(1).fill("Ben")
    page.get_by_role("radio", name="Ben").check(force=True)
    page.get_by_role("button", name="Let’s go").tap()
    heading(page, "Ben’s turn")


def heading(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_contain_text(text)


def record(page: Page) -> str:
    return page.get_by_role("textbox", name="Game record").input_value()


def test_three_players_with_undo(users: BrowserUsers) -> None:
    page = users.open("/referee")
    set_up(page, ["Ana", "Ben", "Cleo"], 4)
    heading(page, "Ana’s turn")
    enter(page, ["46"])
    expect(page.get_by_text("Value: 64")).to_be_visible()
    enter(page, ["@3"])
    heading(page, "Ben’s turn")
    enter(page, ["12", "@2"])  # too weak to throw out Ana
    heading(page, "Cleo’s turn")
    page.get_by_role("button", name="Undo").tap()
    heading(page, "Ben’s turn")
    page.get_by_role("button", name="Undo").tap()
    enter(page, ["76", "@2"])  # 76 throws out the 64
    heading(page, "Cleo’s turn")
    expect(page.get_by_role("main")).to_contain_text("Ben throws out Ana’s 64 from field 3.")
    page.get_by_role("button", name="Why? Rule R18").first.tap()
    expect(page.get_by_role("dialog")).to_contain_text("R18")
    page.keyboard.press("Escape")
    # Help with legal moves.
    enter(page, ["2X"])
    page.get_by_role("button", name="What’s allowed?").tap()
    help_ = page.get_by_role("dialog", name="What can Cleo do now?")
    expect(help_.get_by_text("Field 2: No.")).to_be_visible()
    expect(help_.get_by_text("That field is taken.")).to_be_visible()
    expect(help_.get_by_text("Field 3: Yes.")).to_be_visible()
    page.keyboard.press("Escape")
    enter(page, ["@0"])
    enter(page, ["33", "1X"])  # a double, then an X: three up, one down
    heading(page, "Ben’s turn")
    enter(page, ["22"])  # scores two, and two for the double: Ben wins before placing
    heading(page, "Ben wins!")
    written = read_text(record(page)).complete_record()
    assert [player.name for player in written.players] == ["Ana", "Ben", "Cleo"]
    assert "B wins" in record(page)
    page.get_by_role("button", name="Log and record").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Undone: Ben didn’t")


def test_two_players_and_a_reload(users: BrowserUsers) -> None:
    page = users.open("/referee")
    asked = refuse_requests(page)
    set_up(page, ["Ana", "Ben"], 5)
    heading(page, "Ana’s turn")
    enter(page, ["31", "@4"])
    heading(page, "Ben’s turn")
    enter(page, ["second 12", "@5"])
    heading(page, "Ana’s turn")
    page.reload()  # nothing is lost
    heading(page, "Ana’s turn")
    expect(page.get_by_role("main")).to_contain_text("alone, it doesn’t score")
    enter(page, ["26", "@2"])
    heading(page, "Ben’s turn")
    enter(page, ["3X", "@3"])
    heading(page, "Ana wins!")
    written = read_text(record(page)).complete_record()
    assert "A wins" in record(page)
    assert written.moves
    page.get_by_role("button", name="Review the game").tap()  # the record opens like any other
    page.get_by_role("slider").wait_for()
    page.go_back()
    page.get_by_role("button", name="Play again, same people").tap()
    heading(page, "turn")
    assert asked == []


@pytest.mark.parametrize("clash", [True, False])
def test_colors_are_unique(users: BrowserUsers, clash: bool) -> None:  # noqa: FBT001
    page = users.open("/referee")
    page.get_by_label("Player 1’s color").select_option("1" if clash else "0")
    begin = page.get_by_role("button", name="Let’s go")
    if clash:
        expect(page.get_by_text("Each color can only be used once.")).to_be_visible()
        expect(begin).to_be_disabled()
    else:
        expect(begin).to_be_enabled()
