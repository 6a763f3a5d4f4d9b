"""The store and the bus that the settings name; what they need is imported only for them."""

from collections.abc import Callable
from typing import Protocol

from rapido.bus.errors import BusUnavailable
from rapido.bus.memory import MemoryBus
from rapido.extras import install_command
from rapido.rooms.cluster.membership import OnlyProcess
from rapido.rooms.join_requests import JoinRequests
from rapido.rooms.ports import Bus, Clock, Processes, Store
from rapido.rooms.seat_links import SeatLinks
from rapido.store.errors import ServerUnusable
from rapido.store.memory.join_requests import MemoryJoinRequests
from rapido.store.memory.seat_links import MemorySeatLinks
from rapido.store.sqlite.folder import FILE, lock_folder
from rapido.store.sqlite.store import SqliteStore
from rapido.web.access.knocks import join_limits
from rapido.web.settings.bus_url import MEMORY, POSTGRES
from rapido.web.settings.settings import Settings
from rapido.web.shared_bus import check_bus_is_shared


class ServerStore(Store, Protocol):
    """A store as a server uses it: it also reports how it is doing."""

    newest: float | None
    """the time of the newest entry when the store was opened, as a Unix timestamp"""

    def on_failure(self, failed: Callable[[str, int], None], recovered: Callable[[], None]) -> None:
        """Call back with the reason and number of refusals, and when writing works again."""
        ...

    def use_epoch(self, epoch: int) -> None:
        """Refuse what was decided on the rooms of another epoch, from now on."""
        ...

    async def daily_salt(self, day: int, proposed: bytes) -> bytes:
        """Return the salt of a day for hashes in the log, the same for all processes."""
        ...

    def on_commit(self, callback: Callable[[float], None]) -> None:
        """Call back with the seconds that each commit takes."""
        ...

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        ...


async def open_store(settings: Settings) -> ServerStore:
    """Open the store, or raise FolderError, ServerUnusable or BadDatabase."""
    folder = settings.database_folder
    if folder is None:
        return await _open_postgres(settings.store)
    lock_folder(folder)
    return SqliteStore(folder / FILE)


async def open_bus(settings: Settings, store: ServerStore) -> Bus:
    """Open the bus, which connects by itself as soon as that is possible; play does not need it.

    Raise BusNotShared if other processes of the store have another one.
    """
    if settings.database_folder is not None:
        return MemoryBus()
    from rapido.store.postgres.address import Address  # noqa: PLC0415
    from rapido.store.postgres.processes import PostgresProcesses  # noqa: PLC0415
    from rapido.store.postgres.store import PostgresStore  # noqa: PLC0415

    if isinstance(store, PostgresStore):
        await check_bus_is_shared(settings.bus, PostgresProcesses(store.connections))
    if settings.bus == MEMORY:
        return MemoryBus()

    installation = store.installation if isinstance(store, PostgresStore) else ""
    try:
        if settings.bus == POSTGRES:
            from rapido.bus.postgres import PostgresBus  # noqa: PLC0415

            url = Address.parse(settings.store).dsn
            return await PostgresBus.open(url, installation, required=False)
        from rapido.bus.nats import NatsBus  # noqa: PLC0415

        return await NatsBus.open(settings.bus, installation, required=False)
    except ImportError as error:
        raise _missing(error) from error
    except BusUnavailable as error:
        raise ServerUnusable(str(error)) from error


def open_join_requests(settings: Settings, store: ServerStore) -> JoinRequests:
    """Codes and knocks are in the database if several processes may use it."""
    limits = join_limits(settings)
    if settings.database_folder is not None:
        return MemoryJoinRequests(limits)
    from rapido.store.postgres.join_requests import PostgresJoinRequests  # noqa: PLC0415
    from rapido.store.postgres.store import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore)  # noqa: S101
    return PostgresJoinRequests(store.connections, limits, store.installation)


def open_seat_links(settings: Settings, store: ServerStore) -> SeatLinks:
    """Links that move seats are kept where codes and knocks are."""
    lifetime, most = settings.seat_link_lifetime, settings.limits.pending_seat_links
    if settings.database_folder is not None:
        return MemorySeatLinks(lifetime, most)
    from rapido.store.postgres.seat_links import PostgresSeatLinks  # noqa: PLC0415
    from rapido.store.postgres.store import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore)  # noqa: S101
    return PostgresSeatLinks(store.connections, lifetime, most)


def open_processes(settings: Settings, store: ServerStore, clock: Clock) -> Processes:
    if settings.database_folder is not None:
        return OnlyProcess(clock)
    from rapido.store.postgres.processes import PostgresProcesses  # noqa: PLC0415
    from rapido.store.postgres.store import PostgresStore  # noqa: PLC0415

    assert isinstance(store, PostgresStore)  # noqa: S101
    return PostgresProcesses(store.connections)


async def _open_postgres(url: str) -> ServerStore:
    try:
        from rapido.store.postgres.store import PostgresStore  # noqa: PLC0415
    except ImportError as error:
        raise _missing(error) from error
    return await PostgresStore.open(url)


def _missing(error: ImportError) -> ServerUnusable:
    return ServerUnusable(f"{error.name} is not installed: {install_command('scale')}")
