"""Idempotency keys: a key belongs to a guest and a command."""

from collections import OrderedDict
from functools import lru_cache
from hashlib import blake2b
from typing import Final

import msgspec

from rapido.rooms.model.commands import AnyCommand, ClockCommand, SeatCommand
from rapido.rooms.model.errors import KeyReused
from rapido.rooms.ports import Entry

KEYS_IN_MEMORY: Final = 1000
"""of each room; a client that reconnects sends a handful of commands again"""

_encode: Final = msgspec.json.Encoder().encode


@lru_cache(maxsize=256)
def digest_of(command: AnyCommand | ClockCommand | SeatCommand) -> str:
    """Return what is stored of a command, to compare it with another one of the same key."""
    return blake2b(_encode(command), digest_size=8).hexdigest()


class ExecutedKeys:
    """The latest commands of a room by guest and key, for clients that send one again."""

    def __init__(self, most: int = KEYS_IN_MEMORY) -> None:
        self._most = most
        self._executed: OrderedDict[tuple[str, str], tuple[int, str]] = OrderedDict()
        """version and digest; the digest is empty in databases of before, which compare by guest
        and key only. Plain tuples, which the garbage collector need not visit again and again."""

    def __len__(self) -> int:
        return len(self._executed)

    def add(self, entry: Entry) -> None:
        if entry.key:
            self._executed[entry.by, entry.key] = (entry.version, entry.digest)
            if len(self._executed) > self._most:
                self._executed.popitem(last=False)

    def version_of(self, guest: str, key: str, digest: str) -> int | None:
        """Return the version that a command led to, or None if it was not executed."""
        executed = self._executed.get((guest, key))
        if executed is None:
            return None
        version, stored_digest = executed
        if stored_digest not in {"", digest}:
            raise KeyReused("this key was used for another command; every command needs its own")
        return version
