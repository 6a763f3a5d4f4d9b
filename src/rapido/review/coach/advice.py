"""Advice for the player to act: what every action is worth, and what the dice may do."""

from dataclasses import dataclass
from typing import Final

from rapido.record import write_position
from rapido.review.accounts.mistakes import Mistake, classify_mistake
from rapido.review.coach.odds import field_odds
from rapido.review.coach.wire import AdviceView, OptionView, RollOddsView
from rapido.review.entries import decision_entry
from rapido.rules import (
    ROLLS,
    Action,
    GameOver,
    NotYourTurn,
    Phase,
    Place,
    State,
    apply,
    legal_actions,
)
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import ValueFunction

CLEAR: Final = 0.01
"""smaller losses are not remarked on"""
_ROUNDING: Final = 1e-6
"""chances closer than this are equal: the network computes with single precision"""


@dataclass(frozen=True, slots=True)
class Remark:
    """What was wrong with a choice that was clearly not the best."""

    mistake: Mistake
    loss: float
    best: Action


def advise(state: State, values: ValueFunction) -> AdviceView:
    _check_acting(state)
    analysis, me = TurnAnalysis(state, values), state.player
    actions = legal_actions(state)
    wins = [analysis.actions[action] for action in actions]
    best = actions.index(analysis.best)
    places = [index for index, action in enumerate(actions) if isinstance(action, Place)]
    stop = max(places, key=lambda index: wins[index][me], default=None)
    return AdviceView(
        position=write_position(state),
        player=me,
        win=analysis.win,
        options=tuple(_option(state, analysis, action) for action in actions),
        best=best,
        stop=stop,
        roll=_next_roll(state, analysis, None if stop is None else wins[stop][me]),
        fields=() if stop is None else field_odds(state, values),
        source=values.source,
        stderr=values.stderr,
    )


def remark(state: State, action: Action, values: ValueFunction) -> Remark | None:
    """Return what was wrong with a choice; None unless another one was clearly better."""
    _check_acting(state)
    if action not in legal_actions(state):
        apply(state, action)  # raises the reason
    return _remark(state, TurnAnalysis(state, values), action)


def _check_acting(state: State) -> None:
    if state.phase is Phase.OVER:
        raise GameOver("the game is over")
    if state.phase is Phase.DICE:
        raise NotYourTurn("the dice are in the air")


def _remark(state: State, analysis: TurnAnalysis, action: Action) -> Remark | None:
    entry = decision_entry(state, analysis, action)
    kind = None if entry is None else classify_mistake(entry)
    if entry is None or kind is None or entry.loss < CLEAR:
        return None
    return Remark(kind, entry.loss, analysis.best)


def _option(state: State, analysis: TurnAnalysis, action: Action) -> OptionView:
    win, found = analysis.actions[action], _remark(state, analysis, action)
    places = isinstance(action, Place)
    return OptionView(
        do="place" if places else "throw",
        pair=None if places else action.pair,
        field=action.field if places else None,
        win=win,
        loss=analysis.actions[analysis.best][state.player] - win[state.player],
        mistake=None if found is None else found.mistake,
    )


def _next_roll(state: State, analysis: TurnAnalysis, stopping: float | None) -> RollOddsView:
    """Look at the 36 outcomes; `stopping` is the player's chance with the best placing now."""
    harmless, me = state.rolls == 0, state.player
    better = sum(stopping is None or win[me] > stopping + _ROUNDING for win in analysis.outcomes)
    rolling = next(win for action, win in analysis.actions.items() if not isinstance(action, Place))
    return RollOddsView(
        cross=0.0 if harmless else sum(roll.crosses > 0 for roll in ROLLS) / len(ROLLS),
        double=sum(roll.double > 0 for roll in ROLLS) / len(ROLLS),
        better=better / len(ROLLS),
        win=rolling,
    )
