"""The sockets: who comes in, what they ask, what they are told."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from rapido.rooms.commands import Place, Throw
from rapido.rooms.facts import SeatKind
from rapido.rooms.errors import Unavailable
from rapido.rooms.ports import Clock
from rapido.rooms.room import Room
from rapido.rooms.errors import NoSuchRoom
from rapido.rooms.service import Host
from rapido.rules import RapidoError
from rapido.web.access.knocks import Knocks
from rapido.web.limits.token_bucket import Bucket
from rapido.web.operations.log import half, note, room_name
from rapido.web.operations.metrics import Metrics
from rapido.web.settings import Limits
from rapido.web.sockets.broadcast import TOO_SLOW, Connection, Crowd, encode
from rapido.web.wire.messages import (
    Admit,
    AnyFromBrowser,
    Do,
    Done,
    Hello,
    Ping,
    PlayHere,
    Pong,
    Refused,
    Said,
    Say,
    Welcome,
)
from rapido.web.wire.view import missed_of, public, view_of

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

HELLO_SECONDS: Final = 10
ELSEWHERE: Final = "elsewhere"
TOO_MUCH: Final = 4029
NOT_UNDERSTOOD: Final = 4400
NO_SUCH_ROOM: Final = 4404
TRY_AGAIN: Final = 1013

_messages: Final = msgspec.json.Decoder(AnyFromBrowser)


class Closing(Exception):
    """This connection is to be closed, with a code that says why."""

    def __init__(self, code: int) -> None:
        """Say why."""
        self.code = code
        super().__init__(code)


class Hall:
    """All rooms that somebody is connected to in this process."""

    def __init__(
        self, host: Host, knocks: Knocks, limits: Limits, metrics: Metrics, clock: Clock
    ) -> None:
        """Serve the rooms of this host."""
        self._host = host
        self._clock = clock
        self.knocks = knocks
        self._limits = limits
        self._metrics = metrics
        self._crowds: dict[str, Crowd] = {}
        self._by_address: Counter[str] = Counter()
        knocks.on_knock = self._announce

    async def serve(
        self, room: str, guest: str, address: str, receive: Receive, send: Send
    ) -> None:
        """Serve one connection from its handshake to its end."""
        if (
            self._by_address[address] >= self._limits.connections
            or self._by_address.total() >= self._limits.all_connections
        ):
            await send({"type": "websocket.close", "code": TOO_MUCH})
            return
        self._by_address[address] += 1
        self._metrics.connections.inc()
        note("connected", room=room_name(room), address=half(address))
        try:
            await send({"type": "websocket.accept"})
            await self._talk(room, guest, receive, send)
        finally:
            note("disconnected", room=room_name(room), address=half(address))
            self._metrics.connections.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _talk(self, room: str, guest: str, receive: Receive, send: Send) -> None:
        connection = Connection(
            guest=guest,
            bucket=Bucket(self._limits.burst, self._limits.rate),
            most=self._limits.queue,
        )
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                seen = await self._hello(connection, receive)
            crowd = await self._enter(room, connection, seen)
        except TimeoutError:
            await _close(send, TOO_SLOW)
        except Closing as closing:
            await _close(send, closing.code)
        except NoSuchRoom:
            await _close(send, NO_SUCH_ROOM)
        except Unavailable:
            await _close(send, TRY_AGAIN)
        else:
            await self._stay(crowd, connection, receive, send)

    async def _hello(self, connection: Connection, receive: Receive) -> int:
        hello = await self._next(connection, receive)
        if not isinstance(hello, Hello):
            raise Closing(NOT_UNDERSTOOD)
        return hello.seen

    async def _enter(self, room: str, connection: Connection, seen: int) -> Crowd:
        """Join a room, with all that was missed: nothing can happen between the two."""
        if not may_see(await self._host.look(room), connection.guest):
            raise NoSuchRoom(room)
        crowd = self._crowds.setdefault(room, Crowd(room, self._clock))
        found, missed = self._host.follow(room, crowd.heard, seen)
        connection.tell(
            encode(
                Welcome(
                    you=public(connection.guest),
                    view=view_of(found),
                    missed=tuple(missed_of(change) for change in missed),
                    complete=seen + len(missed) == found.version,
                    present=crowd.present(),
                    now=self._clock.now(),
                )
            )
        )
        crowd.join(connection)
        return crowd

    async def _stay(
        self, crowd: Crowd, connection: Connection, receive: Receive, send: Send
    ) -> None:
        writing = asyncio.ensure_future(self._write(connection, send))
        reading = asyncio.ensure_future(self._read(crowd, connection, receive))
        cut = connection.cut
        try:
            await asyncio.wait({writing, reading, cut}, return_when=asyncio.FIRST_COMPLETED)
            code = cut.result() if cut.done() else TOO_SLOW
            if reading.done():
                fault = reading.exception()
                code = fault.code if isinstance(fault, Closing) else 1000
        finally:
            crowd.leave(connection)
            if not crowd.connections:
                self._crowds.pop(crowd.room, None)
                self._host.unfollow(crowd.room, crowd.heard)
            for task in (writing, reading, cut):
                task.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)
        await _close(send, code)

    async def _write(self, connection: Connection, send: Send) -> None:
        while await connection.news.wait():
            connection.news.clear()
            while connection.queue:
                await send({"type": "websocket.send", "text": connection.queue.popleft()})

    async def _read(self, crowd: Crowd, connection: Connection, receive: Receive) -> None:
        while True:
            message = await self._next(connection, receive)
            match message:
                case Do():
                    await self._do(crowd.room, connection, message)
                case Say():
                    crowd.shout(encode(Said(public(connection.guest), message.phrase)))
                case Admit():
                    await self._admit(crowd.room, connection, message)
                case PlayHere():
                    crowd.prefer(connection)
                case Ping():
                    connection.tell(encode(Pong()))
                case Hello():
                    raise Closing(NOT_UNDERSTOOD)

    async def _next(self, connection: Connection, receive: Receive) -> AnyFromBrowser:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            raise Closing(1000)
        if not connection.bucket.take():
            raise Closing(TOO_MUCH)
        try:
            return _messages.decode(message.get("text") or b"")
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Closing(NOT_UNDERSTOOD) from error

    async def _do(self, room: str, connection: Connection, message: Do) -> None:
        """Carry out a command; the answer comes after everyone has been told."""
        if not connection.active:
            text = "another tab or device of yours plays now"
            connection.tell(encode(Refused(message.key, ELSEWHERE, text)))
            return
        guarded = isinstance(message.command, Throw | Place)
        try:
            version = await self._host.do(
                room,
                connection.guest,
                message.command,
                message.key,
                message.seen if guarded else None,
            )
        except RapidoError as error:
            self._metrics.refused.labels(error.code).inc()
            connection.tell(encode(Refused(message.key, error.code, str(error))))
        else:
            self._metrics.done.inc()
            connection.tell(encode(Done(message.key, version)))

    async def _admit(self, room: str, connection: Connection, message: Admit) -> None:
        found = await self._host.look(room)
        if found.host == connection.guest:
            self.knocks.answer(room, message.knock, yes=message.yes)

    def send_all_away(self) -> None:
        """Cut all connections; browsers come back by themselves and find what is there then."""
        for room in self._crowds:
            self.send_away(room, TRY_AGAIN)

    def send_away(self, room: str, why: int = NO_SUCH_ROOM) -> None:
        """Cut all connections to a room."""
        if crowd := self._crowds.get(room):
            for connection in crowd.connections:
                connection.send_away(why)

    def _announce(self, room: str, host: str, text: str) -> None:
        """Tell the host of a room that somebody knocks."""
        crowd = self._crowds.get(room)
        for connection in crowd.connections if crowd else ():
            if connection.guest == host:
                connection.tell(text)


def may_see(room: Room, guest: str) -> bool:
    """Ask whether a guest with the link may look into a room."""
    seated = guest == room.host or bool(room.seats_of(guest))
    open_seat = not room.playing and any(seat.kind is SeatKind.OPEN for seat in room.seats)
    return seated or room.settings.spectators or open_seat


async def _close(send: Send, code: int) -> None:
    with suppress(Exception):  # whoever has gone needs no goodbye
        await send({"type": "websocket.close", "code": code})
