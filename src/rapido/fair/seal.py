"""The secret of a game, its seal, and the players' words that are mixed in.

docs/fairness.md fixes the bytes: changing them would break the proof of every old game.
"""

import unicodedata
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

SECRET_BYTES: Final = 32


def seal_of(secret: bytes) -> bytes:
    """Return the commitment to a secret."""
    return sha256(b"rapido seal 1\n" + secret).digest()


def secret_from_seed(seed: str) -> bytes:
    """Derive the secret of a repeatable game; whoever knows the seed knows the dice."""
    return sha256(b"rapido seed 1\n" + seed.encode()).digest()


def mix_of(words: Iterable[str]) -> bytes:
    """Hash the words of all players, in the order of the seats."""
    mix = sha256(b"rapido words 1\n")
    for word in words:
        encoded = unicodedata.normalize("NFC", word).encode()
        mix.update(len(encoded).to_bytes(2, "big") + encoded)
    return mix.digest()
