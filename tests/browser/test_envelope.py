"""Verification of the dice in the browser: genuine and tampered records."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from rapido.fair import commitment_of
from tests.browser.conftest import running
from tests.browser.guests import Guest, finished_game, open_table
from tests.browser.table import abandon
from tests.browser.users import BrowserUsers, Message, SocketTraffic
from tests.faults.server import UNLIMITED, Server

GENUINE = "The dice are genuine: your own browser has checked every roll."
TAMPERED = "Something doesn’t match here."


def envelope(page: Page) -> Page:
    page.get_by_role("heading", name="The envelope is open").wait_for()
    return page


def test_genuine_record(users: BrowserUsers) -> None:
    game = finished_game(users.server, ["Ana", "Ben"])
    page = envelope(users.open(f"/g/{game}"))
    expect(page.get_by_text(GENUINE)).to_be_visible()
    expect(page.get_by_text("“luck 0” (Ana)")).to_be_visible()
    record = users.server.request("GET", f"/api/games/{game}.json").json()
    rolls = sum(not token.startswith("@") for token in record["moves"])
    expect(page.get_by_text(f"Your browser recalculated all {rolls} rolls")).to_be_visible()
    page.get_by_text("All digits").click()
    expect(page.get_by_text(record["secret"], exact=True)).to_be_visible()
    expect(page.get_by_text(record["seal"], exact=True)).to_be_visible()


def other_digit(text: str) -> str:
    return ("1" if text[0] == "0" else "0") + text[1:]


def change_secret(record: Message) -> str:
    record["secret"] = other_digit(record["secret"])
    return "The number in the envelope isn’t the one that was sealed"


def change_seal(record: Message) -> str:
    record["seal"] = other_digit(record["seal"])
    return "The number in the envelope isn’t the one that was sealed"


def change_word(record: Message) -> str:
    record["players"][0]["word"] = "another"
    return "was in the envelope."


def change_roll(record: Message) -> str:
    """Replace the first roll by another one that keeps all moves legal."""
    first = record["moves"][0]
    faces = "13" if first[1:] != "13" else "12"
    record["moves"][0] = first[0] + faces
    return f"Ana, roll 1 of the game, on turn 1: the record says {faces[0]} {faces[1]}, but"


def change_result(record: Message) -> str:
    record["result"] = "B wins" if record["result"] == "A wins" else "A wins"
    return "A move doesn’t follow the rules, or the result isn’t right."


def illegal_move(record: Message) -> str:
    record["moves"] = [*record["moves"], "@3"]
    return "A move doesn’t follow the rules, or the result isn’t right."


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


def begin_in_a_room(users: BrowserUsers) -> Page:
    """Begin a game of two people on one device, whose browser adds small envelopes."""
    host, tokens = open_table(users.server, ["Ana", "Ben"], begin=False)
    host.close()
    page = users.open(f"/r/{host.room}", token=tokens[0])
    page.get_by_role("button", name="Start", exact=True).click()
    wait_for_dice(page)
    return page


@pytest.mark.parametrize("game", ["first", "second"])
def test_seal_changed_during_the_game(users: BrowserUsers, game: str) -> None:
    """A consistent record whose seal differs from the one this browser saw at the start."""
    other = finished_game(users.server, ["Ana", "Ben"])
    played = users.server.request("GET", f"/api/games/{other}/steps").body
    page = begin_in_a_room(users)
    if game == "second":
        abandon(page)
        page.get_by_role("button", name="Play again").click()
        page.get_by_role("button", name="Menu").wait_for()
    page.route(
        "**/api/games/*/steps",
        lambda route: route.fulfill(body=played, content_type="application/json"),
    )
    abandon(page)
    wrong = page.get_by_text("You saw a different seal at the start")
    expect(wrong).to_be_visible()
    expect(page.get_by_text(TAMPERED)).to_be_visible()


def wait_for_dice(page: Page) -> None:
    """Wait until the first throw is possible."""
    page.locator("[data-act=first]").wait_for()


def commands_of(traffic: SocketTraffic) -> list[Message]:
    return [each["command"] for each in traffic.sent if each["type"] == "do"]


def test_word_leaves_the_browser_only_after_the_game_has_begun(users: BrowserUsers) -> None:
    """An operator who reads everything before the game cannot choose a word to suit it."""
    host, tokens = open_table(users.server, ["Ana", "Ben"], begin=False)
    with host:
        page = users.open(f"/r/{host.room}", token=tokens[0])
        traffic = users.traffic(page)
        page.get_by_label("Ana’s lucky word").fill("Übermut")
        page.get_by_role("button", name="Add").first.click()
        expect(page.locator(".given", has_text="added")).to_have_count(1)
        page.get_by_role("button", name="Start").click()
        wait_for_dice(page)
    sent = commands_of(traffic)
    begin = next(at for at, command in enumerate(sent) if command["do"] == "begin")
    assert "Übermut" not in json.dumps(sent[:begin], ensure_ascii=False)
    assert all(seat["commitment"] for seat in traffic.view["seats"])
    reveals = [command for command in sent[begin:] if command["do"] == "revealwords"]
    assert [[word["word"] for word in reveal["words"]] for reveal in reveals] == [["Übermut", ""]]
    received = json.dumps([traffic.updates, traffic.view], ensure_ascii=False)
    assert "Übermut" not in received
    assert reveals[0]["words"][1]["salt"] not in received
    abandon(page)
    expect(page.get_by_text(GENUINE)).to_be_visible()
    small = page.get_by_text("sealed in a small envelope for each person: Ana and Ben.")
    expect(small).to_be_visible()
    expect(page.get_by_text("Lucky words inside: “Übermut” (Ana).")).to_be_visible()


def test_rematch_has_new_commitments(users: BrowserUsers) -> None:
    page = begin_in_a_room(users)
    traffic = users.traffic(page)
    first = traffic.game["commitments"]
    abandon(page)
    page.get_by_role("button", name="Play again").click()
    wait_for_dice(page)
    second = traffic.game["commitments"]
    assert all(first)
    assert all(second)
    assert not set(first) & set(second)
    assert traffic.game["revealed"] == [True] * len(second)


def swap_word(record: Message) -> str:
    record["players"][0]["word"] = "another"
    return "isn’t what was put into it before the game."


def swap_contribution(record: Message) -> str:
    """Replace a contribution by another one that fits its commitment."""
    player = record["players"][0]
    salt = bytes(32)
    player["salt"] = salt.hex()
    player["commitment"] = commitment_of(bytes.fromhex(record["seal"]), salt, "").hex()
    return "aren’t the ones you saw when the game started."


def strip_commitments(record: Message) -> str:
    for player in record["players"]:
        del player["salt"], player["commitment"]
    return "aren’t the ones you saw when the game started."


def leave_out(record: Message) -> str:
    del record["players"][1]["salt"]
    return "Your browser opened your small envelope, but it was left out here."


@pytest.mark.parametrize(
    "change",
    [swap_word, swap_contribution, strip_commitments, leave_out],
    ids=lambda change: change.__name__,
)
def test_changed_contribution_is_detected(
    users: BrowserUsers, change: Callable[[Message], str]
) -> None:
    """Nobody has rolled, so only the commitments can show that the record was changed."""
    page = begin_in_a_room(users)
    messages: list[str] = []

    def tamper(route: Route) -> None:
        played = route.fetch().json()
        messages.append(change(played["record"]))
        route.fulfill(body=json.dumps(played), content_type="application/json")

    page.route("**/api/games/*/steps", tamper)
    abandon(page)
    envelope(page)
    expect(page.get_by_text(TAMPERED)).to_be_visible()
    expect(page.locator(".envelope li.wrong").first).to_contain_text(messages[-1])


@pytest.fixture
def impatient(browser: Browser, tmp_path: Path) -> Iterator[BrowserUsers]:
    """Users of a server that waits only a moment for openings."""
    server = Server(tmp_path, UNLIMITED | {"reveal_timeout": 0.5})
    for each in running(server):
        users = BrowserUsers(browser, each)
        yield users
        users.close()


def test_commitment_that_is_not_opened(impatient: BrowserUsers) -> None:
    host, tokens = open_table(impatient.server, ["Ana", "Ben"], others=1, begin=False)
    with host, Guest(impatient.server, host.room, tokens[1]) as ben:
        ben.do("commitwords", commitments=[{"seat": 1, "commitment": "c" * 64}])
        host.do("commitwords", commitments=[{"seat": 0, "commitment": "a" * 64}])
        page = impatient.open(f"/r/{host.room}")
        page.get_by_role("heading", name="Ana’s room").wait_for()
        host.do("begin")
        notice = "Ana and Ben didn’t open their small envelope in time."
        expect(page.locator(".notice")).to_contain_text(notice)
        host.do("abandon")
        game = host.view["game"]["id"]
        page = impatient.open(f"/g/{game}")
        left_out = page.get_by_text("Ana and Ben didn’t open their small envelope, so it was left")
        expect(left_out).to_be_visible()
        expect(page.get_by_text(GENUINE)).to_have_count(0)
        verdict = page.get_by_text("The dice match, but not every small envelope was opened.")
        expect(verdict).to_be_visible()
