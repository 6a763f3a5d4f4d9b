"""The parts of the server that handlers use."""

from rapido.rooms.ports import Store
from rapido.web.http.player_list import PlayerList
from rapido.web.http.reviews import Reviews
from rapido.web.http.worker_thread import WorkerThread
from rapido.web.sockets.hub import Hub
from rapido.web.workers.analysis import AnalysisWorker
from rapido.web.workers.bots import EngineBots


class Services:
    def __init__(self, hub: Hub, store: Store, bots: EngineBots) -> None:
        self.hub = hub
        self.rooms = hub.service
        self.knocks = hub.knocks
        self.metrics = hub.metrics
        self.refusals = hub.refusals
        self.settings = settings = hub.settings
        self.store = store
        self.players = PlayerList(bots)
        # Advice has its own worker: people wait for it, and a review would delay it.
        self.adviser = AnalysisWorker(settings.advice_timeout, settings.limits.analysis_queue)
        reviewer = AnalysisWorker(settings.review_timeout, settings.limits.analysis_queue)
        self.reviews = Reviews(reviewer, settings.limits.reviews_cached)
        self.thread = WorkerThread()

    async def close(self) -> None:
        await self.adviser.close()
        await self.reviews.close()
        self.thread.close()
