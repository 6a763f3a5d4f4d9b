"""What floods are aimed at."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from tests.faults.attacker import Attacker, Stream

CLIENTS = 4
"""clients that send requests at the same time, all from one address"""


class Target(NamedTuple):
    attacker: Attacker
    room: str
    token: str
    running: list[str]
    """long games, each in a room of its own"""
    finished: str
    record: str
    """of a finished game, as JSON"""
    long_record: str
    """of a game with about as many moves as fit into a request, as JSON"""

    def path(self, template: str, turn: int) -> str:
        """Fill in a path; another game each time."""
        game = self.running[turn % len(self.running)]
        return template.format(game=game, finished=self.finished, room=self.room)


Flood = Callable[[Target], Awaitable[None]]


def from_clients(client: Callable[[Target, int], Awaitable[None]], count: int = CLIENTS) -> Flood:
    """Return a flood from several clients, which are numbered."""

    async def flood(target: Target) -> None:
        await asyncio.gather(*(client(target, number) for number in range(count)))

    return flood


async def discard(stream: Stream) -> None:
    while await stream.reader.read(2**16):
        pass
