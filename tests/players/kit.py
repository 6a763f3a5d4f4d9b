"""Checks for every computer player, built-in or third-party."""

from collections.abc import Sequence
from random import Random

from rapido.players import Player
from rapido.rules import ROLLS, Action, Phase, Rolled, State, apply, legal_actions, new_game


def play(seats: Sequence[Player], rng: Random, finish: int = 21) -> int:
    """Play a game; return the winner."""
    state = new_game(len(seats), finish)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DICE:
            state = apply(state, Rolled(rng.choice(ROLLS))).state
        else:
            state = apply(state, checked_choice(seats[state.player], state, rng)).state
    return state.player


def checked_choice(player: Player, state: State, rng: Random) -> Action:
    """Return a choice; it must be legal and reproducible with the same random state."""
    seed = rng.getrandbits(64)
    action = player.choose(state, Random(seed))
    assert action in legal_actions(state)
    assert player.choose(state, Random(seed)) == action
    return action


def check_player(player: Player) -> None:
    """Check name, description and choices of a player for all its player counts."""
    assert player.name.islower()
    assert player.about.endswith(".")
    counts = [count for count in range(2, 7) if count in player.counts]
    assert counts
    for count in counts:
        for seed in range(6):
            play([player] * count, Random(seed))
