"""A game walked through by the rules, and what everyone could expect at every moment of it."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from rapido.record import Record
from rapido.review.entries import Entry, RollEntry, choice
from rapido.review.memory import Memory
from rapido.rules import ROLLS, Action, Phase, Rolled, State, TurnPassed, apply
from rapido.turn.analysis import TurnAnalysis, Win
from rapido.turn.positions import ValueFunction


@dataclass(frozen=True, slots=True)
class Review:
    """A game with all that was booked in it: start + all changes = end, seat by seat."""

    record: Record
    source: str
    """where the chances come from: `exact`, or what estimated them"""
    stderr: float
    start: Win
    entries: tuple[Entry, ...]
    end: Win
    """the result, or as long as there is none the last value"""
    winner: int | None
    turns: int

    @property
    def result(self) -> tuple[int, ...] | None:
        """1 for the winner and 0 for the others, if the game was finished."""
        if self.winner is None:
            return None
        return tuple(int(seat == self.winner) for seat in range(len(self.end)))


def review(record: Record, values: ValueFunction | None = None) -> Review:
    """Review a game, finished or not, with the best evaluation there is or a given one."""
    if values is None:
        values = _best_there_is(record.start)
    walk = _Walk(record.start, values)
    start = walk.value
    entries = [entry for number, move in enumerate(record.moves) for entry in walk.go(number, move)]
    return Review(
        record=record,
        source=values.source,
        stderr=values.stderr,
        start=start,
        entries=tuple(entries),
        end=walk.value,
        winner=walk.state.winner,
        turns=walk.turn,
    )


def _best_there_is(state: State) -> ValueFunction:
    from rapido.players.evaluate import values_for  # noqa: PLC0415 - loads the network

    return values_for(state)


class _Walk:
    """Where the game stands, and what it is worth to everyone there."""

    def __init__(self, state: State, values: ValueFunction) -> None:
        self.state = state
        self.turn = 1
        self._values = Memory(values)
        self._outlook = TurnAnalysis(state, self._values) if state.phase is not Phase.OVER else None
        self.value = _won(state) if self._outlook is None else self._outlook.win
        self._mean = self.value
        """what the next roll is worth before it falls, once the dice are in the air"""

    def go(self, number: int, move: Action | Rolled) -> Iterator[Entry]:
        """Make a move, and book it unless it was forced."""
        state, step = self.state, apply(self.state, move)
        outlook = self._outlook
        assert outlook is not None  # noqa: S101 - the rules let nobody move after the end
        self.state = step.state
        if isinstance(move, Rolled):
            yield self._land(number, state, move, outlook)
        elif (entry := choice(state, outlook, move, self.turn, number)) is not None:
            self.value = self._mean = entry.after
            yield entry
        else:
            # The first throw of a turn: with two pairs in front it is all the same which one.
            self._mean = outlook.win
        if any(isinstance(event, TurnPassed) for event in step.events):
            self._begin_turn()

    def _land(self, number: int, state: State, move: Rolled, outlook: TurnAnalysis) -> RollEntry:
        outcomes = np.array(outlook.outcomes)
        outcome = outcomes[ROLLS.index(move.roll)]
        luck = outcome - np.array(self._mean)
        before = self.value
        if self.state.phase is Phase.DECIDE:
            self._outlook = TurnAnalysis(self.state, self._values)
            self.value = self._outlook.win
        else:
            self.value = tuple(outcome.tolist())
        correction = np.array(self.value) - np.array(before) - luck
        return RollEntry(
            turn=self.turn,
            player=state.player,
            move=number,
            state=state,
            roll=move.roll,
            before=before,
            after=self.value,
            luck=tuple(luck.tolist()),
            correction=tuple(correction.tolist()),
            variance=float(outcomes[:, state.player].var()),
        )

    def _begin_turn(self) -> None:
        """Look ahead from the new turn; what that changes is booked with its first roll."""
        if self.state.phase is Phase.OVER:
            self._outlook = None
            return
        self.turn += 1
        self._values.forget()
        self._outlook = TurnAnalysis(self.state, self._values)


def _won(state: State) -> Win:
    return tuple(float(seat == state.player) for seat in range(state.players))
