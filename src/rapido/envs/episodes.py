"""Many games of a learner, one by one, for opponents that the kernel does not have."""

from collections.abc import Sequence
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from rapido.envs.actions import mask_of
from rapido.envs.episode import Episode
from rapido.envs.opponents import Choice
from rapido.envs.rewards import ILLEGAL
from rapido.kernel.batch.table import Table
from rapido.kernel.state.actions import ACTIONS
from rapido.kernel.state.observation import observation_length


class Games(Protocol):
    """What the vector environment needs: `LearnerGames` in C, or `Episodes`."""

    observations: NDArray[np.float32]
    final_observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    dones: NDArray[np.bool_]
    seats: NDArray[np.uint8]

    def reset(self, seed: int) -> None: ...

    def step(self, actions: NDArray[np.int64]) -> None: ...

    def close(self) -> None: ...


class Episodes:
    def __init__(self, table: Table, choices: Sequence[Choice], n: int) -> None:
        self._episodes: Final = [Episode(table, choices) for _ in range(n)]
        self._rngs: list[np.random.Generator] = []
        self.observations = np.zeros((n, observation_length(table.players)), np.float32)
        self.final_observations = np.zeros_like(self.observations)
        self.masks = np.zeros((n, ACTIONS), np.int8)
        self.rewards = np.zeros(n, np.float64)
        self.dones = np.zeros(n, np.bool_)
        self.seats = np.zeros(n, np.uint8)

    def reset(self, seed: int) -> None:
        # Each game has its own random numbers, so that it does not depend on the others.
        seeds = np.random.SeedSequence(seed).spawn(len(self._episodes))
        self._rngs = [np.random.default_rng(each) for each in seeds]
        for number in range(len(self._episodes)):
            self._start(number)

    def step(self, actions: NDArray[np.int64]) -> None:
        for number, episode in enumerate(self._episodes):
            legal = int(actions[number]) in episode.game.legal_actions()
            if legal:
                episode.act(int(actions[number]))
            done = not legal or episode.game.is_terminal()
            self.dones[number] = done
            self.rewards[number] = episode.reward if legal else ILLEGAL
            if done:
                episode.game.observation(episode.seat, self.final_observations[number])
                self._start(number)
            else:
                self._show(number)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _start(self, number: int) -> None:
        self._episodes[number].start(self._rngs[number])
        self._show(number)

    def _show(self, number: int) -> None:
        episode = self._episodes[number]
        episode.game.observation(episode.seat, self.observations[number])
        self.masks[number] = mask_of(episode.game.legal_actions())
        self.seats[number] = episode.seat
