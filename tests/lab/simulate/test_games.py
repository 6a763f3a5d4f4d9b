"""Simulated games: kernel and rules give the same games with any workers."""

from math import sqrt
from random import Random

import pytest

from rapido.kernel import Tally, Totals
from rapido.kernel.simulate import reference
from rapido.kernel.simulate.random_stream import RandomStream
from rapido.kernel.simulate.simulation import Simulation
from rapido.kernel.simulate.totals import TALLIES
from rapido.lab import game as lab_game
from rapido.lab.game import GameFailed, dice_streams, play_game
from rapido.lab.map_games import Workers
from rapido.lab.simulate import run
from rapido.lab.simulate.request import SimulationRequest, play_part
from rapido.lab.simulate.run import simulate
from rapido.rules import PLAYERS, RapidoError, State, new_game


def no_progress(_done: int) -> None:
    """Ignore progress reports."""


@pytest.mark.parametrize("players", PLAYERS)
def test_rules_and_kernel_give_the_same_totals(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A deterministic policy with the kernel's dice gives the kernel's games.
    def one_stream(seed: int, game: int, seats: int) -> tuple[RandomStream, ...]:
        return (RandomStream(seed, game),) * seats

    monkeypatch.setattr(lab_game, "dice_streams", one_stream)
    names = ("threshold",) * players
    games_played = (play_game(names, 4, game, 21) for game in range(25))
    expected = reference.play(Simulation(new_game(players), names, 25, seed=4))
    assert Totals.of(games_played, players, 21) == expected


@pytest.mark.parametrize("players", [2, 3, 6])
def test_random_policies_of_kernel_and_rules_agree(players: int) -> None:
    names, games = ("uniform",) * players, 1200 // players
    fast = play_part(SimulationRequest(names, 100_000, seed=5), range(100_000))
    games_played = (play_game(names, 5, game, 21) for game in range(games))
    found = Totals.of(games_played, players, 21)
    for name in TALLIES:
        mean, error = mean_and_error(getattr(found, name), games)
        truth = getattr(fast, name).total / fast.games
        assert abs(mean - truth) < 4.5 * error, name
    for won, truth in zip(found.wins, fast.wins, strict=True):
        share = truth / fast.games
        assert abs(won / games - share) < 4.5 * sqrt(share * (1 - share) / games)


def mean_and_error(tally: Tally, games: int) -> tuple[float, float]:
    mean = tally.total / games
    return mean, sqrt((tally.squares / games - mean * mean) / games)


def test_dice_of_a_seat_do_not_depend_on_its_player() -> None:
    first, again = dice_streams(6, 7, 3), dice_streams(6, 7, 6)
    rolled = [[dice.draw() for _ in range(50)] for dice in first]
    assert rolled == [[dice.draw() for _ in range(50)] for dice in again[:3]]
    others = [dice_streams(6, 8, 3)[0], dice_streams(7, 7, 3)[0]]
    drawn = [*rolled, *([dice.draw() for _ in range(50)] for dice in others)]
    assert len({tuple(stream) for stream in drawn}) == 5


CASES = [
    ("uniform", "uniform"),
    ("threshold", "uniform", "uniform"),
    ("heuristic", "uniform"),
    ("careful", "perfect"),
]


@pytest.mark.parametrize("players", CASES)
def test_results_do_not_depend_on_workers(players: tuple[str, ...]) -> None:
    request = SimulationRequest(players, 90, seed=8, finish=9)
    alone = simulate(request, Workers(), no_progress).totals
    assert alone.games == 90
    assert simulate(request, Workers(2), no_progress).totals == alone
    other = SimulationRequest(players, 90, seed=9, finish=9)
    assert simulate(other, Workers(), no_progress).totals != alone


@pytest.mark.parametrize("players", [("uniform",) * 3, ("heuristic", "uniform")])
def test_pure_python_gives_the_same_games(
    monkeypatch: pytest.MonkeyPatch, players: tuple[str, ...]
) -> None:
    request = SimulationRequest(players, 60, seed=10)
    fast = simulate(request, Workers(), no_progress)
    monkeypatch.setattr("rapido.kernel.simulate.play.library", lambda: None)
    monkeypatch.setattr("rapido.lab.named_games.library", lambda: None)
    slow = SimulationRequest(players, 60, seed=10)
    assert not slow.native
    assert simulate(slow, Workers(), no_progress).totals == fast.totals


def test_interrupt_keeps_partial_results(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[range] = []

    def play_three_parts(request: SimulationRequest, part: range) -> Totals:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(part)
        return play_part(request, part)

    monkeypatch.setattr(run, "play_part", play_three_parts)
    request = SimulationRequest(("heuristic", "uniform"), 2000, seed=11)
    result = simulate(request, Workers(), no_progress)
    assert result.run.stopped == "interrupted"
    assert result.totals.games == sum(map(len, played)) == 15


def test_parts_cover_all_games() -> None:
    for players in (("uniform",) * 2, ("heuristic",) * 2):
        for games in (1, 2, 3, 50, 999, 12_345):
            for workers in (1, 2, 7):
                parts = SimulationRequest(players, games, 0).parts(workers)
                assert [game for part in parts for game in part] == list(range(games))


def test_failing_player_is_named_in_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    class FailingPlayer:
        def choose(self, _state: State, _rng: Random) -> str:
            return "no"

    def failing_player(_name: str) -> FailingPlayer:
        return FailingPlayer()

    monkeypatch.setattr(lab_game, "participant", failing_player)
    with pytest.raises(GameFailed, match="somebody failed in game 3 of seed 2: it chose 'no', wh"):
        play_game(("somebody", "another"), 2, 3, 21)


@pytest.mark.parametrize(
    ("players", "games", "seed", "finish", "message"),
    [
        (("uniform",), 1, 0, 21, "2 to 6 players, not 1"),
        (("uniform",) * 7, 1, 0, 21, "2 to 6 players, not 7"),
        (
            ("uniform", "nobody"),
            1,
            0,
            21,
            "“nobody” isn’t a computer player.*heuristic",
        ),
        (("uniform", ""), 1, 0, 21, "“” isn’t a computer player"),
        (("uniform",) * 2, 0, 0, 21, "number of games is 1 to 2"),
        (("heuristic",) * 2, 1 << 46, 0, 21, "number of games is 1 to 3"),
        (("uniform",) * 2, 1, -1, 21, "a seed is a number from 0"),
        (("uniform",) * 2, 1, 0, 1000, "1 to 999, not 1000"),
    ],
)
def test_invalid_requests(
    players: tuple[str, ...], games: int, seed: int, finish: int, message: str
) -> None:
    with pytest.raises(RapidoError, match=message):
        SimulationRequest(players, games, seed, finish)
