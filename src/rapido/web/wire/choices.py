"""Words that messages may contain instead of any text."""

from enum import StrEnum


class Phrase(StrEnum):
    """What can be said at the table; everyone reads it in their own language."""

    HELLO = "hello"
    WELL_DONE = "well_done"
    OUCH = "ouch"
    LUCKY = "lucky"
    BRAVE = "brave"
    SORRY = "sorry"
    HURRY = "hurry"
    THANKS = "thanks"
    AGAIN = "again"
    BYE = "bye"


class Updates(StrEnum):
    """What a client wants to get whenever the room changes."""

    FULL = "full"
    """an `update` with the whole room"""
    DELTA = "delta"
    """a `delta` with what has changed"""
