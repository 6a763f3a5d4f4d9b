"""One of several server processes: `python -m rapido.web.supervisor.child DESCRIPTOR`.

Its settings come over a socket: what is on a command line can be seen by everyone on the machine.
"""

import asyncio
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from rapido.store.errors import BadDatabase, FolderError, ServerUnusable
from rapido.web.operations.metrics import Metrics
from rapido.web.server import run
from rapido.web.settings.settings import SETTINGS, Settings, make_settings
from rapido.web.supervisor.messages import (
    LINE_BYTES,
    AllMetrics,
    AskMetrics,
    Channel,
    Collect,
    Collected,
    Failed,
    FromChild,
    Ready,
    Start,
    ToChild,
)

METRICS_TIMEOUT: Final = 5
"""seconds to wait for the metrics of the other processes"""
FAILED: Final = 3
"""exit status of a process that has told its supervisor why it cannot start"""


def settings_to_send(settings: Settings) -> dict[str, Any]:
    """Return all settings as JSON takes them."""
    limits = settings.limits
    values = {
        name: getattr(limits if hasattr(limits, name) else settings, name) for name in SETTINGS
    }
    return values | {"data": str(settings.data), "workers": 1}


class SupervisedChild:
    """The supervisor, as the server in this process sees it."""

    def __init__(self, connected: socket.socket, worker: int) -> None:
        self.worker = worker
        self._socket = connected
        self._channel: Channel[ToChild, FromChild] | None = None
        self._asking: list[asyncio.Future[bytes]] = []

    def report_ready(self) -> None:
        self._send(Ready())

    def report_failure(self, error: Exception) -> None:
        line = msgspec.json.encode(Failed(type(error).__name__, str(error))) + b"\n"
        self._socket.setblocking(True)  # noqa: FBT003 - the name of the standard library
        self._socket.sendall(line)

    async def metrics_of_all(self) -> bytes:
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asking.append(answer)
        self._send(AskMetrics())
        return await asyncio.wait_for(answer, METRICS_TIMEOUT)

    async def connect(self) -> None:
        reader, writer = await asyncio.open_connection(sock=self._socket, limit=LINE_BYTES)
        self._channel = Channel(reader, writer, ToChild)

    async def follow(self, metrics: Metrics, stop: Callable[[], None]) -> None:
        while self._channel is not None and (message := await self._channel.receive()):
            match message:
                case Collect():
                    self._send(Collected(metrics.text().decode()))
                case AllMetrics(text):
                    for answer in self._asking:
                        if not answer.done():
                            answer.set_result(text.encode())
                    self._asking.clear()
                case Start():
                    pass
        stop()  # it was killed: nobody else would ever stop this process

    def _send(self, message: FromChild) -> None:
        if self._channel is not None:
            self._channel.send(message)


def main(descriptor: int) -> int:
    connected = socket.socket(fileno=descriptor)
    start = _receive_start(connected)
    listening = socket.socket(fileno=start.listening)
    settings = make_settings(start.settings | {"data": Path(start.settings["data"])})
    supervised = SupervisedChild(connected, start.worker)
    try:
        run(settings, listening, supervised=supervised)
    except (FolderError, ServerUnusable, BadDatabase) as error:
        supervised.report_failure(error)
        return FAILED
    return 0


def _receive_start(connected: socket.socket) -> Start:
    line = bytearray()
    while not line.endswith(b"\n"):
        # No more than the line: the rest is for the event loop.
        line += connected.recv(1) or sys.exit("the supervisor has ended")
    return msgspec.json.decode(line, type=Start)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
