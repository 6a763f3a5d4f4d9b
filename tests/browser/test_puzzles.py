"""Puzzles: the one of the day, by grade, against one's weakness; on the board, by finger or key."""

import json
import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rapido.review.puzzle import Puzzle, shipped_puzzles
from rapido.rules import Place
from tests.browser.eyes import covered, lost_texts, small_targets
from tests.browser.test_axe import barriers
from tests.browser.visitors import DESKTOP, PHONE, Visitors

STILL = {"motion": "reduced"}
ASK = """async (text) => (await fetch("/api/position", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ text }),
})).json()"""
DAY = "2026-11-15T12:00:00"


def of_the_day(day: date) -> Puzzle:
    return shipped_puzzles()[(day - date(1970, 1, 1)).days % len(shipped_puzzles())]


def key_of(puzzle: Puzzle, *, right: bool) -> str:
    action = puzzle.best if right else puzzle.natural
    return str(action.field) if isinstance(action, Place) else "r"


def come(visitors: Visitors, size: dict[str, int] = PHONE, day: str = DAY) -> Page:
    page = visitors.come(None, size=size, preferences=STILL)
    page.clock.set_fixed_time(day)
    page.goto("/puzzles")
    page.locator("section.board").wait_for()
    return page


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_puzzle_of_the_day(visitors: Visitors, size: dict[str, int]) -> None:
    puzzle = of_the_day(date(2026, 11, 15))
    page = come(visitors, size)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzle of the day")
    assert barriers(page) == []
    page.keyboard.press(key_of(puzzle, right=True))
    expect(page.get_by_text("Right!").first).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text(re.compile("Right! .{40}"))
    # All alternatives with their chances, the best first, and why.
    choices = page.get_by_role("region", name="What every choice wins").locator("li")
    expect(choices).to_have_count(len(puzzle.wins))
    expect(choices.first).to_contain_text(re.compile(r"\d%"))
    expect(choices.first).to_contain_text("chosen")
    assert barriers(page) == []
    assert small_targets(page) == []
    # It has been answered, also after coming back; the days in a row are counted.
    page.reload()
    expect(page.get_by_text("Right!").first).to_be_visible()
    expect(page.get_by_text("Solved one day in a row")).to_be_attached()
    page.clock.set_fixed_time("2026-11-16T08:00:00")
    page.reload()
    page.locator("button.ledge").first.wait_for()
    page.keyboard.press(key_of(of_the_day(date(2026, 11, 16)), right=True))
    expect(page.get_by_text("Solved 2 days in a row")).to_be_attached()


def test_the_natural_move_is_wrong_and_the_days_in_a_row_end(visitors: Visitors) -> None:
    page = come(visitors)
    page.keyboard.press(key_of(of_the_day(date(2026, 11, 15)), right=False))
    expect(page.get_by_text("Not the best.").first).to_be_visible()
    expect(page.get_by_text("in a row")).to_have_count(0)


def test_by_grade_as_many_as_one_likes(visitors: Visitors) -> None:
    page = come(visitors)
    page.get_by_label("Which puzzle").select_option("5")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Grade 5")
    for _ in range(3):
        page.locator("button.ledge").first.tap()
        page.get_by_role("button", name="Next puzzle").tap()
        page.locator("button.ledge").first.wait_for()
        expect(page.get_by_role("heading", level=1)).to_be_focused()
    kept = json.loads(page.evaluate("localStorage.getItem('rapido-puzzles')"))
    assert kept["grades"]["5"]["tried"] == 3
    assert len(kept["met"]) == 3


def test_the_board_shows_what_the_server_would_show(visitors: Visitors) -> None:
    """The page reads the lines of the book by itself; the rules have the last word."""
    page = visitors.come("/puzzles", preferences=STILL)
    for puzzle in shipped_puzzles()[:25]:
        words = puzzle.write().split(" ")
        text = " ".join(words[:3])
        game: dict[str, Any] = page.evaluate(ASK, text)["game"]
        listed = [option.partition("=")[0] for option in words[6:]]
        assert [token(action) for action in game["actions"]] == listed


def token(action: dict[str, Any]) -> str:
    """Write an action as the book does."""
    victims: list[tuple[int, int]] = action["throws_out"]
    out = "".join(("Aa", "Bb")[player][pair] for player, pair in victims)
    what = "?" if action["field"] is None else f"@{action['field']}"
    return f"{what}x{out}" if out else what


def test_without_a_connection(visitors: Visitors) -> None:
    visitors.expected.append("ERR_FAILED")
    page = come(visitors)
    page.route("**/api/**", lambda route: route.abort())
    page.keyboard.press(key_of(of_the_day(date(2026, 11, 15)), right=True))
    expect(page.get_by_text("Right!").first).to_be_visible()
    page.get_by_role("button", name="More puzzles").tap()
    page.locator("button.ledge").first.wait_for()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_with_large_letters(visitors: Visitors, language: str) -> None:
    page = visitors.come("/puzzles", language=language, preferences={"text": 200, **STILL})
    page.locator("button.ledge").first.wait_for()
    assert lost_texts(page) == []
    page.locator("button.ledge").first.tap()
    page.locator("div.verdict").wait_for()
    assert lost_texts(page) == []
    assert covered(page) == []


def test_practice_against_the_own_weakness(visitors: Visitors) -> None:
    page = visitors.come("/practice", preferences=STILL)
    expect(page.get_by_text("Play a few games to the end")).to_be_visible()
    games = Path(__file__).with_name("history.json").read_text("utf-8")
    page.evaluate("games => localStorage.setItem('rapido-history', games)", games)
    page.reload()
    expect(page.locator(".what")).to_have_text("placed too high")
    assert barriers(page) == []
    page.get_by_role("button", name="Practice this").tap()
    page.locator("button.ledge").first.tap()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('rapido-puzzles')"))
    assert list(kept["kinds"]) == ["too_high"]
