"""A server that is told to stop answers what it was asked, and sends everybody elsewhere."""

import asyncio
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from rapido.web.sockets.codes import RESTART
from tests.faults.client import Tab, run
from tests.faults.load import Load
from tests.faults.server import UNLIMITED, Server
from tests.waiting import TIMEOUT, wait_until


@pytest.fixture
def server(tmp_path: Path) -> Generator[Server]:
    server = Server(tmp_path, UNLIMITED | {"shutdown_timeout": 30})
    server.start()
    try:
        yield server
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()


@contextmanager
def blocked_commits(server: Server) -> Generator[None]:
    """Let every commit of the server wait, as on a slow disk."""
    database = sqlite3.connect(server.file, isolation_level=None)
    try:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")
    finally:
        database.close()


def refuses_connections(server: Server) -> bool:
    try:
        server.request("GET", "/healthz")
    except ConnectionRefusedError:
        return True
    return False


def test_command_is_answered_before_the_connection_is_closed(server: Server) -> None:
    async def stop_while_a_command_waits() -> None:
        token = server.new_guest()
        room = server.new_room(token)
        busy, idle = [await Tab.open(server.port, room, token) for _ in range(2)]
        await busy.send({"type": "here"})
        await busy.wait_for("here")
        kept = HTTPConnection("127.0.0.1", server.port, timeout=TIMEOUT)
        kept.connect()
        with blocked_commits(server):
            asked = asyncio.ensure_future(busy.request("sit", seat=0, name="Ann"))
            await asyncio.sleep(0.2)
            server.terminate()
            assert await idle.close_code() == RESTART
            # Ready for nothing new, but alive.
            await asyncio.to_thread(wait_until, lambda: refuses_connections(server))
            assert await asyncio.to_thread(status, kept, "/readyz") == 503
            assert await asyncio.to_thread(status, kept, "/healthz") == 200
            assert not asked.done()
        answer = await asked
        assert answer["type"] == "done", answer
        assert await busy.close_code() == RESTART
        kept.close()
        version = server.query("SELECT max(version) FROM entries WHERE room = ?", room)
        assert version == [(answer["version"],)]

    run(stop_while_a_command_waits())
    assert server.wait() == 0
    assert '"event": "database failed"' not in server.read_log()


def status(connection: HTTPConnection, path: str) -> int:
    connection.request("GET", path)
    response = connection.getresponse()
    response.read()
    return response.status


def test_nothing_is_lost_when_it_stops_under_play(tmp_path: Path) -> None:
    server = Server(tmp_path, UNLIMITED)
    server.start()

    async def restart_under_play() -> None:
        load = Load(server, 1)
        await load.begin(4)
        for _ in range(2):
            await load.wait_for_more(60)
            await asyncio.to_thread(server.stop)
            unknown = load.history.count()["unknown"]
            await asyncio.to_thread(server.start)
            await load.wait_for_more(20)
            assert unknown <= len(load.players)
        await load.end()
        assert load.check()["ok"] > 160

    try:
        run(restart_under_play())
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log(), server.read_log()


def test_ctrl_c_does_not_wait_for_those_who_do_not_answer(server: Server) -> None:
    async def interrupt() -> None:
        token = server.new_guest()
        room = server.new_room(token)
        tab = await Tab.open(server.port, room, token)
        with blocked_commits(server):
            command = {"do": "sit", "seat": 0, "name": "Ann"}
            await tab.send({"type": "do", "key": "0123456789abcdef", "command": command})
            await asyncio.sleep(0.2)
            server.interrupt()
            # Long before its command is answered.
            assert await tab.close_code() == RESTART

    run(interrupt())
    assert server.wait() == 0
