"""A real server process with its own port and folder: killed at any moment, started again."""

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

from tests.waiting import LONG, wait_until

SCRIPT = Path(__file__).with_name("serve_for_tests.py")
OPEN: dict[str, Any] = {
    "bot_delay": 0.0,
    "message_burst": 1_000_000,
    "message_rate": 1e6,
    "connections_per_address": 1000,
    "rooms_per_ten_minutes": 1000,
    "knocks_per_minute": 1000,
    "compute_burst": 1_000_000,
    "compute_rate": 1e6,
    "review_burst": 1_000_000,
    "review_rate": 1e6,
}
"""settings under which a test may do as much as it can"""


def free_port() -> int:
    """Find a port that nobody uses, outside the range from which outgoing ones are taken.

    Inside that range a client that calls a dead server can by chance be connected to itself.
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


class Answer(NamedTuple):
    """An answer to a request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str:
        return ", ".join(value for key, value in self.headers if key.lower() == name)

    def json(self) -> Any:
        return json.loads(self.body)


class Server:
    """`rapido serve` in a process of its own, or the same with the settings of a test."""

    def __init__(self, folder: Path, settings: dict[str, Any] | None = None) -> None:
        self.data = folder / "data"
        self.log = folder / "server.log"
        self.port = free_port()
        self._settings = settings
        self._process: subprocess.Popen[str] | None = None

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

    def start(self, before: Callable[[], None] | None = None) -> None:
        """Start, and return when it answers."""
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                self.command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                preexec_fn=before,  # noqa: PLW1509 - nothing but a limit is set there
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if self.address in line:
                break
        else:
            raise AssertionError(self.logged())
        self._wait_until_it_answers()

    def _wait_until_it_answers(self) -> None:
        def answers() -> bool:
            try:
                self.ask("GET", "/healthz")
            except OSError:
                return False
            return True

        wait_until(answers, self.logged)

    def kill(self) -> None:
        """End it as a power cut would, as far as a process can tell."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as a service manager does, and see that it ends in order."""
        status = self._end(signal.SIGTERM)
        assert status in {0, -signal.SIGTERM}, status

    def close(self) -> None:
        """Make sure that nothing is left running."""
        if self._process is not None and self._process.returncode is None:
            self.kill()

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        status = self._process.wait(LONG)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        token: str = "",
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """Send a request as our own page would; a header that is empty is left out."""
        sent = {"Host": f"127.0.0.1:{self.port}", "Origin": self.address}
        sent |= {"Cookie": f"rapido_guest={token}"} if token else {}
        sent |= headers or {}
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=LONG)) as connection:
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in sent.items():
                if value:
                    connection.putheader(name, value)
            if body is not None:
                connection.putheader("Content-Length", str(len(content)))
            connection.endheaders(content if body is not None else None)
            response = connection.getresponse()
            return Answer(response.status, response.getheaders(), response.read())

    def new_guest(self) -> str:
        """Get a token, as a browser does that has none."""
        return token_of(self.ask("GET", "/"))

    def new_room(self, token: str, seats: int = 2) -> str:
        answer = self.ask("POST", "/api/rooms", {"seats": seats}, token)
        assert answer.status == 201, answer
        return str(answer.json()["room"])

    def logged(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def query(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """Ask the database behind the server's back."""
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as database:
            return database.execute(question, values).fetchall()


def token_of(answer: Answer) -> str:
    """Take the token from the cookie that an answer sets."""
    return answer.header("set-cookie").partition(";")[0].partition("=")[2]
