"""The rules as functions: what is legal, what the dice can do, what a move does.

The numbers R1, R2, ... are those of docs/rules.md.
"""

from fractions import Fraction
from operator import attrgetter
from typing import Final, NamedTuple

from rapido.rules.arguments import shown, whole
from rapido.rules.dice import PROBABILITY, ROLLS, Roll, X, bad_dice, known_roll
from rapido.rules.errors import (
    BadRequest,
    FieldOccupied,
    GameOver,
    NoSuchField,
    NoSuchPair,
    NotYourTurn,
    PairOnBoard,
    RollFirst,
)
from rapido.rules.events import (
    Climbed,
    DiceRolled,
    Event,
    Fell,
    Placed,
    Scored,
    ThrownOut,
    TurnPassed,
    Won,
)
from rapido.rules.moves import Action, Move, Place, Rolled, Throw
from rapido.rules.state import FIELDS, Pair, Phase, State


class Step(NamedTuple):
    """The state after a move, and what happened."""

    state: State
    events: tuple[Event, ...]


_THROWS: Final = (Throw(0), Throw(1))
_PLACES: Final = tuple(Place(field) for field in FIELDS)
_SEAT_OF_PAIR: Final = attrgetter("owner", "index")
_CHANCES: Final = tuple((Rolled(roll), PROBABILITY) for roll in ROLLS)


def legal_actions(state: State) -> tuple[Action, ...]:
    """R10: after a valid roll the player throws again, as often as they dare, or places."""
    throws = tuple([_THROWS[pair] for pair in throwable_pairs(state)])
    if state.phase is not Phase.DECIDE:
        return throws
    return throws + tuple([_PLACES[field] for field in free_fields(state)])


def chance_outcomes(state: State) -> tuple[tuple[Rolled, Fraction], ...]:
    """R2: both dice roll together, and each of the 36 outcomes is equally likely."""
    return _CHANCES if state.phase is Phase.DICE else ()


def throwable_pairs(state: State) -> tuple[int, ...]:
    """R23: any pair in front of the player; once thrown, the same pair for the whole turn."""
    if state.phase is Phase.ROLL:
        return state.in_front(state.player)
    if state.phase is Phase.DECIDE and state.pair is not None:
        return (state.pair,)
    return ()


def free_fields(state: State) -> tuple[int, ...]:
    """R15, R16, R17: field 0 and the empty fields from 1 to 5, whatever lies below them."""
    occupied = {pair.field for pair in state.pairs}
    return tuple([field for field in FIELDS if field == 0 or field not in occupied])


def thrown_out_by(state: State, field: int) -> tuple[Pair, ...]:
    """R18, R24: opponents' pairs above that are worth the same or less, from the lowest up."""
    if state.roll is None:
        return ()
    value, player = state.roll.value, state.player
    victims = [
        pair
        for pair in state.pairs
        if pair.field > field and pair.owner != player and pair.roll.value <= value
    ]
    return tuple(sorted(victims, key=lambda pair: pair.field)) if victims else ()


def apply(state: State, move: Move) -> Step:
    """Apply a move; an illegal one raises an error that says why."""
    if state.phase is Phase.OVER:
        raise GameOver("the game is over")
    # No `match`, which takes longer than the move itself.
    if isinstance(move, Throw):
        return _throw(state, move.pair)
    if isinstance(move, Rolled):
        return _land(state, move.roll)
    if isinstance(move, Place):  # pyright: ignore[reportUnnecessaryIsInstance]
        return _place(state, move.field)
    raise BadRequest(f"{shown(move)} is not a move")


def start_turn(state: State) -> Step:
    """R4: a turn is scoring, rolling, placing; this starts it, up to the first throw."""
    return _score(State(state.steps, state.pairs, state.player, finish=state.finish))


def _score(state: State) -> Step:
    """R5, R6, R25, R26: with all of one's pairs on fields, climb their sum and take them back.

    Without a pair on a field there is no scoring; with two players, a single pair stays there.
    """
    player = state.player
    placed = [pair.field for pair in state.pairs if pair.owner == player]
    if len(placed) < state.pairs_each:
        return Step(state, ())
    gain = sum(placed)
    others = tuple([pair for pair in state.pairs if pair.owner != player])
    climb = _climb(State(state.steps, others, player, finish=state.finish), gain)
    return Step(climb.state, (Scored(player, gain), *climb.events))


