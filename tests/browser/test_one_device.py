"""Two people on one device, and the rule for two players with two pairs each."""

import re

from playwright.sync_api import Locator, Page, expect

from rapido.record import read_position
from tests.browser.local import begin_family, stored_tables
from tests.browser.table import act, board, eventually, play_to_end, tap
from tests.browser.users import BrowserUsers

NAMES = ["Ana", "Ben"]
GREEN = 2


def test_two_players_on_one_device(users: BrowserUsers) -> None:
    page = users.open("/")
    page.get_by_role("button", name="On one device").tap()
    page.get_by_label("Player 1’s name").fill("Ana")
    page.get_by_label("Player 2’s name").fill("Ben")
    page.get_by_role("button", name="Start the game").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana, your turn")
    pairs = page.get_by_role("list", name="Players").get_by_role("listitem").first
    # The player chooses which pair to roll first.
    tap(page.get_by_role("button", name="Roll pair 1"))
    assert act(page) == "place"  # no X ends the turn on the first roll
    # Nobody has to pass the device first: the button says whose turn it is.
    expect(page.get_by_role("button", name="Ben Roll pair 1")).to_be_visible()
    # Where people want it, the device goes to Ben first; until then nothing can be rolled.
    ask_who_has_the_device(page)
    confirm = page.get_by_role("button", name="I’m Ben. Let’s go!")
    expect(confirm).to_contain_text("Pass the device to Ben")
    expect(page.get_by_role("button", name="Roll")).to_have_count(0)
    confirm.tap()
    ask_who_has_the_device(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ben, your turn")
    expect(pairs).to_contain_text("Pair 2 in front")
    play_until_both_cases_are_shown(page)
    start_a_short_game(page)
    play_to_end(page, lambda _: eventually(page, lambda: check_pairs(page)))
    game = stored_tables(page)[0]["game"]
    name = NAMES[int(game["order"][game["winner"]])]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{name} wins!")


def ask_who_has_the_device(page: Page) -> None:
    """Switch that setting on or off."""
    page.get_by_role("button", name="Menu").tap()
    page.get_by_label("Ask who has the device").tap()
    page.keyboard.press("Escape")


def play_until_both_cases_are_shown(page: Page) -> None:
    """Play until a player had a single pair on the board, and one had both."""
    seen: set[str] = set()
    for _ in range(100):
        act(page)
        eventually(page, lambda: check_pairs(page))
        seen |= {"alone" if "only one" in text else "both" for text in expected_texts(page)}
        if seen == {"alone", "both"}:
            break
    assert seen == {"alone", "both"}


def expected_texts(page: Page) -> list[str]:
    """Return the expected texts about pairs on the board, from the game as it is stored."""
    game = stored_tables(page)[0]["game"]
    pairs = read_position(game["position"]).pairs
    expected: list[str] = []
    for player, seat in enumerate(game["order"]):
        name = NAMES[int(seat)]
        fields = [pair.field for pair in pairs if pair.owner == player]
        if len(fields) == 1:
            expected.append(f"{name} has only one pair on the fields: alone, it doesn’t score")
        elif fields:
            steps = "one step" if sum(fields) == 1 else f"{sum(fields)} steps"
            worth = f"together they’re worth {steps}"
            expected.append(f"Both of {name}’s pairs are on fields: {worth}")
    return expected


def check_pairs(page: Page) -> None:
    """Compare the shown texts with the game as it is stored."""
    shown = page.locator("section.board p.visually-hidden").all_inner_texts()
    assert not page.locator("section.board").count() or shown == expected_texts(page)


def start_a_short_game(page: Page) -> None:
    """End this game and begin one with fewer steps."""
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="End the game for everyone").tap()
    page.get_by_role("dialog").get_by_role("button", name="End the game").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("The game ended early")
    page.get_by_role("button", name="Change players or settings").tap()
    page.get_by_role("heading", name="Game settings").tap()
    page.locator("details.more summary").tap()
    page.get_by_label("The finish is on step").fill("4")
    page.get_by_label("The finish is on step").press("Enter")
    page.get_by_label("The finish is on step").blur()
    expect(page.get_by_text("finish on step 4")).to_be_visible()
    page.get_by_role("button", name="Next game").tap()
    expect(board(page)).to_be_visible()


