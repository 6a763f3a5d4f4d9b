"""Games between built-in players: the kernel plays those that the rules play."""

from random import Random

import pytest

from rapido.kernel import Totals, library, unavailable_reason
from rapido.kernel.simulate.named import PlayedGames
from rapido.lab import named_games
from rapido.lab.game import play_game
from rapido.lab.named_games import games_per_part, play_named_games, plays_natively, split
from rapido.lab.seeded_random import SeededRandom
from rapido.players import LADDER, evaluate
from rapido.players.network import Network
from rapido.rules import State
from tests.players.random_values import RandomValues

NAMES = (*LADDER, "threshold")
SEATINGS = [
    ("uniform", "heuristic"),
    ("perfect", "perfect"),
    ("beginner", "spiteful"),
    ("perfect", "heuristic", "careful"),
    ("heuristic", "threshold", "uniform", "heuristic"),
    ("bold", "perfect", "uniform", "threshold", "heuristic"),
    ("spiteful", "beginner", "heuristic", "bold", "careful", "uniform"),
]


@pytest.fixture(autouse=True)
def kernel() -> None:
    if library() is None:
        pytest.skip(unavailable_reason() or "")


def by_rules(names: tuple[str, ...], seed: int, games: range, finish: int) -> PlayedGames:
    """Play without the kernel: by rapido.rules, and with chances from numpy."""

    def no_kernel(_network: Network, _state: State) -> None:
        return None

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Network, "analyze_turn", no_kernel)
        played = [play_game(names, seed, game, finish) for game in games]
    totals = Totals.of(played, len(names), finish)
    return PlayedGames(totals, bytes(game.winner for game in played))


@pytest.mark.parametrize("names", SEATINGS, ids="-".join)
def test_kernel_plays_the_same_games(names: tuple[str, ...]) -> None:
    slow = set(names) & {"beginner", "bold", "careful", "spiteful", "perfect"}
    finish, games = (5, range(3, 6)) if slow else (21, range(3, 9))
    assert plays_natively(names, finish)
    assert play_named_games(names, 5, games, finish) == by_rules(names, 5, games, finish)


@pytest.mark.parametrize("finish", [1, 22, 60])
def test_any_finish(finish: int) -> None:
    names = ("perfect", "heuristic")
    assert play_named_games(names, 6, range(1), finish) == by_rules(names, 6, range(1), finish)


def test_every_game_depends_on_its_number_alone() -> None:
    names = ("careful", "uniform", "perfect")
    whole = play_named_games(names, 7, range(12), 21)
    parts = [play_named_games(names, 7, part, 21) for part in split(range(12), 5)]
    assert b"".join(part.winners for part in parts) == whole.winners
    assert sum((part.totals for part in parts), Totals.none(3)) == whole.totals
    assert whole.totals.games == sum(whole.totals.wins) == 12
    assert play_named_games(names, 8, range(12), 21).totals != whole.totals


def test_players_of_other_packages_play_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def elsewhere(name: str) -> bool:
        return name != "heuristic"

    assert plays_natively(("uniform", "heuristic"), 21)
    monkeypatch.setattr(named_games, "in_kernel", elsewhere)
    assert not plays_natively(("uniform", "heuristic"), 21)
    assert plays_natively(("uniform", "threshold"), 21)


def test_tables_of_the_solved_game_are_read_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    def solved(_players: int, _finish: int) -> RandomValues:
        return RandomValues()

    monkeypatch.setattr(evaluate, "whole_table", solved)
    assert not plays_natively(("perfect", "heuristic"), 21)
    assert plays_natively(("uniform", "heuristic"), 21)


def test_parts_are_smaller_for_slower_players() -> None:
    sizes = [games_per_part((name,) * 2, 21) for name in ("threshold", "heuristic", "perfect")]
    assert sorted(set(sizes), reverse=True) == sizes
    assert all(games_per_part((name,) * 6, 999) >= 1 for name in NAMES)


def test_seeded_random_is_a_random_generator() -> None:
    rng, again = SeededRandom(), SeededRandom()
    for each in (rng, again):
        each.restart(1 << 63)
    assert [rng.random() for _ in range(5)] == [again.random() for _ in range(5)]
    assert rng.getrandbits(200).bit_length() > 190
    assert rng.getrandbits(0) == 0
    assert sorted(rng.sample(range(9), 9)) == list(range(9))
    assert abs(sum(rng.random() for _ in range(4000)) / 4000 - 0.5) < 0.02
    assert abs(sum(rng.choice((0, 1)) for _ in range(4000)) / 4000 - 0.5) < 0.03
    assert isinstance(rng, Random)
