"""Failures of the store: counted, and logged once per interval with the reason."""

from typing import Final

from rapido.web.operations.log import log_warning, room_fingerprint
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.once import OncePerInterval

MOST_CHANGES: Final = 5
"""failures in an interval that are logged although their reason has been before"""


class StoreFailures:
    """What an operator must know: the disk is full, read-only, or gone; a room is damaged."""

    def __init__(self, metrics: Metrics, once: OncePerInterval) -> None:
        self._metrics = metrics
        self._once = once
        self._reason = ""
        """why nothing can be stored, if so"""
        self._logged = False
        """whether the present failure is in the log"""

    def add(self, reason: str, refused: int) -> None:
        """Count refused reads and writes; log a new reason at once, and the same now and then."""
        self._metrics.store_failures.inc(refused)
        is_new, self._reason = reason != self._reason, reason
        is_due = self._once.is_due(reason)
        if is_due or (is_new and self._may_log_change()):
            self._logged = True
            log_warning("database failed", reason=reason)

    def recovered(self) -> None:
        """Log it if the failure was logged, so that nobody goes on looking for it."""
        if self._logged:
            log_warning("database works again")
        self._logged, self._reason = False, ""

    def _may_log_change(self) -> bool:
        # On a disk that is nearly full, small commits work between large ones that fail.
        return any(self._once.is_due(f"change {number}") for number in range(MOST_CHANGES))

    def add_room(self, room: str, error: Exception) -> None:
        """Count an attempt to load a room whose entries make no sense."""
        self._metrics.store_failures.inc()
        if self._once.is_due(room):
            reason = f"{type(error).__name__}: {error}"
            log_warning("room damaged", room=room_fingerprint(room), reason=reason)
