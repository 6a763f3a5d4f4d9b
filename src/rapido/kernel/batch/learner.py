"""Calls the games of a learner of the compiled library, as c/batch/learner.h describes them."""

from collections.abc import Callable, Sequence
from ctypes import POINTER, Structure, byref, c_int32, c_uint8, c_uint64, c_void_p, sizeof
from typing import Final, NoReturn

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.batch.table import Table
from rapido.kernel.batch.workers import Workers
from rapido.kernel.native.game import MAX_PLAYERS, Game
from rapido.kernel.native.library import library, unavailable_reason
from rapido.kernel.simulate.named import player_numbers
from rapido.kernel.state.actions import ACTIONS
from rapido.kernel.state.observation import observation_length
from rapido.kernel.turn.evaluator import Evaluator
from rapido.rules import BadRequest

_ANY_SEAT: Final = -1
_ARRAYS: Final = (
    "games",
    "dice",
    "choices",
    "numbers",
    "seats",
    "observations",
    "final_observations",
    "masks",
    "rewards",
    "dones",
)


class _LearnerGames(Structure):
    _fields_ = (
        *((name, c_void_p) for name in _ARRAYS),
        ("seed", c_uint64),
        ("count", c_uint64),
        ("players", c_int32),
        ("finish", c_int32),
        ("seat", c_int32),
        ("opponents", c_uint8 * MAX_PLAYERS),
    )
    seed: int


class LearnerGames:
    """Games of a learner against built-in players, all in C; each array has a row for each game."""

    def __init__(
        self,
        table: Table,
        opponents: Sequence[str],
        n: int,
        threads: int,
        evaluator: Callable[[], Evaluator],
    ) -> None:
        """Take opponents in turn order from the learner's left.

        `evaluator` returns that of the calling thread.
        """
        players, finish, seat = table
        loaded = library()
        if loaded is None:
            raise BadRequest(unavailable_reason())
        length = observation_length(players)
        self.observations: NDArray[np.float32] = np.zeros((n, length), np.float32)
        self.final_observations: NDArray[np.float32] = np.zeros((n, length), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((n, ACTIONS), np.int8)
        self.rewards: NDArray[np.float64] = np.zeros(n, np.float64)
        self.dones: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.seats: NDArray[np.uint8] = np.zeros(n, np.uint8)
        self.numbers: NDArray[np.uint64] = np.zeros(n, np.uint64)
        self.games: NDArray[np.uint8] = np.zeros((n, sizeof(Game)), np.uint8)
        self.choices: NDArray[np.uint64] = np.zeros(n, np.uint64)
        self.dice: NDArray[np.uint64] = np.zeros((n, MAX_PLAYERS), np.uint64)
        known = player_numbers(loaded)
        # C holds addresses only: the arrays must live as long as this.
        arrays: list[NDArray[np.generic]] = [getattr(self, name) for name in _ARRAYS]
        self._given = _LearnerGames(
            *(array.ctypes.data for array in arrays),
            0,
            n,
            players,
            finish,
            _ANY_SEAT if seat is None else seat,
            (c_uint8 * MAX_PLAYERS)(*(known[name] for name in opponents)),
        )
        self._evaluator = evaluator
        self._reset, self._step = loaded.c.rapido_learner_reset, loaded.c.rapido_learner_step
        part = (c_uint64, c_uint64)
        self._reset.argtypes = (POINTER(_LearnerGames), c_void_p, *part)
        self._step.argtypes = (POINTER(_LearnerGames), c_void_p, c_void_p, *part)
        self._reset.restype = self._step.restype = None
        size = -(-n // threads)
        self._workers = Workers([(first, min(first + size, n)) for first in range(0, n, size)])

    def reset(self, seed: int) -> None:
        """Start the games 0 to n - 1 of a seed."""
        self._given.seed = seed
        at = byref(self._given)
        self._run(lambda evaluator, first, last: self._reset(at, evaluator, first, last))

    def step(self, actions: NDArray[np.int64]) -> None:
        """Apply an action of the learner in each game; an illegal one loses it."""
        given, at = np.ascontiguousarray(actions, np.int64), byref(self._given)
        address = given.ctypes.data
        self._run(lambda evaluator, first, last: self._step(at, evaluator, address, first, last))

    def close(self) -> None:
        self._workers.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "games against built-in players cannot be copied or pickled; make the environment anew"
        )

    def _run(self, do: Callable[[int, int, int], None]) -> None:
        """Do a part of the games in each thread, with its evaluator."""
        self._workers.run(lambda first, last: do(self._evaluator().address, first, last))
