"""Players at several tables who play as fast as possible; all they saw is checked at the end."""

import asyncio
from collections import Counter
from collections.abc import Collection
from random import Random

from tests.faults.client import seat_players
from tests.faults.counts import count
from tests.faults.history import History, Stored, find_errors, read_store
from tests.faults.player import Pace, Player
from tests.faults.server import Server
from tests.waiting import TIMEOUT


class Load:
    """Players at tables of two and three, connected to a server or through a proxy."""

    def __init__(
        self,
        server: Server,
        seed: int,
        history: History | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.server = server
        self.history = history or History()
        self.settings: dict[str, int] = {}
        """of the rooms"""
        self._pace = pace or Pace()
        self.players: list[Player] = []
        self._rng = Random(seed)
        self._stop = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, tables: int, *ports: int) -> None:
        """Seat all players and start playing; at some tables all commit to words, or one does."""
        guests = [
            [self.server.new_guest() for _ in range(2 + table % 2)] for table in range(tables)
        ]
        rooms = [self.server.new_room(tokens[0], len(tokens)) for tokens in guests]
        await asyncio.gather(
            *(
                seat_players(self.server.port, room, tokens, **self.settings)
                for room, tokens in zip(rooms, guests, strict=True)
            )
        )
        for table, (room, tokens) in enumerate(zip(rooms, guests, strict=True)):
            for seat, token in enumerate(tokens):
                rng = Random(self._rng.getrandbits(64))
                commits = table % 3 == 0 or (table % 3 == 1 and seat == 1)
                player = Player(
                    ports or (self.server.port,),
                    room,
                    token,
                    seat,
                    history=self.history,
                    rng=rng,
                    pace=self._pace._replace(commits=commits),
                )
                self.players.append(player)
                self._tasks.append(asyncio.create_task(player.play(self._stop)))

    def acknowledged(self) -> int:
        return self.history.answers["ok"]

    async def wait_for_more(self, count: int) -> None:
        """Wait until this many more commands are acknowledged."""
        enough = self.acknowledged() + count
        async with asyncio.timeout(TIMEOUT):
            while self.acknowledged() < enough:
                for task in self._tasks:
                    assert not task.done(), task
                await asyncio.sleep(0.005)

    async def end(self) -> None:
        """Let all players finish their current move and receive all updates."""
        self._stop.set()
        await asyncio.gather(*(player.nudge() for player in self.players))
        async with asyncio.timeout(TIMEOUT):
            await asyncio.gather(*self._tasks)
        for room in {player.room for player in self.players}:
            here = [player for player in self.players if player.room == room]
            await settle(here)
            await asyncio.gather(*(player.wait_for_dice() for player in here))
            await settle(here)
            assert all(player.view == here[0].view for player in here), "boards differ"
        for player in self.players:
            player.leave()

    def read_rooms(self, only: Collection[str] | None) -> dict[str, Stored]:
        return read_store(self.server.file, only)

    def check(self, *, own_rooms: bool = False) -> Counter[str]:
        """Check the history against the store; return the number of commands by outcome."""
        own = {player.room for player in self.players}
        rooms = self.read_rooms(own if own_rooms else None)
        for stored in rooms.values():
            for game in stored.secrets:
                response = self.server.request("GET", f"/api/games/{game}.rapido")
                if response.status == 200:
                    stored.records[game] = response.body.decode()
        errors = find_errors(self.history, rooms)
        counted = self.history.count()
        count(
            acknowledged=counted["ok"],
            lost=sum("lost:" in error for error in errors),
            doubled=sum("duplicated" in error for error in errors),
        )
        assert not errors, "\n".join(errors[:20])
        return counted


async def settle(players: list[Player]) -> None:
    """Let all players of a room receive what one of them has received."""
    last = max(player.version for player in players)
    await asyncio.gather(*(player.settle(last) for player in players))


def check_words(server: Server) -> None:
    """Check that some games waited until all words were opened, and others in vain."""
    keys = server.query(
        "SELECT key FROM entries WHERE json_extract(CAST(what AS TEXT), '$.fact') = 'diceready'"
    )
    opened = [bool(key) for (key,) in keys]  # nobody sends the command that ends the wait
    assert set(opened) == {True, False}, opened
