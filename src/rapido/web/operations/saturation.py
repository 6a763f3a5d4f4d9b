"""How full the server is: each number beside its limit, read when somebody asks."""

from collections.abc import Callable

from rapido.bus.remote import RemoteBus
from rapido.rooms.ports import Bus
from rapido.store.sqlite.inspection import backed_up
from rapido.web.backends import ServerStore
from rapido.web.operations.metrics import Metrics
from rapido.web.settings.settings import Settings
from rapido.web.settings.store_url import is_postgres
from rapido.web.sockets.hub import Hub


def observe(metrics: Metrics, settings: Settings, store: ServerStore, bus: Bus, hub: Hub) -> None:
    """Add the metrics of the parts of a server."""
    kind = "postgresql" if is_postgres(settings.store) else "sqlite"
    metrics.describe(kind, settings.bus.partition(":")[0])
    _observe_connections(metrics, settings, hub)
    _observe_store(metrics, store)
    if kind == "postgresql":
        _observe_pool(metrics, store)
    _observe_bus(metrics, bus)


def observe_backups(metrics: Metrics, settings: Settings, told: Callable[[], float]) -> None:
    """Add the time of the last backup: PostgreSQL tells it, SQLite has a file beside it."""
    folder = settings.database_folder

    def last_backup() -> float:
        return told() if folder is None else backed_up(folder) or 0.0

    metrics.read(
        "rapido_last_backup_timestamp_seconds",
        "The time of the last backup as a Unix timestamp, 0 if there was none",
        last_backup,
    )


def _observe_connections(metrics: Metrics, settings: Settings, hub: Hub) -> None:
    limits, read = settings.limits, metrics.read
    read(
        "rapido_connections_limit",
        "Open sockets above which more are refused",
        lambda: limits.connections,
    )
    read("rapido_rooms_loaded", "Rooms in memory", lambda: hub.service.rooms_loaded)
    read(
        "rapido_rooms_loaded_limit",
        "Rooms in memory above which unused ones are unloaded",
        lambda: limits.rooms_in_memory,
    )
    read("rapido_draining", "1 while the process stops", lambda: hub.draining)


def _observe_store(metrics: Metrics, store: ServerStore) -> None:
    store.on_commit(metrics.commit_seconds.observe)
    metrics.read(
        "rapido_store_waiting", "Writes that wait for the next commit", lambda: store.waiting
    )


def _observe_pool(metrics: Metrics, store: ServerStore) -> None:
    from rapido.store.postgres.connections import MOST  # noqa: PLC0415 - only if it is used
    from rapido.store.postgres.store import PostgresStore  # noqa: PLC0415

    if isinstance(store, PostgresStore):
        connections = store.connections
        metrics.read(
            "rapido_store_pool_in_use",
            "Connections to PostgreSQL in use, beside those of the writer and the bus",
            lambda: connections.in_use,
        )
        metrics.read("rapido_store_pool_limit", "The most of them", lambda: MOST)


def _observe_bus(metrics: Metrics, bus: Bus) -> None:
    metrics.read("rapido_bus_connected", "1 while messages arrive", lambda: bus.connected)
    remote = bus if isinstance(bus, RemoteBus) else None
    for name, about, read in (
        ("published", "Messages to other processes", lambda: remote.published if remote else 0),
        ("received", "Messages from other processes", lambda: remote.received if remote else 0),
        ("dropped", "Messages that could not be sent", lambda: remote.dropped if remote else 0),
        ("reconnects", "Connections after the first", lambda: remote.reconnects if remote else 0),
    ):
        metrics.count(f"rapido_bus_{name}", about, read)
