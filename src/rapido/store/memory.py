"""A store in memory: for tests, and as the model of what a store must do."""

from collections.abc import Mapping, Sequence

from rapido.rooms.facts import Closed
from rapido.rooms.ports import Conflict, Entry


class MemoryStore:
    """Forgets everything when the process ends."""

    def __init__(self) -> None:
        """Begin empty."""
        self._entries: dict[str, list[Entry]] = {}
        self._secrets: dict[str, tuple[str, bytes]] = {}

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        """Store entries and secrets, all or none."""
        kept = self._entries.get(room, [])
        keys = [entry.key for entry in (*kept, *entries) if entry.key]
        versions = [entry.version for entry in entries]
        if versions != [*range(len(kept) + 1, len(kept) + len(entries) + 1)]:
            raise Conflict(room)
        if len(keys) > len(set(keys)) or self._secrets.keys() & (secrets or {}).keys():
            raise Conflict(room)
        self._entries[room] = [*kept, *entries]
        self._secrets |= {game: (room, secret) for game, secret in (secrets or {}).items()}

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        """Return the entries of a room after a version."""
        return self._entries.get(room, [])[after:]

    async def secret(self, game: str) -> bytes | None:
        """Return the secret of a game."""
        return self._secrets[game][1] if game in self._secrets else None

    async def room_of(self, game: str) -> str | None:
        """Return the room of a game."""
        return self._secrets[game][0] if game in self._secrets else None

    async def quiet(self, since: float, *, closed: bool) -> list[str]:
        """Return the open or the closed rooms in which nothing has happened since then."""
        return [
            room
            for room, entries in self._entries.items()
            if entries[-1].at < since and isinstance(entries[-1].what, Closed) == closed
        ]

    async def forget(self, room: str) -> None:
        """Delete a room with all its games."""
        self._entries.pop(room, None)
        self._secrets = {
            game: (where, secret)
            for game, (where, secret) in self._secrets.items()
            if where != room
        }

    async def ping(self) -> None:
        """Memory can always be written."""

    async def close(self) -> None:
        """Do nothing."""
