"""The position editor: controls, text input, analysis, links, playing on, error messages."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from rapido.locales import LANGUAGES
from tests.browser.announcements import RECORD_ANNOUNCEMENTS, announced
from tests.browser.guests import finished_game
from tests.browser.layout import clipped_texts, covered_controls, small_targets, texts
from tests.browser.local import stored_tables
from tests.browser.no_server import refuse_requests
from tests.browser.table import board, eventually
from tests.browser.test_languages import untranslated
from tests.browser.users import DESKTOP, PHONE, BrowserUsers

LINE = "4,0,11/21 -/-/B46/-/-/CX1 A46:2"
STILL = {"motion": "reduced"}


@pytest.fixture
def page(users: BrowserUsers) -> Page:
    page = users.open(None, size=DESKTOP, preferences=STILL)
    page.add_init_script(RECORD_ANNOUNCEMENTS)
    page.goto("/editor")
    page.get_by_role("heading", level=1).wait_for()
    return page


def line(page: Page) -> Locator:
    return page.get_by_label("The position as text")


def paste(page: Page, text: str) -> None:
    line(page).fill(text)
    page.get_by_role("button", name="Set up").click()


def chances(page: Page) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name="Chances of winning"))


def test_text_input_and_analysis(page: Page, users: BrowserUsers) -> None:
    paste(page, f"  {LINE} ")
    fields = board(page).get_by_role("list", name="Fields").get_by_role("listitem")
    expect(fields.nth(2)).to_contain_text("64")
    expect(fields.nth(5)).to_contain_text("10")
    expect(line(page)).to_have_value(LINE)
    advice = users.server.request("POST", "/api/advice", {"position": LINE}).json()
    bars = chances(page).get_by_role("list", name="Chances of winning").get_by_role("listitem")
    for player, chance in enumerate(advice["win"]):
        expect(bars.nth(player)).to_contain_text(f"{round(100 * chance)}%")
    options = chances(page).get_by_role("list").last.get_by_role("listitem")
    expect(options).to_have_count(len(advice["options"]))
    expect(options.first).to_contain_text("the best")
    expect(options.filter(has_text="Place on field 1 and throw out Blue")).to_have_count(1)
    expect(options.first).to_contain_text(f"{100 * advice['win'][0]:.1f}%")
    eventually(page, lambda: check_announced(page, "Chances of winning: Red"))


def check_announced(page: Page, text: str) -> None:
    assert any(text in each for each in announced(page)), announced(page)


def test_controls(page: Page) -> None:
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    steps = page.get_by_role("spinbutton", name="Red’s step")
    steps.fill("4")
    steps.press("Tab")
    page.get_by_role("group", name="Blue’s step").get_by_role("button", name="One more").click()
    page.get_by_role("combobox", name="Blue, pair 2").select_option(label="on field 4")
    dice = page.get_by_role("group", name="Blue, pair 2")
    dice.get_by_label("Die with 4 and 7").select_option("7")
    dice.get_by_label("Die with 5 and 6").select_option("X")
    page.get_by_role("radio", name="Blue", exact=True).check(force=True)
    page.get_by_role("switch", name="The dice have been rolled").check()
    page.get_by_role("group", name="On the table").get_by_label("Die with 5 and 6").select_option(
        "5"
    )
    expected = "4,1/21 -/b7X/-/-/-/- B45:1"
    expect(line(page)).to_have_value(expected)
    expect(chances(page).get_by_role("list")).to_have_count(2)
    address = f"/editor#{expected.replace(' ', '_')}"
    expect(page).to_have_url(re.compile(re.escape(address)))
    link = page.get_by_role("textbox", name="Link to this position").input_value()
    assert link.endswith(address)
    page.goto("/rules")
    page.goto(link)
    expect(line(page)).to_have_value(expected)
    expect(board(page).get_by_role("listitem").filter(has_text="70")).to_be_visible()


FAULTS = {
    "4,0,11/21 -/-/-/-/-/-": "three parts",
    "4,0,11 -/-/-/-/-/- A": "Write the steps like this",
    "4/21 -/-/-/-/-/- A": "Rapido is for two to six players",
    "0,0,0/0 -/-/-/-/-/- A": "from 1 to 999",
    "4,0,22/21 -/-/-/-/-/- A": "No piece can be above the finish",
    "21,21,0/21 -/-/-/-/-/- A!": "Only one piece can reach the finish",
    "4,0,11/21 -/-/- A": "from 5 down to 0",
    "4,0,11/21 -/-/B64/-/-/- A": "The dice can’t show that",
    "4,0,11/21 -/-/D46/-/-/- A": "Nobody in this game owns",
    "4,0,11/21 B46/-/B46/-/-/- A": "is on two fields",
    "4,0,11/21 -/-/B46C46/-/-/- A": "Field 3: There are two pairs on this field",
    "4,0,11/21 -/-/-/-/-/- 9": "Write the turn as",
    "4,0,11/21 -/-/-/-/-/- D": "isn’t in this game",
    "4,0,21/21 -/-/-/-/-/- A": "so the game is over",
    "4,0,11/21 -/-/-/-/-/- A!": "Nobody has won yet",
    "4,0,11/21 -/-/A46/-/-/- A": "needs a pair to roll",
    "4,9/21 -/-/A46/-/-/- A46:1": "can’t be on a field, too",
    "4,0,11/21 -/-/-/-/-/- A4X:2": "an X ends the turn",
}


def test_invalid_text_is_explained(page: Page) -> None:
    asked = refuse_requests(page)
    before = line(page).input_value()
    for text, message in FAULTS.items():
        paste(page, text)
        fault = page.locator("form .fault")
        expect(fault).to_contain_text(message)
        assert line(page).get_attribute("aria-invalid") == "true"
        assert line(page).get_attribute("aria-describedby") == fault.get_attribute("id")
    eventually(page, lambda: check_announced(page, "an X ends the turn"))
    paste(page, before)
    expect(page.locator("form .fault")).to_have_count(0)
    assert asked == []


def test_invalid_controls_are_marked(users: BrowserUsers) -> None:
    page = users.open("/editor", language="de", preferences=STILL, size=DESKTOP)
    pairs = page.locator("section", has=page.get_by_role("heading", name="Würfelpaare"))
    for name in ("Blau", "Grün"):
        pairs.get_by_label(name).first.select_option(label="auf Feld 3")
    expect(pairs).to_contain_text("Auf diesem Feld liegen zwei Paare")
    assert pairs.locator("[aria-invalid=true]").count() == 2
    play = page.get_by_role("button", name="Ab hier weiterspielen")
    expect(play).to_have_attribute("aria-disabled", "true")
    pairs.get_by_role("combobox").first.select_option(label="auf Feld 1")
    pairs.get_by_label("Grün").first.select_option(label="auf Feld 2")
    turn = page.locator("section", has=page.get_by_role("heading", name="Der Zug"))
    expect(turn).to_contain_text("Nimm eins von den Feldern")
    expect(pairs).not_to_contain_text("zwei Paare")


def test_play_on(page: Page) -> None:
    paste(page, "4,0,11/21 -/-/A46/-/-/CX1 B46:2")
    expect(chances(page).get_by_role("list")).to_have_count(2)
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Blue")).to_be_checked()
    dialog.get_by_role("button", name="Play").last.click()
    expect(page).to_have_url(re.compile(r"/table\?game="))
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert stored_tables(page)[0]["game"]["position"] == "4,0,11/21 -/-/A46/-/-/CX1 B46:2"


def test_from_a_replay(users: BrowserUsers) -> None:
    game = finished_game(users.server, ["Ana", "Ben", "Cleo"], finish=21)
    page = users.open(f"/g/{game}#turn=3", preferences=STILL)
    page.get_by_role("button", name="One move forward").click()
    page.get_by_role("link", name="Open in the editor").click()
    expect(line(page)).to_have_value(re.compile(r"/21 .* C[X1-7]{2}:1$"))
    expect(chances(page).get_by_role("list")).to_have_count(2)


def test_missing_weights_are_loaded_later(users: BrowserUsers) -> None:
    users.expected.append("ERR_FAILED")
    page = users.open(None, preferences=STILL)
    page.route("**/api/**", lambda route: route.abort())
    page.route("**/value-3*", lambda route: route.abort())
    page.goto(f"/editor#{LINE.replace(' ', '_')}")
    expect(chances(page).get_by_role("alert")).to_contain_text("isn’t on this device yet")
    page.get_by_role("button", name="Try now").click()
    expect(chances(page).get_by_role("alert")).to_contain_text("isn’t on this device yet")
    page.unroute("**/value-3*")  # from now on it works, and is tried again by itself
    expect(chances(page).get_by_role("list")).to_have_count(2)
    expect(line(page)).to_have_value(LINE)


@pytest.mark.parametrize("text", [100, 200])
def test_phone(users: BrowserUsers, text: int) -> None:
    path = "/editor#4,9/21_-/a72/B46/-/-/-_A46:2"
    page = users.open(path, language="de", preferences={"text": text, **STILL})
    expect(page.locator("[aria-busy=false] strong").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert small_targets(page) == []
    if text == 200:
        assert clipped_texts(page) == []
        assert covered_controls(page) == []


def test_every_language(users: BrowserUsers) -> None:
    page = users.open(f"/editor#{LINE.replace(' ', '_')}")
    english: set[str] = set()
    for language in LANGUAGES:
        preferences = json.dumps({"language": language, **STILL})
        page.add_init_script(f"localStorage.setItem('rapido-preferences', '{preferences}')")
        page.reload()
        expect(page.locator("[aria-busy=false] strong").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        if language == "en":
            english = texts(page)
        else:
            assert untranslated(texts(page), english, language) == set()


def test_board_can_be_touched_and_dragged(users: BrowserUsers) -> None:
    page = users.open("/editor", size=PHONE, preferences=STILL)
    ledge, step = page.locator(".ledge"), page.get_by_role("spinbutton", name="Red’s step")
    page.locator(".floor-4").tap()
    expect(line(page)).to_have_value("0,0,0/21 -/B46/-/-/-/- A")
    page.get_by_role("group", name="Pairs not on a field").get_by_role("button", name="Red").tap()
    page.locator(".floor-1").tap()
    expect(line(page)).to_have_value("0,0,0/21 -/B46/-/-/A46/- A")
    expect(page.get_by_text("needs a pair to roll").first).to_be_visible()
    page.locator(".floor-1").tap()  # takes it off
    expect(line(page)).to_have_value("0,0,0/21 -/B46/-/-/-/- A")
    # With the mouse: to another field, and off the fields.
    drag(page, ledge.locator(".pair"), page.locator(".floor-2"))
    expect(line(page)).to_have_value("0,0,0/21 -/-/-/B46/-/- A")
    blue = page.get_by_role("combobox", name="Blue")
    expect(blue).to_have_value("2")  # the form follows
    # With a finger: the page does not scroll.
    drag(page, page.locator(".piece").first, page.locator(".lamps i").nth(7), finger=True)
    expect(step).to_have_value("8")
    drag(page, ledge.locator(".pair"), page.locator(".piece").first, finger=True)
    expect(line(page)).to_have_value("8,0,0/21 -/-/-/-/-/- A")
    assert page.evaluate("scrollY") == 0
    assert small_targets(page) == []
    assert clipped_texts(page) == []


def drag(page: Page, what: Locator, to: Locator, *, finger: bool = False) -> None:
    (x1, y1), (x2, y2) = middle(what), middle(to)
    points = [(x1 + (x2 - x1) * part / 5, y1 + (y2 - y1) * part / 5) for part in range(6)]
    if not finger:
        page.mouse.move(x1, y1)
        page.mouse.down()
        for x, y in points:
            page.mouse.move(x, y)
        page.mouse.up()
        return
    tools: Any = page.context.new_cdp_session(page)  # its result depends on the command
    for index, (x, y) in enumerate(points):
        kind = "touchMove" if index else "touchStart"
        tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
