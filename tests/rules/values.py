"""A check for value classes: equality, hash, immutability."""

from dataclasses import FrozenInstanceError, fields, replace
from typing import Any

import pytest


def check_value(value: Any) -> None:
    copy = replace(value)
    assert copy is not value
    assert copy == value
    assert hash(copy) == hash(value)
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)
    # No other attributes can be added either.
    with pytest.raises(AttributeError):
        object.__setattr__(value, "note", "")
    assert value == copy
