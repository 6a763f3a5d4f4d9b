"""The link to a room as a QR code."""

import re
from functools import lru_cache
from io import BytesIO
from typing import Final

from starlette.responses import Response

from rapido.rooms.model.errors import NoSuchRoom
from rapido.web.http.context import Context, client_of
from rapido.web.http.shared_address import link_address

_ROOM: Final = re.compile("[A-Za-z0-9_-]{22}")


async def get_qr_code(context: Context) -> Response:
    """Draw the link for any valid id, so as not to reveal which rooms exist."""
    room = context.param("room")
    if not _ROOM.fullmatch(room):
        raise NoSuchRoom("there is no such room")
    link = f"{link_address(context.request, context.services.settings)}r/{room}"
    return Response(
        await context.services.thread.run(client_of(context.request), lambda: qr_code(link)),
        media_type="image/svg+xml",
        headers={"cache-control": "private, max-age=3600"},
    )


@lru_cache(maxsize=256)
def qr_code(link: str) -> bytes:
    return draw_qr_code(link)


def draw_qr_code(link: str) -> bytes:
    """Draw a link; those with a secret are not kept."""
    import segno  # noqa: PLC0415 - it loads slowly, and the server should start fast

    svg = BytesIO()
    segno.make_qr(link, error="m", boost_error=False).save(
        svg,
        kind="svg",
        border=4,
        dark="#000",
        light="#fff",
        omitsize=True,
        xmldecl=False,
        svgclass=None,
        lineclass=None,
    )
    return svg.getvalue()
