"""Reading a record from elsewhere; nothing is stored."""

from typing import Final

import msgspec

from rapido.record import read_record
from rapido.web.http.content import Content, compress
from rapido.web.http.context import Context, client_of
from rapido.web.view.game import played_game
from rapido.web.wire.http import RecordRequest

CHARACTERS_PER_TOKEN: Final = 1000
"""a record of this length costs one token of the rate limit"""


def record_cost(body: RecordRequest) -> float:
    return max(1, len(body.record) / CHARACTERS_PER_TOKEN)


async def read_record_text(context: Context, body: RecordRequest) -> Content:
    return await context.services.thread.run(
        client_of(context.request),
        lambda: compress(msgspec.json.encode(played_game(read_record(body.record)))),
    )
