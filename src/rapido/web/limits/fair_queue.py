"""A queue for something that serves one request at a time, with turns by network."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple

from rapido.web.limits.networks import Client


class QueueFull(Exception):
    """As many requests as allowed are waiting already."""


class _Waiting(NamedTuple):
    guest: str
    turn: asyncio.Future[None]


class FairQueue:
    """Networks take turns, so one with many requests delays others by one of them, not by all.

    When the queue is full, a request of the network that has the most in it is given up.
    """

    def __init__(self, max_waiting: int, per_guest: int) -> None:
        self._max_waiting = max_waiting
        self._per_guest = per_guest
        self._busy = False
        self._networks: OrderedDict[str, deque[_Waiting]] = OrderedDict()
        """the networks that wait, in the order of their turns"""

    @asynccontextmanager
    async def turn(self, client: Client) -> AsyncGenerator[None]:
        """Wait for a turn, and hold it for the duration of a `with` block."""
        if self._busy:
            await self._wait(client)
        self._busy = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, client: Client) -> None:
        own = self._networks.get(client.network, deque[_Waiting]())
        if sum(each.guest == client.guest for each in own) >= self._per_guest:
            raise QueueFull
        if sum(map(len, self._networks.values())) >= self._max_waiting:
            self._make_room(len(own))
        entry = _Waiting(client.guest, asyncio.get_running_loop().create_future())
        self._networks.setdefault(client.network, deque()).append(entry)
        try:
            await entry.turn
        except asyncio.CancelledError:
            if entry.turn.cancelled():
                self._remove(client.network, entry)
            else:
                self._pass_on()  # the turn came at the same moment
            raise

    def _make_room(self, waiting: int) -> None:
        """Give up the last request of the network with the most; refuse if that is this one."""
        network, most = max(self._networks.items(), key=lambda each: len(each[1]))
        if len(most) <= waiting + 1:
            raise QueueFull
        entry = most[-1]
        self._remove(network, entry)
        entry.turn.set_exception(QueueFull())

    def _pass_on(self) -> None:
        if not self._networks:
            self._busy = False
            return
        network = next(iter(self._networks))
        entry = self._networks[network][0]
        self._remove(network, entry)
        if network in self._networks:
            self._networks.move_to_end(network)
        entry.turn.set_result(None)

    def _remove(self, network: str, entry: _Waiting) -> None:
        waiting = self._networks[network]
        waiting.remove(entry)
        if not waiting:
            del self._networks[network]
