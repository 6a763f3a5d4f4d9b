"""What each player adds to the dice: a word, committed to before the game and opened in it.

docs/fairness.md fixes the bytes: changing them would break the proof of every old game.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Protocol

from rapido.fair.seal import mix_of

SALT_BYTES: Final = 32
_UNCOMMITTED, _UNOPENED, _OPENED = b"\x00", b"\x01", b"\x02"


class Contribution(Protocol):
    """What one player adds; hexadecimal digits, or empty."""

    @property
    def word(self) -> str: ...

    @property
    def commitment(self) -> str:
        """The hash that was shown before the game; empty if the player gave none."""
        ...

    @property
    def salt(self) -> str:
        """Opens the commitment, together with the word; empty if it was not opened."""
        ...


@dataclass(frozen=True, slots=True)
class PlainWord:
    """A word that was given without a commitment."""

    word: str
    commitment: str = ""
    salt: str = ""


def commitment_of(seal: bytes, salt: bytes, word: str) -> bytes:
    """Return the commitment to a word; the seal binds it to one game, the salt hides the word."""
    return sha256(b"rapido commitment 1\n" + seal + salt + _encode(word)).digest()


def is_opened(contribution: Contribution, seal: bytes) -> bool:
    """Return whether salt and word open the commitment."""
    salt = bytes.fromhex(contribution.salt)
    found = commitment_of(seal, salt, contribution.word)
    return bool(salt) and found.hex() == contribution.commitment


def mix_contributions(contributions: Iterable[Contribution]) -> bytes:
    """Hash what all players added, in the order of the seats.

    Without any commitment, the words are mixed. With one, a word that nobody was committed to does
    not count: whoever gave it could have chosen it after the others had opened theirs.
    """
    given = tuple(contributions)
    if not any(each.commitment for each in given):
        return mix_of(each.word for each in given)
    return sha256(b"rapido words 2\n" + b"".join(map(_mixed, given))).digest()


def find_broken(contributions: Sequence[Contribution], seal: bytes) -> int | None:
    """Return the first seat whose commitment was not opened as it should have been."""
    seen: set[str] = set()
    for seat, each in enumerate(contributions):
        if each.salt and not is_opened(each, seal):
            return seat
        if each.commitment and (each.commitment in seen or (each.word and not each.salt)):
            return seat
        seen.add(each.commitment)
    return None


def _mixed(contribution: Contribution) -> bytes:
    if not contribution.commitment:
        return _UNCOMMITTED
    commitment, salt = bytes.fromhex(contribution.commitment), bytes.fromhex(contribution.salt)
    if not salt:
        return _UNOPENED + commitment
    return _OPENED + commitment + salt + _encode(contribution.word)


def _encode(word: str) -> bytes:
    encoded = unicodedata.normalize("NFC", word).encode()
    return len(encoded).to_bytes(2, "big") + encoded
