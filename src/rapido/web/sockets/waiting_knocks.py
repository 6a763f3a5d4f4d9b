"""Tells hosts, and whoever else may answer, of the knocks that wait for them."""

import asyncio
from collections.abc import Collection, Iterable
from typing import Final, Protocol

from msgspec import UNSET

from rapido.rooms.join_requests import Knock
from rapido.rules import RapidoError
from rapido.web.access.knocks import Knocks
from rapido.web.operations.log import LOG
from rapido.web.sockets.connection import Connection, encode
from rapido.web.wire.messages import Knocked

RETRY_INTERVAL: Final = 1.0
"""seconds before the store is asked again when it has failed"""


class Answering(Protocol):
    """A room, and who may answer those who knock at it."""

    room: str

    def may_answer(self, guest: str, knock: Knock) -> bool: ...


class WaitingKnocks:
    """Asks the store once for all rooms whose hosts have come in the meantime."""

    def __init__(self, knocks: Knocks) -> None:
        self._knocks = knocks
        self._wanted: dict[Answering, set[Connection]] = {}
        self._task: asyncio.Future[None] | None = None

    def send(self, room: Answering, connections: Iterable[Connection]) -> None:
        """Tell these connections soon who waits."""
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

    async def _list(self, rooms: Collection[Answering]) -> dict[str, list[Knock]]:
        knocks: dict[str, list[Knock]] = {}
        for knock in await self._knocks.waiting({each.room for each in rooms}):
            knocks.setdefault(knock.room, []).append(knock)
        return knocks

    def _deliver(
        self, wanted: dict[Answering, set[Connection]], knocks: dict[str, list[Knock]]
    ) -> None:
        for room, tabs in wanted.items():
            waiting = [(each, encode(knocked(each))) for each in knocks.get(room.room, ())]
            for tab in tabs:
                theirs = [text for knock, text in waiting if room.may_answer(tab.guest, knock)]
                # A full queue would close the connection.
                for text in theirs[: tab.max_queue // 2]:
                    tab.send(text)


def knocked(knock: Knock) -> Knocked:
    seat = knock.wish and knock.wish.seat
    return Knocked(knock.id, knock.name, UNSET if seat is None else seat)
