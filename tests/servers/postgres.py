"""A real PostgreSQL server in a private folder, which can be killed and restarted."""

import asyncio
import secrets
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import asyncpg

from tests.faults.server import free_port
from tests.servers.binaries import postgres_folder
from tests.servers.guard import GUARD
from tests.servers.server_process import ServerProcess
from tests.servers.unprivileged import UNPRIVILEGED, can_run, give_away, private_folder, run
from tests.waiting import TIMEOUT, wait_until

USER: Final = "rapido"
SETTINGS: Final = {
    "autovacuum": "off",
    "jit": "off",
    "log_checkpoints": "off",
    "max_connections": "100",
    "max_wal_senders": "0",
    "shared_buffers": "16MB",
    "wal_level": "minimal",
    # One call instead of one for each of a thousand files after every kill.
    **({"recovery_init_sync_method": "syncfs"} if sys.platform == "linux" else {}),
}
NOT_DURABLE: Final = {"fsync": "off", "full_page_writes": "off"}
STILL_ENDING: Final = ("pre-existing shared memory block", "Address already in use")
"""in the log of a server that was started before all processes of its predecessor had ended"""


class Postgres(ServerProcess):
    """One server; what it has committed survives `kill`, and a power cut only if durable."""

    STOP = signal.SIGINT
    """a fast shutdown, as by an administrator who does not wait for clients"""
    CLOSE = signal.SIGQUIT

    def __init__(self, *, durable: bool = False, settings: dict[str, str] | None = None) -> None:
        super().__init__(private_folder())
        self.port = free_port()
        self._settings = SETTINGS | ({} if durable else NOT_DURABLE) | (settings or {})
        self._password = secrets.token_hex(8)
        self._programs = _programs()
        self._data = self.folder / "data"
        self._databases = 0
        self._initialize()

    def url(self, database: str = "postgres", *, port: int | None = None) -> str:
        """Return the URL of a database, reached through another port if one is given."""
        return f"postgresql://{USER}:{self._password}@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        wait_until(self._try_to_start, self.read_log)

    def new_database(self, options: str = "") -> str:
        """Create an empty database and return its name."""
        self._databases += 1
        name = f"rapido_{self._databases}"
        self.query(f"CREATE DATABASE {name} TEMPLATE template0 {options}")
        return name

    def drop_database(self, name: str) -> None:
        self.query(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def query(self, sql: str, *values: object, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run one statement as the superuser; not from within an event loop."""

        async def fetch() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.url(database), timeout=TIMEOUT)
            try:
                return [tuple(row) for row in await connection.fetch(sql, *values)]
            finally:
                await connection.close()

        return asyncio.run(fetch())

    def _initialize(self) -> None:
        password = self.folder / "password"
        password.write_text(self._password)
        give_away(self.folder)
        done = run(
            [
                self._programs / "initdb",
                *("--pgdata", self._data, "--username", USER, "--pwfile", password),
                *("--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C"),
                *("--no-sync", "--no-instructions"),
                # Nobody can guess the password, and many connections are made with it.
                *(("-c", "scram_iterations=1") if self._version() >= 16 else ()),
            ]
        )
        assert done.returncode == 0, (done.stdout + done.stderr).decode("utf-8", "replace")

    def _version(self) -> int:
        answer = subprocess.run(
            [self._programs / "postgres", "--version"], capture_output=True, text=True, check=True
        )
        return int(answer.stdout.split()[2].partition(".")[0])

    def _try_to_start(self) -> bool:
        if not self.running:
            log = self.read_log()
            if self._process is not None and self._process.returncode == 1:
                last = log.splitlines()[-5:]
                assert any(reason in line for line in last for reason in STILL_ENDING), log
            self._process = self._popen()
            GUARD.watch(self.folder, self._process.pid)
        with suppress(FileNotFoundError):
            # Its first line is the process, its last one the state; see miscadmin.h.
            lines = (self._data / "postmaster.pid").read_text().split("\n")
            return lines[0] == str(self.pid) and lines[7:8] == ["ready   "]
        return False

    def _popen(self) -> subprocess.Popen[bytes]:
        options = [f"--{name}={value}" for name, value in self._settings.items()]
        with self._log_file.open("ab") as log:
            return subprocess.Popen[bytes](
                [
                    self._programs / "postgres",
                    *("-D", self._data, "-p", str(self.port), "-k", self.folder),
                    *("-h", "127.0.0.1"),
                    *options,
                ],
                **UNPRIVILEGED,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for pytest, which then stops the server
            )


@cache
def _programs() -> Path:
    """Return the folder with the programs, or with a copy that we can run without privileges."""
    folder = postgres_folder()
    if not can_run([folder / "bin/postgres", "--version"]):
        above = private_folder()
        copy = above / folder.parent.name / folder.name
        for part in ("bin", "lib", "share"):
            shutil.copytree(folder / part, copy / part)
        libraries = f"{folder.parent.name}.libs"  # where the wheel has them
        if (folder.parents[1] / libraries).exists():
            shutil.copytree(folder.parents[1] / libraries, above / libraries)
        give_away(above)
        folder = copy
    return folder / "bin"
