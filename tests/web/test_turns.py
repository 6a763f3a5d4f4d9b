"""Commands of the wrong guest, seat, turn, phase, token or tab are refused and change nothing."""

from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.faults.client import Tab, run
from tests.faults.server import Server

COMMANDS: dict[str, dict[str, Any]] = {
    "sit": {"seat": 0},
    "stand": {"seat": 0},
    "setseat": {"seat": 0, "kind": "computer", "bot": "uniform"},
    "setseats": {"seats": 3},
    "configure": {"finish": 10},
    "giveword": {"seat": 0, "word": "mine"},
    "begin": {},
    "throw": {"pair": 0},
    "place": {"field": 0},
    "passhost": {"seat": 1},
    "abandon": {},
}
LOBBY = {
    "ben": {
        "sit": "seat_taken",
        "stand": "not_your_seat",
        "setseat": "not_host",
        "setseats": "not_host",
        "configure": "not_host",
        "giveword": "not_your_seat",
        "begin": "not_host",
        "throw": "no_game",
        "place": "no_game",
        "passhost": "not_host",
        "abandon": "not_host",
    },
    "ana": {"throw": "no_game", "place": "no_game", "abandon": "no_game"},
}
LOBBY["stranger"] = LOBBY["ben"]
RUNNING = {
    "ben": {
        "sit": "game_running",
        "stand": "game_running",
        "setseat": "not_host",
        "setseats": "not_host",
        "configure": "not_host",
        "giveword": "game_running",
        "begin": "not_host",
        "throw": "not_your_turn",
        "place": "not_your_turn",
        "passhost": "not_host",
        "abandon": "not_host",
    },
    "ana": {
        "sit": "game_running",
        "stand": "game_running",
        "setseat": "game_running",
        "setseats": "game_running",
        "configure": "game_running",
        "giveword": "game_running",
        "begin": "game_running",
        "place": "roll_first",
    },
}
RUNNING["stranger"] = RUNNING["ben"]


async def table(server: Server) -> tuple[str, dict[str, str], dict[str, Tab]]:
    """Seat Ana, the host, and Ben; a stranger is watching."""
    tokens = {name: server.new_guest() for name in ("ana", "ben", "stranger")}
    room = server.new_room(tokens["ana"])
    tabs = {name: await Tab.open(server.port, room, token) for name, token in tokens.items()}
    await tabs["ana"].do("sit", seat=0, name="Ana")
    await tabs["ben"].do("sit", seat=1, name="Ben")
    return room, tokens, tabs


async def version(server: Server, room: str) -> int:
    tab = await Tab.open(server.port, room, server.new_guest())
    await tab.close()
    return int(tab.view["version"])


@pytest.mark.parametrize("phase", ["lobby", "running"])
def test_commands_without_permission(server: Server, phase: str) -> None:
    async def try_all() -> None:
        room, _, tabs = await table(server)
        if phase == "running":
            await tabs["ana"].do("begin")
        before = await version(server, room)
        for name, refusals in (LOBBY if phase == "lobby" else RUNNING).items():
            for command, code in refusals.items():
                response = await tabs[name].refused(command, **COMMANDS[command])
                assert response == code, (name, command)
        assert await version(server, room) == before

    run(try_all())


def test_moves_out_of_phase_out_of_turn_or_stale(server: Server) -> None:
    async def play() -> None:
        room, _, tabs = await table(server)
        ana, ben = tabs["ana"], tabs["ben"]
        began = await ana.do("begin")
        assert await ana.refused("place", field=0) == "roll_first"
        assert await ana.refused("throw", pair=1, seen=began - 1) == "stale"
        assert await ana.refused("throw", pair=0, seen=began + 1) == "stale"
        assert await version(server, room) == began
        mine, other = ana, ben
        while ana.view["game"]["phase"] == "roll":  # a cross may end the turn
            mine, other = (ana, ben) if ana.view["game"]["player"] == 0 else (ben, ana)
            assert await mine.refused("place", field=0) == "roll_first"
            assert await other.refused("throw", pair=0) == "not_your_turn"
            pair = mine.view["game"]["actions"][0]["pair"]
            thrown = await mine.do("throw", pair=pair)
            if other.view["version"] < thrown:
                await other.wait_for("update", version=thrown)
        game, now = ana.view["game"], await version(server, room)
        assert game["phase"] == "decide"
        assert await other.refused("throw", pair=0) == "not_your_turn"
        assert await other.refused("place", field=0) == "not_your_turn"
        assert await mine.refused("throw", pair=1 - game["pair"]) == "pair_on_board"
        assert await mine.refused("throw", pair=game["pair"], seen=now - 1) == "stale"
        assert await mine.refused("place", field=0, seen=now - 1) == "stale"
        assert await version(server, room) == now
        await ana.do("abandon")
        ended = await version(server, room)
        for tab in (ana, ben):
            assert await tab.refused("throw", pair=0) == "no_game"
            assert await tab.refused("place", field=0) == "no_game"
        assert await version(server, room) == ended

    run(play())


def test_repeated_key_is_executed_once(server: Server) -> None:
    async def repeat() -> None:
        room, _, tabs = await table(server)
        ana = tabs["ana"]
        seen = await ana.do("begin")
        first = await ana.request("throw", seen=seen, key="the-same-key", pair=0)
        for _ in range(3):
            assert await ana.request("throw", seen=seen, key="the-same-key", pair=0) == first
        # Another guest's key is another one, and so is another command's.
        assert await tabs["ben"].refused("throw", seen=seen, key="the-same-key", pair=0) == "stale"
        assert await ana.refused("throw", seen=seen, key="the-same-key", pair=1) == "key_reused"
        assert await ana.refused("leave", key="the-same-key") == "key_reused"
        assert await version(server, room) == first["version"]

    run(repeat())


