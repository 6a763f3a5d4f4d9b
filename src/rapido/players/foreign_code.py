"""Runs code of plug-ins, which may print, raise anything, or try to end the process."""

import os
import signal
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from traceback import FrameSummary, extract_tb, format_exception
from types import FrameType
from typing import Final

from rapido.locales.explained import Message

_LONGEST_REASON: Final = 300
_LONGEST_TRACE: Final = 6000
"""characters; an answer of the engine has room for both"""
_OURS: Final = str(Path(__file__).parents[1])
_LIBRARY: Final = str(Path(os.__file__).parent)


class TriedToEnd(Exception):
    """A plug-in raised what would end the process."""


@contextmanager
def foreign_code() -> Generator[None]:
    """Send what it prints to standard error, and keep it from ending the process.

    Ctrl-C, and a signal that ends the process, are raised as everywhere else.
    """
    with _noted_signals() as signals, redirect_stdout(sys.stderr):
        try:
            yield
        except BaseException as error:
            if signals or isinstance(error, Exception):
                raise
            raise TriedToEnd from error


@contextmanager
def _noted_signals() -> Generator[list[int]]:
    """Yield a list of the signals that arrive, since their exceptions look like anybody's."""
    arrived: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield arrived  # exceptions of signals are raised in the main thread only
        return
    handlers = {
        int(number): handler
        for number in (signal.SIGINT, signal.SIGTERM)
        if callable(handler := signal.getsignal(number))
    }

    def note(number: int, frame: FrameType | None) -> None:
        arrived.append(number)
        handlers[number](number, frame)

    try:
        for number in handlers:
            signal.signal(number, note)
        yield arrived
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)


def reason_of(error: BaseException) -> Message:
    """Say what was raised, and where in the plug-in."""
    raised = _raised(error)
    text = _shortened(str(raised), _LONGEST_REASON)
    what = f"{type(raised).__name__}: {text}" if text else type(raised).__name__
    place = _place_in_plug_in(raised)
    if place is None:
        return Message("player-raised", error=what)
    return Message(
        "player-raised-in", error=what, file=Path(place.filename).name, line=str(place.lineno)
    )


def trace_of(error: BaseException) -> str:
    """Return the traceback of what was raised."""
    text = "".join(format_exception(_raised(error), chain=False))
    return _shortened(text[-_LONGEST_TRACE:], _LONGEST_TRACE)


def _raised(error: BaseException) -> BaseException:
    return error.__cause__ or error if isinstance(error, TriedToEnd) else error


def _place_in_plug_in(error: BaseException) -> FrameSummary | None:
    """Return the last line of the plug-in itself, which may have called other packages."""
    frames = [each for each in extract_tb(error.__traceback__) if _is_foreign(each.filename)]
    folders = [Path(each.filename).parent for each in frames]
    own = [each for each, folder in zip(frames, folders, strict=True) if folder == folders[0]]
    return own[-1] if own else None


def _is_foreign(file: str) -> bool:
    if file.startswith((_OURS, "<frozen")):
        return False
    # Packages may lie inside the folder of the standard library.
    return "-packages" in file or not file.startswith(_LIBRARY)


def _shortened(text: str, longest: int) -> str:
    """Keep a text short, and free of what cannot be encoded."""
    text = text.encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= longest else f"{text[: longest - 1]}…"
