"""An operator's commands while servers run and people play."""

import asyncio
import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import pytest

from rapido.cli import main
from rapido.web.operations.log import room_fingerprint
from rapido.web.sockets.codes import NO_SUCH_ROOM, TRY_AGAIN
from tests.faults.client import CONNECTION_ERRORS, Tab, run
from tests.faults.counts import count
from tests.faults.server import UNLIMITED, Server
from tests.faults.test_restore import open_again
from tests.waiting import TIMEOUT

if TYPE_CHECKING:
    from tests.servers.postgres import Postgres

RESTORES = int(os.environ.get("RAPIDO_RESTORES", "1"))
SETTINGS = UNLIMITED | {"restore_interval": 0.1, "log": True}


class Installation:
    """Two servers on PostgreSQL, or one on SQLite, and the option that names their store."""

    def __init__(self, servers: list[Server], *option: str) -> None:
        self.first, self.last = servers[0], servers[-1]
        self._option = option

    def command(self, *arguments: object) -> int:
        return main([*map(str, arguments), *self._option, "--language", "en"])


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def installation(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Installation]:
    folders = [tmp_path_factory.mktemp("operated") for _ in range(2)]
    if request.param == "sqlite":
        servers = [Server(folders[0], SETTINGS)]
        found = Installation(servers, "--data", str(servers[0].data))
    else:
        postgres: Postgres = request.getfixturevalue("shared_postgres")
        postgres.ensure_running()
        url = postgres.url(postgres.new_database())
        servers = [Server(folder, SETTINGS | {"store": url}) for folder in folders]
        found = Installation(servers, "--store", url)
    try:
        for server in servers:
            server.start()
        yield found
        for server in servers:
            server.stop()
    finally:
        for server in servers:
            server.close()
    for server in servers:
        assert "Traceback" not in server.read_log(), server.read_log()


async def in_thread(installation: Installation, *arguments: object) -> None:
    assert await asyncio.to_thread(installation.command, *arguments) == 0


def test_deleted_room_is_closed_for_those_who_play_in_it(
    installation: Installation, capsys: pytest.CaptureFixture[str]
) -> None:
    first, last = installation.first, installation.last
    token = first.new_guest()
    deleted, kept = first.new_room(token), first.new_room(token)

    async def play() -> None:
        tabs = [await Tab.open(server.port, deleted, token) for server in (first, last)]
        stays = await Tab.open(first.port, kept, token)
        await stays.do("sit", seat=0)
        arguments = ("--fingerprint", room_fingerprint(deleted), "--yes")
        await in_thread(installation, "rooms", "delete", *arguments)
        for tab in tabs:
            assert await tab.close_code() == NO_SUCH_ROOM
        await stays.do("giveword", seat=0, word="still here")
        await stays.close()

    run(play())
    printed = capsys.readouterr().out.splitlines()
    assert printed[1:] == ["One room and all its games were deleted."]
    assert installation.command("rooms", "--json", "--ids") == 0
    assert deleted not in capsys.readouterr().out


def test_closed_room_tells_those_who_play_in_it(installation: Installation) -> None:
    first, last = installation.first, installation.last
    token = first.new_guest()
    room = first.new_room(token)

    async def play() -> None:
        tab = await Tab.open(first.port, room, token)
        await tab.do("sit", seat=0)
        await tab.do("setseat", seat=1, kind="computer", bot="uniform")
        await tab.do("begin")
        watcher = await Tab.open(last.port, room, last.new_guest())
        await in_thread(installation, "rooms", "close", "--id", room, "--yes")
        for each in (tab, watcher):
            async with asyncio.timeout(TIMEOUT):
                while not each.view["closed"]:
                    await each.receive()
            await each.close()

    run(play())


def test_restored_rooms_are_served_by_all(installation: Installation, tmp_path: Path) -> None:
    first, last = installation.first, installation.last
    token, file = first.new_guest(), tmp_path / "copy.sqlite"
    room = first.new_room(token)

    async def play() -> None:
        tab = await Tab.open(first.port, room, token)
        version = await tab.do("sit", seat=0)
        await in_thread(installation, "backup", file)
        for number in range(3):
            await tab.do("giveword", seat=0, word=f"lost {number}")
        watcher = await Tab.open(last.port, room, last.new_guest())
        await in_thread(installation, "restore", file)
        for each in (tab, watcher):
            assert await each.close_code() == TRY_AGAIN
        for server in (last, first):
            again = await open_again(server, room, token)
            assert again.view["version"] == version
            await again.close()
        again = await open_again(last, room, token)
        assert await again.do("giveword", seat=0, word="kept") == version + 1
        await again.close()

    run(play())


