"""The kernel's turns compared with the reference in numpy."""

import logging
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice
from random import Random

import numpy as np
import pytest

from rapido.kernel.native.library import Library
from rapido.kernel.review import review_moves
from rapido.kernel.turn.evaluator import BACKENDS, EvaluatedTurn, Evaluator
from rapido.players import evaluators as evaluators_of_players
from rapido.players.network import SHIPPED, Network
from rapido.players.weights_file import convert_weights
from rapido.record import read_position
from rapido.review.value_cache import ValueCache
from rapido.rules import PLAYERS, ROLLS, Phase, State
from rapido.turn import reference
from rapido.turn.analysis import TurnAnalysis, Win
from rapido.turn.positions import Chances, Positions, ValueFunction
from rapido.turn.reference import ReferenceAnalysis
from rapido.turn.solved import SolvedTurn
from tests.kernel.turn.positions import EDGES, turns

POSITIONS = int(os.environ.get("RAPIDO_TURN_POSITIONS", "2000"))
"""for each number of players"""
SEED = int(os.environ.get("RAPIDO_SEED", "1"))
NETWORK = Network.shipped()
LOG = logging.getLogger(__name__)


class Nudged:
    """The network with errors as small as those of rounding."""

    source, stderr, climbs = NETWORK.source, NETWORK.stderr, NETWORK.climbs
    second_look_margin = NETWORK.second_look_margin

    def __init__(self, seed: int) -> None:
        self._rng = np.random.default_rng(seed)

    def chances(self, positions: Positions) -> Chances:
        exact = NETWORK.chances(positions)
        return exact + self._rng.uniform(-2e-6, 2e-6, exact.shape)


def largest_difference(found: EvaluatedTurn, wanted: ReferenceAnalysis) -> Chances:
    """Return how far chances of each seat are apart."""
    assert list(found.actions) == list(wanted.actions)
    pairs = [(found.win, wanted.win), *zip(found.outcomes, wanted.outcomes, strict=True)]
    pairs += [(found.actions[action], win) for action, win in wanted.actions.items()]
    apart: Chances = np.abs(np.subtract(*zip(*pairs, strict=True))).max(0)
    return apart


@dataclass
class Differences:
    """Collects how far two analyses of the same positions are apart."""

    chances: float = 0.0
    ties: int = 0
    """positions in which the mover has a choice that matters only to others"""
    odds: list[float] = field(default_factory=list[float])
    fields: int = 0
    positions: int = 0

    def add(self, state: State, found: EvaluatedTurn, wanted: ReferenceAnalysis) -> None:
        self.positions += 1
        me, worth = state.player, wanted.actions
        apart = largest_difference(found, wanted)
        assert apart[me] < 1e-5, (state, apart)
        if apart.max() < 1e-5:
            self.chances = max(self.chances, float(apart.max()))
        else:
            self.ties += 1
            nudged = (ReferenceAnalysis(state, Nudged(seed)) for seed in range(60))
            assert any(largest_difference(found, each).max() < 2e-5 for each in nudged), state
        ranked = sorted((win[me] for win in worth.values()), reverse=True)
        if worth and (len(ranked) == 1 or ranked[0] - ranked[1] > 1e-4):
            assert found.best == wanted.best, state

    def add_plan(self, found: EvaluatedTurn, wanted: ReferenceAnalysis) -> None:
        """Add what follows from choices: near ties these differ by right."""
        one, other = found.odds, wanted.odds
        ends = {**one.placed, **other.placed}
        self.odds.append(
            max(
                abs(one.fallen - other.fallen),
                abs(one.won - other.won),
                *(abs(one.placed.get(end, 0) - other.placed.get(end, 0)) for end in ends),
            )
        )
        assert sum(one.placed.values()) + one.fallen + one.won == pytest.approx(1)
        self.fields += any(
            found.field_for(roll, climbed) != wanted.field_for(roll, climbed)
            for roll in ROLLS
            for climbed in (0, 2, 9)
            if not (climbed and roll.crosses)
        )


def evaluators(compiled: Library, players: int) -> dict[str, Evaluator]:
    """Return one for every backend that this CPU supports."""
    weights = convert_weights(SHIPPED, players)
    made = {name: Evaluator(compiled, weights) for name in BACKENDS}
    return {name: evaluator for name, evaluator in made.items() if evaluator.use(name)}


