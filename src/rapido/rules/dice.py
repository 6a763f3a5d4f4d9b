"""The two dice: their faces, a roll, its value, and the 36 outcomes."""

from fractions import Fraction
from typing import Final, NamedTuple

from rapido.rules.arguments import shown, whole
from rapido.rules.errors import BadDice

X: Final = 0
DIE_A: Final = (X, 1, 2, 3, 4, 7)
DIE_B: Final = (X, 1, 2, 3, 5, 6)


class Roll(NamedTuple):
    """The faces of die A and die B of one pair; an X is 0."""

    a: int
    b: int

    @property
    def value(self) -> int:
        """R8: the higher number is the tens digit, the lower one the units digit; an X is 0."""
        return 10 * self.a + self.b if self.a > self.b else 10 * self.b + self.a

    @property
    def crosses(self) -> int:
        """The number of X among the two faces."""
        return (self.a == X) + (self.b == X)

    @property
    def double(self) -> int:
        """R11: the number shown by both dice, 0 if they differ; two X are not a double."""
        return self.a if self.a == self.b else 0


ROLLS: Final = tuple(Roll(a, b) for a in DIE_A for b in DIE_B)
PROBABILITY: Final = Fraction(1, len(ROLLS))

_KNOWN: Final = {roll: roll for roll in ROLLS}


def known_roll(roll: Roll) -> Roll | None:
    """Return the equal one of `ROLLS`; None for other faces, or anything but a `Roll`."""
    try:
        known = _KNOWN[roll]
    except (KeyError, TypeError):  # a TypeError if it is not hashable
        return None
    # Nearly always it is that one itself; otherwise 4.0 would count as 4.
    return known if known is roll or _is_made_of_numbers(roll) else None


def check_roll(roll: Roll) -> None:
    """R2: raise BadDice for faces that the dice do not have, or anything but a `Roll`."""
    if known_roll(roll) is None:
        raise bad_dice(roll)


def bad_dice(roll: object) -> BadDice:
    """Say what is wrong with a roll, with faces as in the notation if they are digits."""
    name = shown(roll)
    if isinstance(roll, Roll) and all(type(face) is int and 0 <= face <= 9 for face in roll):
        name = "".join(str(face or "X") for face in roll)
    return BadDice(f"{name} is not a roll; die A has X 1 2 3 4 7, die B has X 1 2 3 5 6, X is 0")


def _is_made_of_numbers(roll: object) -> bool:
    return type(roll) is Roll and None not in map(whole, roll)
