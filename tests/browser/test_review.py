"""The review of a game: the curve moves the board, the sheet adds up, every way on leads on."""

# ruff: noqa: RUF001 - the page writes apostrophes and minus signs as books do

import json
import re
from itertools import count
from random import Random

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from rapido.locales import LANGUAGES
from tests.browser.announcements import RECORD_ANNOUNCEMENTS, announced
from tests.browser.guests import finished_game, open_table
from tests.browser.layout import clipped_texts, covered_controls, small_targets, texts
from tests.browser.local import stored_tables
from tests.browser.table import board, eventually
from tests.browser.test_languages import untranslated
from tests.browser.users import DESKTOP, PHONE, BrowserUsers, Message
from tests.faults.server import Server

NAMES = ["Ana", "Ben", "Cleo"]
STILL = {"motion": "reduced"}


class Reviewed:
    """A game, its review, and the position after every word of its record."""

    def __init__(self, server: Server, seed: int) -> None:
        self.id = finished_game(server, NAMES, seed=seed, finish=9)
        self.path = f"/g/{self.id}/review"
        record: Message = server.request("GET", f"/api/games/{self.id}.json").json()
        wish = {"players": 3, "start": record["start"], "moves": record["moves"]}
        steps = server.request("POST", "/api/steps", wish).json()["steps"]
        rolls = [at for at, word in enumerate(record["moves"]) if not word.startswith("@")]
        self.boards: list[Message] = [steps[at]["game"] for at in rolls] + [steps[-1]["game"]]
        """what lies on the table at each stop of the review, and at the end"""
        answer = server.request("GET", f"/api/games/{self.id}/review")
        assert answer.status == 200, answer.body
        self.review: Message = answer.json()
        entries: list[Message] = self.review["entries"]
        self.rolls = [each for each in entries if each["kind"] == "roll"]
        self.choices = [each for each in entries if each["kind"] == "decision"]
        self.erring = next((player for player in range(3) if self._shows_much(player)), None)
        """somebody who chose well and badly"""

    def choices_of(self, player: int) -> tuple[list[Message], list[Message]]:
        """Return all choices of a player, and those that cost something."""
        own = [each for each in self.choices if each["player"] == player]
        return own, [each for each in own if each["loss"] * 3 / 2 > 0.004]

    def _shows_much(self, player: int) -> bool:
        own, costly = self.choices_of(player)
        clearly = [each["loss"] * 3 / 2 > 0.03 for each in costly]
        return len(costly) < len(own) and {*clearly} == {True, False}

    @property
    def serves(self) -> bool:
        """Whether there is something to see of everything: the dice fall as they like."""
        again = any(roll["roll"] > 1 for roll in self.rolls)
        return self.erring is not None and again and bool(self.review["moments"])


@pytest.fixture(scope="package")
def reviewed(server: Server) -> Reviewed:
    games = (Reviewed(server, seed) for seed in count())
    return next(game for game in games if game.serves)


@pytest.fixture
def page(users: BrowserUsers, reviewed: Reviewed) -> Page:
    page = users.open(None, size=DESKTOP, preferences=STILL)
    page.add_init_script(RECORD_ANNOUNCEMENTS)
    page.goto(reviewed.path)
    slider(page).wait_for()
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment in the game")


def percent(chance: float) -> str:
    """Write a chance as the page does."""
    return f"{100 * chance:.1f}%" if 0 < chance < 0.01 else f"{round(100 * chance)}%"


def check_stop(page: Page, reviewed: Reviewed, stop: int) -> None:
    """Compare board, heading and chances with the review."""
    expect(slider(page)).to_have_attribute("aria-valuenow", str(stop))
    game = reviewed.boards[stop]
    pieces = board(page).get_by_role("list", name="Stairs").get_by_role("listitem")
    for player, step in enumerate(game["steps"]):
        where = "at the finish" if step == game["finish"] else f"step {step} of"
        expect(pieces.nth(player)).to_contain_text("at the start" if step == 0 else where)
    fields = board(page).get_by_role("list", name="Fields").get_by_role("listitem")
    for pair in game["pairs"]:
        mine = f"{NAMES[pair['player']]}’s {pair['value']}"
        expect(fields.nth(5 - pair["field"])).to_contain_text(mine)
    if stop == len(reviewed.rolls):
        return
    roll = reviewed.rolls[stop]
    place = f"Turn {roll['turn']}, roll {roll['roll']}"
    expect(page.get_by_role("heading", name=place, exact=True)).to_be_visible()
    chances = page.get_by_role("list", name="Chances of winning right now")
    expect(chances).to_contain_text(f"{NAMES[0]}{percent(roll['after'][0])}")


