"""What every action is worth to everyone: exact where the game is solved, else by the network."""

from rapido.players.evaluation import Estimate, Evaluation
from rapido.players.inputs import LONGEST
from rapido.players.network import Network
from rapido.players.outlook import Outlook
from rapido.players.positions import Values
from rapido.players.rollout import rollouts
from rapido.players.tables import table_of
from rapido.rules import State


def values_for(state: State) -> Values:
    """Return the best there is for games like this one."""
    return table_of(state.players, state.finish) or Network.shipped(state.players)


def evaluate(state: State) -> Evaluation:
    """Evaluate every legal action of the player to act."""
    values = values_for(state)
    if state.finish > LONGEST and values.source != "exact":
        return rollouts(state)  # how far the network is off on longer stairs has not been measured
    outlook = Outlook(state, values)
    estimates = tuple(Estimate(action, win) for action, win in outlook.actions.items())
    return Evaluation(estimates, outlook.best, values.source, values.stderr)
