"""What each roll and each choice of a game was worth, so that luck and skill add up."""

from rapido.review.entries import ChoiceEntry, Entry, RollEntry
from rapido.review.accounts.player import Person, people
from rapido.review.accounts.balance import Sheet
from rapido.review.game import Review, review

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
