"""What each roll and each choice of a game was worth, so that luck and skill add up."""

from rapido.review.accounts.balance import Balance
from rapido.review.accounts.player import PlayerSummary, summarize
from rapido.review.entries import DecisionEntry, Entry, RollEntry
from rapido.review.game import Review, review

__all__ = [
    "Balance",
    "DecisionEntry",
    "Entry",
    "PlayerSummary",
    "Review",
    "RollEntry",
    "review",
    "summarize",
]
