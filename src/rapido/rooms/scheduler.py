"""What happens by itself: computer players act, and somebody stands in for those who are away."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Final, Protocol

from rapido.rooms import commands as do
from rapido.rooms.commands import AnyCommand, ClockCommand
from rapido.rooms.decide import CLOCK, COMPUTER
from rapido.rooms.facts import Pace, SeatKind
from rapido.rooms.loaded import Live
from rapido.rooms.ports import Clock, Unavailable
from rapido.rooms.room import STAND_IN
from rapido.rules import Action, Place, RapidoError, State, legal_actions

Doing = Callable[[str, str, AnyCommand | ClockCommand, str, int | None], Awaitable[int]]


class Bots(Protocol):
    """Asks computer players, somewhere where they can do no harm."""

    async def choose(self, state: State, bot: str, seed: int) -> Action | None:
        """Return the choice of a computer player, or nothing if it fails or takes too long."""
        ...


THOUGHT: Final = {Pace.QUICK: 0.15, Pace.CALM: 1.6}
"""seconds before a computer player acts, where the room wants another pace than the usual"""


@dataclass(frozen=True, slots=True)
class Timing:
    """How long things take, in seconds."""

    thought: float = 0.6
    """before a computer player acts, at the usual pace"""
    grace: float = 15.0
    """after the turn limit, before a computer player stands in"""


class Pulse:
    """Sets the clock for every room, and does what it says when it wakes."""

    def __init__(self, clock: Clock, bots: Bots, timing: Timing, doing: Doing) -> None:
        """Act through `doing`, like everyone else."""
        self._clock = clock
        self._bots = bots
        self._timing = timing
        self._do = doing
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def set(self, live: Live) -> None:
        """Let the clock wake whoever has to act next, if it is not for a person to do so."""
        room, number = live.room, live.room.acting_seat
        if number is None or room.closed or room.game is None:
            self.stop(live)
            return
        if room.seats[number].plays_itself:
            self.stop(live)
            live.wake_off = self._clock.later(
                THOUGHT.get(room.settings.pace, self._timing.thought),
                lambda: self.start(self._computer_turn(live, room.version)),
            )
            return
        # Only a move begins a limit anew: nothing else that happens in the room puts it off.
        due = (room.game.id, len(room.game.moves), number, room.settings.turn_limit)
        if due == live.due and live.wake_off is not None:
            return
        self.stop(live)
        if room.settings.turn_limit:
            live.due = due
            live.wake_off = self._clock.later(
                self._left(room.settings.turn_limit, room.game.moved),
                lambda: self.start(self._stand_in(live, number)),
            )

    def stop(self, live: Live) -> None:
        """Let the clock not wake anybody in this room."""
        if live.wake_off is not None:
            live.wake_off()
            live.wake_off = live.due = None

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside everything else, unless everything is over."""
        if self._closed:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop everything that is under way; what was not stored has not happened."""
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _left(self, limit: int, moved: float) -> float:
        """Return what is left of a limit that may have begun in a process before this one.

        Never less than the grace, so that nobody is thrown out while coming back, and never more
        than all of it, however the time of day was set.
        """
        whole = limit + self._timing.grace
        return min(whole, max(self._timing.grace, whole - (self._clock.now() - moved)))

    async def _stand_in(self, live: Live, seat: int) -> None:
        live.wake_off = live.due = None
        if live.room.acting_seat != seat:
            return
        try:
            # A move that is being stored just now comes first, and makes this one stale.
            await self._do(live.room.id, CLOCK, do.StandIn(seat), "", live.room.version)
        except Unavailable:
            self._try_again(live)
        except RapidoError:
            return

    async def _computer_turn(self, live: Live, version: int) -> None:
        live.wake_off = None
        room = live.room
        number, game = room.acting_seat, room.game
        if number is None or game is None or room.version != version:
            return
        seat = room.seats[number]
        bot = seat.bot if seat.kind is SeatKind.COMPUTER else STAND_IN
        action = await self._choice(game.state, bot, int(game.seal[:8], 16) + len(game.moves))
        command = do.Place(action.field) if isinstance(action, Place) else do.Throw(action.pair)
        try:
            await self._do(room.id, COMPUTER, command, "", version)
        except Unavailable:
            self._try_again(live)
        except RapidoError:
            # Somebody has changed the room meanwhile, and that has set the clock anew.
            return

    async def _choice(self, state: State, bot: str, seed: int) -> Action:
        """Ask a computer player; one that fails in whatever way gets a default move."""
        legal = legal_actions(state)
        try:
            action = await self._bots.choose(state, bot, seed)
        except Exception:  # noqa: BLE001 - a table must never stop
            action = None
        return action if action in legal else legal[-1]

    def _try_again(self, live: Live) -> None:
        live.wake_off = self._clock.later(1.0, lambda: self._wake_again(live))

    def _wake_again(self, live: Live) -> None:
        live.wake_off = live.due = None
        self.set(live)
