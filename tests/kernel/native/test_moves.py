"""Single moves in C: same legality and effect as in rapido.rules."""

from ctypes import byref
from random import Random

import pytest

from rapido.kernel.native.game import Game, decode_game, encode_game
from rapido.kernel.native.library import Library
from rapido.kernel.state.actions import ACTIONS, PLACE, encode_action
from rapido.rules import (
    PLAYERS,
    ROLLS,
    Move,
    Rolled,
    State,
    Throw,
    apply,
    legal_actions,
)
from tests.kernel.positions import random_positions
from tests.play import random_game

GAMES = 60


def do(compiled: Library, game: Game, move: Move) -> bool:
    """Apply a move in C if it is legal there."""
    if isinstance(move, Rolled):
        return bool(compiled.c.rapido_roll(byref(game), ROLLS.index(move.roll)))
    if isinstance(move, Throw):
        return bool(compiled.c.rapido_throw(byref(game), move.pair))
    return bool(compiled.c.rapido_place(byref(game), move.field))


def legal_bits(state: State) -> int:
    return sum(1 << encode_action(action) for action in legal_actions(state))


@pytest.mark.parametrize("players", PLAYERS)
def test_games_agree_move_by_move(compiled: Library, players: int) -> None:
    rng, game = Random(players), Game()
    for number in range(GAMES):
        finish = rng.choice([1, 2, 5, 21, 21, 40])
        compiled.c.rapido_begin(byref(game), players, finish)
        for state, move in random_game(players, rng, finish):
            assert decode_game(game) == state, f"game {number}"
            assert compiled.c.rapido_legal(byref(game)) == legal_bits(state)
            assert do(compiled, game, move)
            assert decode_game(game) == apply(state, move).state


@pytest.mark.parametrize("players", PLAYERS)
def test_positions_survive_encoding_and_decoding(compiled: Library, players: int) -> None:
    for state in random_positions(players, Random(players), 10):
        game = encode_game(state)
        assert decode_game(game) == state
        assert compiled.c.rapido_legal(byref(game)) == legal_bits(state)


@pytest.mark.parametrize("players", PLAYERS)
def test_illegal_moves_change_nothing(compiled: Library, players: int) -> None:
    rng = Random(players)
    for state in rng.sample(random_positions(players, rng, 10), 200):
        legal = legal_bits(state)
        for number in (-3, -1, *range(ACTIONS + 2)):
            game = encode_game(state)
            pointer, c = byref(game), compiled.c
            done = (
                c.rapido_place(pointer, number - PLACE)
                if number >= PLACE
                else c.rapido_throw(pointer, number)
            )
            assert bool(done) == (0 <= number < ACTIONS and bool(legal >> number & 1))
            assert done or decode_game(game) == state
        for outcome in (-1, 36, 1000):
            game = encode_game(state)
            assert not compiled.c.rapido_roll(byref(game), outcome)
            assert decode_game(game) == state
