"""The game as a Gymnasium environment: one learner against computer players."""

from collections.abc import Sequence
from typing import Any, ClassVar, SupportsIndex

import gymnasium
import numpy as np
from numpy.typing import NDArray

from rapido.envs.actions import NO_ACTION, Mask, checked_number, illegal_action, mask_of
from rapido.envs.episode import Episode
from rapido.envs.opponents import Opponent, checked_opponents, checked_seat, choice_of
from rapido.envs.positions import checked_options, given_position, refuse_others
from rapido.envs.render import RENDER_MODES, check_render_mode, render
from rapido.envs.rewards import ILLEGAL
from rapido.envs.spaces import action_space, observation_space
from rapido.kernel.batch.table import Table
from rapido.kernel.state.native import NativeState
from rapido.kernel.whole_number import whole_number
from rapido.rules import FINISH, GameOver, new_game

__all__ = ["RapidoEnv"]

Info = dict[str, Any]


class RapidoEnv(gymnasium.Env[Any, Any]):
    """A step is one decision of the learner; opponents and dice play on until the next one."""

    metadata: ClassVar[dict[str, Any]] = {  # pyright: ignore[reportIncompatibleVariableOverride]
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 3,
        opponents: Opponent | Sequence[Opponent] | None = None,
        finish: int = FINISH,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Take the number of players, and for each but the learner an opponent, in turn order.

        The learner sits at `seat`, by default at another one in each game.
        """
        players, finish = whole_number("players", players), whole_number("finish", finish)
        new_game(players, finish)  # raises if there is no such game
        seat = checked_seat(seat, players)
        check_render_mode(render_mode)
        chosen = checked_opponents(opponents, players)
        self.players, self.finish, self.render_mode = players, finish, render_mode
        self.observation_space = observation_space(players)
        self.action_space = action_space()
        choices = [choice_of(opponent, players, finish) for opponent in chosen]
        self._episode = Episode(Table(players, finish, seat), choices)
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        """Start a game: by default a new one, else from `options["position"]`."""
        refuse_others(checked_options(options))
        super().reset(seed=seed)
        position = given_position(options, self.players, self.finish)
        self._episode.start(self.np_random, position)
        self._over = False
        self._render_for_people()
        return self._observation(), self._info()

    def step(
        self, action: np.int64 | SupportsIndex
    ) -> tuple[NDArray[np.float32], float, bool, bool, Info]:
        """Apply an action; an illegal one loses the game."""
        if self._over:
            raise GameOver("the game is over: call reset()")
        number, episode = checked_number(action), self._episode
        if number not in episode.game.legal_actions():
            self._over = True
            info = {**self._info(), "illegal_action": str(illegal_action(episode.game, number))}
            return self._observation(), ILLEGAL, True, False, info
        episode.act(number)
        self._over = episode.game.is_terminal()
        self._render_for_people()
        reward = episode.reward if self._over else 0.0
        return self._observation(), reward, self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, for sb3-contrib's MaskablePPO."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:  # noqa: ANN401 - a text, a picture or None
        game, seat = self._episode.game, self._episode.seat
        names = [f"opponent {(player - seat) % self.players}" for player in range(self.players)]
        names[seat] = "learner"
        return render(game.state(), self.render_mode, names)

    @property
    def game(self) -> NativeState:
        """The game that is played now."""
        return self._episode.game

    def _render_for_people(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> NDArray[np.float32]:
        return self._episode.game.observation(self._episode.seat)

    def _mask(self) -> Mask:
        return NO_ACTION if self._over else mask_of(self._episode.game.legal_actions())

    def _info(self) -> Info:
        return {"action_mask": self._mask().copy(), "seat": self._episode.seat}
