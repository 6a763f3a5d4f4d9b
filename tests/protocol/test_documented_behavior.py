"""Claims of the documentation beyond types, checked against a running server."""

from typing import Any

import pytest

from rapido.rooms.keys import KEYS_IN_MEMORY
from rapido.web.schema import message_schema
from tests.faults.client import Tab, run
from tests.faults.server import Server
from tests.web.tables import table

SCHEMA = message_schema()


def assert_documented(struct: str, member: str, claim: str) -> None:
    """Assert that the documentation still makes the tested claim."""
    assert claim in SCHEMA["$defs"][struct]["properties"][member]["description"]


def test_done_carries_the_last_version_of_a_command(server: Server) -> None:
    assert_documented("Done", "version", "last version")

    async def scenario() -> None:
        token = server.new_guest()
        tab = await Tab.open(server.port, server.new_room(token), token)
        before = tab.view["version"]
        # Seat 1 has this color, so both seats change.
        command: dict[str, Any] = {"seat": 0, "name": "Ana", "colour": 1, "key": "12345678"}
        done = await tab.do("sit", **command)
        assert done == tab.view["version"] == before + 2
        updates = [each["version"] for each in tab.received if each["type"] == "update"]
        assert updates == [before + 1, before + 2]
        assert tab.received[-1]["type"] == "done"  # after its updates
        assert await tab.do("sit", **command) == done
        assert tab.view["version"] == done
        # A command that changes nothing gets no new version.
        assert await tab.do("return") == done

    run(scenario())


def test_refused_key_may_be_used_again(server: Server) -> None:
    assert_documented("Do", "key", "key of a command that was refused, or changed nothing, may be")

    async def scenario() -> None:
        token = server.new_guest()
        tab = await Tab.open(server.port, server.new_room(token), token)
        assert await tab.refused("begin", key="12345678") == "seats_open"
        assert await tab.do("return", key="12345678") == tab.view["version"]
        assert await tab.do("sit", seat=0, key="12345678") == tab.view["version"]

    run(scenario())


def test_key_belongs_to_a_guest_and_a_command(server: Server) -> None:
    assert_documented("Do", "key", "for this guest and room")
    assert_documented("Do", "key", "refused as `key_reused`")
    assert_documented("Do", "key", f"latest {KEYS_IN_MEMORY} commands")

    async def scenario() -> None:
        token, other = server.new_guest(), server.new_guest()
        room = server.new_room(token)
        ana, ben = [await Tab.open(server.port, room, each) for each in (token, other)]
        done = await ana.do("sit", seat=0, key="12345678")
        assert await ben.do("sit", seat=1, key="12345678") == done + 1
        assert await ana.do("sit", seat=0, key="12345678") == done
        assert await ana.refused("sit", seat=0, name="Ana", key="12345678") == "key_reused"

    run(scenario())


def test_move_based_on_any_other_version_is_stale(server: Server) -> None:
    assert_documented("Do", "seen", "older or newer")

    async def scenario() -> None:
        _, _, tabs = await table(server)
        await tabs[0].do("begin")
        version = tabs[0].view["version"]
        for seen in (version - 1, version + 1, version + 1000):
            assert await tabs[0].refused("throw", seen=seen) == "stale"
        await tabs[0].do("throw", seen=version)

    run(scenario())


def test_next_seal_is_that_of_the_running_game(server: Server) -> None:
    assert_documented(
        "RoomView", "next_seal", "While a game is running, this is still its own seal"
    )

    async def scenario() -> None:
        _, _, tabs = await table(server)
        sealed = tabs[0].view["next_seal"]
        await tabs[0].do("begin")
        view = tabs[0].view
        assert view["next_seal"] == view["game"]["seal"] == sealed
        await tabs[0].do("abandon")
        view = tabs[0].view
        assert view["game"]["seal"] == sealed
        assert view["next_seal"] not in {"", sealed}

    run(scenario())


@pytest.mark.parametrize(("throws", "phase"), [(0, "roll"), (1, "decide")])
def test_abandoned_game_stays_in_its_phase(server: Server, throws: int, phase: str) -> None:
    assert_documented(
        "GameView", "phase", "An abandoned game stays in `roll` or `decide`, without `actions`"
    )

    async def scenario() -> None:
        _, _, tabs = await table(server)
        await tabs[0].do("begin")
        for _ in range(throws):
            await tabs[0].do("throw")
        assert tabs[0].view["game"]["actions"]
        await tabs[0].do("abandon")
        view = tabs[0].view
        assert (view["game"]["phase"], view["game"]["actions"]) == (phase, [])
        assert not view["playing"]

    run(scenario())


def test_no_missed_updates_if_too_far_behind_or_ahead(server: Server) -> None:
    assert_documented("Welcome", "missed", "about 256")

    async def scenario() -> None:
        token = server.new_guest()
        room = server.new_room(token)
        tab = await Tab.open(server.port, room, token)
        for number in range(1, 301):
            await tab.do("configure", finish=number)
        version = tab.view["version"]
        for seen, missed in ((version, 0), (version - 1, 1), (version - 256, 256)):
            welcome = (await Tab.open(server.port, room, token, seen)).welcome
            assert [each["version"] for each in welcome["missed"]] == [
                *range(seen + 1, version + 1)
            ]
            assert (len(welcome["missed"]), welcome["complete"]) == (missed, True)
        for seen in (0, version - 257, version + 1):
            welcome = (await Tab.open(server.port, room, token, seen)).welcome
            assert (welcome["missed"], welcome["complete"]) == ([], False)
            assert welcome["view"]["version"] == version

    run(scenario())


def test_record_of_a_running_game_needs_access_to_the_room(server: Server) -> None:
    stranger = server.new_guest()

    def read(game: str, token: str) -> Any:
        answer = server.request("GET", f"/api/games/{game}.json", token=token)
        return answer.json() if answer.status == 200 else (answer.status, answer.json()["error"])

    async def begin(*, spectators: bool) -> tuple[str, list[str], list[Tab]]:
        _, tokens, tabs = await table(server)
        await tabs[0].do("configure", spectators=spectators)
        await tabs[0].do("begin")
        return tabs[0].view["game"]["id"], tokens, tabs

    async def scenario() -> None:
        game, _, _ = await begin(spectators=True)
        assert read(game, stranger)["secret"] == ""
        game, tokens, tabs = await begin(spectators=False)
        for token in tokens:
            assert read(game, token)["secret"] == ""
        for token in (stranger, ""):
            assert read(game, token) == (404, "no_such_game")
        await tabs[0].do("abandon")
        assert read(game, stranger)["secret"] != ""

    run(scenario())


RECORD = """Rapido 1
Player A: Ana
Player B: Ben
Player C: Cleo
Finish: 9

1. A46 @3
2. B12 B33 @5
3. C71 @0
4. A11 @2
5. B77 @1
6. C36 C55 @4
Result: unfinished
"""


def test_moments_are_in_chronological_order(server: Server) -> None:
    answer = server.request("POST", "/api/review", {"record": RECORD})
    assert answer.status == 200, answer
    moments = answer.json()["moments"]
    assert len(moments) > 2
    entries = [moment["entry"] for moment in moments]
    assert entries == sorted(entries)
    swings = [abs(moment["swing"]) for moment in moments]
    assert swings != sorted(swings, reverse=True)  # so the order matters in this record
