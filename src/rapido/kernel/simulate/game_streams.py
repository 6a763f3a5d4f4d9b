"""The random streams of a game between named players; c/players/games.h has the same."""

from typing import Final

from rapido.kernel.simulate.random_stream import RandomStream
from rapido.kernel.simulate.simulation import MAX_GAMES

_STREAMS_PER_GAME: Final = 8
"""one per seat for the dice, and one for the choices of all"""
_CHOICE_STREAM: Final = 6
MAX_NAMED_GAMES: Final = MAX_GAMES // _STREAMS_PER_GAME


def dice_streams(seed: int, game: int, seats: int) -> tuple[RandomStream, ...]:
    """Return the random streams for the dice of a game, one for each seat.

    A seat's rolls depend only on the seed, the game and the seat: not on who sits there, nor on
    what the others do. So players who swap seats get exactly the same dice.
    """
    streams = range(game * _STREAMS_PER_GAME, game * _STREAMS_PER_GAME + seats)
    return tuple(RandomStream(seed, stream) for stream in streams)


def choice_seeds(seed: int, game: int) -> RandomStream:
    """Return the stream from which every choice of a game draws a seed of its own."""
    return RandomStream(seed, game * _STREAMS_PER_GAME + _CHOICE_STREAM)
