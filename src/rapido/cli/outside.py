"""A player from outside: a room at one end, a program that speaks the engine protocol at the other.

It knows no more than any browser does.
"""

import asyncio
import re
import secrets
import signal
from contextlib import suppress
from dataclasses import dataclass
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from rapido.cli.engine_client import Engine, Trouble
from rapido.rooms import commands as do
from rapido.rooms.facts import SeatKind
from rapido.web.access.guests import COOKIE, token_in
from rapido.web.limits.token_bucket import TokenBucket
from rapido.web.sockets.codes import NO_SUCH_ROOM
from rapido.web.wire.messages import (
    AnyToBrowser,
    Do,
    Done,
    Elsewhere,
    Hello,
    Refused,
    Update,
    Welcome,
)
from rapido.web.wire.room import RoomView

PATIENCE: Final = 30 * 60
"""seconds in which nothing at all happens between games, after which a bot goes"""
BURST, RATE = 15, 4.0
"""messages at once and in a second: a little less than a server allows"""
LONGEST_WAIT: Final = 10.0
GOODBYE_SECONDS: Final = 3
TOO_LATE: Final = {"stale", "not_your_turn", "no_game"}
"""refusals after which the room only has to be looked at again"""
NO_ROOM: Final = "There is no such room, or it is not open to others."

_messages: Final = msgspec.json.Decoder(AnyToBrowser)
_encode: Final = msgspec.json.Encoder().encode


class Over(Exception):
    """There is nothing more to do, and why."""