def test_colors_order_and_the_youngest(users: BrowserUsers) -> None:
    page = users.open("/")
    page.get_by_role("button", name="On one device").tap()
    page.get_by_role("button", name="Add a player").tap()
    names = page.get_by_role("textbox", name="’s name")
    for index, name in enumerate(["Papa", "Ben", "Mia"]):
        names.nth(index).fill(name)
    # Whoever had that color takes the other one.
    page.get_by_label("Player 1’s color").select_option(str(GREEN))
    page.get_by_label("Player 2’s color").select_option(str(GREEN))
    page.get_by_role("radio", name="Mia").check(force=True)
    # Mia is dragged to the top, then Papa goes down with the keyboard.
    handles = page.get_by_role("button", name=re.compile("^Move player"))
    drag(page, handles.nth(2), names.first)
    expect(names.first).to_have_value("Mia")
    handles.nth(1).press("ArrowDown")
    expect(handles.nth(2)).to_be_focused()
    assert [names.nth(index).input_value() for index in range(3)] == ["Mia", "Ben", "Papa"]
    handles.first.tap()  # the first one goes to the end
    assert [names.nth(index).input_value() for index in range(3)] == ["Ben", "Papa", "Mia"]
    expect(page.get_by_role("radio", name="Mia")).to_be_checked()
    page.get_by_role("button", name="Start the game").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Mia, your turn")
    [table] = stored_tables(page)
    seats = [(seat["name"], seat["colour"]) for seat in table["seats"]]
    green = [name for name, color in seats if color == GREEN]
    assert [name for name, _ in seats] == ["Ben", "Papa", "Mia"]
    assert green == ["Ben"]
    assert table["game"]["order"] == [2, 0, 1]
    # All of it is remembered.
    page.goto("/")
    page.get_by_role("button", name="On one device").tap()
    assert [names.nth(index).input_value() for index in range(3)] == ["Ben", "Papa", "Mia"]
    expect(page.get_by_label("Player 1’s color")).to_have_value(str(GREEN))
    expect(page.get_by_role("radio", name="Mia")).to_be_checked()
    # The page before a game asks as well.
    page.get_by_role("button", name="More: settings").tap()
    youngest = page.get_by_role("group", name="Who’s the youngest?")
    expect(youngest.get_by_role("radio", name="Mia")).to_be_checked()
    youngest.get_by_role("radio", name="Papa").tap()
    expect(youngest.get_by_role("radio", name="Papa")).to_be_checked()
    page.get_by_role("button", name="Start", exact=True).tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Papa, your turn")


def drag(page: Page, handle: Locator, to: Locator) -> None:
    start, end = handle.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    x = start["x"] + start["width"] / 2
    page.mouse.move(x, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def test_start_stays_in_sight(users: BrowserUsers) -> None:
    page = users.open("/", size={"width": 390, "height": 844})
    page.get_by_role("button", name="On one device").tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("group", name="computer players").get_by_label("1", exact=True).check()
    expect(dialog.get_by_role("group", name="How does it play?")).to_be_visible()
    start = dialog.get_by_role("button", name="Start the game")
    expect(start).to_be_in_viewport(ratio=1)
    # It covers nothing that has the focus.
    last = dialog.get_by_role("radio").last
    last.focus()
    below, above = last.bounding_box(), start.bounding_box()
    assert below
    assert above
    assert below["y"] + below["height"] <= above["y"]


NAMED = """() => new Promise((done) => {
  const look = () => {
    const [header, button] = ["h1", "[data-act=first]"].map((each) => document.querySelector(each));
    if (button?.textContent.includes("Ben")) done(header.textContent.trim());
    else requestAnimationFrame(look);
  };
  look();
})"""
"""returns the header in the first moment in which the button calls Ben"""


def test_header_and_button_call_the_same_player(users: BrowserUsers) -> None:
    page = users.open("/", preferences={"speed": 1})
    begin_family(page, ["Ana", "Ben", "Cleo"], finish=99)
    assert act(page) == "roll"
    assert act(page) == "place"
    assert page.evaluate(NAMED) == "Ben, your turn"


def test_last_seat_says_why_it_stays(users: BrowserUsers) -> None:
    page = users.open("/")
    page.get_by_role("button", name="With friends").tap()
    page.get_by_role("button", name="Open a room").tap()
    for seat in (2, 3):
        page.get_by_role("button", name=f"Add someone on this device, seat {seat}").tap()
    expect(page.locator("li.own")).to_have_count(3)
    why = page.get_by_text("The last seat is taken")
    expect(why).to_have_count(0)
    page.get_by_role("button", name="One fewer seat").press("Enter")
    expect(why).to_be_visible()


def test_alone_nobody_else_is_told_of_the_end(users: BrowserUsers) -> None:
    page = users.open("/")
    page.get_by_role("button", name="Play now").tap()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog").get_by_role("button", name="End the game", exact=True).tap()
    expect(page.get_by_text("The game ends, and nobody wins.")).to_be_visible()
