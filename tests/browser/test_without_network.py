"""After one visit the network is gone: everything that needs no other people goes on."""

import re
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from rapido.record import read_text
from rapido.web.site.write import write_site
from tests.browser.local import begin_alone, begin_family, stored_games, stored_tables
from tests.browser.service_worker import wait_for_caches, wait_for_weights
from tests.browser.static_host import static_host
from tests.browser.table import act, board, play_to_end, roll, wait_for_turn
from tests.browser.test_learn import SCRIPT, play_chapter
from tests.browser.test_local import FITS
from tests.browser.test_puzzles import DAY, key_of, puzzle_of_the_day
from tests.browser.test_referee import enter, heading, record, set_up
from tests.browser.users import BrowserUsers
from tests.faults.server import UNLIMITED, Server

FOLDER = "/games/rapido"
PLACES = ["server", "site"]


@dataclass
class Cut:
    """A browser that has visited the page once, and reaches nothing any more."""

    context: BrowserContext
    folder: str
    """where the page is served, without a slash at its end"""
    asked: list[str] = field(default_factory=list[str])
    """the requests that only a server could answer"""

    def open(self, path: str = "/") -> Page:
        page = self.context.new_page()
        page.goto(self.folder + path)
        return page

    def note(self, request: Request) -> None:
        if re.match(r"/(api|ws)/", urlsplit(request.url).path):
            self.asked.append(request.url)


@contextmanager
def server_place(folder: Path) -> Generator[tuple[Any, Callable[[], None], str]]:
    server = Server(folder, UNLIMITED)
    server.start()
    try:
        yield server, server.kill, ""
    finally:
        server.close()


@contextmanager
def site_place(folder: Path) -> Generator[tuple[Any, Callable[[], None], str]]:
    write_site(folder / FOLDER[1:], None, "en")
    with static_host(folder) as host:
        yield host, host.stop, FOLDER


@pytest.fixture(scope="module", params=PLACES)
def cut(
    request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Cut]:
    place = server_place if request.param == "server" else site_place
    with place(tmp_path_factory.mktemp("cut")) as (host, stop, folder):
        users = BrowserUsers(browser, cast("Server", host))
        users.expected += ["ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED"]
        page = users.open(None, service_workers="allow")
        cut = Cut(page.context, folder)
        page.context.on("request", cut.note)
        page.goto(f"{folder}/")
        wait_for_caches(page)
        wait_for_weights(page)
        page.close()
        stop()
        cut.context.set_offline(True)
        yield cut
        users.close()


@pytest.fixture(autouse=True)
def no_requests(cut: Cut) -> Iterator[None]:
    """Whatever is played, nobody asks a server for anything."""
    yield
    for page in cut.context.pages:
        page.close()
    assert cut.asked == []


def stored(page: Page) -> dict[str, Any]:
    """Return the game that is stored for the table that the page shows."""
    [table] = [each for each in stored_tables(page) if page.url.endswith(f"={each['id']}")]
    return cast("dict[str, Any]", table["game"])


def review(page: Page) -> None:
    """Open the review from the end of a game, and again by its address."""
    page.get_by_role("link", name="Review the game").first.click()
    for _ in range(2):
        expect(page.get_by_role("slider", name="Moment in the game")).to_be_visible()
        chances = page.get_by_role("list", name="Chances of winning right now")
        expect(chances).to_contain_text(re.compile(r"\d%"))
        sheet = page.get_by_role("table", name="What decided the game").get_by_role("row")
        expect(sheet).to_have_count(7)
        page.reload()


def test_game_against_two_computers_and_its_review(cut: Cut) -> None:
    page = cut.open()
    begin_alone(page, finish=4)
    play_to_end(page)
    expect(page.get_by_text(FITS)).to_be_visible()
    [game] = [each for each in stored_games(page) if each["id"] == stored(page)["id"]]
    assert game["over"]
    assert game["steps"][game["winner"]] == 4
    review(page)


def test_family_game_with_a_reload_and_its_review(cut: Cut) -> None:
    page = cut.open()
    begin_family(page, ["Ana", "Ben"], finish=4)
    roll(page)
    page.locator("button.ledge").first.wait_for()
    before = stored(page)["position"]
    page.reload()
    expect(page.locator("button.ledge").first).to_be_visible()
    assert stored(page)["position"] == before
    assert act(page) == "place"
    page.goto(f"{cut.folder}/")
    page.get_by_role("link", name="Continue: Ana, Ben").click()
    expect(board(page)).to_be_visible()
    play_to_end(page)
    page.reload()
    expect(page.get_by_text(FITS)).to_be_visible()
    assert stored(page)["id"] in {game["id"] for game in stored_games(page)}
    review(page)


def test_puzzle_of_the_day(cut: Cut) -> None:
    page = cut.context.new_page()
    page.clock.set_system_time(DAY)
    page.goto(f"{cut.folder}/puzzles")
    page.locator("button.ledge").first.wait_for()
    page.keyboard.press(key_of(puzzle_of_the_day(date.fromisoformat(DAY[:10])), right=True))
    expect(page.get_by_text("Right!").first).to_be_visible()
    page.get_by_role("button", name="More puzzles").click()
    page.locator("button.ledge").first.wait_for()


def test_lessons_to_the_end(cut: Cut) -> None:
    page = cut.open()
    page.get_by_role("link", name="Learn").first.tap()
    for number, chapter in enumerate(SCRIPT["chapters"]):
        play_chapter(page, chapter)
        if number == 0:
            page.get_by_role("button", name="Just two of you?").tap()
    page.get_by_role("button", name="Play a first game").tap()
    wait_for_turn(page)


def test_refereed_game(cut: Cut) -> None:
    page = cut.open("/referee")
    set_up(page, ["Ana", "Ben"], 5)
    heading(page, "Ana’s turn")
    enter(page, ["31", "@4"])
    heading(page, "Ben’s turn")
    enter(page, ["second 12", "@5"])
    heading(page, "Ana’s turn")
    page.reload()
    heading(page, "Ana’s turn")
    enter(page, ["26", "@2"])
    heading(page, "Ben’s turn")
    enter(page, ["3X", "@3"])
    heading(page, "Ana wins!")
    assert read_text(record(page)).complete_record().moves
    page.get_by_role("button", name="Review the game").tap()
    expect(page.get_by_role("slider")).to_be_visible()


def test_reading_pages(cut: Cut) -> None:
    page = cut.open("/print")
    expect(page.locator("article footer")).to_be_visible()
    page.goto(f"{cut.folder}/strategy")
    expect(page.get_by_role("heading", name="Stop or roll again?")).to_be_visible()
    page.get_by_role("radio", name="63").check()
    expect(page.get_by_role("status").filter(has_text="field 2")).to_be_visible()
    board = page.get_by_role("group", name="The board after the first roll")
    expect(board.get_by_role("list", name="Fields")).to_contain_text("63")
    page.goto(f"{cut.folder}/help")
    expect(page.get_by_text("./rapido serve --lan")).to_be_visible()
