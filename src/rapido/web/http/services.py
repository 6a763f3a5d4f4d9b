"""The parts of the server that handlers use."""

from dataclasses import dataclass, field
from typing import Final

from rapido.rooms.host import Host
from rapido.rooms.ports import Store
from rapido.web.http.player_list import PlayerList
from rapido.web.http.reviews import Reviews
from rapido.web.http.worker_thread import WorkerThread
from rapido.web.operations.metrics import Metrics
from rapido.web.settings import Settings
from rapido.web.sockets.handler import Hall
from rapido.web.workers.analysis import Analyst

ADVICE_SECONDS: Final = 10.0
"""timeout for advice; a worker that has to be started first needs a second or two"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    settings: Settings
    host: Host
    hall: Hall
    store: Store
    metrics: Metrics
    players: PlayerList
    adviser: Analyst = field(default_factory=lambda: Analyst(ADVICE_SECONDS))
    """a worker of its own: people wait for advice, and a review takes longer"""
    reviews: Reviews = field(default_factory=Reviews)
    thread: WorkerThread = field(default_factory=WorkerThread)

    async def close(self) -> None:
        await self.adviser.close()
        await self.reviews.close()
        self.thread.close()
