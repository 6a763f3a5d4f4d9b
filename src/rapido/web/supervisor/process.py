"""A child as the supervisor sees it: started, ready, ended."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from rapido.web.settings.settings import Settings
from rapido.web.supervisor.child import settings_to_send
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

COMMAND: Final = (sys.executable, "-m", "rapido.web.supervisor.child")


class ChildProcess:
    """Follows a process until it ends."""

    def __init__(
        self,
        worker: int,
        process: asyncio.subprocess.Process,
        channel: Channel[FromChild, ToChild],
        on_ask: Callable[["ChildProcess"], None],
    ) -> None:
        """`on_ask` is called when the process wants the metrics of all."""
        self.worker = worker
        self.failure: Failed | None = None
        """why it could not start, if it has said so"""
        self.ready = asyncio.Event()
        self.ended = asyncio.Event()
        self.settled = asyncio.Event()
        """set when it is ready, or has ended"""
        self._process = process
        self._channel = channel
        self._on_ask = on_ask
        self._started = monotonic()
        self._collecting: list[asyncio.Future[str]] = []
        self._following = asyncio.ensure_future(self._follow())

    @classmethod
    async def start(
        cls,
        worker: int,
        settings: Settings,
        listening: socket.socket,
        on_ask: Callable[["ChildProcess"], None],
    ) -> "ChildProcess":
        ours, theirs = socket.socketpair()
        process = await asyncio.create_subprocess_exec(
            *COMMAND,
            str(theirs.fileno()),
            stdin=asyncio.subprocess.DEVNULL,
            pass_fds=(theirs.fileno(), listening.fileno()),
            # Ctrl-C in a terminal is for the supervisor, which tells its children.
            process_group=0,
        )
        theirs.close()
        reader, writer = await asyncio.open_connection(sock=ours, limit=LINE_BYTES)
        channel: Channel[FromChild, ToChild] = Channel(reader, writer, FromChild)
        channel.send(Start(settings_to_send(settings), listening.fileno(), worker))
        return cls(worker, process, channel, on_ask)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def status(self) -> int | None:
        return self._process.returncode

    @property
    def age(self) -> float:
        """Seconds since it was started."""
        return monotonic() - self._started

    def send_signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            self._process.send_signal(number)

    async def end(self, seconds: float) -> None:
        """Let it stop, or kill it when the time is over."""
        self.send_signal(signal.SIGTERM)
        await self.end_or_kill(seconds)

    async def end_or_kill(self, seconds: float) -> None:
        try:
            await asyncio.wait_for(self.ended.wait(), seconds)
        except TimeoutError:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self.ended.wait()

    async def metrics(self) -> str:
        """Ask for its metrics."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._collecting.append(answer)
        self._channel.send(Collect())
        return await answer

    def send_metrics(self, text: str) -> None:
        self._channel.send(AllMetrics(text))

    async def _follow(self) -> None:
        while message := await self._channel.receive():
            match message:
                case Ready():
                    self.ready.set()
                    self.settled.set()
                case Failed():
                    self.failure = message
                case Collected(text):
                    for answer in self._collecting:
                        if not answer.done():
                            answer.set_result(text)
                    self._collecting.clear()
                case AskMetrics():
                    self._on_ask(self)
        self._channel.close()
        await self._process.wait()
        self.ended.set()
        self.settled.set()