def test_the_curve_by_keys(page: Page, reviewed: Reviewed) -> None:
    check_stop(page, reviewed, 0)
    last = len(reviewed.rolls)
    second = next(at for at, roll in enumerate(reviewed.rolls) if roll["turn"] == 2)
    slider(page).focus()
    for key, stop in {
        "ArrowRight": 1,
        "ArrowLeft": 0,
        "PageDown": second,
        "PageUp": 0,
        "End": last,
        "ArrowUp": last,
        "Home": 0,
    }.items():
        page.keyboard.press(key)
        check_stop(page, reviewed, stop)
    for stop in (1, 2, 3):
        page.get_by_role("button", name="One move forward").click()
        check_stop(page, reviewed, stop)
    text = slider(page).get_attribute("aria-valuetext") or ""
    assert re.search(r"Turn \d+, roll \d+: Ana \d+%, Ben \d+%, Cleo \d+%", text)
    eventually(page, lambda: check_said(page, "rolls"))


def check_said(page: Page, word: str) -> None:
    assert any(word in sentence for sentence in announced(page)), announced(page)


def test_the_curve_by_mouse_and_finger(page: Page, users: BrowserUsers, reviewed: Reviewed) -> None:
    last = len(reviewed.rolls)
    box = slider(page).bounding_box()
    assert box
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + 80, steps=4)
    check_stop(page, reviewed, last)
    page.mouse.up()
    page.mouse.move(box["x"] + 90, box["y"] + 60)
    check_stop(page, reviewed, last)
    phone = users.open(reviewed.path, preferences=STILL)
    slider(phone).tap(position={"x": 40, "y": 60})
    check_stop(phone, reviewed, 0)
    slider(phone).tap(position={"x": 320, "y": 60})
    check_stop(phone, reviewed, last)


def test_the_figures_behind_the_curve(page: Page, reviewed: Reviewed) -> None:
    page.get_by_text("The curve as a table").click()
    rows = page.get_by_role("region", name="Chance of winning").get_by_role("row")
    expect(rows).to_have_count(len(reviewed.rolls) + 2)
    roll, choice = reviewed.review["entries"][:2]
    assert choice["kind"] == "decision"
    expected = [percent(chance) for chance in choice["after"]]
    cells = rows.nth(2).get_by_role("cell")
    assert cells.all_inner_texts() == [NAMES[roll["player"]], *expected]


def test_the_moments_that_mattered(page: Page, reviewed: Reviewed) -> None:
    moments = reviewed.review["moments"]
    assert moments
    shown = page.locator("section", has=page.get_by_role("heading", name="The moments that matt"))
    expect(shown.get_by_role("listitem")).to_have_count(len(moments))
    order = [at for at, entry in enumerate(reviewed.review["entries"]) if entry["kind"] == "roll"]
    for index, moment in enumerate(moments):
        item = shown.get_by_role("listitem").nth(index)
        seat = moment["seat"]
        before, after = percent(moment["before"][seat]), percent(moment["after"][seat])
        expect(item).to_contain_text(f"{NAMES[seat]} goes from {before} to {after}")
        item.get_by_role("button", name=f"Turn {moment['turn']}").click()
        check_stop(page, reviewed, max(i for i, at in enumerate(order) if at <= moment["entry"]))


def test_the_sheet_adds_up(page: Page, reviewed: Reviewed) -> None:
    for name, player in zip(NAMES, reviewed.review["players"], strict=True):
        page.get_by_role("radio", name=name).check(force=True)
        expect(page.get_by_text(f"{name}’s dice")).to_be_visible()
        rows = page.get_by_role("table", name="What decided the game").get_by_role("row")
        texts = [row.get_by_role("cell").first.inner_text() for row in rows.all()[1:]]
        figures = [float(re.sub("[%+]", "", text).replace("−", "-")) for text in texts]
        assert len(figures) == 6
        assert round(sum(figures[:5]), 6) == figures[5] == 100 * player["result"]
        parts = ("start", "own_dice", "own_choices", "others_dice", "others_choices")
        assert figures[:5] == pytest.approx([100 * player[part] for part in parts], abs=0.11)


def test_every_decision_and_only_mistakes(page: Page, reviewed: Reviewed) -> None:
    assert reviewed.erring is not None
    page.get_by_role("radio", name=NAMES[reviewed.erring]).check(force=True)
    own, costly = reviewed.choices_of(reviewed.erring)
    shown = page.locator("section", has=page.get_by_role("heading", name="Every decision"))
    expect(shown.locator("details")).to_have_count(len(own))
    page.get_by_role("switch", name="Only mistakes").check()
    expect(shown.locator("details")).to_have_count(len(costly))
    expect(shown.get_by_role("status")).to_have_text(f"{len(costly)} of {len(own)}")
    worst = max(range(len(costly)), key=lambda index: float(costly[index]["loss"]))
    decision = shown.locator("details").nth(worst)
    expect(decision.locator("summary")).to_contain_text("clearly worse")
    decision.locator("summary").click()
    options = decision.get_by_role("listitem")
    expect(options).to_have_count(len(costly[worst]["alternatives"]))
    expect(options.first).to_contain_text("the best")
    chosen = costly[worst]["alternatives"][costly[worst]["chosen"]]
    expect(options.filter(has_text="chosen")).to_contain_text(
        f"{100 * chosen['win'][reviewed.erring]:.1f}%"
    )
    decision.get_by_role("button", name="Show it on the board").click()
    stop = next(
        at
        for at, roll in enumerate(reviewed.rolls)
        if (roll["turn"], roll["roll"]) == (costly[worst]["turn"], costly[worst]["roll"])
    )
    check_stop(page, reviewed, stop)


