"""The review of one game: everyone's chance to win, move by move."""

from dataclasses import dataclass

from rapido.record import Record
from rapido.review import native, reference
from rapido.review.entries import Entry
from rapido.review.played import play
from rapido.rules import State
from rapido.turn.analysis import Win
from rapido.turn.positions import ValueFunction


@dataclass(frozen=True, slots=True)
class Review:
    """A game and all changes of everyone's chance: start + changes = end, seat by seat."""

    record: Record
    source: str
    """where the chances come from: `exact`, or what estimated them"""
    stderr: float
    start: Win
    entries: tuple[Entry, ...]
    end: Win
    """the result, or the last chances if the game was not finished"""
    winner: int | None
    turns: int

    @property
    def result(self) -> tuple[int, ...] | None:
        """1 for the winner and 0 for the others; None if the game was not finished."""
        if self.winner is None:
            return None
        return tuple(int(seat == self.winner) for seat in range(len(self.end)))


def review(record: Record, values: ValueFunction | None = None) -> Review:
    """Review a game, finished or not; without `values`, with the best evaluation available."""
    if values is None:
        values = _best_values(record.start)
    played = play(record)
    given = record.start, played.moves, values
    start, entries, end = native.review_moves(*given) or reference.review_moves(*given)
    return Review(
        record=record,
        source=values.source,
        stderr=values.stderr,
        start=start,
        entries=entries,
        end=end,
        winner=played.end.winner,
        turns=played.turns,
    )


def _best_values(state: State) -> ValueFunction:
    from rapido.players.evaluate import best_value_function  # noqa: PLC0415 - loads the network

    return best_value_function(state)
