"""A real NATS server, which can be killed and restarted on the same port."""

import secrets
import socket
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.faults.server import free_port
from tests.servers.binaries import nats_server
from tests.servers.guard import GUARD
from tests.servers.server_process import ServerProcess
from tests.waiting import TIMEOUT, wait_until

USER: Final = "rapido"
CONFIGURATION: Final = """
listen: "127.0.0.1:{port}"
authorization {{ user: {user}, password: "{password}" }}
"""


class Nats(ServerProcess):
    """One server; it keeps nothing."""

    def __init__(self, settings: str = "") -> None:
        super().__init__(Path(tempfile.mkdtemp(prefix="rapido-")))
        GUARD.watch(self.folder)
        self.port = free_port()
        self._password = secrets.token_hex(8)
        self._program = nats_server()
        self._configuration = self.folder / "nats.conf"
        self._configuration.write_text(
            CONFIGURATION.format(port=self.port, user=USER, password=self._password) + settings
        )

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

    def _is_ready(self) -> bool:
        assert self.running, self.read_log()
        with (
            suppress(OSError),
            socket.create_connection(("127.0.0.1", self.port), TIMEOUT) as client,
        ):
            return client.recv(5) == b"INFO "
        return False
