"""What goes wrong with several processes, each while people play on all of them."""

import asyncio
import json
import signal
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

from rapido.rooms.cluster.rendezvous import rank
from rapido.store.postgres.migrations import MIGRATIONS
from tests.faults.client import Tab, acting_seat, random_move
from tests.faults.cluster import AHEAD, Cluster
from tests.faults.counts import count
from tests.faults.proxy import Interruption
from tests.faults.server import Server
from tests.waiting import TIMEOUT

Fault = Callable[[Cluster], Awaitable[None]]

MOVES: Final = 10
"""that must be acknowledged while something is broken and play goes on"""
TERMINATE: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rapido'
"""
WITHOUT_BUS: Final = 3
"""versions that everybody must see while processes do not hear of each other"""


async def kill_process(cluster: Cluster) -> None:
    """The others go on without it, and people who were connected to it play with them."""
    server = cluster.rng.choice(cluster.servers)
    server.kill()
    count(process_kills=1)
    await cluster.load.wait_for_more(MOVES)
    await cluster.start(server)


async def rolling_restart(cluster: Cluster) -> None:
    """An upgrade: each process is told to stop, and started again."""
    for server in cluster.servers:
        await asyncio.to_thread(server.stop)
        await cluster.start(server)
    count(rolling_restarts=1)


async def kill_postgres(cluster: Cluster) -> None:
    await asyncio.to_thread(cluster.postgres.kill)
    count(postgres_kills=1)
    await asyncio.to_thread(cluster.postgres.start)


async def kill_nats(cluster: Cluster) -> None:
    """Processes hear of each other's moves by polling."""
    assert cluster.nats is not None
    await asyncio.to_thread(cluster.nats.kill)
    count(nats_kills=1)
    await cluster.play_on(WITHOUT_BUS)
    await asyncio.to_thread(cluster.nats.start)


async def cut_off_nats(cluster: Cluster) -> None:
    """Only one process is cut off: it polls, and the others notice that they do not hear it."""
    assert cluster.bus_proxy is not None
    cluster.bus_proxy.interrupt(cluster.rng.choice([*Interruption]))
    await cluster.play_on(WITHOUT_BUS)
    cluster.bus_proxy.heal()
    count(other_faults=1)


async def cut_off(cluster: Cluster) -> None:
    """One process loses PostgreSQL for a moment; the others go on."""
    proxy = cluster.rng.choice(cluster.proxies)
    proxy.interrupt(cluster.rng.choice([*Interruption]))
    await cluster.load.wait_for_more(MOVES)
    await asyncio.sleep(cluster.rng.random())
    proxy.heal()
    count(cut_off=1)


async def cut_off_for_long(cluster: Cluster) -> None:
    """Longer than a command may wait: it is refused, and the other processes go on."""
    proxy = cluster.rng.choice(cluster.proxies)
    proxy.interrupt(cluster.rng.choice([Interruption.SILENCE, Interruption.NO_ANSWERS]))
    await cluster.wait_for_refusals(1)
    await cluster.load.wait_for_more(MOVES)
    proxy.heal()
    count(cut_off=1)


async def freeze_postgres(cluster: Cluster) -> None:
    """Nothing is acknowledged while it cannot be stored; what waits too long is refused."""
    cluster.send_to_postgres(signal.SIGSTOP)
    try:
        await asyncio.sleep(0.5)  # for what was stored before
        before = cluster.load.acknowledged()
        await cluster.wait_for_refusals(3)
        assert cluster.load.acknowledged() == before
    finally:
        cluster.send_to_postgres(signal.SIGCONT)
    count(other_faults=1)


async def make_read_only(cluster: Cluster) -> None:
    """As after a failover to a server that does not take writes yet."""
    await cluster.query("ALTER SYSTEM SET default_transaction_read_only = on")
    await cluster.query("SELECT pg_reload_conf()")
    await cluster.wait_for_refusals(3)
    await cluster.query("ALTER SYSTEM RESET default_transaction_read_only")
    await cluster.query("SELECT pg_reload_conf()")
    count(other_faults=1)


async def take_all_connections(cluster: Cluster) -> None:
    """Other programs use up the connections of PostgreSQL."""
    taken = await cluster.connections()
    assert taken
    answers = cluster.load.history.answers
    refused = answers["unavailable"]
    try:
        async with asyncio.timeout(TIMEOUT):
            while answers["unavailable"] == refused:
                # Whose connection is gone tries to get another one, and so do we.
                await taken[0].execute(TERMINATE)
                taken += await cluster.connections()
                await asyncio.sleep(0.05)
    finally:
        await asyncio.gather(*(connection.close(timeout=TIMEOUT) for connection in taken))
    count(other_faults=1)


async def set_clocks_apart(cluster: Cluster) -> None:
    """Two processes disagree by ten minutes about the time, more than a turn may take."""
    for server, ahead in zip(cluster.servers[:2], (AHEAD, -AHEAD), strict=True):
        await asyncio.to_thread(server.stop)
        server.change(clock_ahead=ahead)
        await cluster.start(server)
    count(clocks_apart=1)


async def migrate(cluster: Cluster) -> None:
    """The next release adds to the schema while the others go on, and start on it."""
    newer = cluster.new_process(migration="CREATE TABLE added (room text)")
    await cluster.start(newer)
    try:
        await cluster.play_on()
        await asyncio.to_thread(newer.stop)
    finally:
        newer.close()
    expected = (len(MIGRATIONS) + 1, MIGRATIONS[-1].oldest)
    assert await cluster.query("SELECT schema, oldest FROM rapido_installation") == [expected]
    await asyncio.to_thread(cluster.servers[0].stop)
    await cluster.start(cluster.servers[0])
    count(other_faults=1)


async def kill_who_moves_the_computer(cluster: Cluster) -> None:
    """Another process moves for the computer; the one that is killed stays away."""
    token = cluster.servers[-1].new_guest()
    room = cluster.servers[-1].new_room(token)
    tabs = {server.port: await Tab.open(server.port, room, token) for server in cluster.servers}
    first = await _first_in_rank(cluster, room)
    [player, *_] = [tabs[server.port] for server in cluster.servers if server is not first]
    await player.send({"type": "here"})
    await player.wait_for("here")
    await player.do("sit", seat=0, name="Ann")
    await player.do("setseat", seat=1, kind="computer", bot="uniform")
    await player.do("configure", finish=999)
    await player.do("begin")
    await _let_the_computer_move(player)
    first.kill()
    count(process_kills=1)
    for _ in range(2):
        await _let_the_computer_move(player)
    await cluster.start(first)
    for tab in tabs.values():
        await tab.close()


async def _first_in_rank(cluster: Cluster, room: str) -> Server:
    """Return the server that acts for a room with connections in all of them."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            rows = await cluster.query("SELECT id, about FROM processes ORDER BY seen")
            names = {json.loads(about)["pid"]: process for process, about in rows}
            if all(server.pid in names for server in cluster.servers):
                break
    alive = [names[server.pid] for server in cluster.servers]
    [first] = [server for server in cluster.servers if rank(names[server.pid], alive, room) == 0]
    return first


async def _let_the_computer_move(tab: Tab) -> None:
    """Play until it is the computer's turn, and wait until that is over."""
    rng = Random(1)
    async with asyncio.timeout(TIMEOUT):
        while not (tab.view["game"]["ready"] and acting_seat(tab.view) == 0):
            await tab.receive()
        while acting_seat(tab.view) == 0:
            move = random_move(tab.view, rng)
            await tab.request(move.pop("do"), tab.view["version"], **move)
        while acting_seat(tab.view) == 1:
            await tab.receive()
