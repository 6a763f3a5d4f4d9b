"""A real NATS server, which can be killed and restarted on the same port."""

import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.faults.server import free_port
from tests.servers.binaries import nats_server
from tests.servers.guard import GUARD
from tests.waiting import TIMEOUT, wait_until

USER: Final = "rapido"
CONFIGURATION: Final = """
listen: "127.0.0.1:{port}"
authorization {{ user: {user}, password: "{password}" }}
"""


class Nats:
    """One server; it keeps nothing."""

    def __init__(self, settings: str = "") -> None:
        self.port = free_port()
        self._password = secrets.token_hex(8)
        self._program = nats_server()
        self.folder = Path(tempfile.mkdtemp(prefix="rapido-"))
        GUARD.watch(self.folder)
        self._log_file = self.folder / "log"
        self._process: subprocess.Popen[bytes] | None = None
        self._configuration = self.folder / "nats.conf"
        self._configuration.write_text(
            CONFIGURATION.format(port=self.port, user=USER, password=self._password) + settings
        )

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def url(self, *, port: int | None = None) -> str:
        """Return the URL of the server, reached through another port if one is given."""
        return f"nats://{USER}:{self._password}@127.0.0.1:{port or self.port}"

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        with self._log_file.open("ab") as log:
            self._process = subprocess.Popen(
                [self._program, "--config", self._configuration],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for pytest, which then stops the server
            )
        GUARD.watch(self.folder, self._process.pid)
        wait_until(self._is_ready, self.read_log)

    def restart(self) -> None:
        self.stop()
        self.start()

    def ensure_running(self) -> None:
        if not self.running:
            self.start()

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def close(self) -> None:
        if self.running:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
        GUARD.forget(self.folder)

    def read_log(self) -> str:
        return self._log_file.read_text("utf-8", "replace") if self._log_file.exists() else ""

    def _is_ready(self) -> bool:
        assert self.running, self.read_log()
        with (
            suppress(OSError),
            socket.create_connection(("127.0.0.1", self.port), TIMEOUT) as client,
        ):
            return client.recv(5) == b"INFO "
        return False

    def _end(self, sent_signal: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(sent_signal)
        self._process.wait(TIMEOUT)
        GUARD.watch(self.folder)
        self._process = None
