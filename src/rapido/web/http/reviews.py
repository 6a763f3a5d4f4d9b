"""Reviews computed by a worker process; those of finished games are cached."""

import asyncio
from collections import OrderedDict

from rapido.record import write_text
from rapido.rooms.room import Game
from rapido.web.workers.analysis import AnalysisResult, AnalysisWorker


class Reviews:
    def __init__(self, worker: AnalysisWorker, cache_size: int) -> None:
        self._worker = worker
        self._cache_size = cache_size
        self._cache: OrderedDict[str, asyncio.Future[AnalysisResult]] = OrderedDict()
        """finished reviews and those still being computed, least recently used first"""

    def __contains__(self, game: Game) -> bool:
        return game.id in self._cache

    async def of_record(self, text: str) -> AnalysisResult:
        return await self._worker.analyze("review", text)

    async def of_game(self, game: Game) -> AnalysisResult:
        if game not in self:
            self._start(game)
        self._cache.move_to_end(game.id)
        # A client that disconnects must not cancel the review for the others.
        return await asyncio.shield(self._cache[game.id])

    async def close(self) -> None:
        for review in self._cache.values():
            review.cancel()
        await asyncio.gather(*self._cache.values(), return_exceptions=True)
        await self._worker.close()

    def _start(self, game: Game) -> None:
        review = asyncio.ensure_future(self.of_record(write_text(game.record())))
        self._cache[game.id] = review
        review.add_done_callback(lambda done: self._drop_if_failed(game.id, done))
        if len(self._cache) > self._cache_size:
            self._cache.popitem(last=False)

    def _drop_if_failed(self, game: str, done: asyncio.Future[AnalysisResult]) -> None:
        """Drop a failed review, so that the next request tries again."""
        if done.cancelled() or done.exception() is not None or not done.result().ok:
            self._cache.pop(game, None)
