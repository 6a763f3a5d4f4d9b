"""Two people pass one device round; two players have two pairs each, and the page says so."""

# ruff: noqa: RUF001 - the page writes apostrophes as books do

from playwright.sync_api import Page, expect

from tests.browser.table import act, board, eventually, play_on, tap
from tests.browser.visitors import Visitors

NAMES = ["Ana", "Ben"]


def test_two_pass_the_device_round(visitors: Visitors) -> None:
    page = visitors.come("/")
    page.get_by_role("button", name="On one device").tap()
    page.get_by_label("Name of person 1").fill("Ana")
    page.get_by_label("Name of person 2").fill("Ben")
    page.get_by_role("button", name="Begin the game").tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana, your turn")
    pairs = page.get_by_role("list", name="Players").get_by_role("listitem").first
    # The first of the two pairs is chosen by the player, or rolled where there is no choice.
    tap(page.get_by_role("button", name="Roll pair 1"))
    assert act(page) == "place"  # on the first roll no X ends the turn
    # Now the device goes to Ben, and nothing can be rolled by mistake.
    take = page.get_by_role("button", name="I’m Ben, go on")
    expect(take).to_contain_text("Pass the device to Ben")
    expect(page.get_by_role("button", name="Roll")).to_have_count(0)
    take.tap()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ben, your turn")
    expect(pairs).to_contain_text("Pair 2 in front")
    see_the_two_player_rule(visitors, page)
    to_a_short_game(page)
    play_on(page, lambda _: eventually(page, lambda: check_pairs(visitors, page)))
    game = visitors.ear(page).game
    name = NAMES[int(game["order"][game["winner"]])]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{name} wins!")


def see_the_two_player_rule(visitors: Visitors, page: Page) -> None:
    """Play until somebody has had one pair lying alone, and both together."""
    seen: set[str] = set()
    for _ in range(100):
        act(page)
        eventually(page, lambda: check_pairs(visitors, page))
        seen |= {"alone" if "only one" in sentence else "both" for sentence in told(visitors, page)}
        if seen == {"alone", "both"}:
            break
    assert seen == {"alone", "both"}


def told(visitors: Visitors, page: Page) -> list[str]:
    """Return what is to be said about pairs that lie, by the game as the server knows it."""
    game = visitors.ear(page).game
    wanted: list[str] = []
    for player, seat in enumerate(game["order"]):
        name = NAMES[int(seat)]
        fields: list[int] = [pair["field"] for pair in game["pairs"] if pair["player"] == player]
        if len(fields) == 1:
            wanted.append(f"{name} has only one pair on the fields: alone it does not score")
        elif fields:
            steps = "one step" if sum(fields) == 1 else f"{sum(fields)} steps"
            worth = f"together they are worth {steps}"
            wanted.append(f"Both of {name}’s pairs lie on fields: {worth}")
    return wanted


def check_pairs(visitors: Visitors, page: Page) -> None:
    """Compare the two."""
    said = page.locator("section.board p.visually-hidden").all_inner_texts()
    assert not page.locator("section.board").count() or said == told(visitors, page)


def to_a_short_game(page: Page) -> None:
    """End this game, and begin one with fewer steps."""
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
