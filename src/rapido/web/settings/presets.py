"""Presets: sets of values that fit a place, between the defaults and what an operator sets."""

from collections.abc import Mapping
from typing import Any, Final

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "home": {},
    "school": {"guests_per_address": 400},
}
"""`home` is the defaults; in a school, hundreds of people share one address"""
