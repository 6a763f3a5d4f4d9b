"""A real server process with its own port and data folder that can be killed and restarted."""

import json
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from random import SystemRandom
from typing import Any, NamedTuple

from tests.faults.counts import count
from tests.waiting import TIMEOUT, wait_until

SCRIPT = Path(__file__).with_name("serve_for_tests.py")
UNLIMITED: dict[str, Any] = {
    "bot_delay": 0.0,
    "message_burst": 1_000_000,
    "message_rate": 1e6,
    "frame_burst": 1_000_000,
    "frame_rate": 1e6,
    "handshake_burst": 1_000_000,
    "handshake_rate": 1e6,
    "connections_per_guest": 1000,
    "http_connections_per_guest": 10_000,
    "connection_burst": 1_000_000,
    "request_burst": 1_000_000,
    "request_rate": 1e6,
    "rooms_per_ten_minutes": 1000,
    "knocks_per_minute": 1000,
    "knocks_per_guest": 1000,
    "compute_burst": 1_000_000,
    "compute_rate": 1e6,
    "review_burst": 1_000_000,
    "review_rate": 1e6,
}
"""settings without rate limits and delays"""


def free_port() -> int:
    """Find an unused port outside the ephemeral range.

    Inside that range a client of a dead server may connect to itself by chance.
    """
    while True:
        port = SystemRandom().randrange(15_000, 32_000)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Response(NamedTuple):
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str:
        return ", ".join(value for key, value in self.headers if key.lower() == name)

    def json(self) -> Any:
        return json.loads(self.body)


class Server:
    """`rapido serve` in a child process, or the same server with test settings."""

    def __init__(self, folder: Path, settings: dict[str, Any] | None = None) -> None:
        self.data = folder / "data"
        self.log_file = folder / "server.log"
        self.port = free_port()
        self._settings = settings
        self._process: subprocess.Popen[str] | None = None
        self._started = False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def file(self) -> Path:
        return self.data / "rapido.sqlite"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def command(self) -> list[str]:
        if self._settings is None:
            options = ["--port", str(self.port), "--data", str(self.data), "--no-browser"]
            return [sys.executable, "-m", "rapido", "serve", *options]
        return [
            sys.executable,
            str(SCRIPT),
            str(self.port),
            str(self.data),
            json.dumps(self._settings),
        ]

    def change(self, **settings: object) -> None:
        """Change test settings, from the next start on."""
        self._settings = {**(self._settings or {}), **settings}

    def start(self, preexec: Callable[[], None] | None = None) -> None:
        """Start the server and wait until it responds."""
        with self.log_file.open("a") as log:
            self._process = subprocess.Popen(
                self.command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                preexec_fn=preexec,  # noqa: PLW1509 - it only sets a resource limit
            )
        self._started = True
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if self.address in line:
                break
        else:
            raise AssertionError(self.read_log())
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        def is_ready() -> bool:
            try:
                self.request("GET", "/readyz")
            except OSError:
                return False
            return True

        wait_until(is_ready, self.read_log)

    def kill(self) -> None:
        self._terminate(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it as a service manager does, and check that it exits cleanly."""
        status = self._terminate(signal.SIGTERM)
        assert status == 0, status

    def terminate(self) -> None:
        """Tell it to stop, without waiting."""
        self._send(signal.SIGTERM)

    def interrupt(self) -> None:
        """Stop it as Ctrl-C does, without waiting."""
        self._send(signal.SIGINT)

    def wait(self) -> int:
        """Wait until it has ended; return its exit status."""
        assert self._process is not None
        status = self._process.wait(TIMEOUT)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status

    def close(self) -> None:
        if self._started:
            self.kill()

    def has_crashed(self) -> bool:
        """Return whether it has ended by itself."""
        return self._started and self._process is not None and self._process.poll() is not None

    def _terminate(self, sent_signal: signal.Signals) -> int:
        self._send(sent_signal)
        return self.wait()

    def _send(self, sent_signal: signal.Signals) -> None:
        assert self._process is not None
        count(crashes=int(self.has_crashed()))
        self._started = False
        self._process.send_signal(sent_signal)

    def request(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str = "",
        headers: dict[str, str] | None = None,
    ) -> Response:
        """Send a request with the headers of our own page; empty headers are omitted."""
        sent = {"Host": f"127.0.0.1:{self.port}", "Origin": self.address}
        sent |= {"Cookie": f"rapido_guest={token}"} if token else {}
        sent |= headers or {}
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)) as connection:
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in sent.items():
                if value:
                    connection.putheader(name, value)
            if body is not None:
                connection.putheader("Content-Length", str(len(content)))
            connection.endheaders(content if body is not None else None)
            response = connection.getresponse()
            return Response(response.status, response.getheaders(), response.read())

    def new_guest(self) -> str:
        """Get a new token, as a browser without a cookie does."""
        return token_of(self.request("GET", "/"))

    def new_room(self, token: str, seats: int = 2) -> str:
        response = self.request("POST", "/api/rooms", {"seats": seats}, token)
        assert response.status == 201, response
        return str(response.json()["room"])

    def read_log(self) -> str:
        return self.log_file.read_text("utf-8", "replace")

    def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """Query the database file directly."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as database:
            return database.execute(sql, values).fetchall()


def token_of(response: Response) -> str:
    """Return the token from the `Set-Cookie` header."""
    return response.header("set-cookie").partition(";")[0].partition("=")[2]
