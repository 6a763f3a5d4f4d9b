"""What every value must be: equal by content, hashable, never changed."""

from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest


def check_value(value: Any) -> None:
    """Check a value of one of the frozen classes."""
    again = replace(value)
    assert again is not value
    assert again == value
    assert hash(again) == hash(value)
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)
    # Nothing can be hung onto it, so equal values are the same in every respect.
    with pytest.raises(AttributeError):
        object.__setattr__(value, "note", "")
    assert value == again
