"""An operator's commands on PostgreSQL: migrate, backup, restore, rooms, status."""

import asyncio
import json
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from rapido.cli import main
from rapido.cli.status import problems_of
from rapido.record import write_text
from rapido.rooms.model.errors import Conflict, Unavailable
from rapido.rooms.model.evolve import evolve
from rapido.rooms.model.facts import StoodIn
from rapido.rooms.model.room import Room
from rapido.rooms.ports import Entry, Store
from rapido.store.errors import BusNotShared, StoreMigrating
from rapido.store.inspection import StoreInfo, totals
from rapido.store.postgres.processes import PostgresProcesses
from rapido.store.postgres.store import PostgresStore
from rapido.store.sqlite.store import SqliteStore
from rapido.store.transfer.places import open_source
from rapido.web.operations.about_process import AboutProcess
from rapido.web.shared_bus import check_bus_is_shared
from tests.faults.server import free_port
from tests.kits.store_kit import SECRET, entries
from tests.servers.postgres import Postgres
from tests.store.databases import FILE, opened, rooms_in, write_database
from tests.store.test_migrate import KILLED, OLD, content


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The data folder of a home server with real games."""
    folder = tmp_path / "home"
    folder.mkdir()
    shutil.copy(OLD, folder / FILE)
    return folder


def run(*arguments: object) -> int:
    return main([*map(str, arguments), "--language", "en"])


async def records(store: Store, file: Path) -> dict[str, str]:
    """Return the text of every game in the rooms of a file."""
    found: dict[str, str] = {}
    for name in rooms_in(file):
        room = Room(name)
        for entry in await store.load(name):
            room = evolve(room, entry.fact, entry.at, entry.by).room
        games = [*room.games, *([room.game] if room.game else [])]
        found |= {game.id: write_text(game.record()) for game in games}
    await store.close()
    return found


def test_home_server_is_moved_there_and_back(home: Path, tmp_path: Path, database: str) -> None:
    back = tmp_path / "back"
    assert run("migrate", "--from", f"sqlite:{home}", "--to", database) == 0
    assert run("migrate", "--from", f"sqlite:{home}", "--to", database) == 0  # nothing to do
    assert run("migrate", "--from", database, "--to", f"sqlite:{back}") == 0
    assert content(back / FILE) == content(home / FILE)

    async def all_records() -> list[dict[str, str]]:
        stores = SqliteStore(home / FILE), await PostgresStore.open(database)
        return [await records(store, home / FILE) for store in (*stores, SqliteStore(back / FILE))]

    here, there, again = asyncio.run(all_records())
    assert here == there == again
    assert sum("\nSecret: " in text for text in here.values()) == 2


MOMENTS = {
    "in the middle": ("postgres", "postgres.PostgresTables.put", 3),
    "before the last step": ("postgres_migration", "postgres_migration.PostgresTarget.finish", 1),
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_killed_migration_is_resumed(
    tmp_path: Path,
    database: str,
    capsys: pytest.CaptureFixture[str],
    moment: tuple[str, str, int],
) -> None:
    module, name, call = moment
    source, back = tmp_path / "source", tmp_path / "back"
    write_database(source / FILE, 9)
    arguments = ["migrate", "--from", f"sqlite:{source}", "--to", database]
    code = KILLED.format(module=module, name=name, call=call)
    killed = subprocess.run([sys.executable, "-c", code, *arguments], check=False)
    assert killed.returncode == -signal.SIGKILL
    # No server starts on a part of the games, nor are they copied.
    with pytest.raises(StoreMigrating):
        asyncio.run(PostgresStore.open(database))
    assert run("backup", tmp_path / "copy", "--store", database) == 2
    assert "a migration was interrupted" in capsys.readouterr().err
    assert run("status", "--store", database) == 1
    assert run(*arguments) == 0
    assert run("migrate", "--from", database, "--to", f"sqlite:{back}") == 0
    assert content(back / FILE) == content(source / FILE)


def test_served_database_is_not_migrated(
    home: Path, tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def beat() -> None:
        store = await PostgresStore.open(database)
        await PostgresProcesses(store.connections).heartbeat("alive", "{}")
        await store.close()

    asyncio.run(beat())
    for source, target in ((f"sqlite:{home}", database), (database, f"sqlite:{tmp_path / 'x'}")):
        assert run("migrate", "--from", source, "--to", target) == 2
        assert "A server is using postgresql://" in capsys.readouterr().err


def test_nothing_is_stored_in_a_database_that_is_being_moved(database: str) -> None:
    async def move() -> None:
        store = await PostgresStore.open(database)
        await store.append("room", entries(opened("room")), {"room": SECRET})
        async with open_source(database) as tables:
            late = asyncio.ensure_future(store.append("late", entries(opened("late"))))
            assert [room.id async for room in tables.rooms()] == ["room"]
            assert (await tables.counts()).rooms == 1
            assert not late.done()
        await late
        await store.close()

    asyncio.run(move())


def test_backup_is_complete_and_private(home: Path, tmp_path: Path, database: str) -> None:
    assert run("migrate", "--from", f"sqlite:{home}", "--to", database) == 0
    file = tmp_path / "copy.sqlite"
    for _ in range(2):
        assert run("backup", file, "--store", database) == 0
        assert content(file) == content(home / FILE)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "home"]
    # The same file serves a home server.
    assert run("restore", file, "--data", tmp_path / "other") == 0
    assert content(tmp_path / "other" / FILE) == content(home / FILE)
    file.write_text("Dear diary,\n" * 20)
    assert run("backup", file, "--store", database) == 2
    assert run("backup", home / "lock" / "copy", "--store", database) == 2


def test_killed_backup_leaves_a_file_that_the_next_one_removes(
    home: Path, tmp_path: Path, database: str
) -> None:
    assert run("migrate", "--from", f"sqlite:{home}", "--to", database) == 0
    folder = tmp_path / "backups"
    folder.mkdir()
    code = KILLED.format(module="sqlite", name="sqlite.SqliteTables.put", call=2)
    arguments = ["backup", str(folder / "copy"), "--store", database]
    killed = subprocess.run([sys.executable, "-c", code, *arguments], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert [path.suffix for path in folder.iterdir()] == [".new"]
    assert run(*arguments) == 0
    assert [path.name for path in folder.iterdir()] == ["copy"]


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_canceled_commands_say_so_and_leave_nothing(
    home: Path, tmp_path: Path, database: str, sent: signal.Signals
) -> None:
    assert run("migrate", "--from", f"sqlite:{home}", "--to", database) == 0
    folder = tmp_path / "backups"
    folder.mkdir()
    assert run("backup", folder / "copy", "--store", database) == 0
    for command, name, call in (
        ("backup", "sqlite.SqliteTables.put", 2),
        ("restore", "postgres.PostgresTables.put", 2),
    ):
        code = KILLED.format(module=name.partition(".")[0], name=name, call=call)
        arguments = [command, str(folder / "copy"), "--language", "en"]
        done = subprocess.run(
            [sys.executable, "-c", code.replace("SIGKILL", sent.name), *arguments],
            capture_output=True,
            text=True,
            check=False,
            env=os.environ | {"RAPIDO_STORE": database},
        )
        assert done.returncode == 128 + sent
        assert done.stderr.startswith("Canceled.")
        assert done.stderr.count("\n") == 1
        assert [path.name for path in folder.iterdir()] == ["copy"]
    assert run("backup", folder / "copy", "--store", database) == 0
    assert content(folder / "copy") == content(home / FILE)


def test_restore_replaces_everything_at_once_while_servers_write(
    home: Path, tmp_path: Path, database: str
) -> None:
    """What was acknowledged is kept; what was decided on the old rooms changes no new one."""
    folder = tmp_path / "backups"
    folder.mkdir()
    shutil.copy(home / FILE, folder / "copy.sqlite")
    acknowledged: dict[str, int] = {}

    async def write(store: PostgresStore, room: str, refused: asyncio.Event) -> None:
        await store.append(room, entries(opened(room)), {room: SECRET})
        acknowledged[room] = 1
        while True:
            version = acknowledged[room] + 1
            try:
                await store.append(room, [Entry(version, 1.0, "guest", "", StoodIn(0))])
            except Unavailable:
                refused.set()
                return
            acknowledged[room] = version

    async def play() -> None:
        stores = [await PostgresStore.open(database) for _ in range(2)]
        refusals = [asyncio.Event() for _ in range(6)]
        writers = [
            asyncio.ensure_future(write(stores[number % 2], f"room {number}", refused))
            for number, refused in enumerate(refusals)
        ]
        while len(acknowledged) < len(writers) or min(acknowledged.values()) < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        restore = asyncio.to_thread(run, "restore", folder / "copy.sqlite", "--store", database)
        assert await restore == 0
        # Nobody has told the stores yet, but whatever they try is refused.
        await asyncio.gather(*writers)
        assert all(refused.is_set() for refused in refusals)
        with pytest.raises(Unavailable, match="replaced"):
            await stores[0].append("new", entries(opened("new")), {"new": SECRET})
        for room in ("room 0", "never opened"):
            with pytest.raises(Unavailable, match="replaced"):
                await stores[0].load(room)
        heartbeat = await PostgresProcesses(stores[0].connections).heartbeat("me", "{}")
        stores[0].use_epoch(heartbeat.epoch)
        await stores[0].append("new", entries(opened("new")), {"new": SECRET})
        with pytest.raises(Conflict):
            await stores[0].append("room 0", [Entry(2, 1.0, "guest", "", StoodIn(0))])
        assert len(await stores[0].load("new")) == 1
        assert await stores[0].load("never opened") == []
        await stores[0].delete_room("new")
        for store in stores:
            await store.close()

    asyncio.run(play())
    [before] = folder.glob("*.before-*")
    assert rooms_in(before) == acknowledged
    assert run("backup", folder / "now", "--store", database) == 0
    assert content(folder / "now") == content(home / FILE)
    assert not list(folder.glob("*.new"))
    # That was as good as any backup.
    assert run("restore", before, "--store", database) == 0
    assert run("backup", folder / "now", "--store", database) == 0
    assert rooms_in(folder / "now") == acknowledged


def test_readers_see_the_old_rooms_or_the_new_ones(
    home: Path, tmp_path: Path, database: str
) -> None:
    old = write_database(tmp_path / "old" / FILE, 3)
    names = {*rooms_in(old)}, {*rooms_in(home / FILE)}
    assert run("restore", old, "--store", database) == 0

    async def read() -> None:
        connection = await asyncpg.connect(database)
        restore = asyncio.ensure_future(
            asyncio.to_thread(run, "restore", home / FILE, "--store", database)
        )
        seen: list[set[str]] = []
        while not restore.done():
            seen.append({row[0] for row in await connection.fetch("SELECT id FROM rooms")})
        assert restore.result() == 0
        assert names[0] in seen
        assert all(each in names for each in seen)
        await connection.close()

    asyncio.run(read())


def damage(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE entries SET what = 'nonsense' WHERE version = 2")
        database.commit()


BAD: dict[str, Callable[[Path], object]] = {
    "a text": lambda file: file.write_text("Dear diary,\n" * 500),
    "a truncated file": lambda file: file.write_bytes(file.read_bytes()[:-6000]),
    "an entry that makes no sense": damage,
    "no file": Path.unlink,
}


def test_backup_is_restored_from_standard_input(home: Path, tmp_path: Path, database: str) -> None:
    before, folder = tmp_path / "before", tmp_path / "current"
    folder.mkdir()
    write_database(before / FILE, 3)
    assert run("migrate", "--from", f"sqlite:{before}", "--to", database) == 0
    command = [sys.executable, "-m", "rapido", "restore", "-", "--json"]
    environment = os.environ | {"RAPIDO_STORE": database, "TMPDIR": str(folder)}

    def restore(backup: bytes) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            command, input=backup, cwd=folder, env=environment, capture_output=True, check=False
        )

    backup = (home / FILE).read_bytes()
    refused = restore(backup[: len(backup) // 2])
    assert (refused.returncode, refused.stdout) == (2, b"")
    assert list(folder.iterdir()) == []
    done = restore(backup)
    assert done.returncode == 0, done.stderr
    # There is no file to keep the games before beside.
    kept = Path(json.loads(done.stdout)["kept"])
    assert list(folder.iterdir()) == [kept]
    assert content(kept) == content(before / FILE)
    assert run("backup", tmp_path / "after", "--store", database) == 0
    assert content(tmp_path / "after") == content(home / FILE)


@pytest.mark.parametrize("spoil", BAD.values(), ids=BAD)
def test_bad_file_is_not_restored(
    home: Path, tmp_path: Path, database: str, spoil: Callable[[Path], object]
) -> None:
    file = tmp_path / "copy"
    shutil.copy(home / FILE, file)
    assert run("restore", file, "--store", database) == 0
    names = sorted(path.name for path in tmp_path.iterdir())
    spoil(file)
    assert run("restore", file, "--store", database) == 2
    assert sorted({*(path.name for path in tmp_path.iterdir()), "copy"}) == names
    assert run("backup", tmp_path / "now", "--store", database) == 0
    assert content(tmp_path / "now") == content(home / FILE)


def test_server_that_fails_during_a_restore_keeps_what_it_had(
    home: Path, tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    old = write_database(folder / FILE, 3)
    assert run("restore", old, "--store", database) == 0
    for before in folder.glob("*.before-*"):
        before.unlink()

    async def fail(*_: object, **_more: object) -> None:
        raise ConnectionResetError(104, "Connection reset by peer")

    shutil.copy(home / FILE, folder / "copy")
    with monkeypatch.context() as patch:
        patch.setattr("asyncpg.Connection.copy_records_to_table", fail)
        assert run("restore", folder / "copy", "--store", database) == 2
    assert not [*folder.glob("*.before-*"), *folder.glob("*.new")]
    assert run("backup", folder / "now", "--store", database) == 0
    assert rooms_in(folder / "now") == rooms_in(old)


def test_empty_database_stays_empty(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who only looks creates nothing."""
    for command in (
        ("status", "--store", database),
        ("rooms", "--store", database),
        ("backup", tmp_path / "copy", "--store", database),
        ("migrate", "--from", database, "--to", f"sqlite:{tmp_path / 'new'}"),
    ):
        assert run(*command) == 2
        assert "this database holds no games of Rapido" in capsys.readouterr().err

    async def tables() -> int:
        connection = await asyncpg.connect(database)
        query = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
        found: int = await connection.fetchval(query)
        await connection.close()
        return found

    assert asyncio.run(tables()) == 0


