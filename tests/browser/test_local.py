"""Games in the browser without a room: stored, resumed, verified, shared, and moved to a room."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Page, Request, expect

from rapido.record import read_record
from tests.browser.local import begin_alone, begin_family, stored_games, stored_tables
from tests.browser.table import (
    abandon,
    act,
    board,
    eventually,
    play_again,
    play_to_end,
    roll,
    wait_for_turn,
)
from tests.browser.users import BrowserUsers
from tests.kernel.wasm.node import FRONTEND, bundle_script

FITS = "Everything matches: your browser recalculated every roll."
CHECK_DICE = Path("docs/check_dice.py")


def room_requests(page: Page) -> list[str]:
    """Return a list that grows with every request about rooms and their games."""
    found: list[str] = []

    def note(request: Request) -> None:
        if re.search(r"/ws/|/api/(rooms|games)", request.url):
            found.append(request.url)

    page.on("request", note)
    return found


def save(page: Page, button: str, folder: Path) -> Path:
    """Save a file that the page offers."""
    with page.expect_download() as found:
        page.get_by_role("button", name=button).click()
    path = folder / found.value.suggested_filename
    found.value.save_as(path)
    return path


def test_whole_game_against_two_computers(users: BrowserUsers, tmp_path: Path) -> None:
    page = users.open("/")
    asked = room_requests(page)
    begin_alone(page)
    expect(page).to_have_url(re.compile(r"/table\?game="))
    play_to_end(page)
    expect(page.get_by_text(FITS)).to_be_visible()
    assert asked == []
    [game] = stored_games(page)
    assert game["over"]
    assert game["steps"][game["winner"]] == 6
    # What is saved is a record like any other: other programs verify it.
    for button in ("Save the file", "As JSON"):
        file = save(page, button, tmp_path)
        reading = read_record(file.read_text("utf-8"))
        assert reading.damage is None
        assert reading.record is not None
        assert reading.record.secret == game["secret"]
        for command in ([CHECK_DICE], ["-m", "rapido", "verify"]):
            done = subprocess.run(
                [sys.executable, *command, file], capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stdout + done.stderr
    # The same people play again; somebody else begins.
    play_again(page)
    wait_for_turn(page)
    [table] = stored_tables(page)
    assert table["game"]["id"] != game["id"]
    assert table["game"]["order"][0] == (game["order"][0] + 1) % 3
    assert table["games"] == [game["id"]]


def test_family_game_with_reloads(users: BrowserUsers) -> None:
    page = users.open("/")
    begin_family(page, ["Ana", "Ben", "Cleo"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Sealed dice").click()
    [table] = stored_tables(page)
    expect(page.get_by_role("dialog").locator("code")).not_to_be_empty()
    assert page.get_by_text(table["game"]["secret"]).count() == 0
    page.keyboard.press("Escape")
    act(page)
    act(page)
    # Between a roll and its choice: the dice stay.
    roll(page)
    page.locator("button.ledge").first.wait_for()
    before = stored_tables(page)[0]["game"]["position"]
    assert re.search(r"B..:1$", before)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ben, your turn")
    assert stored_tables(page)[0]["game"]["position"] == before
    expect(page.locator("button.ledge").first).to_be_visible()
    # From the start page as well.
    page.goto("/")
    entry = page.get_by_role("link", name="Continue: Ana, Ben, Cleo")
    expect(entry).to_contain_text("Your turn")
    entry.click()
    expect(board(page)).to_be_visible()
    play_to_end(page)
    page.reload()
    expect(page.get_by_text(FITS)).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("dialog").get_by_role("link", name="Ana, Ben, Cleo").click()
    expect(page).to_have_url(re.compile(r"/replay\?game="))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Turn 1 of")


def check_placed(page: Page) -> None:
    """Check that A's placing is stored."""
    assert re.search(r"A\w+ @", " ".join(stored_tables(page)[0]["game"]["moves"]))


def test_computers_go_on_after_a_reload(users: BrowserUsers) -> None:
    page = users.open("/", preferences={"speed": 0})
    begin_alone(page, finish=99)
    while act(page) != "place":
        pass
    # A move counts when it is stored: a reload before that brings the decision back.
    eventually(page, lambda: check_placed(page))
    page.reload()
    page.locator("[data-act=first]").wait_for()
    moves = stored_tables(page)[0]["game"]["moves"]
    assert {token[0] for token in moves if token[0] != "@"} == set("ABC")


