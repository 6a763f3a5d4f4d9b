"""Advice compared with the rules, and remarks after a choice."""

from dataclasses import dataclass

import pytest

from rapido.record import read_position, write_position
from rapido.review.coach.advice import CLEAR, advise, remark
from rapido.rules import (
    PLAYERS,
    ROLLS,
    Phase,
    Place,
    RapidoError,
    Rolled,
    State,
    Throw,
    apply,
    free_fields,
    legal_actions,
)
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import Chances, NoSecondLook, Positions
from tests.players.random_values import RandomValues
from tests.review.test_odds import some_states

VALUES = RandomValues(climbs=4)


def improvement_by_rules(state: State, stopping: float) -> float:
    """Roll all 36 outcomes and evaluate each with the rules."""
    me = state.player
    thrown = apply(state, Throw(state.pair or state.in_front(me)[0])).state
    better = 0
    for roll in ROLLS:
        after = apply(thrown, Rolled(roll)).state
        if after.phase is Phase.DECIDE and after.player == me:
            win = TurnAnalysis(after, VALUES).win[me]
        elif after.phase is Phase.OVER:
            win = float(after.winner == me)
        else:
            win = TurnAnalysis(thrown, VALUES).outcomes[ROLLS.index(roll)][me]
        better += win > stopping
    return better / len(ROLLS)


@pytest.mark.parametrize("players", PLAYERS)
def test_advice_evaluates_every_action(players: int) -> None:
    for state in some_states(players)[:3]:
        me, outlook, found = state.player, TurnAnalysis(state, VALUES), advise(state, VALUES)
        actions = legal_actions(state)
        assert (found.position, found.player) == (write_position(state), me)
        assert (found.source, found.stderr) == ("random", 0.1)
        assert [option.win for option in found.options] == [outlook.actions[a] for a in actions]
        assert actions[found.best] == outlook.best
        assert found.options[found.best].loss == 0
        assert found.win == pytest.approx(outlook.win)
        assert found.roll.double == pytest.approx(3 / 36)
        assert found.roll.cross == pytest.approx(0 if state.phase is Phase.ROLL else 11 / 36)
        assert found.roll.win == found.options[0].win
        for option, action in zip(found.options, actions, strict=True):
            assert option.loss == pytest.approx(
                found.options[found.best].win[me] - option.win[me], abs=1e-12
            )
            made = remark(state, action, VALUES)
            assert option.mistake == (None if made is None else made.mistake)
            assert (made is None) == (option.loss < CLEAR)
            if made is not None:
                assert (made.loss, made.best) == (option.loss, outlook.best)
        if state.phase is Phase.ROLL:
            assert (found.stop, found.fields, found.roll.better) == (None, (), 1)
            continue
        assert found.stop is not None
        stopping = found.options[found.stop]
        assert stopping.do == "place"
        placed = [option.win[me] for option in found.options if option.do == "place"]
        assert stopping.win[me] == max(placed)
        assert found.roll.better == pytest.approx(improvement_by_rules(state, max(placed)))
        assert tuple(odds.field for odds in found.fields) == free_fields(state)


KINDS = {
    ("4,9,11/21 -/-/B46/-/-/- A73:1", "?"): "rolled_on",
    ("4,9,11/21 -/-/B46/-/-/- A73:1", "@4"): "spared",
    ("4,9,11/21 -/-/-/-/-/- A73:1", "@5"): "too_high",
    ("4,9,11/21 -/-/-/-/-/- A73:1", "@1"): "too_low",
    ("4,9,11/21 -/-/-/-/-/- A73:1", "@0"): "field_zero",
    ("4,9,11/21 -/-/-/-/-/- A73:1", "@2"): None,
    ("4,9,11/21 -/-/-/-/-/- A71:1", "@2"): "stopped",
    ("4,9,11/21 -/-/-/-/-/- A71:1", "?"): None,
    ("4,9,11/21 -/-/-/-/-/- A", "?"): None,
}


@dataclass(frozen=True)
class Only73OnField2(NoSecondLook):
    """Only a 73 or more on field 2 has any value."""

    source: str = "exact"
    stderr: float = 0.0
    climbs: int = 3

    def chances(self, positions: Positions) -> Chances:
        last = positions.players - 1
        good = (positions.owner[:, 1] == last) & (positions.worth[:, 1] >= 73)
        worth = 0.1 + 0.8 * good + 0.01 * (positions.owner == last).any(1)
        chances = (1 - worth)[:, None].repeat(positions.players, 1) / last
        chances[:, last] = worth
        return chances


@pytest.mark.parametrize(("position", "choice"), KINDS)
def test_kinds_of_mistakes(position: str, choice: str) -> None:
    state = read_position(position)
    action = Throw(0) if choice == "?" else Place(int(choice[1]))
    made = remark(state, action, Only73OnField2())
    assert (None if made is None else made.mistake) == KINDS[position, choice]


REFUSED = {
    "21,0/21 -/-/-/-/-/- A!": "game_over",
    "0,0/21 -/-/-/-/-/- A?:1": "not_your_turn",
}


@pytest.mark.parametrize("position", REFUSED)
def test_no_advice_without_a_player_to_act(position: str) -> None:
    state = read_position(position)
    for ask in (lambda: advise(state, VALUES), lambda: remark(state, Throw(0), VALUES)):
        with pytest.raises(RapidoError) as refused:
            ask()
        assert refused.value.code == REFUSED[position]


def test_no_remark_on_illegal_actions() -> None:
    state = read_position("4,9,11/21 -/-/B46/-/-/- A73:1")
    with pytest.raises(RapidoError) as refused:
        remark(state, Place(3), VALUES)
    assert refused.value.code == "field_occupied"
