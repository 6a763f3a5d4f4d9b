"""Backups restored while the server runs and browsers reload all the time."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rapido.cli import main
from rapido.web.sockets.codes import NO_SUCH_ROOM
from tests.faults.client import Tab, run
from tests.faults.conftest import running
from tests.faults.server import UNLIMITED, Server
from tests.waiting import TIMEOUT, wait_until

TABLES = 6
WORDS = 8
NUMBERS = count()
"""for words that nobody has given yet"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {"restore_interval": 0.1, "log": True}
    yield from running(Server(tmp_path_factory.mktemp("restored"), UNLIMITED | settings))


def events(server: Server, name: str) -> list[dict[str, Any]]:
    """Return the events of this name in the log."""
    lines = [json.loads(line) for line in server.read_log().splitlines()]
    return [line for line in lines if line["event"] == name]


def wait_for_events(server: Server, name: str, least: int) -> None:
    wait_until(lambda: len(events(server, name)) >= least, lambda: server.read_log()[-2000:])


def rooms_with_games(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as database:
        return {room for (room,) in database.execute("SELECT DISTINCT room FROM games")}


async def give_words(server: Server, room: str, token: str, words: int) -> int:
    """Give words, which the room counts; return its version."""
    tab = await Tab.open(server.port, room, token)
    versions = [
        await tab.do("giveword", seat=0, word=f"word {next(NUMBERS)}") for _ in range(words)
    ]
    await tab.close()
    return versions[-1]


async def open_again(server: Server, room: str, token: str) -> Tab:
    """Open the page as soon as the server lets anybody in again."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            try:
                return await Tab.open(server.port, room, token)
            except ConnectionClosed:
                await asyncio.sleep(0.01)


async def reload_until(server: Server, room: str, token: str, stop: asyncio.Event) -> int:
    """Open the page again and again, as fast as possible; return how often that worked."""
    opened = 0
    while not stop.is_set():
        try:
            tab = await Tab.open(server.port, room, token)
            opened += 1
            tab.abort()
        except (ConnectionClosed, InvalidHandshake, OSError):
            await asyncio.sleep(0.001)
    return opened


def test_rooms_are_alive_after_a_restore_during_reloads(server: Server, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    tokens = [server.new_guest() for _ in range(TABLES)]
    rooms = [server.new_room(token) for token in tokens]

    async def play() -> None:
        before: list[int] = []
        for room, token in zip(rooms, tokens, strict=True):
            tab = await Tab.open(server.port, room, token)
            await tab.do("sit", seat=0)
            await tab.close()
            before.append(await give_words(server, room, token, 1))
        backup = ["backup", str(copy), "--data", str(server.data)]
        assert await asyncio.to_thread(main, backup) == 0
        for room, token in zip(rooms, tokens, strict=True):
            await give_words(server, room, token, WORDS)
        later = server.new_room(tokens[0])
        stop, watcher = asyncio.Event(), server.new_guest()
        reloads = [
            asyncio.ensure_future(reload_until(server, room, watcher, stop))
            for room in (*rooms, later)
        ]
        restore = ["restore", str(copy), "--data", str(server.data)]
        for number in range(3):
            assert await asyncio.to_thread(main, restore) == 0
            for room, token, version in zip(rooms, tokens, before, strict=True):
                tab = await open_again(server, room, token)
                assert tab.view["version"] == version, f"restore {number}: an old room"
                await tab.close()
                # It was stored in the database that is there now.
                assert await give_words(server, room, token, WORDS) == version + WORDS
                [(stored,)] = server.query("SELECT max(version) FROM entries WHERE room = ?", room)
                assert stored == version + WORDS
        stop.set()
        assert all(await asyncio.gather(*reloads))
        tab = await Tab.connect(server.port, later, tokens[0])
        await tab.send({"type": "hello", "seen": 0})
        assert await tab.close_code() == NO_SUCH_ROOM

    run(play())
    # What was replaced is complete.
    assert any(len(rooms_with_games(file)) == TABLES + 1 for file in server.data.glob("*.before-*"))


@pytest.mark.parametrize("content", ["a text", "half a database", "another program's database"])
def test_bad_backup_in_the_folder_changes_nothing(
    server: Server, tmp_path: Path, content: str
) -> None:
    staged, copy = server.data / "restore.sqlite", tmp_path / "copy.sqlite"
    token = server.new_guest()
    room = server.new_room(token)
    assert main(["backup", str(copy), "--data", str(server.data)]) == 0
    known, refused = (
        len(events(server, "restore refused")),
        len(list(server.data.glob("*refused*"))),
    )
    new = tmp_path / "new"
    if content == "a text":
        new.write_text("Dear diary,\n" * 500)
    elif content == "half a database":
        new.write_bytes(copy.read_bytes()[:-6000])
    else:
        with closing(sqlite3.connect(new)) as database:
            database.execute("CREATE TABLE diary (day, text)")
    identity = server.file.stat().st_ino
    new.rename(staged)
    wait_until(lambda: not staged.exists())
    wait_for_events(server, "restore refused", known + 1)
    assert events(server, "restore refused")[-1]["reason"]
    assert len(list(server.data.glob("*refused*"))) == refused + 1
    assert server.file.stat().st_ino == identity
    assert server.request("GET", "/readyz").status == 200

    async def play() -> None:
        async with asyncio.timeout(TIMEOUT):
            tab = await Tab.open(server.port, room, token)
            await tab.do("sit", seat=0)

    run(play())
    # Later restores work as ever.
    done = len(events(server, "restore done"))
    assert main(["restore", str(copy), "--data", str(server.data)]) == 0
    wait_for_events(server, "restore done", done + 1)
    assert server.file.stat().st_ino != identity
    [(version,)] = server.query("SELECT max(version) FROM entries WHERE room = ?", room)
    assert version == 1
