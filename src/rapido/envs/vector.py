"""Many games of one learner at once, as a vector environment of Gymnasium."""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from rapido.envs.actions import no_action
from rapido.envs.episodes import Episodes, Games
from rapido.envs.opponents import (
    Opponent,
    checked_opponents,
    checked_seat,
    choice_of,
    in_kernel,
    kernel_evaluator,
)
from rapido.envs.positions import checked_options, refuse_others
from rapido.envs.spaces import action_space, observation_space
from rapido.kernel.batch.checks import checked_actions, checked_games, checked_threads
from rapido.kernel.batch.learner import LearnerGames
from rapido.kernel.batch.table import Table
from rapido.kernel.state.actions import ACTIONS
from rapido.kernel.whole_number import whole_number
from rapido.rules import FINISH, BadRequest, new_game

__all__ = ["RapidoVectorEnv"]

Info = dict[str, Any]
Step = tuple[NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class RapidoVectorEnv(VectorEnv[Any, Any, Any]):
    """A game that is over is followed by a new one in the same step.

    Its last observation is then in `infos["final_obs"]`. The seed of `reset` alone decides all
    games, and each of them apart from the others.
    """

    metadata: ClassVar[dict[str, Any]] = {  # pyright: ignore[reportIncompatibleVariableOverride]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(  # noqa: PLR0913 - as for all environments, by keyword
        self,
        num_envs: int = 1,
        *,
        players: int = 3,
        opponents: Opponent | Sequence[Opponent] | None = None,
        finish: int = FINISH,
        seat: int | None = None,
        threads: int = 1,
        render_mode: None = None,
    ) -> None:
        """Take the arguments of `RapidoEnv`, the number of games, and how many threads share them.

        Threads change nothing but the speed, and only for opponents that the kernel has.
        """
        self.closed = True  # some versions of Gymnasium close what could not even be made
        players, finish = whole_number("players", players), whole_number("finish", finish)
        new_game(players, finish)  # raises if there is no such game
        seat, num_envs = checked_seat(seat, players), checked_games(num_envs)
        threads = checked_threads(threads)
        if render_mode is not None:
            raise BadRequest("many games at once cannot be rendered; leave render_mode out")
        chosen = checked_opponents(opponents, players)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(players)
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._games = _games(Table(players, finish, seat), chosen, num_envs, threads)
        self._started = self.closed = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        given = checked_options(options)
        if given.get("position") is not None:
            raise BadRequest(
                "a vector environment starts new games only: for a position, use gymnasium.make"
            )
        if "reset_mask" in given:
            raise BadRequest(
                "a game that ends is followed by a new one by itself: reset_mask is for"
                ' make_vec(..., vectorization_mode="sync")'
            )
        refuse_others(given)
        self._check_open()
        super().reset(seed=seed, options=options)
        self._games.reset(int(self.np_random.integers(1 << 63)))
        self._started = True
        return self._games.observations.copy(), self._info()

    def step(self, actions: ArrayLike) -> Step:
        """Apply an action in each game; an illegal one loses that game."""
        self._check_open()
        if not self._started:
            raise BadRequest("call reset() before the first step()")
        games = self._games
        games.step(self._checked(actions))
        infos = self._info()
        if games.dones.any():
            infos |= self._final_info()
        observations, rewards = games.observations.copy(), games.rewards.copy()
        return observations, rewards, games.dones.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _check_open(self) -> None:
        if self.closed:
            raise BadRequest("the environment is closed: make another one")

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401 - Gymnasium's signature
        self._games.close()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks of legal actions, a row for each game."""
        return self._games.masks.astype(np.bool_)

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        given = checked_actions(actions, self.num_envs)
        if given.min() < 0 or given.max() >= ACTIONS:
            raise no_action(int(given[(given < 0) | (given >= ACTIONS)][0]))
        return given.astype(np.int64, copy=False)

    def _info(self) -> Info:
        games, everywhere = self._games, np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": games.masks.copy(),
            "_action_mask": everywhere,
            "seat": games.seats.astype(np.int64),
            "_seat": everywhere.copy(),
        }

    def _final_info(self) -> Info:
        """Return the last observations of finished games, in Gymnasium's form."""
        games = self._games
        last = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(games.dones):
            last[number] = games.final_observations[number].copy()
        # A game that is over allows no action.
        masks = np.zeros((self.num_envs, ACTIONS), np.int8)
        return {
            "final_obs": last,
            "_final_obs": games.dones.copy(),
            "final_info": {"action_mask": masks, "_action_mask": games.dones.copy()},
            "_final_info": games.dones.copy(),
        }


def _games(table: Table, opponents: tuple[Opponent, ...], count: int, threads: int) -> Games:
    """Play in C if the kernel has all opponents, else one by one."""
    players, finish, _ = table
    evaluator = kernel_evaluator(players, finish)
    if evaluator and all(map(in_kernel, opponents)):
        names = [opponent for opponent in opponents if isinstance(opponent, str)]
        return LearnerGames(table, names, count, threads, evaluator)
    choices = [choice_of(opponent, players, finish) for opponent in opponents]
    return Episodes(table, choices, count)
