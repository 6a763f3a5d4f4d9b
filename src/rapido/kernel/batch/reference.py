"""The batch in Python, on rapido.rules: the same results as the C library, but far slower.

It is the fallback without a C compiler, and the reference that the library is tested against.
c/batch/batch.h describes the games, c/game/random.h how random numbers are used.
"""

import numpy as np
from numpy.typing import NDArray

from rapido.kernel.batch.core import Setup
from rapido.kernel.simulate.random_stream import RandomStream
from rapido.kernel.state.actions import PLACE, action_mask, decode_action, encode_action
from rapido.kernel.state.observation import observe, observe_integers
from rapido.rules import Phase, Rolled, State, apply, legal_actions, new_game


class PythonCore:
    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._states = [new_game(setup.players, setup.finish)] * setup.games
        self._streams = [RandomStream(0, 0)] * setup.games

    def reset(self, first: int, last: int) -> None:
        for game in range(first, last):
            self._setup.numbers[game] = game
            self._next_game(game)
            self._finish_step(game)

    def step(self, actions: NDArray[np.int64], first: int, last: int) -> None:
        for game in range(first, last):
            move = decode_action(int(actions[game]))
            self.set_state(game, apply(self._states[game], move).state)

    def random_actions(self, out: NDArray[np.int64], first: int, last: int) -> None:
        for game in range(first, last):
            legal, stream = self._legal(game), self._streams[game]
            either = legal[-1] < PLACE
            drawn = stream.next_draw() if either else stream.last_draw()
            choice = drawn & 1 if either else (drawn & 0xFFFFFFFF) * len(legal) >> 32
            out[game] = legal[choice]

    def first_illegal(self, actions: NDArray[np.int64]) -> int:
        games = range(self._setup.games)
        illegal = (game for game in games if int(actions[game]) not in self._legal(game))
        return next(illegal, len(games))

    def state(self, game: int) -> State:
        return self._states[game]

    def set_state(self, game: int, state: State) -> None:
        self._states[game] = self._roll_on(game, state)
        self._finish_step(game)

    def _legal(self, game: int) -> tuple[int, ...]:
        return tuple(encode_action(action) for action in legal_actions(self._states[game]))

    def _roll_on(self, game: int, state: State) -> State:
        """Throw and roll until somebody must choose, or the game is over."""
        while True:
            actions = legal_actions(state)
            if state.phase is Phase.DICE:
                state = apply(state, Rolled(self._streams[game].roll())).state
            elif len(actions) == 1:
                state = apply(state, actions[0]).state
            else:
                return state

    def _next_game(self, game: int) -> None:
        """Start the next game that is not won by its first roll."""
        setup = self._setup
        while True:
            self._streams[game] = RandomStream(setup.seed, int(setup.numbers[game]))
            self._states[game] = self._roll_on(game, new_game(setup.players, setup.finish))
            if self._states[game].phase is not Phase.OVER:
                return
            setup.numbers[game] += setup.games

    def _finish_step(self, game: int) -> None:
        """Reward the winner and start the next game, if this one is over; then show it."""
        arrays, winner = self._setup.arrays, self._states[game].winner
        arrays.dones[game] = winner is not None
        arrays.rewards[game] = 0
        if winner is not None:
            arrays.rewards[game, winner] = 1
            self._setup.numbers[game] += self._setup.games
            self._next_game(game)
        state, seen = self._states[game], arrays.observations[game]
        arrays.masks[game] = action_mask(self._legal(game))
        arrays.current_players[game] = state.player
        if seen.dtype == np.float32:
            observe(state, state.player, seen)
        else:
            observe_integers(state, state.player, seen)
