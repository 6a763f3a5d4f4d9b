"""The rules once more in C, for millions of games a second, and the way to it from Python."""

from rapido.kernel.compiled import library, why_not
from rapido.kernel.contest import POLICIES, Tally, Totals
from rapido.kernel.simulate import play_games, play_on, ways

__all__ = [
    "POLICIES",
    "Tally",
    "Totals",
    "library",
    "play_games",
    "play_on",
    "ways",
    "why_not",
]
