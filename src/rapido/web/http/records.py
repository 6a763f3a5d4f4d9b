"""A record from anywhere, read as a request; nothing of it is kept."""

import asyncio
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from rapido.record import BadRecord, read_record, write_json
from rapido.web.access.middleware import BODY
from rapido.web.http.requests import TooMany, address_of, read_body
from rapido.web.limits.token_bucket import RateLimiter
from rapido.web.settings import Limits

CHEAP: Final = 1000
"""letters of a record that cost no more than any other request"""


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as text or as JSON."""

    record: Annotated[str, Meta(max_length=BODY)]


class RecordPlayer(Struct, frozen=True):
    """Who played."""

    name: str
    computer: str
    word: str


class GameRecord(Struct, frozen=True):
    """A game as docs/notation.md describes it."""

    rapido: int
    tags: dict[str, str]
    players: tuple[RecordPlayer, ...]
    start: str
    seal: str
    secret: str
    moves: tuple[str, ...]
    result: str


class DamageView(Struct, frozen=True):
    """What is wrong with a record, and where."""

    line: int | None
    member: str
    token: str
    expected: str
    example: str
    because: str | None


class RecordView(Struct, frozen=True):
    """A record as far as it can be read, and what is wrong from there on."""

    record: GameRecord | None
    damage: DamageView | None


class Records:
    """Reads records."""

    def __init__(self, limits: Limits) -> None:
        """Allow every address its share."""
        self._by_address = RateLimiter(limits.compute_burst, limits.compute_rate)

    async def answer(self, request: Request) -> Response:
        """Answer a request."""
        wish = await read_body(request, RecordRequest, BODY)
        if not self._by_address.take(address_of(request), max(1, len(wish.record) / CHEAP)):
            raise TooMany("too many records from this address; try again later")
        # A long game takes a tenth of a second, in which no table may stand still.
        content = await asyncio.to_thread(_written, wish.record)
        return Response(content, media_type="application/json")


def read(text: str) -> RecordView:
    """Read a record."""
    reading = read_record(text)
    damage = None if reading.damage is None else _damage(reading.damage)
    if reading.record is None:
        return RecordView(None, damage)
    return RecordView(msgspec.json.decode(write_json(reading.record), type=GameRecord), damage)


def _written(text: str) -> bytes:
    return msgspec.json.encode(read(text))


def _damage(damage: BadRecord) -> DamageView:
    line = damage.where if isinstance(damage.where, int) else None
    return DamageView(
        line=line,
        member="" if line is not None else str(damage.where),
        token=damage.token,
        expected=damage.expected.name.lower(),
        example=damage.example,
        because=None if damage.because is None else damage.because.code,
    )
