"""The supervisor: keeps several server processes running on one port.

It opens the port and nothing else: the processes have the store, the bus and the games. They share
the listening socket, so that whoever is free accepts the next connection, and a process that stops
leaves those that wait to the others.
"""

import asyncio
import signal
import socket
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final

from rapido.store.errors import (
    BadDatabase,
    BusNotShared,
    DamagedDatabase,
    NewerDatabase,
    ServerUnusable,
    StoreMigrating,
)
from rapido.web.hangup import on_hangup
from rapido.web.operations.log import configure_logging, log_event, log_warning
from rapido.web.server import WorkersFailed
from rapido.web.settings.setting import BadSettingValue
from rapido.web.settings.settings import Settings
from rapido.web.supervisor.merged_metrics import merge_metrics
from rapido.web.supervisor.messages import Failed
from rapido.web.supervisor.own_metrics import SupervisorMetrics
from rapido.web.supervisor.process import ChildProcess

STABLE: Final = 10.0
"""seconds after which the end of a process is no failure to start"""
FIRST_DELAY: Final = 0.5
MAX_DELAY: Final = 30.0
"""seconds before a process that ends at once is started again"""
START_ATTEMPTS: Final = 3
"""how many processes may end for no reason that they know before any was ever ready"""
START_TIMEOUT: Final = 60.0
"""seconds that a process has to become ready in a rolling restart"""
KILL_AFTER: Final = 5.0
"""seconds beyond `shutdown_timeout` after which a process that stops is killed"""
METRICS_TIMEOUT: Final = 2.0
"""seconds that a process has to send its metrics; others are not kept waiting for it"""

FIXED: Final = ("host", "port", "workers", "store", "bus")
"""settings that a rolling restart does not change: old and new processes serve side by side"""
ERRORS: Final = {
    each.__name__: each
    for each in (NewerDatabase, DamagedDatabase, ServerUnusable, StoreMigrating, BusNotShared)
}


def supervise(
    settings: Settings,
    listening: socket.socket,
    opened: Callable[[], None],
    reload: Callable[[], Settings],
) -> None:
    """Serve with several processes until stopped; call back when the first one is ready."""
    configure_logging(
        verbose=settings.log, repeat_interval=settings.log_repeat_interval, several=True
    )
    asyncio.run(Supervisor(settings, listening, opened, reload).run())
    log_event("stopped")


