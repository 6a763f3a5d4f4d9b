"""Computer players that are programs: `engine:COMMAND` speaks the engine protocol."""

import asyncio
import atexit
import logging
import multiprocessing
import os
import shlex
import signal
import threading
from random import Random
from types import FrameType
from typing import Final

from rapido.engine_protocol.client import EngineClient
from rapido.lab.errors import BadLabRequest
from rapido.players import PlayerFailed
from rapido.rules import PLAYERS, Action, State
from rapido.workers import WorkerCommand, WorkerError, WorkerFault, why_not_started

PREFIX: Final = "engine:"
SECONDS: Final = 60.0
"""for a choice, and at first for its start as well; as `rapido bot` allows"""
STANDARD: Final = "heuristic"
"""what an engine with several players is asked for, if it has that one"""

_LONGEST_LINE: Final = 2**20


def _words(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError:  # a quotation mark that is not closed
        words = []
    if not words:
        raise BadLabRequest("lab-engine-command", name=name)
    return words


def is_engine(name: str) -> bool:
    return name.startswith(PREFIX)


def check_engine(name: str) -> None:
    """Refuse a command that cannot be started."""
    program = _words(name)[0]
    if (why := why_not_started(program)) is not None:
        raise BadLabRequest("room-bot-no-program", program=program, reason=str(why)) from why


def engine_player(name: str) -> "EnginePlayer":
    """Return the player of this thread, so that each worker has a process of its own."""
    started: dict[str, EnginePlayer] = _of_thread.__dict__
    if name not in started:
        started[name] = EnginePlayer(_words(name))
    return started[name]


class EnginePlayer:
    """Asks an engine, in a process that starts with the first choice and ends with this one."""

    counts: Final = PLAYERS

    def __init__(self, words: list[str]) -> None:
        # In a session of its own, Ctrl-C reaches only those who end it.
        command = WorkerCommand(words, max_line=_LONGEST_LINE, show_errors=True, new_session=True)
        self._engine = EngineClient(command, SECONDS)
        self._runner = asyncio.Runner()
        self._bot = STANDARD
        # If an engine ends just when it is killed, asyncio warns that it has ended.
        logging.getLogger("asyncio").setLevel(logging.ERROR)
        _end_with_this_process(self._engine)

    def choose(self, state: State, rng: Random) -> Action:
        """Return a legal action, or raise PlayerFailed."""
        seed = rng.getrandbits(32)
        try:
            return self._runner.run(self._choose(state, seed))
        except WorkerError as error:
            raise PlayerFailed(f"room-bot-engine-{error.fault}", detail=error.detail) from error

    async def _choose(self, state: State, seed: int) -> Action:
        try:
            return await self._engine.choose(state, self._bot, seed)
        except WorkerError as error:
            if error.fault is not WorkerFault.REFUSED or not await self._has_another():
                raise
            return await self._engine.choose(state, self._bot, seed)

    async def _has_another(self) -> bool:
        """Take the first player of the engine, if it has none with the usual name."""
        try:
            names = [each.name for each in await self._engine.players()]
        except WorkerError:
            return False  # the refusal before this one says more
        if not names or self._bot in names:
            return False
        self._bot = names[0]
        return True


_of_thread: Final = threading.local()
_engines: Final[list[EngineClient]] = []


def _end_with_this_process(engine: EngineClient) -> None:
    if not _engines:
        atexit.register(_kill_all)
        in_main_thread = threading.current_thread() is threading.main_thread()
        is_worker = multiprocessing.parent_process() is not None
        if in_main_thread and is_worker and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
            # So a worker is ended when nobody waits for it any more.
            signal.signal(signal.SIGTERM, _end)
    _engines.append(engine)


def _end(number: int, _frame: FrameType | None) -> None:
    _kill_all()
    os._exit(128 + number)


def _kill_all() -> None:
    for engine in _engines:
        engine.kill()
