"""Run a command of the lab with a terminal as stderr."""

import os
import pty
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress

from tests.cli.run import Shell


@contextmanager
def started(
    shell: Shell, *arguments: str
) -> Generator[tuple["subprocess.Popen[bytes]", Iterator[bytes]]]:
    """Start the command with a terminal as stderr; yield the process and a reader of its output."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "rapido", *arguments],
        stdout=subprocess.PIPE,
        stderr=theirs,
        env=shell.environment | {"TERM": "xterm-256color"},
        start_new_session=True,  # Ctrl-C is sent to the process group of the terminal
    )
    os.close(theirs)
    try:
        yield process, _shown(ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _shown(terminal: int) -> Iterator[bytes]:
    with suppress(OSError):  # end of a pseudo-terminal
        while piece := os.read(terminal, 4096):
            yield piece
