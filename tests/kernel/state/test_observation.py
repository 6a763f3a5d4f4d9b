"""Observations are complete: positions with the same one have the same future."""

import re
from collections import defaultdict
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from numpy.typing import NDArray

from rapido.kernel.state.observation import (
    OBSERVATION_VERSION,
    layout,
    observation_length,
    observe,
    observe_integers,
    section,
)
from rapido.record import read_position
from rapido.rules import (
    PLAYERS,
    ROLLS,
    BadRequest,
    Move,
    Pair,
    Phase,
    Roll,
    State,
    apply,
    legal_actions,
)
from tests.play import possible_moves, random_game, reached_states

PAGE = Path("docs/environments.md").read_text("utf-8")
SPEC = "Observations and actions"
POSITION = read_position("4,0,11/21 -/-/B46/-/-/CX1 A26:2")


def part(seen: NDArray[np.int16], players: int, name: str) -> NDArray[np.int16]:
    found = section(players, name)
    return seen[found.slice].reshape(found.shape)


def roll_of_value(value: int) -> Roll:
    return next(roll for roll in ROLLS if roll.value == value)


def position_of(seen: NDArray[np.int16], players: int, finish: int) -> State:
    """Build a position with this observation of player 0, from nothing else."""
    each = 2 if players == 2 else 1
    values = [0, *part(seen, players, "values")]
    faces = [int(np.argmax(part(seen, players, die))) for die in ("die_a", "die_b")]
    rolled = np.flatnonzero(part(seen, players, "pair"))
    phase = int(np.argmax(part(seen, players, "phase")))
    places = np.argmax(part(seen, players, "places"), axis=0)
    return State(
        tuple(finish - int(steps) for steps in part(seen, players, "to_go")),
        tuple(
            Pair(*divmod(slot, each), int(place) - 1, roll_of_value(values[place - 1]))
            for slot, place in enumerate(places)
            if place
        ),
        int(np.argmax(part(seen, players, "turn"))),
        (Phase.ROLL, Phase.DICE, Phase.DICE, Phase.DECIDE, Phase.OVER)[phase],
        int(rolled[0]) if len(rolled) else None,
        ROLLS[6 * faces[0] + faces[1]] if phase == 3 else None,
        1 if phase in (2, 3) else 0,
        finish,
    )


def all_seen(state: State, first: int) -> list[tuple[int, ...]]:
    order = [(first + other) % state.players for other in range(state.players)]
    return [tuple(observe_integers(state, player)) for player in order]


@settings(max_examples=60)
@given(reached_states())
def test_an_observation_tells_all_that_matters(state: State) -> None:
    """What follows from a position follows from what any player sees of it."""
    for observer in range(state.players):
        seen = observe_integers(state, observer)
        twin = position_of(seen, state.players, state.finish)
        assert all_seen(twin, 0) == all_seen(state, observer)
        assert legal_actions(twin) == legal_actions(state)
        for move in possible_moves(state):
            after = observe_integers(apply(state, move).state, observer)
            assert (observe_integers(apply(twin, move).state, 0) == after).all()


@pytest.mark.parametrize("players", PLAYERS)
def test_equal_observations_in_games_have_equal_outcomes(players: int) -> None:
    rng, same = Random(players), defaultdict[tuple[int, ...], set[State]](set)
    for _ in range(40):
        for state, _ in random_game(players, rng, finish=2):
            same[tuple(observe_integers(state, state.player))].add(state)
    groups = [sorted(states, key=repr)[:2] for states in same.values() if len(states) > 1]
    assert groups
    for first, other in groups[:30]:
        assert legal_actions(other) == legal_actions(first)
        assert outcomes(other) == outcomes(first)


def outcomes(state: State) -> list[tuple[Move, tuple[int, ...]]]:
    moves = possible_moves(state)
    afters = [apply(state, move).state for move in moves]
    seen = [tuple(observe_integers(after, state.player)) for after in afters]
    return list(zip(moves, seen, strict=True))


@settings(max_examples=40)
@given(reached_states())
def test_floats_are_integers_over_the_largest(state: State) -> None:
    seen, numbers = observe(state, state.player), observe_integers(state, state.player)
    assert seen.dtype == np.float32
    assert (seen >= 0).all()
    assert (seen <= 1).all()
    for each in layout(state.players):
        largest = np.float32(each.largest or state.finish)
        assert (seen[each.slice] == numbers[each.slice].astype(np.float32) / largest).all()


def test_what_is_seen_of_a_position() -> None:
    seen = observe_integers(POSITION, 1)
    assert {each.name: part(seen, 3, each.name).tolist() for each in layout(3)} == {
        "to_go": [21, 10, 17],
        "places": [
            [0, 0, 1],
            [0, 1, 0],
            [0, 0, 0],
            [0, 0, 0],
            [1, 0, 0],
            [0, 0, 0],
            [0, 0, 0],
        ],
        "values": [0, 0, 64, 0, 0],
        "die_a": [0, 0, 1, 0, 0, 0],
        "die_b": [0, 0, 0, 0, 0, 1],
        "value": [62],
        "crosses": [0],
        "pair": [1],
        "turn": [0, 0, 1],
        "phase": [0, 0, 0, 1, 0],
    }


def test_given_arrays_are_filled() -> None:
    floats, small = np.full(52, 9, np.float32), np.full(52, 9, np.uint8)
    assert observe(POSITION, 2, floats) is floats
    assert (floats == observe(POSITION, 2)).all()
    assert observe_integers(POSITION, 2, small) is small
    assert (small == observe_integers(POSITION, 2)).all()


def test_players_who_do_not_exist_are_refused() -> None:
    for player in (-1, 3):
        with pytest.raises(BadRequest, match="only 0 to 2"):
            observe(POSITION, player)
    with pytest.raises(BadRequest, match="2 to 6 players"):
        layout(7)


def part_of_page(title: str) -> str:
    return PAGE.partition(f"\n## {title}")[2].partition("\n## ")[0]


def test_page_shows_the_layout() -> None:
    assert f"**version {OBSERVATION_VERSION}**" in PAGE
    rows = re.findall(r"^\| `(\w+)` \| (.+) \|$", part_of_page(SPEC), re.MULTILINE)
    shown = {name: [cell.strip() for cell in cells.split("|")] for name, cells in rows}
    assert list(shown) == [each.name for each in layout(3)]
    for number, each in enumerate(layout(3)):
        _, meaning, divided_by, *ranges = shown[each.name]
        assert (meaning, divided_by) == (each.meaning, str(each.largest or "the finish"))
        parts = [layout(players)[number] for players in PLAYERS]
        ends = [(cell.partition("-")[0], cell.rpartition("-")[2]) for cell in ranges]
        assert ends == [(str(found.start), str(found.stop - 1)) for found in parts]
    lengths = " | ".join(str(observation_length(players)) for players in PLAYERS)
    assert f"| length | {lengths} |" in PAGE


@pytest.mark.parametrize("title", [SPEC, "One game", "Many games"])
def test_examples_of_the_page_run(title: str) -> None:
    text = part_of_page(title)
    examples = re.findall(r"^```python\n(.+?)^```", text, re.MULTILINE | re.DOTALL)
    assert examples
    for example in examples:
        exec(example, {})  # noqa: S102