@pytest.fixture
def solved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the reference solve a turn once for all its positions with the piece on the same step."""

    @lru_cache(maxsize=9)
    def solve(start: State, values: ValueFunction) -> SolvedTurn:
        return SolvedTurn(start, values)

    def solved_turn(state: State, values: ValueFunction) -> SolvedTurn:
        rolls = min(state.rolls, 1)  # all that counts is whether the next roll is the first
        return solve(replace(state, phase=Phase.ROLL, pair=None, roll=None, rolls=rolls), values)

    monkeypatch.setattr(reference, "SolvedTurn", solved_turn)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.timeout(7200)
@pytest.mark.usefixtures("solved_once")
def test_turns_of_games(compiled: Library, players: int) -> None:
    rng, found = Random(f"{SEED} {players}"), Differences()
    evaluator = Evaluator(compiled, convert_weights(SHIPPED, players))
    for seen in turns(players, rng):
        values = ValueCache(NETWORK)  # numpy evaluates what a turn shares once, too
        for state in seen:
            analysis, wanted = evaluator.analyze(state), ReferenceAnalysis(state, values)
            found.add(state, analysis, wanted)
            if found.positions % 20 == 0:
                found.add_plan(analysis, wanted)
        if found.positions >= POSITIONS:
            break
    LOG.info("%d positions within %.1e, %d ties", found.positions, found.chances, found.ties)
    assert found.ties <= 1 + found.positions / 2000
    apart = sum(each > 1e-5 for each in found.odds)
    assert apart <= 0.02 * len(found.odds), "other odds than near ties explain"
    assert found.fields <= 0.02 * len(found.odds), "other fields than near ties explain"


@pytest.mark.parametrize("position", EDGES)
def test_special_positions(compiled: Library, position: str) -> None:
    state, found = read_position(position), Differences()
    wanted = ReferenceAnalysis(state, NETWORK)
    for evaluator in evaluators(compiled, state.players).values():
        analysis = evaluator.analyze(state)
        found.add(state, analysis, wanted)
        found.add_plan(analysis, wanted)
    assert max(found.odds) < 1e-5
    assert not found.fields


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.timeout(7200)
def test_backends_agree(compiled: Library, players: int) -> None:
    one, *others = evaluators(compiled, players).values()
    most = 0.0
    for seen in islice(turns(players, Random(f"{SEED} {players} backends")), POSITIONS // 100):
        for state in seen:
            wanted = [one.analyze(state).win, *one.analyze(state).outcomes]
            for other in others:
                found = [other.analyze(state).win, *other.analyze(state).outcomes]
                apart = float(np.abs(np.subtract(found, wanted)).max())
                assert apart < 1e-6, state
                most = max(most, apart)
    LOG.info("backends within %.1e", most)


def test_cache_changes_nothing(compiled: Library) -> None:
    """Positions of other turns and steps in any order, as no game would have them."""
    for players in PLAYERS:
        rng = Random(f"{SEED} {players}")
        weights = convert_weights(SHIPPED, players)
        used, fresh = Evaluator(compiled, weights), Evaluator(compiled, weights)
        seen = [state for turn in islice(turns(players, rng), 12) for state in turn]
        for state in rng.choices(seen, k=400):
            fresh.forget()
            found, wanted = used.analyze(state), fresh.analyze(state)
            assert (found.win, found.actions, found.outcomes) == (
                wanted.win,
                wanted.actions,
                wanted.outcomes,
            )


@pytest.mark.parametrize("rest", ["0,11/21 -/-/B46/-/-/- A", "9/21 -/A43/-/-/-/- a?:1"])
def test_cached_turn_on_another_step(compiled: Library, rest: str) -> None:
    """The first roll of a turn, as if doubles had moved the piece before it."""
    states = [read_position(f"{step},{rest}") for step in (3, 4, 6, 9, 8, 17, 20, 3)]
    weights = convert_weights(SHIPPED, states[0].players)
    used = Evaluator(compiled, weights)
    for state in states:
        assert used.analyze(state).outcomes == Evaluator(compiled, weights).analyze(state).outcomes


def test_network_uses_the_kernel(compiled: Library) -> None:
    assert compiled
    state = read_position("4,0,11/21 -/-/B46/-/-/CX1 A46:2")
    for network in (NETWORK, Network.shipped(3)):
        found = network.analyze_turn(state)
        assert isinstance(found, EvaluatedTurn)
        assert TurnAnalysis(state, network).outcomes == found.outcomes


def test_nobody_acts_while_dice_are_in_the_air(compiled: Library) -> None:
    assert compiled
    analysis = TurnAnalysis(read_position("4,0,11/21 -/-/B46/-/-/CX1 A?:2"), NETWORK)
    assert analysis.actions == {}
    with pytest.raises(ValueError, match="dice are in the air"):
        _ = analysis.best


def test_finished_games_are_left_to_the_reference(compiled: Library) -> None:
    assert compiled
    state = read_position("0,21,0/21 A46/-/-/-/-/- B!")
    assert state.phase is Phase.OVER
    assert NETWORK.analyze_turn(state) is None


def test_states_that_an_evaluator_does_not_know_are_refused(compiled: Library) -> None:
    """The library would read memory that is not its own."""
    evaluator = Evaluator(compiled, convert_weights(SHIPPED, 3))
    assert evaluator.players == 3
    with pytest.raises(ValueError, match="over"):
        evaluator.analyze(read_position("21,0,0/21 -/-/-/-/-/- A!"))
    other = read_position("0,0/21 -/-/-/-/-/- A")
    with pytest.raises(ValueError, match="for 3 players, not 2"):
        evaluator.analyze(other)
    with pytest.raises(ValueError, match="for 3 players, not 2"):
        review_moves(evaluator, other, [])
    turn = evaluator.analyze(read_position("0,0,0/21 -/-/-/-/-/- A"))
    with pytest.raises(ValueError, match="never goes down"):
        turn.field_for(ROLLS[0], -1)


def test_without_a_kernel_the_reference_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluators_of_players, "library", lambda: None)
    state = read_position("4,0,11/21 -/-/B46/-/-/CX1 A46:2")
    network = Network.read(SHIPPED)
    assert network.analyze_turn(state) is None
    assert TurnAnalysis(state, network).win == ReferenceAnalysis(state, NETWORK).win


def test_threads_do_not_disturb_each_other(compiled: Library) -> None:
    assert compiled
    seen = [state for turn in islice(turns(2, Random(SEED)), 20) for state in turn]
    wanted = [TurnAnalysis(state, NETWORK).win for state in seen]
    shared = NETWORK.analyze_turn(seen[0])
    assert shared

    def analyze(first: int) -> list[Win]:
        found: list[Win] = []
        for number in range(len(seen)):
            found.append(TurnAnalysis(seen[(first + number) % len(seen)], NETWORK).win)
            assert shared.odds == odds  # of another thread's evaluator
        return found[len(seen) - first :] + found[: len(seen) - first]

    odds = shared.odds
    with ThreadPoolExecutor(3) as threads:
        for found in threads.map(analyze, (0, 40, 90)):
            assert found == wanted
