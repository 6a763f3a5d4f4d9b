"""Checks a table for three from outside: every state against one turn, and whole games."""

from functools import partial

from rapido.lab.solve.games import Games
from rapido.lab.solve.in_parts import PARTS, TellShare, in_parts, parts_of_games
from rapido.lab.solve.three_native import Kernel, Table


def look_at_all(table: Table, threads: int, tell: TellShare) -> float:
    """Return how far any state is from one turn of play by the table."""
    look = partial(Kernel().look, table, parts=PARTS)
    return max(in_parts(look, range(PARTS), threads, tell))


def play_games(table: Table, threads: int, seed: int, games: int, tell: TellShare) -> Games:
    """Play games by the table."""
    play = partial(Kernel().play, table, seed)
    parts = in_parts(play, parts_of_games(games), threads, tell)
    return Games(
        tuple(sum(part.wins[seat] for part in parts) for seat in range(3)),
        sum(part.turns for part in parts),
        sum(part.rolls for part in parts),
    )
