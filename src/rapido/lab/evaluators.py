"""The kernel's evaluators for whole games: one for each thread and number of players."""

from functools import cache
from threading import local
from typing import Final

from rapido.kernel.native.library import Library
from rapido.kernel.turn.evaluator import Evaluator
from rapido.players.network import SHIPPED
from rapido.players.tables import whole_table
from rapido.players.weights_file import convert_weights


class _Evaluators(local):
    def __init__(self) -> None:
        self.by_players: dict[int, Evaluator] = {}


_OF_THREAD: Final = _Evaluators()


def plays_by_network(players: int, finish: int) -> bool:
    """Whether the network is the best value function: there is no table of the solved game."""
    return whole_table(players, finish) is None


def evaluator_of_thread(library: Library, players: int) -> Evaluator:
    """Return an evaluator that no other thread uses."""
    known = _OF_THREAD.by_players
    if players not in known:
        known[players] = Evaluator(library, _weights(players))
    return known[players]


@cache
def _weights(players: int) -> bytes:
    return convert_weights(SHIPPED, players)
