"""Sealed dice: committed to before the first roll, reproducible, and verifiable by anyone."""

from rapido.fair.contributions import (
    SALT_BYTES,
    Contribution,
    PlainWord,
    commitment_of,
    is_opened,
    mix_contributions,
)
from rapido.fair.dice import SealedDice
from rapido.fair.seal import SECRET_BYTES, mix_of, seal_of, secret_from_seed
from rapido.fair.verify import Check, Verdict, WrongRoll, verify

__all__ = [
    "SALT_BYTES",
    "SECRET_BYTES",
    "Check",
    "Contribution",
    "PlainWord",
    "SealedDice",
    "Verdict",
    "WrongRoll",
    "commitment_of",
    "is_opened",
    "mix_contributions",
    "mix_of",
    "seal_of",
    "secret_from_seed",
    "verify",
]
