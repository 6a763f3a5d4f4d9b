"""The records of games played on this server, in their three forms."""

from collections.abc import Callable, Hashable, Mapping
from enum import Enum, auto
from typing import Final

import msgspec

from rapido.record import Reading, Record, write_json, write_text
from rapido.rooms.model.room import Game
from rapido.web.http.content import Content, compress
from rapido.web.http.shared_cache import SharedCache
from rapido.web.http.worker_thread import WorkerThread
from rapido.web.limits.networks import Client
from rapido.web.view.game import played_game

MOVES_PER_TOKEN: Final = 100
"""a game of this length costs one token of the rate limit"""
CACHED: Final = 10
"""times the length that one token is worth if the record is cached"""


class Form(Enum):
    JSON = auto()
    TEXT = auto()
    STEPS = auto()


_WRITE: Final[Mapping[Form, Callable[[Record], Content]]] = {
    Form.JSON: lambda record: compress(write_json(record)),
    Form.TEXT: lambda record: compress(write_text(record), "text/plain; charset=utf-8"),
    Form.STEPS: lambda record: compress(msgspec.json.encode(played_game(Reading(record)))),
}


class GameRecords:
    """Replays games in the worker thread, once for each form and each length."""

    def __init__(self, thread: WorkerThread, max_bytes: int) -> None:
        self._thread = thread
        self._cache = SharedCache(max_bytes)

    def cost(self, game: Game, form: Form) -> float:
        per_token = MOVES_PER_TOKEN * (CACHED if _key(game, form) in self._cache else 1)
        return max(1, len(game.moves) / per_token)

    async def get(self, game: Game, form: Form, client: Client) -> Content:
        return await self._cache.get(
            _key(game, form),
            lambda: self._thread.run(client, lambda: _WRITE[form](game.record())),
        )

    async def close(self) -> None:
        await self._cache.close()


def _key(game: Game, form: Form) -> Hashable:
    """Return all that can change in a game, also by restoring a backup."""
    return game.id, game.secret, len(game.moves), game.seats, form
