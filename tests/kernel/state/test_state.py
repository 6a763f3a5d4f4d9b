"""States for reinforcement learning, in C and Python, compared step by step with rapido.rules."""

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

from rapido.kernel.native.library import Library
from rapido.kernel.state import NativeState, PythonState
from rapido.kernel.state.actions import (
    CHANCE,
    OUTCOMES,
    PLACE,
    TERMINAL,
    action_mask,
    decode_action,
    encode_action,
)
from rapido.kernel.state.observation import observation_length, observe
from rapido.record import read_position
from rapido.rules import (
    PLAYERS,
    ROLLS,
    BadPosition,
    BadRequest,
    Phase,
    Rolled,
    State,
    Throw,
    apply,
    legal_actions,
    new_game,
)
from tests.kernel.positions import random_positions

KINDS = [NativeState, PythonState]
GAMES = 20


def thrown(state: State) -> State:
    """Apply a forced throw, as learner states do."""
    actions = legal_actions(state)
    return apply(state, actions[0]).state if len(actions) == 1 else state


def check(learner: PythonState, state: State) -> None:
    assert learner.state() == state
    dice, over = state.phase is Phase.DICE, state.phase is Phase.OVER
    assert learner.is_chance_node() is dice
    assert learner.is_terminal() is over
    assert learner.current_player() == (TERMINAL if over else CHANCE if dice else state.player)
    actions = tuple(encode_action(action) for action in legal_actions(state))
    assert learner.legal_actions() == (OUTCOMES if dice else actions)
    assert learner.legal_actions_mask() == action_mask(actions)
    assert len(learner.chance_outcomes()) == (36 if dice else 0)
    won = [int(over and player == state.player) for player in range(state.players)]
    assert learner.returns() == tuple(won)


def test_library_is_used_if_available(compiled: Library) -> None:
    assert compiled.c
    assert NativeState.__name__ == "NativeState"


