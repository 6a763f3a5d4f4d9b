"""Ends test servers when the process that has started them is gone, even by `kill -9`.

Run as a script, it reads lines from standard input until that is closed, then ends all servers
that it was told of and deletes their folders.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

ATTEMPTS = 200
"""how often the guard looks, every 10 ms, whether the servers have ended by themselves"""


class Guard:
    """The script in a child process, which knows the servers of this process."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None
        self._watched: dict[str, int | None] = {}

    def watch(self, folder: Path, pid: int | None = None) -> None:
        """Watch a folder, and the process that serves from it."""
        self._watched[str(folder)] = pid
        self._send()

    def forget(self, folder: Path) -> None:
        self._watched.pop(str(folder), None)
        self._send()

    def _send(self) -> None:
        if self._process is None or self._process.poll() is not None:
            # A session of its own, so that Ctrl-C does not end it before the servers.
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", __file__],
                stdin=subprocess.PIPE,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(self._watched) + "\n")
        self._process.stdin.flush()


GUARD = Guard()
"""shared by all servers of this process"""


def main() -> None:
    watched: dict[str, int | None] = {}
    for line in sys.stdin:
        watched = json.loads(line)
    servers = [pid for pid in watched.values() if pid is not None]
    for sent in (signal.SIGQUIT, signal.SIGKILL):
        for pid in servers:
            with suppress(ProcessLookupError):
                os.kill(pid, sent)
        for _ in range(ATTEMPTS):
            if not any(_is_alive(pid) for pid in servers):
                break
            time.sleep(0.01)
    for folder in watched:
        shutil.rmtree(folder, ignore_errors=True)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    main()
