"""What batches refuse, wherever they play: on the CPU or on a GPU."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from rapido.kernel.whole_number import whole_number
from rapido.rules import BadRequest, GameOver, Phase, State, check_state


def checked_seed(seed: int) -> int:
    number = whole_number("the seed", seed)
    if not 0 <= number < 1 << 64:
        raise BadRequest(f"a seed is a number from 0 to 2^64 - 1, not {number}")
    return number


def check_game(game: int, games: int) -> None:
    if whole_number("the game", game) not in range(games):
        raise BadRequest(f"there is no game {game}, only 0 to {games - 1}")


def checked_games(n: int) -> int:
    number = whole_number("the number of games", n)
    if number < 1:
        raise BadRequest(f"a batch has at least one game, not {number}")
    return number


def checked_threads(threads: int) -> int:
    number = whole_number("threads", threads)
    if number < 1:
        raise BadRequest(f"expected at least one thread, not {number}")
    return number


def checked_actions(actions: ArrayLike, games: int) -> NDArray[Any]:
    """Return an array of integers, one for each game."""
    try:
        given = np.asarray(actions)
    except ValueError:  # rows of different lengths
        raise BadRequest(f"expected {games} integers, an action for each game") from None
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise BadRequest(
            f"expected {games} integers, an action for each game, not {given.dtype} of shape"
            f" {given.shape}"
        )
    return given


def check_replacement(state: State, players: int, finish: int) -> None:
    """Refuse a position from which no game of the batch can continue."""
    check_state(state)
    if (state.players, state.finish) != (players, finish):
        raise BadRequest(
            f"the games of this batch have {players} players and finish on step"
            f" {finish}, not {state.players} and {state.finish}"
        )
    if state.phase is Phase.OVER:
        raise GameOver("the game is over in this position")
