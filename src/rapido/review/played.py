"""A game replayed by the rules: every move, and where in the record it belongs."""

from dataclasses import dataclass, replace

from rapido.record import Record, stand_in_tokens
from rapido.review.entries import START, Location
from rapido.rules import Move, State, Throw, TurnPassed, apply


@dataclass(frozen=True, slots=True)
class PlayedMove:
    state: State
    """before it"""
    move: Move
    after: State
    location: Location
    stand_in: bool = False
    """a computer player made it in place of the person"""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    moves: tuple[PlayedMove, ...]
    end: State
    turns: int
    """how many were begun, as in docs/rules.md: one that wins by scoring is a turn, too"""


def play(record: Record) -> PlayedGame:
    state, at, moves = record.start, START, list[PlayedMove]()
    stand_ins = stand_in_tokens(record)
    for move in record.moves:
        after, events = apply(state, move)
        moves.append(PlayedMove(state, move, after, at, at.index in stand_ins))
        state = after
        # A throw shares its token with the dice that follow.
        at = Location(at.turn, at.move + 1, at.index + (not isinstance(move, Throw)))
        if any(isinstance(event, TurnPassed) for event in events):
            at = replace(at, turn=at.turn + 1)
    return PlayedGame(tuple(moves), state, at.turn)
