"""Floods from one address: others play on, and the flood is refused, cut and counted."""

import asyncio
import os
import sys
from collections.abc import Iterator

import pytest

from tests.faults.attacker import Attacker
from tests.faults.client import run
from tests.faults.counts import count
from tests.faults.floods import FLOODS
from tests.faults.http_floods import POSTED, SERVED
from tests.faults.long_games import StoredGames, store_games
from tests.faults.server import Server
from tests.faults.target import Target
from tests.faults.victim import Victims, flooding
from tests.waiting import TIMEOUT

COMMANDS = int(os.environ.get("RAPIDO_FLOOD_COMMANDS", "1"))
"""commands of others during each flood"""
PATIENCE = 15
"""how many times as many there are before a flood must have been refused"""
ENDED_BY_PROTOCOL = {"large messages", "fragmented messages"}
"""floods that the WebSocket protocol itself ends"""
UNCOUNTED = SERVED | ENDED_BY_PROTOCOL
GAMES = int(os.environ.get("RAPIDO_FLOOD_GAMES", "4"))
MOVES = int(os.environ.get("RAPIDO_FLOOD_MOVES", "500"))
SEED = int(os.environ.get("RAPIDO_SEED", "1"))

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux has more than one loopback address"
)


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, StoredGames]]:
    """A server with default settings, and the games that it finds in its database."""
    server = Server(tmp_path_factory.mktemp("flooded"))
    games = store_games(server.data, GAMES, MOVES)
    server.start()
    try:
        yield server, games
        server.stop()
    finally:
        server.close()


async def refusals(server: Server) -> float:
    """Return the number of refusals for all reasons from the metrics."""
    response = await asyncio.to_thread(server.request, "GET", "/metrics")
    lines = response.body.decode().splitlines()
    return sum(
        float(line.split()[-1]) for line in lines if line.startswith("rapido_refusals_total")
    )


async def play_during(name: str, server: Server, games: StoredGames) -> float:
    """Play while a flood runs until it is refused; return how many refusals were counted."""
    victims = Victims(server, SEED)
    await victims.begin(1)
    await victims.wait_for_more(COMMANDS)
    before, refused = victims.take_latencies(), await refusals(server)
    address = f"127.0.1.{1 + list(FLOODS).index(name)}"  # each flood with full rate limits
    async with flooding(name, server, address, games) as flood:
        try:
            for _ in range(PATIENCE):
                await victims.wait_for_more(COMMANDS)
                if name in UNCOUNTED or await refusals(server) > refused:
                    break
        finally:
            count(flood=name, before=before, during=victims.take_latencies())
    sys.stdout.write(f"{name}: {dict(flood.counted)}\n")
    await victims.end()
    counted = await asyncio.to_thread(victims.check, own_rooms=True)
    assert counted["unknown"] == 0, counted
    codes = {call.code for call in victims.history.calls.values() if call.outcome == "refused"}
    assert codes <= {"stale", "not_your_turn", "dice_not_ready", "game_running"}, codes
    assert [player.reconnects for player in victims.players] == [1, 1]
    if name in ENDED_BY_PROTOCOL:
        assert flood.counted["cut"] > 0, flood.counted
    return await refusals(server) - refused


@pytest.mark.parametrize("name", FLOODS)
def test_others_play_on_during_a_flood(flooded: tuple[Server, StoredGames], name: str) -> None:
    server, games = flooded
    if server.has_crashed():
        server.close()
        server.start()
    logged = len(server.read_log())
    counted = run(play_during(name, server, games), 10 * TIMEOUT)
    assert not server.has_crashed()
    assert "Traceback" not in server.read_log()[logged:], server.read_log()[logged:]
    assert name in UNCOUNTED or counted > 0, "the flood was not refused, or that was not counted"


@pytest.mark.parametrize("path", POSTED)
def test_what_floods_post_is_valid(flooded: tuple[Server, StoredGames], path: str) -> None:
    """The server must not get off cheaply because of a mistake in a body."""
    server, games = flooded
    target = Target(Attacker(server.port, ""), "", "", **games._asdict())
    response = server.request("POST", path, POSTED[path](target))
    assert response.status == 200, response
    assert not {"damage", "fault"} & {name for name, value in response.json().items() if value}
