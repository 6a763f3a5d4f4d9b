"""Errors that can be explained in the reader's language."""

from functools import partial

from rapido.locales import DEFAULT, Say, catalog
from rapido.locales.rounded import Value


class Explained(Exception):
    """Mixed into an error: the key of a message with its values. As text it is English."""

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.explain(catalog(DEFAULT))

    def __reduce__(self) -> tuple[object, ...]:
        # Worker processes send their errors to their parent.
        return partial(type(self), self.key, **self.values), ()

    def explain(self, say: Say, **others: Value) -> str:
        """Return the sentence, with other values for some of its own."""
        return say(self.key, **self.values | others)
