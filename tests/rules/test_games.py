"""Complete games compared with the model, and invariants.

Invariants, checked after every move of every game:

1.  Every piece stands on a step from 0 to the finish; only a winner stands on the finish.
2.  The game is over exactly when the piece of the player to act is on the finish.
3.  Fields 1 to 5 hold at most one pair; every pair lies on at most one field; owners exist.
4.  The player to act has a pair to roll and, with three or more players, none on a field.
5.  The pair being rolled lies in front of its owner.
6.  A roll with an X lies on the table only as the first roll of a turn.
7.  Either the player has actions, or the dice have 36 outcomes that sum to 1, or the game is over.
8.  With a roll on the table, placing on field 0 and rolling again are always legal.
9.  A move is accepted if and only if it is listed as legal; an illegal move raises an error with
    a code and changes nothing.
10. A move affects only the piece of its player and, by scoring, that of the next player.
11. Steps change exactly as the events say.
12. Dice lie on fields exactly as the events say: placed, thrown out, taken back by scoring.
13. A pair thrown out belonged to an opponent, lay above and had no greater value.
14. The turn passes to the next player exactly when dice are placed or an X ends the turn.
15. Equal states have equal hashes; a move does not modify the state before it.
16. States round-trip through text.
17. The model reaches the same position, with the same legal moves and the same events.
"""

import os
from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rapido.record import read_position, write_position
from rapido.rules import (
    FIELDS,
    PLAYERS,
    ROLLS,
    Climbed,
    DiceRolled,
    Event,
    Fell,
    Move,
    Pair,
    Phase,
    Place,
    Placed,
    RapidoError,
    Rolled,
    Scored,
    State,
    Throw,
    ThrownOut,
    TurnPassed,
    Won,
    apply,
    chance_outcomes,
    check_state,
    legal_actions,
    new_game,
)
from tests.event_notation import as_tuple, token_of
from tests.model import Illegal, Table
from tests.play import possible_moves

GAMES = int(os.environ.get("RAPIDO_TEST_GAMES", "500"))
"""number of games played against the model; long runs set more"""

EVERY_MOVE: list[Move] = [
    *(Throw(pair) for pair in range(-1, 4)),
    *(Place(field) for field in range(-1, 8)),
    *(Rolled(roll) for roll in ROLLS),
]


def check_position(state: State) -> None:
    """Invariants 1 to 8, 15 and 16."""
    check_state(state)
    finished = [player for player, step in enumerate(state.steps) if step == state.finish]
    assert finished == ([state.player] if state.phase is Phase.OVER else [])
    occupied = Counter(pair.field for pair in state.pairs)
    assert all(occupied[field] <= 1 for field in FIELDS if field)
    assert len({(pair.owner, pair.index) for pair in state.pairs}) == len(state.pairs)
    actions, chances = legal_actions(state), chance_outcomes(state)
    if state.phase is Phase.OVER:
        assert not actions
        assert not chances
    elif state.phase is Phase.DICE:
        assert not actions
        assert sum((chance for _, chance in chances), Fraction()) == 1
        assert len(chances) == 36
    else:
        assert actions
        assert not chances
        assert state.in_front(state.player)
        assert state.players == 2 or not state.on_fields(state.player)
        assert any(isinstance(action, Throw) for action in actions)
    if state.phase is Phase.DECIDE:
        assert Place(0) in actions
        assert state.pair in state.in_front(state.player)
        assert state.roll is not None
        assert state.rolls == 1 or not state.roll.crosses
    assert read_position(write_position(state)) == state
    assert hash(read_position(write_position(state))) == hash(state)


def check_illegal_moves(state: State) -> None:
    """Invariant 9."""
    legal = possible_moves(state)
    for move in EVERY_MOVE:
        if move in legal:
            continue
        before = hash(state)
        with pytest.raises(RapidoError) as error:
            apply(state, move)
        assert error.value.code
        assert hash(state) == before


