"""Requests that the lab refuses, explained in the reader's language."""

from rapido.locales.explained import Explained
from rapido.rules import BadRequest


class BadLabRequest(Explained, BadRequest):
    """A request that makes no sense, or cannot be done here."""