def _climb(state: State, gain: int) -> Step:
    """R7, R20: pieces share steps freely; reaching or passing the finish wins immediately."""
    player = state.player
    step = state.steps[player] + gain
    if step < state.finish:
        return Step(_standing(state, _moved(state, step)), ())
    steps = _moved(state, state.finish)
    over = State(steps, state.pairs, player, Phase.OVER, rolls=state.rolls, finish=state.finish)
    return Step(over, (Won(player),))


def _moved(state: State, step: int) -> tuple[int, ...]:
    return (*state.steps[: state.player], step, *state.steps[state.player + 1 :])


def _standing(state: State, steps: tuple[int, ...]) -> State:
    """Copy with other steps; spelled out because `replace` is five times slower."""
    return State(
        steps,
        state.pairs,
        state.player,
        state.phase,
        state.pair,
        state.roll,
        state.rolls,
        state.finish,
    )


def _rolling(state: State, phase: Phase, pair: int, roll: Roll | None, rolls: int) -> State:
    """Copy with other dice; spelled out for the same reason."""
    return State(state.steps, state.pairs, state.player, phase, pair, roll, rolls, state.finish)


def _throw(state: State, pair: int) -> Step:
    number = pair if type(pair) is int else whole(pair)
    if number is None or number not in throwable_pairs(state):
        if state.phase is Phase.DICE:
            raise NotYourTurn("the dice are in the air")
        if number is None or number not in range(state.pairs_each):
            raise NoSuchPair(f"player {state.player} owns no pair {shown(pair)}")
        if state.phase is Phase.ROLL:
            raise PairOnBoard(f"pair {pair} lies on a field")
        raise PairOnBoard(f"this turn rolls pair {state.pair}, not pair {pair}")
    return Step(_rolling(state, Phase.DICE, number, None, state.rolls), ())


def _land(state: State, roll: Roll) -> Step:
    """R9, R12: the first roll of a turn is always valid; later an X ends the turn."""
    known = known_roll(roll)
    if known is None:
        raise bad_dice(roll)
    if state.phase is not Phase.DICE or state.pair is None:
        raise RollFirst("no dice are in the air; throw a pair first")
    valid = state.rolls == 0 or X not in known
    rolled = DiceRolled(state.player, state.pair, known, valid)
    landed = _rolling(state, Phase.DECIDE, state.pair, known, state.rolls + 1)
    after = _climb_double(landed, known) if valid else _fall(landed, known)
    return Step(after.state, (rolled, *after.events))


def _climb_double(state: State, roll: Roll) -> Step:
    """R11: a double climbs immediately, by the number that both dice show."""
    if not roll.double:
        return Step(state, ())
    climb = _climb(state, roll.double)
    return Step(climb.state, (Climbed(state.player, roll.double), *climb.events))


def _fall(state: State, roll: Roll) -> Step:
    """R12, R13: nothing is placed, and the piece falls a step per X, never below the start."""
    player = state.player
    step = max(0, state.steps[player] - roll.crosses)
    fell = Fell(player, state.steps[player] - step)
    after = _pass_on(state, _moved(state, step), state.pairs)
    return Step(after.state, (fell, *after.events))


def _place(state: State, field: int) -> Step:
    """R14, R19: the rolled pair goes on the field; pairs thrown out return to their owners."""
    if state.pair is None or state.roll is None:
        raise RollFirst("there is no roll on the table to place")
    number = field if type(field) is int else whole(field)
    if number is None or number not in free_fields(state):
        if number is None or number not in FIELDS:
            raise NoSuchField(f"there is no field {shown(field)}, only 0 to 5")
        raise FieldOccupied(f"field {number} already holds a pair")
    player, roll = state.player, state.roll
    victims = thrown_out_by(state, number)
    left = [pair for pair in state.pairs if pair not in victims] if victims else state.pairs
    pairs = tuple(sorted((*left, Pair(player, state.pair, number, roll)), key=_SEAT_OF_PAIR))
    placed = Placed(player, state.pair, number, roll.value)
    thrown_out = [
        ThrownOut(pair.owner, pair.index, pair.field, pair.roll.value, player) for pair in victims
    ]
    after = _pass_on(state, state.steps, pairs)
    return Step(after.state, (placed, *thrown_out, *after.events))


def _pass_on(state: State, steps: tuple[int, ...], pairs: tuple[Pair, ...]) -> Step:
    """R3: the turn passes clockwise, and the next player's turn begins with scoring."""
    player = (state.player + 1) % state.players
    turn = _score(State(steps, pairs, player, finish=state.finish))
    return Step(turn.state, (TurnPassed(player), *turn.events))
