"""Calls the batch of the compiled library, as c/batch/batch.h describes it."""

from ctypes import (
    POINTER,
    Structure,
    addressof,
    byref,
    c_int32,
    c_uint64,
    c_void_p,
    memmove,
    sizeof,
)
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.batch.buffers import Arrays
from rapido.kernel.batch.core import Setup
from rapido.kernel.native.game import Game, decode_game, encode_game
from rapido.kernel.native.library import Library
from rapido.rules import State

FORMS: Final = (np.uint8, np.float32)
"""in the order of observe.h"""
_OWN: Final = ("games", "streams", "numbers", "legal")


class Batch(Structure):
    _fields_ = (
        *((name, c_void_p) for name in (*_OWN, *Arrays._fields)),
        ("seed", c_uint64),
        ("count", c_uint64),
        ("players", c_int32),
        ("finish", c_int32),
        ("form", c_int32),
    )
    seed: int


class NativeCore:
    def __init__(self, library: Library, setup: Setup) -> None:
        self._setup = setup
        # C holds addresses only, so these arrays must live as long as the batch.
        self._games = np.zeros((setup.games, sizeof(Game)), np.uint8)
        self._streams = np.zeros(setup.games, np.uint64)
        self._legal = np.zeros(setup.games, np.uint8)
        own = (self._games, self._streams, setup.numbers, self._legal)
        self._batch = Batch(
            *(array.ctypes.data for array in (*own, *setup.arrays)),
            setup.seed,
            setup.games,
            setup.players,
            setup.finish,
            FORMS.index(setup.arrays.observations.dtype.type),
        )
        self._at = byref(self._batch)
        c, part = library.c, (c_uint64, c_uint64)
        self._reset = c.rapido_batch_reset
        self._step = c.rapido_batch_step
        self._random_actions = c.rapido_batch_random_actions
        self._illegal = c.rapido_batch_illegal
        self._replaced = c.rapido_batch_replaced
        self._reset.argtypes = (POINTER(Batch), *part)
        self._step.argtypes = (POINTER(Batch), c_void_p, *part)
        self._random_actions.argtypes = (POINTER(Batch), c_void_p, *part)
        self._illegal.argtypes, self._illegal.restype = (POINTER(Batch), c_void_p), c_uint64
        self._replaced.argtypes = (POINTER(Batch), c_uint64)

    def reset(self, first: int, last: int) -> None:
        self._batch.seed = self._setup.seed
        self._reset(self._at, first, last)

    def step(self, actions: NDArray[np.int64], first: int, last: int) -> None:
        self._step(self._at, actions.ctypes.data, first, last)

    def random_actions(self, out: NDArray[np.int64], first: int, last: int) -> None:
        self._random_actions(self._at, out.ctypes.data, first, last)

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        return self._illegal(self._at, actions.ctypes.data)

    def state(self, game: int) -> State:
        return decode_game(Game.from_buffer(self._games[game]))

    def set_state(self, game: int, state: State) -> None:
        encoded = encode_game(state)
        memmove(self._games[game].ctypes.data, addressof(encoded), sizeof(Game))
        self._replaced(self._at, game)
