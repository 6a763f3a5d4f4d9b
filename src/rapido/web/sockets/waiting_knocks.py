"""Tells hosts of the knocks that wait for them."""

import asyncio
from collections.abc import Collection, Iterable
from typing import Final, Protocol

from rapido.rooms.join_requests import Knock
from rapido.rules import RapidoError
from rapido.web.access.knocks import Knocks
from rapido.web.operations.log import LOG
from rapido.web.sockets.connection import Connection, encode
from rapido.web.wire.messages import Knocked

RETRY_INTERVAL: Final = 1.0
"""seconds before the store is asked again when it has failed"""


class Hosted(Protocol):
    """A room and its host."""

    room: str
    host: str


class WaitingKnocks:
    """Asks the store once for all rooms whose hosts have come in the meantime."""

    def __init__(self, knocks: Knocks) -> None:
        self._knocks = knocks
        self._wanted: dict[Hosted, set[Connection]] = {}
        self._task: asyncio.Future[None] | None = None

    def send(self, room: Hosted, connections: Iterable[Connection]) -> None:
        """Tell these connections of the host soon who waits."""
        tabs = set(connections)
        if not tabs:
            return
        self._wanted.setdefault(room, set()).update(tabs)
        if self._task is None:
            self._task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        try:
            while self._wanted:
                wanted, self._wanted = self._wanted, {}
                try:
                    self._deliver(wanted, await self._list(wanted))
                except RapidoError:  # a failing store is reported by itself
                    for room, tabs in wanted.items():
                        self.send(room, (tab for tab in tabs if not tab.closed.done()))
                    await asyncio.sleep(RETRY_INTERVAL)
        except Exception:  # noqa: BLE001 - hosts who connect later are told all the same
            LOG.exception("hosts are not told who waits")
        finally:
            self._task = None

    async def _list(self, rooms: Collection[Hosted]) -> dict[str, list[Knock]]:
        knocks: dict[str, list[Knock]] = {}
        for knock in await self._knocks.waiting({hosted.room for hosted in rooms}):
            knocks.setdefault(knock.room, []).append(knock)
        return knocks

    def _deliver(
        self, wanted: dict[Hosted, set[Connection]], knocks: dict[str, list[Knock]]
    ) -> None:
        for hosted, tabs in wanted.items():
            waiting = [encode(Knocked(each.id, each.name)) for each in knocks.get(hosted.room, ())]
            for tab in tabs:
                if tab.guest != hosted.host:
                    continue  # another guest has become the host in the meantime
                # A full queue would close the connection.
                for text in waiting[: tab.max_queue // 2]:
                    tab.send(text)
