"""Timestamps in messages let a browser show a countdown independently of its own clock."""

import asyncio
import sqlite3
import time
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from tests.faults.client import Tab, run
from tests.faults.server import UNLIMITED, Server
from tests.web.tables import play, table


def test_views_have_the_current_time_and_that_of_the_last_move(server: Server) -> None:
    async def scenario() -> None:
        before = time.time()
        room, tokens, tabs = await table(server)
        assert before <= tabs[0].welcome["now"] <= time.time()
        await tabs[0].do("configure", turn_limit=30)
        await tabs[0].do("begin")
        [began] = [message for message in tabs[0].received if message.get("fact") == "began"]
        moved = began["view"]["game"]["moved"]
        assert before <= moved <= began["now"] <= time.time()
        await asyncio.sleep(0.05)
        late = await Tab.open(server.port, room, tokens[1])
        assert late.view["game"]["moved"] == moved
        assert late.welcome["now"] >= moved + 0.05
        await play({0: tabs[0], 1: late}, moves=1)
        assert tabs[0].view["game"]["moved"] >= moved + 0.05

    run(scenario())


def test_all_clients_receive_the_same_update(server: Server) -> None:
    async def scenario() -> None:
        _, _, tabs = await table(server)
        await tabs[0].do("begin")
        update = await tabs[1].wait_for("update", fact="began")
        assert [message for message in tabs[0].received if message.get("fact") == "began"] == [
            update
        ]

    run(scenario())


def test_restart_does_not_reset_the_turn_limit(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    server = Server(tmp_path_factory.mktemp("limits"), UNLIMITED | {"stand_in_grace": 0.5})

    async def scenario() -> None:
        room, tokens, tabs = await table(server)
        await tabs[0].do("configure", turn_limit=30)
        await tabs[0].do("begin")
        moved = tabs[0].view["game"]["moved"]
        server.kill()
        backdate(server.file, room, 40)
        server.start()
        tab = await Tab.open(server.port, room, tokens[1], tabs[0].view["version"])
        assert tab.view["game"]["moved"] == pytest.approx(moved - 40)
        assert not tab.view["seats"][0]["away"]
        await tab.wait_for("update", fact="stoodin")
        await tab.wait_for("update", fact="played")

    server.start()
    try:
        run(scenario())
        server.stop()
    finally:
        server.close()


def backdate(file: Path, room: str, seconds: float) -> None:
    """Move the times of all entries of a room into the past."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE entries SET at = at - ? WHERE room = ?", (seconds, room))


def test_pace_of_computer_players(server: Server) -> None:
    async def scenario() -> None:
        token = server.new_guest()
        tab = await Tab.open(server.port, server.new_room(token), token)
        assert tab.view["settings"]["pace"] == "normal"
        for seat in range(2):
            await tab.do("setseat", seat=seat, kind="computer", bot="uniform")
        await tab.do("configure", pace="quick")
        assert tab.view["settings"]["pace"] == "quick"
        await tab.do("begin")
        times = [tab.view["game"]["moved"]]
        for _ in range(3):
            await tab.wait_for("update", fact="played")
            times.append(tab.view["game"]["moved"])
        assert all(later - sooner >= 0.14 for sooner, later in pairwise(times))
        await tab.do("abandon")

    run(scenario())
