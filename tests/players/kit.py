"""What every computer player must do, ours and other people's alike."""

from collections.abc import Sequence
from random import Random

from rapido.players import Player
from rapido.rules import ROLLS, Action, Phase, Rolled, State, apply, legal_actions, new_game


def play(seats: Sequence[Player], rng: Random, finish: int = 21) -> int:
    """Let the players of these seats play a game, and return who wins."""
    state = new_game(len(seats), finish)
    while state.phase is not Phase.OVER:
        if state.phase is Phase.DICE:
            state = apply(state, Rolled(rng.choice(ROLLS))).state
        else:
            state = apply(state, checked_choice(seats[state.player], state, rng)).state
    return state.player


def checked_choice(player: Player, state: State, rng: Random) -> Action:
    """Ask for a choice; it must be legal, and the same again with the same luck."""
    luck = rng.getrandbits(64)
    action = player.choose(state, Random(luck))
    assert action in legal_actions(state)
    assert player.choose(state, Random(luck)) == action
    return action


def check_player(player: Player) -> None:
    """Check name, description and conduct of a player for all counts it claims."""
    assert player.name.islower()
    assert player.about.endswith(".")
    counts = [count for count in range(2, 7) if count in player.counts]
    assert counts
    for count in counts:
        for seed in range(6):
            play([player] * count, Random(seed))
