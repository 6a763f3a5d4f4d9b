"""Timers of the event loop."""

from asyncio import TimerHandle


def cancel(timer: TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
