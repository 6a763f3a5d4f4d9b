"""One move with its events in C: the same state, events and refusals as in rapido.rules."""

import os
import tomllib
from ctypes import Array, Structure, byref, c_uint8
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rapido.kernel.native.game import decode_game, encode_game
from rapido.kernel.native.library import Library
from rapido.record import read_moves, read_position, write_position
from rapido.rules import (
    FIELDS,
    PLAYERS,
    ROLLS,
    Climbed,
    DiceRolled,
    Event,
    Fell,
    Move,
    Place,
    Placed,
    RapidoError,
    Roll,
    Rolled,
    Scored,
    State,
    Throw,
    ThrownOut,
    TurnPassed,
    Won,
    apply,
    start_turn,
    thrown_out_by,
)
from tests.event_notation import conformance_text
from tests.kernel.positions import random_positions
from tests.play import random_game

GAMES = int(os.environ.get("RAPIDO_EVENT_GAMES", "25"))
"""for each number of players"""
CASES: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path("conformance/rules.toml").read_text("utf-8")
)
REFUSALS = (
    "",
    "game_over",
    "not_your_turn",
    "no_such_pair",
    "pair_on_board",
    "bad_dice",
    "roll_first",
    "no_such_field",
    "field_occupied",
    "bad_request",
)
"""enum refusal of events.h"""
MAX_EVENTS = 9


class CEvent(Structure):
    _fields_ = tuple(
        (name, c_uint8)
        for name in ("kind", "player", "pair", "dice", "value", "valid", "steps", "field", "by")
    )
    kind: int
    player: int
    pair: int
    dice: int
    value: int
    valid: int
    steps: int
    field: int
    by: int


def event_of(event: CEvent) -> Event:
    who = event.player
    match event.kind:
        case 0:
            return Scored(who, event.steps)
        case 1:
            roll = ROLLS[event.dice]
            assert event.value == roll.value
            return DiceRolled(who, event.pair, roll, bool(event.valid))
        case 2:
            return Climbed(who, event.steps)
        case 3:
            return Fell(who, event.steps)
        case 4:
            return Placed(who, event.pair, event.field, event.value)
        case 5:
            return ThrownOut(who, event.pair, event.field, event.value, event.by)
        case 6:
            return TurnPassed(who)
        case _:
            return Won(who)


def numbers_of(move: Move) -> tuple[int, int]:
    if isinstance(move, Throw):
        return 0, move.pair
    if isinstance(move, Rolled):
        return 1, ROLLS.index(move.roll) if move.roll in ROLLS else -1
    return 2, move.field


def events_of(count: int, found: Array[CEvent]) -> tuple[Event, ...]:
    return tuple(event_of(event) for event in found[:count])


def play(compiled: Library, state: State, move: Move) -> tuple[State, tuple[Event, ...]] | str:
    """Return the state and the events, or the code of the refusal."""
    game, events = encode_game(state), (CEvent * MAX_EVENTS)()
    count: int = compiled.c.rapido_move(byref(game), *numbers_of(move), events)
    if count >= 0:
        return decode_game(game), events_of(count, events)
    assert decode_game(game) == state
    assert compiled.c.rapido_refusal(byref(game), *numbers_of(move)) == -count
    return REFUSALS[-count]


@pytest.mark.parametrize("players", PLAYERS)
def test_games_agree(compiled: Library, players: int) -> None:
    rng = Random(players)
    for _ in range(GAMES):
        for state, move in random_game(players, rng, rng.choice([1, 5, 21, 21, 40])):
            assert play(compiled, state, move) == apply(state, move)


@pytest.mark.parametrize("players", PLAYERS)
def test_refusals_agree(compiled: Library, players: int) -> None:
    rng = Random(players)
    moves = [
        *(Throw(pair) for pair in range(-1, 4)),
        *(Place(field) for field in range(-1, 8)),
        *(Rolled(roll) for roll in (Roll(0, 0), Roll(3, 5), Roll(5, 5), Roll(-1, 9))),
    ]
    over = apply(read_position("20,0/21 -/-/-/-/-/- A?:1"), Rolled(Roll(1, 1))).state
    for state in (over, *rng.sample(random_positions(players, rng, 10), 150)):
        for move in moves:
            try:
                expected: Any = apply(state, move)
            except RapidoError as error:
                expected = error.code
            assert play(compiled, state, move) == expected


@pytest.mark.parametrize("players", PLAYERS)
def test_starts_of_turns_agree(compiled: Library, players: int) -> None:
    """From any phase, also where the player to act has not scored yet."""
    rng, events = Random(players), (CEvent * MAX_EVENTS)()
    for state in rng.sample(random_positions(players, rng, 10), 150):
        for player in range(players):
            begun = State(state.steps, state.pairs, player, finish=state.finish)
            game = encode_game(begun)
            count = compiled.c.rapido_start_turn(byref(game), events)
            assert (decode_game(game), events_of(count, events)) == start_turn(begun)


@pytest.mark.parametrize("players", PLAYERS)
def test_thrown_out_pairs_agree(compiled: Library, players: int) -> None:
    for state in random_positions(players, Random(players), 10):
        game = encode_game(state)
        for field in FIELDS:
            bits = sum(1 << pair.field for pair in thrown_out_by(state, field))
            assert compiled.c.rapido_thrown_out(byref(game), field) == bits


@pytest.mark.parametrize("case", CASES["move"], ids=lambda case: case["name"])
def test_conformance_of_events(compiled: Library, case: dict[str, Any]) -> None:
    state = read_position(case["position"])
    happened: list[str] = []
    for token in case["moves"]:
        for move in read_moves(token, state):
            step = play(compiled, state, move)
            assert not isinstance(step, str)
            state = step[0]
            happened += map(conformance_text, step[1])
    assert write_position(state) == case["after"]
    assert happened == case["happened"]
