"""A plain request says why a WebSocket handshake is refused, and costs no handshake."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from tests.faults.client import Tab, run
from tests.faults.raw_http import get, send, statuses
from tests.faults.server import Response, Server
from tests.faults.test_limits import ACCEPTED, handshake, open_connections, refusals
from tests.waiting import wait_until


@contextmanager
def serving(folder: Path, **limits: float) -> Generator[Server]:
    server = Server(folder, limits)
    server.start()
    try:
        yield server
        server.stop()
    finally:
        server.close()
    assert "Traceback" not in server.read_log()


def answer_of(response: Response) -> tuple[int, str, str]:
    return response.status, response.json()["error"], response.header("retry-after")


def ask(server: Server, token: str) -> tuple[int, str, str]:
    return answer_of(server.request("GET", "/ws/room", token=token))


def test_handshake_would_be_accepted(server: Server) -> None:
    token = server.new_guest()
    response = server.request("GET", "/ws/room", token=token)
    assert answer_of(response) == (426, "upgrade_required", "")
    assert (response.header("upgrade"), response.header("connection")) == ("websocket", "upgrade")
    assert ask(server, "") == (403, "no_token", "")
    assert server.request("HEAD", "/ws/room", token=token).status == 426
    # The connection stays usable.
    first = get("/ws/room", f"Cookie: rapido_guest={token}", close=False)
    received = send(server.port, first + get("/api/players"))
    assert statuses(received) == [426, 200]


def test_asking_costs_no_handshake(tmp_path: Path) -> None:
    with serving(tmp_path, handshake_burst=2, handshake_rate=0.01) as server:
        token = server.new_guest()

        async def attack() -> None:
            for _ in range(2):
                assert [ask(server, token)[0] for _ in range(3)] == [426] * 3
                assert await handshake(server, "room", token) == ACCEPTED
            status, error, retry_after = await handshake(server, "room", token)
            assert (status, error) == (429, "too_many")
            for _ in range(3):
                asked = ask(server, token)
                assert asked[:2] == (429, "too_many")
                assert 90 <= int(asked[2]) <= int(retry_after) <= 100

        run(attack())
        assert refusals(server) == {"handshakes": 1}  # questions are no refusals


def test_too_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_guest=1, connections=2) as server:
        tokens = [server.new_guest() for _ in range(3)]

        async def attack() -> None:
            room = server.new_room(tokens[0])
            tab = await Tab.open(server.port, room, tokens[0])
            assert ask(server, tokens[0]) == await handshake(server, room, tokens[0])
            assert ask(server, tokens[0]) == (429, "too_many", "10")
            await Tab.open(server.port, room, tokens[1])
            assert ask(server, tokens[2]) == await handshake(server, room, tokens[2])
            assert ask(server, tokens[2]) == (503, "unavailable", "10")
            tab.abort()
            await asyncio.to_thread(wait_until, lambda: open_connections(server) == 1)
            assert ask(server, tokens[2])[0] == 426

        run(attack())
        assert refusals(server) == {"connections": 1, "all_connections": 1}
