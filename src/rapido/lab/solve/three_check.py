"""Checks a table for three from outside: every state against one turn, and whole games."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from rapido.lab.solve.games import Games
from rapido.lab.solve.three_native import Kernel, Table

_PARTS: Final = 512
_GAMES_AT_ONCE: Final = 500


def look_at_all(table: Table, threads: int, tell: Callable[[float], None]) -> float:
    """Return how far any state is from one turn of play by the table."""
    look = partial(Kernel().look, table, parts=_PARTS)
    largest = 0.0
    with ThreadPoolExecutor(threads) as workers:
        for number, found in enumerate(workers.map(look, range(_PARTS)), 1):
            largest = max(largest, found)
            tell(number / _PARTS)
    return largest


def play_games(table: Table, threads: int, seed: int, games: int) -> Games:
    """Play games by the table."""
    play = partial(Kernel().play, table, seed)
    firsts = range(0, games, _GAMES_AT_ONCE)
    numbers = (range(first, min(first + _GAMES_AT_ONCE, games)) for first in firsts)
    with ThreadPoolExecutor(threads) as workers:
        parts = list(workers.map(play, numbers))
    return Games(
        tuple(sum(part.wins[seat] for part in parts) for seat in range(3)),
        sum(part.turns for part in parts),
        sum(part.rolls for part in parts),
    )
