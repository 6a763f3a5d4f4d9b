"""Links and browser storage of version 0.1.0 still work."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.table import board
from tests.browser.users import DESKTOP, BrowserUsers
from tests.faults.server import UNLIMITED, Server

FILES = Path("tests/compatibility/files")
ROOMS: dict[str, Any] = json.loads((FILES / "server" / "expected.json").read_text("utf-8"))
STORAGE: dict[str, Any] = json.loads((FILES / "storage.json").read_text("utf-8"))
TEXTS = {key: json.dumps(value) for key, value in STORAGE.items()}
[ROOM] = [name for name, room in ROOMS.items() if room["view"]["playing"]]
[FINISHED] = ROOMS[ROOM]["view"]["games"]
CLEO = "cleo-token-00000000000"
OPENED_RECORD = STORAGE["rapido-records"][0]["id"]


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("old"),
        UNLIMITED | dict.fromkeys(["bot_delay", "bot_delay_quick", "bot_delay_calm"], 60.0),
    )
    server.data.mkdir()
    shutil.copy(FILES / "server" / "rapido.sqlite", server.file)
    server.start()
    yield server
    server.close()


@pytest.fixture
def page(browser: Browser, old_server: Server) -> Iterator[Page]:
    users = BrowserUsers(browser, old_server)
    opened = users.open(None, size=DESKTOP, token=CLEO)
    opened.context.add_init_script(f"Object.assign(localStorage, {json.dumps(TEXTS)})")
    yield opened
    users.close()


def test_room(page: Page) -> None:
    page.goto(f"/r/{ROOM}")
    expect(board(page)).to_be_visible()


def test_turn_of_a_replay(page: Page) -> None:
    page.goto(f"/g/{FINISHED}#turn=3")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Turn 3 of")


def test_turn_of_a_review(page: Page) -> None:
    page.goto(f"/g/{FINISHED}/review#turn=2")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Turn 2")


def test_position_in_the_editor(page: Page) -> None:
    page.goto("/editor#4,0,11/21_-/-/B46/-/-/CX1_A46:2")
    fields = board(page).get_by_role("list", name="Fields").get_by_role("listitem")
    expect(fields.nth(2)).to_contain_text("64")


@pytest.mark.parametrize(
    "path", ["/", "/join", "/learn", "/rules", "/puzzles", "/practice", "/history", "/record"]
)
def test_page(page: Page, path: str) -> None:
    response = page.goto(path)
    assert response is not None
    assert response.status == 200
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_settings(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_label("Your name")).to_have_value("Cleo")
    expect(page.locator("html")).to_have_css("color-scheme", "dark")


def test_recent_rooms(page: Page) -> None:
    page.goto("/")
    expect(page.locator("main")).to_contain_text("Ben")


def test_referee_game(page: Page) -> None:
    page.goto("/referee")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Cleo’s turn")


def test_opened_record(page: Page) -> None:
    page.goto(f"/g/{OPENED_RECORD}#turn=2")
    expect(board(page)).to_be_visible()
    assert page.url.endswith(f"/replay?game={OPENED_RECORD}#turn=2")
    page.goto(f"/g/{OPENED_RECORD}/review")
    expect(page.get_by_role("slider")).to_be_visible()
    assert f"/review?game={OPENED_RECORD}" in page.url
