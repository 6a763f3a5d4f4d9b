"""Statistics of long runs compared with another program, and uniformity of random numbers."""

from fractions import Fraction
from itertools import pairwise
from math import sqrt

import pytest

from rapido.kernel import Tally, play_games
from rapido.kernel.native.library import Library
from rapido.kernel.simulate.random_stream import RandomStream

GAMES = 200_000

# Turns per game, rolls per turn and wins by seat from a prototype, 2 to 4 million games each.
REFERENCE = [
    (2, "uniform", 29.40, 1.17, (0.528, 0.472)),
    (2, "threshold", 20.33, 1.68, (0.538, 0.462)),
    (3, "uniform", 43.46, 1.18, (0.363, 0.332, 0.306)),
    (3, "threshold", 25.01, 1.69, (0.387, 0.329, 0.285)),
    (4, "uniform", 67.36, 1.20, (0.271, 0.256, 0.243, 0.230)),
    (4, "threshold", 37.29, 1.71, (0.290, 0.260, 0.236, 0.215)),
    (5, "uniform", 95.57, 1.23, (0.216, 0.207, 0.200, 0.192, 0.186)),
    (5, "threshold", 53.04, 1.73, (0.229, 0.212, 0.199, 0.187, 0.174)),
    (6, "uniform", 127.74, 1.24, (0.179, 0.173, 0.168, 0.164, 0.160, 0.156)),
    (6, "threshold", 74.07, 1.74, (0.187, 0.178, 0.170, 0.162, 0.155, 0.148)),
]


def mean_and_error(tally: Tally) -> tuple[float, float]:
    """Return the mean of a run of GAMES, and its standard error."""
    mean = tally.total / GAMES
    return mean, sqrt((tally.squares / GAMES - mean * mean) / GAMES)


@pytest.mark.parametrize(("players", "policy", "turns", "rolls_a_turn", "wins"), REFERENCE)
def test_statistics_match_the_prototype(  # noqa: PLR0917 - a row of the table
    compiled: Library,
    players: int,
    policy: str,
    turns: float,
    rolls_a_turn: float,
    wins: tuple[float, ...],
) -> None:
    assert compiled.c
    found = play_games(players, (policy,) * players, GAMES, seed=2026)
    mean, error = mean_and_error(found.turns)
    assert abs(mean - turns) < 4 * error + 0.005
    assert abs(found.rolls.total / found.turns.total - rolls_a_turn) < 0.01
    for share, won in zip(wins, found.wins, strict=True):
        error = sqrt(share * (1 - share) / GAMES)
        assert abs(won / GAMES - share) < 4 * error + 0.0005


def splitmix64(state: int, number: int) -> list[int]:
    """Implement the published generator independently of the kernel."""
    found: list[int] = []
    for _ in range(number):
        state = (state + 0x9E3779B97F4A7C15) % 2**64
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
        found.append(z ^ (z >> 31))
    return found


def test_random_stream_of_a_game_is_a_part_of_the_sequence() -> None:
    # The first numbers of the reference implementation for seed 1234567.
    assert splitmix64(1234567, 3) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]
    begin = splitmix64((42 - 0x9E3779B97F4A7C15) % 2**64, 1)[0]
    drawn = splitmix64(begin, 3 * 65536 + 5)
    for game in range(4):
        stream = RandomStream(42, game)
        assert [stream.draw() for _ in range(5)] == drawn[game * 65536 : game * 65536 + 5]


@pytest.mark.parametrize("among", [2, 3, 4, 5, 6, 7, 36])
def test_outcomes_and_choices_are_uniform(among: int) -> None:
    # bits * n >> 32 is k for the bits from ceil(k * 2^32 / n) up to the next such bound.
    bounds = [-(-(k << 32) // among) for k in range(among + 1)]
    for low, high in pairwise(bounds):
        assert abs(Fraction(high - low, 1 << 32) - Fraction(1, among)) < Fraction(1, 10**9)
        assert low * among >> 32 == (high - 1) * among >> 32
        # ... and the lowest bit, which may choose a pair, is even among them.
        even = -(-high // 2) - -(-low // 2)
        assert abs(Fraction(even, 1 << 32) - Fraction(1, 2 * among)) < Fraction(1, 10**9)
