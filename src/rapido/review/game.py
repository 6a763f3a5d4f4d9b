"""The review of one game: everyone's chance to win, move by move."""

from dataclasses import dataclass, replace

import numpy as np

from rapido.record import Record
from rapido.review.entries import START, Entry, Location, RollEntry, decision_entry
from rapido.review.value_cache import ValueCache
from rapido.rules import ROLLS, Move, Phase, Rolled, State, Throw, TurnPassed, apply
from rapido.turn.analysis import TurnAnalysis, Win
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
    reviewer = _Reviewer(record.start, values)
    start = reviewer.chances
    entries = tuple(entry for entry in map(reviewer.play, record.moves) if entry is not None)
    return Review(
        record=record,
        source=values.source,
        stderr=values.stderr,
        start=start,
        entries=entries,
        end=reviewer.chances,
        winner=reviewer.state.winner,
        turns=reviewer.location.turn,
    )


def _best_values(state: State) -> ValueFunction:
    from rapido.players.evaluate import best_value_function  # noqa: PLC0415 - loads the network

    return best_value_function(state)


class _Reviewer:
    """Replays a game and knows everyone's chance in the current position."""

    def __init__(self, state: State, values: ValueFunction) -> None:
        self.state = state
        self.location = START
        self._values = ValueCache(values)
        self._analysis = (
            TurnAnalysis(state, self._values) if state.phase is not Phase.OVER else None
        )
        self.chances = _result(state) if self._analysis is None else self._analysis.win
        self._mean = self.chances
        """the mean over the outcomes of the next roll, once the dice are in the air"""

    def play(self, move: Move) -> Entry | None:
        """Make a move and return its entry, unless it was forced."""
        state, step = self.state, apply(self.state, move)
        analysis = self._analysis
        assert analysis is not None  # noqa: S101 - the rules let nobody move after the end
        self.state = step.state
        if isinstance(move, Rolled):
            entry = self._roll(state, move, analysis)
        else:
            entry = decision_entry(state, analysis, move, self.location)
            if entry is not None:
                self.chances = self._mean = entry.after
            else:
                # The first throw of a turn: with two pairs in front it does not matter which.
                self._mean = analysis.win
        at = self.location
        # A throw shares its token with the dice that follow.
        self.location = Location(at.turn, at.move + 1, at.index + (not isinstance(move, Throw)))
        if any(isinstance(event, TurnPassed) for event in step.events):
            self._begin_turn()
        return entry

    def _roll(self, state: State, move: Rolled, analysis: TurnAnalysis) -> RollEntry:
        outcomes = np.array(analysis.outcomes)
        outcome = outcomes[ROLLS.index(move.roll)]
        luck = outcome - np.array(self._mean)
        before = self.chances
        if self.state.phase is Phase.DECIDE:
            self._analysis = TurnAnalysis(self.state, self._values)
            self.chances = self._analysis.win
        else:
            self.chances = tuple(outcome.tolist())
        correction = np.array(self.chances) - np.array(before) - luck
        return RollEntry(
            location=self.location,
            player=state.player,
            state=state,
            roll=move.roll,
            before=before,
            after=self.chances,
            luck=tuple(luck.tolist()),
            correction=tuple(correction.tolist()),
            variance=float(outcomes[:, state.player].var()),
        )

    def _begin_turn(self) -> None:
        """Look ahead from the new turn; the first roll's entry takes up what that changes."""
        if self.state.phase is Phase.OVER:
            self._analysis = None
            return
        self.location = replace(self.location, turn=self.location.turn + 1)
        self._values.clear()
        self._analysis = TurnAnalysis(self.state, self._values)


def _result(state: State) -> Win:
    return tuple(float(seat == state.player) for seat in range(state.players))
