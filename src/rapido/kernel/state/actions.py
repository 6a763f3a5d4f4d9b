"""Actions and outcomes as small numbers, for programs that learn.

0 and 1 throw that pair, 2 to 7 place on field 0 to 5; outcomes of the dice are indices into ROLLS.
"""

from typing import Final

from rapido.rules import FIELDS, ROLLS, Action, Place, Throw

ACTIONS: Final = 8
PLACE: Final = 2
"""the action that places on field 0"""
CHANCE: Final = -1
"""in place of a player: the dice are in the air"""
TERMINAL: Final = -4
"""in place of a player: the game is over"""
OUTCOMES: Final = tuple(range(len(ROLLS)))
CHANCES: Final = tuple((outcome, 1 / len(ROLLS)) for outcome in OUTCOMES)


def actions_with(pair: int, occupied: int) -> tuple[int, ...]:
    """List what is legal with a roll of this pair; bit 0 of `occupied` stands for field 1."""
    free = (field for field in FIELDS if field == 0 or not occupied >> (field - 1) & 1)
    return (pair, *(PLACE + field for field in free))


def mask_of(actions: tuple[int, ...]) -> tuple[int, ...]:
    """Write legal actions as a one or a zero for each of all actions."""
    return tuple(int(action in actions) for action in range(ACTIONS))


def action_of(number: int) -> Action:
    """Read an action of rapido.rules from its number."""
    return Throw(number) if number < PLACE else Place(number - PLACE)


def number_of(action: Action) -> int:
    """Write an action of rapido.rules as its number."""
    return action.pair if isinstance(action, Throw) else PLACE + action.field
