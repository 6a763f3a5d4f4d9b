"""SIGHUP: somebody asks for a reload, or has closed the terminal in which the server runs."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from typing import Final

from rapido.web.operations.log import log_warning

ONE_PROCESS: Final = (
    "settings are read when a process starts: restart it; with several workers, SIGHUP to their"
    " supervisor replaces them one after the other"
)


def on_hangup(reload: Callable[[], None]) -> None:
    """Call back when a reload is asked for; stop if the terminal is closed, except under nohup."""
    if sys.platform == "win32":
        return
    ignored = signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    had_terminal = _has_terminal()

    def handle() -> None:
        if not had_terminal or _has_terminal():
            reload()
        elif not ignored:
            os.kill(os.getpid(), signal.SIGTERM)

    asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, handle)


def refuse_reload() -> None:
    log_warning("not reloaded", reason=ONE_PROCESS)


def _has_terminal() -> bool:
    try:
        os.close(os.open("/dev/tty", os.O_RDONLY))
    except OSError:
        return False
    return True
