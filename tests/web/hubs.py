"""Hubs with fakes around them: one, or those of several processes on one bus."""

from collections.abc import Callable
from typing import Any

from rapido.bus.memory import MemoryBus
from rapido.rooms.ports import Bus, Clock
from rapido.store.memory_join_requests import MemoryJoinRequests
from rapido.web.access.knocks import Knocks, join_limits
from rapido.web.operations.metrics import Metrics
from rapido.web.operations.refusals import Refusals
from rapido.web.settings import Settings
from rapido.web.sockets.hub import Hub
from rapido.web.sockets.registry import ConnectionRegistry


class Processes:
    """What a process believes about which ones are alive; only a test changes it."""

    def __init__(self, process: str = "one", alive: frozenset[str] = frozenset()) -> None:
        self.process = process
        self.alive = alive | {process}
        self._callbacks: list[Callable[[], None]] = []

    def on_change(self, callback: Callable[[], None], /) -> None:
        self._callbacks.append(callback)

    def change(self, alive: frozenset[str]) -> None:
        self.alive = alive
        for callback in self._callbacks:
            callback()


def make_hub(
    service: Any, settings: Settings, clock: Clock, registry: ConnectionRegistry | None = None
) -> Hub:
    """Return the hub of a process that knows of no other, or of one with this registry."""
    knocks = Knocks(MemoryJoinRequests(join_limits(settings)))
    used = registry or make_registry(clock)
    return Hub(service, knocks, settings, Refusals(Metrics(), 60), used)


def make_registry(clock: Clock, bus: Bus | None = None) -> ConnectionRegistry:
    return ConnectionRegistry(bus or MemoryBus(), Processes(), clock)