def check_step(before: State, after: State, events: tuple[Event, ...]) -> None:
    """Invariants 10 to 14."""
    steps = list(before.steps)
    pairs = {(pair.owner, pair.index): pair.field for pair in before.pairs}
    player = before.player
    for event in events:
        match event:
            case Scored(who, gain):
                assert who == player
                assert gain == sum(pairs.pop((who, i)) for i in range(before.pairs_each))
                steps[who] = min(before.finish, steps[who] + gain)
            case Climbed(who, gain):
                assert who == player
                assert gain in {1, 2, 3}
                steps[who] = min(before.finish, steps[who] + gain)
            case Fell(who, lost):
                assert who == player
                assert lost in {0, 1, 2}
                steps[who] -= lost
            case Placed(who, index, field, _):
                assert who == player
                assert (who, index) not in pairs
                pairs[who, index] = field
            case ThrownOut(who, index, field, value, by):
                assert by == player != who
                assert pairs.pop((who, index)) == field > placed_field(events)
                assert before.roll is not None
                assert value <= before.roll.value
            case TurnPassed(who):
                assert who == (player + 1) % before.players
                player = who
            case DiceRolled(who, index, _, _):
                assert (who, index) == (before.player, before.pair)
            case Won(who):
                assert who == player
                assert steps[who] == before.finish
    assert tuple(steps) == after.steps
    assert pairs == {(pair.owner, pair.index): pair.field for pair in after.pairs}
    assert player == after.player
    ended = any(
        isinstance(e, Placed) or (isinstance(e, DiceRolled) and not e.valid) for e in events
    )
    assert any(isinstance(event, TurnPassed) for event in events) == ended


def placed_field(events: tuple[Event, ...]) -> int:
    return next(event.field for event in events if isinstance(event, Placed))


class ModelComparison:
    """A game played by the rules and by the model in parallel."""

    def __init__(self, players: int, finish: int) -> None:
        self.state = new_game(players, finish)
        self.table = Table(players, finish)

    def moves(self) -> list[Move]:
        moves = possible_moves(self.state)
        assert {token_of(move, self.state) for move in moves} == set(self.table.tokens())
        return moves

    def make(self, move: Move) -> None:
        before = self.state
        step = apply(before, move)
        assert self.table.do(token_of(move, before)) == [as_tuple(event) for event in step.events]
        assert self.table.line() == write_position(step.state)
        check_step(before, step.state, step.events)
        self.state = step.state


@pytest.mark.parametrize("part", range(10))
def test_random_games_agree_with_the_model(part: int) -> None:
    for number in range(part, GAMES, 10):
        rng = Random(number)
        players, finish = PLAYERS[number % len(PLAYERS)], rng.choice([1, 3, 6, 12, 21, 21, 21])
        game = ModelComparison(players, finish)
        while game.state.phase is not Phase.OVER:
            check_position(game.state)
            game.make(rng.choice(game.moves()))
            if rng.random() < 0.02:
                check_illegal_moves(game.state)
        check_position(game.state)
        check_illegal_moves(game.state)


class Games(RuleBasedStateMachine):
    """Hypothesis chooses every move, legal or not, and shrinks failures."""

    game: ModelComparison

    @initialize(players=st.sampled_from(PLAYERS), finish=st.integers(1, 30))
    def begin(self, players: int, finish: int) -> None:
        self.game = ModelComparison(players, finish)

    @precondition(lambda self: self.game.state.phase is not Phase.OVER)
    @rule(data=st.data())
    def make_legal_move(self, data: Any) -> None:
        self.game.make(data.draw(st.sampled_from(self.game.moves())))

    @rule(move=st.sampled_from(EVERY_MOVE))
    def try_any_move(self, move: Move) -> None:
        state = self.game.state
        if move in possible_moves(state):
            self.game.make(move)
        else:
            with pytest.raises(RapidoError):
                apply(state, move)
            if move in {Place(field) for field in FIELDS}:
                with pytest.raises(Illegal):
                    self.game.table.do(token_of(move, state))

    @invariant()
    def position_holds(self) -> None:
        check_position(self.game.state)


Games.TestCase.settings = settings(max_examples=60, stateful_step_count=60)
TestGames = Games.TestCase


def test_pairs_are_listed_in_order() -> None:
    pairs = [Pair(1, 0, 0, ROLLS[3]), Pair(0, 1, 5, ROLLS[0]), Pair(0, 0, 4, ROLLS[9])]
    assert [(pair.owner, pair.index) for pair in sorted(pairs)] == [(0, 0), (0, 1), (1, 0)]
