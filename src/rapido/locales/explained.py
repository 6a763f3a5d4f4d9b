"""Messages that are said later, in the reader's language, and errors with such a message."""

from functools import partial
from typing import Final

from rapido.locales import DEFAULT, Say, catalog
from rapido.locales.rounded import Value


class Message:
    """A key with its values, of which some may be messages. As text it is English."""

    def __init__(self, key: str, /, **values: "Value | Message") -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.explain(catalog(DEFAULT))

    def explain(self, say: Say, **others: Value) -> str:
        """Return the sentence, with other values for some of its own."""
        values = {
            name: value.explain(say) if isinstance(value, Message) else value
            for name, value in self.values.items()
        }
        return say(self.key, **values | others)


NOTHING: Final = Message("empty-value")
"""stands for an empty text, which a sentence would not show"""


class Explained(Message, Exception):
    """Mixed into an error."""

    def __reduce__(self) -> tuple[object, ...]:
        # Worker processes send their errors to their parent.
        return partial(type(self), self.key, **self.values), ()
