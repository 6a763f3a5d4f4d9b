"""What the supervisor itself counts."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class SupervisorMetrics:
    def __init__(self, workers: int, ready: Callable[[], int]) -> None:
        self._registry = registry = CollectorRegistry()
        wanted = Gauge("rapido_workers", "Processes that are to share the port", registry=registry)
        wanted.set(workers)
        is_ready = Gauge(
            "rapido_workers_ready", "Processes that accept connections", registry=registry
        )
        is_ready.set_function(ready)
        self.restarts = Counter(
            "rapido_worker_restarts", "Processes that have ended by themselves", registry=registry
        )

    def text(self) -> str:
        return generate_latest(self._registry).decode()
