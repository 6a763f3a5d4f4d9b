"""The metrics of the server, in the Prometheus format.

They answer four questions: how long do commands take, how many are there, how many are refused,
and how full is the server? What a move changes is counted without locks; the rest is read when
somebody asks.
"""

import platform
from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Gauge, Info, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from rapido import __version__
from rapido.web.operations.histogram import Histogram


class _ReadCounter(Collector):
    def __init__(self, name: str, about: str, value: Callable[[], float]) -> None:
        self._name = name
        self._about = about
        self._value = value

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily(self._name, self._about, self._value())


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.connections = Gauge("rapido_connections", "Open sockets", registry=registry)
        self.rooms = Counter("rapido_rooms_opened", "Rooms opened", registry=registry)
        self.done = Counter("rapido_commands_done", "Commands carried out", registry=registry)
        self.refused = Counter(
            "rapido_commands_refused", "Commands refused", ["code"], registry=registry
        )
        self.command_seconds = Histogram(
            "rapido_command_seconds",
            "Seconds from the arrival of a command to its acknowledgment, once it is stored",
            registry,
        )
        self.commit_seconds = Histogram(
            "rapido_commit_seconds", "Seconds that a commit of the database takes", registry
        )
        self.event_loop_lag = Histogram(
            "rapido_event_loop_lag_seconds",
            "Seconds that the event loop is late, measured ten times a second",
            registry,
        )
        self.refusals = Counter(
            "rapido_refusals",
            "Requests and connections turned away by a limit or a check",
            ["reason"],
            registry=registry,
        )
        self.unnamed_proxies = Counter(
            "rapido_unnamed_proxy_requests",
            "Requests with forwarding headers from an address that is no named proxy",
            registry=registry,
        )
        self.store_failures = Counter(
            "rapido_store_failures",
            "Reads and writes that the database could not do",
            registry=registry,
        )
        self.info = Info("rapido", "Version and parts of this server", registry=registry)
        # Memory, CPU time, open files and their limit, under the names that everybody knows.
        ProcessCollector(registry=registry)

    def describe(self, store: str, bus: str) -> None:
        """Tell what this process is made of."""
        self.info.info(
            {
                "version": __version__,
                "store": store,
                "bus": bus,
                "python": platform.python_version(),
            }
        )

    def read(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a gauge that is read when somebody asks."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def count(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a counter that is read when somebody asks."""
        self._registry.register(_ReadCounter(name, about, value))

    def text(self) -> bytes:
        return generate_latest(self._registry)

    async def text_alone(self) -> bytes:
        """Return the metrics of this process, which is the only one on its port."""
        return self.text()
