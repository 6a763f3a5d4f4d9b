"""Join requests: a guest knocks with the short code of a room, and its host answers."""

import asyncio
from collections.abc import Callable, Collection
from typing import Final, Protocol

from rapido.rooms.join_requests import (
    JoinLimits,
    JoinRequests,
    Knock,
    KnockRefused,
    NewKnock,
    SeatWish,
)
from rapido.rules import RapidoError
from rapido.web.http.errors import KnocksFull, TooManyRequests
from rapido.web.limits.networks import Client
from rapido.web.operations.log import LOG
from rapido.web.settings.settings import Settings
from rapido.web.wire.http import Outcome

SHOWN: Final = 100
"""knocks at one room that its host is told of at once"""

CLEANUP_INTERVAL: Final = 60.0
"""seconds"""


def join_limits(settings: Settings) -> JoinLimits:
    limits = settings.limits
    return JoinLimits(
        code_lifetime=settings.code_lifetime,
        knock_lifetime=settings.knock_lifetime,
        per_guest=limits.knocks_per_guest,
        per_network=limits.knocks_per_guest * limits.guests_per_address,
        total=limits.pending_knocks,
    )


class Knocks:
    """Codes and knocks, wherever they are kept, and who is told of a knock."""

    def __init__(self, requests: JoinRequests) -> None:
        self.requests = requests
        self.on_knock: Callable[[Knock], None] = _ignore

    async def code(self, room: str) -> str:
        """Give a room a new code; its previous one becomes invalid."""
        return await self.requests.new_code(room)

    async def knock(
        self, code: str, guest: str, name: str, client: Client, wish: SeatWish | None = None
    ) -> str:
        """Ask to join the room of a code, and return the id of the knock.

        An invalid code also gives a knock, which nobody will answer: guessing codes reveals
        nothing.
        """
        typed = code.upper().replace(" ", "").replace("-", "")
        is_new = not client.guest
        return await self._take(NewKnock(typed, guest, name, client.network, is_new, wish))

    async def ask(self, room: str, guest: str, name: str, client: Client, wish: SeatWish) -> str:
        """Ask for a seat in a room of which the guest has the link, as `knock` does.

        A room that does not exist gives a knock as well: nobody finds out which rooms there are.
        """
        is_new = not client.guest
        return await self._take(NewKnock("", guest, name, client.network, is_new, wish, room))

    async def _take(self, request: NewKnock) -> str:
        try:
            knock = await self.requests.knock(request)
        except KnockRefused as refused:
            raise _error(refused) from None
        if knock.room:
            self.on_knock(knock)
        return knock.id

    async def waiting(self, rooms: Collection[str]) -> list[Knock]:
        """Return knocks that the hosts of these rooms have not answered yet, oldest first."""
        return await self.requests.waiting(rooms, SHOWN)

    async def find(self, knock: str) -> Knock | None:
        return await self.requests.find(knock)

    async def answer(self, room: str, knock: str, *, yes: bool) -> None:
        """Admit or refuse the guest who knocked."""
        await self.requests.answer(room, knock, yes=yes)

    async def outcome(self, knock: str, guest: str) -> tuple[Outcome, str]:
        """Return `waiting`, `refused`, or `admitted` with the room."""
        found = await self.requests.find(knock)
        if found is None or found.guest != guest:
            return "refused", ""
        if found.answer is None:
            return "waiting", ""
        return ("admitted", found.room) if found.answer else ("refused", "")


class Expiring(Protocol):
    async def delete_expired(self) -> None: ...


async def run_cleanup(*kept: Expiring) -> None:
    """Delete what has expired, as long as the server runs: names and networks are private."""
    while True:
        await asyncio.sleep(CLEANUP_INTERVAL)
        for each in kept:
            try:
                await each.delete_expired()
            except RapidoError:  # a failing store is reported by itself
                continue
            except Exception:  # noqa: BLE001 - the next run may work
                LOG.exception("deleting old join requests failed")


def _error(refused: KnockRefused) -> TooManyRequests:
    if refused.of_everyone:
        text = "too many join requests wait for an answer; try again in a few minutes"
        return KnocksFull(text, refused.retry_after)
    text = "too many of your join requests wait for an answer; try again in a few minutes"
    return TooManyRequests(text, refused.retry_after)


def _ignore(_knock: Knock) -> None:
    pass
