"""Dice that can be checked: roll k of seat s follows from the secret, the words, s and k alone."""

import hmac
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from rapido.fair.seal import mix_of, seal_of
from rapido.rules import ROLLS, Roll

_UNBIASED: Final = 256 - 256 % len(ROLLS)
"""a byte below this falls on each of the 36 outcomes equally often; the others are skipped"""


@dataclass(frozen=True, slots=True)
class SealedDice:
    """All rolls of one game, fixed before its first, different for every seat."""

    secret: bytes
    mix: bytes

    @classmethod
    def of(cls, secret: bytes, words: Iterable[str]) -> "SealedDice":
        """Mix the players' words into the dice of a game."""
        return cls(secret, mix_of(words))

    @property
    def seal(self) -> bytes:
        """What is shown before the first roll."""
        return seal_of(self.secret)

    def roll(self, seat: int, number: int) -> Roll:
        """Return the roll of this seat with this number; a seat's first roll is number 1."""
        return next(
            ROLLS[byte % len(ROLLS)] for byte in self._bytes(seat, number) if byte < _UNBIASED
        )

    def _bytes(self, seat: int, number: int) -> Iterator[int]:
        place = self.mix + bytes([seat]) + number.to_bytes(4, "big")
        for block in count():
            message = b"rapido roll 1\n" + place + block.to_bytes(4, "big")
            yield from hmac.digest(self.secret, message, "sha256")
