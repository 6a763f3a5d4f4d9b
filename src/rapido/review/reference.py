"""What every move was worth, by any value function; kernel/c/review is the same in C."""

from collections.abc import Sequence

import numpy as np

from rapido.review.entries import Entry, RollEntry, decision_entry
from rapido.review.played import PlayedMove
from rapido.review.value_cache import ValueCache
from rapido.rules import ROLLS, Phase, Rolled, State
from rapido.turn.analysis import TurnAnalysis, Win
from rapido.turn.positions import ValueFunction


def review_moves(
    start: State, moves: Sequence[PlayedMove], values: ValueFunction
) -> tuple[Win, tuple[Entry, ...], Win]:
    """Return everyone's chance at the start, the entries, and everyone's chance at the end."""
    reviewer = _Reviewer(start, values)
    first = reviewer.chances
    entries = tuple(entry for entry in map(reviewer.entry, moves) if entry is not None)
    return first, entries, reviewer.chances


class _Reviewer:
    """Follows a game and knows everyone's chance in the current position."""

    def __init__(self, state: State, values: ValueFunction) -> None:
        self._values = ValueCache(values)
        self._analysis = (
            TurnAnalysis(state, self._values) if state.phase is not Phase.OVER else None
        )
        self.chances = _result(state) if self._analysis is None else self._analysis.win
        self._mean = self.chances
        """the mean over the outcomes of the next roll, once the dice are in the air"""

    def entry(self, played: PlayedMove) -> Entry | None:
        """Return the entry of the next move, unless it was forced."""
        analysis = self._analysis
        assert analysis is not None  # noqa: S101 - the rules let nobody move after the end
        if isinstance(played.move, Rolled):
            entry = self._roll(played, played.move, analysis)
        else:
            entry = decision_entry(
                played.state, analysis, played.move, played.location, stand_in=played.stand_in
            )
            if entry is not None:
                self.chances = self._mean = entry.after
            else:
                # The first throw of a turn: with two pairs in front it does not matter which.
                self._mean = analysis.win
        if played.after.phase is Phase.OVER:
            self._analysis = None
        elif played.after.phase is Phase.ROLL:
            self._begin_turn(played.after)
        return entry

    def _roll(self, played: PlayedMove, move: Rolled, analysis: TurnAnalysis) -> RollEntry:
        outcomes = np.array(analysis.outcomes)
        outcome = outcomes[ROLLS.index(move.roll)]
        luck = outcome - np.array(self._mean)
        before = self.chances
        if played.after.phase is Phase.DECIDE:
            self._analysis = TurnAnalysis(played.after, self._values)
            self.chances = self._analysis.win
        else:
            self.chances = tuple(outcome.tolist())
        correction = np.array(self.chances) - np.array(before) - luck
        player = played.state.player
        return RollEntry(
            location=played.location,
            player=player,
            state=played.state,
            roll=move.roll,
            before=before,
            after=self.chances,
            luck=tuple(luck.tolist()),
            correction=tuple(correction.tolist()),
            variance=float(outcomes[:, player].var()),
        )

    def _begin_turn(self, state: State) -> None:
        """Look ahead from the new turn; the first roll's entry takes up what that changes."""
        self._values.clear()
        self._analysis = TurnAnalysis(state, self._values)


def _result(state: State) -> Win:
    return tuple(float(seat == state.player) for seat in range(state.players))
