"""A session: one WebSocket connection, from `hello` to its close."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final

import msgspec
from starlette.types import Receive, Send

from rapido.rooms.model.commands import Place, RevealWords, Throw
from rapido.rooms.model.errors import NoSuchRoom, Unavailable
from rapido.rooms.model.evolve import Change
from rapido.rooms.model.permissions import may_see
from rapido.rooms.model.room import Room
from rapido.rules import RapidoError
from rapido.web.limits.networks import Client
from rapido.web.sockets.admitting import answer_knock
from rapido.web.sockets.broadcast import Channel
from rapido.web.sockets.codes import (
    BAD_MESSAGE,
    ELSEWHERE,
    NO_SUCH_ROOM,
    NORMAL,
    RESTART,
    TOO_MANY,
    TOO_SLOW,
    TRY_AGAIN,
)
from rapido.web.sockets.connection import Connection, FrameWriter, encode
from rapido.web.sockets.hub import Hub
from rapido.web.view.room import missed_change, public_id, room_view
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
    Say,
    Welcome,
)

_messages: Final = msgspec.json.Decoder(AnyFromBrowser)
_MOVES: Final = (Throw, Place)


class CloseConnection(Exception):
    """Ends the session; the code says why."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(code)


class Session:
    """Reads messages, executes commands, and answers."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        hub: Hub,
        room: str,
        client: Client,
        receive: Receive,
        send: Send,
        writer: FrameWriter,
    ) -> None:
        self._hub = hub
        self._service = hub.service
        self._room = room
        self._client = client
        self._rate_limit = hub.messages.of(client)
        self._receive = receive
        self._send = send
        self._connection = Connection(client.guest, hub.settings.limits.send_queue, writer)

    async def run(self) -> None:
        """Run the session until either side closes it."""
        try:
            async with asyncio.timeout(self._hub.settings.hello_timeout):
                hello = await self._receive_hello()
            self._connection.updates = hello.updates
            self._connection.background = hello.background
            channel = await self._resume(hello.seen)
        except TimeoutError:
            code = TOO_SLOW
        except CloseConnection as closing:
            code = closing.code
        except NoSuchRoom:
            code = NO_SUCH_ROOM
        except Unavailable:
            code = TRY_AGAIN
        else:
            code = await self._exchange(channel)
        with suppress(Exception):  # the client may be gone
            await self._send({"type": "websocket.close", "code": code})

    async def _receive_hello(self) -> Hello:
        hello = await self._next_message()
        if not isinstance(hello, Hello):
            raise CloseConnection(BAD_MESSAGE)
        return hello

    async def _resume(self, seen: int) -> Channel:
        """Join the room and send what was missed; there is no await between the two."""
        connection = self._connection
        if not may_see(await self._service.get(self._room, seen), connection.guest):
            raise NoSuchRoom(self._room)
        channel = self._hub.channel(self._room)
        try:
            room, missed = self._service.subscribe(self._room, channel.broadcast_change, seen)
            connection.send(encode(self._welcome(room, missed, seen, channel.present())))
            channel.join(connection, room)
        finally:
            self._hub.drop_if_empty(channel)  # if that has failed, and there is nobody else
        return channel

    def _welcome(
        self, room: Room, missed: Sequence[Change], seen: int, present: tuple[str, ...]
    ) -> Welcome:
        return Welcome(
            you=public_id(self._connection.guest),
            view=room_view(room),
            missed=tuple(missed_change(change) for change in missed),
            complete=seen + len(missed) == room.version,
            present=present,
            now=self._hub.clock.now(),
        )

    async def _exchange(self, channel: Channel) -> int:
        """Read until either side closes the connection; return the close code."""
        reading = asyncio.ensure_future(self._read(channel))
        closed = self._connection.closed
        try:
            await asyncio.wait({reading, closed}, return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                error = reading.exception()
                code = error.code if isinstance(error, CloseConnection) else NORMAL
            else:
                code = closed.result()
            if code == RESTART:
                self._connection.flush()  # such as the answer to the last command
        finally:
            channel.leave(self._connection)
            self._hub.drop_if_empty(channel)
            closed.cancel()
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)
        return code

    async def _read(self, channel: Channel) -> None:
        connection = self._connection
        while True:
            message = await self._next_message()
            match message:
                case Do():
                    connection.busy = True
                    await self._execute(message)
                    connection.busy = False
                    if connection.draining:
                        connection.close(RESTART)
                case Say():
                    channel.say(connection.guest, message.phrase)
                case Admit():
                    await self._admit(message, channel)
                case PlayHere():
                    if not connection.background:
                        channel.activate(connection)
                case Ping():
                    connection.send(encode(Pong()))
                case Hello():
                    raise CloseConnection(BAD_MESSAGE)

    async def _next_message(self) -> AnyFromBrowser:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise CloseConnection(NORMAL)
        if self._connection.closed.done():  # it may not do anything any more
            raise CloseConnection(self._connection.closed.result())
        if not self._rate_limit.take():
            self._hub.refusals.add("messages", self._client.network)
            raise CloseConnection(TOO_MANY)
        try:
            return _messages.decode(message.get("text") or b"")
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise CloseConnection(BAD_MESSAGE) from error

    async def _execute(self, message: Do) -> None:
        """Execute a command; the answer follows the broadcast of what it changed.

        Two tabs of a guest in two processes may both be active until the processes have heard of
        each other. That is harmless: of two moves on the same version one is stored and the other
        is stale, and a command that is sent twice has the same key and is executed once.
        """
        connection = self._connection
        if not connection.active and not self._may_listener_do(message):
            text = "you are playing in another tab or on another device"
            connection.send(encode(Refused(message.key, ELSEWHERE, text)))
            return
        started = perf_counter()
        is_move = isinstance(message.command, _MOVES)
        try:
            version = await self._service.execute(
                self._room,
                connection.guest,
                message.command,
                message.key,
                message.seen if is_move else None,
            )
        except RapidoError as error:
            self._hub.metrics.refused.labels(error.code).inc()
            text = error.public if isinstance(error, Unavailable) else str(error)
            connection.send(encode(Refused(message.key, error.code, text)))
        else:
            connection.send(encode(Done(message.key, version)))
            metrics = self._hub.metrics
            metrics.done.inc()
            metrics.command_seconds.observe(perf_counter() - started)

    def _may_listener_do(self, message: Do) -> bool:
        """Opening a commitment is no choice, and the dice wait for it: any page of a guest may."""
        return self._connection.background and isinstance(message.command, RevealWords)

    async def _admit(self, message: Admit, channel: Channel) -> None:
        try:
            answered = await answer_knock(
                self._service, self._hub.knocks, channel, self._connection.guest, message
            )
            if answered:
                self._hub.hide_knock(self._room, message.knock)
        except Unavailable as error:
            # There is no answer to `admit`; a host who reconnects is asked again.
            raise CloseConnection(TRY_AGAIN) from error
