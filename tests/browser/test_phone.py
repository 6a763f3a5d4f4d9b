"""A phone: a whole game by taps, everything on one screen, everything large enough to touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.eyes import outside, small_targets
from tests.browser.guests import set_table
from tests.browser.table import act, play_on
from tests.browser.visitors import PHONE, Visitors


def check_screen(page: Page) -> None:
    """See that nothing has to be scrolled, nothing is cut off, nothing is too small to touch."""
    assert outside(page) == []
    assert small_targets(page) == []


def test_a_whole_game_from_one_tap_to_the_end(visitors: Visitors) -> None:
    page = visitors.come("/")
    page.get_by_role("button", name="Play now").tap()
    expect(page).to_have_url(re.compile("/r/"))
    play_on(page, lambda done: check_screen(page) if done == "roll" else None)
    ear = visitors.ear(page)
    winner = ear.game["winner"]
    assert ear.game["steps"][winner] == ear.game["finish"] == 21
    won = "You win!" if ear.game["order"][winner] == 0 else "wins!"
    expect(page.get_by_role("heading", level=1)).to_contain_text(won)
    expect(page.get_by_text("Nobody has cheated")).to_be_visible()


NAMES = ["Maximiliane-Charlott", "Bartholomäus von und", "WWWWWWWWWWWWWWWWWWWW"]


@pytest.mark.parametrize(("players", "language"), [(2, "de"), (3, "fr"), (6, "es")])
def test_the_table_fits_on_one_screen(visitors: Visitors, players: int, language: str) -> None:
    people = NAMES[: players - 1]
    host, tokens = set_table(visitors.server, people, players - len(people), finish=999)
    path = f"/r/{host.room}"
    page = visitors.come(path, size=PHONE, token=tokens[0], language=language)
    for _ in range(6):
        act(page)
        check_screen(page)
    host.go()
