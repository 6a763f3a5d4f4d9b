"""The metrics of the server, in the Prometheus format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.connections = Gauge("rapido_connections", "Open sockets", registry=self._registry)
        self.rooms = Counter("rapido_rooms_opened", "Rooms opened", registry=self._registry)
        self.done = Counter("rapido_commands_done", "Commands carried out", registry=self._registry)
        self.refused = Counter(
            "rapido_commands_refused", "Commands refused", ["code"], registry=self._registry
        )
        self.refusals = Counter(
            "rapido_refusals",
            "Requests and connections turned away by a limit or a check",
            ["reason"],
            registry=self._registry,
        )
        self.unnamed_proxies = Counter(
            "rapido_unnamed_proxy_requests",
            "Requests with forwarding headers from an address that is no named proxy",
            registry=self._registry,
        )
        self.store_failures = Counter(
            "rapido_store_failures",
            "Reads and writes that the database could not do",
            registry=self._registry,
        )

    def text(self) -> bytes:
        return generate_latest(self._registry)
