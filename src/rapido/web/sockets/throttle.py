"""Not too often: what changes many times in a moment is said once."""

from collections.abc import Callable

from rapido.rooms.ports import Clock


class Throttle:
    """Acts at once, or in a moment if it has acted just now."""

    __slots__ = ("_action", "_cancel", "_clock", "_delay", "_requested")

    def __init__(self, clock: Clock, delay: float, action: Callable[[], None]) -> None:
        """`delay` is in seconds."""
        self._clock = clock
        self._delay = delay
        self._action = action
        self._requested = False
        self._cancel: Callable[[], None] | None = None
        """of the timer that runs after an action"""

    def request(self) -> None:
        self._requested = True
        if self._cancel is None:
            self._act()

    def cancel(self) -> None:
        """Drop what was requested."""
        self._requested = False
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def _act(self) -> None:
        self._cancel = None
        if self._requested:
            self._requested = False
            self._cancel = self._clock.call_later(self._delay, self._act)
            self._action()