def test_python_without_the_library() -> None:
    program = (
        "import rapido.kernel.native.library as native; native.library = lambda: None;"
        "from rapido.kernel.state import NativeState, PythonState;"
        "assert NativeState is PythonState"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_games_agree_step_by_step(kind: type[PythonState], players: int) -> None:
    rng = Random(players)
    for _ in range(GAMES):
        finish = rng.choice([1, 4, 21, 21, 33])
        learner, state = kind(players, finish), thrown(new_game(players, finish))
        check(learner, state)
        while state.phase is not Phase.OVER:
            number = rng.choice(learner.legal_actions())
            dice = state.phase is Phase.DICE
            move = Rolled(ROLLS[number]) if dice else decode_action(number)
            learner.apply_action(number)
            state = thrown(apply(state, move).state)
            check(learner, state)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_state_from_any_position(kind: type[PythonState], players: int) -> None:
    for state in random_positions(players, Random(players), 6):
        check(kind.of(state), thrown(state))
    over = State((21, *(0,) * (players - 1)), (), 0, Phase.OVER, rolls=2)
    check(kind.of(over), over)


@pytest.mark.parametrize("kind", KINDS)
def test_copies_are_independent(kind: type[PythonState]) -> None:
    for state in random_positions(2, Random(1), 3):
        learner = kind.of(state)
        before, twins = learner.state(), [learner.copy(), learner.clone()]
        twins.append(pickle.loads(pickle.dumps(learner)))  # noqa: S301
        learner.apply_action(learner.legal_actions()[-1])
        for twin in twins:
            assert type(twin) is kind
            check(twin, before)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_observations_are_those_of_the_reference(kind: type[PythonState], players: int) -> None:
    out = np.empty(observation_length(players), np.float32)
    for state in random_positions(players, Random(players), 2)[::4]:
        learner = kind.of(state)
        assert learner.num_players() == players
        for player in range(players):
            seen = learner.observation(player)
            assert seen.dtype == np.float32
            assert (seen == observe(learner.state(), player)).all()
            assert learner.observation(player, out) is out
            assert (out == seen).all()
        assert (learner.observation() == learner.observation(state.player)).all()


@pytest.mark.parametrize("kind", KINDS)
def test_wrong_observers_and_arrays_are_refused(kind: type[PythonState]) -> None:
    learner = kind(3)
    for player in (-1, 3, 6):
        with pytest.raises(BadRequest, match=f"there is no player {player}, only 0 to 2"):
            learner.observation(player)
    wrong: list[Any] = [
        np.zeros(51, np.float32),
        np.zeros(52, np.int32),
        np.zeros(52),
        np.zeros((1, 52), np.float32),
    ]
    for array in wrong:
        with pytest.raises(BadRequest, match="fills an array of 52 float32, not one of shape"):
            learner.observation(0, array)
    frozen = np.zeros(52, np.float32)
    frozen.flags.writeable = False
    unaligned = np.zeros(4 * 52 + 1, np.uint8)[1:].view(np.float32)
    for array in (frozen, unaligned, np.zeros(104, np.float32)[::2]):
        with pytest.raises(BadRequest, match="contiguous, aligned and writable"):
            learner.observation(0, array)
    others: list[Any] = [bytearray(4 * 52), [0.0] * 52]
    for array in others:
        with pytest.raises(BadRequest, match=f"an array of numpy, not {type(array).__name__}"):
            learner.observation(0, array)
    no_numbers: list[Any] = ["1", 1.0]
    for player in no_numbers:
        with pytest.raises(BadRequest, match=f"the player must be an integer, not {player!r}"):
            learner.observation(player)
    with pytest.raises(BadRequest, match="there is no player"):
        learner.observation(1 << 70)


@pytest.mark.parametrize("kind", KINDS)
def test_an_observer_of_any_integer_type(kind: type[PythonState]) -> None:
    # A byte has no negative numbers, and players are counted from the observer on.
    observer: Any = np.uint8(2)
    assert (kind(3, 9).observation(observer) == kind(3, 9).observation(2)).all()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_equal_positions_are_equal(kind: type[PythonState], players: int) -> None:
    """Compare states that were played with states made from their position."""
    rng, met = Random(players), dict[PythonState, State]()
    learner = kind(players, 9)
    while not learner.is_terminal():
        twin, other = kind.of(learner.state()), learner.copy()
        assert twin == learner
        assert hash(twin) == hash(learner)
        met[twin] = learner.state()
        learner.apply_action(rng.choice(learner.legal_actions()))
        assert learner != twin
        assert other == twin
    assert all(kind.of(state) == key for key, state in met.items())
    assert len(met) == len(set(met.values()))
    assert learner != learner.state()


@pytest.mark.parametrize("kind", KINDS)
def test_repr_is_the_position(kind: type[PythonState]) -> None:
    text = "4,0,11/21 -/-/B46/-/-/CX1 A26:2"
    state = kind.of(read_position(text))
    assert str(state) == text
    assert repr(state) == f"<{kind.__name__} {text}>"


@pytest.mark.parametrize("kind", KINDS)
def test_roll_is_random(kind: type[PythonState]) -> None:
    learner, rng = kind(3), Random(1)
    rolled = learner.copy().roll(rng)
    assert rolled in OUTCOMES
    assert {learner.copy().roll(rng) for _ in range(2000)} == set(OUTCOMES)
    learner.roll(rng)
    with pytest.raises(BadRequest, match="no dice are in the air"):
        learner.roll(rng)


@pytest.mark.parametrize("kind", KINDS)
def test_illegal_actions_are_refused(kind: type[PythonState]) -> None:
    learner = kind(2)
    for action in (-1, 2, 3, 36, 1 << 40, -(1 << 40)):
        with pytest.raises(BadRequest, match="not a legal action"):
            learner.apply_action(action)
    learner.apply_action(1)
    for outcome in (-1, 36):
        with pytest.raises(BadRequest, match="not a legal action"):
            learner.apply_action(outcome)
    learner.apply_action(OUTCOMES[-1])
    with pytest.raises(BadRequest, match="not a legal action"):
        learner.apply_action(0)
    learner.apply_action(PLACE + 5)
    assert learner.state().pairs[0].index == 1
    with pytest.raises(BadRequest, match="2 to 6 players"):
        kind(7)
    with pytest.raises(BadRequest, match="1 to 999"):
        kind(3, 1000)
    with pytest.raises(BadRequest, match="players must be an integer"):
        kind(3.0)  # pyright: ignore[reportArgumentType]
    with pytest.raises(BadPosition):
        kind.of(State((30, 0)))
    with pytest.raises(BadRequest, match=r"a State of rapido\.rules, not str"):
        kind.of("0,0,0/21 -/-/-/-/-/- A?:1")  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("kind", KINDS)
def test_integers_of_numpy_are_integers(kind: type[PythonState]) -> None:
    # A byte cannot hold what both numbers are packed into for C.
    given: Any = (np.uint8(3), np.uint8(200))
    assert kind(*given) == kind(3, 200)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_integer_is_refused(kind: type[PythonState]) -> None:
    learner, odd = kind(3), list[Any](["1", None, 3.0, [3], np.float32(3)])
    for action in odd:
        with pytest.raises(BadRequest, match="an integer from 0 to 7, a roll one from 0 to 35"):
            learner.apply_action(action)
    for action in (1 << 70, -(1 << 70)):
        with pytest.raises(BadRequest):
            learner.apply_action(action)
    with pytest.raises(BadRequest, match=r"a roll needs a random\.Random, .* not 5"):
        learner.roll(5)  # pyright: ignore[reportArgumentType]
    check(learner, apply(new_game(3), Throw(0)).state)


def test_no_reference_leaks(compiled: Library) -> None:
    """Play many games in C and compare the number of allocated blocks."""
    assert compiled.c

    def play() -> None:
        rng, learner = Random(3), NativeState(3)
        while not learner.is_terminal():
            learner.copy().legal_actions_mask()
            hash(learner)
            learner.observation(0)
            learner.current_player()
            learner.apply_action(rng.choice(learner.legal_actions()))
        learner.returns()

    play()
    before = sys.getallocatedblocks()
    for _ in range(50):
        play()
    # A leak per game or move would be far larger.
    assert sys.getallocatedblocks() - before < 20
