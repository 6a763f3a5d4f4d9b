"""Odds of how turns end and whether a pair stays, checked by hand and against turn values."""

from dataclasses import dataclass, replace
from random import Random

import numpy as np
import pytest

from rapido.record import read_position
from rapido.review.coach.odds import field_odds
from rapido.rules import PLAYERS, ROLLS, Phase, Rolled, State, apply, legal_actions, new_game
from rapido.turn.afterstates import evaluate_afterstates
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import Chances, NoSecondLook, Positions
from rapido.turn.rolls import VALUE_INDEX
from tests.players.random_values import RandomValues

VALUES = RandomValues()


@dataclass(frozen=True)
class OnlyBoards(NoSecondLook):
    """Chances that depend on the pairs on the board only, not on the steps."""

    source: str = "random"
    stderr: float = 0.1
    climbs: int = 3

    def chances(self, positions: Positions) -> Chances:
        return VALUES.chances(replace(positions, steps=np.zeros_like(positions.steps)))


@dataclass(frozen=True)
class AllTheSame(NoSecondLook):
    """Equal chances, so everyone places the first roll on field 0, the first free field."""

    source: str = "exact"
    stderr: float = 0.0
    climbs: int = 3

    def chances(self, positions: Positions) -> Chances:
        return np.full((len(positions), positions.players), 1 / positions.players)


def some_states(players: int, finish: int = 60) -> list[State]:
    """Return positions with a player to act from a random game."""
    rng, state, found = Random(players), new_game(players, finish), list[State]()
    while len(found) < 12 and state.phase is not Phase.OVER:
        if state.phase is Phase.DICE:
            state = apply(state, Rolled(rng.choice(ROLLS))).state
            continue
        if rng.random() < 0.1:
            found.append(state)
        state = apply(state, rng.choice(legal_actions(state))).state
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_ends_of_a_turn_average_to_its_value(players: int) -> None:
    values = OnlyBoards()
    for state in some_states(players):
        outlook = TurnAnalysis(state, values)
        odds = outlook.odds
        assert sum(odds.placed.values()) + odds.fallen + odds.won == pytest.approx(1, abs=1e-12)
        assert min(odds.placed.values()) > 0
        found = evaluate_afterstates(state, values)
        total = odds.fallen * found.fallen[0, 0] + odds.won * np.eye(players)[0]
        for (value, field), chance in odds.placed.items():
            end = found.placed[0, VALUE_INDEX[value], found.fields.index(field)]
            total = total + chance * end
        rolling = np.mean(outlook.outcomes, axis=0)
        assert np.roll(total, state.player) == pytest.approx(rolling, abs=1e-12)


WINS: float = 3 / 36 + 33 / 36 * 3 / 14
"""share of wins of a turn that starts on step 20: every double wins, so rolling on is best"""


def test_turn_that_may_end_on_the_finish() -> None:
    odds = TurnAnalysis(read_position("20,0,0/21 -/-/-/-/-/- A"), AllTheSame()).odds
    assert (odds.won, odds.fallen) == (pytest.approx(WINS), pytest.approx(1 - WINS))
    assert odds.placed == {}
    again = TurnAnalysis(read_position("20,0,0/21 -/-/-/-/-/- A73:1"), AllTheSame()).odds
    assert (again.won, again.fallen) == (pytest.approx(3 / 14), pytest.approx(11 / 14))


@pytest.mark.parametrize(
    ("position", "opponents"),
    [
        ("0,0/21 -/-/-/-/-/- A73:1", 1),
        ("0,0,0/21 -/-/-/-/-/- A73:1", 2),
        ("0,0,0,0,0,0/21 -/-/-/-/-/- C73:4", 5),
    ],
)
def test_opponents_who_throw_out(position: str, opponents: int) -> None:
    """Everyone places the first roll on field 0; 73, 75 and 76 throw a 73 out."""
    state = read_position(position)
    for odds in field_odds(state, AllTheSame()):
        stays = (33 / 36) ** opponents if odds.field else 1.0
        assert odds.stays == pytest.approx(stays)
        whole = state.players > 2
        assert odds.scores == pytest.approx(stays if whole else 0.0)
        assert odds.steps == pytest.approx(odds.field * stays)
        assert odds.exact == (state.players == 2)
        following = [(state.player + turn) % state.players for turn in range(1, state.players)]
        assert [threat.player for threat in odds.threats] == (following if odds.field else [])
        for threat in odds.threats:
            assert threat.chance == pytest.approx(3 / 36)
            assert threat.values == (73, 75, 76)


def test_two_players_need_both_pairs_to_stay() -> None:
    # The other pair is a 51 on field 3: what throws out the 73 throws it out as well, and 51 or
    # more throws out only the 51.
    state = read_position("0,0/21 -/-/A15/-/-/- a73:1")
    worth = sum(roll.value >= 51 for roll in ROLLS)
    by_field = {odds.field: odds for odds in field_odds(state, AllTheSame())}
    assert by_field[4].stays == pytest.approx(33 / 36)
    assert by_field[4].scores == pytest.approx(1 - worth / 36)
    assert by_field[4].steps == pytest.approx(4 * (1 - worth / 36))
    assert by_field[0].stays == 1
    assert by_field[0].scores == pytest.approx(1 - worth / 36)


def test_game_that_ends_before_scoring() -> None:
    # B scores 3 and wins at once, unless that pair is thrown out.
    state = read_position("0,18,0/21 -/-/B15/-/-/- A73:1")
    by_field = {odds.field: odds for odds in field_odds(state, AllTheSame())}
    assert (by_field[4].stays, by_field[4].scores, by_field[4].threats) == (0, 0, ())
    assert 0.5 < by_field[1].stays < 1
    # From step 20 B rolls until the game or the turn ends, and throws nothing out.
    state = read_position("0,20,0/21 -/-/-/-/-/- A73:1")
    on_zero, on_one, *_ = field_odds(state, AllTheSame())
    assert on_zero.stays == pytest.approx(1 - WINS)
    assert on_one.stays == pytest.approx((1 - WINS) * 33 / 36)
    assert [threat.player for threat in on_one.threats] == [2]


def test_opponent_does_not_throw_out_at_a_loss() -> None:
    state = read_position("0,0,0/21 -/-/-/-/-/- A11:1")
    for odds in field_odds(state, VALUES):
        likely = {threat.player: threat for threat in odds.threats}
        for threat in likely.values():
            assert min(threat.values) >= 11
            assert 0 < threat.chance < 1
        stays = np.prod([1 - threat.chance for threat in likely.values()])
        assert odds.stays == pytest.approx(stays)
        assert not odds.exact
