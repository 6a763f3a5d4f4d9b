"""Codes and knocks in memory: for one process, and for tests."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Iterator
from itertools import islice
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from rapido.rooms.join_requests import JoinLimits, Knock, KnockRefused, NewKnock, random_code
from rapido.rooms.service import new_id


class Code(Struct, frozen=True):
    room: str
    expires: float


class Taken(Struct):
    knock: Knock
    counted: tuple[tuple[str, str], str]
    """the guest and the network it counts for"""
    expires: float


class MemoryJoinRequests:
    """Nothing here survives the process; the oldest ones come first."""

    def __init__(self, limits: JoinLimits, clock: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._codes: OrderedDict[str, Code] = OrderedDict()
        self._code_of: dict[str, str] = {}
        """the code of each room"""
        self._knocks: OrderedDict[str, Taken] = OrderedDict()
        self._waiting: dict[str, dict[str, Taken]] = {}
        """knocks without an answer, by room and id"""
        self._counts: Counter[tuple[str, str] | str] = Counter()
        """of those, by guest and by network; only what is not zero: clients choose the keys"""

    async def new_code(self, room: str) -> str:
        self._drop_expired()
        while (code := random_code()) in self._codes:
            pass
        self._codes.pop(self._code_of.get(room, ""), None)
        self._codes[code] = Code(room, self._clock() + self._limits.code_lifetime)
        self._code_of[room] = code
        return code

    async def knock(self, request: NewKnock) -> Knock:
        self._drop_expired()
        guest = "" if request.is_new else request.guest
        counted = (request.network, guest), request.network
        self._check_limits(*counted)
        code = self._codes.get(request.code)
        room = code.room if code else request.room
        knock = Knock(new_id(), room, request.guest, request.name, wish=request.wish)
        taken = Taken(knock, counted, self._clock() + self._limits.knock_lifetime)
        self._knocks[knock.id] = taken
        self._waiting.setdefault(knock.room, {})[knock.id] = taken
        self._counts.update(counted)
        return knock

    async def find(self, knock: str) -> Knock | None:
        self._drop_expired()
        taken = self._knocks.get(knock)
        return taken and taken.knock

    async def waiting(self, rooms: Collection[str], at_most: int) -> list[Knock]:
        self._drop_expired()
        return [
            taken.knock
            for room in rooms
            for taken in islice(self._waiting.get(room, {}).values(), at_most)
        ]

    async def answer(self, room: str, knock: str, *, yes: bool) -> None:
        self._drop_expired()
        taken = self._knocks.get(knock)
        if taken is not None and taken.knock.room == room:
            self._stop_waiting(taken)
            taken.knock = msgspec.structs.replace(taken.knock, answer=yes)

    async def delete_expired(self) -> None:
        self._drop_expired()

    def _check_limits(self, guest: tuple[str, str], network: str) -> None:
        limits = self._limits
        if self._counts[guest] >= limits.per_guest or self._counts[network] >= limits.per_network:
            raise KnockRefused(limits.knock_lifetime, of_everyone=False)
        if len(self._knocks) >= limits.total:
            oldest = next(iter(self._knocks.values()))
            raise KnockRefused(oldest.expires - self._clock(), of_everyone=True)

    def _stop_waiting(self, taken: Taken) -> None:
        knock = taken.knock
        if knock.answer is not None:
            return
        for key in taken.counted:
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]
        at_room = self._waiting[knock.room]
        del at_room[knock.id]
        if not at_room:
            del self._waiting[knock.room]

    def _drop_expired(self) -> None:
        now = self._clock()
        for code, each in _pop_expired(self._codes, now):
            if self._code_of.get(each.room) == code:
                del self._code_of[each.room]
        for _, taken in _pop_expired(self._knocks, now):
            self._stop_waiting(taken)


class Expiring(Protocol):
    @property
    def expires(self) -> float: ...


E = TypeVar("E", bound=Expiring)


def _pop_expired(entries: OrderedDict[str, E], now: float) -> Iterator[tuple[str, E]]:
    """Remove those that have expired; all live equally long, so they are the first ones."""
    while entries and next(iter(entries.values())).expires <= now:
        yield entries.popitem(last=False)
