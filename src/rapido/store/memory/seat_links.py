"""Links that move seats, in memory: for one process, and for tests."""

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

from rapido.rooms.seat_links import (
    KEPT,
    LinkExpired,
    LinkUsed,
    SeatLink,
    TooManyLinks,
    hash_of,
    new_link_token,
)


class Given(Struct):
    link: SeatLink
    expires: float
    used_by: str = ""


class MemorySeatLinks:
    """Nothing here survives the process; the oldest ones come first."""

    def __init__(
        self, lifetime: float, most: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`lifetime` is in seconds; `most` is how many links there may be."""
        self._lifetime = lifetime
        self._most = most
        self._clock = clock
        self._given: OrderedDict[str, Given] = OrderedDict()
        self._hash_of: dict[SeatLink, str] = {}
        """the newest link for each seat and guest"""

    async def new(self, link: SeatLink) -> str:
        self._drop_expired()
        self._given.pop(self._hash_of.pop(link, ""), None)
        if len(self._given) >= self._most:
            raise TooManyLinks
        token = new_link_token()
        self._hash_of[link] = hash_of(token)
        self._given[hash_of(token)] = Given(link, self._clock() + self._lifetime)
        return token

    async def use(self, token: str, room: str, guest: str) -> SeatLink:
        self._drop_expired()
        given = self._given.get(hash_of(token))
        if given is None or given.link.room != room:
            raise LinkExpired("this link does not exist any more")
        if given.used_by not in {"", guest}:
            raise LinkUsed("this link was used already")
        if given.expires <= self._clock():
            raise LinkExpired("this link has expired")
        if given.link.guest != guest:
            given.used_by = guest
        return given.link

    async def delete_expired(self) -> None:
        self._drop_expired()

    def _drop_expired(self) -> None:
        now = self._clock()
        while self._given and next(iter(self._given.values())).expires + KEPT <= now:
            hashed, given = self._given.popitem(last=False)
            if self._hash_of.get(given.link) == hashed:
                del self._hash_of[given.link]
