"""What every move was worth, computed by the kernel."""

from collections.abc import Sequence

from rapido.kernel import review as kernel
from rapido.kernel.review import ReviewedDecision, ReviewedRoll
from rapido.players.network import Network
from rapido.review.entries import DecisionEntry, Entry, RollEntry
from rapido.review.played import PlayedMove
from rapido.rules import Rolled, State
from rapido.turn.analysis import Win
from rapido.turn.positions import ValueFunction


def review_moves(
    start: State, moves: Sequence[PlayedMove], values: ValueFunction
) -> tuple[Win, tuple[Entry, ...], Win] | None:
    """Review with the kernel; None if it does not know this value function."""
    evaluator = values.evaluator(start.players) if isinstance(values, Network) else None
    if evaluator is None:
        return None
    found = kernel.review_moves(evaluator, start, [played.move for played in moves])
    entries = map(_entry, moves, found.moves)
    return found.start, tuple(entry for entry in entries if entry is not None), found.end


def _entry(played: PlayedMove, found: ReviewedRoll | ReviewedDecision | None) -> Entry | None:
    state, move = played.state, played.move
    if isinstance(found, ReviewedRoll) and isinstance(move, Rolled):
        return RollEntry(
            location=played.location,
            player=state.player,
            state=state,
            roll=move.roll,
            before=found.before,
            after=found.after,
            luck=found.luck,
            correction=found.correction,
            variance=found.variance,
        )
    if isinstance(found, ReviewedDecision) and not isinstance(move, Rolled) and state.roll:
        return DecisionEntry(
            location=played.location,
            player=state.player,
            state=state,
            roll=state.roll,
            wins=found.wins,
            best=found.best,
            chosen=move,
            stand_in=played.stand_in,
        )
    return None
