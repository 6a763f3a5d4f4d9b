"""A guest in a room whose moves are chosen by an engine.

It uses the web protocol and sees no more than a browser does.
"""

import asyncio
import secrets
import signal
from contextlib import suppress
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from rapido.cli.messages import print_line
from rapido.cli.room_bot.link import BotError, RoomLink
from rapido.cli.system_errors import system_reason
from rapido.engine_protocol.client import EngineClient
from rapido.locales import Say
from rapido.locales.explained import Explained
from rapido.record import read_position
from rapido.rooms.model import commands as do
from rapido.rooms.model.facts import SeatKind
from rapido.rules import BadPosition, Place
from rapido.web.access.guests import COOKIE
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
from rapido.web.wire.room import GameView, RoomView
from rapido.workers import WorkerError, WorkerFault

IDLE_TIMEOUT: Final = 30 * 60
"""seconds without any message, outside a game, after which the bot leaves"""
BURST, RATE = 15, 4.0
"""messages at once and per second: a little less than a server allows"""
FIRST_RETRY: Final = 0.2
LONGEST_RETRY: Final = 10.0
"""seconds between two attempts to reconnect"""
LEAVE_TIMEOUT: Final = 3
OUTDATED: Final = {"stale", "not_your_turn", "no_game"}
"""refusals of a command that was based on an outdated view: wait for the next one"""

_decoder: Final = msgspec.json.Decoder(AnyToBrowser)
_encode: Final = msgspec.json.Encoder().encode


class Finished(Explained):
    """There is nothing left to do; the message says why."""


