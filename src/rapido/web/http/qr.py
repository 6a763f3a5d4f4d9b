"""The link to a room as a picture that phones read."""

import re
from functools import lru_cache
from io import BytesIO
from typing import Final

_ROOM: Final = re.compile("[A-Za-z0-9_-]{22}")


def is_room(name: str) -> bool:
    """Ask whether a room could have this name."""
    return _ROOM.fullmatch(name) is not None


@lru_cache(maxsize=256)
def qr_code(link: str) -> bytes:
    """Draw a link: black on white, with the margin that readers need."""
    import segno  # noqa: PLC0415 - it loads slowly, and the server should start fast

    picture = BytesIO()
    segno.make_qr(link, error="m", boost_error=False).save(
        picture,
        kind="svg",
        border=4,
        dark="#000",
        light="#fff",
        omitsize=True,
        xmldecl=False,
        svgclass=None,
        lineclass=None,
    )
    return picture.getvalue()
