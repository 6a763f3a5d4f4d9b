"""`NativeBatch`: many games at once, with everything in arrays."""

from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.batch.buffers import (
    Buffers,
    as_arrays,
    check_actions_out,
    complete,
    observation_type,
)
from rapido.kernel.batch.checks import (
    check_game,
    check_replacement,
    checked_actions,
    checked_games,
    checked_seed,
    checked_threads,
)
from rapido.kernel.batch.core import Core, Setup
from rapido.kernel.batch.native import NativeCore
from rapido.kernel.batch.reference import PythonCore
from rapido.kernel.batch.workers import Part, Workers
from rapido.kernel.native.library import library
from rapido.kernel.whole_number import whole_number
from rapido.rules import FINISH, BadRequest, State, new_game

SMALLEST_PART = 8192
"""games: fewer are stepped in less time than it takes to hand them to another thread"""


class NativeBatch:
    """Many games at once, for learning programs: one step applies an action in each of them.

    The dice are rolled for the players, so in each game somebody must always choose an action, and
    a finished game is followed by a new one in the same step. What a step gives is written into
    these arrays, which have a row for each game and stay the same:

    - `observations` of the player to act, float32 or uint8 (see observation.py),
    - `masks` of the legal actions, bool,
    - `current_players`, int32: whose action is next,
    - `rewards` of all players, float32: 1 for whoever has won by this step, else 0,
    - `dones`, bool: whether this step has ended a game; all else is of the new one then.

    Game `i` of `n` plays the games `i`, `i + n`, `i + 2 * n`, ... of the seed: `numbers` says which
    one. Their dice depend on the seed and that number alone, not on `threads`, and are those of
    `play_games`. A game that the first roll wins, before anybody acts, is skipped: that happens
    only with a finish of 1 to 3.

    One thread at a time may use a batch; it can use others itself, if it has `threads`.

    Without the compiled library the same happens in Python, far slower.
    """

    def __init__(  # noqa: PLR0913 - all but three have defaults
        self,
        n: int,
        players: int,
        seed: int,
        finish: int = FINISH,
        threads: int = 1,
        *,
        dtype: type[np.float32] | type[np.uint8] | str | None = None,
        buffers: Buffers | None = None,
    ) -> None:
        """Start `n` games; `buffers` are arrays to fill, of numpy or of what speaks DLPack.

        Observations have this `dtype`, else that of the array given for them, else float32.
        """
        players, finish = whole_number("players", players), whole_number("finish", finish)
        new_game(players, finish)  # raises if there is no such game
        n, threads, seed = checked_games(n), checked_threads(threads), checked_seed(seed)
        given = as_arrays(buffers)
        arrays = complete(given, n, players, observation_type(given, dtype, finish))
        self.n, self.players, self.finish, self.threads = n, players, finish, threads
        self.observations: NDArray[Any] = arrays.observations
        self.masks = arrays.masks
        self.current_players = arrays.current_players
        self.rewards = arrays.rewards
        self.dones = arrays.dones
        self.numbers = np.zeros(n, np.uint64)
        self._setup = Setup(n, players, finish, seed, arrays, self.numbers)
        self._core = _core(self._setup)
        self._actions = np.zeros(n, np.int64)
        self._workers = Workers(_parts(n, threads))
        self.reset(seed)

    @property
    def seed(self) -> int:
        return self._setup.seed

    def reset(self, seed: int | None = None) -> None:
        """Start the games of a seed from the first one on; by default of the same seed again."""
        if seed is not None:
            self._setup.seed = checked_seed(seed)
        self._workers.run(self._core.reset)

    def step(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """Apply an action of the player to act in each game; if one is illegal, apply none."""
        numbers = self._as_actions(actions)
        game = self._core.first_illegal(numbers)
        if game < self.n:
            legal = ", ".join(map(str, np.flatnonzero(self.masks[game])))
            wrong = np.asarray(actions)[game]
            raise BadRequest(f"game {game} allows the actions {legal}, not {wrong}")
        self._workers.run(lambda first, last: self._core.step(numbers, first, last))

    def random_actions(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Return a legal action for each game, all with equal probability; into `out`, if given.

        They come from the streams of the dice: the same actions until the next step, and the same
        games as those of the policy `uniform` in `play_games`.
        """
        chosen = np.empty(self.n, np.int64) if out is None else out
        check_actions_out(chosen, self.n)
        self._workers.run(lambda first, last: self._core.random_actions(chosen, first, last))
        return chosen

    def state(self, game: int) -> State:
        """Return the position of a game."""
        check_game(game, self.n)
        return self._core.state(game)

    def states(self) -> list[State]:
        """Return the positions of all games."""
        return [self._core.state(game) for game in range(self.n)]

    def set_state(self, game: int, state: State) -> None:
        """Continue a game from another position; dice in the air are rolled at once."""
        check_game(game, self.n)
        check_replacement(state, self.players, self.finish)
        self._core.set_state(game, state)

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a NativeBatch cannot be copied or pickled; make another one, and set_state() in it"
        )

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        given = (self.n, self.players, self.seed, self.finish, self.threads)
        return "NativeBatch({}, players={}, seed={}, finish={}, threads={})".format(*given)

    def _as_actions(self, actions: NDArray[np.integer[Any]] | Sequence[int]) -> NDArray[np.int64]:
        given = checked_actions(actions, self.n)
        if given.dtype == np.int64 and given.flags.c_contiguous:
            return given
        np.copyto(self._actions, given, casting="same_kind")
        return self._actions


def _core(setup: Setup) -> Core:
    loaded = library()
    return PythonCore(setup) if loaded is None else NativeCore(loaded, setup)


def _parts(games: int, threads: int) -> list[Part]:
    size = max(SMALLEST_PART, -(-games // threads))
    return [(first, min(first + size, games)) for first in range(0, games, size)]
