"""Logs that the server of a bus is lost, and that it is back; a flapping one only now and then."""

import logging
import time
from collections.abc import Callable
from typing import Final

INTERVAL: Final = 60.0
"""seconds between two losses that are logged"""

_LOG: Final = logging.getLogger("rapido")


class LossLog:
    def __init__(self, server: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._server = server
        self._clock = clock
        self._lost = False
        self._logged = False
        self._was_connected = False
        self._next = float("-inf")

    def lost(self, reason: str) -> None:
        if self._lost:
            return
        self._lost = True
        self._logged = self._clock() >= self._next
        if self._logged:
            self._next = self._clock() + INTERVAL
            event = "bus lost" if self._was_connected else "bus not connected"
            _warn(event, reason=f"{self._server}: {reason}")

    def back(self) -> None:
        self._was_connected = True
        if self._lost and self._logged:
            _warn("bus works again", server=self._server)
        self._lost = False


def _warn(event: str, **members: str) -> None:
    _LOG.warning(event, extra={"members": members})
