"""A player that reconnects until it is stopped, whatever happens to the server or the network."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import NamedTuple

from tests.faults.client import CONNECTION_ERRORS, Message, Tab, acting_seat, random_move
from tests.faults.history import Call, History
from tests.faults.words import OwnWords
from tests.waiting import TIMEOUT

AGAIN = 0.2
"""seconds until a command is sent again of which it is not known whether it is stored"""


class Pace(NamedTuple):
    """How a player plays."""

    thinks: float = 0.0
    """mean seconds between an answer and the next command"""
    patience: float = 3.0
    """seconds without a message after which the player reconnects"""
    forgets: float = 0.15
    """how often a lost connection also makes the player forget the pending command"""
    commits: bool = False
    """whether the player commits to words for the dice, and opens them"""
    holds_back: float = 0.0
    """how often the player does not open them"""
    wanders: float = 0.0
    """how often the player connects to another server without need"""


class Player:
    """Plays a seat at random, and reconnects whenever the connection breaks: to another server."""

    def __init__(
        self,
        ports: Sequence[int],
        room: str,
        token: str,
        seat: int,
        *,
        history: History,
        rng: Random,
        pace: Pace | None = None,
    ) -> None:
        self.name = f"{room[:6]}/{seat}"
        self.room, self.seat = room, seat
        self.view: Message = {}
        self.version = 0
        self.reconnects = 0
        self.acknowledged: Counter[int] = Counter()
        """commands by port"""
        self._ports, self._token = ports, token
        self._port = rng.choice(ports)
        self._history, self._rng = history, rng
        self._pace = pace or Pace()
        self._tab: Tab | None = None
        self._pending: Call | None = None
        self._words = OwnWords(seat, rng, self._pace.holds_back) if self._pace.commits else None

    async def play(self, stop: asyncio.Event) -> None:
        """Play until `stop` is set and no command is pending."""
        while not stop.is_set() or self._pending is not None:
            try:
                await self._step(await self._ensure_connected())
            except CONNECTION_ERRORS:
                await self._disconnected()

    async def settle(self, version: int) -> None:
        """Receive updates up to a version."""
        async with asyncio.timeout(TIMEOUT):
            while self.version < version:
                try:
                    await self._receive(await self._ensure_connected())
                except CONNECTION_ERRORS:
                    await self._disconnected()

    async def wait_for_dice(self) -> None:
        """If a game has just begun, open the words and wait until its dice are ready."""
        async with asyncio.timeout(TIMEOUT):
            while self.view["playing"] and not self.view["game"]["ready"]:
                try:
                    await self._step(await self._ensure_connected())
                except CONNECTION_ERRORS:
                    await self._disconnected()

    async def nudge(self) -> None:
        """End the wait of an idle player: the answer is a message like any other."""
        if self._tab is not None:
            with suppress(*CONNECTION_ERRORS):
                await self._tab.send({"type": "ping"})

    def leave(self) -> None:
        if self._tab is not None:
            self._tab.abort()
            self._tab = None

    async def _disconnected(self) -> None:
        self.leave()
        if self._pending is not None and self._rng.random() < self._pace.forgets:
            self._pending = None  # the outcome stays unknown
        others = [port for port in self._ports if port != self._port]
        self._port = self._rng.choice(others or self._ports)
        await asyncio.sleep(0.02)

    async def _ensure_connected(self) -> Tab:
        if self._tab is None:
            async with asyncio.timeout(self._pace.patience):
                tab = await Tab.open(self._port, self.room, self._token, self.version)
            self._tab = tab
            self.reconnects += 1
            welcome = tab.welcome
            self._history.welcomed(self.name, self.room, self.version, welcome)
            self.version, self.view = tab.view["version"], tab.view
        return self._tab

    async def _step(self, tab: Tab) -> None:
        if self._pending is None:
            if self._rng.random() < self._pace.wanders:
                raise EOFError
            self._pending = self._choose()
        call = self._pending
        if call is None:
            await self._receive(tab)
            return
        await tab.send(call.message)
        if self._rng.random() < 0.1:
            await tab.send(call.message)  # a double click
        while self._pending is not None:
            response = await self._receive(tab)
            if response.get("key") != call.key:
                continue
            if response.get("code") in self._history.unsure:
                await asyncio.sleep(AGAIN)
                if self._rng.random() < 0.5:
                    raise EOFError  # another server may be better off
                return  # and send it again
            self.acknowledged[self._port] += response["type"] == "done"
            self._pending = None
        if self._pace.thinks:
            await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._pace.thinks)

    async def _receive(self, tab: Tab) -> Message:
        message = await tab.receive(self._pace.patience)
        if message["type"] == "update":
            self._history.updated(self.name, self.room, message)
            self.version, self.view = message["version"], message["view"]
        elif message["type"] in {"done", "refused"}:
            self._history.answered(message, self.version)
        elif message["type"] == "elsewhere":
            raise EOFError  # an older connection was accepted later; reconnect
        return message

    def _choose(self) -> Call | None:
        chance = self._rng.random()
        seen = self.version
        if not self.view["playing"]:
            begin = {"do": "begin"} if self.seat == 0 else None
            return self._call((self._words and self._words.commit(self.view)) or begin)
        if not self.view["game"]["ready"]:
            if chance < 0.04:
                return self._call({"do": "throw", "pair": 0}, seen)  # too early
            return self._call(self._words and self._words.reveal(self.view))
        if acting_seat(self.view) == self.seat:
            command = random_move(self.view, self._rng)
            seen -= chance < 0.04  # based on a stale view
        elif chance < 0.01:
            command = {"do": "throw", "pair": 0}  # out of turn
        else:
            return None
        return self._call(command, seen)

    def _call(self, command: Message | None, seen: int | None = None) -> Call | None:
        return self._history.called(self.name, self.room, command, seen) if command else None
