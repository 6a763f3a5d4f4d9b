"""Evaluators of the kernel: one for each thread and network, made when first used."""

import threading
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from rapido.kernel.native.library import library
from rapido.kernel.turn.evaluator import Evaluator
from rapido.players.network_file import Head
from rapido.players.weights_file import weights_file

if TYPE_CHECKING:
    from rapido.players.network import Layers


class _OfThread(threading.local):
    def __init__(self) -> None:
        self.evaluators: Final[WeakKeyDictionary[Layers, Evaluator | None]] = WeakKeyDictionary()


_OF_THREAD: Final = _OfThread()


def evaluator_for(head: Head, layers: "Layers", players: int) -> Evaluator | None:
    """Return this thread's evaluator; None without a kernel, or if it cannot hold this network."""
    known = _OF_THREAD.evaluators
    try:
        return known[layers]
    except KeyError:
        found = known[layers] = _make(head, layers, players)
        return found


def _make(head: Head, layers: "Layers", players: int) -> Evaluator | None:
    compiled, name = library(), str(players)
    if compiled is None:
        return None
    try:
        weights = weights_file(players, layers.arrays, head.scales[name], head.stderr[name])
        return Evaluator(compiled, weights)
    except ValueError:  # layers of sizes that the kernel has no room for
        return None
