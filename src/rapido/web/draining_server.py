"""uvicorn's server that answers what it was asked before it stops."""

import signal
import socket
from collections.abc import Callable
from time import monotonic
from types import FrameType
from typing import Final

import uvicorn

from rapido.web.sockets.hub import Hub

CTRL_C_TIMEOUT: Final = 2
"""seconds that whoever presses Ctrl-C waits for others at most"""


class DrainingServer(uvicorn.Server):
    """Stops in this order: not ready, no new connections, commands answered, connections closed."""

    def __init__(
        self, config: uvicorn.Config, hub: Hub, on_started: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self._hub = hub
        self._on_started = on_started
        self._timeout: float = config.timeout_graceful_shutdown or 0

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._on_started()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; a second Ctrl-C waits for nothing.

        uvicorn's own would raise the signal again, and the process would not end with status 0.
        """
        del frame
        if sig == signal.SIGINT:
            self._timeout = min(self._timeout, CTRL_C_TIMEOUT)
            self.force_exit = self.should_exit
        self.stop()

    def stop(self) -> None:
        self._hub.draining = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        end = monotonic() + self._timeout
        for server in self.servers:
            server.close()
        for each in sockets or ():
            each.close()
        await self._hub.drain(self._timeout)
        # What is left belongs to requests that are being answered, and to clients that do not read.
        remaining = max(0.1, end - monotonic())
        self.config.timeout_graceful_shutdown = remaining  # pyright: ignore[reportAttributeAccessIssue] - any number of seconds
        await super().shutdown(sockets)
