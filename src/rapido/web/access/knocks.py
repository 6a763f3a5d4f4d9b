"""Short codes: somebody reads one out, somebody types it in, and the host lets them in."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rapido.rooms.service import new_id
from rapido.web.sockets.broadcast import encode
from rapido.web.wire.messages import Knocked

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""no I and O, no 0 and 1: nobody can mishear or misread them"""
CODE_SECONDS: Final = 30 * 60
KNOCK_SECONDS: Final = 5 * 60
MOST: Final = 10_000


@dataclass(slots=True)
class Code:
    """A short name of a room, for a while."""

    room: str
    host: str
    until: float


@dataclass(slots=True)
class Knock:
    """Somebody at the door."""

    room: str
    guest: str
    until: float
    answer: bool | None = None


class Knocks:
    """All codes and knocks of this process; none of them outlives it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin with none."""
        self._clock = clock
        self._codes: dict[str, Code] = {}
        self._knocks: dict[str, Knock] = {}
        self.on_knock: Callable[[str, str, str], None] = lambda _room, _host, _text: None

    def code(self, room: str, host: str) -> str:
        """Give a room a code; the one it had before is no longer good."""
        self._drop_old()
        self._codes = {code: each for code, each in self._codes.items() if each.room != room}
        code = "".join(secrets.choice(LETTERS) for _ in range(6))
        self._codes[code] = Code(room, host, self._clock() + CODE_SECONDS)
        return code

    def knock(self, code: str, guest: str, name: str) -> str:
        """Knock at the room of a code.

        A code that is not good gives a knock as well, which nobody will answer: whoever tries
        codes learns nothing.
        """
        self._drop_old()
        found = self._codes.get(code.upper().replace(" ", "").replace("-", ""))
        knock = new_id()
        if len(self._knocks) < MOST:
            room = found.room if found else ""
            self._knocks[knock] = Knock(room, guest, self._clock() + KNOCK_SECONDS)
            if found:
                self.on_knock(found.room, found.host, encode(Knocked(knock, name)))
        return knock

    def answer(self, room: str, knock: str, *, yes: bool) -> None:
        """Let somebody in, or not."""
        found = self._knocks.get(knock)
        if found is not None and found.room == room:
            found.answer = yes

    def outcome(self, knock: str, guest: str) -> tuple[str, str]:
        """Say how a knock was answered, and where to go."""
        self._drop_old()
        found = self._knocks.get(knock)
        if found is None or found.guest != guest:
            return "refused", ""
        if found.answer is None:
            return "waiting", ""
        return ("admitted", found.room) if found.answer else ("refused", "")

    def _drop_old(self) -> None:
        now = self._clock()
        self._codes = {code: each for code, each in self._codes.items() if each.until > now}
        self._knocks = {name: each for name, each in self._knocks.items() if each.until > now}
