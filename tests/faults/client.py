"""Clients as browsers are: one tab, and a player who never gives a seat up."""

import asyncio
import secrets
from collections.abc import Awaitable
from random import Random
from typing import Any, ClassVar, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.faults.history import Call, History
from tests.waiting import LONG

Message = dict[str, Any]
LOST = (OSError, ConnectionClosed, TimeoutError, InvalidHandshake, EOFError)
PATIENCE = 3.0
"""seconds without a word after which a player believes that the line is dead"""


def move_of(view: Message, rng: Random) -> Message:
    """Choose a move at random among those that are shown."""
    action = rng.choice(view["game"]["actions"])
    if action["do"] == "throw":
        return {"do": "throw", "pair": action["pair"]}
    return {"do": "place", "field": action["field"]}


def acting_seat(view: Message) -> int | None:
    """Return the seat whose turn it is."""
    game = view["game"]
    acting = view["playing"] and game["phase"] != "over"
    return game["order"][game["player"]] if acting else None


T = TypeVar("T")


def run(work: Awaitable[T], seconds: float = 2 * LONG) -> T:
    """Run a test, no longer than this, and leave no connection open after it."""

    async def bounded() -> T:
        try:
            async with asyncio.timeout(seconds):
                return await work
        finally:
            for tab in Tab.opened:
                tab.drop()
            Tab.opened.clear()
            await asyncio.sleep(0.01)

    return asyncio.run(bounded())


class Tab:
    """One connection to one room."""

    opened: ClassVar[list["Tab"]] = []

    def __init__(self, connection: ClientConnection) -> None:
        self.opened.append(self)
        self.connection = connection
        self.welcome: Message = {}
        self.view: Message = {}
        self.heard: list[Message] = []

    @classmethod
    async def dial(cls, port: int, room: str, token: str, **headers: str) -> "Tab":
        """Connect and say nothing yet; a header that is empty is left out."""
        sent = {"Origin": f"http://127.0.0.1:{port}", "Cookie": f"rapido_guest={token}"}
        sent |= {name: value for name, value in headers.items() if name != "Host"}
        connection = await connect(
            f"ws://{headers.get('Host') or f'127.0.0.1:{port}'}/ws/{room}",
            host="127.0.0.1",
            port=port,
            additional_headers={name: value for name, value in sent.items() if value},
            user_agent_header=None,
            compression=None,
            ping_interval=None,
            open_timeout=LONG,
            close_timeout=1,
            max_size=2**22,
            proxy=None,
        )
        return cls(connection)

    @classmethod
    async def open(cls, port: int, room: str, token: str, seen: int = 0) -> "Tab":
        """Connect, say hello, and be welcomed."""
        tab = await cls.dial(port, room, token)
        try:
            await tab.send({"type": "hello", "seen": seen})
            tab.welcome = await tab.until("welcome")
        except BaseException:
            tab.drop()
            raise
        tab.view = tab.welcome["view"]
        return tab

    async def send(self, message: Message) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def next(self, patience: float = LONG) -> Message:
        """Hear the next message."""
        async with asyncio.timeout(patience):
            text = await self.connection.recv()
        message = msgspec.json.decode(text, type=Message)
        if message["type"] == "update":
            self.view = message["view"]
        self.heard.append(message)
        return message

    async def until(self, kind: str, patience: float = LONG, **members: object) -> Message:
        """Hear all messages up to one of this type with these members."""
        async with asyncio.timeout(patience):
            while True:
                message = await self.next(patience)
                if message["type"] == kind and members.items() <= message.items():
                    return message

    async def do(
        self, command: str, seen: int | None = None, key: str = "", **more: Any
    ) -> Message:
        """Give a command, and return the answer to it."""
        key = key or secrets.token_hex(8)
        given = {"do": command, **more}
        await self.send({"type": "do", "key": key, "seen": seen, "command": given})
        async with asyncio.timeout(LONG):
            while True:
                message = await self.next()
                if message["type"] in {"done", "refused"} and message["key"] == key:
                    return message

    async def done(self, command: str, **more: Any) -> int:
        """Give a command that must be carried out."""
        answer = await self.do(command, **more)
        assert answer["type"] == "done", answer
        return int(answer["version"])

    async def refused(self, command: str, **more: Any) -> str:
        """Give a command that must be refused."""
        answer = await self.do(command, **more)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    async def closed(self, patience: float = LONG) -> int:
        """Wait until the server closes the connection, and return its code."""
        try:
            while True:
                await self.next(patience)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    async def close(self) -> None:
        await self.connection.close()

    def drop(self) -> None:
        """Go without a word."""
        self.connection.transport.abort()


