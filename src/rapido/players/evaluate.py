"""Evaluates the actions of a position: from a table if there is one, else by the network."""

from rapido.players.evaluation import Estimate, Evaluation
from rapido.players.features import MAX_FINISH
from rapido.players.network import Network
from rapido.players.rollout import rollouts
from rapido.players.tables import whole_table
from rapido.rules import State
from rapido.turn.analysis import TurnAnalysis
from rapido.turn.positions import ValueFunction


def best_value_function(state: State) -> ValueFunction:
    """Return the best value function for games like this one."""
    return whole_table(state.players, state.finish) or Network.shipped(state.players)


def evaluate(state: State) -> Evaluation:
    """Evaluate every legal action of the player to act."""
    values = best_value_function(state)
    if state.finish > MAX_FINISH and values.source == Network.source:
        return rollouts(state)  # the network's error on a longer staircase has not been measured
    analysis = TurnAnalysis(state, values)
    estimates = tuple(Estimate(action, win) for action, win in analysis.actions.items())
    return Evaluation(estimates, analysis.best, values.source, values.stderr)
