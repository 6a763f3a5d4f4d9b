"""The ratings: right where the answer is known, and with intervals that keep their word."""

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
    """Let luck play games of these strengths, all independent."""
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


def test_two_players_are_as_far_apart_as_their_score_says() -> None:
    found = rate(TWO, wins([[2, 0]], [[1, 1]], [[1, 1]], [[0, 2]], [[2, 0]]))
    assert found.bounded
    first, second = found.players
    assert first.value - second.value == pytest.approx(400 * log10(6 / 4))
    assert first.value + second.value == pytest.approx(0, abs=1e-9)


def test_three_players_have_the_most_likely_ratings() -> None:
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
def test_intervals_hold_the_truth_as_often_as_they_say(request_: ArenaRequest) -> None:
    strengths = [1.0, 3.0, 5.0][: len(request_.players)]
    truth = 400 * np.log10(np.array(strengths))
    truth -= truth.mean()
    held, all_of_them = 0, 0
    for seed in range(150):
        found = rate(request_, played(request_, strengths, 60, seed))
        for estimate, true in zip(found.players, truth, strict=True):
            low, high = estimate.interval or (0.0, 0.0)
            held += low <= true <= high
            all_of_them += 1
    assert 0.91 < held / all_of_them < 0.985


def test_games_with_the_same_dice_count_as_one_observation() -> None:
    # If the dice alone decide, both games of a set go to the same player: half as much is known.
    alike = rate(TWO, wins(*[[[2, 0]]] * 30, *[[[0, 2]]] * 30)).players[0]
    apart = rate(TWO, wins(*[[[1, 1]]] * 30, *[[[2, 0]]] * 15, *[[[0, 2]]] * 15)).players[0]
    assert alike.error is not None
    assert apart.error is not None
    assert alike.error == pytest.approx(apart.error * 2**0.5)
    even = rate(TWO, wins(*[[[1, 1]]] * 30)).players[0]
    assert even.error == pytest.approx(0, abs=1e-9)


def test_who_never_loses_has_no_finite_rating_of_their_own() -> None:
    found = rate(TWO, wins([[2, 0]], [[2, 0]]))
    assert not found.bounded
    assert found.players[0].value - found.players[1].value == pytest.approx(400 * log10(4.5 / 0.5))
    assert found.players[0].interval is None
    # A chain is enough: each of them has lost to someone.
    circle = wins([[2, 0, 0], [0, 0, 2], [0, 2, 0]])
    assert rate(THREE, circle).bounded


def test_scores_compare_two_and_two() -> None:
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
