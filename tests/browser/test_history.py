"""The history of games on this device: statistics, export, import, deletion."""

import csv
import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import open_table
from tests.browser.layout import clipped_texts, covered_controls, small_targets
from tests.browser.test_axe import violations
from tests.browser.users import DESKTOP, PHONE, BrowserUsers

STILL = {"motion": "reduced"}
GAMES = Path(__file__).with_name("history.json").read_text("utf-8")


def open_history(users: BrowserUsers, **more: object) -> Page:
    page = users.open("/settings", **{"preferences": STILL, **more})  # type: ignore[arg-type]
    page.evaluate("games => localStorage.setItem('rapido-history', games)", GAMES)
    page.goto("/history")
    page.locator(".gauge").first.wait_for()
    return page


def test_finished_game_is_stored_locally(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana"], 1, finish=21)
    rng = Random(5)
    with host:
        while host.view["playing"]:
            host.wait_until(lambda: not host.view["playing"] or host.can_act)
            if host.view["playing"]:
                host.move(rng)
        room, game = host.room, host.view["game"]
    page = users.open(f"/r/{room}", token=tokens[0], preferences=STILL)
    page.locator(".envelope").wait_for()
    page.wait_for_function("() => localStorage.getItem('rapido-history')")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    page.goto("/history")
    expect(page.get_by_role("heading", name="Results")).to_be_visible()
    won = 1 if game["winner"] == 0 else 0
    expect(page.locator("main")).to_contain_text(f"One game, {won} won.")
    [stored] = json.loads(page.evaluate("localStorage.getItem('rapido-history')"))
    assert stored["game"] == game["id"]
    [mine] = [player for player in stored["players"] if player["mine"]]
    assert mine["won"] == bool(won)
    assert sum(mine["dice"][:6]) == sum(mine["dice"][6:]) == mine["rolls"]
    assert set(sent) == {"GET"}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_statistics(users: BrowserUsers, size: dict[str, int]) -> None:
    page = open_history(users, size=size)
    games = json.loads(GAMES)
    mine = [player for game in games for player in game["players"] if player["mine"]]
    wins = sum(player["won"] for player in mine)
    expect(page.locator("main")).to_contain_text(f"{len(games)} games, {wins} won.")
    page.get_by_text("As a table").click()
    rows = page.get_by_role("region", name="Dice").locator("tbody tr")
    expect(rows).to_have_count(12)
    expect(rows.first).to_contain_text(str(sum(player["dice"][0] for player in mine)))
    expect(page.get_by_role("row", name="Ben")).to_be_visible()
    assert violations(page) == []
    if size == PHONE:
        assert small_targets(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_export_import_and_delete(users: BrowserUsers, tmp_path: Path) -> None:
    page = open_history(users)
    count = len(json.loads(GAMES))
    with page.expect_download() as json_file:
        page.get_by_role("button", name="Save as JSON").click()
    json_file.value.save_as(tmp_path / "games.json")
    assert len(json.loads((tmp_path / "games.json").read_text("utf-8"))["games"]) == count
    with page.expect_download() as csv_file:
        page.get_by_role("button", name="Save as CSV").click()
    csv_file.value.save_as(tmp_path / "games.csv")
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 2 * count
    page.get_by_role("button", name="Delete the game from").first.click()
    expect(page.locator("main")).to_contain_text(f"{count - 1} games")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('rapido-history')") is None
    load(page, (tmp_path / "games.json").read_bytes())
    expect(page.get_by_text(f"{count} games were added.")).to_be_visible()
    stored = json.loads(page.evaluate("localStorage.getItem('rapido-history')"))
    assert stored == sorted(json.loads(GAMES), key=lambda game: -game["at"])
    load(page, (tmp_path / "games.json").read_bytes())
    expect(page.get_by_text("All of these games are already here.")).to_be_visible()
    load(page, (tmp_path / "games.csv").read_bytes())
    expect(page.get_by_text("This file wasn’t saved as JSON under")).to_be_visible()
    load(page, (tmp_path / "games.json").read_bytes().replace(b'"luck"', b'"fate"', 1))
    expect(page.get_by_text("This file is damaged")).to_be_visible()
    expect(page.locator("main")).to_contain_text(f"{count} games, ")


def load(page: Page, content: bytes) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load a file").click()
    file = {"name": "games.json", "mimeType": "application/json", "buffer": content}
    chooser.value.set_files(files=[file])  # type: ignore[list-item]


def test_large_text(users: BrowserUsers) -> None:
    page = open_history(users, language="de", preferences={"text": 200, **STILL})
    assert clipped_texts(page) == []
    assert covered_controls(page) == []
