"""The scheduler: timers for turn limits and computer players, and background tasks of rooms."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

from rapido.rooms import commands as do
from rapido.rooms.commands import AnyCommand, ClockCommand
from rapido.rooms.decide import CLOCK, COMPUTER
from rapido.rooms.errors import Unavailable
from rapido.rooms.facts import SeatKind
from rapido.rooms.loaded import LoadedRoom
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Bots, Clock
from rapido.rooms.room import STAND_IN
from rapido.rules import Action, Place, RapidoError, State, legal_actions

Execute = Callable[[str, str, AnyCommand | ClockCommand, str, int | None], Awaitable[int]]


class Scheduler:
    """Keeps one timer for each loaded room, and sends a command when it fires."""

    def __init__(self, clock: Clock, bots: Bots, options: RoomOptions, execute: Execute) -> None:
        self._clock = clock
        self._bots = bots
        self._options = options
        self._execute = execute
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def schedule(self, loaded: LoadedRoom) -> None:
        """Set the timer of a room for the seat that acts next, unless it is set already."""
        room, number = loaded.room, loaded.room.acting_seat
        if room.playing and room.game is not None and not room.game.ready and not room.closed:
            self._schedule_end_of_reveal(loaded, room.game.id)
            return
        if number is None or room.closed or room.game is None:
            self.cancel(loaded)
            return
        if room.seats[number].automated:
            self.cancel(loaded)
            loaded.cancel_timer = self._clock.call_later(
                self._options.delay(room.settings.pace),
                lambda: self.start_task(self._computer_turn(loaded, room.version)),
            )
            return
        # Only a move restarts a turn limit: nothing else that happens in the room extends it.
        timer_for = (room.game.id, len(room.game.moves), number, room.settings.turn_limit)
        if timer_for == loaded.timer_for and loaded.cancel_timer is not None:
            return
        self.cancel(loaded)
        if room.settings.turn_limit:
            loaded.timer_for = timer_for
            loaded.cancel_timer = self._clock.call_later(
                self._time_left(room.settings.turn_limit, room.game.moved),
                lambda: self.start_task(self._stand_in(loaded, number)),
            )

    def _schedule_end_of_reveal(self, loaded: LoadedRoom, game: str) -> None:
        timer_for = (game, -1, -1, 0)
        if timer_for == loaded.timer_for and loaded.cancel_timer is not None:
            return
        self.cancel(loaded)
        loaded.timer_for = timer_for
        # After a restart the full time begins again: everybody has to reconnect first.
        loaded.cancel_timer = self._clock.call_later(
            self._options.reveal_timeout,
            lambda: self.start_task(self._end_reveal(loaded, game)),
        )

    def cancel(self, loaded: LoadedRoom) -> None:
        if loaded.cancel_timer is not None:
            loaded.cancel_timer()
            loaded.cancel_timer = loaded.timer_for = None

    def start_task(self, work: Coroutine[None, None, None]) -> None:
        """Run a background task; after `close` it is dropped."""
        if self._closed:
            work.close()
            return
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel all background tasks; what they have not stored is lost."""
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _time_left(self, limit: int, began: float) -> float:
        """Return what is left of a turn limit that may have begun before this process did.

        Never less than the grace period, so that nobody is replaced while reconnecting, and never
        more than the full limit, even if the wall clock was set back.
        """
        full = limit + self._options.stand_in_grace
        left = full - (self._clock.now() - began)
        return min(full, max(self._options.stand_in_grace, left))

    async def _stand_in(self, loaded: LoadedRoom, seat: int) -> None:
        loaded.cancel_timer = loaded.timer_for = None
        if loaded.room.acting_seat != seat:
            return
        try:
            # A move that is being stored just now comes first, and makes this command stale.
            await self._execute(loaded.room.id, CLOCK, do.StandIn(seat), "", loaded.room.version)
        except Unavailable:
            self._retry(loaded)
        except RapidoError:
            return

    async def _end_reveal(self, loaded: LoadedRoom, game: str) -> None:
        loaded.cancel_timer = loaded.timer_for = None
        try:
            await self._execute(loaded.room.id, CLOCK, do.EndReveal(game), "", None)
        except Unavailable:
            self._retry(loaded)
        except RapidoError:
            return

    async def _computer_turn(self, loaded: LoadedRoom, version: int) -> None:
        loaded.cancel_timer = None
        room = loaded.room
        number, game = room.acting_seat, room.game
        if number is None or game is None or room.version != version:
            return
        seat = room.seats[number]
        bot = seat.bot if seat.kind is SeatKind.COMPUTER else STAND_IN
        action = await self._choose(game.state, bot, int(game.seal[:8], 16) + len(game.moves))
        command = do.Place(action.field) if isinstance(action, Place) else do.Throw(action.pair)
        try:
            await self._execute(room.id, COMPUTER, command, "", version)
        except Unavailable:
            self._retry(loaded)
        except RapidoError:
            # The room has changed in the meantime, which has set a new timer.
            return

    async def _choose(self, state: State, bot: str, seed: int) -> Action:
        """Ask a computer player; if it fails in any way, fall back to a legal move."""
        legal = legal_actions(state)
        try:
            action = await self._bots.choose(state, bot, seed)
        except Exception:  # noqa: BLE001 - a game must never stop
            action = None
        return action if action in legal else legal[-1]

    def _retry(self, loaded: LoadedRoom) -> None:
        loaded.cancel_timer = self._clock.call_later(
            self._options.retry_interval, lambda: self._schedule_again(loaded)
        )

    def _schedule_again(self, loaded: LoadedRoom) -> None:
        loaded.cancel_timer = loaded.timer_for = None
        self.schedule(loaded)
