"""The bounds of games and rooms, as settings of a running server."""

from collections.abc import Iterator

import pytest

from tests.faults.client import Tab, run
from tests.faults.server import UNLIMITED, Server

BOUNDS = {"moves_per_game": 100, "games_per_room": 2, "entries_per_room": 150}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), UNLIMITED | BOUNDS)
    server.start()
    try:
        yield server
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()


def test_one_guest_who_only_throws_is_stopped(server: Server) -> None:
    async def play() -> None:
        token = server.new_guest()
        room = server.new_room(token)
        tab = await Tab.open(server.port, room, token)
        await tab.do("configure", finish=999)
        for seat in (0, 1):
            await tab.do("sit", seat=seat)
        await tab.do("begin")
        for _ in range(100):
            action = tab.view["game"]["actions"][0]
            await tab.do("throw", pair=action["pair"])
        action = tab.view["game"]["actions"][0]
        assert await tab.refused("throw", pair=action["pair"]) == "game_too_long"
        game = tab.view["game"]["id"]
        await tab.do("abandon")
        assert len(server.request("GET", f"/api/games/{game}.json").json()["moves"]) == 100
        await tab.do("begin")
        await tab.do("abandon")
        assert await tab.refused("begin") == "room_full"
        version, number = tab.view["version"], 0
        while version < BOUNDS["entries_per_room"]:
            version, number = await tab.do("sit", seat=0, name=f"Ana {number}"), number + 1
        assert await tab.refused("sit", seat=0, name="Ana") == "room_full"
        await tab.do("leave")
        assert tab.view["closed"]

    run(play())
