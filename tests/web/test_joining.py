"""Joining by code, reconnecting, and resuming after a server restart."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from rapido.record import read_text
from tests.faults.client import Tab, acting_seat, random_move, run
from tests.faults.server import UNLIMITED, Server
from tests.waiting import wait_until
from tests.web.tables import is_genuine, play, table


def test_host_admits_a_guest_with_the_code(server: Server) -> None:
    async def scenario() -> None:
        ana, ben, eve = (server.new_guest() for _ in range(3))
        room = server.new_room(ana)
        tab = await Tab.open(server.port, room, ana)
        path = f"/api/rooms/{room}/code"
        assert server.request("POST", path, token=ben).status == 404
        code = server.request("POST", path, token=ana).json()["code"]
        typed = f"{code[:3]}-{code[3:]} ".lower()
        body = {"code": typed, "name": "Ben"}
        knock = server.request("POST", "/api/knocks", body, ben).json()["knock"]
        received = await tab.wait_for("knocked")
        assert received == {"type": "knocked", "knock": knock, "name": "Ben"}

        def outcome(token: str, which: str) -> tuple[str, str]:
            response = server.request("GET", f"/api/knocks/{which}", token=token).json()
            return response["state"], response["room"]

        assert outcome(ben, knock) == ("waiting", "")
        assert outcome(eve, knock) == ("refused", "")
        # Only the host can admit guests.
        other = await Tab.open(server.port, room, eve)
        await other.send({"type": "admit", "knock": knock, "yes": True})
        await other.send({"type": "ping"})
        await other.wait_for("pong")
        assert outcome(ben, knock) == ("waiting", "")
        await tab.send({"type": "admit", "knock": knock, "yes": True})
        await tab.send({"type": "ping"})
        await tab.wait_for("pong")
        assert outcome(ben, knock) == ("admitted", room)
        again = server.request("POST", "/api/knocks", body, eve).json()["knock"]
        await tab.send({"type": "admit", "knock": again, "yes": False})
        await tab.send({"type": "ping"})
        await tab.wait_for("pong")
        assert outcome(eve, again) == ("refused", "")
        # A wrong code looks like one that is still waiting.
        wrong = server.request("POST", "/api/knocks", {"code": "AAAAAA"}, eve)
        assert wrong.status == 201
        assert outcome(eve, wrong.json()["knock"]) == ("waiting", "")

    run(scenario())


def test_knocks_reach_the_present_host(server: Server) -> None:
    async def scenario() -> None:
        ana, ben, eve = (server.new_guest() for _ in range(3))
        room = server.new_room(ana)
        code = server.request("POST", f"/api/rooms/{room}/code", token=ana).json()["code"]

        def knock(name: str) -> dict[str, str]:
            body = {"code": code, "name": name}
            taken = server.request("POST", "/api/knocks", body, eve).json()["knock"]
            return {"type": "knocked", "knock": taken, "name": name}

        # While the host is not there, knocks wait.
        waiting = [knock("One"), knock("Two")]
        host = await Tab.open(server.port, room, ana)
        assert [await host.wait_for("knocked") for _ in range(2)] == waiting
        # A knock that is answered is not sent again.
        await host.send({"type": "admit", "knock": waiting.pop(0)["knock"], "yes": False})
        await host.send({"type": "ping"})
        await host.wait_for("pong")
        other = await Tab.open(server.port, room, ben)
        await other.do("sit", seat=0)
        await host.do("passhost", seat=0)
        assert await other.wait_for("knocked") == waiting[0]
        # From now on, the new host is asked, and only the new host.
        waiting.append(knock("Three"))
        assert await other.wait_for("knocked") == waiting[1]
        for tab in (host, other):
            await tab.send({"type": "ping"})
            await tab.wait_for("pong")
        assert [each for each in host.received if each["type"] == "knocked"][2:] == []
        await other.send({"type": "admit", "knock": waiting[0]["knock"], "yes": True})
        await other.send({"type": "ping"})
        await other.wait_for("pong")
        answer = server.request("GET", f"/api/knocks/{waiting[0]['knock']}", token=eve).json()
        assert answer == {"state": "admitted", "room": room}

    run(scenario())


@pytest.mark.parametrize("seen", [0, 1, 5, 17])
def test_reconnect_delivers_all_missed_updates(server: Server, seen: int) -> None:
    async def scenario() -> None:
        room, tokens, tabs = await table(server, finish=60)
        await tabs[0].do("begin")
        await play(dict(enumerate(tabs)), moves=20)
        now = tabs[0].view["version"]
        back = await Tab.open(server.port, room, tokens[1], seen)
        assert back.welcome["complete"]
        missed = [each["version"] for each in back.welcome["missed"]]
        assert missed == list(range(seen + 1, now + 1))
        assert back.view == tabs[0].view
        # A client with a future version gets only the current view.
        future = await Tab.open(server.port, room, tokens[1], now + 5)
        assert (future.welcome["complete"], future.welcome["missed"]) == (False, [])
        assert future.view == tabs[0].view

    run(scenario())


def test_restart_during_a_game(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    server = Server(tmp_path_factory.mktemp("restarted"), UNLIMITED)

    async def scenario() -> None:
        room, tokens, tabs = await table(server, finish=60)
        await tabs[0].do("giveword", seat=0, word="again")
        await tabs[0].do("begin")
        for end in (server.stop, server.kill):
            await play(dict(enumerate(tabs)), moves=5)
            before = tabs[0].view
            updates = {
                each["version"]: each for each in tabs[0].received if each["type"] == "update"
            }
            key = f"the-key-{before['version']}"
            seat = acting_seat(before)
            assert seat is not None
            move = random_move(before, Random(2))
            done = await tabs[seat].request(move["do"], before["version"], key, **_arguments(move))
            await asyncio.to_thread(end)
            server.start()
            seen = before["version"]
            tabs = [await Tab.open(server.port, room, token, seen) for token in tokens]
            versions = [each["version"] for each in tabs[0].welcome["missed"]]
            assert versions == list(range(seen + 1, tabs[0].view["version"] + 1))
            # A client with an older version gets the same events.
            late = await Tab.open(server.port, room, server.new_guest(), min(updates) - 1)
            assert late.welcome["complete"]
            events = {each["version"]: each["events"] for each in late.welcome["missed"]}
            assert any(events.values())
            assert all(events[version] == updates[version]["events"] for version in updates)
            # A retry with the same key gets the same response.
            assert await tabs[seat].request(move["do"], seen, key, **_arguments(move)) == done
            assert [seat["guest"] for seat in tabs[0].view["seats"]] == [
                tab.welcome["you"] for tab in tabs
            ]
        await play(dict(enumerate(tabs)))
        game = tabs[0].view["game"]["id"]
        record = read_text(server.request("GET", f"/api/games/{game}.rapido").body.decode())
        assert is_genuine(record.complete_record())

    server.start()
    try:
        run(scenario())
        server.stop()
    finally:
        server.close()


def _arguments(move: dict[str, int]) -> dict[str, int]:
    return {name: value for name, value in move.items() if name != "do"}


def test_computer_players_resume_after_a_restart(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    server = Server(tmp_path_factory.mktemp("computers"), UNLIMITED)

    async def scenario() -> None:
        token = server.new_guest()
        room = server.new_room(token)
        tab = await Tab.open(server.port, room, token)
        await tab.do("sit", seat=0)
        await tab.do("setseat", seat=1, kind="computer", bot="heuristic")
        await tab.do("configure", youngest=1, finish=30)
        await tab.do("begin")
        await tab.wait_for("update", fact="played")
        # An engine that was too slow with its first move may just be restarting.
        while not (engines := children(server.pid)):
            await tab.wait_for("update")
        server.kill()
        for engine in engines:  # no orphans
            wait_for_exit(engine)
        server.start()
        tab = await Tab.open(server.port, room, token, tab.view["version"])
        await play({0: tab})
        assert tab.view["game"]["winner"] is not None

    server.start()
    try:
        run(scenario())
        server.stop()
    finally:
        server.close()


def children(process: int) -> list[int]:
    """Return the child process ids."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in listed.split()]


def wait_for_exit(process: int) -> None:
    wait_until(lambda: not Path(f"/proc/{process}").exists())
