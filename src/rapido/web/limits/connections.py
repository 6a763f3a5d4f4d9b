"""How many connections a network may have and open, and how many there may be in all."""

import time
from collections import Counter
from collections.abc import Container

from rapido.web.limits.networks import network_of
from rapido.web.limits.token_bucket import Clock, RateLimiter
from rapido.web.operations.metrics import Metrics
from rapido.web.settings.settings import Limits


class ConnectionLimit:
    """Counts TCP connections, whether they speak HTTP or have become WebSockets."""

    def __init__(
        self,
        limits: Limits,
        total: int,
        exempt: Container[str] = (),
        clock: Clock = time.monotonic,
    ) -> None:
        """`exempt` has the addresses of proxies, behind which there are many clients."""
        guests = limits.guests_per_address
        self._per_network = limits.http_connections_per_guest * guests
        self._total = total
        self._exempt = exempt
        self._rate = RateLimiter(
            limits.connection_burst * guests, limits.connection_rate * guests, clock
        )
        self._open: Counter[str] = Counter()
        self._count = 0

    def observe(self, metrics: Metrics) -> None:
        """Add metrics of how many there are, and may be."""
        metrics.read("rapido_http_connections", "Open TCP connections", lambda: self._count)
        metrics.read(
            "rapido_http_connections_limit",
            "TCP connections above which more are refused, by setting and open files",
            lambda: self._total,
        )

    def take(self, address: str) -> str:
        """Count a new connection and return "", or return the reason why it is refused."""
        network = network_of(address)
        if self._count >= self._total:
            return "all_connections"
        if address not in self._exempt:
            if self._open[network] >= self._per_network:
                return "connections_per_address"
            if not self._rate.bucket(network).take():
                return "connection_rate"
        self._open[network] += 1
        self._count += 1
        return ""

    def release(self, address: str) -> None:
        network = network_of(address)
        self._count -= 1
        self._open[network] -= 1
        if not self._open[network]:
            del self._open[network]
