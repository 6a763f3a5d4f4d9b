"""Errors in records: the location, what was found, what was expected."""

from enum import Enum
from typing import Final

from rapido.foreign_text import escape_text
from rapido.rules import RapidoError

SHOWN: Final = 40
"""characters of a token in an error"""


class Expected(Enum):
    """Everything the parser can expect; translated in the catalogs."""

    VERSION = "the format and its version"
    HEADER = "a header such as 'Player A: Ana', or an empty line"
    HEADER_ONCE = "each header only once"
    PLAYERS = "two to six players, from A on without gaps, as many as at the start"
    START_OR_FINISH = "either Start or Finish, not both"
    POSITION = "a position such as 0,0,0/21 -/-/-/-/-/- A"
    FINISH = "a step from 1 to 999"
    TURN = "the next turn or the result"
    MOVE = "a move"
    END_OF_TURN = "the end of the line, because the turn is over"
    RESULT = "the result as it was played"
    END = "nothing after the result"
    LINE = "a text in one line, not too long, without control characters"
    DIGITS = "64 digits from 0 to 9 and a to f"
    TAG = "another name: one capitalized word that is not yet in use"
    TAGS = "at most 100 headers besides those of the game"
    LENGTH = "a record of at most 8 million characters"
    JSON = "JSON"
    OBJECT = "an object"
    LIST = "a list"
    TEXT = "a text"
    MEMBER = "only these members"
    MEMBER_ONCE = "each member only once"


class BadRecord(RapidoError):
    """A record that cannot be parsed beyond this point."""

    code = "bad_record"

    def __init__(
        self,
        where: str | int,
        token: str,
        expected: Expected,
        example: str = "",
        because: RapidoError | None = None,
    ) -> None:
        """`where` is a line number or the path of a JSON member.

        `example` shows what was expected; `because` is the error that rejected the token. Foreign
        text is shortened and escaped, so that it can be shown and stored anywhere.
        """
        self.where = where if isinstance(where, int) else escape_text(shortened(where))
        self.token = escape_text(shortened(token))
        self.expected = expected
        self.example = example
        self.because = because
        place = f"line {where}" if isinstance(where, int) else self.where
        wanted = f"{expected.value}: {example}" if example else expected.value
        reason = f" ({because.code})" if because else ""
        super().__init__(f"{place}: expected {wanted}; found '{self.token}'{reason}")


def shortened(text: str) -> str:
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