def unreachable(url: str) -> str:
    return url.rpartition(":")[0] + f":{free_port()}/rapido"


WRONG: dict[str, Callable[[str], str]] = {
    "no server": unreachable,
    "no database": lambda url: url.rpartition("/")[0] + "/nowhere",
    "a wrong password": lambda url: url.replace("@", "geheim@"),
}
COMMANDS: dict[str, list[str]] = {
    "backup": ["copy"],
    "restore": ["file"],
    "rooms": [],
    "status": [],
    "migrate": ["--from", "sqlite:home"],
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
@pytest.mark.parametrize("command", COMMANDS)
def test_unusable_server_is_a_sentence(  # noqa: PLR0917
    home: Path,
    tmp_path: Path,
    postgres: Postgres,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    wrong: Callable[[str], str],
    command: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copy(home / FILE, "file")
    url = wrong(postgres.url())
    option = "--to" if command == "migrate" else "--store"
    assert run(command, *COMMANDS[command], option, url) == 2
    output = capsys.readouterr()
    warning, sentence = output.err.splitlines()
    assert warning.startswith(f"{option} has a password, which everyone on this machine can see")
    assert "***@127.0.0.1" in sentence
    assert url.split(":")[2].partition("@")[0] not in output.out + output.err
    left = {path.name for path in tmp_path.iterdir()}
    assert left - {"file-shm", "file-wal"} == {"file", "home"}  # of SQLite, which reads the file


def test_status_shows_the_living_processes(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    about = {"version": "9.8", "address": "example:1", "connections": 7, "rooms": 1, "lag": 0.004}
    about |= {"pid": 4711, "worker": 1}

    async def beat(**more: object) -> None:
        store = await PostgresStore.open(database)
        text = json.dumps({**about, "started": 1.7e9, **more})
        await PostgresProcesses(store.connections).heartbeat("first", text)
        await PostgresProcesses(store.connections).heartbeat("old", "")
        await store.close()

    asyncio.run(beat(bus=True))
    assert run("status", "--store", database) == 0
    shown = capsys.readouterr().out
    assert "first (process 4711, worker 1): version 9.8, example:1, 7 connections" in shown
    assert ", one room, since 2023-11-14 22:13:20 UTC, " in shown
    assert "Last backup: none yet\n" in shown
    assert "old (process unknown): version unknown" in shown
    assert "Everything is fine." in shown
    asyncio.run(beat(bus=False, lag=2.5))
    assert run("status", "--store", database, "--json") == 1
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["problems"] == ["status-problem-bus", "status-problem-lag"]
    assert found["served"] is True
    assert [process["process"] for process in found["processes"]] == ["first", "old"]


@pytest.mark.parametrize(
    ("kinds", "status"),
    [
        (("nats", "nats", ""), 0),
        (("nats", "postgresql"), 1),
        (("memory",), 0),
        (("memory", "memory"), 1),
        (("memory", ""), 1),
    ],
)
def test_status_of_processes_with_different_buses(kinds: tuple[str, ...], status: int) -> None:
    processes = {str(number): AboutProcess(bus_kind=kind) for number, kind in enumerate(kinds)}
    state: dict[str, Any] = {"migrating": False, "served": True, "last_backup": None, **totals([])}
    store = StoreInfo("postgresql", 1, current=True, bytes=0, **state)
    assert problems_of(store, processes) == ["status-problem-buses"] * status


def test_process_that_hears_nobody_does_not_start_beside_others(
    database: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rapido.web.shared_bus.PATIENCE", 0.0)

    async def check(bus: str, other: str) -> None:
        store = await PostgresStore.open(database)
        processes = PostgresProcesses(store.connections)
        await check_bus_is_shared(bus, processes)
        await processes.heartbeat("other", json.dumps({"bus_kind": other}))
        try:
            await check_bus_is_shared(bus, processes)
        finally:
            await processes.leave("other")
            await store.close()

    asyncio.run(check("nats://h", "nats"))
    asyncio.run(check("postgresql:", ""))
    for bus, other in (("memory:", "memory"), ("memory:", ""), ("nats://h", "memory")):
        with pytest.raises(BusNotShared):
            asyncio.run(check(bus, other))

    async def refuse(*_: object) -> None:
        raise BusNotShared

    monkeypatch.setattr("rapido.web.backends.check_bus_is_shared", refuse)
    options = ("--store", database, "--data", tmp_path, "--port", 0, "--no-browser")
    assert run("serve", *options, "--bus", "memory:") == 2
    assert "Other processes use this database" in capsys.readouterr().err


def test_connecting_takes_no_longer_than_anybody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float] = []

    async def hang(_address: object, seconds: float) -> None:
        limits.append(seconds)
        raise TimeoutError

    monkeypatch.setattr("rapido.store.transfer.postgres.connect", hang)
    assert run("status", "--store", "postgresql://h/d") == 2
    assert limits == [5.0]


def test_server_without_tls_is_named(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("status", "--store", f"{database}?sslmode=require") == 2
    expected = "the server offers no TLS, which sslmode=require demands"
    assert expected in capsys.readouterr().err


def test_processes_agree_on_the_salt_of_a_day(database: str) -> None:
    async def salts() -> list[bytes]:
        stores = [await PostgresStore.open(database) for _ in range(4)]
        days = [store.daily_salt(7, bytes([number])) for number, store in enumerate(stores)]
        same = await asyncio.gather(*days)
        later = [await store.daily_salt(8, b"later") for store in stores[:1]]
        for store in stores:
            await store.close()
        return [*same, *later]

    *same, later = asyncio.run(salts())
    assert len(set(same)) == 1
    assert later == b"later"


def test_rooms_are_closed_and_deleted(
    home: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def rooms(*arguments: object) -> int:
        return run("rooms", *arguments, "--store", database)

    async def edits() -> int:
        store = await PostgresStore.open(database)
        beat = await PostgresProcesses(store.connections).heartbeat("me", "{}")
        await PostgresProcesses(store.connections).leave("me")
        await store.close()
        return beat.edits

    assert run("migrate", "--from", f"sqlite:{home}", "--to", database) == 0
    before = asyncio.run(edits())
    assert rooms("close", "--older-than", "1s", "--yes") == 0
    capsys.readouterr()
    assert rooms("--json", "--ids") == 0
    found = json.loads(capsys.readouterr().out)
    assert [room["closed"] for room in found] == [True, True, True]
    assert sum(room["finished"] for room in found) == 3
    assert rooms("delete", "--id", found[0]["id"], "--yes") == 0
    assert rooms("--json") == 0
    assert len(json.loads(capsys.readouterr().out.splitlines()[-1])) == 2
    assert asyncio.run(edits()) == before + 2
