"""Reject impossible positions, with the reason."""

from collections.abc import Container
from itertools import pairwise
from typing import Final

from rapido.rules.arguments import shown, whole
from rapido.rules.dice import Roll, known_roll
from rapido.rules.errors import BadPosition, BadRequest
from rapido.rules.faults import FaultPart, FaultReason
from rapido.rules.state import FIELDS, FINISHES, PLAYERS, Pair, Phase, State

_ROLL_COUNTS: Final = range(10**9)
"""what can be written in a position"""


def check_state(state: State, *, scored: bool = True) -> None:
    """Raise BadPosition for an impossible position; reachability is not checked.

    With `scored=False` the turn is only about to begin, so the player to act may have every
    pair on a field; `start_turn` then does the scoring.
    """
    if not isinstance(state, State):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadRequest(f"a position is a State of rapido.rules, not {type(state).__name__}")
    check_race(state)
    check_fields(state)
    check_turn(state, scored=scored)


def check_race(state: State) -> None:
    """Check the steps and the finish."""
    if type(state.steps) is not tuple or None in map(whole, state.steps):
        message = f"steps are a tuple of whole numbers, not {shown(state.steps)}"
        raise _race(FaultReason.STEPS_FORM, message)
    if state.players not in PLAYERS:
        raise _race(FaultReason.PLAYERS, f"there are 2 to 6 players, not {state.players}")
    if not _is_in(state.finish, FINISHES):
        message = f"the finish is a step from 1 to 999, not {shown(state.finish)}"
        raise _race(FaultReason.FINISH, message)
    if any(not 0 <= step <= state.finish for step in state.steps):
        reason = FaultReason.STEP_RANGE
        raise _race(reason, f"every piece stands on a step from 0 to {state.finish}")
    if state.steps.count(state.finish) > 1:
        raise _race(FaultReason.TWO_FINISHED, "only one piece can stand on the finish")


def check_fields(state: State) -> None:
    """Check the pairs on the fields, given valid steps."""
    if type(state.pairs) is not tuple:
        message = f"pairs are a tuple of Pair, not {shown(state.pairs)}"
        raise _fields(FaultReason.FIELDS_FORM, message)
    for pair in state.pairs:
        _check_pair(pair, state)
    placed = [((pair.owner, pair.index), pair.field) for pair in state.pairs]
    for (pair, field), (next_pair, next_field) in pairwise(placed):
        if pair == next_pair:
            lower = min(field, next_field)
            raise _fields(FaultReason.PAIR_TWICE, "a pair lies on one field only", lower)
        if pair > next_pair:
            raise _fields(FaultReason.FIELDS_FORM, "pairs are listed by owner and index")
    single = [pair.field for pair in state.pairs if pair.field]
    if len(single) != len(set(single)):
        field = max(field for field in single if single.count(field) > 1)
        raise _fields(FaultReason.FIELD_FULL, "fields 1 to 5 hold one pair each", field)


def _check_pair(pair: Pair, state: State) -> None:
    if not isinstance(pair, Pair):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise _fields(FaultReason.FIELDS_FORM, f"on fields lie values of Pair, not {shown(pair)}")
    if not _is_in(pair.field, FIELDS):
        raise _fields(FaultReason.FIELDS_FORM, "pairs lie on fields 0 to 5")
    if not (
        _is_in(pair.owner, range(state.players)) and _is_in(pair.index, range(state.pairs_each))
    ):
        message = "a pair lies on a field that no player owns"
        raise _fields(FaultReason.OWNER, message, pair.field)
    if known_roll(pair.roll) is None:
        message = _wrong_roll("a pair on a field", pair.roll)
        raise _fields(FaultReason.FACES, message, pair.field)


def check_turn(state: State, *, scored: bool = True) -> None:
    """Check the turn, given valid steps and fields."""
    if not _is_in(state.player, range(state.players)):
        raise _turn(FaultReason.NO_PLAYER, f"there is no player {shown(state.player)} to act")
    if not isinstance(state.phase, Phase):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise _turn(FaultReason.TURN_FORM, f"a phase is a Phase, not {shown(state.phase)}")
    if state.phase is not Phase.OVER and state.finish in state.steps:
        raise _turn(FaultReason.NOT_OVER, "a piece on the finish ends the game")
    if state.phase is Phase.OVER and state.steps[state.player] != state.finish:
        message = "a game is over when the player to act stands on the finish"
        raise _turn(FaultReason.NOT_WON, message)
    if scored:
        _check_dice(state)


def _check_dice(state: State) -> None:
    _check_rolls(state)
    if state.phase is Phase.OVER:
        if (state.pair, state.roll) != (None, None):
            raise _turn(FaultReason.TURN_FORM, "no dice roll after the end")
        return
    ready = state.in_front(state.player)
    if not ready:
        message = "the player to act has scored, so a pair lies in front of that player"
        raise _turn(FaultReason.ALL_LIE, message)
    if state.phase is Phase.ROLL:
        if (state.pair, state.roll, state.rolls) != (None, None, 0):
            message = "before the first roll of a turn there is no pair and no roll"
            raise _turn(FaultReason.TURN_FORM, message)
        return
    if not _is_in(state.pair, ready):
        lies = _is_in(state.pair, range(state.pairs_each))
        message = "the pair being rolled is one that lies in front of the player to act"
        raise _turn(FaultReason.PAIR_LIES if lies else FaultReason.OWNER, message)
    _check_roll(state)


def _check_rolls(state: State) -> None:
    rolls = whole(state.rolls)
    in_air = state.phase is Phase.DICE  # the roll that is written includes these dice
    if rolls is None or rolls < 0 or rolls + in_air not in _ROLL_COUNTS:
        message = f"a turn has from 0 to {_ROLL_COUNTS[-1]} rolls, not {shown(state.rolls)}"
        raise _turn(FaultReason.TURN_FORM, message)


def _check_roll(state: State) -> None:
    if state.phase is Phase.DICE:
        if state.roll is not None:
            raise _turn(FaultReason.TURN_FORM, "dice in the air show no faces")
        return
    if state.rolls < 1:
        message = "a roll on the table is at least the first of its turn"
        raise _turn(FaultReason.TURN_FORM, message)
    if state.roll is None or known_roll(state.roll) is None:
        raise _turn(FaultReason.FACES, _wrong_roll("the roll on the table", state.roll))
    if state.rolls > 1 and state.roll.crosses:
        message = "from the second roll on a roll with an X is not valid and ends the turn"
        raise _turn(FaultReason.CROSS, message)


def _is_in(value: object, numbers: Container[int]) -> bool:
    """Whether it is one of these numbers; 3.0 is none."""
    number = whole(value)
    return number is not None and number in numbers


def _wrong_roll(which: str, roll: object) -> str:
    if isinstance(roll, Roll):
        return f"{which} shows faces that the dice do not have"
    return f"{which} shows a Roll, not {shown(roll)}"


def _race(reason: FaultReason, message: str) -> BadPosition:
    return BadPosition(message, reason, FaultPart.STEPS)


def _fields(reason: FaultReason, message: str, field: int | None = None) -> BadPosition:
    return BadPosition(message, reason, FaultPart.FIELDS, field)


def _turn(reason: FaultReason, message: str) -> BadPosition:
    return BadPosition(message, reason, FaultPart.TURN)
