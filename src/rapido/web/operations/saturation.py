"""How full the server is: each number beside its limit, read when somebody asks."""

from rapido.web.backends import ServerStore
from rapido.web.operations.metrics import Metrics
from rapido.web.settings import Settings
from rapido.web.sockets.hub import Hub
from rapido.web.store_url import is_postgres


def observe(metrics: Metrics, settings: Settings, store: ServerStore, hub: Hub) -> None:
    """Add the metrics of the parts of a server."""
    metrics.describe(
        "postgresql" if is_postgres(settings.store) else "sqlite", settings.bus.partition(":")[0]
    )
    store.on_commit(metrics.commit_seconds.observe)
    limits, read = settings.limits, metrics.read
    read(
        "rapido_connections_limit",
        "Open sockets above which more are refused",
        lambda: limits.connections,
    )
    read(
        "rapido_rooms_loaded",
        "Rooms in memory",
        lambda: hub.service.rooms_loaded,
    )
    read(
        "rapido_rooms_loaded_limit",
        "Rooms in memory above which unused ones are unloaded",
        lambda: limits.rooms_in_memory,
    )
    read("rapido_store_waiting", "Writes that wait for the next commit", lambda: store.waiting)
    read("rapido_draining", "1 while the process stops", lambda: hub.draining)
