"""Full disks and damaged databases: clear errors, and nothing is overwritten."""

import asyncio
import json
import resource
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from rapido.store.sqlite.store import SqliteStore
from rapido.web.operations.store_failures import MOST_CHANGES
from tests.faults.client import Tab, run, seat_players
from tests.faults.history import read_store
from tests.faults.load import Load
from tests.faults.server import UNLIMITED, Server
from tests.waiting import TIMEOUT, wait_until

SMALL = 6 * 2**20


@contextmanager
def small_disk(folder: Path) -> Generator[bool]:
    """Mount a small tmpfs on a folder if permitted; yield whether it is mounted."""
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
    """Return functions that fill the disk with another file, and delete that file."""
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
    """Return functions that limit the server's file size to its current WAL, and lift the limit."""
    unlimited = resource.RLIM_INFINITY

    def fill() -> None:
        size = server.file.with_name(server.file.name + "-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, unlimited))

    def free() -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (unlimited, unlimited))

    return fill, free


async def write_until_refused(tab: Tab) -> list[str]:
    """Write until five commands were refused; return the error codes."""
    codes: list[str] = []
    while len(codes) < 5:
        response = await tab.request("giveword", seat=0, word="x" * 100)
        if response["type"] == "refused":
            codes.append(response["code"])
    return codes


def health(server: Server) -> int:
    return server.request("GET", "/readyz").status


async def fill_and_free(server: Server, fill: Callable[[], None], free: Callable[[], None]) -> None:
    """Play, fill the disk, check that commands are refused, free the disk, and play on."""
    load = Load(server, 1)
    await load.begin(2)
    await load.wait_for_more(50)
    tokens = [server.new_guest(), server.new_guest()]
    room = server.new_room(tokens[0])
    await seat_players(server.port, room, tokens)
    tab = await Tab.open(server.port, room, tokens[0])
    await asyncio.to_thread(fill)
    assert await write_until_refused(tab) == ["unavailable"] * 5
    full = load.acknowledged()
    # The health check probes now and then only.
    wait_until(lambda: health(server) == 503)
    refused = server.request("POST", "/api/rooms", {})
    assert refused.status == 503
    assert refused.json()["message"] == "the database cannot be written"  # the log says why
    # Rooms and records can still be read.
    other = await Tab.open(server.port, room, tokens[1])
    assert other.view["version"] == tab.view["version"]
    game = load.players[0].view["game"]["id"]
    assert server.request("GET", f"/api/games/{game}.rapido").status == 200
    assert load.acknowledged() == full
    await asyncio.to_thread(free)
    async with asyncio.timeout(TIMEOUT):
        while (await tab.request("giveword", seat=0, word="space"))["type"] == "refused":  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.05)
    wait_until(lambda: health(server) == 200)  # the players stop meanwhile, or fill the disk again
    # The operator is told: a few times, as small writes still worked, and not for every command.
    events = [json.loads(line)["event"] for line in server.read_log().splitlines()]
    told = [event for event in events if event.startswith("database")]
    assert (told[0], told[-1]) == ("database failed", "database works again")
    assert len(told) <= 4 * MOST_CHANGES
    assert b"rapido_store_failures_total 0.0" not in server.request("GET", "/metrics").body
    await load.wait_for_more(20)
    await load.end()
    assert load.check()["ok"] > full
    assert len(read_store(server.file)[room].rows) == tab.view["version"]


@pytest.mark.parametrize("method", ["small disk", "file size limit"])
def test_full_disk_refuses_moves_until_space_is_freed(tmp_path: Path, method: str) -> None:
    server = Server(tmp_path, UNLIMITED)
    with small_disk(server.data) as mounted:
        if method == "small disk" and not mounted:
            pytest.skip("mounting is not permitted")
        server.start()
        try:
            functions = by_ballast(server) if method == "small disk" else by_limit(server)
            run(fill_and_free(server, *functions))
            server.stop()
        finally:
            server.close()
    assert "Traceback" not in server.read_log()


@pytest.mark.parametrize("database", [False, True], ids=["empty", "with a database"])
def test_read_only_disk_is_refused_at_the_start(tmp_path: Path, *, database: bool) -> None:
    server = Server(tmp_path)
    with small_disk(server.data) as mounted:
        if not mounted:
            pytest.skip("mounting is not permitted")
        if database:
            asyncio.run(SqliteStore(server.file).close())
            (server.data / "lock").touch()
        subprocess.run(["mount", "-o", "remount,ro", str(server.data)], check=True)
        before = sorted(server.data.iterdir())
        done = subprocess.run(server.command, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert done.stderr.startswith(f"Can’t use the folder {server.data} (the disk is read-only)")
        assert done.stderr.count("\n") == 1
        assert sorted(server.data.iterdir()) == before


def test_old_files_become_private_and_a_deleted_one_is_noticed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.data.mkdir(mode=0o755)
    asyncio.run(SqliteStore(server.file).close())
    server.file.chmod(0o644)
    server.start()
    try:
        assert server.read_log().count('"made private"') == 4, "the folder, and three files"
        assert stat.S_IMODE(server.data.stat().st_mode) == 0o700
        modes = {stat.S_IMODE(path.stat().st_mode) for path in server.data.iterdir()}
        assert modes == {0o600}
        token = server.new_guest()
        server.new_room(token)
        kept = server.file.rename(tmp_path / "kept")
        assert server.request("POST", "/api/rooms", {"seats": 2}, token).status == 503
        wait_until(lambda: health(server) == 503)  # answered from a cache for a moment
        assert "rapido.sqlite was deleted or replaced while it was in use" in server.read_log()
        kept.rename(server.file)
        wait_until(lambda: health(server) == 200)
        room = server.new_room(token)
        server.stop()
    finally:
        server.close()
    assert room in read_store(server.file)
    assert "Traceback" not in server.read_log()


def overwrite(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:12_288] = b"\xa5" * 8192
    file.write_bytes(data)


def truncate(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-6000])


def replace(file: Path) -> None:
    file.write_bytes(b"This is a diary, not a database.\n" * 100)


def set_newer_version(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA user_version = 999")


@pytest.mark.parametrize("damage", [overwrite, truncate, replace, set_newer_version])
def test_damaged_database_is_not_modified(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        for _ in range(10):
            server.new_room(server.new_guest())
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
