"""The parts of the server that handlers use."""

from collections.abc import Awaitable, Callable

from rapido.rooms.ports import Store
from rapido.rooms.seat_links import SeatLinks
from rapido.web.http.game_records import GameRecords
from rapido.web.http.health import HealthCheck
from rapido.web.http.player_list import PlayerList
from rapido.web.http.reviews import Reviews
from rapido.web.http.worker_thread import WorkerThread
from rapido.web.sockets.hub import Hub
from rapido.web.workers.analysis import AnalysisWorker
from rapido.web.workers.bots import EngineBots


class Services:
    def __init__(
        self,
        hub: Hub,
        store: Store,
        bots: EngineBots,
        metrics_text: Callable[[], Awaitable[bytes]],
        seat_links: SeatLinks,
    ) -> None:
        """`metrics_text` returns the metrics of all processes that share the port."""
        self.hub = hub
        self.rooms = hub.service
        self.knocks = hub.knocks
        self.seat_links = seat_links
        self.metrics = hub.metrics
        self.metrics_text = metrics_text
        self.refusals = hub.refusals
        self.settings = settings = hub.settings
        self.store = store
        self.players = PlayerList(bots)
        self.health = HealthCheck(store.ping)
        self.thread = WorkerThread()
        limits = settings.limits
        self.records = GameRecords(self.thread, limits.cache_bytes)
        # Advice has its own worker: people wait for it, and a review would delay it.
        self.adviser = AnalysisWorker(settings.advice_timeout, limits.analysis_queue)
        reviewer = AnalysisWorker(settings.review_timeout, limits.analysis_queue)
        self.reviews = Reviews(reviewer, self.thread, limits.cache_bytes, limits.reviews_cached)

    async def close(self) -> None:
        await self.adviser.close()
        await self.reviews.close()
        await self.records.close()
        self.thread.close()
