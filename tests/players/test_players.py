"""The built-in computer players: legality, strength, discovery."""

from collections.abc import Sequence
from importlib.metadata import EntryPoint
from random import Random

import pytest

from rapido.kernel import POLICIES
from rapido.players import (
    NoSuchBot,
    is_built_in,
    name_taken,
    names,
    player_named,
    registry,
    rollout,
)
from rapido.players.kit import check_player, play
from rapido.players.rollout import play_out, rollouts
from rapido.record import read_position
from rapido.rules import PLAYERS, Phase, Place, RapidoError, Throw, legal_actions
from tests.kernel.positions import random_positions


@pytest.mark.parametrize("name", ["uniform", "heuristic"])
def test_player_passes_the_kit(name: str) -> None:
    player = player_named(name)
    assert player.name == name
    check_player(player)


def test_uniform_takes_every_action_equally_often() -> None:
    state = read_position("4,0,11/21 -/-/B46/-/-/CX1 A46:2")
    rng = Random(1)
    chosen = [player_named("uniform").choose(state, rng) for _ in range(6000)]
    for action in legal_actions(state):
        assert 850 < chosen.count(action) < 1150


@pytest.mark.parametrize(
    ("players", "games", "least"), [(2, 300, 0.9), (3, 150, 0.75), (4, 100, 0.6), (6, 60, 0.5)]
)
def test_heuristic_beats_uniform(players: int, games: int, least: float) -> None:
    # Measured: 0.96, 0.89, 0.84, 0.78. The seeds are fixed, so the result is deterministic.
    rng = Random(players)
    wins = 0
    for game in range(games):
        seats = [player_named("uniform")] * players
        seats[game % players] = player_named("heuristic")
        wins += play(seats, rng) == game % players
    assert wins / games >= least


@pytest.mark.parametrize(
    ("position", "action", "why"),
    [
        ("0,0,0/21 -/-/-/-/-/- AXX:1", Throw(0), "nothing to lose, everything to gain"),
        ("5,5,5/21 -/-/-/-/-/- A76:1", Place(5), "nothing beats the highest roll"),
        ("5,20,5/21 B12/-/-/-/-/- A46:1", Place(4), "throws out the winner and lies high"),
        ("20,5,5/21 -/-/-/-/-/- A76:1", Place(1), "one step is enough and is safest"),
        ("0,0/21 -/-/-/-/A46/- A", Throw(1), "the other pair lies on a field"),
    ],
)
def test_heuristic_choices(position: str, action: object, why: str) -> None:
    assert player_named("heuristic").choose(read_position(position), Random(1)) == action, why


def test_built_in_players_are_entry_points() -> None:
    assert names()[: len(registry.LADDER)] == registry.LADDER


def test_unknown_player_error_lists_the_known_ones() -> None:
    with pytest.raises(
        NoSuchBot, match="uniform, beginner, bold, careful, heuristic, spiteful, perfect"
    ) as refusal:
        player_named("nobody")
    assert isinstance(refusal.value, RapidoError)
    assert refusal.value.code == "no_such_bot"


def test_player_that_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, EntryPoint("broken", "no.such.module:Player", registry.GROUP))
    with pytest.raises(NoSuchBot, match="broken can’t be loaded: ModuleNotFoundError"):
        player_named("broken")


def test_another_player_under_a_built_in_name(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {
        "perfect": "rapido.players.levels:perfect",
        "heuristic": "elsewhere:Heuristic",
        "threshold": "elsewhere:Threshold",
        "brave": "rapido.players.brave:Brave",
    }
    install(monkeypatch, *(EntryPoint(*each, registry.GROUP) for each in found.items()))
    assert [name for name in (*found, "nobody") if is_built_in(name)] == ["perfect"]
    assert names() == ("perfect", "brave")
    assert [name for name in found if name_taken(name)] == ["heuristic", "threshold"]


def test_names_of_the_policies_are_reserved(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, *(EntryPoint(name, "a:B", registry.GROUP) for name in POLICIES))
    assert names() == ()


def install(monkeypatch: pytest.MonkeyPatch, *found: EntryPoint) -> None:
    """Let these be the only computer players."""

    def only_these(*, group: str) -> Sequence[EntryPoint]:
        assert group == registry.GROUP
        return found

    monkeypatch.setattr(registry, "entry_points", only_these)
    # The real ones are found again after the test.
    monkeypatch.setattr(registry, "_found", vars(registry)["_found"].__wrapped__)


def test_rollouts_find_a_certain_win() -> None:
    # C scores past the finish next, unless thrown out; A can only stop it from below.
    state = read_position("0,20,20/21 C46/-/-/-/-/- B76:1")
    found = rollouts(state)
    win = {estimate.action: estimate.win for estimate in found.estimates}
    assert win[Throw(0)][2] < 1
    assert win[Place(4)][2] < 1
    assert all(sum(chances) == pytest.approx(1) for chances in win.values())
    assert found.best in win
    assert found == rollouts(state)
    assert found != rollouts(state, seed=1)


def test_rollout_of_a_finished_game() -> None:
    state = read_position("0,21,0/21 A46/-/-/-/-/- B!")
    assert play_out(state, player_named("uniform"), seed=1, game=0) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_rollouts_without_the_kernel_are_the_same(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(players)
    found = random_positions(players, rng, 1)
    states = [state for state in found if state.phase in (Phase.ROLL, Phase.DECIDE)]
    some = rng.sample(states, 3)
    monkeypatch.setattr(rollout, "PLAYOUTS", 14)
    fast = [rollouts(state, seed=5) for state in some]
    monkeypatch.setattr(rollout, "library", lambda: None)
    assert [rollouts(state, seed=5) for state in some] == fast
