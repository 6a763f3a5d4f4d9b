"""Puzzles: puzzle of the day, by grade, and practice of frequent mistakes."""

import json
import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rapido.review.puzzle import Puzzle, shipped_puzzles
from rapido.rules import Place
from tests.browser.layout import clipped_texts, covered_controls, small_targets
from tests.browser.test_axe import violations
from tests.browser.users import DESKTOP, PHONE, BrowserUsers

STILL = {"motion": "reduced"}
ASK = """async (text) => (await fetch("/api/position", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ text }),
})).json()"""
DAY = "2026-11-15T12:00:00"


def puzzle_of_the_day(day: date) -> Puzzle:
    """Return the puzzle of a day: for two and three players in turn."""
    number = (day - date(1970, 1, 1)).days
    some = [each for each in shipped_puzzles() if each.state.players == 2 + number % 2]
    return some[number // 2 % len(some)]


def key_of(puzzle: Puzzle, *, right: bool) -> str:
    action = puzzle.best if right else puzzle.natural
    return str(action.field) if isinstance(action, Place) else "r"


def open_puzzles(users: BrowserUsers, size: dict[str, int] = PHONE, day: str = DAY) -> Page:
    page = users.open(None, size=size, preferences=STILL)
    page.clock.set_fixed_time(day)
    page.goto("/puzzles")
    page.locator("section.board").wait_for()
    return page


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_daily_puzzle(users: BrowserUsers, size: dict[str, int]) -> None:
    puzzle = puzzle_of_the_day(date(2026, 11, 15))
    page = open_puzzles(users, size)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Puzzle of the day")
    assert violations(page) == []
    # The question is stated.
    expect(page.locator("p.question")).to_contain_text(
        re.compile(r"(your turn|You rolled again).*Roll again, or place your dice\?")
    )
    page.keyboard.press(key_of(puzzle, right=True))
    expect(page.get_by_text("Right!").first).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text(re.compile("Right! .{40}"))
    # All choices with their chances, the best first.
    choices = page.get_by_role("region", name="How often each choice wins").locator("li")
    expect(choices).to_have_count(len(puzzle.wins))
    expect(choices.first).to_contain_text(re.compile(r"\d%"))
    expect(choices.first).to_contain_text("chosen")
    assert violations(page) == []
    assert small_targets(page) == []
    # The answer survives a reload, and consecutive days are counted.
    page.reload()
    expect(page.get_by_text("Right!").first).to_be_visible()
    expect(page.get_by_text("Streak: one day")).to_be_attached()
    page.clock.set_fixed_time("2026-11-16T08:00:00")
    page.reload()
    page.locator("button.ledge").first.wait_for()
    page.keyboard.press(key_of(puzzle_of_the_day(date(2026, 11, 16)), right=True))
    expect(page.get_by_text("Streak: 2 days")).to_be_attached()


def test_natural_move_is_wrong_and_ends_the_streak(users: BrowserUsers) -> None:
    page = open_puzzles(users)
    page.keyboard.press(key_of(puzzle_of_the_day(date(2026, 11, 15)), right=False))
    expect(page.get_by_text("Not the best choice.").first).to_be_visible()
    # What was chosen is compared with the best: both chances and the difference.
    compared = re.compile(r"\d%.*\d%.*costs you about .* in 100 games")
    expect(page.locator("p.explanation")).to_contain_text(compared)
    expect(page.get_by_text("Streak")).to_have_count(0)


def test_puzzles_by_grade(users: BrowserUsers) -> None:
    page = open_puzzles(users)
    page.get_by_label("Which puzzle?").select_option("3-5")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Level 5")
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    for _ in range(3):
        expect(players).to_have_count(3)
        page.locator("button.ledge").first.tap()
        page.get_by_role("button", name="Next puzzle").tap()
        page.locator("button.ledge").first.wait_for()
        expect(page.get_by_role("heading", level=1)).to_be_focused()
    stored = json.loads(page.evaluate("localStorage.getItem('rapido-puzzles')"))
    assert stored["grades"]["5"]["tried"] == 3
    assert len(stored["met"]) == 3


def test_positions_and_actions_match_the_server(users: BrowserUsers) -> None:
    """The page parses puzzles itself; compare its input with the rules on the server."""
    page = users.open("/puzzles", preferences=STILL)
    for puzzle in (*shipped_puzzles()[:15], *shipped_puzzles()[-15:]):
        parts = puzzle.write().split(" ")
        text = " ".join(parts[:3])
        game: dict[str, Any] = page.evaluate(ASK, text)["game"]
        listed = [option.partition("=")[0] for option in parts[6:]]
        assert [token(action) for action in game["actions"]] == listed


def token(action: dict[str, Any]) -> str:
    """Write an action as in the puzzles file."""
    thrown_out: list[tuple[int, int]] = action["throws_out"]
    out = "".join(("Aa", "Bb", "C")[player][pair] for player, pair in thrown_out)
    what = "?" if action["field"] is None else f"@{action['field']}"
    return f"{what}x{out}" if out else what


def test_offline(users: BrowserUsers) -> None:
    users.expected.append("ERR_FAILED")
    page = open_puzzles(users)
    page.route("**/api/**", lambda route: route.abort())
    page.keyboard.press(key_of(puzzle_of_the_day(date(2026, 11, 15)), right=True))
    expect(page.get_by_text("Right!").first).to_be_visible()
    page.get_by_role("button", name="More puzzles").tap()
    page.locator("button.ledge").first.wait_for()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_large_text(users: BrowserUsers, language: str) -> None:
    page = users.open("/puzzles", language=language, preferences={"text": 200, **STILL})
    page.locator("button.ledge").first.wait_for()
    assert clipped_texts(page) == []
    page.locator("button.ledge").first.tap()
    page.locator("div.verdict").wait_for()
    assert clipped_texts(page) == []
    assert covered_controls(page) == []


def test_practice_of_frequent_mistakes(users: BrowserUsers) -> None:
    page = users.open("/practice", preferences=STILL)
    expect(page.get_by_text("Finish a few games")).to_be_visible()
    games = Path(__file__).with_name("history.json").read_text("utf-8")
    page.evaluate("games => localStorage.setItem('rapido-history', games)", games)
    page.reload()
    expect(page.locator(".what")).to_have_text("placed too high")
    assert violations(page) == []
    page.get_by_role("radio", name="Three players").check(force=True)
    page.get_by_role("button", name="Practice this").tap()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
    expect(page.get_by_text("of 0")).to_have_count(0)  # nothing has been tried yet
    page.locator("button.ledge").first.tap()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
    stored = json.loads(page.evaluate("localStorage.getItem('rapido-puzzles')"))
    assert list(stored["kinds"]) == ["too_high"]
