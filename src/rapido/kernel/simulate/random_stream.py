"""Random numbers for simulated games: the same in Python as in random.h."""

from typing import Final

from rapido.rules import ROLLS, Roll

_GOLDEN: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB
_64_BITS: Final = (1 << 64) - 1


class RandomStream:
    """The random numbers of one game, as random.h defines them."""

    def __init__(self, seed: int, game: int) -> None:
        self._state = _mix(seed) + _GOLDEN * (game << 16) & _64_BITS

    @classmethod
    def starting_at(cls, seed: int) -> "RandomStream":
        """Return the stream of one choice, as c/players/players.h defines it."""
        stream = cls.__new__(cls)
        stream._state = seed  # noqa: SLF001 - of the same class
        return stream

    def draw(self) -> int:
        """Return the next 64 bits."""
        self._state = self._state + _GOLDEN & _64_BITS
        return _mix(self._state)

    def last_draw(self) -> int:
        """Return the last draw again."""
        return _mix(self._state)

    def next_draw(self) -> int:
        """Return the next draw without taking it."""
        return _mix(self._state + _GOLDEN & _64_BITS)

    def roll(self) -> Roll:
        """Roll a pair with the next draw."""
        return ROLLS[(self.draw() >> 32) * len(ROLLS) >> 32]


def _mix(z: int) -> int:
    z = (z ^ (z >> 30)) * _MIX_1 & _64_BITS
    z = (z ^ (z >> 27)) * _MIX_2 & _64_BITS
    return z ^ (z >> 31)
