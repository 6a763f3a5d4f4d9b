"""Reviews computed by a worker process; they are cached."""

from hashlib import sha256

from rapido.web.http.content import Content, compress
from rapido.web.http.shared_cache import SharedCache
from rapido.web.http.worker_thread import WorkerThread
from rapido.web.limits.networks import Client
from rapido.web.workers.analysis import AnalysisWorker


class Reviews:
    """The review of each record is computed once, whoever asks for it and in whatever way."""

    def __init__(
        self, worker: AnalysisWorker, thread: WorkerThread, max_bytes: int, max_entries: int
    ) -> None:
        self._worker = worker
        self._thread = thread
        self._cache = SharedCache(max_bytes, max_entries)

    def __contains__(self, record: str) -> bool:
        return _key(record) in self._cache

    async def get(self, record: str, client: Client) -> Content:
        async def compute() -> Content:
            review = await self._worker.analyze("review", record, client)
            return await self._thread.run(client, lambda: compress(review))

        return await self._cache.get(_key(record), compute)

    async def close(self) -> None:
        await self._cache.close()
        await self._worker.close()


def _key(record: str) -> bytes:
    return sha256(record.encode()).digest()
