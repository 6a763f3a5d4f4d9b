"""What HTTP floods from one address cost others: `python bench/http_floods.py [NAME ...]`.

A server with default settings, a client at 127.0.0.2 that floods it from its own process, and a
person at 127.0.0.1 whose stored commands are timed meanwhile. Linux; needs the test dependencies.
"""

import asyncio
import json
import multiprocessing
import os
import secrets
import shutil
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.faults.client import Tab, acting_seat, run
from tests.faults.server import UNLIMITED, Server
from tests.web.test_steps import random_game

ATTACKER: Final = "127.0.0.2"
SECONDS: Final = float(os.environ.get("FLOOD_SECONDS", "6"))
COMMANDS: Final = 4
"""commands a second of the person; the rate limit is 5"""
LONG_GAME: Final = int(os.environ.get("FLOOD_MOVES", "10000"))
MAX_MEDIAN, MAX_WORST = 0.250, 2.0


class Target(NamedTuple):
    port: int
    game: str
    """a game of many moves"""
    script: str
    """a file of the page"""

    @property
    def headers(self) -> bytes:
        return b"Host: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n" % (self.port, self.port)

    def get(self, path: str, more: bytes = b"") -> bytes:
        return b"GET %s HTTP/1.1\r\n%s%s\r\n" % (path.encode(), self.headers, more)

    def post(self, path: str, body: object) -> bytes:
        content = json.dumps(body).encode()
        head = b"POST %s HTTP/1.1\r\n%s" % (path.encode(), self.headers)
        return head + b"Content-Length: %d\r\n\r\n%s" % (len(content), content)


def cookie() -> bytes:
    """A new guest for each request: guests cost nothing."""
    return b"Cookie: rapido_guest=%s\r\n" % secrets.token_urlsafe(16).encode()


async def connect(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))


async def send_for_ever(target: Target, request: Callable[[], bytes], ahead: int = 1) -> None:
    """Send requests, `ahead` at a time, and read what comes; reconnect when closed."""
    while True:
        try:
            reader, writer = await connect(target.port)
        except OSError:
            await asyncio.sleep(0.001)
            continue
        try:
            while True:
                writer.write(b"".join(request() for _ in range(ahead)))
                await writer.drain()
                if not await reader.read(2**18):
                    break
        except OSError:
            pass
        finally:
            writer.transport.abort()


async def many(count: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(work() for _ in range(count)))


async def hold(target: Target, request: bytes) -> None:
    """Send and wait for the end, again and again."""
    while True:
        try:
            reader, writer = await connect(target.port)
        except OSError:
            await asyncio.sleep(0.01)
            continue
        try:
            writer.write(request)
            while await reader.read(2**16):
                pass
        except OSError:
            pass
        finally:
            writer.transport.abort()


def requests(
    make: Callable[[Target], bytes], connections: int = 50, ahead: int = 1
) -> Callable[[Target], Awaitable[None]]:
    async def flood(target: Target) -> None:
        await many(connections, lambda: send_for_ever(target, lambda: make(target), ahead))

    return flood


def held(make: Callable[[Target], bytes], connections: int) -> Callable[[Target], Awaitable[None]]:
    async def flood(target: Target) -> None:
        await many(connections, lambda: hold(target, make(target)))

    return flood


def record_of(moves: int, finish: int = 999) -> str:
    """Return a record that fits into a request; its name makes it another one each time."""
    players = 6 if finish == 21 else 2
    record = {
        "rapido": 1,
        "tags": dict[str, str](),
        "players": [
            {"name": name, "computer": "", "word": ""}
            for name in (_nonce(), *"BCDEF"[: players - 1])
        ],
        "start": f"{','.join('0' * players)}/{finish} -/-/-/-/-/- A",
        "seal": "",
        "secret": "",
        "moves": MOVES[finish][:moves],
        "result": "unfinished",
    }
    return json.dumps(record, separators=(",", ":"))


def _nonce() -> str:
    return secrets.token_urlsafe(16)


