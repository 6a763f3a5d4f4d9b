"""A disk that is full, and a database that is damaged: refused in plain words, nothing made up."""

import asyncio
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.faults.client import Tab, run, seat_people
from tests.faults.history import read_store
from tests.faults.load import Load
from tests.faults.server import OPEN, Server
from tests.waiting import LONG

SMALL = 6 * 2**20


@contextmanager
def small_disk(folder: Path) -> Generator[bool]:
    """Make a folder a small file system, if this machine lets us; say whether it did."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        mounted = False
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True)


def by_ballast(server: Server) -> tuple[Callable[[], None], Callable[[], None]]:
    """Fill the disk with something else, and take it away again."""
    ballast = server.data / "ballast"

    def fill() -> None:
        with ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                return

    return fill, ballast.unlink


def by_limit(server: Server) -> tuple[Callable[[], None], Callable[[], None]]:
    """Forbid the process to make any file longer than its log is now, and allow it again."""
    endless = resource.RLIM_INFINITY

    def fill() -> None:
        longest = server.file.with_name(server.file.name + "-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (longest, endless))

    def free() -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (endless, endless))

    return fill, free


async def give_words(tab: Tab) -> list[str]:
    """Write until nothing goes any more, and then some; return why."""
    codes: list[str] = []
    while len(codes) < 5:
        answer = await tab.do("giveword", seat=0, word="x" * 100)
        if answer["type"] == "refused":
            codes.append(answer["code"])
    return codes


async def fill_and_free(server: Server, fill: Callable[[], None], free: Callable[[], None]) -> None:
    """Play, fill the disk, see that all is refused, free it, and play on."""
    load = Load(server, 1)
    await load.begin(2)
    await load.more(50)
    tokens = [server.new_guest(), server.new_guest()]
    room = server.new_room(tokens[0])
    await seat_people(server.port, room, tokens)
    tab = await Tab.open(server.port, room, tokens[0])
    await asyncio.to_thread(fill)
    assert await give_words(tab) == ["unavailable"] * 5
    full = load.acknowledged()
    assert server.ask("GET", "/healthz").status == 503
    assert server.ask("POST", "/api/rooms", {}).status == 503
    # Reading goes on: a new tab sees the room, and records can be read.
    other = await Tab.open(server.port, room, tokens[1])
    assert other.view["version"] == tab.view["version"]
    game = load.players[0].view["game"]["id"]
    assert server.ask("GET", f"/api/games/{game}.rapido").status == 200
    assert load.acknowledged() == full
    await asyncio.to_thread(free)
    async with asyncio.timeout(LONG):
        while (await tab.do("giveword", seat=0, word="space"))["type"] == "refused":  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.05)
    assert server.ask("GET", "/healthz").status == 200
    await load.more(20)
    await load.end()
    assert load.judge()["ok"] > full
    assert len(read_store(server.file)[room].rows) == tab.view["version"]


@pytest.mark.parametrize("way", ["a small disk", "a limit"])
def test_a_full_disk_refuses_moves_until_there_is_space(tmp_path: Path, way: str) -> None:
    server = Server(tmp_path, OPEN)
    with small_disk(server.data) as mounted:
        if way == "a small disk" and not mounted:
            pytest.skip("no file system can be mounted here")
        server.start()
        try:
            ways = by_ballast(server) if way == "a small disk" else by_limit(server)
            run(fill_and_free(server, *ways))
            server.stop()
        finally:
            server.close()
    assert "Traceback" not in server.logged()


def scribble(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:12_288] = b"\xa5" * 8192
    file.write_bytes(data)


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-6000])


def replace(file: Path) -> None:
    file.write_bytes(b"This is a diary, not a database.\n" * 100)


def age(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 999")


@pytest.mark.parametrize("damage", [scribble, cut_short, replace, age])
def test_a_damaged_database_is_left_alone(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        token = server.new_guest()
        for _ in range(10):
            server.new_room(token)
        server.stop()
    finally:
        server.close()
    damage(server.file)
    before = server.file.read_bytes()
    done = subprocess.run(server.command, capture_output=True, text=True, check=False)
    assert done.returncode > 0
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
    assert str(server.file) in done.stderr
    assert server.file.read_bytes() == before
