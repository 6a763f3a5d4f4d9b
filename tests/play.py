"""Random games, perft, and hypothesis strategies for the tests."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from rapido.rules import (
    PLAYERS,
    Move,
    Phase,
    State,
    apply,
    chance_outcomes,
    legal_actions,
    new_game,
)


def possible_moves(state: State) -> list[Move]:
    """Return every legal action, or every outcome of the dice."""
    return [*legal_actions(state), *(rolled for rolled, _ in chance_outcomes(state))]


def random_game(players: int, rng: Random, finish: int = 21) -> Iterator[tuple[State, Move]]:
    """Play a random game; yield each state with the move made in it."""
    state = new_game(players, finish)
    while state.phase is not Phase.OVER:
        move = rng.choice(possible_moves(state))
        yield state, move
        state = apply(state, move).state


def random_moves(players: int, rng: Random, finish: int = 21) -> list[Move]:
    return [move for _, move in random_game(players, rng, finish)]


def perft(state: State, depth: int) -> int:
    """Count the move sequences of length depth; an outcome of the dice is a move."""
    if depth == 1:
        return len(possible_moves(state))
    return sum(perft(apply(state, move).state, depth - 1) for move in possible_moves(state))


@st.composite
def reached_states(draw: st.DrawFn) -> State:
    """Draw a state reached by a random game, possibly finished."""
    players = draw(st.sampled_from(PLAYERS))
    finish = draw(st.integers(1, 25))
    rng = Random(draw(st.integers(0, 2**32)))
    state = new_game(players, finish)
    for _ in range(draw(st.integers(0, 150))):
        if state.phase is Phase.OVER:
            break
        state = apply(state, rng.choice(possible_moves(state))).state
    return state
