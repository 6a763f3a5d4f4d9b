"""Reads from the log which rooms a network has opened."""

from collections.abc import Iterable

import msgspec


class _Line(msgspec.Struct):
    event: str = ""
    room: str = ""
    network: str = ""


def opened_rooms(lines: Iterable[str], network: str) -> frozenset[str]:
    """Return the fingerprints of rooms that were opened from the network with this hash.

    Lines may begin with what journald or another collector writes before the JSON object.
    """
    decoder = msgspec.json.Decoder(_Line)
    found: set[str] = set()
    for text in lines:
        start = text.find("{")
        if start < 0 or network not in text:
            continue
        try:
            line = decoder.decode(text[start:])
        except msgspec.DecodeError:
            continue
        if line.event == "room opened" and line.network == network and line.room:
            found.add(line.room)
    return frozenset(found)
