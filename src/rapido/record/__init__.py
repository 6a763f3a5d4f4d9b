"""Text formats: a position as one line, a move as a token, a game as text or JSON."""

from typing import Final

from rapido.record.damage import BadRecord, Expected
from rapido.record.game import (
    Participant,
    Reading,
    Record,
    is_line,
    is_name,
    last_state,
    replay,
)
from rapido.record.json_form import read_json, write_json
from rapido.record.letters import letter_of, write_faces
from rapido.record.position import read_position, write_position
from rapido.record.stand_ins import stand_in_tags, stand_in_tokens
from rapido.record.text_form import read_text, write_text
from rapido.record.times import time_tags, write_time
from rapido.record.tokens import read_moves, write_moves

__all__ = [
    "MAX_LENGTH",
    "BadRecord",
    "Expected",
    "Participant",
    "Reading",
    "Record",
    "is_line",
    "is_name",
    "last_state",
    "letter_of",
    "read_json",
    "read_moves",
    "read_position",
    "read_record",
    "read_text",
    "replay",
    "stand_in_tags",
    "stand_in_tokens",
    "time_tags",
    "write_faces",
    "write_json",
    "write_moves",
    "write_position",
    "write_text",
    "write_time",
]


MAX_LENGTH: Final = 8 * 1024 * 1024
"""characters of a record: enough for a game of a hundred thousand turns"""


def read_record(text: str) -> Reading:
    """Read a game in either format: JSON begins with a brace, text never does.

    Any text has a reading; everything in it can be encoded as UTF-8 and shown.
    """
    text = text.removeprefix("\ufeff")
    if len(text) > MAX_LENGTH:
        return Reading(None, BadRecord(1, text[:1], Expected.LENGTH))
    return read_json(text) if text.lstrip().startswith("{") else read_text(text)
