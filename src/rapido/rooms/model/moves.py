"""Moves applied by the rules, and the tokens that stand for them in facts and records."""

from collections.abc import Iterable
from typing import NamedTuple

from rapido.record import read_moves
from rapido.rules import Event, Move, State, apply


class AppliedMoves(NamedTuple):
    """The moves of one token, and what they led to."""

    moves: tuple[Move, ...]
    state: State
    events: tuple[Event, ...]


def apply_moves(state: State, moves: Iterable[Move]) -> AppliedMoves:
    """Apply moves one after the other; raise a RapidoError for the first illegal one."""
    applied, events = tuple(moves), list[Event]()
    for move in applied:
        state, caused = apply(state, move)
        events += caused
    return AppliedMoves(applied, state, tuple(events))


def play_token(state: State, token: str) -> AppliedMoves:
    """Apply the moves that a token stands for."""
    return apply_moves(state, read_moves(token, state))
