"""Suspense and pace: nothing is told before the dice land, others can be skipped, slips undone."""

import json
import re
from itertools import count
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from rapido.fair import SealedDice
from rapido.rules import Roll
from tests.browser.guests import open_table
from tests.browser.local import begin_alone, begin_family, stored_tables
from tests.browser.table import (
    act,
    board,
    eventually,
    highlighted_fields,
    roll,
    roll_again,
    tap,
    wait_for_turn,
)
from tests.browser.users import DESKTOP, BrowserUsers

RECORD_TUMBLES = """
if (location.protocol !== "about:") {
  window.tumbles = [];
  let before = false;
  const look = () => {
    const tumbling = document.querySelector(".tray.tumbling") !== null;
    if (tumbling && !before) tumbles.push([]);
    before = tumbling;
    if (!tumbling) return;
    const all = document.title + document.documentElement.outerHTML;
    if (!tumbles.at(-1).includes(all)) tumbles.at(-1).push(all);
  };
  const watch = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, watch);
  const frame = () => (look(), requestAnimationFrame(frame));
  frame();
}
"""
"""init script that records every state of the whole document while dice tumble"""

CHANGE_GAME = """(changes) => new Promise((resolve, reject) => {
  const request = indexedDB.open("rapido");
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const store = request.result.transaction("tables", "readwrite").objectStore("tables");
    store.getAll().onsuccess = ({ target }) => {
      const [table] = target.result;
      store.put({ ...table, game: { ...table.game, ...changes } }).onsuccess = () => {
        request.result.close();
        resolve();
      };
    };
  };
})"""


def secret_of(wanted: Roll, player: int) -> str:
    """Find a secret whose first roll of a player is the wanted one."""
    for number in count():
        secret = number.to_bytes(32, "big")
        if SealedDice.of(secret, ["", "", ""]).roll(player, 1) == wanted:
            return secret.hex()
    raise AssertionError


def play_on(page: Page, position: str) -> dict[str, Any]:
    """Begin a local game in a position, as its first player; return the game as it is stored."""
    page.goto(f"/editor#{position.replace(' ', '_')}")
    page.locator("[aria-busy=false]").wait_for()  # the position has been read
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play").last.click()
    expect(page).to_have_url(re.compile(r"/table\?game="))  # the editor has a board, too
    expect(board(page)).to_be_visible()
    return cast("dict[str, Any]", stored_tables(page)[0]["game"])


ROLLS = [Roll(0, 3), Roll(7, 6), Roll(3, 3)]
"""an X that ends the turn, a high roll, and a double that climbs"""


@pytest.mark.parametrize("player", [0, 2], ids=["one's own", "a computer's"])
def test_nothing_depends_on_a_roll_before_it_lands(users: BrowserUsers, player: int) -> None:
    page = users.open(None, size=DESKTOP, preferences={"speed": 1})
    page.add_init_script(RECORD_TUMBLES)
    # With so little everybody rolls again; after the X of the last player it is the user's turn.
    game = play_on(page, "4,5,11/21 -/-/B26/-/-/- A12:2")
    turn = {"position": f"4,5,11/21 -/-/B26/-/-/- {'ABC'[player]}12:2", "player": player}
    table = page.url
    seen: list[set[str]] = []
    after: set[str] = set()
    for wanted in ROLLS:
        page.goto("/rules")
        page.evaluate(CHANGE_GAME, {**game, **turn, "secret": secret_of(wanted, player)})
        page.goto(table)
        if player == 0:
            roll_again(page)
        page.wait_for_function("() => tumbles.length > 0 && !document.querySelector('.tumbling')")
        faces = [str(face or "X") for face in (wanted.a, wanted.b)]
        log = page.get_by_role("list", name="Game log")
        expect(log).to_contain_text(f"rolls {faces[0]} and {faces[1]}")
        # What was announced before the roll may still stand there, or not.
        documents: list[str] = page.evaluate("tumbles[0]")
        seen.append(
            {
                each.replace('aria-live="polite">Your turn', 'aria-live="polite">')
                for each in documents
            }
        )
        after.add(log.inner_text())
    assert len(after) == len(ROLLS)
    assert seen == [seen[0]] * len(ROLLS), differences(seen)
    assert len(seen[0]) == 1


def differences(seen: list[set[str]]) -> str:
    """Return where a document begins to differ from that of the first roll."""
    one, other = (max(each) for each in (seen[0], next(each for each in seen if each != seen[0])))
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    part = slice(max(0, at - 200), at + 200)
    return f"{one[part]} | {other[part]}"


def test_spectators_are_told_when_the_dice_land(users: BrowserUsers) -> None:
    names = ["Ana", "Ben", "Cleo"]
    host, _ = open_table(users.server, names, finish=99, spectators=True)
    page = users.open(None, size=DESKTOP, preferences={"speed": 1})
    page.add_init_script(RECORD_TUMBLES)
    page.goto(f"/r/{host.room}")
    expect(board(page)).to_be_visible()
    with host:
        for number, name in enumerate(names):
            host.do("throw", pair=0)
            page.wait_for_function(f"() => tumbles.length > {number}")
            log = page.get_by_role("list", name="Game log")
            expect(log).to_contain_text(f"{name} rolls")
            host.do("place", field=0)
    for number, tumble in enumerate(cast("list[list[str]]", page.evaluate("tumbles"))):
        assert {document.count(" rolls ") for document in tumble} == {number}


