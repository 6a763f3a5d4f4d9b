"""A grade for a player: the mean loss in one word."""

from enum import StrEnum
from typing import Final

from rapido.review.accounts.skill import Skill

FEWEST: Final = 5
"""fewer decisions that count are not graded"""


class Grade(StrEnum):
    """From perfect play down to random play."""

    PERFECT = "perfect"
    MASTERLY = "masterly"
    STRONG = "strong"
    SOLID = "solid"
    SHAKY = "shaky"
    WILD = "wild"


_UP_TO: Final = (
    (0.0005, Grade.PERFECT),
    (0.002, Grade.MASTERLY),
    (0.008, Grade.STRONG),
    (0.015, Grade.SOLID),
    (0.03, Grade.SHAKY),
)
"""for two players; with more, a fair share of the game is smaller, and so is the loss"""


def player_grade(skill: Skill) -> Grade | None:
    """Grade a player; None if too few decisions count."""
    if skill.decisions < FEWEST:
        return None
    measure = skill.mean_loss / skill.stakes
    return next((grade for limit, grade in _UP_TO if measure <= limit), Grade.WILD)
