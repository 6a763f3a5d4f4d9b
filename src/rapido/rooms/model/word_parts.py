"""The parts of the commands that add words to the dice."""

from typing import Annotated

from msgspec import Meta, Struct

from rapido.rooms.model.settings import SeatNumber

Word = Annotated[str, Meta(max_length=100)]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class SeatCommitment(Struct, frozen=True, forbid_unknown_fields=True):
    """The commitment of a seat."""

    seat: SeatNumber
    """seat of the guest"""
    commitment: Digits
    """hash of the seal of the next game, a salt and a word, as docs/fairness.md defines it: 64
    hexadecimal digits"""


class SeatWord(Struct, frozen=True, forbid_unknown_fields=True):
    """What opens the commitment of a seat."""

    seat: SeatNumber
    """seat of the guest"""
    salt: Digits
    """32 random bytes as 64 hexadecimal digits"""
    word: Word = ""
    """one line, or empty"""
