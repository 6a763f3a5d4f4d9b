"""A replay: forward, back, to any turn by link, slider, keys; always the true position."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import finished_game
from tests.browser.table import board
from tests.browser.users import DESKTOP, BrowserUsers, Message
from tests.faults.server import Server

NAMES = ["Ana", "Ben", "Cleo"]


class Recorded:
    """A game, and the position after each of its moves."""

    def __init__(self, server: Server) -> None:
        self.id = finished_game(server, NAMES, finish=8)
        record: Message = server.request("GET", f"/api/games/{self.id}.json").json()
        wish = {"players": 3, "start": record["start"], "moves": record["moves"]}
        found = server.request("POST", "/api/steps", wish).json()
        self.games: list[Message] = [found["start"], *(step["game"] for step in found["steps"])]
        self.turns: int = self.games[-1]["turn"]

    def first_of(self, turn: int) -> int:
        """Return the move before which a turn begins."""
        return next(at for at, game in enumerate(self.games) if game["turn"] == turn)


@pytest.fixture(scope="package")
def recorded(server: Server) -> Recorded:
    return Recorded(server)


@pytest.fixture
def page(users: BrowserUsers, recorded: Recorded) -> Page:
    shown = users.open(f"/g/{recorded.id}", size=DESKTOP)
    expect(board(shown)).to_be_visible()
    return shown


def check_position(page: Page, recorded: Recorded, at: int) -> None:
    """Compare what is shown with the record."""
    game = recorded.games[at]
    title = f"Turn {game['turn']} of {recorded.turns}"
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    pieces = board(page).get_by_role("list", name="Stairs").get_by_role("listitem")
    for player, step in enumerate(game["steps"]):
        where = "at the finish" if step == game["finish"] else f"step {step} of"
        expect(pieces.nth(player)).to_contain_text("at the start" if step == 0 else where)
    fields = board(page).get_by_role("list", name="Fields").get_by_role("listitem")
    for index, field in enumerate([5, 4, 3, 2, 1, 0]):
        lying: list[Message] = [pair for pair in game["pairs"] if pair["field"] == field]
        for pair in lying:
            name = NAMES[int(pair["player"])]
            expect(fields.nth(index)).to_contain_text(f"{name}’s {pair['value']}")
        if not lying:
            expect(fields.nth(index)).to_contain_text("free")


def test_forward_and_back(page: Page, recorded: Recorded) -> None:
    last = len(recorded.games) - 1
    button = {name: page.get_by_role("button", name=name) for name in BUTTONS}
    for at in (1, 2, 3):
        button["One move forward"].click()
        check_position(page, recorded, at)
    button["One move back"].click()
    check_position(page, recorded, 2)
    button["Go to the end"].click()
    check_position(page, recorded, last)
    button["One move back"].click()
    check_position(page, recorded, last - 1)
    button["Go to the start"].click()
    check_position(page, recorded, 0)


BUTTONS = ["One move forward", "One move back", "Go to the end", "Go to the start"]


def test_by_keys(page: Page, recorded: Recorded) -> None:
    last = len(recorded.games) - 1
    at = 0
    third = recorded.first_of(2)
    for key, expected in {
        "ArrowRight": at + 1,
        "ArrowLeft": at,
        "PageDown": third,
        "PageUp": 0,
        "End": last,
        "Home": 0,
    }.items():
        page.keyboard.press(key)
        check_position(page, recorded, expected)


def test_by_slider(page: Page, recorded: Recorded) -> None:
    slider = page.get_by_role("slider")
    assert int(slider.get_attribute("max") or 0) == recorded.turns
    middle = recorded.turns // 2
    slider.fill(str(middle))
    check_position(page, recorded, recorded.first_of(middle))
    slider.press("ArrowRight")
    check_position(page, recorded, recorded.first_of(middle + 1))
    expect(slider).to_have_attribute("aria-valuetext", f"Turn {middle + 1} of {recorded.turns}")


def test_by_link(page: Page, recorded: Recorded) -> None:
    middle = recorded.turns // 2
    page.goto(f"/g/{recorded.id}#turn={middle}")
    check_position(page, recorded, recorded.first_of(middle))
    page.reload()
    check_position(page, recorded, recorded.first_of(middle))
    link = page.get_by_role("textbox", name=f"Link to turn {middle}").input_value()
    assert link.endswith(f"/g/{recorded.id}#turn={middle}")
    page.get_by_role("button", name=f"Turn {middle + 1}", exact=True).first.click()
    check_position(page, recorded, recorded.first_of(middle + 1))
    assert page.url.endswith(f"#turn={middle + 1}")
    page.goto(f"/g/{recorded.id}#turn=99999")
    expect(board(page)).to_be_visible()


def test_by_itself(page: Page, recorded: Recorded) -> None:
    page.get_by_role("button", name="Go to the end").click()
    for _ in range(2):
        page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="Play", exact=True).click()
    check_position(page, recorded, len(recorded.games) - 1)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_start_page_leads_to_a_replay(users: BrowserUsers, recorded: Recorded) -> None:
    page = users.open("/")
    page.get_by_role("button", name="Replay").click()
    sheet = page.get_by_role("dialog", name="Watch a game again")
    sheet.get_by_label("Link to a game").fill("nonsense")
    sheet.get_by_role("button", name="Watch").click()
    expect(sheet.get_by_text("That isn’t a link to a game")).to_be_visible()
    sheet.get_by_label("Link to a game").fill(f"{users.server.address}/g/{recorded.id}#turn=2")
    sheet.get_by_role("button", name="Watch").click()
    check_position(page, recorded, recorded.first_of(2))
