"""What the supervisor and its children tell each other: lines of JSON on a pair of sockets."""

import asyncio
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

LINE_BYTES: Final = 2**24
"""bytes of a line at most: the metrics of all processes"""


class Start(Struct, frozen=True, tag=True):
    """Serve with these settings."""

    settings: dict[str, Any]
    listening: int
    """the file descriptor of the port"""
    worker: int
    """the number of the process, from 0"""


class Collect(Struct, frozen=True, tag=True):
    """Send your metrics."""


class AllMetrics(Struct, frozen=True, tag=True):
    """The metrics of all processes, which this one has asked for."""

    text: str


ToChild = Start | Collect | AllMetrics


class Ready(Struct, frozen=True, tag=True):
    """This process accepts connections."""


class Failed(Struct, frozen=True, tag=True):
    """This process cannot start."""

    error: str
    """the name of an error of the store"""
    reason: str


class Collected(Struct, frozen=True, tag=True):
    """The metrics of this process."""

    text: str


class AskMetrics(Struct, frozen=True, tag=True):
    """Somebody wants the metrics of all processes."""


FromChild = Ready | Failed | Collected | AskMetrics

In = TypeVar("In")
Out = TypeVar("Out")


class Channel(Generic[In, Out]):
    """One end of the pair."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        incoming: Any,  # noqa: ANN401 - a union
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._decode = msgspec.json.Decoder(incoming).decode

    def send(self, message: Out) -> None:
        """Send without waiting: nobody sends much."""
        self._writer.write(msgspec.json.encode(message) + b"\n")

    async def receive(self) -> In | None:
        """Return the next message, or None if the other process has ended."""
        try:
            line = await self._reader.readline()
        except OSError:
            return None
        return self._decode(line) if line.endswith(b"\n") else None

    def close(self) -> None:
        self._writer.close()
