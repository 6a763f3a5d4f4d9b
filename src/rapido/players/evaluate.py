"""Evaluates the actions of a position: from a table if there is one, else by the network."""

from rapido.kernel.tables.file import BadTable
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
    try:
        return _evaluate_with(best_value_function(state), state)
    except BadTable:  # it was cut off at this moment
        return _evaluate_with(Network.shipped(state.players), state)


def _evaluate_with(values: ValueFunction, state: State) -> Evaluation:
    if state.finish > MAX_FINISH and values.source == Network.source:
        return rollouts(state)  # the network's error on a longer staircase has not been measured
    analysis = TurnAnalysis(state, values)
    estimates = tuple(Estimate(action, win) for action, win in analysis.actions.items())
    return Evaluation(estimates, analysis.best, values.source, values.stderr)