def test_status_of_running_servers(
    installation: Installation, capsys: pytest.CaptureFixture[str]
) -> None:
    token = installation.first.new_guest()
    room = installation.first.new_room(token)

    async def connected() -> None:
        tab = await Tab.open(installation.last.port, room, token)
        found: dict[str, Any] = {"processes": []}
        async with asyncio.timeout(TIMEOUT):
            while not any(process["connections"] for process in found["processes"]):
                await asyncio.to_thread(installation.command, "status", "--json")
                found = json.loads(capsys.readouterr().out)
                if found["kind"] == "sqlite":
                    break
        assert found["served"] is True
        assert found["open_rooms"] >= 1
        ports = {process["address"].rpartition(":")[2] for process in found["processes"]}
        if found["kind"] == "postgresql":
            assert ports == {str(installation.first.port), str(installation.last.port)}
            assert all(process["bus"] for process in found["processes"])
        await tab.close()

    run(connected())


class Writer:
    """Gives one word after the other, and connects anywhere again whenever that fails."""

    def __init__(self, installation: Installation, seed: int) -> None:
        self._servers = (installation.first, installation.last)
        self._token = installation.first.new_guest()
        self._rng = Random(seed)
        self.room = installation.first.new_room(self._token)
        self.acknowledged: list[str] = []
        """keys, in order"""

    async def write(self) -> None:
        while True:
            try:
                tab = await Tab.open(self._rng.choice(self._servers).port, self.room, self._token)
                while not self.acknowledged:
                    await self._send(tab, "sit")
                while True:
                    await self._send(tab, "giveword", word=token_hex(8))
            except CONNECTION_ERRORS:
                await asyncio.sleep(0.01)

    async def _send(self, tab: Tab, command: str, **more: Any) -> None:
        key = token_hex(8)
        answer = await tab.request(command, key=key, seat=0, **more)
        if answer["type"] == "done":
            self.acknowledged.append(key)
        else:
            assert answer["code"] in {"unavailable", "elsewhere"}, answer

    async def wait_for_more(self, count: int) -> None:
        enough = len(self.acknowledged) + count
        async with asyncio.timeout(TIMEOUT):
            while len(self.acknowledged) < enough:  # noqa: ASYNC110 - there is no event
                await asyncio.sleep(0.01)


def stored_keys(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as database:
        return {key for (key,) in database.execute("SELECT key FROM entries")}


def test_restore_under_play_loses_nothing(installation: Installation, tmp_path: Path) -> None:
    copy, after = tmp_path / "copy.sqlite", tmp_path / "after.sqlite"
    writers = [Writer(installation, seed) for seed in range(4)]

    async def play() -> list[int]:
        tasks = [asyncio.create_task(writer.write()) for writer in writers]

        async def all_go_on() -> None:
            await asyncio.gather(*(writer.wait_for_more(5) for writer in writers))
            assert not any(task.done() for task in tasks), tasks

        await all_go_on()
        await in_thread(installation, "backup", copy)
        restored: list[int] = []
        for _ in range(RESTORES):
            await all_go_on()
            await in_thread(installation, "restore", copy)
            restored = [len(writer.acknowledged) for writer in writers]
            await all_go_on()
            count(restores=1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await in_thread(installation, "backup", after)
        return restored

    restored = run(play(), 2 * TIMEOUT + 10 * RESTORES)
    # What was replaced is kept, beside the copy or in the data folder.
    folders = (tmp_path, installation.first.data)
    kept = [file for folder in folders for file in folder.glob("*.before-*")]
    now, before = stored_keys(after), set[str]().union(*map(stored_keys, kept))
    for writer, last in zip(writers, restored, strict=True):
        assert set(writer.acknowledged) <= now | before
        assert set(writer.acknowledged[last:]) <= now
