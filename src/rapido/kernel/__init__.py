"""The rules in C, for millions of games a second, with a fallback in Python."""

from typing import TYPE_CHECKING

from rapido.kernel.native.library import library, unavailable_reason, why_unavailable
from rapido.kernel.simulate.play import backends, play_from, play_games
from rapido.kernel.simulate.simulation import POLICIES
from rapido.kernel.simulate.totals import Tally, Totals

if TYPE_CHECKING:
    from rapido.kernel.batch import NativeBatch
    from rapido.kernel.state import NativeState

__all__ = [
    "POLICIES",
    "NativeBatch",
    "NativeState",
    "Tally",
    "Totals",
    "backends",
    "library",
    "play_from",
    "play_games",
    "unavailable_reason",
    "why_unavailable",
]


def __getattr__(name: str) -> object:
    """Import what learning programs need on first use, since it loads the library and numpy."""
    if name == "NativeState":
        from rapido.kernel.state import NativeState  # noqa: PLC0415

        return NativeState
    if name == "NativeBatch":
        from rapido.kernel.batch import NativeBatch  # noqa: PLC0415

        return NativeBatch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