def stored_moves(page: Page) -> list[str]:
    return cast("list[str]", stored_tables(page)[0]["game"]["moves"])


def test_undo_by_touch_on_one_device(users: BrowserUsers) -> None:
    page = users.open("/", preferences={"undo": True})
    begin_family(page, ["Ana", "Ben", "Cleo"], finish=99)
    roll(page)
    tap(highlighted_fields(page).first)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    assert len(stored_moves(page)) == 1
    tap(undo)
    expect(undo).to_have_count(0)
    expect(page.get_by_role("button", name="Roll again")).to_be_visible()
    # Whatever happens in that moment, the decision is not lost.
    tap(highlighted_fields(page).first)
    page.reload()
    expect(highlighted_fields(page).first).to_be_visible()
    assert len(stored_moves(page)) == 1
    # A tap anywhere else goes on at once; Ben rolls without taking over the device first.
    tap(highlighted_fields(page).first)
    expect(undo).to_be_visible()
    tap(page.get_by_role("heading", level=1))
    expect(undo).to_have_count(0)
    tap(page.get_by_role("button", name="Ben: roll"))
    # So does waiting.
    tap(highlighted_fields(page).first)
    eventually(page, lambda: check_moves(page, 4))
    tap(page.get_by_role("button", name="Cleo: roll"))
    # The keyboard decides at once.
    highlighted_fields(page).first.press("Enter")
    expect(undo).to_have_count(0)
    eventually(page, lambda: check_moves(page, 6))


def check_moves(page: Page, moves: int) -> None:
    assert len(stored_moves(page)) == moves


TAP_AS_SOON_AS_OFFERED = """() => new Promise((done) => {
  const look = () => {
    const button = document.querySelector(".throw:not(.lit):not([aria-disabled=true])");
    if (!button) return;
    seen.disconnect();
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    done();
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})"""
"""taps "Roll again" in the first moment in which it can be tapped"""


@pytest.mark.parametrize("speed", [0, 1])
def test_a_tap_on_what_was_roll_a_moment_ago_does_nothing(users: BrowserUsers, speed: int) -> None:
    page = users.open("/", preferences={"speed": speed})
    begin_family(page, ["Ana", "Ben", "Cleo"], finish=99)
    roll(page)
    page.evaluate(TAP_AS_SOON_AS_OFFERED)
    assert len(stored_moves(page)) == 1
    roll_again(page)
    eventually(page, lambda: check_moves(page, 2))


def test_others_can_be_skipped_from_the_first_moment(users: BrowserUsers) -> None:
    page = users.open("/", preferences={"speed": 0})
    begin_alone(page, finish=99)
    wait_for_turn(page)
    while act(page) != "roll":
        pass
    change_speed(page, 1.6)
    tap(highlighted_fields(page).first)
    skip = page.get_by_role("button", name="Skip to my turn")
    expect(skip).to_contain_text("is thinking")
    tap(page.get_by_role("button", name="Speed slow"))
    expect(page.get_by_role("button", name="Speed normal")).to_be_visible()
    skip.tap()
    wait_for_turn(page)
    # Nothing is lost: the recap tells what the others did.
    recap = page.get_by_role("region", name="Since your last turn")
    expect(recap).to_contain_text("Timobot")
    expect(recap).to_contain_text("Piabot")


def change_speed(page: Page, speed: float) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Speed").select_option(value=json.dumps(speed))
    page.keyboard.press("Escape")


def test_first_roll_by_itself(users: BrowserUsers) -> None:
    page = users.open("/", preferences={"autoRoll": True})
    begin_alone(page, finish=99)
    tap(highlighted_fields(page).first)
    eventually(page, lambda: check_rolls(page))
    assert not page.locator(".lit", has_text="Roll").count()


def check_rolls(page: Page) -> None:
    """Check that somebody has placed, and it is the user's turn again with the dice rolled."""
    moves = stored_moves(page)
    assert moves[1].startswith("@")
    assert moves[-1].startswith("A")
    assert highlighted_fields(page).count()


def test_pairs_in_danger(users: BrowserUsers) -> None:
    page = users.open(None, size=DESKTOP)
    play_on(page, "4,0,11/21 B13/-/C12/-/-/- A46:2")
    badges = page.locator(".danger")
    expect(badges).to_have_count(2)
    danger = board(page).get_by_text(re.compile("^In danger: "))
    assert sorted(danger.all_inner_texts()) == ["In danger: Piabot’s 21", "In danger: Timobot’s 31"]
    button = page.get_by_role("button", name="Place 64 on field 4: throws out Timobot’s 31")
    button.hover()
    expect(page.locator(".doomed")).to_have_count(1)
    expect(badges).to_have_count(1)


def test_finale_on_the_board(users: BrowserUsers) -> None:
    page = users.open(None, preferences={"speed": 1})
    game = play_on(page, "20,0,11/21 -/-/-/-/-/- A46:2")
    table = page.url
    page.goto("/rules")
    page.evaluate(CHANGE_GAME, {**game, "secret": secret_of(Roll(3, 3), 0)})
    page.goto(table)
    roll_again(page)
    finale = page.locator(".finale")
    expect(finale).to_contain_text("wins!")
    expect(board(page)).to_be_visible()
    tap(page.get_by_role("button", name="See how it went"))
    expect(page.get_by_role("heading", level=1)).to_have_text("You win!")
