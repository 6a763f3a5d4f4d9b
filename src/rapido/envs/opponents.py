"""Who plays the other seats: installed computer players by name, or objects that choose."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, cast, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from rapido.envs.actions import illegal_action
from rapido.kernel.native.library import library
from rapido.kernel.state.actions import encode_action
from rapido.kernel.state.choice import chooser
from rapido.kernel.state.native import NativeState
from rapido.kernel.whole_number import whole_number
from rapido.players import is_built_in, names, player_named
from rapido.players.evaluate import best_value_function
from rapido.players.network import Network
from rapido.rules import Action, BadRequest, RapidoError, State, new_game

if TYPE_CHECKING:
    from rapido.kernel.turn.evaluator import Evaluator


@runtime_checkable
class Chooser(Protocol):
    """What an opponent must have: the method of a computer player (rapido.players.Player)."""

    def choose(self, state: State, rng: Random) -> Action: ...


Opponent = str | Chooser
Choice = Callable[[NativeState, Random], int]
"""an opponent as a function: the game and random numbers in, the number of an action out"""

DEFAULT_OPPONENT = "careful"


class OpponentFailed(RapidoError):
    """An opponent raised an exception or chose an illegal action."""

    code = "player_failed"


def checked_opponents(
    given: Opponent | Sequence[Opponent] | NDArray[Any] | None, players: int
) -> tuple[Opponent, ...]:
    """Return one opponent for each other seat; a single one plays all of them."""
    if given is None:
        given = DEFAULT_OPPONENT
    if isinstance(given, np.ndarray):  # which has a method choose, too
        given = cast("list[Opponent]", given.tolist())
    if isinstance(given, (str, Chooser)):
        given = (given,) * (players - 1)
    if not isinstance(given, Sequence):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadRequest(
            f"opponents are one player or a list of them, in turn order, not {given!r}; a player is"
            f" a name ({', '.join(names())}) or an object with a method choose(state, rng)"
        )
    if len(given) != players - 1:
        raise BadRequest(
            f"with {players} players there are {players - 1} opponents, not {len(given)}"
        )
    for opponent in given:
        _check(opponent, players)
    return tuple(given)


def checked_seat(seat: int | None, players: int) -> int | None:
    """Refuse a place for the learner that does not exist; None is another one in each game."""
    number = None if seat is None else whole_number("seat", seat)
    if number is not None and number not in range(players):
        raise BadRequest(f"the seat is None (any) or a number from 0 to {players - 1}, not {seat}")
    return number


def _check(opponent: Opponent, players: int) -> None:
    if isinstance(opponent, str):
        player = player_named(opponent)  # raises with the list of names, if there is none
        if players not in player.counts:
            raise BadRequest(f"the computer player {opponent!r} cannot play with {players} players")
    elif not isinstance(opponent, Chooser):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadRequest(
            f"an opponent is the name of a computer player ({', '.join(names())}) or an object"
            f" with a method choose(state, rng), not {opponent!r}"
        )


def kernel_evaluator(players: int, finish: int) -> "Callable[[], Evaluator] | None":
    """Return what gives the kernel's evaluator of a thread; None if players use something better.

    That is a table of the solved game, or numpy where there is no kernel.
    """
    values = best_value_function(new_game(players, finish))
    if not isinstance(values, Network) or values.evaluator(players) is None:
        return None

    def of_this_thread() -> "Evaluator":
        found = values.evaluator(players)
        if found is None:
            raise BadRequest("the kernel has no evaluator for these weights")
        return found

    return of_this_thread


def in_kernel(opponent: Opponent) -> bool:
    """Whether the compiled library has this player as well."""
    return isinstance(opponent, str) and is_built_in(opponent) and library() is not None


def choice_of(opponent: Opponent, players: int, finish: int) -> Choice:
    """Return the opponent as a function: in C, if the kernel has it and what it needs."""
    if isinstance(opponent, str):
        if in_kernel(opponent) and kernel_evaluator(players, finish):
            return KernelChoice(opponent, players, finish)
        opponent = player_named(opponent)
    return RulesChoice(opponent)


class KernelChoice:
    """A built-in player in C."""

    def __init__(self, name: str, players: int, finish: int) -> None:
        self._given: Final = (name, players, finish)
        self._choose = chooser(name)
        self._evaluator = kernel_evaluator(players, finish)

    def __call__(self, game: NativeState, rng: Random) -> int:
        evaluator = self._evaluator and self._evaluator()
        return self._choose(game, evaluator, rng.getrandbits(64))

    def __reduce__(self) -> tuple[type["KernelChoice"], tuple[str, int, int]]:
        return KernelChoice, self._given


class RulesChoice:
    """Any object with the method `choose`."""

    def __init__(self, player: Chooser) -> None:
        self._player: Final = player
        self._name = getattr(player, "name", None) or repr(player)

    def __call__(self, game: NativeState, rng: Random) -> int:
        try:
            action = encode_action(self._player.choose(game.state(), rng))
        except Exception as error:  # third-party code may raise anything
            reason = f"{type(error).__name__}: {error}"
            raise OpponentFailed(f"the opponent {self._name} failed: {reason}") from error
        if action not in game.legal_actions():
            raise OpponentFailed(f"the opponent {self._name}: {illegal_action(game, action)}")
        return action
