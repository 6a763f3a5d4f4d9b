"""Sealed dice: committed to before the first roll, reproducible, and verifiable by anyone."""

from rapido.fair.dice import SealedDice
from rapido.fair.seal import SECRET_BYTES, mix_of, seal_of, secret_from_seed
from rapido.fair.verify import Check, Verdict, WrongRoll, verify

__all__ = [
    "SECRET_BYTES",
    "Check",
    "SealedDice",
    "Verdict",
    "WrongRoll",
    "mix_of",
    "seal_of",
    "secret_from_seed",
    "verify",
]
