"""The compiled library, if there is one: found, checked, and called through ctypes."""

from ctypes import (
    CDLL,
    POINTER,
    Array,
    Structure,
    byref,
    c_int,
    c_int8,
    c_int16,
    c_uint8,
    c_uint32,
    c_uint64,
)
from functools import cache
from pathlib import Path
from typing import Any, Final

from rapido.kernel.build import digest, library_path, stamp_path
from rapido.kernel.contest import LENGTHS, POLICIES, TALLIES, Contest, Tally, Totals
from rapido.rules import PLAYERS, ROLLS, Pair, Phase, RapidoError, State

ABI: Final = 2
"""KERNEL_ABI of kernel.h"""
WAYS: Final = ("scalar", "portable", "avx2", "avx512")
"""in the order of kernel.h"""
LANES_FINISH: Final = 100
"""the highest finish for the ways that play many games at once"""
PHASES: Final = (Phase.ROLL, Phase.DICE, Phase.DECIDE, Phase.OVER)
_MOST: Final = max(PLAYERS)
_FREE, _NOBODY, _IN_FRONT = 0x7F, 0xFF, -1


class NoKernel(RapidoError):
    """The library is not there, or not one to be trusted."""

    code = "no_kernel"


class Game(Structure):
    """`game` of game.h."""

    _fields_ = (
        ("worth", c_uint64),
        ("owner", c_uint64),
        ("steps", c_int16 * _MOST),
        ("finish", c_int16),
        ("field", (c_int8 * 2) * _MOST),
        ("faces", (c_uint8 * 2) * _MOST),
        ("players", c_uint8),
        ("player", c_uint8),
        ("phase", c_uint8),
        ("pair", c_uint8),
        ("dice", c_uint8),
        ("rolls", c_uint32),
    )
    owner: int
    steps: Array[c_int16]
    finish: int
    field: Array[Array[c_int8]]
    faces: Array[Array[c_uint8]]
    players: int
    player: int
    phase: int
    pair: int
    dice: int
    rolls: int


class _Contest(Structure):
    _fields_ = (
        ("start", Game),
        ("seed", c_uint64),
        ("first", c_uint64),
        ("games", c_uint64),
        ("policies", c_uint8 * _MOST),
    )


class _Totals(Structure):
    _fields_ = (
        ("games", c_uint64),
        ("wins", c_uint64 * _MOST),
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


class Library:
    """A library that has been loaded; `c` has all its functions."""

    def __init__(self, path: Path) -> None:
        try:
            intact = stamp_path(path).read_text().split()[-1:] == [digest(path)]
        except OSError as error:
            raise NoKernel(f"Rapido's kernel is not compiled here: {error}") from error
        if not intact:
            raise NoKernel(f"Rapido's kernel is damaged: {path} is not as it was compiled")
        try:
            self.c: Any = CDLL(str(path))
            abi = self.c.rapido_abi()
        except (OSError, AttributeError) as error:
            raise NoKernel(f"Rapido's kernel cannot be loaded: {error}") from error
        if abi != ABI:
            raise NoKernel(f"Rapido's kernel in {path} is of version {abi}, not {ABI}")
        self.path = path
        self.c.rapido_play.argtypes = (c_int, POINTER(_Contest), POINTER(_Totals))
        self.c.rapido_play.restype = None
        self.ways = tuple(way for number, way in enumerate(WAYS) if self.c.rapido_has(number))

    def play(self, way: str, contest: Contest) -> Totals:
        """Play all games of the contest in this thread, without holding up the others."""
        numbers = [POLICIES.index(policy) for policy in contest.policies]
        given = _Contest(
            game_of(contest.start),
            contest.seed,
            contest.first,
            contest.games,
            (c_uint8 * _MOST)(*numbers),
        )
        found = _Totals()
        self.c.rapido_play(WAYS.index(way), byref(given), byref(found))
        tallies = map(Tally, found.sums, found.squares)
        return Totals(
            found.games,
            tuple(found.wins[: contest.start.players]),
            *tallies,
            turns_by_rolls=found.turns_by_rolls,
            lengths=tuple(found.lengths[: found.longest + 1 if found.games else 0]),
        )


def library() -> Library | None:
    """Return the library of this machine, or None; `why_not` says why."""
    return None if isinstance(found := _load(), NoKernel) else found


def why_not() -> str | None:
    """Return the sentence that says why there is no library, if there is none."""
    return str(found) if isinstance(found := _load(), NoKernel) else None


@cache
def _load() -> Library | NoKernel:
    try:
        return Library(library_path(Path(__file__).parent))
    except NoKernel as error:
        return error


def game_of(state: State) -> Game:
    """Write a position the way of game.h."""
    worth, owner = [_FREE] * 8, [_NOBODY] * 8
    game = Game(
        steps=state.steps,
        finish=state.finish,
        field=((_IN_FRONT, _IN_FRONT),) * _MOST,
        players=state.players,
        player=state.player,
        phase=PHASES.index(state.phase),
        pair=state.pair or 0,
        dice=0 if state.roll is None else ROLLS.index(state.roll),
        rolls=state.rolls,
    )
    for pair in state.pairs:
        game.field[pair.owner][pair.index] = pair.field
        game.faces[pair.owner][pair.index] = ROLLS.index(pair.roll)
        if pair.field:
            worth[pair.field] = pair.roll.value
            owner[pair.field] = pair.owner | pair.index << 3
    game.worth, game.owner = (int.from_bytes(bytes(word), "little") for word in (worth, owner))
    return game


def state_of(game: Game) -> State:
    """Read a position from the way of game.h."""
    phase = PHASES[game.phase]
    thrown = phase in (Phase.DICE, Phase.DECIDE)
    pairs = tuple(
        pair
        for player in range(game.players)
        for index in range(2 if game.players == 2 else 1)
        if (pair := _lying(game, player, index)) is not None
    )
    return State(
        tuple(game.steps[: game.players]),
        pairs,
        game.player,
        phase,
        game.pair if thrown else None,
        ROLLS[game.dice] if phase is Phase.DECIDE else None,
        game.rolls,
        game.finish,
    )


def _lying(game: Game, player: int, index: int) -> Pair | None:
    """R19: return a pair that lies on a field and was not thrown out since."""
    field: int = game.field[player][index]
    faces: int = game.faces[player][index]
    still = field <= 0 or game.owner >> 8 * field & 0xFF == player | index << 3
    return Pair(player, index, field, ROLLS[faces]) if still and field != _IN_FRONT else None
