"""What stands for a character that the terminal cannot show: the nearest one of ASCII."""

import codecs
import unicodedata
from typing import Final

NEAREST: Final = "rapido.nearest"
"""the name of this way to encode, as `errors` of a text stream"""
_NEAREST: Final = str.maketrans(
    {
        **dict.fromkeys("\u2018\u2019", "'"),
        **dict.fromkeys("\u201c\u201d\u201e\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2013\u2212\u00b7", "-"),
        "\u00b1": "+-",
        "\u00df": "ss",
        "\u0152": "OE",
        "\u0153": "oe",
    }
)


def _nearest(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    shown = ""
    for character in error.object[error.start : error.end].translate(_NEAREST):
        # Without accents; a no-break space becomes a space.
        plain = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
        shown += plain or "?"
    return shown, error.end


codecs.register_error(NEAREST, _nearest)
