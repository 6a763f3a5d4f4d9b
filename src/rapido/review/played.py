"""A game replayed by the rules: every move, and where in the record it belongs."""

from dataclasses import dataclass, replace

from rapido.record import Record
from rapido.review.entries import START, Location
from rapido.rules import Move, Phase, State, Throw, apply


@dataclass(frozen=True, slots=True)
class PlayedMove:
    state: State
    """before it"""
    move: Move
    after: State
    location: Location


@dataclass(frozen=True, slots=True)
class PlayedGame:
    moves: tuple[PlayedMove, ...]
    end: State
    turns: int


def play(record: Record) -> PlayedGame:
    state, at, moves = record.start, START, list[PlayedMove]()
    for move in record.moves:
        after = apply(state, move).state
        moves.append(PlayedMove(state, move, after, at))
        state = after
        # A throw shares its token with the dice that follow.
        at = Location(at.turn, at.move + 1, at.index + (not isinstance(move, Throw)))
        if state.phase is Phase.ROLL:
            at = replace(at, turn=at.turn + 1)
    return PlayedGame(tuple(moves), state, at.turn)
