"""What a decision depends on besides the room, and who besides guests sends commands."""

from dataclasses import dataclass
from typing import Final

from rapido.fair import SealedDice

COMPUTER: Final = "computer"
"""the sender of computer players' commands; no guest can have this id"""
CLOCK: Final = "clock"
"""the sender of timers' commands"""


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision depends on besides the room."""

    bots: frozenset[str]
    """the computer players that are installed"""
    dice: SealedDice | None
    """the dice of the running game"""
    chance: int
    """a random number for a random starter"""
    next_game: str
    next_seal: str
    """the seal of the dice of the next game"""
