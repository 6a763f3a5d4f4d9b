"""A cache of what takes long to compute."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from rapido.web.http.content import Content


class SharedCache:
    """Computes each content once, however many ask for it, and keeps those last used."""

    def __init__(self, max_bytes: int, max_entries: int | None = None) -> None:
        self._max_bytes = max_bytes
        self._max_entries = max_entries
        self._bytes = 0
        self._kept: OrderedDict[Hashable, Content] = OrderedDict()
        self._computing: dict[Hashable, asyncio.Future[Content]] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept or key in self._computing

    async def get(self, key: Hashable, compute: Callable[[], Awaitable[Content]]) -> Content:
        """Return what is kept, or compute it; a failure is not kept."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._computing:
            self._computing[key] = computing = asyncio.ensure_future(compute())
            computing.add_done_callback(lambda done: self._keep(key, done))
        # A client that disconnects must not cancel what others wait for.
        return await asyncio.shield(self._computing[key])

    async def close(self) -> None:
        computing = list(self._computing.values())
        for each in computing:
            each.cancel()
        await asyncio.gather(*computing, return_exceptions=True)

    def _keep(self, key: Hashable, done: asyncio.Future[Content]) -> None:
        del self._computing[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = content = done.result()
        self._bytes += len(content)
        while self._bytes > self._max_bytes or len(self._kept) > (self._max_entries or self._bytes):
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped)
