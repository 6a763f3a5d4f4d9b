"""The tables of the load generator: guests who move in turn."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from frames import Socket
from guest_view import View, decode_delta, decode_update

Done = Callable[[], None]


class Tally:
    """Seconds that the moves of a phase took."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        """from when a move was due to its acknowledgment"""
        self.seen: list[float] = []
        """from when it was due until everybody at the table has seen it"""

    def clear(self) -> None:
        self.acknowledged.clear()
        self.seen.clear()


class Table:
    """Guests of the minimal server, who alternate."""

    def __init__(self, tally: Tally, ports: Sequence[int], number: int, people: int) -> None:
        """One guest connects to each port; the first ones play, the others only watch."""
        self._tally = tally
        self._ports = ports
        self._number = number
        self._people = people
        self._sockets: list[Socket] = []
        self._mover = 0
        self._moves = 0
        self._due_at = 0.0
        self._due: deque[float] = deque()
        self._acknowledged: Done = self._done
        self._free = True
        self._continuous = False

    async def seat(self) -> None:
        for guest in range(len(self._ports)):
            await self._connect(guest, f"/ws/{self._number}", "")

    def due(self) -> None:
        """Make a move now, or as soon as the previous one is done."""
        self._due.append(time.perf_counter())
        if self._free:
            self._move()

    def play_on(self) -> None:
        """Make every move as soon as the previous one is done."""
        self._continuous = True
        if self._free:
            self.due()

    def _move(self) -> None:
        self._free = False
        self._due_at = self._due.popleft()
        self._moves += 1
        self._mover = self._moves % self._people
        self._sockets[self._mover].write(b'{"key":"%s"}' % self._key())

    def _done(self) -> None:
        self._tally.acknowledged.append(time.perf_counter() - self._due_at)
        self._next()

    def _next(self) -> None:
        self._free = True
        if self._due:
            self._move()
        elif self._continuous:
            self.due()

    def _key(self) -> bytes:
        return b"bench-%06d-%08d" % (self._number, self._moves)

    async def _connect(self, guest: int, path: str, head: str) -> None:
        port = self._ports[guest]
        here = f"127.0.0.1:{port}"
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{head}\r\n"
        )
        loop = asyncio.get_running_loop()
        make = partial(Socket, request, partial(self._on_text, guest))
        _, socket = await loop.create_connection(make, "127.0.0.1", port)
        await socket.open
        self._sockets.append(socket)

    def _on_text(self, guest: int, text: bytes) -> None:
        if text.startswith(b'{"type":"done"') and guest == self._mover:
            self._acknowledged()
        elif text.startswith(b'{"type":"refused"'):
            raise SystemExit(text.decode())


class RapidoTable(Table):
    """Guests of Rapido, who play one game after another.

    Nobody moves before everybody has seen the move before, as it is with people.
    """

    updates = "delta"
    """what guests ask for"""

    def __init__(self, tally: Tally, ports: Sequence[int], number: int, people: int) -> None:
        super().__init__(tally, ports, number, people)
        self._views: dict[int, View] = {}
        self._awaited = 0
        """a version that not everybody has seen"""
        self._then: Done = self._play_on

    async def seat(self) -> None:
        """Create a room, take all seats and start the game."""
        cookies = [
            f"rapido_guest={self._number:019}{place:03}" for place in range(len(self._ports))
        ]
        room = await self._open(cookies[0])
        for guest, cookie in enumerate(cookies):
            await self._connect(guest, f"/ws/{room}", f"Cookie: {cookie}\r\n")
            self._sockets[guest].write(b'{"type":"hello","updates":"%s"}' % self.updates.encode())
            if guest < self._people:
                await self._send(guest, {"do": "sit", "seat": guest, "name": f"Guest {guest}"})
        await self._send(0, {"do": "begin"})
        while len(self._views) < len(cookies) or not self._all_have(self._views[0].version):  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.01)
        self._acknowledged = self._done

    async def _open(self, cookie: str) -> str:
        port = self._ports[0]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        here, body = f"127.0.0.1:{port}", json.dumps({"seats": self._people})
        writer.write(
            f"POST /api/rooms HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\n"
            f"Cookie: {cookie}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
            f"{body}".encode()
        )
        answer = await reader.read()
        writer.close()
        return json.loads(answer.partition(b"\r\n\r\n")[2])["room"]

    async def _send(self, guest: int, command: dict[str, Any]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._acknowledged = partial(done.set_result, None)
        self._moves += 1
        self._do(guest, json.dumps(command).encode(), b"null")
        await done

    def _do(self, guest: int, command: bytes, seen: bytes) -> None:
        self._mover = guest
        self._sockets[guest].write(
            b'{"type":"do","key":"%s","seen":%s,"command":%s}' % (self._key(), seen, command)
        )

    def _move(self) -> None:
        self._free = False
        self._due_at = self._due.popleft()
        self._moves += 1
        view = self._views[0]
        game = view.game
        assert game is not None  # noqa: S101
        action = game.actions[-1]
        command = (
            b'{"do":"throw","pair":%d}' % action.pair
            if action.do == "throw"
            else b'{"do":"place","field":%d}' % action.field
        )
        self._do(game.order[game.player], command, b"%d" % view.version)

    def _done(self) -> None:
        self._tally.acknowledged.append(time.perf_counter() - self._due_at)
        self._await_all(self._seen)

    def _seen(self) -> None:
        self._tally.seen.append(time.perf_counter() - self._due_at)
        self._play_on()

    def _play_on(self) -> None:
        if self._views[0].playing:
            self._acknowledged = self._done
            self._next()
        else:
            self._acknowledged = partial(self._await_all, self._play_on)
            self._moves += 1
            self._do(0, b'{"do":"begin"}', b"null")

    def _await_all(self, then: Done) -> None:
        """Go on when everybody has what the guest has who was answered."""
        version = self._views[self._mover].version
        if self._all_have(version):
            then()
        else:
            self._awaited, self._then = version, then

    def _all_have(self, version: int) -> bool:
        return all(view.version >= version for view in self._views.values())

    def _on_text(self, guest: int, text: bytes) -> None:
        if text.startswith(b'{"type":"delta"'):
            decode_delta(text).apply(self._views[guest])
        elif text.startswith((b'{"type":"welcome"', b'{"type":"update"')):
            self._views[guest] = decode_update(text).view
        else:
            super()._on_text(guest, text)
            return
        if self._awaited and self._all_have(self._awaited):
            self._awaited = 0
            self._then()