class Supervisor:
    def __init__(
        self,
        settings: Settings,
        listening: socket.socket,
        opened: Callable[[], None],
        reload: Callable[[], Settings],
    ) -> None:
        self._settings = settings
        self._listening = listening
        self._opened = opened
        self._reload = reload
        self._current: dict[int, ChildProcess] = {}
        """the process of each worker that is to run"""
        self._alive: set[ChildProcess] = set()
        """all processes, also those that are being replaced"""
        self._was_ready = False
        self._failures = 0
        """how many processes have ended before any was ready"""
        self._stopping = asyncio.Event()
        self._error: Exception | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._rolling: asyncio.Task[None] | None = None
        self._metrics = SupervisorMetrics(settings.workers, self._count_ready)

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stop, number)
        on_hangup(self._begin_roll)
        log_event("started", port=self._listening.getsockname()[1])
        for worker in range(self._settings.workers):
            self._begin(self._keep(worker))
        await self._stopping.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._listening.close()
        limit = self._settings.shutdown_timeout + KILL_AFTER
        await asyncio.gather(*(child.end_or_kill(limit) for child in self._alive))
        if self._error is not None:
            raise self._error

    async def _keep(self, worker: int) -> None:
        """Keep one process running: whenever it ends by itself, start another one."""
        quick = 0
        """how often in a row it has ended at once"""
        child = await self._start(worker)
        while True:
            self._current[worker] = child
            await child.settled.wait()
            if child.ready.is_set():
                self._note_ready()
            await child.ended.wait()
            if self._current[worker] is child:
                quick = 0 if child.age > STABLE else quick + 1
                self._note_end(child)
                await asyncio.sleep(min(MAX_DELAY, FIRST_DELAY * 2 ** (quick - 1)) if quick else 0)
            # A rolling restart may have replaced it, also in the meantime.
            if self._current[worker] is child:
                child = await self._start(worker)
            else:
                child = self._current[worker]

    async def _start(self, worker: int) -> ChildProcess:
        while True:
            try:
                child = await ChildProcess.start(worker, self._settings, self._listening, self._ask)
            except OSError as error:  # the system has no room for another process now
                log_warning("worker not started", worker=worker, reason=str(error))
                await asyncio.sleep(MAX_DELAY)
            else:
                self._alive.add(child)
                return child

    def _note_ready(self) -> None:
        if not self._was_ready:
            self._was_ready = True
            self._opened()

    def _note_end(self, child: ChildProcess) -> None:
        self._alive.discard(child)
        failure = child.failure
        reason = failure.reason if failure else f"exit status {child.status}"
        log_warning("worker ended", worker=child.worker, pid=child.pid, reason=reason)
        self._metrics.restarts.inc()
        if self._was_ready:
            return
        self._failures += 1
        if failure is not None:
            self._give_up(_error_of(failure))
        elif self._failures >= START_ATTEMPTS:
            self._give_up(WorkersFailed(reason))

    def _give_up(self, error: Exception) -> None:
        if self._error is None and not self._stopping.is_set():
            self._error = error
            self._stop(signal.SIGTERM)

    def _stop(self, number: signal.Signals) -> None:
        """Pass a signal on to all processes: a second Ctrl-C as well."""
        for child in self._alive:
            child.send_signal(number)
        self._stopping.set()

    def _begin_roll(self) -> None:
        if self._rolling is None or self._rolling.done():
            self._rolling = self._begin(self._roll())

    async def _roll(self) -> None:
        """Replace all processes, one after the other: each new one is ready before an old one ends.

        The new ones run the program as it is installed now, with the settings as they are now.
        """
        log_event("rolling restart")
        try:
            read = await asyncio.to_thread(self._reload)
        except BadSettingValue as error:
            log_warning("rolling restart given up", reason=str(error))
            return
        fixed = {name: getattr(self._settings, name) for name in FIXED}
        changed = [name for name, value in fixed.items() if getattr(read, name) != value]
        if changed:
            log_warning(
                "settings not changed",
                settings=", ".join(changed),
                reason="a rolling restart does not change them: stop the server and start it again",
            )
        self._settings = replace(read, **fixed)
        for worker in range(self._settings.workers):
            successor = await self._start(worker)
            try:
                await asyncio.wait_for(successor.settled.wait(), START_TIMEOUT)
            except TimeoutError:
                await successor.end(KILL_AFTER)
            if not successor.ready.is_set() or successor.ended.is_set():
                self._alive.discard(successor)
                reason = successor.failure.reason if successor.failure else "it did not get ready"
                log_warning("rolling restart given up", worker=worker, reason=reason)
                return
            old, self._current[worker] = self._current[worker], successor
            await old.end(self._settings.shutdown_timeout + KILL_AFTER)
            self._alive.discard(old)
        log_event("rolling restart done")

    def _count_ready(self) -> int:
        return sum(
            child.ready.is_set() and not child.ended.is_set() for child in self._current.values()
        )

    def _ask(self, asking: ChildProcess) -> None:
        self._begin(self._send_metrics(asking))

    async def _send_metrics(self, asking: ChildProcess) -> None:
        children = [child for child in self._current.values() if child.ready.is_set()]
        answers = await asyncio.gather(
            *(asyncio.wait_for(child.metrics(), METRICS_TIMEOUT) for child in children),
            return_exceptions=True,
        )
        texts = {
            child.worker: answer
            for child, answer in zip(children, answers, strict=True)
            if isinstance(answer, str)
        }
        asking.send_metrics(merge_metrics(texts) + self._metrics.text())

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _error_of(failure: Failed) -> Exception:
    kind = ERRORS.get(failure.error, ServerUnusable)
    if issubclass(kind, BadDatabase):
        return kind("database-said", reason=failure.reason)
    return kind(failure.reason)