def test_the_link_leads_to_the_moment(page: Page, reviewed: Reviewed) -> None:
    stop = next(at for at, roll in enumerate(reviewed.rolls) if roll["roll"] > 1)
    for _ in range(stop):
        page.get_by_role("button", name="One move forward").click()
    check_stop(page, reviewed, stop)
    link = page.get_by_role("textbox", name="Link to this moment").input_value()
    roll = reviewed.rolls[stop]
    assert link.endswith(f"{reviewed.path}#turn={roll['turn']}.{roll['roll']}")
    page.goto("/rules")
    page.goto(link)
    check_stop(page, reviewed, stop)
    page.get_by_role("link", name="Watch the replay").last.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"Turn {roll['turn']} of")
    page.get_by_role("link", name="Review the game").click()
    check_stop(page, reviewed, stop - roll["roll"] + 1)


def test_play_on_from_here(page: Page, reviewed: Reviewed) -> None:
    stop = next(
        at
        for at, each in enumerate(reviewed.boards)
        if each["player"] > 0 and each["phase"] == "decide"
    )
    slider(page).focus()
    for _ in range(stop):
        page.keyboard.press("ArrowRight")
    check_stop(page, reviewed, stop)
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    acting: int = reviewed.boards[stop]["player"]
    dialog.get_by_role("radio", name=NAMES[acting]).check(force=True)
    dialog.get_by_role("button", name="Play").last.click()
    expect(page).to_have_url(re.compile(r"/table\?game="))
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    [table] = stored_tables(page)
    assert table["game"]["position"] == reviewed.boards[stop]["position"]
    seats = table["seats"]
    assert [seat["kind"] == "person" for seat in seats] == [player == acting for player in range(3)]


def test_the_end_of_a_game_leads_to_its_review(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana", "Ben"], finish=4)
    rng = Random(3)
    while host.view["playing"]:
        host.move(rng)
    host.close()
    page = users.open(f"/r/{host.room}", token=tokens[0], preferences=STILL)
    page.get_by_role("link", name="Review the game").click()
    slider(page).wait_for()
    assert page.url.endswith("/review")
    expect(page.get_by_role("heading", level=1)).to_have_text("Review")


def _fulfil(route: Route, status: int, body: str) -> None:
    later = {"Retry-After": "600"}
    route.fulfill(status=status, body=body, content_type="application/json", headers=later)


def test_review_errors_are_explained(users: BrowserUsers, reviewed: Reviewed) -> None:
    users.expected += ["503", "400", "404", "ERR_FAILED"]
    page = users.open(None, preferences=STILL)
    busy = json.dumps({"error": "no_analysis", "message": ""})
    page.route("**/api/games/*.json", lambda route: _fulfil(route, 503, busy))
    page.goto(reviewed.path)
    expect(page.get_by_role("alert").first).to_contain_text("can’t be worked out right now")
    page.unroute("**/api/games/*.json")
    page.get_by_role("button", name="Try now").click()
    slider(page).wait_for()
    page.route("**/api/games/*.json", lambda route: _fulfil(route, 400, '{"error":"too_far"}'))
    page.reload()
    expect(page.get_by_role("alert").first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Try"))).to_have_count(0)
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("alert").first).to_contain_text("no connection to the game")
    page.unroute_all()
    page.goto("/g/0000000000000000000000/review")
    expect(page.get_by_role("heading", name="There’s no such game")).to_be_visible()


def test_large_text_on_a_phone(users: BrowserUsers, reviewed: Reviewed) -> None:
    large = {"text": 200, **STILL}
    page = users.open(reviewed.path, language="de", preferences=large, size=PHONE)
    page.get_by_role("slider").wait_for()
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert clipped_texts(page) == []
    assert covered_controls(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_phone(users: BrowserUsers, reviewed: Reviewed) -> None:
    page = users.open(f"{reviewed.path}#turn=4", preferences=STILL)
    slider(page).wait_for()
    assert small_targets(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    # The board, the curve and what fell are seen together.
    below = page.evaluate("document.querySelector('#now-title').getBoundingClientRect().bottom")
    assert below <= PHONE["height"]


def test_every_language(users: BrowserUsers, reviewed: Reviewed) -> None:
    page = users.open(f"{reviewed.path}#turn=4")
    english: set[str] = set()
    for language in LANGUAGES:
        kept = json.dumps({"language": language, **STILL})
        page.add_init_script(f"localStorage.setItem('rapido-preferences', '{kept}')")
        page.reload()
        page.get_by_role("slider").wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
        if language == "en":
            english = texts(page)
        else:
            assert untranslated(texts(page) - set(NAMES), english, language) == set()
