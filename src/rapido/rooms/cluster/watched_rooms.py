"""Whether anybody watches a room, in any process: those rooms are not closed."""

import asyncio
import secrets
from collections.abc import Callable, Collection
from typing import Final

from msgspec import Struct

from rapido.rooms.cluster.topic import Topic
from rapido.rooms.model.errors import Unavailable
from rapido.rooms.ports import Bus

CHUNK: Final = 200
"""rooms in one message"""
TIMEOUT: Final = 3.0
"""seconds to wait for the answers of the other processes"""
NAME: Final = "watched"


class WatchedMessage(Struct, frozen=True, tag=True, array_like=True):
    """A message of the topic `watched`."""


class WhoWatches(WatchedMessage, frozen=True):
    """Asks all other processes which of these rooms have subscribers there."""

    question: str
    rooms: tuple[str, ...]


class Watched(WatchedMessage, frozen=True):
    """The answer of one process."""

    question: str
    process: str
    rooms: tuple[str, ...]


AnyWatchedMessage = WhoWatches | Watched


class WatchedRooms:
    """Asks all living processes, and believes nothing until each of them has answered."""

    def __init__(
        self,
        bus: Bus,
        process: str,
        alive: Callable[[], frozenset[str]],
        has_subscribers: Callable[[str], bool],
        timeout: float = TIMEOUT,
    ) -> None:
        self._topic: Topic[AnyWatchedMessage] = Topic(bus, NAME, AnyWatchedMessage)  # type: ignore[arg-type]
        self._process = process
        self._alive = alive
        self._has_subscribers = has_subscribers
        self._timeout = timeout
        self._question = ""
        self._answers: dict[str, tuple[str, ...]] = {}
        self._answered = asyncio.Event()
        self._topic.subscribe(self._receive)

    async def among(self, rooms: Collection[str]) -> set[str]:
        """Return the rooms that are watched; raise Unavailable if another process is silent."""
        asked = list(rooms)
        watched = {room for room in asked if self._has_subscribers(room)}
        for first in range(0, len(asked), CHUNK):
            watched |= await self._ask(tuple(asked[first : first + CHUNK]))
        return watched

    async def _ask(self, rooms: tuple[str, ...]) -> set[str]:
        if not self._alive() - {self._process}:
            return set()
        self._question, self._answers = secrets.token_urlsafe(9), {}
        self._topic.publish(WhoWatches(self._question, rooms))
        try:
            async with asyncio.timeout(self._timeout):
                while self._alive() - self._answers.keys() - {self._process}:
                    self._answered.clear()
                    await self._answered.wait()
        except TimeoutError:
            raise Unavailable("another process does not answer") from None
        return {room for answer in self._answers.values() for room in answer}

    def _receive(self, message: AnyWatchedMessage) -> None:
        match message:
            case WhoWatches(question, rooms):
                found = tuple(room for room in rooms if self._has_subscribers(room))
                self._topic.publish(Watched(question, self._process, found))
            case Watched(question, process, rooms):
                if question == self._question:
                    self._answers[process] = rooms
                    self._answered.set()
