"""Two processes on PostgreSQL behind nginx and Caddy: one stops, and nobody notices much."""

import asyncio
import json
from collections.abc import Generator

import pytest

from rapido.web.sockets.codes import RESTART
from tests.faults.client import Tab, run
from tests.faults.server import UNLIMITED, Response, Server, token_of
from tests.hosting.web_servers import NAME, WebServer, make_certificate, web_server
from tests.servers.postgres import Postgres
from tests.waiting import wait_until

SOURCE = "127.0.0.2"
PAUSE = 2.5
"""seconds after which Caddy has forgotten a failure"""


@pytest.fixture(scope="module")
def servers(
    shared_postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Generator[list[Server]]:
    shared_postgres.ensure_running()
    database = shared_postgres.new_database()
    store = {"store": shared_postgres.url(database), "names": [NAME], "proxies": ["127.0.0.1"]}
    servers = [Server(tmp_path_factory.mktemp("process"), UNLIMITED | store) for _ in range(2)]
    try:
        for server in servers:
            server.start()
        yield servers
        for server in servers:
            server.stop()
    finally:
        for server in servers:
            server.close()
        shared_postgres.drop_database(database)
    for server in servers:
        assert "Traceback" not in server.read_log(), server.read_log()


@pytest.fixture(params=["nginx", "caddy"])
def front(
    request: pytest.FixtureRequest, servers: list[Server], tmp_path_factory: pytest.TempPathFactory
) -> Generator[WebServer]:
    folder, tls = tmp_path_factory.mktemp(request.param), tmp_path_factory.mktemp("tls")
    certificate = make_certificate(tls)
    with web_server(request.param, servers[0], folder, certificate, servers[1:]) as running:
        yield running


def test_each_process_may_stop(front: WebServer, servers: list[Server]) -> None:
    async def stop_one_after_the_other() -> None:
        token = token_of(front.request("GET", "/"))
        body, cookie = json.dumps({"seats": 2}).encode(), f"rapido_guest={token}"
        room = front.request("POST", "/api/rooms", body, Cookie=cookie).json()["room"]

        answers: list[Response] = []

        def opens_room() -> bool:
            answers.append(front.request("POST", "/api/rooms", body, Cookie=cookie))
            return answers[-1].status == 201

        tab = await front.open_tab(room, token, SOURCE)
        versions = [await tab.do("sit", seat=0, name="Ann")]
        for server in servers:
            await asyncio.to_thread(server.stop)
            # No sticky sessions: the other one serves everything, at once.
            for _ in range(5):
                assert front.request("GET", "/api/players", Cookie=cookie).status == 200
            tab = await reconnect(tab, room, token)
            # The process that has stopped has the fewest connections, but must not be preferred.
            await asyncio.sleep(PAUSE)
            if front.kind == "nginx":
                assert opens_room()
            # Caddy before 2.7 does not repeat a request with a body.
            wait_until(opens_room, lambda: str(answers[-1]))
            versions.append(await tab.do("giveword", seat=0, word=f"word {server.port}"))
            await asyncio.to_thread(server.start)
        assert versions == sorted(set(versions))

    async def reconnect(tab: Tab, room: str, token: str) -> Tab:
        """Open a new connection if the old one was on the process that has stopped."""
        try:
            async with asyncio.timeout(1):
                assert await tab.close_code() == RESTART
        except TimeoutError:
            return tab
        return await front.open_tab(room, token, SOURCE)

    run(stop_one_after_the_other())


def test_id_of_the_web_server_reaches_the_client(front: WebServer, servers: list[Server]) -> None:
    assert len(servers) == 2
    ids = {front.request("GET", "/", X_Request_ID="mine").header("x-request-id") for _ in range(3)}
    assert len(ids) == 3
    assert all(len(found) >= 32 for found in ids)
