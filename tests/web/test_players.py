"""The list of computer players."""

import asyncio
import sys
from pathlib import Path

import pytest

from rapido.players import names, player_named
from rapido.web.http.player_list import PlayerList
from rapido.web.workers.bots import EngineBots
from rapido.workers import WorkerCommand
from tests.faults.client import Tab, run
from tests.faults.server import Server


def test_all_installed_players_are_listed(server: Server) -> None:
    response = server.request("GET", "/api/players")
    assert response.status == 200
    assert response.header("content-type") == "application/json"
    found = response.json()
    assert [each["name"] for each in found] == list(names())
    for each in found:
        assert each["about"] == player_named(each["name"]).about
        assert each["players"] == [2, 3, 4, 5, 6]
    assert server.request("GET", "/api/players").json() == found


def test_every_listed_player_can_take_a_seat(server: Server) -> None:
    async def scenario() -> None:
        token = server.new_guest()
        tab = await Tab.open(server.port, server.new_room(token), token)
        for each in server.request("GET", "/api/players").json():
            await tab.do("setseat", seat=1, kind="computer", bot=each["name"])

    run(scenario())


@pytest.mark.parametrize(
    "program", ["print('what?')", "raise SystemExit", "print('{\"ok\": false}')"]
)
def test_failing_players_are_listed_by_name(program: str) -> None:
    bots = EngineBots(1.5, 2, 10, command=WorkerCommand((sys.executable, "-c", program)))
    found = asyncio.run(PlayerList(bots).get())
    assert [each.name for each in found] == list(names())
    assert {each.about for each in found} == {""}


def test_a_list_that_fails_is_not_waited_for_again_and_again(tmp_path: Path) -> None:
    started = tmp_path / "started"
    program = f"open({str(started)!r}, 'a').write('x')"
    bots = EngineBots(1.5, 2, 10, command=WorkerCommand((sys.executable, "-c", program)))

    async def scenario() -> None:
        players = PlayerList(bots)
        for _ in range(3):
            assert [each.name for each in await players.get()] == list(names())
        assert await bots.why_unusable("careful") == ""

    asyncio.run(scenario())
    assert started.read_text() == "x"
