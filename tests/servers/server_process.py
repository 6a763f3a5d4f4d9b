"""A real server in a folder of its own, which can be stopped, killed and restarted."""

import shutil
import signal
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from tests.servers.guard import GUARD
from tests.waiting import TIMEOUT

if TYPE_CHECKING:
    import subprocess


class ServerProcess:
    """Subclasses start the program and know when it is ready."""

    STOP: ClassVar = signal.SIGTERM
    CLOSE: ClassVar = signal.SIGKILL
    """ends it when nobody needs its data any more"""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._log_file = folder / "log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        raise NotImplementedError

    def restart(self) -> None:
        self.stop()
        self.start()

    def ensure_running(self) -> None:
        if not self.running:
            self.start()

    def stop(self) -> None:
        self._end(self.STOP)

    def kill(self) -> None:
        """Kill it, as the system does that has run out of memory."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """End the server and delete its data."""
        if self.running:
            self._end(self.CLOSE)
        shutil.rmtree(self.folder, ignore_errors=True)
        GUARD.forget(self.folder)

    def read_log(self) -> str:
        return self._log_file.read_text("utf-8", "replace") if self._log_file.exists() else ""

    def _end(self, sent_signal: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(sent_signal)
        self._process.wait(TIMEOUT)
        GUARD.watch(self.folder)
        self._process = None