MOVES: Final = {999: random_game(1500), 21: random_game(500, 6, 21)}
FLOODS: Final[dict[str, Callable[[Target], Awaitable[None]]]] = {
    "page": requests(lambda t: t.get("/", cookie())),
    "static file": requests(lambda t: t.get(t.script, b"Accept-Encoding: gzip\r\n")),
    "pipelined pages": requests(lambda t: t.get("/", cookie()), 20, ahead=100),
    "connections": requests(lambda t: t.get("/", b"Connection: close\r\n"), 100),
    "unfinished body after a request": held(
        lambda t: t.get("/") + t.post("/api/rooms", {}).replace(b": 2\r\n\r\n{}", b": 99\r\n\r\n"),
        600,
    ),
    "silent connections": held(lambda _: b"", 600),
    "record as JSON": requests(lambda t: t.get(f"/api/games/{t.game}.json", cookie()), 4),
    "record as text": requests(lambda t: t.get(f"/api/games/{t.game}.rapido", cookie()), 4),
    "steps of a game": requests(lambda t: t.get(f"/api/games/{t.game}/steps", cookie()), 4),
    "posted records": requests(lambda t: t.post("/api/record", {"record": record_of(1500)}), 8),
    "posted steps": requests(
        lambda t: t.post("/api/steps", {"finish": 999, "moves": random_game(2000)}), 8
    ),
    "posted reviews": requests(lambda t: t.post("/api/review", {"record": record_of(500, 21)}), 20),
    "QR codes": requests(lambda t: t.get(f"/api/rooms/{_nonce()}/qr.svg", cookie()), 20),
    "QR codes for a long host": requests(
        lambda t: t.get(f"/api/rooms/{_nonce()}/qr.svg").replace(b"1:", b"1:" + b"0" * 2200, 1), 4
    ),
    "foreign hosts": requests(lambda t: t.get("/").replace(b"127.0.0.1", b"x.example"), 50),
    "malformed requests": requests(lambda _: b"what?\r\n\r\n", 50),
    "many headers": requests(lambda t: t.get("/", b"a:b\r\n" * 3000), 20),
    "huge headers": requests(lambda t: t.get("/", b"a: " + b"x" * 10**6 + b"\r\n"), 20),
    "endless chunks": requests(
        lambda t: (
            t.post("/api/record", {}).replace(
                b"Content-Length: 2\r\n\r\n{}", b"Transfer-Encoding: chunked\r\n\r\n"
            )
            + (b"1000\r\n" + b" " * 4096 + b"\r\n") * 100
        ),
        20,
    ),
    "health": requests(lambda t: t.get("/healthz", cookie())),
    "unknown games": requests(lambda t: t.get(f"/api/games/{_nonce()}.json", cookie())),
    "unknown paths": requests(lambda t: t.get(f"/api/{_nonce()}", cookie())),
    "positions": requests(lambda t: t.post("/api/position", {"text": "0,0/21 -/-/-/-/-/- A"}), 20),
}


def flood_process(name: str, target: Target) -> None:
    async def flood() -> None:
        await FLOODS[name](target)

    asyncio.run(flood())


async def play_long_game(server: Server, moves: int) -> str:
    """Let one guest throw on both seats; return the id of the running game."""
    token = server.new_guest()
    tab = await Tab.open(server.port, server.new_room(token), token)
    await tab.do("configure", finish=99)
    for seat in range(2):
        await tab.do("sit", seat=seat, name=f"Guest {seat}")
    await tab.do("begin")
    rng = Random(1)
    for _ in range(moves):
        actions = tab.view["game"]["actions"]
        throws = [action for action in actions if action["do"] == "throw"]
        action = rng.choice(throws or actions)
        member = "pair" if throws else "field"
        try:
            done = await tab.do(action["do"], **{member: action[member]})
        except AssertionError:
            break  # the game is as long as it may be
        while tab.view["version"] < done:
            await tab.receive()
        if acting_seat(tab.view) is None:
            break
        tab.received.clear()
    return str(tab.view["game"]["id"])


async def timed_commands(server: Server, seconds: float) -> list[float]:
    token = server.new_guest()
    tab = await Tab.open(server.port, server.new_room(token), token)
    await tab.do("sit", seat=0, name="Ana")
    times, end = list[float](), time.perf_counter() + seconds
    while time.perf_counter() < end:
        began = time.perf_counter()
        await tab.do("giveword", seat=0, word=f"word {len(times)}")
        times.append(time.perf_counter() - began)
        await asyncio.sleep(max(0, 1 / COMMANDS - times[-1]))
    return times


def measure(data: Path, name: str, game: str) -> tuple[list[float], str]:
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        shutil.copytree(data, server.data)
        server.start()
        try:
            page = server.request("GET", "/").body.decode()
            script = page.partition('src="')[2].partition('"')[0]
            target = Target(server.port, game, script)
            process = multiprocessing.get_context("spawn").Process(
                target=flood_process, args=(name, target), daemon=True
            )
            if name != "nothing":
                process.start()
                time.sleep(1.5)  # imports
            times = run(timed_commands(server, SECONDS), 300)
            if name != "nothing":
                process.kill()
                process.join()
            refused = server.request("GET", "/metrics").body.decode()
        finally:
            server.close()
    counts = [
        [*line.split('"')[1::2], line.split()[-1]]
        for line in refused.splitlines()
        if line.startswith("rapido_refusals_total")
    ]
    return times, ", ".join(f"{reason} {float(count):.0f}" for reason, count in counts)


def main() -> int:
    missed = 0
    kept = Path(os.environ.get("FLOOD_DATA", ""))
    with TemporaryDirectory() as folder:
        data = Path(folder) / "long"
        if os.environ.get("FLOOD_DATA") and (kept / "game").exists():
            game, data = (kept / "game").read_text(), kept / "data"
        else:
            server = Server(data, UNLIMITED)
            data.mkdir()
            server.start()
            game = run(play_long_game(server, LONG_GAME), 600)
            server.stop()
            data = server.data
            if os.environ.get("FLOOD_DATA"):
                kept.mkdir(exist_ok=True)
                shutil.copytree(data, kept / "data")
                (kept / "game").write_text(game)
        for name in sys.argv[1:] or ["nothing", *FLOODS]:
            times, refused = measure(data, name, game)
            middle, worst = median(times), max(times)
            good = middle < MAX_MEDIAN and worst < MAX_WORST
            missed += not good
            print(
                f"{name:<34} median {middle * 1000:6.0f} ms   max {worst * 1000:6.0f} ms"
                f"   {'ok' if good else 'MISSED'}   {len(times)} commands; refused: {refused}",
                flush=True,
            )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
