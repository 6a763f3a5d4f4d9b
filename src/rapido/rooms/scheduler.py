"""The scheduler: timers for turn limits and computer players, and background tasks of rooms."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

from rapido.rooms.attendance import Attendance
from rapido.rooms.loaded import Decision, LoadedRoom
from rapido.rooms.model import commands as do
from rapido.rooms.model.commands import AnyCommand, ClockCommand
from rapido.rooms.model.context import CLOCK, COMPUTER
from rapido.rooms.model.errors import GameTooLong, Stale, Unavailable
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.room import STAND_IN, Game, Room
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Bots, Clock
from rapido.rules import Action, Place, RapidoError, State, legal_actions

Execute = Callable[[str, str, AnyCommand | ClockCommand, str, int | None], Awaitable[int]]
Act = Callable[[LoadedRoom, Decision], Coroutine[None, None, None]]
Rank = Callable[[str], int]
"""the place of this process among those that serve a room; the first one acts"""

ATTEMPTS: Final = 8
"""how often to send a command again before which something else was stored"""


class Scheduler:
    """Keeps one timer for each loaded room, and sends a command when it fires.

    Every process that serves a room has a timer for it, but only the first in rank acts in time:
    the others wait longer, and then act in case it is dead. Two that act at once are harmless.
    """

    def __init__(self, clock: Clock, bots: Bots, options: RoomOptions, execute: Execute) -> None:
        self._clock = clock
        self._bots = bots
        self._options = options
        self._execute = execute
        self.attendance = Attendance(clock, options, execute, self.start_task)
        self.rank: Rank = lambda _room: 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def schedule(self, loaded: LoadedRoom) -> None:
        """Set the timer of a room for the seat that acts next, unless it is set already.

        A timer belongs to a move: nothing else that happens in the room restarts it.
        """
        self.update_attendance(loaded)
        if loaded.scheduled_at is None:
            loaded.scheduled_at = self._clock.monotonic()
        decision = _next_decision(loaded)
        if decision == loaded.timer_for:
            return
        self._cancel_timer(loaded)
        if decision is None:
            loaded.computer_due = None
            return
        if decision.seat is None:
            # After a restart the full time begins again: everybody has to reconnect first.
            delay = self._options.reveal_timeout
        elif decision.automated:
            delay = self._thinking_time(loaded, decision)
        else:
            delay = self._time_left(decision.limit, decision.since, loaded.scheduled_at)
        loaded.timer_for = decision
        loaded.due = self._clock.monotonic() + delay
        self._start_timer(loaded, decision, delay)

    def reschedule(self, loaded: LoadedRoom) -> None:
        """Set the timers again for the same moment, as this process may have another rank now."""
        if loaded.cancel_due_command is not None:
            self.attendance.cancel(loaded)
        self.update_attendance(loaded)
        if loaded.timer_for is not None and loaded.cancel_timer is not None:
            loaded.cancel_timer()
            delay = loaded.due - self._clock.monotonic()
            self._start_timer(loaded, loaded.timer_for, delay)

    def _start_timer(self, loaded: LoadedRoom, decision: Decision, delay: float) -> None:
        act = self._action_for(decision)
        delay += self.rank(loaded.room.id) * self._options.rank_delay
        loaded.cancel_timer = self._clock.call_later(
            max(0.0, delay), lambda: self.start_task(act(loaded, decision))
        )

    def _action_for(self, decision: Decision) -> Act:
        if decision.seat is None:
            return self._end_reveal
        return self._computer_turn if decision.automated else self._stand_in

    def update_attendance(self, loaded: LoadedRoom) -> None:
        """Set the timer for what follows from who is connected."""
        self.attendance.update(loaded, self.rank)

    def cancel(self, loaded: LoadedRoom) -> None:
        self.attendance.cancel(loaded)
        self._cancel_timer(loaded)

    def _cancel_timer(self, loaded: LoadedRoom) -> None:
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

    def _thinking_time(self, loaded: LoadedRoom, decision: Decision) -> float:
        """Return how long a computer player waits, counted once for each decision.

        So a guest who returns when the limit has passed does not put off the stand-in.
        """
        now, full = self._clock.monotonic(), self._options.delay(loaded.room.settings.pace)
        if loaded.computer_due is None or loaded.computer_due[0] != decision:
            loaded.computer_due = decision, now + full
        return min(full, max(0.0, loaded.computer_due[1] - now))

    def _time_left(self, limit: int, began: float, scheduled_at: float) -> float:
        """Return what is left of a turn limit that may have begun before this process did.

        At first never less than the grace period, so that nobody is replaced while reconnecting,
        and never more than the full limit, even if the wall clock was set back.
        """
        grace = self._options.stand_in_grace
        full = limit + grace
        left = began + full - self._clock.now()
        left_of_grace = scheduled_at + grace - self._clock.monotonic()
        return min(full, max(0.0, left, left_of_grace))

    async def _end_reveal(self, loaded: LoadedRoom, decision: Decision) -> None:
        loaded.cancel_timer = None
        await self._send(loaded, decision, CLOCK, do.EndReveal(decision.game))

    async def _stand_in(self, loaded: LoadedRoom, decision: Decision) -> None:
        loaded.cancel_timer = None
        if decision.seat is not None:
            await self._send(loaded, decision, CLOCK, do.StandIn(decision.seat))

    async def _computer_turn(self, loaded: LoadedRoom, decision: Decision) -> None:
        loaded.cancel_timer = None
        room, game = loaded.room, loaded.room.game
        if game is None or decision.seat is None or _next_decision(loaded) != decision:
            return
        seat = room.seats[decision.seat]
        bot = seat.bot if seat.kind is SeatKind.COMPUTER else STAND_IN
        action = await self._choose(game.state, bot, int(game.seal[:8], 16) + len(game.moves))
        command = do.Place(action.field) if isinstance(action, Place) else do.Throw(action.pair)
        await self._send(loaded, decision, COMPUTER, command)

    async def _send(
        self, loaded: LoadedRoom, decision: Decision, by: str, command: AnyCommand | ClockCommand
    ) -> None:
        """Send a command, as long as its decision is open; a move that is being stored is first."""
        for _ in range(ATTEMPTS):
            if _next_decision(loaded) != decision:
                return
            try:
                await self._execute(loaded.room.id, by, command, "", loaded.room.version)
            except Stale:
                continue
            except GameTooLong:
                by, command = CLOCK, do.EndGame()
                continue
            except Unavailable:
                break
            except RapidoError:
                if loaded.timer_for == decision:
                    loaded.timer_for = None
            return
        self._retry(loaded, decision)

    async def _choose(self, state: State, bot: str, seed: int) -> Action:
        """Ask a computer player; if it fails in any way, fall back to a legal move."""
        legal = legal_actions(state)
        try:
            action = await self._bots.choose(state, bot, seed)
        except Exception:  # noqa: BLE001 - a game must never stop
            action = None
        return action if action in legal else legal[-1]

    def _retry(self, loaded: LoadedRoom, decision: Decision) -> None:
        if loaded.timer_for == decision and loaded.cancel_timer is None:
            loaded.cancel_timer = self._clock.call_later(
                self._options.retry_interval, lambda: self._schedule_again(loaded)
            )

    def _schedule_again(self, loaded: LoadedRoom) -> None:
        loaded.cancel_timer = loaded.timer_for = None
        self.schedule(loaded)


def _next_decision(loaded: LoadedRoom) -> Decision | None:
    """Return the decision that has a timer: a computer player's, or one with a turn limit."""
    room, game, seat = loaded.room, loaded.room.game, loaded.room.acting_seat
    if game is None or room.closed or loaded.unloaded is not None:
        return None
    if game.running and not game.ready:
        return Decision(game.id, 0, None, automated=False, since=game.moved)
    if seat is None:
        return None
    automated = room.seats[seat].automated
    limit = 0 if automated else room.settings.turn_limit
    # If nobody plays and nobody watches, the game waits for somebody to look.
    unseen = not loaded.is_watched and _all_automated(room, game)
    waits = unseen if automated else not limit
    return None if waits else Decision(game.id, len(game.moves), seat, automated, game.moved, limit)


def _all_automated(room: Room, game: Game) -> bool:
    return all(room.seats[seat].automated for seat in game.order)
