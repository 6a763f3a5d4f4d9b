"""Worker processes and the supervisor that starts, limits and restarts them."""

from rapido.workers.process import WorkerCommand, WorkerError, WorkerFault, WorkerProcess
from rapido.workers.supervisor import Supervisor, WorkersFull

__all__ = [
    "Supervisor",
    "WorkerCommand",
    "WorkerError",
    "WorkerFault",
    "WorkerProcess",
    "WorkersFull",
]
