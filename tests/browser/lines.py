"""The lines between a browser and the server, which can be cut or fall silent."""

import asyncio
import threading
from collections.abc import Generator
from contextlib import contextmanager
from random import Random

from tests.faults.proxy import Proxy
from tests.faults.server import Server


class Lines:
    """All lines of those who come through this port."""

    def __init__(self, proxy: Proxy, loop: asyncio.AbstractEventLoop) -> None:
        self.port = proxy.port
        self._proxy, self._loop = proxy, loop

    def cut(self) -> None:
        """End all of them at once."""
        self._loop.call_soon_threadsafe(self._each, "cut")

    def hush(self) -> None:
        """Let nothing through any more, and tell nobody."""
        self._loop.call_soon_threadsafe(self._each, "hush")

    def _each(self, fate: str) -> None:
        for line in list(self._proxy.connections):
            if fate == "cut":
                line.cut()
            else:
                line.stalled = True


@contextmanager
def lines_to(server: Server) -> Generator[Lines]:
    """Stand between browsers and a server, in a thread of its own: browsers wait for nobody."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    proxy = Proxy(server.port, Random(1))
    asyncio.run_coroutine_threadsafe(proxy.__aenter__(), loop).result(5)
    try:
        yield Lines(proxy, loop)
    finally:
        asyncio.run_coroutine_threadsafe(proxy.__aexit__(), loop).result(5)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
