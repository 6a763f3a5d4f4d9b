"""Turns, computer players and reviews: scalar, SIMD and native code give the same."""

import json
import os
from collections.abc import Iterator
from ctypes import byref, c_uint64, c_void_p
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import pytest

from rapido.kernel.native.build_wasm import TARGET
from rapido.kernel.native.game import encode_game
from rapido.kernel.native.library import Library
from rapido.kernel.turn.evaluator import Evaluator
from rapido.record import read_text
from rapido.rules import PLAYERS, Action, Move, Phase, Rolled, State, Throw
from tests.kernel.positions import random_positions
from tests.kernel.wasm.node import VARIANT_NAMES, bundle_kernel, run_kernel

POSITIONS: Final = int(os.environ.get("RAPIDO_WASM_POSITIONS", "15"))
"""for each number of players"""
SEEDS: Final = (0, 7, 2**53 - 1)
LEVELS: Final = ("uniform", "beginner", "bold", "careful", "heuristic", "spiteful", "perfect")
"""in the order of c/players/players.h"""
SCRIPT: Final = Path(__file__).with_name("analyze.mjs")
CLOSE: Final = 1e-6
"""between variants; chances are sums of thousands of 32-bit floats"""


def position_json(state: State) -> dict[str, object]:
    """Return a position as State of frontend/src/core/kernel.ts."""
    pairs = [
        {"owner": each.owner, "index": each.index, "field": each.field, "dice": each.roll}
        for each in state.pairs
    ]
    return {
        "steps": state.steps,
        "pairs": pairs,
        "player": state.player,
        "phase": state.phase,
        "pair": state.pair,
        "dice": state.roll,
        "rolls": state.rolls,
        "finish": state.finish,
    }


def move_json(move: Move) -> dict[str, object]:
    if isinstance(move, Rolled):
        return {"do": "roll", "dice": move.roll}
    return {"do": "throw", "pair": move.pair} if isinstance(move, Throw) else place_json(move.field)


def place_json(field: int) -> dict[str, object]:
    return {"do": "place", "field": field}


def some_positions(players: int) -> list[State]:
    rng = Random(players)
    open_ones = [
        state
        for state in random_positions(players, rng, 8)
        if state.phase is not Phase.OVER and state.finish <= 21
    ]
    return rng.sample(open_ones, min(POSITIONS, len(open_ones)))


@pytest.fixture(scope="module")
def states() -> list[State]:
    return [state for players in PLAYERS for state in some_positions(players)]


@pytest.fixture(scope="module")
def computed(states: list[State], tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """What each variant computes."""
    folder = tmp_path_factory.mktemp("analysis")
    records = [
        read_text(path.read_text("utf-8")).complete_record()
        for path in sorted(Path("conformance/games").glob("*.rapido"))
    ]
    games = [
        {"start": position_json(each.start), "moves": list(map(move_json, each.moves))}
        for each in records
    ]
    request = folder / "request.json"
    positions = list(map(position_json, states))
    asked = {"positions": positions, "levels": LEVELS, "seeds": SEEDS, "games": games}
    request.write_text(json.dumps(asked))
    bundle, weights = bundle_kernel(folder), sorted(TARGET.glob("value-*.bin"))
    return [run_kernel(SCRIPT, bundle, name, request, *weights) for name in VARIANT_NAMES]


def largest_difference(one: Any, other: Any) -> float:
    """Return how far numbers in two JSON values differ; everything else must be the same."""
    if isinstance(one, dict):
        members = cast("dict[str, Any]", one)
        assert members.keys() == other.keys()
        return max(largest_difference(members[key], other[key]) for key in members)
    if isinstance(one, list):
        items = cast("list[Any]", one)
        assert len(items) == len(other)
        return max(map(largest_difference, items, other), default=0)
    if isinstance(one, int | float):
        return abs(one - other)
    assert one == other
    return 0


def test_scalar_and_simd_agree(computed: list[Any]) -> None:
    chances = [
        [[analysis["win"], analysis["outcomes"]] for analysis in variant["analyses"]]
        for variant in computed
    ]
    assert largest_difference(*chances) <= CLOSE
    values = [
        [
            {key: value for key, value in move.items() if key != "best"}
            for review in variant["reviews"]
            for move in review["moves"]
            if move is not None
        ]
        for variant in computed
    ]
    assert largest_difference(*values) <= CLOSE


@pytest.mark.parametrize("variant", range(len(VARIANT_NAMES)), ids=VARIANT_NAMES)
def test_as_native_code(
    variant: int, states: list[State], computed: list[Any], compiled: Library
) -> None:
    evaluators = {
        players: Evaluator(compiled, (TARGET / f"value-{players}.bin").read_bytes())
        for players in PLAYERS
    }
    analyses = computed[variant]["analyses"]
    for state, found in zip(states, analyses, strict=True):
        evaluator = evaluators[state.players]
        native = evaluator.analyze(state)
        assert found["win"] == pytest.approx(native.win, abs=CLOSE)
        for outcome, expected in zip(found["outcomes"], native.outcomes, strict=True):
            assert outcome == pytest.approx(expected, abs=CLOSE)
        actions = [(json.dumps(move_json(action)), win) for action, win in native.actions.items()]
        assert [json.dumps(each["action"]) for each in found["actions"]] == [
            action for action, _ in actions
        ]
        for each, (_, win) in zip(found["actions"], actions, strict=True):
            assert each["win"] == pytest.approx(win, abs=CLOSE)
        odds = native.odds
        placed = {
            (each["value"], each["field"]): each["chance"] for each in found["odds"]["placed"]
        }
        assert placed == pytest.approx(odds.placed, abs=CLOSE)
        ends = (found["odds"]["fallen"], found["odds"]["won"])
        assert ends == pytest.approx((odds.fallen, odds.won), abs=CLOSE)
        if state.phase is not Phase.DICE and _is_clear(state, native.actions):
            assert found["best"] == move_json(native.best)
            assert found["choices"] == list(_choices(compiled, evaluator, state))


def _is_clear(state: State, actions: dict[Action, tuple[float, ...]]) -> bool:
    """Return whether rounding cannot change the best action."""
    own = sorted((win[state.player] for win in actions.values()), reverse=True)
    return len(own) < 2 or own[0] - own[1] > 10 * CLOSE


def _choices(compiled: Library, evaluator: Evaluator, state: State) -> Iterator[dict[str, object]]:
    game = encode_game(state)
    for player in range(len(LEVELS)):
        for seed in SEEDS:
            action = compiled.c.rapido_choose(
                c_void_p(evaluator.address), byref(game), player, c_uint64(seed)
            )
            yield {"do": "throw", "pair": action} if action < 2 else place_json(action - 2)
