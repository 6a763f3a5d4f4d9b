"""Two people on one device, and the rule for two players with two pairs each."""

# ruff: noqa: RUF001 - the page uses typographic apostrophes

from playwright.sync_api import Page, expect

from rapido.record import read_position
from tests.browser.local import stored_tables
from tests.browser.table import act, board, eventually, play_to_end, tap
from tests.browser.users import BrowserUsers

NAMES = ["Ana", "Ben"]


def test_two_players_on_one_device(users: BrowserUsers) -> None:
    page = users.open("/")
    page.get_by_role("button", name="On one device").tap()
    page.get_by_label("Name of person 1").fill("Ana")
    page.get_by_label("Name of person 2").fill("Ben")
    page.get_by_role("button", name="Begin the game").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana, your turn")
    pairs = page.get_by_role("list", name="Players").get_by_role("listitem").first
    # The player chooses which pair to roll first.
    tap(page.get_by_role("button", name="Roll pair 1"))
    assert act(page) == "place"  # no X ends the turn on the first roll
    # Nobody has to pass the device first: the button says whose turn it is.
    expect(page.get_by_role("button", name="Ben Roll pair 1")).to_be_visible()
    # Where people want it, the device goes to Ben first; until then nothing can be rolled.
    ask_who_has_the_device(page)
    confirm = page.get_by_role("button", name="I’m Ben, go on")
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
            expected.append(f"{name} has only one pair on the fields: alone it does not score")
        elif fields:
            steps = "one step" if sum(fields) == 1 else f"{sum(fields)} steps"
            worth = f"together they are worth {steps}"
            expected.append(f"Both of {name}’s pairs lie on fields: {worth}")
    return expected


def check_pairs(page: Page) -> None:
    """Compare the shown texts with the game as it is stored."""
    shown = page.locator("section.board p.visually-hidden").all_inner_texts()
    assert not page.locator("section.board").count() or shown == expected_texts(page)


def start_a_short_game(page: Page) -> None:
    """End this game and begin one with fewer steps."""
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="End the game for all").tap()
    page.get_by_role("dialog").get_by_role("button", name="End the game").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("The game was ended early")
    page.get_by_role("button", name="Change players or settings").tap()
    page.get_by_role("heading", name="How you play").tap()
    page.locator("details.more summary").tap()
    page.get_by_label("The finish is on step").fill("4")
    page.get_by_label("The finish is on step").press("Enter")
    page.get_by_label("The finish is on step").blur()
    expect(page.get_by_text("finish on step 4")).to_be_visible()
    page.get_by_role("button", name="Next game").tap()
    expect(board(page)).to_be_visible()
