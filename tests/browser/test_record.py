"""A record from anywhere: chosen, dropped or pasted, then watched and reviewed like any game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from rapido.record import read_text, write_json
from tests.browser.layout import small_targets
from tests.browser.no_server import refuse_requests
from tests.browser.table import board
from tests.browser.test_axe import violations
from tests.browser.users import DESKTOP, PHONE, BrowserUsers

STILL = {"motion": "reduced"}
IN_THE_AIR = "Rapido 1\nPlayer A: Ana\nPlayer B: Ben\nFinish: 21\n\n1. A76 @5\n2. B31 @4\n3. a?\n"
RECORD = Path("docs/review/game.rapido").read_text("utf-8")
DROP = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name));
  for (const type of ["dragover", "drop"])
    document.querySelector("h1").dispatchEvent(
      new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def choose(page: Page, name: str, content: bytes) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    file = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    chooser.value.set_files(files=[file])  # type: ignore[list-item]


def test_chosen_watched_reviewed_and_found_again(users: BrowserUsers) -> None:
    page = users.open("/", preferences=STILL, size=DESKTOP)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("link", name="Open a game record").click()
    choose(page, "game.rapido", b"\xef\xbb\xbf" + RECORD.replace("\n", "\r\n").encode())
    expect(board(page)).to_be_visible()
    assert re.search(r"/replay\?game=~[0-9a-f]{16}$", page.url)
    expect(page.get_by_text("This game is only on this device.")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the file").click()
    assert read_text(saved.value.path().read_text("utf-8")) == read_text(RECORD)
    page.reload()
    page.get_by_role("link", name="Review the game").first.click()
    page.get_by_role("slider").wait_for()
    expect(page.locator("main")).to_contain_text("Ben’s dice")
    page.goto("/record")
    expect(page.get_by_role("link", name="Ana, Ben")).to_be_visible()
    page.get_by_role("button", name="Remove from this list: Ana, Ben").click()
    page.go_back()
    expect(page.get_by_text("it’s been removed here")).to_be_visible()
    page.get_by_role("link", name="Open a game record").click()
    expect(page.get_by_text("Recently opened")).to_have_count(0)


def test_opening_and_reviewing_a_record_takes_no_request(users: BrowserUsers) -> None:
    page = users.open("/record", preferences=STILL, size=DESKTOP)
    asked = refuse_requests(page)
    choose(page, "game.rapido", RECORD.encode())
    expect(board(page)).to_be_visible()
    page.get_by_role("link", name="Review the game").first.click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("link", name="Watch the replay").first.click()
    expect(board(page)).to_be_visible()
    assert asked == []


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_broken_one_dropped_is_shown_as_far_as_it_is_good(users: BrowserUsers, form: str) -> None:
    page = users.open("/record", language="de", preferences=STILL, size=PHONE)
    page.locator("textarea").wait_for()
    good = RECORD if form == "text" else write_json(read_text(RECORD).complete_record())
    at = good.index("@", len(good) // 2)
    page.evaluate(DROP, [f"game.{form}", good[:at] + "@9" + good[at + 2 :]])
    where = f"Zeile {good[:at].count(chr(10)) + 1}" if form == "text" else "moves["
    told = page.get_by_role("alert").filter(has_text="Die Aufzeichnung ist beschädigt")
    expect(told).to_contain_text(where)
    expect(told).to_contain_text("„@9“ passt hier nicht.")
    expect(told).to_contain_text("Gezeigt wird alles, was davor kommt.")
    expect(page.get_by_role("region", name="Spielplan")).to_be_visible()
    if form == "json":
        return  # what follows is the same
    assert violations(page) == []
    page.get_by_role("link", name="Partie auswerten").click()
    page.get_by_role("slider").wait_for()
    expect(told).to_contain_text(where)


def test_nobody_plays_on_while_the_dice_are_in_the_air(users: BrowserUsers) -> None:
    page = users.open("/record", preferences=STILL)
    page.get_by_label("Or paste the record as text").fill(IN_THE_AIR)
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("link", name="Review the game").first.click()
    play_on = page.get_by_role("button", name="Play from here")
    expect(play_on).to_be_visible()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="One move forward")).to_have_attribute(
        "aria-disabled", "true"
    )
    expect(play_on).to_have_count(0)


def test_what_cannot_be_opened_is_said(users: BrowserUsers) -> None:
    page = users.open("/record", preferences=STILL)
    asked = refuse_requests(page)
    why = page.get_by_role("alert").filter(has_text=re.compile(r"."))
    text = page.get_by_label("Or paste the record as text")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(why).to_have_text("There’s nothing to open yet. Choose a file or paste a record.")
    choose(page, "picture.rapido", b"\x89PNG\xff\xfe")
    expect(why).to_have_text("This file isn’t text, so it can’t be read.")
    choose(page, "novel.txt", b"x" * 400_000)
    expect(why).to_contain_text("391 KiB. The limit is 256 KiB.")
    text.fill(RECORD + ";" + "x" * 256 * 1024)
    text.press("Tab")
    page.keyboard.press("Enter")
    expect(why).to_contain_text("The limit is 256 KiB.")
    text.fill('{"rapido_history": 1, "games": []}')
    page.get_by_role("button", name="Open", exact=True).click()
    expect(why).to_contain_text("You can load them under “Your games.”")
    text.fill("Hello Ana, here is our game!")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(why).to_contain_text("There’s no game in here. The record is damaged at line 1")
    expect(text).to_have_attribute("aria-invalid", "true")
    assert asked == []
    assert violations(page) == []
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
