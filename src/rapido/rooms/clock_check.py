"""Whether the wall clock can be trusted: rooms are only closed and deleted while it can.

It may be wrong when a machine starts, until the network corrects it, and it may be set by hand.
"""

from dataclasses import dataclass, field
from typing import Final

from rapido.rooms.ports import Clock

TOLERANCE: Final = 60.0
"""seconds by which the wall clock may differ from the monotonic clock between two checks"""
SHORT_WAIT: Final = 600.0
"""seconds that the clock must be steady before it is trusted: the network corrects it sooner"""
LONG_WAIT: Final = 86_400.0
"""the same if the clock may be far off"""


@dataclass(slots=True)
class ClockCheck:
    """Compares the wall clock with the monotonic clock, and with what was stored before.

    If it runs steadily, and is not much later than the newest entry, it is trusted after ten
    minutes. If it is much later, after a day: perhaps the server was off for so long, perhaps the
    clock is wrong, and somebody will notice.
    """

    clock: Clock
    plausible: float
    """the seconds between the newest entry and now, or of a jump, that need no second thought"""
    newest: float | None
    """the time of the newest entry that was stored before, as a Unix timestamp"""
    _offset: float = field(init=False)
    _steady_since: float = field(init=False)
    _wait: float = field(init=False)

    def __post_init__(self) -> None:
        now, monotonic = self.clock.now(), self.clock.monotonic()
        self._offset = now - monotonic
        self._steady_since = monotonic
        age = 0.0 if self.newest is None else now - self.newest
        self._wait = self._wait_after(age)

    def jump(self) -> float:
        """Return by how many seconds the wall clock has jumped since the last call, or 0."""
        monotonic = self.clock.monotonic()
        offset = self.clock.now() - monotonic
        jumped = offset - self._offset
        self._offset = offset
        if abs(jumped) <= TOLERANCE:
            return 0.0
        self._steady_since = monotonic
        # Not shorter than before: a wrong clock may come closer to the truth in several jumps.
        self._wait = max(self._wait, self._wait_after(abs(jumped)))
        return jumped

    @property
    def trusted(self) -> bool:
        return self.clock.monotonic() - self._steady_since >= self._wait

    def _wait_after(self, seconds: float) -> float:
        return SHORT_WAIT if seconds <= self.plausible else LONG_WAIT
