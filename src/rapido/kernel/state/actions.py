"""Actions and outcomes as small integers, for learning programs.

0 and 1 throw that pair, 2 to 7 place on field 0 to 5; outcomes of the dice are indices into ROLLS.
"""

from typing import Final

from rapido.rules import FIELDS, ROLLS, Action, BadRequest, Place, Throw

ACTIONS: Final = 8
PLACE: Final = 2
"""the action that places on field 0"""
CHANCE: Final = -1
"""instead of a player: the dice are in the air"""
TERMINAL: Final = -4
"""instead of a player: the game is over"""
OUTCOMES: Final = tuple(range(len(ROLLS)))
NO_NUMBER: Final = "an action is an integer from 0 to 7, a roll one from 0 to 35"
CHANCES: Final = tuple((outcome, 1 / len(ROLLS)) for outcome in OUTCOMES)


def actions_with(pair: int, occupied: int) -> tuple[int, ...]:
    """List the legal actions after a roll of this pair; bit 0 of `occupied` is field 1."""
    free = (field for field in FIELDS if field == 0 or not occupied >> (field - 1) & 1)
    return (pair, *(PLACE + field for field in free))


def action_mask(actions: tuple[int, ...]) -> tuple[int, ...]:
    """Return a one or a zero for each action."""
    return tuple(int(action in actions) for action in range(ACTIONS))


def decode_action(number: int) -> Action:
    return Throw(number) if number < PLACE else Place(number - PLACE)


def encode_action(action: Action) -> int:
    return action.pair if isinstance(action, Throw) else PLACE + action.field


def no_generator(given: object) -> BadRequest:
    return BadRequest(f"a roll needs a random.Random, or what has its random(), not {given!r}")
