"""The arena: every seating plays the same dice, and workers do not change the result."""

from itertools import permutations
from math import factorial
from random import Random

import pytest

from rapido.lab import game as lab_game
from rapido.lab import named_games
from rapido.lab.arena import run
from rapido.lab.arena.request import ArenaRequest, Part, PartResult, play_part
from rapido.lab.arena.run import run_arena
from rapido.lab.map_games import Workers
from rapido.lab.participants import Chooser
from rapido.rules import Action, Place, RapidoError, Roll, State, legal_actions


def no_progress(_done: int) -> None:
    """Ignore progress reports."""


def test_every_pairing_plays_in_all_orders() -> None:
    request = ArenaRequest(("uniform", "threshold", "heuristic"), 5, seed=1)
    assert [group.members for group in request.groups] == [
        ("uniform", "threshold"),
        ("uniform", "heuristic"),
        ("threshold", "heuristic"),
    ]
    assert all(set(group.orders) == set(permutations(group.members)) for group in request.groups)
    assert request.sets == 3  # five games are rounded up to three sets of dice with two orders each
    assert request.all_games == 18


def test_players_share_additional_seats() -> None:
    request = ArenaRequest(("uniform", "threshold"), 3, seed=1, seats=3)
    assert [group.members for group in request.groups] == [
        ("uniform", "uniform", "threshold"),
        ("uniform", "threshold", "threshold"),
    ]
    assert [len(group.orders) for group in request.groups] == [3, 3]
    six = ArenaRequest(("uniform", "threshold"), 1, seed=1, seats=6)
    assert max(len(group.orders) for group in six.groups) == factorial(6) // factorial(3) ** 2


def test_swapped_players_get_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    met: dict[tuple[int, tuple[str, ...]], list[list[Roll]]] = {}
    play_game = lab_game.play_game

    def watch(names: tuple[str, ...], seed: int, game: int, finish: int) -> lab_game.FinishedGame:
        rolls: list[list[Roll]] = [[] for _ in names]

        class RecordingPlayer:
            def __init__(self, chooser: Chooser) -> None:
                self.chooser = chooser

            def choose(self, state: State, rng: Random) -> Action:
                if state.roll is not None:
                    rolls[state.player].append(state.roll)
                return self.chooser.choose(state, rng)

        def watched(name: str) -> RecordingPlayer:
            return RecordingPlayer(Stopper() if name == "uniform" else Climber())

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(lab_game, "participant", watched)
            ended = play_game(names, seed, game, finish)
        met[game, names] = rolls
        return ended

    monkeypatch.setattr(named_games, "play_game", watch)
    monkeypatch.setattr(named_games, "library", lambda: None)
    request = ArenaRequest(("uniform", "threshold", "heuristic"), 12, seed=4, seats=3)
    play_part(request, Part(range(request.sets), 0, range(6)))
    assert len(met) == 12
    for number in range(2):
        first, *others = [rolls for (game, _), rolls in met.items() if game == number]
        for other in others:
            for one, same in zip(first, other, strict=True):
                common = min(len(one), len(same))
                assert common > 2
                assert one[:common] == same[:common]


class Stopper:
    """Places every roll on the highest free field."""

    def choose(self, state: State, rng: Random) -> Action:
        del rng
        return max(legal_actions(state), key=_height)


class Climber(Stopper):
    """Places on the second-highest free field, if there is one."""

    def choose(self, state: State, rng: Random) -> Action:
        actions = sorted(legal_actions(state), key=_height)
        return actions[-2] if len(actions) > 3 else super().choose(state, rng)


def _height(action: Action) -> int:
    return action.field if isinstance(action, Place) else -1


def test_results_do_not_depend_on_workers() -> None:
    request = ArenaRequest(("uniform", "threshold", "heuristic"), 24, seed=5)
    alone = run_arena(request, Workers(), no_progress)
    assert alone.sets == 12
    assert alone.games == request.all_games == 72
    assert (run_arena(request, Workers(2), no_progress).wins == alone.wins).all()


def test_large_groups_are_split_by_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    request = ArenaRequest(("uniform", "threshold", "heuristic"), 180, seed=5, seats=6)
    alone = run_arena(request, Workers(), no_progress)

    def few(_names: tuple[str, ...], _finish: int) -> int:
        return 7

    monkeypatch.setattr("rapido.lab.arena.request.games_per_part", few)
    parts = list(request.parts(workers=2))
    assert max(len(part.sets) * len(part.orders) for part in parts) == 7
    games = [(number, p.group, order) for p in parts for number in p.sets for order in p.orders]
    assert len(games) == len(set(games)) == request.all_games == alone.games
    assert (run_arena(request, Workers(), no_progress).wins == alone.wins).all()


def test_better_player_wins_in_any_seat() -> None:
    request = ArenaRequest(("uniform", "threshold"), 40, seed=6)
    result = run_arena(request, Workers(), no_progress)
    assert result.wins.sum(axis=(0, 1))[1] > 28


def test_interrupt_keeps_complete_sets_of_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Part] = []

    def play_seven_parts(request: ArenaRequest, part: Part) -> PartResult:
        if len(played) == 7:
            raise KeyboardInterrupt
        played.append(part)
        return play_part(request, part)

    monkeypatch.setattr(run, "play_part", play_seven_parts)
    request = ArenaRequest(("uniform", "threshold", "heuristic"), 20, seed=7)
    result = run_arena(request, Workers(), no_progress)
    assert result.run.stopped == "interrupted"
    assert {len(part.sets) for part in played} == {1}
    assert result.sets == 2  # two for all three pairings; the third set is incomplete
    monkeypatch.undo()
    whole = run_arena(ArenaRequest(request.players, 4, seed=7), Workers(), no_progress)
    assert (result.wins == whole.wins).all()


@pytest.mark.parametrize(
    ("players", "games", "seats", "message"),
    [
        (("uniform",), 1, 2, "at least two players"),
        (("uniform", "uniform"), 1, 2, "uniform is named twice"),
        (("uniform", "nobody"), 1, 2, "“nobody” isn’t a computer player"),
        (("uniform", "threshold"), 0, 2, "number of games is 1 to"),
        (("uniform", "threshold"), 1, 1, "2 to 6 players, not 1"),
        (("uniform", "threshold"), 1, 7, "2 to 6 players, not 7"),
    ],
)
def test_invalid_requests(players: tuple[str, ...], games: int, seats: int, message: str) -> None:
    with pytest.raises(RapidoError, match=message):
        ArenaRequest(players, games, 1, seats=seats)
