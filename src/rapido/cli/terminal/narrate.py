"""Events as sentences."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rapido.locales import Say
from rapido.rules import (
    Climbed,
    DiceRolled,
    Event,
    Fell,
    Placed,
    Roll,
    Scored,
    State,
    ThrownOut,
    TurnPassed,
    Won,
)


class Line(NamedTuple):
    """A sentence, and the player whose turn it belongs to."""

    turn_of: int
    sentence: str


def narrate(
    events: Sequence[Event], after: State, names: Sequence[str], say: Say
) -> Iterator[Line]:
    """Yield a sentence for each event except the passing of the turn."""
    for event in events:
        turn_of = event.by if isinstance(event, ThrownOut) else event.player
        yield from (Line(turn_of, sentence) for sentence in _sentences(event, after, names, say))


def _sentences(event: Event, after: State, names: Sequence[str], say: Say) -> Iterator[str]:
    player, step = names[event.player], after.steps[event.player]
    match event:
        case Scored(_, steps):
            yield say("event-scored", player=player, steps=steps, step=step)
        case DiceRolled(_, _, roll, valid):
            a, b = faces(roll)
            key = "event-rolled" if valid else "event-rolled-cross"
            yield say(key, player=player, a=a, b=b, value=roll.value)
        case Climbed(_, steps):
            yield say("event-climbed", player=player, steps=steps, step=step)
        case Fell(_, steps):
            yield say("event-fell", player=player, steps=steps, step=step)
        case Placed(_, _, field, value):
            yield say("event-placed", player=player, value=value, field=field)
        case ThrownOut(_, _, field, value, by):
            yield say("event-thrown-out", by=names[by], player=player, value=value, field=field)
        case Won():
            yield say("event-won", player=player)
        case TurnPassed():
            pass


def faces(roll: Roll) -> tuple[str, str]:
    """Return the faces with the higher one first, so that they read as the value."""
    high, low = sorted(roll, reverse=True)
    return str(high or "X"), str(low or "X")