def test_newest_tab_takes_over(server: Server) -> None:
    async def two_tabs() -> None:
        room, tokens, tabs = await table(server)
        old = tabs["ana"]
        await old.do("begin")
        new = await Tab.open(server.port, room, tokens["ana"])
        await old.wait_for("elsewhere")
        before = await version(server, room)
        assert await old.refused("throw", pair=0) == "elsewhere"
        assert await old.refused("abandon") == "elsewhere"
        assert await version(server, room) == before
        assert await new.do("throw", pair=0) == before + 1
        await old.wait_for("update", version=before + 1)  # it still gets updates
        newest = await Tab.open(server.port, room, tokens["ana"])
        await new.wait_for("elsewhere")
        assert await new.refused("throw", pair=0) == "elsewhere"
        await newest.do("abandon")

    run(two_tabs())


async def has_not_received(tab: Tab, kind: str) -> bool:
    """Whether a tab has received no such message up to now."""
    received = len(tab.received)
    await tab.send({"type": "ping"})
    await tab.wait_for("pong")
    return all(message["type"] != kind for message in tab.received[received:])


def test_inactive_tab_takes_over_again(server: Server) -> None:
    async def three_tabs() -> None:
        room, tokens, tabs = await table(server)
        first = tabs["ana"]
        await first.do("begin")
        second = await Tab.open(server.port, room, tokens["ana"])
        third = await Tab.open(server.port, room, tokens["ana"])
        await first.send({"type": "here"})
        await first.wait_for("here")
        await third.wait_for("elsewhere")
        assert await third.refused("throw", pair=0) == "elsewhere"
        assert await second.refused("throw", pair=0) == "elsewhere"
        await first.do("throw", pair=0)
        # Repeating `here` in the active tab sends nothing to the others.
        await first.send({"type": "here"})
        await first.wait_for("here")
        assert await has_not_received(third, "elsewhere")
        # Other guests are not affected.
        await tabs["stranger"].send({"type": "here"})
        await tabs["stranger"].wait_for("here")
        assert await has_not_received(first, "elsewhere")
        assert await tabs["stranger"].refused("abandon") == "not_host"
        await first.do("abandon")

    run(three_tabs())


@pytest.mark.parametrize("close_frame", [True, False])
def test_newest_remaining_tab_becomes_active(server: Server, *, close_frame: bool) -> None:
    async def three_tabs() -> None:
        room, tokens, tabs = await table(server)
        first = tabs["ana"]
        await first.do("begin")
        second = await Tab.open(server.port, room, tokens["ana"])
        third = await Tab.open(server.port, room, tokens["ana"])
        await first.send({"type": "here"})
        await first.wait_for("here")
        await third.wait_for("elsewhere")
        if close_frame:
            await first.close()
        else:
            first.abort()
        await third.wait_for("here")
        await third.do("throw", pair=0)
        assert await has_not_received(second, "here")
        assert await second.refused("abandon") == "elsewhere"
        # Closing an inactive tab does not affect the active one.
        received = len(third.received)
        await second.close()
        await third.wait_for("present")
        assert [message["type"] for message in third.received[received:]] == ["present"]
        assert await has_not_received(tabs["ben"], "here")
        await third.do("abandon")

    run(three_tabs())


def test_invalid_and_foreign_tokens(server: Server) -> None:
    async def status(room: str, token: str) -> int:
        try:
            tab = await Tab.connect(server.port, room, token)
        except InvalidStatus as refusal:
            return refusal.response.status_code
        await tab.close()
        return 101

    async def tokens_tried() -> None:
        room, tokens, tabs = await table(server)
        ana = tokens["ana"]
        public = tabs["ana"].welcome["you"]
        hashed = str(server.query("SELECT by FROM entries WHERE room = ?", room)[0][0])
        for token in ("", ana[:-1], ana + "A", ana[:10], "é" * 11, "x" * 4000, public, hashed):
            assert await status(room, token.encode().decode("latin-1")) == 403, token
        other = ana[:-2] + ("AA" if ana[-2:] != "AA" else "BA")
        for token in (other, ana.swapcase(), hashed[:22], tokens["stranger"]):
            tab = await Tab.open(server.port, room, token)
            assert tab.welcome["you"] != public
            assert await tab.refused("begin") == "not_host"
            assert await tab.refused("stand", seat=0) == "not_your_seat"
            await tab.close()
            assert server.request("DELETE", f"/api/rooms/{room}", token=token).status == 404

    run(tokens_tried())


def test_token_loses_its_rights_after_leaving(server: Server) -> None:
    async def leave() -> None:
        room, tokens, tabs = await table(server)
        await tabs["ben"].do("leave")
        await tabs["ben"].close()
        await tabs["ana"].wait_for("update", fact="seatset")
        again = await Tab.open(server.port, room, tokens["ben"])
        assert again.view["seats"][1]["kind"] == "open"
        assert await again.refused("giveword", seat=1, word="mine") == "not_your_seat"
        await tabs["stranger"].do("sit", seat=1)
        assert await again.refused("sit", seat=1) == "seat_taken"
        # The host loses all rights as well.
        await tabs["ana"].do("leave")
        assert await tabs["ana"].refused("begin") == "not_host"
        assert server.request("DELETE", f"/api/rooms/{room}", token=tokens["ana"]).status == 404
        assert (
            server.request("DELETE", f"/api/rooms/{room}", token=tokens["stranger"]).status == 204
        )

    run(leave())
