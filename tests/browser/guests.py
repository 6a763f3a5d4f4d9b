"""WebSocket clients that prepare rooms and games for browser tests."""

import json
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any, Self

from websockets.sync.client import connect

from tests.faults.client import acting_seat, random_move
from tests.faults.server import Server

Message = dict[str, Any]


class Guest:
    """A connection to a room."""

    def __init__(self, server: Server, room: str, token: str) -> None:
        self.room, self.token = room, token
        self._open = ExitStack()
        self._socket = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{server.port}/ws/{room}",
                additional_headers={"Origin": server.address, "Cookie": f"rapido_guest={token}"},
                compression=None,
                proxy=None,
                close_timeout=1,
            )
        )
        self.view: Message = {}
        self._send({"type": "hello", "seen": 0})
        self.wait_until(lambda: bool(self.view))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def do(self, command: str, **more: Any) -> None:
        """Send a command that must succeed."""
        key = secrets.token_hex(8)
        seen = self.view["version"] if command in {"throw", "place"} else None
        self._send({"type": "do", "key": key, "seen": seen, "command": {"do": command, **more}})
        while (response := self._receive()).get("key") != key:
            pass
        assert response["type"] == "done", response
        self.wait_until(lambda: self.view["version"] >= response["version"])

    def wait_until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self._receive()

    @property
    def can_act(self) -> bool:
        """Whether one of this guest's seats is to act."""
        return self._seat_acts(acting_seat(self.view))

    def move(self, rng: Random) -> None:
        """Make a random move."""
        command = random_move(self.view, rng)
        self.do(command.pop("do"), **command)

    def _seat_acts(self, seat: int | None) -> bool:
        return seat is not None and self.view["seats"][seat]["guest"] == self._you

    def _send(self, message: Message) -> None:
        self._socket.send(json.dumps(message))

    def _receive(self) -> Message:
        message: Message = json.loads(self._socket.recv(timeout=60))
        if message["type"] == "welcome":
            self._you = message["you"]
        if "view" in message:
            self.view = message["view"]
        return message


def open_table(
    server: Server,
    players: list[str],
    computers: int = 0,
    *,
    others: int = 0,
    begin: bool = True,
    **settings: Any,
) -> tuple[Guest, list[str]]:
    """Open a room and seat players, the last `others` of them on separate devices.

    Returns the host, who is still connected, and the tokens of all devices.
    """
    tokens = [server.new_guest() for _ in range(1 + others)]
    room = server.new_room(tokens[0], len(players) + computers)
    host = Guest(server, room, tokens[0])
    host.do("configure", **{"finish": 8, "youngest": 0, **settings})
    own = len(players) - others
    for seat, name in enumerate(players):
        if seat < own:
            host.do("sit", seat=seat, name=name)
        else:
            with Guest(server, room, tokens[seat - own + 1]) as other:
                other.do("sit", seat=seat, name=name)
    for seat in range(len(players), len(players) + computers):
        host.do("setseat", seat=seat, kind="computer", bot="uniform")
    if begin:
        host.do("begin")
    return host, tokens


def finished_game(server: Server, players: list[str], seed: int = 1, **settings: Any) -> str:
    """Play a whole game; return its id."""
    host, _ = open_table(server, players, begin=False, **settings)
    rng = Random(seed)
    with host:
        for seat in range(len(players)):
            host.do("giveword", seat=seat, word=f"luck {seat}")
        host.do("begin")
        while host.view["playing"]:
            host.move(rng)
        return str(host.view["game"]["id"])
