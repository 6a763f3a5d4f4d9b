"""Plays whole games between built-in players in C, as c/players/games.h describes them."""

from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_uint8, c_uint64, c_void_p
from functools import cache
from typing import NamedTuple

from rapido.kernel.native.game import MAX_PLAYERS, Game, encode_game
from rapido.kernel.native.library import Library
from rapido.kernel.simulate.native import NativeTotals
from rapido.kernel.simulate.totals import Totals
from rapido.rules import BadRequest, State


class NamedGames(NamedTuple):
    """Games of a seed, all from the same position."""

    start: State
    names: tuple[str, ...]
    """the players, by seat"""
    seed: int
    numbers: range


class PlayedGames(NamedTuple):
    totals: Totals
    winners: bytes
    """the seat that won, by game"""


class _NamedGames(Structure):
    _fields_ = (
        ("start", Game),
        ("seed", c_uint64),
        ("first", c_uint64),
        ("games", c_uint64),
        ("players", c_uint8 * MAX_PLAYERS),
    )


@cache
def player_numbers(library: Library) -> dict[str, int]:
    """Return the numbers of the players that the library has, by name."""
    name_of = library.c.rapido_player_name
    name_of.argtypes, name_of.restype = (c_int,), c_char_p
    numbers: dict[str, int] = {}
    while name := name_of(len(numbers)):
        numbers[name.decode()] = len(numbers)
    return numbers


def play_named(library: Library, games: NamedGames, evaluator: int | None = None) -> PlayedGames:
    """Play games in this thread, without blocking other Python threads.

    `evaluator` is the address of one for this number of players that no other thread uses; only
    players that choose by the chances to win need one.
    """
    players = player_numbers(library)
    if unknown := [name for name in games.names if name not in players]:
        raise BadRequest(f"the kernel has no player {unknown[0]!r}, only {', '.join(players)}")
    given = _NamedGames(
        encode_game(games.start),
        games.seed,
        games.numbers.start,
        len(games.numbers),
        (c_uint8 * MAX_PLAYERS)(*(players[name] for name in games.names)),
    )
    found, winners = NativeTotals(), (c_uint8 * len(games.numbers))()
    play = library.c.rapido_play_named
    play.argtypes = (c_void_p, POINTER(_NamedGames), POINTER(NativeTotals), c_void_p)
    play.restype = c_int
    if not play(evaluator, byref(given), byref(found), winners):
        raise BadRequest(f"{', '.join(games.names)} cannot play without an evaluator")
    return PlayedGames(found.decode(games.start.players), bytes(winners))