def said(sentence: str) -> None:
    """Tell the person who started this."""
    print(sentence, flush=True)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a room is."""

    origin: str
    room: str

    @classmethod
    def of(cls, link: str) -> "Place":
        """Read a link."""
        parts = urlsplit(link)
        found = re.fullmatch(r"/r/([A-Za-z0-9_-]{1,40})/?", parts.path)
        if parts.scheme not in {"http", "https"} or not parts.netloc or not found:
            raise Trouble(f"A link to a room looks like http://HOST/r/ROOM, not like {link}")
        return cls(f"{parts.scheme}://{parts.netloc}", found[1])

    def new_guest(self) -> str:
        """Get a token, as a browser does."""
        try:
            with urlopen(f"{self.origin}/r/{self.room}", timeout=10) as answer:  # noqa: S310
                token = token_in(answer.headers.get("set-cookie", "").partition(";")[0])
        except HTTPError as error:
            raise Trouble(f"{self.origin} answers {error.code}: it is no Rapido.") from error
        except (URLError, OSError, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            raise Trouble(f"{self.origin} cannot be reached: {reason}") from error
        if token is None:
            raise Trouble(f"{self.origin} answers, but it is no Rapido.")
        return token


class Player:
    """A guest who lets an engine play."""

    def __init__(self, place: Place, engine: Engine, name: str, seat: int | None) -> None:
        """Go to this place and take this seat, or the first free one."""
        self._place = place
        self._engine = engine
        self._name = name
        self._wish = seat
        self._token = ""
        self._you = ""
        self._view: RoomView | None = None
        self._pending: Do | None = None
        self._seat: int | None = None
        self._bucket = TokenBucket(BURST, RATE)
        self._tried = 0
        """the version on which a command was based that came too late"""

    async def play(self) -> str:
        """Play until there is nothing more to do, and say why; when cancelled, leave."""
        self._token = await asyncio.to_thread(self._place.new_guest)
        task = asyncio.current_task()
        with suppress(NotImplementedError):  # Windows has no such signal
            asyncio.get_running_loop().add_signal_handler(
                signal.SIGTERM, lambda: task and task.cancel()
            )
        try:
            await self._stay()
        except Over as over:
            return str(over)
        except asyncio.CancelledError:
            await self._leave()
            return "Left the room."
        except Trouble:
            await self._leave()
            raise
        finally:
            await self._engine.close()
        return ""

    async def _stay(self) -> None:
        """Come back after every lost connection, a little later each time."""
        wait = 0.2
        while True:
            try:
                async with self._connect() as socket:
                    await _send(socket, Hello(self._view.version if self._view else 0))
                    while True:
                        await self._hear(socket)
                        wait = 0.2
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == NO_SUCH_ROOM:
                    raise Trouble(NO_ROOM) from closed
            except (OSError, InvalidHandshake, TimeoutError):
                pass  # the server may be starting anew
            await asyncio.sleep(wait * (0.75 + secrets.randbelow(50) / 100))
            wait = min(LONGEST_WAIT, wait * 1.5)

    def _connect(self) -> connect:
        address = f"ws{self._place.origin.removeprefix('http')}/ws/{self._place.room}"
        headers = {"Cookie": f"{COOKIE}={self._token}"}
        return connect(address, additional_headers=headers, origin=Origin(self._place.origin))

    async def _hear(self, socket: ClientConnection) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                message = _messages.decode(await socket.recv())
        except TimeoutError:
            if self._view is not None and not self._view.playing:
                await self._leave()
                raise Over("Nothing has happened for long; left the room.") from None
            return
        if await self._take(socket, message) and self._view is not None and self._pending is None:
            command = await self._next(self._view)
            if command is not None:
                await self._do(socket, command, self._view.version)

    async def _take(self, socket: ClientConnection, message: AnyToBrowser) -> bool:
        """Take a message into account, and say whether it changes what there is to do."""
        key = self._pending.key if self._pending is not None else None
        match message:
            case Welcome():
                self._you, self._view = message.you, message.view
                if self._pending is not None:  # the same key again: it is carried out once
                    await _send(socket, self._pending)
            case Update():
                self._tell(message)
                self._view = message.view
            case Done() if message.key == key:
                self._pending = None
            case Refused() if message.key == key:
                await self._refused(message)
            case Elsewhere():
                raise Over("Another connection plays this seat now.")
            case _:
                return False
        return True

    async def _do(self, socket: ClientConnection, command: do.AnyCommand, version: int) -> None:
        if not self._bucket.take():
            await asyncio.sleep(1 / RATE)  # by then there is one
            self._bucket.take()
        guarded = isinstance(command, do.Throw | do.Place)
        self._pending = Do(secrets.token_hex(8), command, version if guarded else None)
        await _send(socket, self._pending)

    async def _refused(self, refusal: Refused) -> None:
        self._pending = None
        if refusal.code == "unavailable":
            await asyncio.sleep(1)
        elif refusal.code in TOO_LATE and self._view is not None:
            self._tried = self._view.version
        elif refusal.code not in {"seat_taken", "game_running"} or self._wish is not None:
            raise Trouble(f"The room refuses it: {refusal.message}.")

    async def _next(self, view: RoomView) -> do.AnyCommand | None:
        """Say what there is to do now."""
        if view.closed:
            raise Over("The room has ended.")
        own = [number for number, seat in enumerate(view.seats) if seat.guest == self._you]
        if not own:
            return self._sit(view)
        if self._seat is None:
            self._seat = own[0]
            said(f"Playing on seat {own[0] + 1}.")
        if view.host == self._you and not view.playing:
            await self._leave()
            raise Over("The host has gone; left the room.")
        game = view.game
        if game is None or not view.playing or view.version == self._tried:
            return None
        if view.seats[own[0]].away:
            return do.Return()
        if game.order[game.player] not in own or not game.actions:
            return None
        action = await self._engine.choose(game, view.version)
        if action.field is not None:
            return do.Place(action.field)
        return do.Throw(action.pair or 0)

    def _sit(self, view: RoomView) -> do.AnyCommand:
        if self._seat is not None:
            raise Over("The host has freed the seat.")
        free = [number for number, seat in enumerate(view.seats) if seat.kind is SeatKind.OPEN]
        if view.playing:
            raise Trouble("No seat is free: a game is going on.")
        if self._wish is not None:
            if self._wish not in free:
                raise Trouble(f"Seat {self._wish + 1} is not free.")
            return do.Sit(self._wish, self._name)
        if not free:
            raise Trouble("No seat is free.")
        return do.Sit(free[0], self._name)

    def _tell(self, update: Update) -> None:
        for event in update.events:
            if event.event == "won" and update.view.game is not None:
                said(f"Seat {update.view.game.order[event.player] + 1} wins.")

    async def _leave(self) -> None:
        """Give the seat back, if the server can be reached at all."""
        if self._seat is None and self._pending is None:
            return
        goodbye = Do(secrets.token_hex(8), do.Leave())
        with suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS), self._connect() as socket:
                await _send(socket, Hello())
                await _send(socket, goodbye)
                async for text in socket:
                    message = _messages.decode(text)
                    if isinstance(message, Done | Refused) and message.key == goodbye.key:
                        return


async def _send(socket: ClientConnection, message: Hello | Do) -> None:
    await socket.send(_encode(message), text=True)
