"""Simulated games: every backend gives the totals of rapido.rules."""

import os
from random import Random

import pytest

from rapido.kernel import POLICIES, backends, play_from, play_games
from rapido.kernel.native.library import Library
from rapido.kernel.simulate import native, play, reference
from rapido.kernel.simulate.simulation import Simulation
from rapido.rules import (
    PLAYERS,
    BadRequest,
    GameOver,
    Phase,
    State,
    new_game,
)
from tests.kernel.positions import random_positions

GAMES = 20_000
"""per player count and policy"""
SHORT_GAMES = int(os.environ.get("RAPIDO_KERNEL_GAMES", "1500"))
"""the same on a staircase of two steps, with rapido.rules"""
FULL_GAMES = int(os.environ.get("RAPIDO_KERNEL_GAMES", "100"))
"""the same for the full staircase, which takes rapido.rules ten times as long"""
SHORT, BATCH = 2, 50

CELLS = [(players, policy) for players in PLAYERS for policy in POLICIES]


@pytest.mark.parametrize(("players", "policy"), CELLS)
def test_full_games_match_the_rules(compiled: Library, players: int, policy: str) -> None:
    simulation = Simulation(new_game(players), (policy,) * players, FULL_GAMES, seed=1)
    for game in range(FULL_GAMES):
        one = simulation.part(game, 1)
        assert native.play(compiled, "scalar", one) == reference.play(one), f"game {game} of seed 1"


@pytest.mark.parametrize(("players", "policy"), CELLS)
def test_short_games_match_the_rules(compiled: Library, players: int, policy: str) -> None:
    simulation = Simulation(new_game(players, SHORT), (policy,) * players, SHORT_GAMES, seed=8)
    for first in range(0, SHORT_GAMES, BATCH):
        some = simulation.part(first, BATCH)
        assert native.play(compiled, "scalar", some) == reference.play(some), (
            f"from game {first} of seed 8"
        )


@pytest.mark.parametrize(("players", "policy"), CELLS)
def test_all_backends_give_the_same_totals(compiled: Library, players: int, policy: str) -> None:
    simulation = Simulation(new_game(players), (policy,) * players, GAMES, seed=2)
    totals = native.play(compiled, "scalar", simulation)
    assert totals.games == sum(totals.wins) == GAMES
    for backend in native.supported_backends(compiled):
        assert native.play(compiled, backend, simulation) == totals, backend


@pytest.mark.parametrize(("players", "policy"), CELLS)
def test_all_backends_give_the_same_totals_for_any_finish(
    compiled: Library, players: int, policy: str
) -> None:
    for finish in (*range(1, 31), native.SIMD_MAX_FINISH):
        simulation = Simulation(new_game(players, finish), (policy,) * players, 300, seed=finish)
        totals = native.play(compiled, "scalar", simulation)
        for backend in native.supported_backends(compiled):
            assert native.play(compiled, backend, simulation) == totals, (backend, finish)


@pytest.mark.parametrize("finish", [1, 2, 3, 7, 30, 100, 101, 999])
def test_any_finish_matches_the_rules(finish: int) -> None:
    games = max(1, 60 // finish)
    for players, policy in CELLS:
        fast = play_games(players, (policy,) * players, games, 3, finish)
        assert fast == play_games(players, (policy,) * players, games, 3, finish, backend="python")


@pytest.mark.parametrize("games", [0, 1, 2, 255, 256, 257, 1000])
def test_any_number_of_games(compiled: Library, games: int) -> None:
    simulation = Simulation(new_game(3), ("uniform",) * 3, games, seed=4)
    totals = native.play(compiled, "scalar", simulation)
    assert totals.games == games
    assert all(
        native.play(compiled, backend, simulation) == totals
        for backend in native.supported_backends(compiled)
    )


def test_seats_with_different_policies() -> None:
    rng = Random(5)
    for players in (*PLAYERS, 2, 3):
        policies = tuple(rng.choices(POLICIES, k=players))
        fast = play_games(players, policies, 40, seed=5)
        assert fast == play_games(players, policies, 40, seed=5, backend="python"), policies


@pytest.mark.parametrize("players", PLAYERS)
def test_games_from_any_position(players: int) -> None:
    rng = Random(players)
    positions = random_positions(players, rng, 12)
    met: set[Phase] = set()
    for start in rng.sample(positions, 40):
        policies = tuple(rng.choices(POLICIES, k=players))
        simulation = Simulation(
            start, policies, 2, seed=rng.getrandbits(64), first=rng.getrandbits(40)
        )
        met.add(start.phase)
        found = play_from(start, policies, 2, simulation.seed, simulation.first)
        assert found == reference.play(simulation), start
    assert met == {Phase.ROLL, Phase.DICE, Phase.DECIDE}


@pytest.mark.parametrize("policies", [("uniform",) * 3, ("threshold", "uniform", "uniform")])
def test_results_do_not_depend_on_threads(policies: tuple[str, ...]) -> None:
    alone = play_games(3, policies, 10_007, seed=6)
    for threads in (2, 3, 5):
        assert play_games(3, policies, 10_007, seed=6, threads=threads) == alone
    begun = play_games(3, policies, 6_000, seed=6)
    assert begun + play_games(3, policies, 4_007, seed=6, first=6_000) == alone


def test_seeds_give_different_games() -> None:
    found = {play_games(2, ("uniform",) * 2, 100, seed) for seed in (0, 1, 2, 1 << 63)}
    assert len(found) == 4


def test_pure_python_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    best = play_games(3, ("threshold",) * 3, 50, seed=7, threads=2)
    position = random_positions(2, Random(7), 1)[20]
    rollouts = play_from(position, ("uniform", "threshold"), 20, seed=7)
    monkeypatch.setattr(play, "library", lambda: None)
    assert backends() == ("python",)
    assert play_games(3, ("threshold",) * 3, 50, seed=7, threads=2) == best
    assert play_from(position, ("uniform", "threshold"), 20, seed=7) == rollouts


def test_invalid_requests() -> None:
    two = ("uniform", "uniform")
    with pytest.raises(BadRequest, match="2 to 6 players"):
        play_games(7, ("uniform",) * 7, 1, 0)
    with pytest.raises(BadRequest, match="2 players need one policy each, not 3"):
        play_games(2, ("uniform",) * 3, 1, 0)
    with pytest.raises(BadRequest, match="no policy 'best', only uniform, threshold"):
        play_games(2, ("uniform", "best"), 1, 0)
    with pytest.raises(BadRequest, match="seed is a number from 0"):
        play_games(2, two, 1, -1)
    with pytest.raises(BadRequest, match="seed is a number from 0"):
        play_games(2, two, 1, 1 << 64)
    with pytest.raises(BadRequest, match=r"not -1 from number 0"):
        play_games(2, two, -1, 0)
    with pytest.raises(BadRequest, match=r"2\^48"):
        play_games(2, two, 2, 0, first=(1 << 48) - 1)
    with pytest.raises(BadRequest, match="1 to 999"):
        play_games(2, two, 1, 0, finish=0)
    with pytest.raises(BadRequest, match="at least one thread"):
        play_games(2, two, 1, 0, threads=0)
    with pytest.raises(BadRequest, match="'avx9' cannot play these games; possible are python"):
        play_games(2, two, 1, 0, backend="avx9")
    with pytest.raises(BadRequest, match="the backend 'portable' cannot play"):
        play_games(2, ("uniform", "threshold"), 1, 0, backend="portable")
    over = State((21, 0), (), 0, Phase.OVER)
    with pytest.raises(GameOver, match="game is over"):
        play_from(over, two, 1, 0)
