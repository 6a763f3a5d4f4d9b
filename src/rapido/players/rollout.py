"""What an action is worth, estimated by playing games to their end from there."""

from math import sqrt
from random import Random
from typing import Final

from rapido.players.base import Player
from rapido.players.evaluation import Estimate, Evaluation
from rapido.players.heuristic import Heuristic
from rapido.rules import ROLLS, Phase, Rolled, State, apply, legal_actions

PLAYOUTS: Final = 240
"""games in all for one position, shared by its actions"""


def rollouts(state: State, seed: int = 0, player: Player | None = None) -> Evaluation:
    """Estimate every legal action by games in which all follow one computer player."""
    player = player or Heuristic()
    actions = legal_actions(state)
    games = max(2, PLAYOUTS // len(actions))
    estimates: list[Estimate] = []
    for action in actions:
        after = apply(state, action).state
        wins = [0] * state.players
        for game in range(games):
            # Each action meets the same dice, so that luck does not decide between them.
            wins[play_out(after, player, Random(f"{seed} {game}"))] += 1
        estimates.append(Estimate(action, tuple(won / games for won in wins)))
    best = max(estimates, key=lambda estimate: estimate.win[state.player])
    return Evaluation(tuple(estimates), best.action, "rollout", _stderr(estimates, games))


def play_out(state: State, player: Player, rng: Random) -> int:
    """Let a computer player play for everyone to the end, and return who wins."""
    while state.phase is not Phase.OVER:
        dice = state.phase is Phase.DICE
        move = Rolled(rng.choice(ROLLS)) if dice else player.choose(state, rng)
        state = apply(state, move).state
    return state.player


def _stderr(estimates: list[Estimate], games: int) -> float:
    # Two further games, half of them won: without them a chance of 0 or 1 would look certain.
    chances = [(win * games + 1) / (games + 2) for estimate in estimates for win in estimate.win]
    return max(sqrt(chance * (1 - chance) / games) for chance in chances)
