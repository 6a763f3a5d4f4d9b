"""Connections to a room that is deleted, or replaced by that of a backup, are closed."""

from pathlib import Path
from typing import Any

import pytest

from rapido.web.settings.settings import Settings
from rapido.web.sockets.codes import NO_SUCH_ROOM, TRY_AGAIN
from tests.rooms.harness import Harness, async_test
from tests.rooms.table import ANNA, HOST
from tests.web.hubs import make_hub


class Connection:
    """A connection of which only the close codes are of interest."""

    def __init__(self) -> None:
        self.codes: list[int] = []

    def close(self, code: int) -> None:
        self.codes.append(code)


async def connect(harness: Harness, room: str) -> list[int]:
    """Connect to a room, and return the codes with which the connection is closed."""
    settings = Settings(Path("data"))
    hub = make_hub(harness.service, settings, harness.clock)
    channel = hub.channel(room)
    connection: Any = Connection()
    await harness.service.get(room)
    harness.service.subscribe(room, channel.broadcast_change, 0)
    channel.connections.append(connection)
    return connection.codes


@pytest.mark.parametrize("deleted", [True, False])
@async_test
async def test_connections_are_closed(*, deleted: bool) -> None:
    harness = Harness()
    room, other = await harness.game(HOST, ANNA), await harness.game(HOST, ANNA)
    codes = await connect(harness, room)
    await harness.service.delete_room(other)
    assert codes == []
    if deleted:
        await harness.service.delete_room(room)
        assert codes == [NO_SUCH_ROOM]
    else:
        harness.service.unload_rooms()
        assert codes == [TRY_AGAIN]
