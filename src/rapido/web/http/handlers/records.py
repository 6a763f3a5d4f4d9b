"""Reading a record from elsewhere; nothing of it is stored."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from rapido.record import BadRecord, read_record, write_json
from rapido.web.access.middleware import MAX_BODY
from rapido.web.http.context import Context

CHARACTERS_PER_TOKEN: Final = 1000
"""a record of this length costs one token of the rate limit"""


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to read or review."""

    record: Annotated[str, Meta(max_length=MAX_BODY)]
    """the record as text, or its JSON form as a string"""

    def cost(self) -> float:
        return max(1, len(self.record) / CHARACTERS_PER_TOKEN)


class RecordPlayer(Struct, frozen=True):
    """A player of a recorded game."""

    name: str
    """name as the record gives it"""
    computer: str
    """computer player, or empty for a person"""
    word: str
    """lucky word given to the dice, or empty"""


class GameRecord(Struct, frozen=True):
    """A game in the JSON form of records."""

    rapido: int
    """version of the record format"""
    tags: dict[str, str]
    """date, place and whatever else the record says about the game"""
    players: tuple[RecordPlayer, ...]
    """the players, in order of play"""
    start: str
    """position in which the game began, in the one-line notation"""
    seal: str
    """hash with which a server committed itself to the dice; empty if there is none"""
    secret: str
    """the secret behind the seal; empty if it is not known, as in a running game"""
    moves: tuple[str, ...]
    """one token per move"""
    result: str
    """`A wins`, with the letter of the winner, or `unfinished`"""


class DamageView(Struct, frozen=True):
    """What is wrong with a record, and where."""

    line: int | None
    """line of the text, counted from 1; null in the JSON form"""
    member: str
    """member of the JSON form, such as `moves[3]`; empty in the text form"""
    token: str
    """what was found there; empty if something is missing"""
    expected: str
    """stable code of what should be there, as listed below"""
    example: str
    """something that would fit, in notation; may be empty"""
    because: str | None
    """code of the rule that refused the token, if one did"""


class RecordView(Struct, frozen=True):
    """A record as far as it can be read."""

    record: GameRecord | None
    """the record up to the damage; null if nothing could be read"""
    damage: DamageView | None
    """null if nothing is wrong"""


async def read_record_text(context: Context, body: RecordRequest) -> Response:
    content = await context.services.thread.run(lambda: msgspec.json.encode(parse(body.record)))
    return Response(content, media_type="application/json")


def parse(text: str) -> RecordView:
    reading = read_record(text)
    damage = None if reading.damage is None else _damage(reading.damage)
    if reading.record is None:
        return RecordView(None, damage)
    return RecordView(msgspec.json.decode(write_json(reading.record), type=GameRecord), damage)


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