def test_link_that_carries_a_game(users: BrowserUsers) -> None:
    page = users.open("/")
    begin_family(page, ["Zoë", "Ben"], finish=3)
    play_to_end(page)
    link = page.get_by_label("Link with the whole game").input_value()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/show#1[\w-]{100,1400}", link)
    fragment = link.partition("#")[2]
    other = users.open(f"/show#{fragment}")
    expect(board(other)).to_be_visible()
    expect(other).to_have_url(re.compile(r"/replay\?game=~"))
    expect(other.get_by_text("Zoë").first).to_be_visible()
    other.get_by_role("link", name="Review the game").first.click()
    expect(other).to_have_url(re.compile(r"/review\?game=~"))
    expect(other.get_by_role("slider")).to_be_visible()
    # It can be passed on from there.
    assert other.get_by_label("Link with the whole game").input_value().endswith(fragment)


def test_links_that_carry_no_game(users: BrowserUsers) -> None:
    page = users.open("/show")
    for fragment, sentence in {
        "": "It’s incomplete",
        "1garbage": "It’s incomplete",
        "2AAAA": "It’s from a newer version",
        f"1{'A' * 20_000}": "It’s too big to be a game",
        "0aGVsbG8": "There’s no game in here.",
    }.items():
        page.goto("about:blank")  # the same document would still show the sentence before
        page.goto(f"/show#{fragment}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Can’t open this link")
        expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()


