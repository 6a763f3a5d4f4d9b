"""The errors of a bus; no message holds a password."""

from rapido.foreign_text import escape_text
from rapido.locales.explained import Explained


class BusUnavailable(Exception):
    """A server that cannot be used now, with the reason as a sentence."""


class BadBusUrl(Explained, BusUnavailable):
    """A URL that can never work."""


def reason_of(error: Exception) -> str:
    """Return what a library or a server says about an error, for people."""
    if isinstance(error, TimeoutError):
        return "no answer"
    text = str(error)
    if isinstance(error, OSError) and error.strerror:
        text = f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    return escape_text(" ".join(text.split()) or type(error).__name__)[:300]
