"""The game as a PettingZoo environment: one agent acts at a time (AEC)."""

from collections.abc import Iterator
from typing import Any, ClassVar, Final, NoReturn, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv  # pyright: ignore[reportMissingTypeStubs]
from pettingzoo.utils.env_logger import EnvLogger  # pyright: ignore[reportMissingTypeStubs]

from rapido.envs.actions import NO_ACTION, checked_number, illegal_action, mask_of
from rapido.envs.dice import Dice
from rapido.envs.positions import given_position
from rapido.envs.render import RENDER_MODES, check_render_mode, render
from rapido.envs.rewards import ILLEGAL
from rapido.envs.spaces import action_space, masked_observation_space, observation_space
from rapido.kernel.state.native import NativeState
from rapido.kernel.whole_number import whole_number
from rapido.rules import FINISH, BadRequest, new_game

__all__ = ["RapidoAEC", "RapidoAECEnv"]

Observation = dict[str, NDArray[Any]]
_AFTER_RESET: Final = frozenset(
    ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "game")
)


class ByAgent(dict[str, Any]):
    """Refuses an agent that does not exist with a sentence."""

    def __missing__(self, agent: object) -> NoReturn:
        raise BadRequest(f"there is no agent {agent!r}, only {', '.join(self)}")


class RapidoAEC(AECEnv[str, Any, Any]):
    """`raw_env`: an illegal action raises an error and changes nothing."""

    metadata: ClassVar[dict[str, Any]] = {  # pyright: ignore[reportIncompatibleVariableOverride]
        "name": "rapido_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self, players: int = 3, finish: int = FINISH, render_mode: str | None = None
    ) -> None:
        super().__init__()
        players, finish = whole_number("players", players), whole_number("finish", finish)
        new_game(players, finish)  # raises if there is no such game
        check_render_mode(render_mode)
        self.players, self.finish, self.render_mode = players, finish, render_mode
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self._action_spaces = ByAgent({agent: action_space() for agent in self.possible_agents})
        self._observation_spaces = ByAgent(
            {agent: masked_observation_space(players) for agent in self.possible_agents}
        )
        self.action_spaces = {**self._action_spaces}
        self.observation_spaces = {**self._observation_spaces}
        self.state_space: Final[Box] = observation_space(players)
        self._seats = ByAgent({agent: seat for seat, agent in enumerate(self.possible_agents)})
        self._dice = Dice(seeding.np_random()[0])
        self._moves = 0

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - called for missing attributes only
        if name in _AFTER_RESET:
            raise AttributeError(f"call reset() first: before it there is no {name}")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: by default a new one, else from `options["position"]`."""
        if seed is not None:
            self._dice = Dice(seeding.np_random(seed)[0])
        start = given_position(options, self.players, self.finish)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._moves += 1
        # The first roll may win; nothing can be learned from a game in which nobody has acted.
        while True:
            new = start is None
            self.game = NativeState(self.players, self.finish) if new else start.copy()
            self._dice.roll_on(self.game)
            if not self.game.is_terminal():
                break
        self.agent_selection = self.possible_agents[self.game.current_player()]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; only the one to act has legal actions."""
        game = self.game
        acts = agent == self.agent_selection and not game.is_terminal()
        return {
            "observation": game.observation(self._seats[agent]),
            "action_mask": (mask_of(game.legal_actions()) if acts else NO_ACTION).copy(),
        }

    def state(self) -> NDArray[np.float32]:
        """Return the game as the first player sees it: everything is public."""
        return self.game.observation(0)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Yield the agent to act, until the game is over for all of them."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            moves = self._moves
            yield self.agent_selection
            if moves == self._moves:
                raise BadRequest("call step() or reset() in a loop over agent_iter()")

    def step(self, action: int | None) -> None:
        self._moves += 1
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        try:
            self.game.apply_action(cast("int", action))
        except BadRequest:
            self._refuse(checked_number(action))
        else:
            self._cumulative_rewards[agent] = 0.0
            self._roll_on()
        if self.render_mode == "human":
            self.render()

    def render(self) -> NDArray[np.uint8] | str | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Return the board as a text or a picture, or print it, as the render mode says."""
        return render(self.game.state(), self.render_mode, self.possible_agents)

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _roll_on(self) -> None:
        game = self.game
        self._dice.roll_on(game)
        player = game.current_player()
        if player >= 0:
            self.agent_selection = self.possible_agents[player]
        else:
            self.rewards = dict(zip(self.agents, map(float, game.returns()), strict=True))
            self._end()

    def _end(self) -> None:
        """Add the rewards up and let the agents leave one by one, in turn order."""
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _refuse(self, action: int) -> None:
        raise illegal_action(self.game, action)


class RapidoAECEnv(RapidoAEC):
    """`env`: an illegal action loses the game, as with PettingZoo's `TerminateIllegalWrapper`.

    The wrappers of PettingZoo would do the same and take more time than the game itself.
    """

    def _refuse(self, action: int) -> None:  # noqa: ARG002 - whatever it was
        EnvLogger.warn_on_illegal_move()
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self.truncations = dict.fromkeys(self.agents, True)
        self._end()
