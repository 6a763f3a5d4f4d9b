"""Estimates what an action is worth by playing games to the end after it."""

from math import sqrt
from random import Random
from typing import Final

from rapido.kernel import library
from rapido.kernel.simulate.game_streams import dice_streams
from rapido.kernel.simulate.named import NamedGames, play_named
from rapido.players.base import Player
from rapido.players.evaluation import Estimate, Evaluation
from rapido.players.heuristic import Heuristic
from rapido.rules import Phase, Rolled, State, apply, legal_actions

PLAYOUTS: Final = 240
"""games for one position, shared by its actions"""


def rollouts(state: State, seed: int = 0, player: Player | None = None) -> Evaluation:
    """Estimate every legal action by games in which one player, a heuristic one, plays for all."""
    actions = legal_actions(state)
    games = max(2, PLAYOUTS // len(actions))
    estimates: list[Estimate] = []
    for action in actions:
        # Common random numbers: every action gets the same dice.
        wins = _wins(apply(state, action).state, player, seed, games)
        estimates.append(Estimate(action, tuple(won / games for won in wins)))
    best = max(estimates, key=lambda estimate: estimate.win[state.player])
    return Evaluation(tuple(estimates), best.action, "rollout", _stderr(estimates, games))


def _wins(start: State, player: Player | None, seed: int, games: int) -> tuple[int, ...]:
    """Count the games that each seat wins."""
    loaded = library()
    if loaded is not None and player is None:
        names = (Heuristic.name,) * start.players
        return play_named(loaded, NamedGames(start, names, seed, range(games))).totals.wins
    winners = [play_out(start, player or Heuristic(), seed, game) for game in range(games)]
    return tuple(winners.count(seat) for seat in range(start.players))


def play_out(state: State, player: Player, seed: int, game: int) -> int:
    """Let a computer player play for everyone to the end; return the winner."""
    rng, dice = Random(f"{seed} {game}"), dice_streams(seed, game, state.players)
    while state.phase is not Phase.OVER:
        rolling = state.phase is Phase.DICE
        move = Rolled(dice[state.player].roll()) if rolling else player.choose(state, rng)
        state = apply(state, move).state
    return state.player


def _stderr(estimates: list[Estimate], games: int) -> float:
    # Two extra games, one of them won: otherwise a chance of 0 or 1 would look certain.
    chances = [(win * games + 1) / (games + 2) for estimate in estimates for win in estimate.win]
    return max(sqrt(chance * (1 - chance) / games) for chance in chances)
