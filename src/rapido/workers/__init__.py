"""Worker processes and the supervisor that starts, limits and restarts them."""

from rapido.workers.process import WorkerCommand, WorkerError, WorkerFault, WorkerProcess
from rapido.workers.program import why_not_started
from rapido.workers.supervisor import Supervisor, WorkersFull

__all__ = [
    "Supervisor",
    "WorkerCommand",
    "WorkerError",
    "WorkerFault",
    "WorkerProcess",
    "WorkersFull",
    "why_not_started",
]
