"""`rapido rooms` and `rapido status` while a server runs and people play."""

import asyncio
from collections.abc import Iterator

import pytest

from rapido.cli import main
from rapido.web.operations.log import room_fingerprint
from rapido.web.sockets.codes import NO_SUCH_ROOM
from tests.faults.client import Tab, run
from tests.faults.conftest import running
from tests.faults.server import UNLIMITED, Server
from tests.waiting import TIMEOUT


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {"restore_interval": 0.1, "log": True}
    yield from running(Server(tmp_path_factory.mktemp("operated"), UNLIMITED | settings))


def rooms(server: Server, *arguments: str) -> int:
    return main(["rooms", *arguments, "--data", str(server.data), "--language", "en"])


def test_deleted_room_is_closed_for_those_who_play_in_it(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    token = server.new_guest()
    deleted, kept = server.new_room(token), server.new_room(token)

    async def play() -> None:
        gone = await Tab.open(server.port, deleted, token)
        await gone.do("sit", seat=0)
        stays = await Tab.open(server.port, kept, token)
        await stays.do("sit", seat=0)
        arguments = ("delete", "--fingerprint", room_fingerprint(deleted), "--yes")
        assert await asyncio.to_thread(rooms, server, *arguments) == 0
        async with asyncio.timeout(TIMEOUT):
            assert await gone.close_code() == NO_SUCH_ROOM
        await stays.do("giveword", seat=0, word="still here")

    run(play())
    assert capsys.readouterr().out == "One room was deleted with all its games.\n"
    assert [name for (name,) in server.query("SELECT id FROM rooms")].count(deleted) == 0


def test_closed_room_tells_those_who_play_in_it(server: Server) -> None:
    token = server.new_guest()
    room = server.new_room(token)

    async def play() -> None:
        tab = await Tab.open(server.port, room, token)
        await tab.do("sit", seat=0)
        await tab.do("setseat", seat=1, kind="computer", bot="uniform")
        await tab.do("begin")
        assert await asyncio.to_thread(rooms, server, "close", "--id", room, "--yes") == 0
        async with asyncio.timeout(TIMEOUT):
            while not tab.view["closed"]:
                await tab.receive()

    run(play())
