"""Reading a record from elsewhere; nothing is stored."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from rapido.record import read_record
from rapido.web.access.middleware import MAX_BODY
from rapido.web.http.context import Context
from rapido.web.view.game import played_game

CHARACTERS_PER_TOKEN: Final = 1000
"""a record of this length costs one token of the rate limit"""


class RecordRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to read or review."""

    record: Annotated[str, Meta(max_length=MAX_BODY)]
    """the record as text, or its JSON form as a string"""

    def cost(self) -> float:
        return max(1, len(self.record) / CHARACTERS_PER_TOKEN)


async def read_record_text(context: Context, body: RecordRequest) -> Response:
    content = await context.services.thread.run(
        lambda: msgspec.json.encode(played_game(read_record(body.record)))
    )
    return Response(content, media_type="application/json")
