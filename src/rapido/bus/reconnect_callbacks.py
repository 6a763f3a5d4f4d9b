"""Tells those who want to know that messages were lost, not too often."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

INTERVAL: Final = 0.5
"""seconds; when a server is back, one process after the other is"""

_LOG: Final = logging.getLogger("rapido")


class ReconnectCallbacks:
    def __init__(self) -> None:
        self._callbacks: list[Callable[[], None]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._called = float("-inf")

    def add(self, callback: Callable[[], None]) -> None:
        self._callbacks.append(callback)

    def clear(self) -> None:
        self._callbacks.clear()
        if self._timer is not None:
            self._timer.cancel()

    def call_soon(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            at = max(loop.time(), self._called + INTERVAL)
            self._timer = loop.call_at(at, self._call)

    def _call(self) -> None:
        self._timer = None
        self._called = asyncio.get_running_loop().time()
        for callback in list(self._callbacks):
            try:
                callback()
            except Exception:  # noqa: BLE001 - one that fails must not stop the others
                _LOG.exception("a subscriber of the bus failed")
