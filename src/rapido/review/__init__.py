"""What each roll and each choice of a game was worth, so that luck and skill add up."""

from rapido.review.entries import ChoiceEntry, Entry, RollEntry
from rapido.review.people import Person, people
from rapido.review.sheet import Sheet
from rapido.review.walk import Review, review

__all__ = [
    "ChoiceEntry",
    "Entry",
    "Person",
    "Review",
    "RollEntry",
    "Sheet",
    "people",
    "review",
]
