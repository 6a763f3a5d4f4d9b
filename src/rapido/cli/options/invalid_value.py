"""A value on the command line that an option cannot use."""

from argparse import ArgumentTypeError
from typing import Self

from rapido.locales.explained import NOTHING, Explained, Message
from rapido.locales.rounded import Value


class InvalidValue(Explained, ArgumentTypeError):
    """Says what would be right, in the reader's language."""

    def __init__(self, key: str, /, **values: Value | Message) -> None:
        super().__init__(key, **{k: NOTHING if v == "" else v for k, v in values.items()})

    @classmethod
    def of(cls, error: Explained, **others: Value | Message) -> Self:
        """Say the same as an error, with other values for some of its own."""
        return cls(error.key, **error.values | others)
