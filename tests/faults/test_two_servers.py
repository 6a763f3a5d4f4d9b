"""Two server processes on one PostgreSQL are one server for everybody who is connected."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.faults.client import Tab, run
from tests.faults.server import UNLIMITED, Server
from tests.servers.postgres import Postgres
from tests.waiting import wait_until

Servers = tuple[Server, Server]


@pytest.fixture(scope="module")
def servers(
    shared_postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Servers]:
    shared_postgres.ensure_running()
    name = shared_postgres.new_database()
    settings = UNLIMITED | {"store": shared_postgres.url(name)}
    both = [Server(tmp_path_factory.mktemp(folder), settings) for folder in ("one", "two")]
    try:
        for server in both:
            server.start()
        yield both[0], both[1]
        for server in both:
            server.stop()
    finally:
        for server in both:
            server.close()
        shared_postgres.drop_database(name)
    for server in both:
        assert "Traceback" not in server.read_log(), server.read_log()


async def wait_for_present(tab: Tab, *tabs: Tab) -> None:
    """Wait until a tab is told that just these guests are connected."""
    guests = sorted({each.welcome["you"] for each in tabs})
    while True:
        message = await tab.receive()
        if message["type"] == "present" and message["guests"] == guests:
            return


def create_code(server: Server, room: str, token: str) -> str:
    return server.request("POST", f"/api/rooms/{room}/code", token=token).json()["code"]


def knock(server: Server, code: str, token: str) -> str:
    taken = server.request("POST", "/api/knocks", {"code": code, "name": "Eve"}, token)
    assert taken.status == 201, taken
    return taken.json()["knock"]


def outcome(server: Server, which: str, token: str) -> Any:
    return server.request("GET", f"/api/knocks/{which}", token=token).json()


def test_connections_of_both_are_those_of_the_room(servers: Servers) -> None:
    one, two = servers

    async def scenario() -> None:
        token, other = one.new_guest(), two.new_guest()
        room = one.new_room(token)
        first = await Tab.open(one.port, room, token)
        ben = await Tab.open(two.port, room, other)
        await wait_for_present(first, first, ben)
        await wait_for_present(ben, first, ben)
        # The newest connection plays.
        second = await Tab.open(two.port, room, token)
        await first.wait_for("elsewhere")
        assert await first.refused("sit", seat=0) == "elsewhere"
        await second.do("sit", seat=0)
        await first.send({"type": "here"})
        await second.wait_for("elsewhere")
        await first.do("sit", seat=1)
        await first.send({"type": "say", "phrase": "ouch"})
        said = await ben.wait_for("said")
        assert (said["guest"], said["phrase"]) == (first.welcome["you"], "ouch")
        # When it is closed, the newest other one plays.
        await first.connection.close()
        await second.wait_for("here")
        await second.do("sit", seat=0)
        await ben.connection.close()
        await wait_for_present(second, second)

    run(scenario())


def test_two_tabs_connect_at_the_same_moment(servers: Servers) -> None:
    async def scenario() -> None:
        token = servers[0].new_guest()
        room = servers[0].new_room(token)
        for _ in range(10):
            tabs = await asyncio.gather(*(Tab.open(server.port, room, token) for server in servers))
            # One of them hears that the other one plays, and then it does.
            listening = {asyncio.ensure_future(tab.wait_for("elsewhere")): tab for tab in tabs}
            done, waiting = await asyncio.wait(listening, return_when=asyncio.FIRST_COMPLETED)
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            inactive = [listening[task] for task in done]
            assert len(inactive) == 1
            (active,) = [tab for tab in tabs if tab not in inactive]
            await active.do("sit", seat=0)
            assert await inactive[0].refused("sit", seat=0) == "elsewhere"
            for tab in tabs:
                await tab.connection.close()

    run(scenario())


def test_knocks_reach_the_host_and_answers_the_guest(servers: Servers) -> None:
    one, two = servers

    async def scenario() -> None:
        token, eve = one.new_guest(), two.new_guest()
        room = one.new_room(token)
        old, code = create_code(one, room, token), create_code(two, room, token)
        host = await Tab.open(one.port, room, token)
        assert outcome(two, knock(two, old, eve), eve)["state"] == "waiting"  # for ever
        taken = knock(two, code, eve)
        assert await host.wait_for("knocked") == {"type": "knocked", "knock": taken, "name": "Eve"}
        await host.send({"type": "admit", "knock": taken, "yes": True})
        await host.send({"type": "ping"})
        await host.wait_for("pong")
        for server in servers:
            assert outcome(server, taken, eve) == {"state": "admitted", "room": room}
        # Knocks wait for a host who connects to another process.
        waiting = knock(one, code, eve)
        await host.wait_for("knocked", knock=waiting)
        again = await Tab.open(two.port, room, token)
        await again.wait_for("knocked", knock=waiting)

    run(scenario())


def test_seats_change_hands_across_both(servers: Servers) -> None:
    one, two = servers

    async def scenario() -> None:
        ana, ben, phone, eve = (one.new_guest() for _ in range(4))
        room = one.new_room(ana)
        host, other = await Tab.open(one.port, room, ana), await Tab.open(two.port, room, ben)
        await wait_for_present(host, host, other)
        await host.do("sit", seat=0, name="Ana")
        await other.do("sit", seat=1, name="Ben")
        # Until the host's process knows of Ben, a yes would let Eve in to watch.
        while host.view["seats"][1].get("guest") != other.welcome["you"]:
            await host.receive()
        # A connected person's seat is not given away by a host in another process.
        path = f"/api/rooms/{room}/knocks"
        asked = one.request("POST", path, {"seat": 1, "name": "Ben"}, eve).json()["knock"]
        await other.wait_for("knocked", knock=asked, seat=1)
        await host.send({"type": "admit", "knock": asked, "yes": True, "seat": 1})
        await host.send({"type": "ping"})
        await host.wait_for("pong")
        assert outcome(two, asked, eve)["state"] == "waiting"
        assert host.view["seats"][1]["guest"] == other.welcome["you"]
        # A link of one process is used in the other, once.
        link = one.request("POST", f"/api/rooms/{room}/seat-links", {"seat": 0}, ana).json()
        body = {"token": link["token"]}
        assert two.request("POST", f"/api/rooms/{room}/seat", body, phone).json() == {"seat": 0}
        for server in servers:
            used = server.request("POST", f"/api/rooms/{room}/seat", body, eve)
            assert used.json()["error"] == "link_used"
        while "former" not in host.view["seats"][0]:
            await host.receive()
        assert host.view["seats"][0]["former"] == host.welcome["you"]

    run(scenario())


def test_killed_process_takes_nothing_along(servers: Servers) -> None:
    one, two = servers

    async def scenario() -> None:
        token, eve = one.new_guest(), one.new_guest()
        room = one.new_room(token)
        code = create_code(one, room, token)
        old = await Tab.open(two.port, room, token)
        newer = await Tab.open(two.port, room, token)
        await asyncio.sleep(0.2)  # until the other process has heard of it
        newest = await Tab.open(one.port, room, token)
        await newer.wait_for("elsewhere")
        other = await Tab.open(one.port, room, eve)
        await wait_for_present(old, newest, other)
        taken = knock(one, code, eve)
        one.kill()
        await newer.wait_for("here")
        await newer.do("sit", seat=0)
        await wait_for_present(old, old)
        assert [each for each in old.received if each["type"] == "here"] == []
        host = await Tab.open(two.port, room, token)
        await host.wait_for("knocked", knock=taken)
        await host.send({"type": "admit", "knock": taken, "yes": True})
        one.start()
        while outcome(one, taken, eve)["state"] == "waiting":
            await host.send({"type": "ping"})
            await host.wait_for("pong")
        assert outcome(one, taken, eve) == {"state": "admitted", "room": room}

    run(scenario())


def test_process_that_is_never_heard_is_missed(servers: Servers) -> None:
    """The store says that it lives, so the others do not trust the bus and look at the store."""
    one, two = servers

    def hears_everybody() -> bool:
        return b"rapido_bus_connected 1.0" in one.request("GET", "/metrics").body

    async def scenario() -> None:
        token, ben = one.new_guest(), two.new_guest()
        room = one.new_room(token)
        host = await Tab.open(one.port, room, token)
        other = await Tab.open(two.port, room, ben)
        await other.do("sit", seat=0)
        await host.wait_for("update")

    wait_until(hears_everybody)
    two.stop()
    two.change(bus="nats://127.0.0.1:1")
    two.start()
    wait_until(lambda: not hears_everybody())
    run(scenario())
    two.kill()
    wait_until(hears_everybody)
    two.change(bus="postgresql:")
    two.start()
