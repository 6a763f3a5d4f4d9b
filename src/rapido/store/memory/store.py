"""A store in memory: for tests, and the reference for what a store must do."""

from collections.abc import Collection, Mapping, Sequence

from rapido.rooms.model.errors import Conflict
from rapido.rooms.model.facts import Closed
from rapido.rooms.ports import Entry


class MemoryStore:
    """Keeps nothing beyond the end of the process."""

    def __init__(self) -> None:
        self._entries: dict[str, list[Entry]] = {}
        self._secrets: dict[str, tuple[str, bytes]] = {}

    async def append(
        self, room: str, entries: Sequence[Entry], secrets: Mapping[str, bytes] | None = None
    ) -> None:
        kept = self._entries.get(room, [])
        keys = [(entry.by, entry.key) for entry in (*kept, *entries) if entry.key]
        versions = [entry.version for entry in entries]
        if versions != [*range(len(kept) + 1, len(kept) + len(entries) + 1)]:
            raise Conflict(room)
        if len(keys) > len(set(keys)) or self._secrets.keys() & (secrets or {}).keys():
            raise Conflict(room)
        self._entries[room] = [*kept, *entries]
        self._secrets |= {game: (room, secret) for game, secret in (secrets or {}).items()}

    async def load(self, room: str, after: int = 0) -> list[Entry]:
        return self._entries.get(room, [])[after:]

    async def versions(self, rooms: Collection[str]) -> dict[str, int]:
        return {room: len(self._entries[room]) for room in rooms if room in self._entries}

    async def changed_elsewhere(self) -> bool:
        return False

    async def secret(self, game: str) -> bytes | None:
        return self._secrets[game][1] if game in self._secrets else None

    async def room_of(self, game: str) -> str | None:
        return self._secrets[game][0] if game in self._secrets else None

    async def idle_rooms(self, since: float, *, closed: bool) -> list[str]:
        return [
            room
            for room, entries in self._entries.items()
            if entries[-1].at < since and isinstance(entries[-1].fact, Closed) == closed
        ]

    async def delete_room(self, room: str) -> None:
        self._entries.pop(room, None)
        self._secrets = {
            game: (where, secret)
            for game, (where, secret) in self._secrets.items()
            if where != room
        }

    async def ping(self) -> None:
        """Do nothing: memory can always be written."""

    async def close(self) -> None:
        """Do nothing."""
