"""Hashes of networks: an operator sees what one network did today, and nobody who that was."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Final

from rapido.rules import RapidoError

DAY: Final = 86_400
CHECK_SECONDS: Final = 10.0
"""between two looks at the calendar"""
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
        if (day := self._today()) != self._day:
            self._day, self._salt = day, secrets.token_bytes(SALT_BYTES)
        return blake2b(network.encode(), key=self._salt, digest_size=5).hexdigest()

    async def share_salt(self, salt_of: Callable[[int, bytes], Awaitable[bytes]]) -> None:
        """Use the salt that all processes of an installation have on a day, again and again."""
        shared = -1
        while True:
            day = self._today()
            if day != shared:
                try:
                    self._salt = await salt_of(day, secrets.token_bytes(SALT_BYTES))
                    self._day = shared = day
                except RapidoError:  # a failing store is reported by itself
                    pass
            await asyncio.sleep(CHECK_SECONDS)

    def _today(self) -> int:
        return int(self._clock() // DAY)


network_hash: Final = NetworkHash()
"""the one of this process, for its log"""
