"""Join requests: a guest knocks with the short code of a room, and its host answers."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from rapido.rooms.service import new_id
from rapido.web.http.errors import KnocksFull, TooManyRequests
from rapido.web.limits.client_counter import ClientCounter
from rapido.web.limits.networks import Client
from rapido.web.settings import Settings
from rapido.web.wire.http import Outcome

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""without I, O, 0 and 1, which are easily confused"""


@dataclass(slots=True)
class Code:
    """A short name of a room, valid for a while."""

    room: str
    expires: float


@dataclass(slots=True)
class Knock:
    """A request to join a room."""

    id: str
    room: str
    """empty if the code is not valid"""
    guest: str
    name: str
    client: Client
    expires: float
    answer: bool | None = None


class Knocks:
    """All codes and knocks, in memory only; the oldest ones come first."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        limits = settings.limits
        self._settings = settings
        self._clock = clock
        self._codes: OrderedDict[str, Code] = OrderedDict()
        self._code_of: dict[str, str] = {}
        """the code of each room"""
        self._knocks: OrderedDict[str, Knock] = OrderedDict()
        self._waiting: dict[str, dict[str, Knock]] = {}
        """knocks without an answer, by room and id"""
        self._counter = ClientCounter(limits.knocks_per_guest, limits.guests_per_address)
        """of knocks without an answer"""
        self.on_knock: Callable[[Knock], None] = _ignore

    def code(self, room: str) -> str:
        """Give a room a new code; its previous one becomes invalid."""
        self._drop_expired()
        self._codes.pop(self._code_of.get(room, ""), None)
        code = "".join(secrets.choice(LETTERS) for _ in range(6))
        self._codes[code] = Code(room, self._clock() + self._settings.code_lifetime)
        self._code_of[room] = code
        return code

    def knock(self, code: str, guest: str, name: str, client: Client) -> str:
        """Ask to join the room of a code, and return the id of the knock.

        An invalid code also gives a knock, which nobody will answer: guessing codes reveals
        nothing.
        """
        self._drop_expired()
        self._check_limits(client)
        found = self._codes.get(code.upper().replace(" ", "").replace("-", ""))
        room = found.room if found else ""
        expires = self._clock() + self._settings.knock_lifetime
        knock = Knock(new_id(), room, guest, name, client, expires)
        self._knocks[knock.id] = knock
        self._waiting.setdefault(room, {})[knock.id] = knock
        self._counter.add(client)
        if room:
            self.on_knock(knock)
        return knock.id

    def waiting(self, room: str) -> list[Knock]:
        """Return the knocks that the host of a room has not answered yet."""
        self._drop_expired()
        return list(self._waiting.get(room, {}).values())

    def answer(self, room: str, knock: str, *, yes: bool) -> None:
        """Admit or refuse the guest who knocked."""
        found = self._knocks.get(knock)
        if found is not None and found.room == room:
            self._stop_waiting(found)
            found.answer = yes

    def outcome(self, knock: str, guest: str) -> tuple[Outcome, str]:
        """Return `waiting`, `refused`, or `admitted` with the room."""
        self._drop_expired()
        found = self._knocks.get(knock)
        if found is None or found.guest != guest:
            return "refused", ""
        if found.answer is None:
            return "waiting", ""
        return ("admitted", found.room) if found.answer else ("refused", "")

    def _check_limits(self, client: Client) -> None:
        if self._counter.is_full(client):
            text = "too many of your join requests wait for an answer; try again in a few minutes"
            raise TooManyRequests(text, self._settings.knock_lifetime)
        if len(self._knocks) >= self._settings.limits.pending_knocks:
            oldest = next(iter(self._knocks.values()))
            raise KnocksFull(
                "too many join requests wait for an answer; try again in a few minutes",
                oldest.expires - self._clock(),
            )

    def _stop_waiting(self, knock: Knock) -> None:
        if knock.answer is not None:
            return
        self._counter.remove(knock.client)
        at_room = self._waiting[knock.room]
        del at_room[knock.id]
        if not at_room:
            del self._waiting[knock.room]

    def _drop_expired(self) -> None:
        now = self._clock()
        for code, each in _pop_expired(self._codes, now):
            if self._code_of.get(each.room) == code:
                del self._code_of[each.room]
        for _, knock in _pop_expired(self._knocks, now):
            self._stop_waiting(knock)


class Expiring(Protocol):
    expires: float


E = TypeVar("E", bound=Expiring)


def _pop_expired(entries: OrderedDict[str, E], now: float) -> Iterator[tuple[str, E]]:
    """Remove those that have expired; all live equally long, so they are the first ones."""
    while entries and next(iter(entries.values())).expires <= now:
        yield entries.popitem(last=False)


def _ignore(_knock: Knock) -> None:
    pass
