"""One worker: a child process that answers each line on its input with one line on its output."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process, SubprocessStreamProtocol
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum


class WorkerFault(StrEnum):
    """The same for all messages of an error, so that it can be said in other languages."""

    BUSY = "busy"
    CLOSED = "closed"
    EXITED = "exited"
    ILLEGAL = "illegal"
    INVALID = "invalid"
    NOT_STARTED = "not_started"
    REFUSED = "refused"
    SILENT = "silent"
    TOO_LONG = "too_long"


class WorkerError(Exception):
    """Why a worker gave no answer; the message completes a sentence that starts with its name."""

    def __init__(self, fault: WorkerFault, message: str, detail: str = "", trace: str = "") -> None:
        super().__init__(message)
        self.fault = fault
        self.trace = trace
        """the traceback, if the worker has sent one"""
        self.detail = detail
        """what the message has besides fixed words"""


@dataclass(frozen=True, slots=True)
class WorkerCommand:
    """How to start a worker."""

    words: Sequence[str]
    max_line: int = 2**16
    """bytes of the longest answer"""
    environment: Mapping[str, str] = field(default_factory=dict[str, str])
    """variables in addition to those of this process"""
    show_errors: bool = False
    """whether it inherits standard error from this process, or it is discarded"""
    new_session: bool = False
    """whether it is protected from Ctrl-C in the terminal; then it ends with all its children"""


class WorkerProcess:
    """Starts when it is first needed, and again after `stop` or when it has ended by itself.

    Requests must not overlap, and one that failed or was canceled must be followed by `stop`, or
    its late answer would be mistaken for that to the next. `Supervisor` ensures both.
    """

    def __init__(self, command: WorkerCommand) -> None:
        self._command = command
        self._process: Process | None = None
        self._transport: asyncio.SubprocessTransport | None = None

    async def request(self, line: bytes) -> bytes:
        """Send one line and return the line that answers it, both without a line end."""
        try:
            process = await self._running()
            assert process.stdin is not None  # noqa: S101 - both are pipes
            assert process.stdout is not None  # noqa: S101
            process.stdin.write(line + b"\n")
            await process.stdin.drain()
            answer = await process.stdout.readline()
        except ConnectionError as error:
            raise WorkerError(WorkerFault.EXITED, "has exited") from error
        except OSError as error:
            message = f"cannot be started: {error}"
            raise WorkerError(WorkerFault.NOT_STARTED, message, str(error)) from error
        except ValueError as error:
            size = self._command.max_line
            message = f"has sent a line of more than {size} bytes"
            raise WorkerError(WorkerFault.TOO_LONG, message, str(size)) from error
        if not answer.endswith(b"\n"):
            raise WorkerError(WorkerFault.EXITED, "has exited")
        return answer[:-1]

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            self._kill(process)
            self._close_pipes(process)
            await process.wait()

    def kill(self) -> None:
        """End it where nothing can be awaited any more."""
        if self._process is not None and self._process.returncode is None:
            self._kill(self._process)

    def _kill(self, process: Process) -> None:
        # macOS answers "not permitted" if nobody in the group is left.
        with suppress(ProcessLookupError, PermissionError):
            if self._command.new_session and sys.platform != "win32":
                os.killpg(process.pid, signal.SIGKILL)  # also if only its children are left
            else:
                process.kill()

    def _close_pipes(self, process: Process) -> None:
        """Close them at once; `wait` would wait for a child that still holds their other ends."""
        assert process.stdin is not None  # noqa: S101 - both are pipes
        assert self._transport is not None  # noqa: S101
        if not process.stdin.is_closing():
            process.stdin.transport.abort()
        if output := self._transport.get_pipe_transport(1):
            output.close()

    async def _running(self) -> Process:
        if self._process is not None and self._process.returncode is not None:
            await self.stop()
        if self._process is None:
            loop = asyncio.get_running_loop()
            # As `create_subprocess_exec` does, which keeps the transport to itself.
            self._transport, protocol = await loop.subprocess_exec(
                lambda: SubprocessStreamProtocol(limit=self._command.max_line, loop=loop),
                *self._command.words,
                stdin=PIPE,
                stdout=PIPE,
                stderr=None if self._command.show_errors else DEVNULL,
                env={**os.environ, **self._command.environment},
                start_new_session=self._command.new_session,
            )
            self._process = Process(self._transport, protocol, loop)
        return self._process
