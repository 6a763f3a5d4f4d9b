"""What is wrong with a record: where, what stands there, what should."""

from rapido.rules import RapidoError


class BadRecord(RapidoError):
    """A record that cannot be read on from here."""

    code = "bad_record"

    def __init__(self, where: str | int, token: str, expected: str) -> None:
        """Name the line (a number) or the JSON member (its path), the token and what would fit."""
        self.line = where if isinstance(where, int) else None
        self.where = where if isinstance(where, str) else f"line {where}"
        self.token = token
        self.expected = expected
        super().__init__(f"{self.where}: expected {expected}, found {_shown(token)}")


def _shown(token: str) -> str:
    if not token:
        return "nothing"
    return repr(token if len(token) <= 40 else f"{token[:40]}…")
