"""Attendance: what follows from who is connected: seats that return, a new host, a rematch."""

from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress

from rapido.rooms.loaded import DueCommand, LoadedRoom
from rapido.rooms.model import commands as do
from rapido.rooms.model.absence import next_host
from rapido.rooms.model.commands import AnyCommand, ClockCommand
from rapido.rooms.model.context import CLOCK
from rapido.rooms.model.facts import SeatKind
from rapido.rooms.model.presence import Presence
from rapido.rooms.model.rematch import undecided
from rapido.rooms.model.room import Room
from rapido.rooms.options import RoomOptions
from rapido.rooms.ports import Clock
from rapido.rules import RapidoError

Execute = Callable[[str, str, AnyCommand | ClockCommand, str, int | None], Awaitable[int]]


class Attendance:
    """Keeps one timer for each room in which somebody is missing.

    Every process in which somebody is connected has one, and the first in rank acts in time, as in
    the scheduler. The decision is made on what is stored, so it is made once.
    """

    def __init__(
        self,
        clock: Clock,
        options: RoomOptions,
        execute: Execute,
        start_task: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        self._clock = clock
        self._options = options
        self._execute = execute
        self._start_task = start_task
        self.is_certain: Callable[[], bool] = lambda: True
        """whether this process hears of the connections of all others"""

    def update(self, loaded: LoadedRoom, rank: Callable[[str], int]) -> None:
        """Set the timer for what is due next, unless it is set already."""
        now = self._clock.now()
        due = _next_due(loaded)
        if due == loaded.due_command:
            return
        self.cancel(loaded)
        if due is None:
            return
        loaded.due_command = due
        if isinstance(due.command, do.EndStandIn):  # no other process has the guest
            self._start_task(self._send(loaded, due, rank))
            return
        delay = max(0.0, due.at - now) + rank(loaded.room.id) * self._options.rank_delay
        loaded.cancel_due_command = self._clock.call_later(
            delay, lambda: self._start_task(self._send(loaded, due, rank))
        )

    def cancel(self, loaded: LoadedRoom) -> None:
        if loaded.cancel_due_command is not None:
            loaded.cancel_due_command()
        loaded.cancel_due_command = loaded.due_command = None

    async def _send(self, loaded: LoadedRoom, due: DueCommand, rank: Callable[[str], int]) -> None:
        loaded.cancel_due_command = None
        # Nobody loses the room because processes cannot hear each other.
        if self.is_certain() or isinstance(due.command, do.EndStandIn):
            with suppress(RapidoError):  # it is sent again; a failing store is reported by itself
                await self._execute(loaded.room.id, CLOCK, due.command, "", None)
        if loaded.due_command == due and loaded.cancel_due_command is None:
            loaded.cancel_due_command = self._clock.call_later(
                self._options.retry_interval, lambda: self._update_again(loaded, rank)
            )

    def _update_again(self, loaded: LoadedRoom, rank: Callable[[str], int]) -> None:
        loaded.cancel_due_command = loaded.due_command = None
        self.update(loaded, rank)


def _next_due(loaded: LoadedRoom) -> DueCommand | None:
    room, presence = loaded.room, loaded.presence
    if room.closed or loaded.unloaded is not None or not presence.told.anywhere:
        return None
    return min(_due_commands(room, presence), key=lambda due: due.at, default=None)


def _due_commands(room: Room, presence: Presence) -> Iterator[DueCommand]:
    told = presence.told
    for seat in room.seats:
        if seat.returns and seat.guest in told.here:
            yield DueCommand(do.EndStandIn(seat.guest), 0.0)
    since = told.absent_since.get(room.host)
    if since is not None and next_host(room, presence):
        yield DueCommand(do.ReplaceHost(room.host), since + presence.host_absence_timeout)
    if room.rematch and room.game is not None and not room.playing:
        waiting = undecided(room)
        everybody_absent = waiting <= told.absent_since.keys()
        if everybody_absent and all(seat.kind is not SeatKind.OPEN for seat in room.seats):
            timeout = presence.absence_timeout
            due = max((told.absent_since[guest] + timeout for guest in waiting), default=0.0)
            yield DueCommand(do.BeginRematch(room.game.id), due)
