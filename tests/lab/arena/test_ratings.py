"""Ratings: known results, and coverage of their intervals."""

from math import log10

import numpy as np
import pytest

from rapido.lab.arena.ratings import Wins, rate, scores
from rapido.lab.arena.request import ArenaRequest

TWO = ArenaRequest(("uniform", "threshold"), 1, seed=1)
THREE = ArenaRequest(("uniform", "threshold", "heuristic"), 1, seed=1)
TABLE = ArenaRequest(("uniform", "threshold", "heuristic"), 1, seed=1, seats=3)
SHARED = ArenaRequest(("uniform", "threshold"), 1, seed=1, seats=3)


def wins(*sets: list[list[int]]) -> Wins:
    return np.array(sets, dtype=np.int16)


def played(request: ArenaRequest, strengths: list[float], sets: int, seed: int) -> Wins:
    """Draw independent results for players of these strengths."""
    rng = np.random.default_rng(seed)
    drawn = np.zeros((sets, len(request.groups), len(strengths)), dtype=np.int16)
    for number, group in enumerate(request.groups):
        seated = [
            group.members.count(player) * strength
            for player, strength in zip(request.players, strengths, strict=True)
        ]
        chances = np.array(seated) / sum(seated)
        drawn[:, number] = rng.multinomial(len(group.orders), chances, size=sets)
    return drawn


def test_rating_difference_of_two_players() -> None:
    found = rate(TWO, wins([[2, 0]], [[1, 1]], [[1, 1]], [[0, 2]], [[2, 0]]))
    assert found.bounded
    first, second = found.players
    assert first.value - second.value == pytest.approx(400 * log10(6 / 4))
    assert first.value + second.value == pytest.approx(0, abs=1e-9)


def test_maximum_likelihood_ratings_of_three_players() -> None:
    results = played(THREE, [1.0, 2.0, 4.0], 50, seed=1)
    found = rate(THREE, results)
    assert found.bounded
    won = results.sum(axis=0)

    def likelihood(ratings: list[float]) -> float:
        strengths = 10 ** (np.array(ratings) / 400)
        return sum(
            float(won[number, player]) * log10(strengths[player] / strengths[list(pair)].sum())
            for number, pair in enumerate([(0, 1), (0, 2), (1, 2)])
            for player in pair
        )

    best = [estimate.value for estimate in found.players]
    for player in range(3):
        for change in (-1.0, 1.0):
            other = list(best)
            other[player] += change
            assert likelihood(other) < likelihood(best)


@pytest.mark.parametrize("request_", [THREE, TABLE, SHARED], ids=["pairs", "three", "shared"])
def test_coverage_of_the_intervals(request_: ArenaRequest) -> None:
    strengths = [1.0, 3.0, 5.0][: len(request_.players)]
    truth = 400 * np.log10(np.array(strengths))
    truth -= truth.mean()
    covered, all_of_them = 0, 0
    for seed in range(150):
        found = rate(request_, played(request_, strengths, 60, seed))
        for estimate, true in zip(found.players, truth, strict=True):
            low, high = estimate.interval or (0.0, 0.0)
            covered += low <= true <= high
            all_of_them += 1
    assert 0.91 < covered / all_of_them < 0.985


def test_games_with_the_same_dice_are_one_observation() -> None:
    # If the dice alone decide, both games of a set have the same winner: half the information.
    alike = rate(TWO, wins(*[[[2, 0]]] * 30, *[[[0, 2]]] * 30)).players[0]
    apart = rate(TWO, wins(*[[[1, 1]]] * 30, *[[[2, 0]]] * 15, *[[[0, 2]]] * 15)).players[0]
    assert alike.error is not None
    assert apart.error is not None
    assert alike.error == pytest.approx(apart.error * 2**0.5)
    even = rate(TWO, wins(*[[[1, 1]]] * 30)).players[0]
    assert even.error == pytest.approx(0, abs=1e-9)


def test_undefeated_player_has_no_finite_rating() -> None:
    found = rate(TWO, wins([[2, 0]], [[2, 0]]))
    assert not found.bounded
    assert found.players[0].value - found.players[1].value == pytest.approx(400 * log10(4.5 / 0.5))
    assert found.players[0].interval is None
    # A cycle is enough: each player has lost to another.
    circle = wins([[2, 0, 0], [0, 0, 2], [0, 2, 0]])
    assert rate(THREE, circle).bounded


def test_pairwise_scores() -> None:
    results = wins([[2, 0, 0], [1, 0, 1], [0, 1, 1]], [[1, 1, 0], [0, 0, 2], [0, 2, 0]])
    found = scores(THREE, results)
    assert [[cell and cell.value for cell in row] for row in found] == [
        [None, 0.75, 0.25],
        [0.25, None, 0.75],
        [0.75, 0.25, None],
    ]
    assert all(cell is None or cell.interval for row in found for cell in row)
    only = scores(TWO, wins([[2, 0]]))[0][1]
    assert only is not None
    assert (only.value, only.interval) == (1.0, None)
