"""A phone: a whole game by taps on one screen, with large enough touch targets."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import open_table
from tests.browser.layout import off_screen, small_targets
from tests.browser.local import stored_games
from tests.browser.table import act, play_to_end
from tests.browser.users import PHONE, BrowserUsers


def check_screen(page: Page) -> None:
    """Check that everything fits on the screen and is large enough to touch."""
    assert off_screen(page) == []
    assert small_targets(page) == []


def check_screen_width(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_whole_game_by_taps(users: BrowserUsers) -> None:
    page = users.open("/")
    page.get_by_role("button", name="Play now").tap()
    expect(page).to_have_url(re.compile(r"/table\?game="))
    play_to_end(page, lambda done: check_screen(page) if done == "roll" else None)
    [game] = stored_games(page)
    assert game["steps"][game["winner"]] == 21
    won = "You win!" if game["order"][game["winner"]] == 0 else "wins!"
    expect(page.get_by_role("heading", level=1)).to_contain_text(won)
    expect(page.get_by_text("Everything matches")).to_be_visible()
    check_screen_width(page)


SMALL_PHONE = {"width": 320, "height": 568}
NAMES = ["Maximiliane-Charlott", "Bartholomäus von und", "WWWWWWWWWWWWWWWWWWWW"]


@pytest.mark.parametrize(
    ("players", "language", "size"),
    [(2, "de", PHONE), (3, "fr", PHONE), (6, "es", PHONE), (4, "de", SMALL_PHONE)],
)
def test_table_fits_on_one_screen(
    users: BrowserUsers, players: int, language: str, size: dict[str, int]
) -> None:
    players_on_device = NAMES[: players - 1]
    host, tokens = open_table(
        users.server, players_on_device, players - len(players_on_device), finish=999
    )
    path = f"/r/{host.room}"
    page = users.open(path, size=size, token=tokens[0], language=language)
    for _ in range(6):
        act(page)
        assert off_screen(page) == []
        assert size == SMALL_PHONE or small_targets(page) == []  # fields of 42 pixels there
    host.close()
