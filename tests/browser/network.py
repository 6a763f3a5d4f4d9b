"""A proxy between browsers and a server that cuts or stalls their connections."""

import asyncio
import threading
from collections.abc import Generator
from contextlib import contextmanager
from random import Random

from tests.faults.proxy import Proxy
from tests.faults.server import Server


class Network:
    """All connections through the port of a proxy."""

    def __init__(self, proxy: Proxy, loop: asyncio.AbstractEventLoop) -> None:
        self.port = proxy.port
        self._proxy, self._loop = proxy, loop

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._each, "cut")

    def stall(self) -> None:
        """Discard all data, but keep the connections open."""
        self._loop.call_soon_threadsafe(self._each, "stall")

    def _each(self, action: str) -> None:
        for connection in list(self._proxy.connections):
            if action == "cut":
                connection.cut()
            else:
                connection.stalled = True


@contextmanager
def proxied(server: Server) -> Generator[Network]:
    """Run a proxy in a thread with its own event loop, as Playwright's sync API blocks this one."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    proxy = Proxy(server.port, Random(1))
    asyncio.run_coroutine_threadsafe(proxy.__aenter__(), loop).result(5)
    try:
        yield Network(proxy, loop)
    finally:
        asyncio.run_coroutine_threadsafe(proxy.__aexit__(), loop).result(5)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
