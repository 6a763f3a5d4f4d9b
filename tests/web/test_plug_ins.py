"""Plug-ins on a server: a broken one affects no other, and the log says what is wrong with it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rapido.players import LADDER
from tests.faults.client import Tab, run
from tests.faults.server import UNLIMITED, Server
from tests.players.plug_ins import FAILING, GOOD, TAKEN, UNLOADABLE, install


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    for name, value in install(tmp_path).items():
        monkeypatch.setenv(name, value)
    started = Server(tmp_path, UNLIMITED)
    started.start()
    try:
        yield started
    finally:
        started.close()


def logged(server: Server, event: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in server.read_log().splitlines()]
    return [line for line in lines if line["event"] == event]


def test_broken_players_are_left_out_and_logged_once(server: Server) -> None:
    for _ in range(2):
        found = server.request("GET", "/api/players").json()
        assert [each["name"] for each in found] == [*LADDER, *sorted(GOOD | FAILING)]
        assert all(each["about"] for each in found)
    lines = logged(server, "computer player left out")
    assert sorted(line["player"] for line in lines) == sorted(UNLOADABLE | TAKEN)
    assert {line["level"] for line in lines} == {"warning"}
    [reason] = [line["reason"] for line in lines if line["player"] == "nomodule"]
    assert reason.endswith("ModuleNotFoundError: No module named 'no_such_module'")


def test_a_player_that_cannot_be_loaded_gets_no_seat(server: Server) -> None:
    async def scenario() -> None:
        token = server.new_guest()
        tab = await Tab.open(server.port, server.new_room(token), token)
        answer = await tab.request("setseat", seat=1, kind="computer", bot="nocounts")
        assert answer["code"] == "bad_setting"
        assert "nocounts can’t be loaded: AttributeError" in answer["message"]
        await tab.do("setseat", seat=1, kind="computer", bot="good")
        assert tab.view["seats"][1]["bot"] == "good"

    run(scenario())


def test_failures_in_a_game_are_logged_once(server: Server) -> None:
    async def scenario() -> None:
        token = server.new_guest()
        tab = await Tab.open(server.port, server.new_room(token, 4), token)
        for seat, bot in enumerate(("boom", "illegal", "quits", "uniform")):
            await tab.do("setseat", seat=seat, kind="computer", bot=bot)
        await tab.do("begin")
        while tab.view["playing"]:
            await tab.receive()

    run(scenario())
    lines = {line["player"]: line for line in logged(server, "computer player failed")}
    assert sorted(lines) == ["boom", "illegal", "quits"]
    assert len(logged(server, "computer player failed")) == 3
    assert "ValueError: boom (plugged.py, line" in lines["boom"]["reason"]
    assert lines["boom"]["trace"].endswith("ValueError: boom\n")
    assert lines["quits"]["trace"].endswith("SystemExit: 3\n")
    assert "chose Place(field=9), which is not legal here" in lines["illegal"]["reason"]
