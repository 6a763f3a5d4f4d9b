"""The two dice: their faces, a roll, its value, and the 36 outcomes."""

from fractions import Fraction
from typing import Final, NamedTuple

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

_POSSIBLE: Final = frozenset(ROLLS)


def check_roll(roll: Roll) -> None:
    """R2: raise BadDice for faces that the dice do not have, or anything but a `Roll`."""
    if type(roll) is not Roll or roll not in _POSSIBLE:
        raise BadDice(f"{roll} is not a roll; die A has X 1 2 3 4 7, die B has X 1 2 3 5 6, X is 0")
