"""Players at tables whose games are in PostgreSQL, on one server process or several."""

import asyncio
import json
from collections.abc import Collection
from urllib.parse import urlsplit

from tests.faults.history import History, Row, Stored
from tests.faults.load import Load
from tests.faults.player import Pace
from tests.faults.server import Server
from tests.servers.postgres import Postgres
from tests.waiting import TIMEOUT

UNSURE = frozenset({"unavailable", "elsewhere"})
"""the connection was lost during the commit; the command was already sent to another process"""


class PostgresLoad(Load):
    """Not to be checked from within an event loop."""

    def __init__(
        self, postgres: Postgres, url: str, server: Server, seed: int, pace: Pace | None = None
    ) -> None:
        super().__init__(server, seed, History(unsure=UNSURE), pace)
        self._postgres = postgres
        self._database = urlsplit(url).path.strip("/")

    def read_rooms(self, only: Collection[str] | None) -> dict[str, Stored]:
        rooms: dict[str, Stored] = {}
        for room, version, key, what, at, by in self._postgres.query(
            "SELECT room, version, key, what, at, by FROM entries ORDER BY room, version",
            database=self._database,
        ):
            if only is not None and room not in only:
                continue
            stored = rooms.setdefault(room, Stored([], {}, {}))
            stored.rows.append(Row(version, key or "", json.loads(what), f"{at} {by}"))
        games = self._postgres.query("SELECT id, room, secret FROM games", database=self._database)
        for game, room, secret in games:
            if room in rooms:
                rooms[room].secrets[game] = secret
        return rooms

    def acknowledged_by(self, server: Server) -> int:
        return sum(player.acknowledged[server.port] for player in self.players)

    async def wait_for_versions(self, count: int) -> None:
        """Wait until every player has seen this many more versions."""
        enough = {player: player.version + count for player in self.players}
        async with asyncio.timeout(TIMEOUT):
            while any(player.version < least for player, least in enough.items()):
                await self.wait_for_more(1)

    async def wait_for_each(self, servers: Collection[Server], count: int) -> None:
        """Wait until each of these has acknowledged this many more commands."""
        enough = {server: self.acknowledged_by(server) + count for server in servers}
        async with asyncio.timeout(TIMEOUT):
            while any(self.acknowledged_by(server) < least for server, least in enough.items()):
                await self.wait_for_more(1)
