"""People without a browser: they set tables up, and play as fast as they can."""

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
    """One person with one connection to one room."""

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
        self.until(lambda: bool(self.view))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.go()

    def go(self) -> None:
        self._open.close()

    def do(self, command: str, **more: Any) -> None:
        """Give a command that must be carried out."""
        key = secrets.token_hex(8)
        seen = self.view["version"] if command in {"throw", "place"} else None
        self._send({"type": "do", "key": key, "seen": seen, "command": {"do": command, **more}})
        while (answer := self._hear()).get("key") != key:
            pass
        assert answer["type"] == "done", answer
        self.until(lambda: self.view["version"] >= answer["version"])

    def until(self, happened: Callable[[], bool]) -> None:
        while not happened():
            self._hear()

    @property
    def acts(self) -> bool:
        """Whether a move is due by somebody of this guest."""
        return self._seat_acts(acting_seat(self.view))

    def move(self, rng: Random) -> None:
        """Make any move."""
        wish = random_move(self.view, rng)
        self.do(wish.pop("do"), **wish)

    def _seat_acts(self, seat: int | None) -> bool:
        return seat is not None and self.view["seats"][seat]["guest"] == self._you

    def _send(self, message: Message) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self) -> Message:
        message: Message = json.loads(self._socket.recv(timeout=60))
        if message["type"] == "welcome":
            self._you = message["you"]
        if "view" in message:
            self.view = message["view"]
        return message


def set_table(
    server: Server,
    people: list[str],
    computers: int = 0,
    *,
    others: int = 0,
    begin: bool = True,
    **settings: Any,
) -> tuple[Guest, list[str]]:
    """Seat people at a new table, the last `others` of them each with a device of their own.

    Returns the host, who is still connected, and the tokens of all devices.
    """
    tokens = [server.new_guest() for _ in range(1 + others)]
    room = server.new_room(tokens[0], len(people) + computers)
    host = Guest(server, room, tokens[0])
    host.do("configure", **{"finish": 8, "youngest": 0, **settings})
    own = len(people) - others
    for seat, name in enumerate(people):
        if seat < own:
            host.do("sit", seat=seat, name=name)
        else:
            with Guest(server, room, tokens[seat - own + 1]) as other:
                other.do("sit", seat=seat, name=name)
    for seat in range(len(people), len(people) + computers):
        host.do("setseat", seat=seat, kind="computer", bot="uniform")
    if begin:
        host.do("begin")
    return host, tokens


def finished_game(server: Server, people: list[str], seed: int = 1, **settings: Any) -> str:
    """Play a whole game, and return its name."""
    host, _ = set_table(server, people, begin=False, **settings)
    rng = Random(seed)
    with host:
        for seat in range(len(people)):
            host.do("giveword", seat=seat, word=f"luck {seat}")
        host.do("begin")
        while host.view["playing"]:
            host.move(rng)
        return str(host.view["game"]["id"])
