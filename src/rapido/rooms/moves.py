"""A token of a record, played by the rules."""

from functools import lru_cache
from typing import Final

from rapido.record import read_moves
from rapido.rules import Event, Move, State, Step, apply


def play(state: State, token: str) -> tuple[tuple[Move, ...], Step]:
    """Play a token: return the moves it stands for, and where they lead."""
    moves, events = read_moves(token, state), list[Event]()
    for move in moves:
        state, happened = apply(state, move)
        events += happened
    return moves, Step(state, tuple(events))


played: Final = lru_cache(maxsize=1024)(play)
"""remembered, since every move is played twice: when it is judged, and when it is stored"""
