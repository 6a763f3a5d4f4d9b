"""The log of WebSocket connections: not all of them, or an attacker could fill the disk."""

import time
from collections.abc import Callable
from typing import Final

from rapido.web.limits.token_bucket import TokenBucket
from rapido.web.operations.log import log_event, mask_address, room_fingerprint
from rapido.web.operations.network_hash import network_hash

BURST: Final = 100
RATE: Final = 2
"""lines a second, about 20 MB a day"""


class ConnectionLog:
    """Logs when clients connect and disconnect, and how many such lines were left out before."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._bucket = TokenBucket(BURST, RATE, clock)
        self._skipped = 0

    def add(self, event: str, room: str, address: str) -> None:
        if not self._bucket.take():
            self._skipped += 1
            return
        members = {
            "room": room_fingerprint(room),
            "address": mask_address(address),
            "network": network_hash(address),
        }
        skipped = {"skipped": self._skipped} if self._skipped else {}
        self._skipped = 0
        log_event(event, **members, **skipped)
