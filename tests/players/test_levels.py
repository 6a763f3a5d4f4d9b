"""The levels: legality, style and relative strength."""

from random import Random

import pytest

from rapido.players import player_named
from rapido.players.kit import play
from rapido.players.levels import Level, beginner, bold, careful, perfect, spiteful
from rapido.record import read_position
from rapido.rules import PLAYERS, Place, State, Throw, new_game, thrown_out_by
from tests.turn.test_analysis import some_states

LEVELS = [beginner(), bold(), careful(), spiteful(), perfect()]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_level_passes_the_kit(level: Level) -> None:
    assert player_named(level.name).about == level.about
    assert level.about.endswith(".")
    for players in PLAYERS:
        assert players in level.counts
        play([level] * players, Random(players), finish=3)


def decisions() -> list[State]:
    """Return positions with a choice from a game."""
    found = [
        state
        for players in (2, 3, 5)
        for seed in range(30)
        for state in some_states(players, 21, seed)
    ]
    return [state for state in found if state.roll is not None]


def test_styles_differ() -> None:
    rng = Random(1)
    rolled = {level.name: 0 for level in LEVELS}
    thrown_out = dict(rolled)
    beginners, best = 0, 0
    for state in decisions():
        actions = {level.name: level.choose(state, rng) for level in LEVELS}
        for name, action in actions.items():
            rolled[name] += isinstance(action, Throw)
            if isinstance(action, Place):
                thrown_out[name] += len(thrown_out_by(state, action.field))
        theirs, right = actions["beginner"], actions["perfect"]
        # Players who roll on place other rolls, so compare placements of the same rolls.
        if isinstance(theirs, Place) and isinstance(right, Place):
            beginners, best = beginners + theirs.field, best + right.field
    assert rolled["careful"] < rolled["perfect"] < rolled["bold"]
    assert thrown_out["spiteful"] > thrown_out["perfect"]
    assert beginners > best


def test_perfect_player_takes_a_certain_win() -> None:
    state = read_position("20,5/21 -/-/-/-/-/- A76:1")
    assert perfect().choose(state, Random(1)) != Place(0)


def test_strongest_level_beats_the_weakest() -> None:
    rng, wins = Random(4), 0
    for game in range(24):
        seats = [perfect(), beginner()] if game % 2 else [beginner(), perfect()]
        wins += play(seats, rng, finish=7) == (0 if game % 2 else 1)
    assert wins >= 15  # to step 21 it wins four games of five


def test_long_staircases() -> None:
    assert perfect().choose(new_game(3, 60), Random(1)) == Throw(0)
    state = read_position("30,20,20/60 C46/-/-/-/-/- A76:1")
    assert perfect().choose(state, Random(1)) in {Throw(0), *map(Place, range(5))}
