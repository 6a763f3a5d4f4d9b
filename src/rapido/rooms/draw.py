"""Draws what is left to chance: ids, the secrets of games, and who begins."""

import secrets
from collections.abc import Awaitable, Callable

from rapido.fair import SECRET_BYTES, SealedDice, seal_of
from rapido.players import names
from rapido.rooms.loaded import LoadedRoom
from rapido.rooms.model.context import Context
from rapido.rooms.model.errors import Unavailable
from rapido.rooms.ports import Store


class Draw:
    """Draws the context of decisions, once for each game of a room."""

    def __init__(
        self, store: Store, require_stored: Callable[[LoadedRoom], Awaitable[None]]
    ) -> None:
        self._store = store
        self._require_stored = require_stored
        self._installed = frozenset(names())

    async def __call__(self, loaded: LoadedRoom) -> tuple[Context, bytes]:
        """Return the context of a room, with the secret of its next game."""
        dice, game = None, loaded.room.game
        if game is not None and game.running:
            drawn = loaded.drawn
            secret = (
                drawn[1]
                if drawn is not None and drawn[0] == game.id
                else await self._store.secret(game.id)
            )
            if secret is None:
                await self._require_stored(loaded)
                raise Unavailable("the dice of this game are not stored")
            dice = SealedDice.mixed(secret, game.seats)
        next_secret = secrets.token_bytes(SECRET_BYTES)
        context = Context(
            bots=self._installed,
            dice=dice,
            chance=secrets.randbelow(720_720),
            next_game=new_id(),
            next_seal=seal_of(next_secret).hex(),
        )
        loaded.context = context, next_secret
        return loaded.context


def new_id() -> str:
    """Return 128 random bits as text."""
    return secrets.token_urlsafe(16)
