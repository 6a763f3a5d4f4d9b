"""Verification of the dice in the browser: genuine and tampered records."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.guests import finished_game
from tests.browser.table import abandon
from tests.browser.users import BrowserUsers, Message

GENUINE = "Nobody has cheated: your own browser has checked it."
TAMPERED = "Something does not fit here."


def envelope(page: Page) -> Page:
    page.get_by_role("heading", name="The envelope is open").wait_for()
    return page


def test_genuine_record(users: BrowserUsers) -> None:
    game = finished_game(users.server, ["Ana", "Ben"])
    page = envelope(users.open(f"/g/{game}"))
    expect(page.get_by_text(GENUINE)).to_be_visible()
    expect(page.get_by_text("Ana “luck 0”")).to_be_visible()
    record = users.server.request("GET", f"/api/games/{game}.json").json()
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
    """Replace the first roll by another one that keeps all moves legal."""
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
def test_tampered_record_is_detected(users: BrowserUsers, change: Callable[[Message], str]) -> None:
    game = finished_game(users.server, ["Ana", "Ben"])
    messages: list[str] = []

    def tamper(route: Route) -> None:
        played = route.fetch().json()
        messages.append(change(played["record"]))
        route.fulfill(body=json.dumps(played), content_type="application/json")

    page = users.open(None)
    page.route("**/api/games/*/steps", tamper)
    page.goto(f"/g/{game}")
    envelope(page)
    expect(page.get_by_text(TAMPERED)).to_be_visible()
    expect(page.get_by_text(GENUINE)).to_have_count(0)
    expect(page.locator(".envelope li.wrong").first).to_contain_text(messages[0])
    assert len(set(messages)) == 1


@pytest.mark.parametrize("game", ["first", "second"])
def test_seal_changed_during_the_game(users: BrowserUsers, game: str) -> None:
    """A consistent record whose seal differs from the one this browser saw at the start."""
    other = finished_game(users.server, ["Ana", "Ben"])
    played = users.server.request("GET", f"/api/games/{other}/steps").body
    page = users.open("/")
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
    expect(page.get_by_text(TAMPERED)).to_be_visible()
