"""Verifiable dice: roll k of seat s depends only on the secret, the words, s and k."""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, count

from rapido.fair.contributions import Contribution, mix_contributions
from rapido.fair.seal import mix_of, seal_of
from rapido.rules import ROLLS, Roll


@dataclass(frozen=True, slots=True)
class SealedDice:
    """All rolls of one game, fixed in advance, different for every seat."""

    secret: bytes
    mix: bytes
    _keyed: hmac.HMAC = field(init=False, repr=False, compare=False)
    """what all rolls have in common; to look the hash function up takes longer than to copy it"""

    def __post_init__(self) -> None:
        keyed = hmac.new(self.secret, b"rapido roll 1\n" + self.mix, "sha256")
        object.__setattr__(self, "_keyed", keyed)

    @classmethod
    def of(cls, secret: bytes, words: Iterable[str]) -> "SealedDice":
        """Return the dice of a game from its secret and the players' words."""
        return cls(secret, mix_of(words))

    @classmethod
    def mixed(cls, secret: bytes, contributions: Iterable[Contribution]) -> "SealedDice":
        """Return the dice of a game from its secret and what the players added."""
        return cls(secret, mix_contributions(contributions))

    @property
    def seal(self) -> bytes:
        """The commitment, shown before the first roll."""
        return seal_of(self.secret)

    def roll(self, seat: int, number: int) -> Roll:
        """Return a roll of a seat; its first roll is number 1."""
        blocks = map(partial(self._block, seat, number), count())
        fitting = filter(_is_unbiased, chain.from_iterable(blocks))
        return ROLLS[next(fitting) % len(ROLLS)]

    def _block(self, seat: int, number: int, block: int) -> bytes:
        keyed = self._keyed.copy()
        keyed.update(bytes([seat]) + number.to_bytes(4, "big") + block.to_bytes(4, "big"))
        return keyed.digest()


def _is_unbiased(byte: int) -> bool:
    """Reject the highest bytes, so that all 36 outcomes are equally likely."""
    return byte < 256 - 256 % len(ROLLS)
