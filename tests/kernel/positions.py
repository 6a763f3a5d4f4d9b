"""Positions from random games."""

from random import Random

from rapido.rules import State
from tests.play import random_game


def random_positions(players: int, rng: Random, games: int) -> list[State]:
    """Yield all positions of random games, some with a very short or long staircase."""
    finishes = rng.choices([21, 3, 60], [8, 1, 1], k=games)
    return [state for finish in finishes for state, _ in random_game(players, rng, finish)]
