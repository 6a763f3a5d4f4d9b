"""Leaving, stand-ins, returning; and one game in two tabs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.guests import open_table
from tests.browser.table import act, board, roll, wait_for_turn
from tests.browser.users import DESKTOP, BrowserUsers

AWAY = "You were away. A computer player is playing for you."


def test_stand_in_for_a_player_who_leaves_and_returns(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana", "Ben"], others=1, finish=999)
    host.close()
    path = f"/r/{host.room}"
    ana = users.open(path, token=tokens[0])
    ben = users.open(path, token=tokens[1])
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Leave the game").click()
    confirmation = ben.get_by_role("dialog", name="Leave the game?")
    expect(confirmation).to_contain_text("you can come back with the same link")
    confirmation.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.get_by_role("button", name="Play now")).to_be_visible()
    expect(ana.get_by_text("A computer player is filling in for Ben").first).to_be_attached()
    # After Ana's turn the computer rolls for Ben.
    for _ in range(2):
        act(ana)
    expect(ana.get_by_text("Ben rolls").first).to_be_attached()
    ben.goto(path)
    back = ben.get_by_role("button", name="Take my seat back")
    expect(back).to_contain_text(AWAY)
    back.click()
    expect(ana.get_by_text("Ben is back").first).to_be_attached()
    for _ in range(2):
        act(ana)
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Your turn")
    roll(ben)
    expect(ana.get_by_text("Ben rolls").first).to_be_attached()


def test_stand_in_after_the_turn_limit(isolated_users: BrowserUsers) -> None:
    server = isolated_users.server
    host, tokens = open_table(server, ["Ana", "Ben"], others=1, finish=999, turn_limit=30)
    host.close()
    path = f"/r/{host.room}"
    ana = isolated_users.open(path, token=tokens[0])
    ben = isolated_users.open(path, token=tokens[1], size=DESKTOP)
    expect(ana.get_by_role("timer")).to_contain_text("0:")
    expect(board(ben)).to_be_visible()
    server.kill()
    backdate(server.file, host.room, 31)
    server.start()
    expect(ana.get_by_text(AWAY)).to_be_visible()
    expect(ben.get_by_text("A computer player is filling in for Ana").first).to_be_attached()
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Your turn")
    ana.get_by_role("button", name="Take my seat back").click()
    expect(ben.get_by_text("Ana is back").first).to_be_attached()
    for _ in range(2):
        act(ben)
    expect(ana.get_by_role("heading", level=1)).to_contain_text("Your turn")
    roll(ana)
    expect(ben.get_by_text("Ana rolls").last).to_be_attached()


def backdate(file: Path, room: str, seconds: float) -> None:
    """Move the times of all entries of a room into the past."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE entries SET at = at - ? WHERE room = ?", (seconds, room))


def test_second_tab_takes_over(users: BrowserUsers) -> None:
    host, tokens = open_table(users.server, ["Ana"], 1, finish=999)
    host.close()
    first = users.open(f"/r/{host.room}", token=tokens[0])
    wait_for_turn(first)
    second = first.context.new_page()
    second.goto(f"/r/{host.room}")
    wait_for_turn(second)
    elsewhere = "This game is open in another tab"
    expect(first.get_by_role("heading", name=elsewhere)).to_be_visible()
    roll(second)
    first.get_by_role("button", name="Play here").click()
    expect(second.get_by_role("heading", name=elsewhere)).to_be_visible()
    assert act(first) == "place"
    expect(board(first)).to_be_visible()
    # When the active tab is closed, the other one takes over by itself.
    first.close()
    wait_for_turn(second)
    expect(board(second)).to_be_visible()
    act(second)
