"""Failures of the store: counted, and logged once per interval with the reason."""

from rapido.web.operations.log import log_warning, room_fingerprint
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.once import OncePerInterval


class StoreFailures:
    """What an operator must know: the disk is full, read-only, or gone; a room is damaged."""

    def __init__(self, metrics: Metrics, once: OncePerInterval) -> None:
        self._metrics = metrics
        self._once = once

    def add(self, reason: str, refused: int) -> None:
        """Count refused reads and writes."""
        self._metrics.store_failures.inc(refused)
        if self._once.is_due(reason):
            log_warning("database failed", reason=reason)

    def recovered(self) -> None:
        # On a disk that is nearly full, small commits work between large ones that fail.
        if self._once.is_due("recovered"):
            log_warning("database works again")

    def add_room(self, room: str, error: Exception) -> None:
        """Count an attempt to load a room whose entries make no sense."""
        self._metrics.store_failures.inc()
        if self._once.is_due(room):
            reason = f"{type(error).__name__}: {error}"
            log_warning("room damaged", room=room_fingerprint(room), reason=reason)
