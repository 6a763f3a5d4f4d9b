"""All that reviews say about one player, in one game or in several."""

from dataclasses import dataclass

from rapido.review.accounts.balance import Balance, balance_of
from rapido.review.accounts.dice import Histogram, dice_of
from rapido.review.accounts.grade import Grade, grade_of
from rapido.review.accounts.luck import Luck, luck_of
from rapido.review.accounts.mistakes import Ranking, mistakes_of
from rapido.review.accounts.skill import Skill, skill_of
from rapido.review.game import Review


@dataclass(frozen=True, slots=True)
class Figures:
    balance: Balance
    skill: Skill
    luck: Luck
    mistakes: Ranking
    dice: Histogram

    @property
    def grade(self) -> Grade | None:
        return grade_of(self.skill)


@dataclass(frozen=True, slots=True)
class PlayerSummary(Figures):
    """One player of one game."""

    seat: int


def summarize(review: Review) -> tuple[PlayerSummary, ...]:
    """Summarize a review for every player, by seat."""
    return tuple(_summary(review, seat) for seat in range(len(review.start)))


def _summary(review: Review, seat: int) -> PlayerSummary:
    entries = review.entries
    return PlayerSummary(
        seat=seat,
        balance=balance_of(entries, seat),
        skill=skill_of(entries, seat, len(review.start)),
        luck=luck_of(entries, seat),
        mistakes=mistakes_of(entries, seat),
        dice=dice_of(entries, seat),
    )
