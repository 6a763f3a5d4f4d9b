"""Events and moves in the notation of conformance/ and of the model."""

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


def conformance_text(event: Event) -> str:
    """Format an event as in conformance/rules.toml."""
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
    """Convert an event to the tuple that the model uses."""
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
    """Format a single move; records combine a throw and its dice into one token."""
    match move:
        case Throw(pair):
            return f"{letter_of(state.player, pair)}?"
        case Rolled(roll):
            return write_faces(roll)
        case Place(field):
            return f"@{field}"
