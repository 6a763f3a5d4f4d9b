"""Analysis of a turn compared with a brute-force evaluation by the rules."""

from dataclasses import replace
from random import Random

import pytest

from rapido.players.heuristic import Heuristic
from rapido.record import read_position
from rapido.rules import (
    PLAYERS,
    ROLLS,
    Phase,
    Place,
    Rolled,
    State,
    Throw,
    apply,
    legal_actions,
    new_game,
)
from rapido.turn.analysis import TurnAnalysis, Win
from rapido.turn.positions import encode
from tests.players.random_values import RandomValues

VALUES = RandomValues()


def value_by_rules(state: State, mover: int, again: dict[int, Win]) -> Win:
    """Evaluate by following every move and roll to the end of the turn."""
    if state.phase is Phase.OVER:
        return tuple(float(player == state.player) for player in range(state.players))
    if state.player != mover or (state.rolls == 0 and state.phase is Phase.ROLL):
        found = VALUES.chances(encode([state]))[0].tolist()
        return tuple(found[(seat - state.player) % state.players] for seat in range(state.players))
    if state.phase is Phase.DICE:
        return mean(
            [value_by_rules(apply(state, Rolled(roll)).state, mover, again) for roll in ROLLS]
        )
    places = [
        value_by_rules(apply(state, action).state, mover, again)
        for action in legal_actions(state)
        if isinstance(action, Place)
    ]
    return max([*places, value_of_rolling_again(state, mover, again)], key=lambda win: win[mover])


def value_of_rolling_again(state: State, mover: int, known: dict[int, Win]) -> Win:
    """Compute the value of rolling again by fixed-point iteration."""
    step = state.steps[mover]
    if step in known:
        return known[step]
    pair = state.pair or 0
    known[step] = (0.0,) * state.players
    for higher in range(state.finish - 1, step, -1):
        if higher not in known:
            steps = tuple(
                higher if seat == mover else each for seat, each in enumerate(state.steps)
            )
            value_of_rolling_again(replace(state, steps=steps), mover, known)
    while True:
        thrown = apply(state, Throw(pair)).state
        better = value_by_rules(thrown, mover, known)
        if max(abs(a - b) for a, b in zip(better, known[step], strict=True)) < 1e-13:
            return better
        known[step] = better


def mean(wins: list[Win]) -> Win:
    return tuple(sum(each) / len(wins) for each in zip(*wins, strict=True))


def some_states(players: int, finish: int, seed: int) -> list[State]:
    """Return a position of every phase from a random game."""
    rng, player, seen = Random(seed), Heuristic(), dict[tuple[Phase, bool], State]()
    state = new_game(players, finish)
    while state.phase is not Phase.OVER:
        if rng.random() < 0.3:
            seen[state.phase, state.rolls > 1] = state
        if state.phase is Phase.DICE:
            state = apply(state, Rolled(rng.choice(ROLLS))).state
        elif rng.random() < 0.3:
            state = apply(state, rng.choice(legal_actions(state))).state
        else:
            state = apply(state, player.choose(state, rng)).state
    return list(seen.values())[:2]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("finish", [2, 4])
def test_values_of_actions_and_outcomes(players: int, finish: int) -> None:
    states = some_states(players, finish, seed=players)
    assert states
    for state in states:
        analysis = TurnAnalysis(state, VALUES)
        again: dict[int, Win] = {}
        thrown = (
            state
            if state.phase is Phase.DICE
            else apply(state, Throw(state.pair or state.in_front(state.player)[0])).state
        )
        expected = [
            value_by_rules(apply(thrown, Rolled(roll)).state, state.player, again) for roll in ROLLS
        ]
        for found, right in zip(analysis.outcomes, expected, strict=True):
            assert found == pytest.approx(right, abs=1e-12)
        for action, win in analysis.actions.items():
            if isinstance(action, Place):
                right = value_by_rules(apply(state, action).state, state.player, again)
                assert win == pytest.approx(right, abs=1e-12)
            else:
                assert win == pytest.approx(mean(expected), abs=1e-12)
        if state.phase is Phase.DECIDE:
            assert analysis.win == max(analysis.actions.values(), key=lambda win: win[state.player])
            assert analysis.actions[analysis.best] == analysis.win
        else:
            assert analysis.win == pytest.approx(mean(expected), abs=1e-12)


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_add_up_to_one_for_any_number_of_climbs(players: int) -> None:
    for state in some_states(players, 21, seed=7):
        analysis = TurnAnalysis(state, RandomValues(climbs=3))
        for win in (*analysis.outcomes, *analysis.actions.values(), analysis.win):
            assert sum(win) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("players", PLAYERS)
def test_close_placements_get_a_second_look(players: int) -> None:
    met = (state for seed in range(5) for state in some_states(players, 21, seed))
    states = [state for state in met if state.phase is Phase.DECIDE]
    assert len(states) > 2
    for state in states:
        first = TurnAnalysis(state, VALUES).actions
        worth = sorted((win[state.player] for win in first.values()), reverse=True)
        for close in (2, len(worth)):
            margin = worth[0] - worth[close - 1] + 1e-9
            analysis = TurnAnalysis(state, RandomValues(margin=margin))
            for action, win in first.items():
                is_close = win[state.player] >= worth[close - 1]
                after = apply(state, action).state
                if is_close and isinstance(action, Place) and after.phase is not Phase.OVER:
                    assert analysis.actions[action] == TurnAnalysis(after, VALUES).win
                    assert analysis.actions[action] != win
                else:
                    assert analysis.actions[action] == win
            best = max(win[state.player] for win in analysis.actions.values())
            assert analysis.win[state.player] == best
        assert TurnAnalysis(state, RandomValues(margin=(worth[0] - worth[1]) / 2)).actions == first


def test_placement_before_a_certain_end() -> None:
    # B has a 76 on field 5 and needs one step, which it scores at the start of its turn.
    state = read_position("0,20,0/21 B76/-/-/-/-/- A21:1")
    analysis = TurnAnalysis(state, RandomValues(margin=1.0))
    assert analysis.actions[Place(0)] == (0.0, 1.0, 0.0)


@pytest.mark.parametrize("players", PLAYERS)
def test_analysis_at_the_start_covers_the_whole_turn(players: int) -> None:
    start = next(state for state in some_states(players, 21, 1) if state.phase is Phase.ROLL)
    analysis = TurnAnalysis(start, VALUES)
    thrown = apply(start, Throw(start.in_front(start.player)[0])).state
    choices = set[bool]()
    for roll in ROLLS:
        decide = apply(thrown, Rolled(roll)).state
        field = analysis.field_for(roll, roll.double)
        assert TurnAnalysis(decide, VALUES).best == (
            Throw(decide.pair or 0) if field is None else Place(field)
        )
        choices.add(field is None)
    assert choices == {True, False}
