"""All processes of a database need one bus: who hears nobody sees the moves of others late."""

import asyncio
from typing import TYPE_CHECKING, Final

from rapido.store.errors import BusNotShared
from rapido.web.operations.about_process import read_about
from rapido.web.settings.bus_url import MEMORY, bus_kind

if TYPE_CHECKING:
    from rapido.store.postgres.processes import PostgresProcesses

PATIENCE: Final = 6.0
"""seconds: a process that was killed counts as alive for a few of them"""
PAUSE: Final = 0.5


async def check_bus_is_shared(bus: str, processes: "PostgresProcesses") -> None:
    """Raise BusNotShared if this process, or a living one, would hear of no other."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while await _is_separate(bus, processes):
        if asyncio.get_running_loop().time() > deadline:
            raise BusNotShared("other processes use this database, with another bus")
        await asyncio.sleep(PAUSE)


async def _is_separate(bus: str, processes: "PostgresProcesses") -> bool:
    others = [read_about(about).bus_kind for about in await processes.abouts()]
    return bool(others) and bus_kind(MEMORY) in {bus_kind(bus), *others}
