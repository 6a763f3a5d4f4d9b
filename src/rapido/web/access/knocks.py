"""Join requests: a guest knocks with the short code of a room, and its host answers."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rapido.rooms.service import new_id
from rapido.web.settings import Settings
from rapido.web.wire.http import Outcome

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""without I, O, 0 and 1, which are easily confused"""


@dataclass(slots=True)
class Code:
    """A short name of a room, valid for a while."""

    room: str
    host: str
    expires: float


@dataclass(slots=True)
class Knock:
    """A request to join a room."""

    room: str
    guest: str
    expires: float
    answer: bool | None = None


class Knocks:
    """All codes and knocks, in memory only."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._settings = settings
        self._clock = clock
        self._codes: dict[str, Code] = {}
        self._knocks: dict[str, Knock] = {}
        self.on_knock: Callable[[str, str, str, str], None] = _ignore
        """called with room, host, knock and name"""

    def code(self, room: str, host: str) -> str:
        """Give a room a new code; its previous one becomes invalid."""
        self._drop_expired()
        self._codes = {code: each for code, each in self._codes.items() if each.room != room}
        code = "".join(secrets.choice(LETTERS) for _ in range(6))
        self._codes[code] = Code(room, host, self._clock() + self._settings.code_lifetime)
        return code

    def knock(self, code: str, guest: str, name: str) -> str:
        """Ask to join the room of a code, and return the id of the knock.

        An invalid code also gives a knock, which nobody will answer: guessing codes reveals
        nothing.
        """
        self._drop_expired()
        found = self._codes.get(code.upper().replace(" ", "").replace("-", ""))
        knock = new_id()
        if len(self._knocks) < self._settings.limits.pending_knocks:
            room = found.room if found else ""
            expires = self._clock() + self._settings.knock_lifetime
            self._knocks[knock] = Knock(room, guest, expires)
            if found:
                self.on_knock(found.room, found.host, knock, name)
        return knock

    def answer(self, room: str, knock: str, *, yes: bool) -> None:
        """Admit or refuse the guest who knocked."""
        found = self._knocks.get(knock)
        if found is not None and found.room == room:
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

    def _drop_expired(self) -> None:
        now = self._clock()
        self._codes = {code: each for code, each in self._codes.items() if each.expires > now}
        self._knocks = {name: each for name, each in self._knocks.items() if each.expires > now}


def _ignore(_room: str, _host: str, _knock: str, _name: str) -> None:
    pass