def test_table_becomes_a_room(users: BrowserUsers) -> None:
    page = users.open("/")
    begin_family(page, ["Ana", "Ben"], finish=9)
    act(page)
    act(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ben, your turn")
    position = stored_tables(page)[0]["game"]["position"]
    table = page.url
    page.context.set_offline(True)
    users.expected.append("ERR_INTERNET_DISCONNECTED")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Open a room").click()
    expect(page.get_by_text("A room needs a connection")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Open a room").click()
    expect(page).to_have_url(re.compile("/r/"))
    expect(page.get_by_role("heading", name="Your room")).to_be_visible()
    view = users.traffic(page).view
    assert (view["start"], [seat["name"] for seat in view["seats"]]) == (position, ["Ana", "Ben"])
    page.get_by_role("button", name="Start", exact=True).click()
    wait_for_turn(page)
    assert users.traffic(page).game["position"] == position
    room = page.url
    # The game here stays as it was, and says where it went on.
    page.goto(table)
    expect(page.get_by_text("This game continued in a room.")).to_be_visible()
    assert stored_tables(page)[0]["game"]["position"] == position
    page.get_by_role("link", name="Go to the room").click()
    expect(page).to_have_url(room)


def test_two_tabs(users: BrowserUsers) -> None:
    first = users.open("/")
    begin_family(first, ["Ana", "Ben"], finish=9)
    second = first.context.new_page()
    second.goto(first.url)
    expect(board(second)).to_be_visible()
    expect(first.get_by_text("This game is open in another tab")).to_be_visible()
    act(second)
    first.get_by_role("button", name="Play here").click()
    expect(first.locator("button.ledge").first).to_be_visible()
    expect(second.get_by_text("This game is open in another tab")).to_be_visible()
    assert act(first) == "place"


NOT_STORED = "you’ll lose this game"
BLOCKED = "Object.defineProperty(window, 'indexedDB', { get() { throw new Error('blocked'); } })"


def close_notice(page: Page) -> None:
    """Close what says that the game is not stored."""
    notice = page.get_by_text(NOT_STORED)
    expect(notice).to_be_visible()
    page.locator(".notice").get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)


def test_browser_that_stores_nothing(users: BrowserUsers) -> None:
    page = users.open(None)
    page.add_init_script(BLOCKED)
    page.goto("/")
    begin_family(page, ["Ana", "Ben"], finish=3)
    close_notice(page)
    play_to_end(page)
    expect(page.get_by_text(FITS)).to_be_visible()
    expect(page.get_by_label("Link with the whole game")).to_be_visible()


FULL = """
const full = { get: () => new DOMException("no space", "QuotaExceededError") };
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...values) {
  const request = put.apply(this, values);
  const { transaction } = this;
  if (window.full === "request") {
    Object.defineProperty(request, "error", full);
    transaction.abort();
  }
  if (window.full === "commit") {
    Object.defineProperty(transaction, "error", full);
    request.addEventListener("success", () => transaction.abort());
  }
  return request;
};
"""
"""what browsers do without space: a request fails, or a transaction when it is committed"""


def test_full_storage(users: BrowserUsers, tmp_path: Path) -> None:
    page = users.open(None)
    page.add_init_script(FULL)
    page.goto("/")
    begin_family(page, ["Ana", "Ben"], finish=9)
    abandon(page)
    play_again(page)
    wait_for_turn(page)
    page.evaluate("window.full = 'request'")
    act(page)
    dialog = page.get_by_role("dialog", name="No space left")
    expect(dialog).to_be_visible()
    page.evaluate("window.full = 'commit'")
    dialog.get_by_role("button", name="Continue").click()
    expect(dialog.get_by_text("There still isn’t enough space.")).to_be_visible()
    # Old games are offered, and nothing is removed by itself.
    assert len(stored_games(page)) == 1
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save as a file: Ana and Ben").click()
    saved.value.save_as(tmp_path / "game.rapido")
    assert read_record((tmp_path / "game.rapido").read_text("utf-8")).damage is None
    dialog.get_by_role("button", name="Remove: Ana and Ben").click()
    eventually(page, lambda: check_removed(page))
    page.evaluate("window.full = ''")
    dialog.get_by_role("button", name="Continue").click()
    expect(dialog).to_have_count(0)
    expect(page.locator("button.ledge").first).to_be_visible()
    assert re.search(r"..:1$", stored_tables(page)[0]["game"]["position"])


def check_removed(page: Page) -> None:
    assert stored_games(page) == []


def test_game_that_began_without_space(users: BrowserUsers) -> None:
    """It is played in memory, also after a visit to the start page, and stored later."""
    page = users.open(None)
    page.add_init_script(FULL)
    page.goto("/")
    page.evaluate("window.full = 'commit'")
    begin_family(page, ["Ana", "Ben"], finish=9)
    close_notice(page)
    act(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Continue: Ana, Ben").click()
    close_notice(page)
    assert act(page) == "place"
    assert stored_tables(page) == []
    page.evaluate("window.full = ''")
    roll(page)
    page.locator("button.ledge").first.wait_for()
    page.reload()
    expect(page.locator("button.ledge").first).to_be_visible()


def test_real_quota(users: BrowserUsers) -> None:
    page = users.open("/rules")
    quota = {"origin": page.evaluate("location.origin"), "quotaSize": 1}
    session = cast("Any", page.context.new_cdp_session(page))
    session.send("Storage.overrideQuotaForOrigin", quota)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    close_notice(page)
    while act(page) != "place":
        pass
    page.locator("[data-act=first]").wait_for()


KIT = """async (source) => {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { TABLES_KIT, DatabaseTables, deleteDatabase } = await import(url);
  const wrong = [];
  for (const [name, check] of Object.entries(TABLES_KIT)) {
    await deleteDatabase(indexedDB);
    await check(new DatabaseTables(indexedDB)).catch((error) => wrong.push(`${name}: ${error}`));
  }
  return [Object.keys(TABLES_KIT).length, wrong];
}"""


def test_store_of_tables_in_a_real_database(users: BrowserUsers, tmp_path: Path) -> None:
    """The same checks as in frontend/src/storage/games/testing/database-tables.test.ts."""
    games = (FRONTEND / "src" / "storage" / "games").resolve()
    entry = tmp_path / "kit.ts"
    entry.write_text(
        f"export {{ TABLES_KIT }} from '{games}/testing/tables-kit.testing';\n"
        f"export {{ DatabaseTables }} from '{games}/database-tables';\n"
        f"export {{ deleteDatabase }} from '{games}/database';\n"
    )
    bundle = bundle_script(entry, tmp_path / "kit.mjs")
    page = users.open(None, bypass_csp=True)  # which allows no scripts from elsewhere
    page.goto("/static/icon.svg")
    checks, wrong = page.evaluate(KIT, bundle.read_text("utf-8"))
    assert checks > 5
    assert wrong == []


def test_unfinished_game_is_removed_after_a_question(users: BrowserUsers) -> None:
    page = users.open("/")
    begin_family(page, ["Ana", "Ben"], finish=9)
    page.goto("/")
    page.get_by_role("button", name="Remove from this list: Ana, Ben").click()
    dialog = page.get_by_role("dialog", name="Remove this game?")
    dialog.get_by_role("button", name="Keep").click()
    assert len(stored_tables(page)) == 1
    page.get_by_role("button", name="Remove from this list: Ana, Ben").click()
    dialog.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("link", name="Continue: Ana, Ben")).to_have_count(0)
    assert stored_tables(page) == []


def test_played_on_from_a_position(users: BrowserUsers) -> None:
    page = users.open("/editor#4,0,11/21_-/-/B46/-/-/CX1_A46:2")
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play").last.click()
    expect(page.locator("button.ledge").first).to_be_visible()
    [table] = stored_tables(page)
    assert table["game"]["start"] == "4,0,11/21 -/-/B46/-/-/CX1 A46:2"
    assert table["game"]["moves"] == []
