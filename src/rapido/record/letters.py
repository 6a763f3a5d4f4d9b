"""The symbols of the notation: the letter of a player or pair, the faces of a roll."""

from string import ascii_lowercase, ascii_uppercase
from typing import Final

from rapido.rules import ROLLS, Roll

_FACES: Final = {roll: "".join(str(face or "X") for face in roll) for roll in ROLLS}
ROLL_OF: Final = {faces: roll for roll, faces in _FACES.items()}

FACES_PATTERN: Final = "[X12347][X12356]"
LETTER_PATTERN: Final = "[A-Fa-f]"


def letter_of(player: int, pair: int = 0) -> str:
    """Return the letter of a pair: uppercase for the first pair, lowercase for the second.

    The uppercase letter also stands for the player.
    """
    return ascii_lowercase[player] if pair else ascii_uppercase[player]


def read_letter(letter: str) -> tuple[int, int]:
    """Return the player and pair of a letter."""
    return ascii_uppercase.index(letter.upper()), int(letter.islower())


def write_faces(roll: Roll) -> str:
    """Format the faces of a roll, die A first."""
    return _FACES[roll]
