"""Moves as tokens: `A?` throws, `46` is a roll, `A46` is both, `@3` places."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from rapido.record.damage import shortened
from rapido.record.letters import (
    FACES_PATTERN,
    LETTER_PATTERN,
    ROLL_OF,
    letter_of,
    read_letter,
    write_faces,
)
from rapido.rules import (
    BadRequest,
    Move,
    NotYourTurn,
    Phase,
    Place,
    Rolled,
    State,
    Step,
    Throw,
    apply,
    legal_actions,
)

_TOKEN: Final = re.compile(
    f"(?P<pair>{LETTER_PATTERN})(?:[?]|(?P<rolled>{FACES_PATTERN}))"
    f"|(?P<dice>{FACES_PATTERN})"
    "|@(?P<field>[0-5])"
)


def read_moves(token: str, state: State) -> tuple[Move, ...]:
    """Parse a token into the one or two moves it stands for.

    The state is needed because a token names its player; whether the moves are legal is left to
    `apply`.
    """
    match = _TOKEN.fullmatch(token)
    if match is None:
        raise BadRequest(f"{shortened(token)!r} is not a move")
    if match["field"]:
        return (Place(int(match["field"])),)
    if match["dice"]:
        return (Rolled(ROLL_OF[match["dice"]]),)
    player, pair = read_letter(match["pair"])
    if player != state.player:
        raise NotYourTurn(f"it is the turn of {letter_of(state.player)}")
    throw = Throw(pair)
    return (throw, Rolled(ROLL_OF[match["rolled"]])) if match["rolled"] else (throw,)


def write_moves(moves: Iterable[Move], state: State) -> Iterator[tuple[str, Step]]:
    """Yield the moves as tokens, each with the step it leads to, from the given state."""
    thrown = ""
    for move in moves:
        player = state.player
        step = apply(state, move)
        state = step.state
        if isinstance(move, Throw):
            thrown = letter_of(player, move.pair)
        elif isinstance(move, Rolled):
            yield thrown + write_faces(move.roll), step
            thrown = ""
        else:
            yield f"@{move.field}", step
    if thrown:
        yield f"{thrown}?", Step(state, ())


def fitting_tokens(state: State) -> str:
    """Return the tokens that are legal here, with one roll as an example."""
    if state.phase is Phase.DICE:
        return "46"
    actions = legal_actions(state)
    throws = [f"{letter_of(state.player, a.pair)}46" for a in actions if isinstance(a, Throw)]
    places = [f"@{action.field}" for action in actions if isinstance(action, Place)]
    return " ".join(throws + places)
