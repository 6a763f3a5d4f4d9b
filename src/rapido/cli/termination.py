"""SIGTERM ends a command as Ctrl-C does: temporary files are removed, finished games are kept."""

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Final

TERMINATED: Final = 128 + signal.SIGTERM
"""the exit status of a program that SIGTERM has ended, as shells count it"""


def run_until_terminated(run: Callable[[], int]) -> int:
    """Run a command and return its exit status; one with a handler of its own replaces this one."""
    in_main_thread = threading.current_thread() is threading.main_thread()
    if not in_main_thread or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        return run()
    terminated = False

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        nonlocal terminated
        terminated = True
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, interrupt)
    try:
        status = run()
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
    return TERMINATED if terminated else status