class BotClient:
    def __init__(  # noqa: PLR0913 - who plays what, where and in which language
        self,
        link: RoomLink,
        engine: EngineClient,
        bot: str,
        name: str,
        seat: int | None,
        *,
        say: Say,
    ) -> None:
        """Play as `bot` of this engine; without a seat, the first free one is taken."""
        self._say = say
        self._link = link
        self._engine = engine
        self._bot = bot
        self._name = name
        self._wanted_seat = seat
        self._games: int | None = None
        self._token = ""
        self._guest = ""
        self._view: RoomView | None = None
        self._pending: Do | None = None
        """the command that is not yet acknowledged"""
        self._seat: int | None = None
        self._last_game: int | None = None
        """how many games of the room will have ended when the bot has played all of its own"""
        self._bucket = TokenBucket(BURST, RATE)
        self._outdated = 0
        """the version of the view on which a refused command was based"""

    async def play(self, games: int | None = None) -> str:
        """Play until there is nothing left to do, and say why; leave the room when canceled.

        With `games`, leave after so many of them; otherwise wait for the next one.
        """
        self._games = games
        self._token = await asyncio.to_thread(self._link.new_token)
        task = asyncio.current_task()
        with suppress(NotImplementedError):  # Windows has no such signal
            asyncio.get_running_loop().add_signal_handler(
                signal.SIGTERM, lambda: task and task.cancel()
            )
        try:
            await self._stay_connected()
        except Finished as finished:
            return finished.explain(self._say)
        except asyncio.CancelledError:
            await self._leave()
            return self._say("room-bot-left")
        except BotError:
            await self._leave()
            raise
        finally:
            await self._engine.close()
        return ""

    async def _stay_connected(self) -> None:
        """Reconnect whenever the connection is lost, with exponential backoff."""
        wait = FIRST_RETRY
        while True:
            try:
                async with self._connect() as socket:
                    await _send(socket, Hello(self._view.version if self._view else 0))
                    while True:
                        await self._receive(socket)
                        wait = FIRST_RETRY
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == NO_SUCH_ROOM:
                    raise BotError("room-bot-no-room") from closed
            except (OSError, InvalidHandshake, TimeoutError):
                pass  # the server may be restarting
            await asyncio.sleep(wait * (0.75 + secrets.randbelow(50) / 100))
            wait = min(LONGEST_RETRY, wait * 1.5)

    def _connect(self) -> connect:
        headers = {"Cookie": f"{COOKIE}={self._token}"}
        origin = Origin(self._link.origin)
        return connect(self._link.websocket, additional_headers=headers, origin=origin)

    async def _receive(self, socket: ClientConnection) -> None:
        try:
            async with asyncio.timeout(IDLE_TIMEOUT):
                message = _decoder.decode(await socket.recv())
        except msgspec.DecodeError as error:
            raise BotError("room-bot-other-protocol", reason=str(error)) from error
        except TimeoutError:
            if self._view is not None and not self._view.playing:
                await self._leave()
                raise Finished("room-bot-idle") from None
            return
        changed = await self._handle(socket, message)
        if changed and self._view is not None and self._pending is None:
            command = await self._next_command(self._view)
            if command is not None:
                await self._do(socket, command, self._view.version)

    async def _handle(self, socket: ClientConnection, message: AnyToBrowser) -> bool:
        """Handle a message, and return whether it changes what to do next."""
        key = self._pending.key if self._pending is not None else None
        match message:
            case Welcome():
                self._guest, self._view = message.you, message.view
                if self._pending is not None:  # with the same key it is carried out only once
                    await _send(socket, self._pending)
            case Update():
                self._report_winner(message)
                self._view = message.view
            case Done() if message.key == key:
                self._pending = None
            case Refused() if message.key == key:
                await self._refused(message)
            case Elsewhere():
                raise Finished("room-bot-elsewhere")
            case _:
                return False
        return True

    async def _do(self, socket: ClientConnection, command: do.AnyCommand, version: int) -> None:
        if not self._bucket.take():
            await asyncio.sleep(1 / RATE)  # until there is a token again
            self._bucket.take()
        guarded = isinstance(command, do.Throw | do.Place)
        self._pending = Do(secrets.token_hex(8), command, version if guarded else None)
        await _send(socket, self._pending)

    async def _refused(self, refusal: Refused) -> None:
        self._pending = None
        if refusal.code == "unavailable":
            await asyncio.sleep(1)
        elif refusal.code in OUTDATED and self._view is not None:
            self._outdated = self._view.version
        elif refusal.code not in {"seat_taken", "game_running"} or self._wanted_seat is not None:
            raise BotError("room-bot-refused", reason=self._why_refused(refusal))

    async def _next_command(self, view: RoomView) -> do.AnyCommand | None:
        if view.closed:
            raise Finished("room-bot-closed")
        own = [number for number, seat in enumerate(view.seats) if seat.guest == self._guest]
        if not own:
            return self._sit(view)
        if self._seat is None:
            self._seat = own[0]
            if self._games is not None:
                self._last_game = len(view.games) + self._games
            print_line(self._say("room-bot-seat", seat=own[0] + 1))
        if view.host == self._guest and not view.playing:
            await self._leave()
            raise Finished("room-bot-host-left")
        if self._last_game is not None and len(view.games) >= self._last_game and not view.playing:
            await self._leave()
            raise Finished("room-bot-left")
        game = view.game
        if game is None or not view.playing or view.version == self._outdated:
            return None
        if view.seats[own[0]].away:
            return do.Return()
        if game.order[game.player] not in own or not game.actions:
            return None
        return await self._choose(game, view.version)

    async def _choose(self, game: GameView, seed: int) -> do.Throw | do.Place:
        try:
            action = await self._engine.choose(read_position(game.position), self._bot, seed)
        except BadPosition as error:
            raise BotError("room-bot-impossible-position", reason=str(error)) from error
        except WorkerError as error:
            not_started = error.fault is WorkerFault.NOT_STARTED
            detail = system_reason(error, self._say) if not_started else error.detail
            raise BotError(f"room-bot-engine-{error.fault}", detail=detail) from error
        return do.Place(action.field) if isinstance(action, Place) else do.Throw(action.pair)

    def _sit(self, view: RoomView) -> do.AnyCommand:
        if self._seat is not None:
            raise Finished("room-bot-freed")
        free = [number for number, seat in enumerate(view.seats) if seat.kind is SeatKind.OPEN]
        if view.playing:
            raise BotError("room-bot-game-running")
        if self._wanted_seat is not None:
            if self._wanted_seat not in free:
                raise BotError("room-bot-seat-taken", seat=self._wanted_seat + 1)
            return do.Sit(self._wanted_seat, self._name)
        if not free:
            raise BotError("room-bot-no-seat")
        return do.Sit(free[0], self._name)

    async def _leave(self) -> None:
        """Give the seat back, if the server can be reached at all."""
        if self._seat is None and self._pending is None:
            return
        leave = Do(secrets.token_hex(8), do.Leave())
        with suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
            async with asyncio.timeout(LEAVE_TIMEOUT), self._connect() as socket:
                await _send(socket, Hello())
                await _send(socket, leave)
                async for text in socket:
                    message = _decoder.decode(text)
                    if isinstance(message, Done | Refused) and message.key == leave.key:
                        return

    def _report_winner(self, update: Update) -> None:
        for event in update.events:
            if event.event == "won" and update.view.game is not None:
                seat = update.view.game.order[event.player] + 1
                print_line(self._say("room-bot-wins", seat=seat))

    def _why_refused(self, refusal: Refused) -> str:
        try:
            return self._say(f"error-{refusal.code}")
        except LookupError:  # from a newer server
            return f"{refusal.message}."


async def _send(socket: ClientConnection, message: Hello | Do) -> None:
    await socket.send(_encode(message), text=True)
