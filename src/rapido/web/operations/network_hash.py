"""Hashes of networks: an operator sees what one network did today, and nobody who that was."""

import secrets
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

DAY: Final = 86_400
SALT_BYTES: Final = 32


class NetworkHash:
    """Hashes with a secret salt that is forgotten when the day ends, in UTC.

    Without the salt, nobody can find an address by trying all of them, nor tell that two hashes of
    different days are of the same network.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._day = -1
        self._salt = b""

    def __call__(self, network: str) -> str:
        if (day := int(self._clock() // DAY)) != self._day:
            self.use_salt(day, secrets.token_bytes(SALT_BYTES))
        return blake2b(network.encode(), key=self._salt, digest_size=5).hexdigest()

    @property
    def day(self) -> int:
        """The day of the salt, counted from 1970."""
        return self._day

    def use_salt(self, day: int, salt: bytes) -> None:
        """Use the salt that all processes of an installation share on this day."""
        self._day, self._salt = day, salt


network_hash: Final = NetworkHash()
"""the one of this process, for its log"""
