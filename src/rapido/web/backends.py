"""The store and the bus that the settings name; what they need is imported only for them."""

from collections.abc import Callable
from typing import Protocol

from rapido.bus.memory import MemoryBus
from rapido.rooms.ports import Bus, Store
from rapido.store.folder import FILE, lock_folder
from rapido.store.sqlite import SqliteStore
from rapido.web.settings import Settings


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

    def on_commit(self, callback: Callable[[float], None]) -> None:
        """Call back with the seconds that each commit takes."""
        ...

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        ...


async def open_store(settings: Settings) -> ServerStore:
    """Open the store, or raise FolderError or BadDatabase."""
    folder = settings.database_folder
    if folder is None:
        raise NotImplementedError
    lock_folder(folder)
    return SqliteStore(folder / FILE)


async def open_bus(settings: Settings, store: ServerStore) -> Bus:
    """Open the bus; it connects by itself, now or later."""
    del settings, store
    return MemoryBus()