class Player:
    """Plays a seat at random, as fast as it can, however often the line breaks."""

    def __init__(
        self, port: int, room: str, token: str, seat: int, *, history: History, rng: Random
    ) -> None:
        self.name = f"{room[:6]}/{seat}"
        self.room, self.seat = room, seat
        self.view: Message = {}
        self.version = 0
        self.reconnects = 0
        self._port, self._token = port, token
        self._history, self._rng = history, rng
        self._tab: Tab | None = None
        self._pending: Call | None = None

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop and nothing is left unanswered."""
        while not stop.is_set() or self._pending is not None:
            try:
                await self._step(await self._connected())
            except LOST:
                await self._lost()

    async def settle(self, version: int) -> None:
        """Hear everything up to a version."""
        async with asyncio.timeout(LONG):
            while self.version < version:
                try:
                    await self._hear(await self._connected())
                except LOST:
                    await self._lost()

    def leave(self) -> None:
        if self._tab is not None:
            self._tab.drop()
            self._tab = None

    async def _lost(self) -> None:
        self.leave()
        if self._pending is not None and self._rng.random() < 0.15:
            self._pending = None  # nobody will ever know, except from the game itself
        await asyncio.sleep(0.02)

    async def _connected(self) -> Tab:
        if self._tab is None:
            async with asyncio.timeout(PATIENCE):
                tab = await Tab.open(self._port, self.room, self._token, self.version)
            self._tab = tab
            self.reconnects += 1
            welcome = tab.welcome
            self._history.welcomed(self.name, self.room, self.version, welcome)
            self.version, self.view = tab.view["version"], tab.view
        return self._tab

    async def _step(self, tab: Tab) -> None:
        if self._pending is None:
            self._pending = self._choose()
        call = self._pending
        if call is None:
            await self._hear(tab)
            return
        await tab.send(call.message)
        if self._rng.random() < 0.1:
            await tab.send(call.message)  # an impatient finger
        while self._pending is not None:
            answer = await self._hear(tab)
            if answer.get("key") == call.key:
                self._pending = None

    async def _hear(self, tab: Tab) -> Message:
        message = await tab.next(PATIENCE)
        if message["type"] == "update":
            self._history.saw(self.name, self.room, message)
            self.version, self.view = message["version"], message["view"]
        elif message["type"] in {"done", "refused"}:
            self._history.answered(message, self.version)
        elif message["type"] == "elsewhere":
            raise EOFError  # an older connection arrived later; come again
        return message

    def _choose(self) -> Call | None:
        chance = self._rng.random()
        seen = self.version
        if not self.view["playing"]:
            if self.seat != 0:
                return None
            return self._history.called(self.name, self.room, {"do": "begin"}, None)
        if acting_seat(self.view) == self.seat:
            command = move_of(self.view, self._rng)
            seen -= chance < 0.04  # somebody who looks at an old board
        elif chance < 0.01:
            command = {"do": "throw", "pair": 0}  # somebody who cannot wait
        else:
            return None
        return self._history.called(self.name, self.room, command, seen)


async def seat_people(port: int, room: str, tokens: list[str], finish: int = 6) -> None:
    """Let everyone sit down and give a word; the first of them is the host."""
    for seat, token in enumerate(tokens):
        tab = await Tab.open(port, room, token)
        if seat == 0:
            await tab.done("configure", finish=finish)
        await tab.done("sit", seat=seat, name=f"Guest {seat}")
        await tab.done("giveword", seat=seat, word=f"luck {secrets.token_hex(4)}")
        await tab.close()
