"""Refusals: every request or connection that a limit or a check has turned away."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from rapido.web.operations.log import log_warning, mask_address
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.network_hash import network_hash

MAX_SILENCED: Final = 1000
"""networks and reasons that are remembered in order not to be logged again"""


class Refusals:
    """Counts every refusal, and logs each reason once per network and interval.

    Logging all of them would let an attacker fill the disk.
    """

    def __init__(
        self, metrics: Metrics, interval: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.metrics = metrics
        self._interval = interval
        self._clock = clock
        self._silenced: OrderedDict[tuple[str, str], float] = OrderedDict()
        """until when a refusal is not logged, by reason and network"""

    def add(self, reason: str, network: str, **details: str) -> None:
        """Count a refusal; `details` are logged with it."""
        self.metrics.refusals.labels(reason).inc()
        now, key = self._clock(), (reason, network)
        if now < self._silenced.get(key, now):
            return
        self._silenced[key] = now + self._interval
        self._silenced.move_to_end(key)
        if len(self._silenced) > MAX_SILENCED:
            self._silenced.popitem(last=False)
        log_warning(
            "refused",
            reason=reason,
            address=mask_address(network),
            network=network_hash(network),
            **details,
        )
