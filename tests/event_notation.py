"""Events and moves in the short words of conformance/ and of the simple model."""

from rapido.record import letter_of, write_faces
from rapido.rules import (
    Climbed,
    DiceRolled,
    Event,
    Fell,
    Move,
    Place,
    Placed,
    Rolled,
    Scored,
    State,
    Throw,
    ThrownOut,
    TurnPassed,
    Won,
)


def in_words(event: Event) -> str:
    """Write what happened as the conformance cases do."""
    who = letter_of(event.player)
    match event:
        case Scored(_, steps):
            return f"scored {who} {steps}"
        case DiceRolled(player, pair, roll, valid):
            end = "" if valid else " invalid"
            return f"rolled {letter_of(player, pair)} {write_faces(roll)}{end}"
        case Climbed(_, steps):
            return f"climbed {who} {steps}"
        case Fell(_, steps):
            return f"fell {who} {steps}"
        case Placed(player, pair, field, value):
            return f"placed {letter_of(player, pair)} {value} on {field}"
        case ThrownOut(player, pair, field, value, _):
            return f"thrown out {letter_of(player, pair)} {value} from {field}"
        case TurnPassed():
            return f"turn {who}"
        case Won():
            return f"won {who}"


def as_tuple(event: Event) -> tuple[object, ...]:
    """Write what happened as the simple model of the tests does."""
    match event:
        case DiceRolled(player, pair, roll, valid):
            return ("rolled", player, pair, tuple(roll), roll.value, valid)
        case Placed(player, pair, field, value):
            return ("placed", player, pair, field, value)
        case ThrownOut(player, pair, field, value, by):
            return ("thrown_out", player, pair, field, value, by)
        case TurnPassed() | Won():
            return (event.name, event.player)
        case _:
            return (event.name, event.player, event.steps)


def token_of(move: Move, state: State) -> str:
    """Write one move as a token of its own; records write a throw and its dice together."""
    match move:
        case Throw(pair):
            return f"{letter_of(state.player, pair)}?"
        case Rolled(roll):
            return write_faces(roll)
        case Place(field):
            return f"@{field}"
