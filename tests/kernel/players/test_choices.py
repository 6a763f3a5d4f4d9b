"""The built-in players in C: the same choices as in Python."""

import os
from ctypes import POINTER, Structure, byref, c_double, c_int, c_uint64, c_void_p
from random import Random

import pytest

from rapido.kernel.native.game import Game, encode_game
from rapido.kernel.native.library import Library
from rapido.kernel.simulate.named import NamedGames, play_named, player_numbers
from rapido.kernel.state.actions import decode_action
from rapido.lab.participants import participant
from rapido.lab.seeded_random import SeededRandom
from rapido.players import LADDER
from rapido.players.levels import Level
from rapido.rules import PLAYERS, Action, BadRequest, Phase, State, new_game
from tests.kernel.positions import random_positions

POSITIONS = int(os.environ.get("RAPIDO_PLAYER_POSITIONS", "600"))
"""per number of players"""


class Preferences(Structure):
    """`level` of players.h."""

    _fields_ = (
        ("noise", c_double),
        ("roll_bonus", c_double),
        ("field_bonus", c_double),
        ("throw_out_bonus", c_double),
    )


def choose(compiled: Library, state: State, player: int, seed: int) -> Action | None:
    function = compiled.c.rapido_choose
    function.argtypes = (c_void_p, POINTER(Game), c_int, c_uint64)
    function.restype = c_int
    action = function(None, byref(encode_game(state)), player, seed)
    return None if action == -1 else decode_action(action)


def choices(players: int, rng: Random) -> list[State]:
    """Return positions in which somebody chooses."""
    found: list[State] = []
    while len(found) < POSITIONS:
        game = random_positions(players, rng, 1)
        found += [state for state in game if state.phase in (Phase.ROLL, Phase.DECIDE)]
    return found


def test_names_are_those_of_the_ladder(compiled: Library) -> None:
    assert tuple(player_numbers(compiled)) == (*LADDER, "threshold")
    assert list(player_numbers(compiled).values()) == list(range(len(LADDER) + 1))


def test_levels_have_the_same_preferences(compiled: Library) -> None:
    compiled.c.rapido_level.argtypes = (c_int,)
    compiled.c.rapido_level.restype = POINTER(Preferences)
    for name, number in player_numbers(compiled).items():
        found, player = compiled.c.rapido_level(number), participant(name)
        assert bool(found) == isinstance(player, Level), name
        if isinstance(player, Level):
            for field in ("noise", "roll_bonus", "field_bonus", "throw_out_bonus"):
                assert getattr(found.contents, field) == getattr(player, field), (name, field)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", ["heuristic", "uniform", "threshold"])
def test_choices_are_the_same_as_in_python(compiled: Library, name: str, players: int) -> None:
    rng, seeded = Random(f"{name} {players}"), SeededRandom()
    number, player = player_numbers(compiled)[name], participant(name)
    for state in choices(players, rng):
        seed = rng.getrandbits(64)
        seeded.restart(seed)
        assert choose(compiled, state, number, seed) == player.choose(state, seeded), state


def test_nothing_to_choose(compiled: Library) -> None:
    start, numbers = new_game(3), player_numbers(compiled)
    flying = next(s for s in random_positions(3, Random(1), 1) if s.phase is Phase.DICE)
    assert choose(compiled, flying, numbers["heuristic"], 0) is None
    for unknown in (-1, len(numbers), 1 << 20):
        assert choose(compiled, start, unknown, 0) is None
    assert choose(compiled, start, numbers["perfect"], 0) is None  # it needs an evaluator


def test_games_that_cannot_be_played(compiled: Library) -> None:
    start = new_game(2)
    with pytest.raises(BadRequest, match="no player 'nobody', only uniform, beginner"):
        play_named(compiled, NamedGames(start, ("uniform", "nobody"), 1, range(1)))
    with pytest.raises(BadRequest, match="uniform, perfect cannot play without an evaluator"):
        play_named(compiled, NamedGames(start, ("uniform", "perfect"), 1, range(1)))
