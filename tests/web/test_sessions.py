"""Sessions against a room service that does what a busy one does rarely."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from rapido.rooms.clock import SystemClock
from rapido.rooms.join_requests import Knock
from rapido.rooms.model.errors import NoSuchRoom, Unavailable
from rapido.rooms.model.room import Room
from rapido.web.limits.networks import Client
from rapido.web.settings.settings import Limits, Settings
from rapido.web.sockets.broadcast import PHRASE_BURST
from rapido.web.sockets.codes import TOO_SLOW, TRY_AGAIN
from rapido.web.sockets.connection import encode
from rapido.web.sockets.hub import Hub
from rapido.web.sockets.session import Session
from rapido.web.wire.messages import Pong, Refused
from tests.waiting import TIMEOUT
from tests.web.frames import texts_of
from tests.web.hubs import make_hub

ROOM = "room"


class Service:
    """Has one room, which may be deleted between `get` and `subscribe`."""

    def __init__(self, *, deleted: bool = False) -> None:
        self.deleted = deleted
        self.unsubscribed: list[str] = []

    def on_unload(self, _callback: object) -> None:
        pass

    async def get(self, room: str, _seen: int = 0) -> Room:
        return Room(room, host="host")

    def subscribe(self, room: str, _subscriber: object, _seen: int) -> tuple[Room, list[Any]]:
        if self.deleted:
            raise NoSuchRoom("there is no such room")
        return Room(room, host="host"), []

    def unsubscribe(self, room: str, _subscriber: object) -> None:
        self.unsubscribed.append(room)

    def update_presence(self, *_: object) -> None:
        pass


def hub_of(service: Any) -> Hub:
    settings = Settings(Path(), limits=Limits(message_burst=10_000))
    return make_hub(service, settings, SystemClock())


class Written:
    """Adds the types of the messages that are written to a list."""

    def __init__(self, types: list[Any]) -> None:
        self.on_writable: Callable[[], None] = lambda: None
        self.writable = True
        self._types = types

    def write_frames(self, frames: bytes) -> bool:
        if self.writable:
            self._types += [json.loads(text)["type"] for text in texts_of(frames)]
        return self.writable


class Browser:
    """Sends messages one by one, and keeps what it receives."""

    def __init__(self, hub: Hub, guest: str, *messages: str | Callable[[], Awaitable[str]]) -> None:
        self.received: list[Any] = []
        self._messages = list(messages)
        self.writer = Written(self.received)
        self.session = Session(
            hub, ROOM, Client("a", guest), self._receive, self._send, self.writer
        )

    async def _receive(self) -> Any:
        if not self._messages:
            await asyncio.Event().wait()
        message = self._messages.pop(0)
        kind = message if isinstance(message, str) else await message()
        if kind == "disconnect":
            return {"type": "websocket.disconnect"}
        return {
            "type": "websocket.receive",
            "text": json.dumps({"type": kind, **MORE.get(kind, {})}),
        }

    async def _send(self, message: Any) -> None:
        self.received.append(message["code"])


MORE = {"say": {"phrase": "hello"}, "admit": {"knock": "knock", "yes": True}}


def run(scenario: Awaitable[None]) -> None:
    async def with_timeout() -> None:
        async with asyncio.timeout(TIMEOUT):
            await scenario

    asyncio.run(with_timeout())


def test_failed_resume_leaves_no_empty_channel() -> None:
    async def scenario() -> None:
        service = Service(deleted=True)
        browser = Browser(hub_of(service), "ana", "hello")
        await browser.session.run()
        assert browser.received == [4404]
        assert service.unsubscribed == [ROOM]

    run(scenario())


def test_closed_connection_can_say_nothing_more() -> None:
    async def scenario() -> None:
        hub = hub_of(Service())
        listening = Browser(hub, "ben", "hello")
        others = asyncio.ensure_future(listening.session.run())

        async def say_after_the_right_is_lost() -> str:
            mine = [each for each in hub.channel(ROOM).connections if each.guest == "ana"]
            mine[0].close(4404)
            return "say"

        browser = Browser(hub, "ana", "hello", say_after_the_right_is_lost)
        await browser.session.run()
        hub.close_all()
        await others
        assert browser.received[-1] == 4404
        assert "said" not in listening.received

    run(scenario())


def test_phrases_cannot_flood_a_room() -> None:
    async def scenario() -> None:
        hub = hub_of(Service())
        listening = Browser(hub, "ben", "hello")
        others = asyncio.ensure_future(listening.session.run())
        await Browser(hub, "ana", "hello", *["say"] * 1000, "disconnect").session.run()
        hub.close_all()
        await others
        assert listening.received[-1] == TRY_AGAIN
        assert PHRASE_BURST <= listening.received.count("said") < 2 * PHRASE_BURST

    run(scenario())


def test_client_that_does_not_read_gets_everything_later() -> None:
    async def scenario() -> None:
        hub = hub_of(Service())
        slow = Browser(hub, "ben", "hello")
        others = asyncio.ensure_future(slow.session.run())
        await Browser(hub, "ana", "hello", "disconnect").session.run()
        slow.writer.writable = False
        before = len(slow.received)
        await Browser(hub, "cleo", "hello", "say", "say", "disconnect").session.run()
        assert len(slow.received) == before
        slow.writer.writable = True
        slow.writer.on_writable()
        assert slow.received[before:].count("said") == 2
        hub.close_all()
        await others

    run(scenario())


def test_full_queue_closes_the_connection() -> None:
    async def scenario() -> None:
        hub = hub_of(Service())
        slow = Browser(hub, "ben", "hello")
        others = asyncio.ensure_future(slow.session.run())
        await Browser(hub, "ana", "hello", "disconnect").session.run()
        slow.writer.writable = False
        (connection,) = hub.channel(ROOM).connections
        for _ in range(connection.max_queue):
            connection.send(encode(Pong()))
        assert not connection.closed.done()
        connection.send(encode(Pong()))
        await others
        assert slow.received[-1] == TOO_SLOW

    run(scenario())


@pytest.mark.parametrize("size", [1, 125, 126, 2**16 - 1, 2**16, 100_000])
def test_frames_are_those_of_the_protocol(size: int) -> None:
    empty = len(msgspec.json.encode(Refused("", "", "")))
    message = Refused("", "", "x" * max(0, size - empty))
    text = msgspec.json.encode(message)
    assert encode(message) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_those_who_come_and_go_are_announced_together() -> None:
    async def scenario() -> None:
        hub = hub_of(Service())
        listening = Browser(hub, "ben", "hello")
        others = asyncio.ensure_future(listening.session.run())
        visits = [Browser(hub, f"guest {number}", "hello", "disconnect") for number in range(500)]
        await asyncio.gather(*(visit.session.run() for visit in visits))
        while listening.received.count("present") < 2:  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.01)
        hub.close_all()
        await others
        assert listening.received[-1] == TRY_AGAIN
        assert listening.received.count("present") < len(visits) / 10

    run(scenario())


def test_answer_to_a_knock_that_cannot_be_stored() -> None:
    """There is no response to `admit`, so the host must reconnect, and is asked again."""

    async def scenario() -> None:
        hub = hub_of(Service())

        async def fail(room: str, knock: str, *, yes: bool) -> None:
            del room, knock, yes
            raise Unavailable("the database cannot be used")

        async def find(knock: str) -> Knock:
            return Knock(knock, ROOM, "guest", "Ana")

        hub.knocks.answer, hub.knocks.find = fail, find
        for guest, code in (("host", TRY_AGAIN), ("ana", 1000)):
            browser = Browser(hub, guest, "hello", "admit", "disconnect")
            await browser.session.run()
            assert browser.received[-1] == code

    run(scenario())
