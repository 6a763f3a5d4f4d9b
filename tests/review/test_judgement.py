"""Verdicts on skill and luck, and when there is none."""

from dataclasses import replace
from math import sqrt
from random import Random
from statistics import mean

import pytest

from rapido.review import DecisionEntry, review
from rapido.review.accounts.dice import band
from rapido.review.accounts.grade import FEWEST, Grade, player_grade
from rapido.review.accounts.luck import FEWEST as FEWEST_ROLLS
from rapido.review.accounts.luck import Luck, LuckVerdict, player_luck
from rapido.review.accounts.mistakes import Mistake, classify_mistake, player_mistakes
from rapido.review.accounts.skill import Skill
from rapido.review.entries import START
from rapido.review.moments import LEAST_SWING, MOST, moments
from rapido.rules import ROLLS, Action, Pair, Phase, Place, Roll, State, Throw
from tests.review.fast_random_values import FastRandomValues
from tests.review.games import played

PAIRS = (Pair(1, 0, 4, Roll(3, 1)), Pair(2, 0, 2, Roll(1, 2)))
DECIDING = State((5, 5, 5), PAIRS, 0, Phase.DECIDE, 0, Roll(4, 5), 1)
"""A has 54 on the table; B lies on field 4 with 31, C on field 2 with 21"""


def entry(chosen: Action, best: Action, chances: dict[Action, float]) -> DecisionEntry:
    wins = {action: (own, (1 - own) / 2, (1 - own) / 2) for action, own in chances.items()}
    return DecisionEntry(START, 0, DECIDING, Roll(4, 5), wins, best, chosen)


@pytest.mark.parametrize(
    ("chosen", "best", "mistake"),
    [
        (Throw(0), Place(3), Mistake.ROLLED_ON),
        (Place(3), Throw(0), Mistake.STOPPED),
        (Place(5), Place(1), Mistake.SPARED),
        (Place(3), Place(1), Mistake.SPARED),
        (Place(1), Place(0), Mistake.TOO_HIGH),
        (Place(3), Place(5), Mistake.TOO_LOW),
        (Place(0), Place(5), Mistake.FIELD_ZERO),
    ],
)
def test_kinds_of_mistakes(chosen: Action, best: Action, mistake: Mistake) -> None:
    wrong = entry(chosen, best, {chosen: 0.3, best: 0.4})
    assert classify_mistake(wrong) is mistake
    (found,) = player_mistakes([wrong, wrong], 0)
    assert found[0] is mistake
    assert found[1].count == 2
    assert found[1].loss == pytest.approx(0.2)
    assert player_mistakes([wrong], 1) == ()
    assert classify_mistake(replace(wrong, chosen=best)) is None


@pytest.mark.parametrize(
    ("chosen", "chances", "counted"),
    [
        (0, (0.4, 0.39, 0.2), True),
        (1, (0.4, 0.39, 0.2), True),
        (0, (0.4, 0.31, 0.2), False),  # obvious
        (2, (0.4, 0.31, 0.2), True),  # obvious, but missed
        (2, (0.4, 0.3999, 0.3995), False),  # all equal
    ],
)
def test_only_real_decisions_count(chosen: int, chances: tuple[float, ...], counted: bool) -> None:  # noqa: FBT001
    actions = (Throw(0), Place(0), Place(3))
    known: dict[Action, float] = dict(zip(actions, chances, strict=True))
    assert entry(actions[chosen], actions[0], known).counted is counted


def test_confidence_interval_covers_the_truth_and_narrows() -> None:
    """A player who loses 0.02 in one of four decisions: 0.005 on average."""
    rng = Random(3)
    widths = list[float]()
    for decisions in (10, 40, 160):
        bands = [
            Skill(tuple(0.02 * (rng.random() < 0.25) for _ in range(decisions)), 2).band or (1, 0)
            for _ in range(300)
        ]
        assert sum(low <= 0.005 <= high for low, high in bands) > 270
        widths.append(mean(high - low for low, high in bands))
    assert widths == sorted(widths, reverse=True)


def test_few_good_choices_do_not_prove_perfection() -> None:
    assert Skill((), 2).band is None
    assert Skill((), 2).mean_loss == 0
    few, many = Skill((0.0,) * 3, 2).band, Skill((0.0,) * 100, 2).band
    assert few
    assert many
    assert few[1] > 0.02
    assert many[1] < 0.002
    assert player_grade(Skill((0.0,) * (FEWEST - 1), 2)) is None
    assert player_grade(Skill((0.0,) * FEWEST, 2)) is Grade.PERFECT


def test_grades_fall_with_losses() -> None:
    grades = [player_grade(Skill((loss / 10_000,) * 9, 2)) for loss in range(1, 600)]
    assert list(dict.fromkeys(grades)) == list(Grade)
    assert player_grade(Skill((0.007,) * 9, 2)) is Grade.STRONG
    assert player_grade(Skill((0.007,) * 9, 6)) is Grade.SHAKY


@pytest.mark.parametrize(
    ("total", "rolls", "verdict"),
    [
        (0.9, FEWEST_ROLLS - 1, LuckVerdict.FEW),
        (0.2, 20, LuckVerdict.WITHIN),
        (-0.25, 20, LuckVerdict.WITHIN),
        (0.3, 20, LuckVerdict.LUCKY),
        (-0.3, 20, LuckVerdict.UNLUCKY),
    ],
)
def test_luck_within_its_spread_gets_no_verdict(
    total: float, rolls: int, verdict: LuckVerdict
) -> None:
    luck = Luck(total, 0.04, rolls)
    assert luck.verdict is verdict
    assert luck.spread == pytest.approx(1.96 * 0.2)
    assert (luck.share > 0.5) == (total > 0)


def test_spread_of_luck_is_calibrated() -> None:
    """Over many games, luck divided by its spread has unit variance."""
    sigmas = list[float]()
    for seed in range(60):
        found = review(played(2, 2, seed), FastRandomValues())
        for seat in range(2):
            luck = player_luck(found.entries, seat)
            if luck.variance > 0:
                sigmas.append(luck.total / sqrt(luck.variance))
    assert abs(mean(sigmas)) < 0.25
    assert 0.8 < sqrt(mean(sigma**2 for sigma in sigmas)) < 1.2


def test_moments_are_the_largest_swings_in_order() -> None:
    entries = review(played(3, 8, 4), FastRandomValues()).entries
    swings = [
        max(abs(after - before) for before, after in zip(each.before, each.after, strict=True))
        for each in entries
    ]
    found = moments(entries)
    assert 0 < len(found) <= MOST
    assert [moment.entry for moment in found] == sorted(moment.entry for moment in found)
    smallest = min(abs(moment.swing) for moment in found)
    assert smallest >= LEAST_SWING
    assert sum(swing > smallest for swing in swings) < len(found)
    for moment in found:
        assert abs(moment.swing) == pytest.approx(swings[moment.entry])


def test_fair_dice_stay_within_their_intervals() -> None:
    assert band(0) == (0, 0)
    assert band(6) == (0, 4)  # five or six of six: 31 in 46656
    rng, outside = Random(5), 0
    for _ in range(200):
        rolls = [rng.choice(ROLLS) for _ in range(200)]
        low, high = band(200)
        counts = [sum(roll[die] == face for roll in rolls) for die in (0, 1) for face in range(4)]
        outside += any(count and not low <= count <= high for count in counts)
    assert outside < 20
    low, high = band(30_000)
    assert low < 5000 < high
    assert (high - low) / 30_000 < (band(300)[1] - band(300)[0]) / 300
