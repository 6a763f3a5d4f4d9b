"""What all games of a learner have in common."""

from typing import NamedTuple


class Table(NamedTuple):
    players: int
    finish: int
    seat: int | None
    """the learner's; None is another one in each game"""
