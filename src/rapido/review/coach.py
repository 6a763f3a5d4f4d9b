"""Advice for whoever is to act: what every choice is worth, and what the dice may do."""

from dataclasses import dataclass
from typing import Final

from rapido.record import write_position
from rapido.review.coach_wire import AdviceView, OptionView, RollOddsView
from rapido.review.entries import choice
from rapido.review.mistakes import Mistake, mistake_in
from rapido.review.odds import field_odds
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
"""the loss from which on a choice was clearly not the best; less is not worth a word"""


@dataclass(frozen=True, slots=True)
class Remark:
    """What can be said after a choice that was clearly not the best."""

    mistake: Mistake
    loss: float
    best: Action


def advise(state: State, values: ValueFunction) -> AdviceView:
    """Advise the player to act."""
    _check_acting(state)
    outlook, me = TurnAnalysis(state, values), state.player
    actions = legal_actions(state)
    wins = [outlook.actions[action] for action in actions]
    best = actions.index(outlook.best)
    places = [index for index, action in enumerate(actions) if isinstance(action, Place)]
    stop = max(places, key=lambda index: wins[index][me], default=None)
    return AdviceView(
        position=write_position(state),
        player=me,
        win=outlook.win,
        options=tuple(_option(state, outlook, action) for action in actions),
        best=best,
        stop=stop,
        roll=_next_roll(state, outlook, None if stop is None else wins[stop][me]),
        fields=() if stop is None else field_odds(state, values),
        source=values.source,
        stderr=values.stderr,
    )


def remark(state: State, action: Action, values: ValueFunction) -> Remark | None:
    """Say what was wrong with a choice, if another one was clearly better."""
    _check_acting(state)
    if action not in legal_actions(state):
        apply(state, action)  # which says why not
    return _remark(state, TurnAnalysis(state, values), action)


def _check_acting(state: State) -> None:
    if state.phase is Phase.OVER:
        raise GameOver("the game is over")
    if state.phase is Phase.DICE:
        raise NotYourTurn("the dice are in the air; it is their move")


def _remark(state: State, outlook: TurnAnalysis, action: Action) -> Remark | None:
    entry = choice(state, outlook, action)
    kind = None if entry is None else mistake_in(entry)
    if entry is None or kind is None or entry.loss < CLEAR:
        return None
    return Remark(kind, entry.loss, outlook.best)


def _option(state: State, outlook: TurnAnalysis, action: Action) -> OptionView:
    win, found = outlook.actions[action], _remark(state, outlook, action)
    places = isinstance(action, Place)
    return OptionView(
        do="place" if places else "throw",
        pair=None if places else action.pair,
        field=action.field if places else None,
        win=win,
        loss=outlook.actions[outlook.best][state.player] - win[state.player],
        mistake=None if found is None else found.mistake,
    )


def _next_roll(state: State, outlook: TurnAnalysis, stopping: float | None) -> RollOddsView:
    """Look at the 36 outcomes; `stopping` is the chance of the best placing now, if any."""
    harmless, me = state.rolls == 0, state.player
    better = sum(stopping is None or win[me] > stopping for win in outlook.outcomes)
    rolling = next(win for action, win in outlook.actions.items() if not isinstance(action, Place))
    return RollOddsView(
        cross=0.0 if harmless else sum(roll.crosses > 0 for roll in ROLLS) / len(ROLLS),
        double=sum(roll.double > 0 for roll in ROLLS) / len(ROLLS),
        better=better / len(ROLLS),
        win=rolling,
    )
