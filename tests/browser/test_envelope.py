"""The sealed dice, checked in the browser: a true record, and records that somebody changed."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.guests import finished_game
from tests.browser.table import abandon
from tests.browser.visitors import Message, Visitors

GOOD = "Nobody has cheated: your own browser has checked it."
BAD = "Something does not fit here."


def envelope(page: Page) -> Page:
    page.get_by_role("heading", name="The envelope is open").wait_for()
    return page


def test_a_true_record(visitors: Visitors) -> None:
    game = finished_game(visitors.server, ["Ana", "Ben"])
    page = envelope(visitors.come(f"/g/{game}"))
    expect(page.get_by_text(GOOD)).to_be_visible()
    expect(page.get_by_text("Ana “luck 0”")).to_be_visible()
    record = visitors.server.ask("GET", f"/api/games/{game}.json").json()
    rolls = sum(not token.startswith("@") for token in record["moves"])
    expect(page.get_by_text(f"Your browser has worked out all {rolls} rolls")).to_be_visible()
    page.get_by_text("All digits").click()
    expect(page.get_by_text(record["secret"], exact=True)).to_be_visible()
    expect(page.get_by_text(record["seal"], exact=True)).to_be_visible()


def other_digit(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


def change_secret(record: Message) -> str:
    record["secret"] = other_digit(record["secret"])
    return "The number in the envelope is not the one that was sealed"


def change_seal(record: Message) -> str:
    record["seal"] = other_digit(record["seal"])
    return "The number in the envelope is not the one that was sealed"


def change_word(record: Message) -> str:
    record["players"][0]["word"] = "another"
    return "was in the envelope."


def change_roll(record: Message) -> str:
    """Turn the first roll into another one, without any other consequence for the rules."""
    first = record["moves"][0]
    faces = "13" if first[1:] != "13" else "12"
    record["moves"][0] = first[0] + faces
    return f"Ana, roll 1 of the game, in turn 1: the record says {faces[0]} {faces[1]}, but"


def change_result(record: Message) -> str:
    record["result"] = "B wins" if record["result"] == "A wins" else "A wins"
    return "A move does not keep to the rules, or the result is not right."


def illegal_move(record: Message) -> str:
    record["moves"] = [*record["moves"], "@3"]
    return "A move does not keep to the rules, or the result is not right."


CHANGES = [change_secret, change_seal, change_word, change_roll, change_result, illegal_move]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_a_changed_record_is_found_out(
    visitors: Visitors, change: Callable[[Message], str]
) -> None:
    game = finished_game(visitors.server, ["Ana", "Ben"])
    told: list[str] = []

    def tamper(route: Route) -> None:
        played = route.fetch().json()
        told.append(change(played["record"]))
        route.fulfill(body=json.dumps(played), content_type="application/json")

    page = visitors.come(None)
    page.route("**/api/games/*/steps", tamper)
    page.goto(f"/g/{game}")
    envelope(page)
    expect(page.get_by_text(BAD)).to_be_visible()
    expect(page.get_by_text(GOOD)).to_have_count(0)
    expect(page.locator(".envelope li.wrong").first).to_contain_text(told[0])
    assert len(set(told)) == 1


@pytest.mark.parametrize("game", ["first", "second"])
def test_a_seal_that_was_exchanged_during_the_game(visitors: Visitors, game: str) -> None:
    """A record that fits in itself, but not to the seal that this browser saw at the beginning."""
    other = finished_game(visitors.server, ["Ana", "Ben"])
    played = visitors.server.ask("GET", f"/api/games/{other}/steps").body
    page = visitors.come("/")
    page.get_by_role("button", name="On one device").click()
    page.get_by_role("button", name="Begin the game").click()
    page.get_by_role("button", name="Menu").wait_for()
    if game == "second":
        abandon(page)
        page.get_by_role("button", name="Play again").click()
        page.get_by_role("button", name="Menu").wait_for()
    page.route(
        "**/api/games/*/steps",
        lambda route: route.fulfill(body=played, content_type="application/json"),
    )
    abandon(page)
    wrong = page.get_by_text("The seal that you saw at the beginning was another one")
    expect(wrong).to_be_visible()
    expect(page.get_by_text(BAD)).to_be_visible()
