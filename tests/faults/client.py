"""A WebSocket client: a single tab."""

import asyncio
import secrets
from collections.abc import Awaitable
from random import Random
from typing import Any, ClassVar, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.waiting import TIMEOUT

Message = dict[str, Any]
CONNECTION_ERRORS = (OSError, ConnectionClosed, TimeoutError, InvalidHandshake, EOFError)


def random_move(view: Message, rng: Random) -> Message:
    """Choose one of the legal actions at random."""
    action = rng.choice(view["game"]["actions"])
    if action["do"] == "throw":
        return {"do": "throw", "pair": action["pair"]}
    return {"do": "place", "field": action["field"]}


def acting_seat(view: Message) -> int | None:
    game = view["game"]
    acting = view["playing"] and game["phase"] != "over"
    return game["order"][game["player"]] if acting else None


T = TypeVar("T")


def run(work: Awaitable[T], seconds: float = 2 * TIMEOUT) -> T:
    """Run a coroutine with a timeout, and abort all connections afterwards."""

    async def with_timeout() -> T:
        try:
            async with asyncio.timeout(seconds):
                return await work
        finally:
            for tab in Tab.opened:
                tab.abort()
            Tab.opened.clear()
            await asyncio.sleep(0.01)

    return asyncio.run(with_timeout())


class Tab:
    """A connection to a room."""

    opened: ClassVar[list["Tab"]] = []

    def __init__(self, connection: ClientConnection) -> None:
        self.opened.append(self)
        self.connection = connection
        self.welcome: Message = {}
        self.view: Message = {}
        self.received: list[Message] = []

    @classmethod
    async def connect(
        cls, port: int, room: str, token: str, address: str = "127.0.0.1", **headers: str
    ) -> "Tab":
        """Connect from an address without sending anything; empty headers are omitted."""
        sent = {"Origin": f"http://127.0.0.1:{port}", "Cookie": f"rapido_guest={token}"}
        sent |= {name: value for name, value in headers.items() if name != "Host"}
        connection = await connect(
            f"ws://{headers.get('Host') or f'127.0.0.1:{port}'}/ws/{room}",
            host="127.0.0.1",
            port=port,
            local_addr=(address, 0),
            additional_headers={name: value for name, value in sent.items() if value},
            user_agent_header=None,
            compression=None,
            ping_interval=None,
            open_timeout=TIMEOUT,
            close_timeout=1,
            max_size=2**22,
            proxy=None,
        )
        return cls(connection)

    @classmethod
    async def open(cls, port: int, room: str, token: str, seen: int = 0) -> "Tab":
        """Connect, send `hello` and wait for `welcome`."""
        tab = await cls.connect(port, room, token)
        try:
            await tab.send({"type": "hello", "seen": seen})
            tab.welcome = await tab.wait_for("welcome")
        except BaseException:
            tab.abort()
            raise
        tab.view = tab.welcome["view"]
        return tab

    async def send(self, message: Message) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def receive(self, seconds: float = TIMEOUT) -> Message:
        async with asyncio.timeout(seconds):
            text = await self.connection.recv()
        message = msgspec.json.decode(text, type=Message)
        if message["type"] == "update":
            self.view = message["view"]
        self.received.append(message)
        return message

    async def wait_for(self, kind: str, seconds: float = TIMEOUT, **members: object) -> Message:
        """Receive messages up to one of this type with these members."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive(seconds)
                if message["type"] == kind and members.items() <= message.items():
                    return message

    async def request(
        self, command: str, seen: int | None = None, key: str = "", **more: Any
    ) -> Message:
        """Send a command and return the response."""
        key = key or secrets.token_hex(8)
        payload = {"do": command, **more}
        await self.send({"type": "do", "key": key, "seen": seen, "command": payload})
        async with asyncio.timeout(TIMEOUT):
            while True:
                message = await self.receive()
                if message["type"] in {"done", "refused"} and message["key"] == key:
                    return message

    async def do(self, command: str, **more: Any) -> int:
        """Send a command that must succeed; return its version."""
        response = await self.request(command, **more)
        assert response["type"] == "done", response
        return int(response["version"])

    async def refused(self, command: str, **more: Any) -> str:
        """Send a command that must be refused; return the error code."""
        response = await self.request(command, **more)
        assert response["type"] == "refused", response
        return str(response["code"])

    async def close_code(self, seconds: float = TIMEOUT) -> int:
        """Wait until the server closes the connection; return the close code."""
        try:
            while True:
                await self.receive(seconds)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    async def close(self) -> None:
        await self.connection.close()

    def abort(self) -> None:
        self.connection.transport.abort()


async def seat_players(
    port: int, room: str, tokens: list[str], finish: int = 6, **settings: int
) -> None:
    """Seat all guests and give each a word; the first one is the host."""
    for seat, token in enumerate(tokens):
        tab = await Tab.open(port, room, token)
        if seat == 0:
            await tab.do("configure", finish=finish, **settings)
        await tab.do("sit", seat=seat, name=f"Guest {seat}")
        await tab.do("giveword", seat=seat, word=f"luck {secrets.token_hex(4)}")
        await tab.close()
