"""Every character is shown, refused and accepted alike on the server and on the page."""

import unicodedata

from tests.core.compare import differences
from tests.core.endpoints import server_answer
from tests.core.node import NodeCore

UNIFORM = (range(0x3400, 0xD7A4), range(0x17000, 0x18D00), range(0x20000, 0xE0000))
"""ideographs and syllables, of which a few are enough"""
CHARACTERS = [
    chr(code)
    for code in range(0xF0000)  # beyond is private use
    if (code % 50 == 0 or not any(code in each for each in UNIFORM))
    and unicodedata.category(chr(code)) not in {"Cn", "Cs", "Co"}
]


def test_every_character_is_shown_alike(core: NodeCore) -> None:
    # Those that join, select a variant or mark what is before them depend on their neighbors.
    texts = [
        "".join(f"{each}\u200d{each}\u200c{each}\ufe0f" for each in CHARACTERS[first::97])
        for first in range(97)
    ]
    requests = [("name", {"text": text}) for text in texts]
    for (endpoint, request), got in zip(requests, core.answers(requests), strict=True):
        assert differences(server_answer(endpoint, request), got) == []


def test_every_character_is_a_line_or_not_alike(core: NodeCore) -> None:
    requests = [("name", {"text": f"a{each}"}) for each in CHARACTERS]
    for (endpoint, request), got in zip(requests, core.answers(requests), strict=True):
        assert differences(server_answer(endpoint, request), got) == [], request
