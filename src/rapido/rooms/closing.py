"""Closing a room from outside, without a server: as the retention of a server does."""

import secrets
from typing import Final

from rapido.fair import SECRET_BYTES, SealedDice, seal_of
from rapido.rooms.model.commands import Close
from rapido.rooms.model.context import CLOCK, Context
from rapido.rooms.model.decide import decide
from rapido.rooms.model.errors import Conflict, NoSuchRoom, Stale, Unavailable
from rapido.rooms.model.evolve import evolve
from rapido.rooms.model.facts import Ended
from rapido.rooms.model.room import Room
from rapido.rooms.ports import Store
from rapido.rooms.publisher import entries_of

ATTEMPTS: Final = 8
"""how often to decide again because somebody has moved in the meantime"""


async def close_room(store: Store, name: str, now: float) -> bool:
    """End the game and close the room; return whether it was still open.

    Its servers load the change when they are told of it, or at their next conflict.
    """
    for _ in range(ATTEMPTS):
        room = await _load(store, name)
        if room.closed:
            return False
        game, secret = secrets.token_urlsafe(16), secrets.token_bytes(SECRET_BYTES)
        context = Context(frozenset(), await _dice(store, room), 0, game, seal_of(secret).hex())
        changes = decide(room, Close(), CLOCK, context, now)
        ended = any(isinstance(change.fact, Ended) for change in changes)
        try:
            await store.append(
                name, entries_of(changes, now, "", ""), {game: secret} if ended else {}
            )
        except Conflict:
            continue
        return True
    raise Stale("the room keeps changing; try again")


async def _load(store: Store, name: str) -> Room:
    entries = await store.load(name)
    if not entries:
        raise NoSuchRoom("there is no such room")
    room = Room(name)
    try:
        for entry in entries:
            room = evolve(room, entry.fact, entry.at, entry.by).room
    except Exception as error:  # whatever impossible facts lead to
        raise Unavailable(f"the entries of a room do not fit together: {error}") from error
    return room


async def _dice(store: Store, room: Room) -> SealedDice | None:
    if room.game is None or not room.game.running:
        return None
    secret = await store.secret(room.game.id)
    if secret is None:
        raise Unavailable("the dice of this game are not stored")
    return SealedDice.mixed(secret, room.game.seats)
