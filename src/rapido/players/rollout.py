"""Estimates what an action is worth by playing games to the end after it."""

from math import sqrt
from random import Random
from typing import Final

from rapido.players.base import Player
from rapido.players.evaluation import Estimate, Evaluation
from rapido.players.heuristic import Heuristic
from rapido.rules import ROLLS, Phase, Rolled, State, apply, legal_actions

PLAYOUTS: Final = 240
"""games for one position, shared by its actions"""


def rollouts(state: State, seed: int = 0, player: Player | None = None) -> Evaluation:
    """Estimate every legal action by games in which one computer player plays for everyone."""
    player = player or Heuristic()
    actions = legal_actions(state)
    games = max(2, PLAYOUTS // len(actions))
    estimates: list[Estimate] = []
    for action in actions:
        after = apply(state, action).state
        wins = [0] * state.players
        for game in range(games):
            # Common random numbers: every action gets the same dice.
            wins[play_out(after, player, Random(f"{seed} {game}"))] += 1
        estimates.append(Estimate(action, tuple(won / games for won in wins)))
    best = max(estimates, key=lambda estimate: estimate.win[state.player])
    return Evaluation(tuple(estimates), best.action, "rollout", _stderr(estimates, games))


def play_out(state: State, player: Player, rng: Random) -> int:
    """Let a computer player play for everyone to the end; return the winner."""
    while state.phase is not Phase.OVER:
        dice = state.phase is Phase.DICE
        move = Rolled(rng.choice(ROLLS)) if dice else player.choose(state, rng)
        state = apply(state, move).state
    return state.player


def _stderr(estimates: list[Estimate], games: int) -> float:
    # Two extra games, one of them won: otherwise a chance of 0 or 1 would look certain.
    chances = [(win * games + 1) / (games + 2) for estimate in estimates for win in estimate.win]
    return max(sqrt(chance * (1 - chance) / games) for chance in chances)
