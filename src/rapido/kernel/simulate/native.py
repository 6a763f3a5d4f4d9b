"""Calls the simulator of the compiled library, as simulate.h describes it."""

from ctypes import POINTER, Array, Structure, byref, c_int, c_uint8, c_uint64
from typing import Final

from rapido.kernel.native.game import MAX_PLAYERS, Game, encode_game
from rapido.kernel.native.library import Library
from rapido.kernel.simulate.simulation import POLICIES, Simulation
from rapido.kernel.simulate.totals import LENGTHS, TALLIES, Tally, Totals

BACKENDS: Final = ("scalar", "portable", "avx2", "avx512")
"""in the order of simulate.h"""
SIMD_MAX_FINISH: Final = 100
"""the highest finish for backends that play many games at once"""


class _Simulation(Structure):
    _fields_ = (
        ("start", Game),
        ("seed", c_uint64),
        ("first", c_uint64),
        ("games", c_uint64),
        ("policies", c_uint8 * MAX_PLAYERS),
    )


class NativeTotals(Structure):
    """`totals` of simulate.h."""

    _fields_ = (
        ("games", c_uint64),
        ("wins", c_uint64 * MAX_PLAYERS),
        ("sums", c_uint64 * len(TALLIES)),
        ("squares", c_uint64 * len(TALLIES)),
        ("turns_by_rolls", c_uint64),
        ("lengths", c_uint64 * LENGTHS),
        ("longest", c_uint64),
    )
    games: int
    wins: Array[c_uint64]
    sums: Array[c_uint64]
    squares: Array[c_uint64]
    turns_by_rolls: int
    lengths: Array[c_uint64]
    longest: int

    def decode(self, players: int) -> Totals:
        tallies = map(Tally, self.sums, self.squares)
        return Totals(
            self.games,
            tuple(self.wins[:players]),
            *tallies,
            turns_by_rolls=self.turns_by_rolls,
            lengths=tuple(self.lengths[: self.longest + 1 if self.games else 0]),
        )


def supported_backends(library: Library) -> tuple[str, ...]:
    """List the backends that this CPU supports, the fastest last."""
    numbered = enumerate(BACKENDS)
    return tuple(name for number, name in numbered if library.c.rapido_has_backend(number))


def play(library: Library, backend: str, simulation: Simulation) -> Totals:
    """Play all games in this thread, without blocking other Python threads."""
    policies = [POLICIES.index(policy) for policy in simulation.policies]
    given = _Simulation(
        encode_game(simulation.start),
        simulation.seed,
        simulation.first,
        simulation.games,
        (c_uint8 * MAX_PLAYERS)(*policies),
    )
    found = NativeTotals()
    library.c.rapido_play.argtypes = (c_int, POINTER(_Simulation), POINTER(NativeTotals))
    library.c.rapido_play.restype = None
    library.c.rapido_play(BACKENDS.index(backend), byref(given), byref(found))
    return found.decode(simulation.start.players)
