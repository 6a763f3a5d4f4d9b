"""All that a review says about one player."""

from dataclasses import dataclass

from rapido.review.accounts.dice import Histogram, dice_of
from rapido.review.accounts.grade import Grade, grade_of
from rapido.review.accounts.luck import Luck, luck_of
from rapido.review.accounts.mistakes import Ranking, mistakes_of
from rapido.review.accounts.balance import Sheet, sheet_of
from rapido.review.accounts.skill import Skill, skill_of
from rapido.review.game import Review


@dataclass(frozen=True, slots=True)
class Person:
    """One player of one game."""

    seat: int
    sheet: Sheet
    skill: Skill
    grade: Grade | None
    luck: Luck
    mistakes: Ranking
    dice: Histogram


def people(review: Review) -> tuple[Person, ...]:
    """Look at every player of a game."""
    return tuple(_person(review, seat) for seat in range(len(review.start)))


def _person(review: Review, seat: int) -> Person:
    entries = review.entries
    skill = skill_of(entries, seat, len(review.start))
    return Person(
        seat=seat,
        sheet=sheet_of(entries, seat),
        skill=skill,
        grade=grade_of(skill),
        luck=luck_of(entries, seat),
        mistakes=mistakes_of(entries, seat),
        dice=dice_of(entries, seat),
    )
