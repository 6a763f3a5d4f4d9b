"""The game for OpenSpiel: importing this registers `python_rapido` and `python_rapido_short`.

`pyspiel.load_game("python_rapido(players=3)")`; docs/environments.md describes its parameters.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np

from rapido.envs.actions import action_text, illegal_action
from rapido.envs.missing import explain_missing
from rapido.kernel.state.actions import ACTIONS, CHANCE, CHANCES, OUTCOMES
from rapido.kernel.state.native import NativeState
from rapido.kernel.state.observation import layout, observation_length
from rapido.record import read_position, write_position
from rapido.rules import FINISH, PLAYERS, ROLLS, BadRequest, State, X, new_game

try:
    import pyspiel  # pyright: ignore[reportMissingTypeStubs]
    from open_spiel.python.observation import (  # pyright: ignore[reportMissingTypeStubs]
        IIGObserverForPublicInfoGame,
    )
except ModuleNotFoundError as error:
    explain_missing(error, ("pyspiel", "open_spiel"), "OpenSpiel")

__all__ = ["HORIZON", "RapidoGame", "RapidoObserver", "RapidoState", "ShortRapidoGame"]

# OpenSpiel has no types.
spiel: Any = pyspiel
HistoryObserver: Any = IIGObserverForPublicInfoGame

HORIZON: Final = 10_000
"""decisions after which a game is a draw: OpenSpiel needs a bound, and real games never reach it"""

NAME: Final = "python_rapido"
SHORT_NAME: Final = "python_rapido_short"
"""small enough for algorithms that visit every state"""
_DEFAULTS: Final = {
    NAME: {"players": 2, "finish": FINISH, "horizon": HORIZON},
    SHORT_NAME: {"players": 2, "finish": 1, "horizon": 2},
}
_CHANCE_OUTCOMES: Final = list(CHANCES)


def _game_type(name: str) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    return spiel.GameType(
        short_name=name,
        long_name=name.replace("_", " ").title(),
        dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=spiel.GameType.Information.PERFECT_INFORMATION,
        utility=spiel.GameType.Utility.ZERO_SUM,
        reward_model=spiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(PLAYERS),
        min_num_players=min(PLAYERS),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS[name],
    )


class RapidoGame(spiel.Game):
    name: ClassVar[str] = NAME

    def __init__(self, params: Mapping[str, int] | None = None) -> None:
        given = {**_DEFAULTS[self.name], **(params or {})}
        players, finish, horizon = (given[name] for name in ("players", "finish", "horizon"))
        new_game(players, finish)  # raises if there is no such game
        if horizon < 1:
            raise BadRequest(f"the horizon is the largest number of decisions, not {horizon}")
        info = spiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(OUTCOMES),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=horizon,
        )
        super().__init__(_game_type(self.name), info, given)  # pyright: ignore[reportUnknownMemberType]
        self.players, self.finish, self.horizon = players, finish, horizon

    def new_initial_state(self, state: str | None = None) -> "RapidoState":
        """Start a new game, or one from a position (docs/notation.md)."""
        return RapidoState(self, state)

    def max_chance_nodes_in_history(self) -> int:
        # The first roll, and after each decision but the last one: an X and the next first roll.
        return 2 * self.horizon - 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:  # noqa: ANN401 - OpenSpiel's types
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return RapidoObserver(self, params)
        return HistoryObserver(iig_obs_type, params)


class ShortRapidoGame(RapidoGame):
    name = SHORT_NAME


class _Position(NativeState):
    """Copied by OpenSpiel with `deepcopy`, so that must be fast."""

    __slots__ = ()

    def __deepcopy__(self, memo: dict[int, object]) -> NativeState:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[State], NativeState], tuple[State]]:
        return _Position.of, (self.state(),)


class RapidoState(spiel.State):
    """The dice are chance nodes; forced throws are no nodes."""

    def __init__(self, game: RapidoGame, position: str | None = None) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType]
        # OpenSpiel copies and pickles the attributes, so there are few of them.
        self.position = _new_position(game, position)
        self.left = game.horizon
        """decisions until the game is a draw"""

    def current_player(self) -> int:
        return self.position.current_player() if self.left else spiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        return not self.left or self.position.is_terminal()

    def is_chance_node(self) -> bool:
        return self.left > 0 and self.position.is_chance_node()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _CHANCE_OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - it is the one to act
        return list(self.position.legal_actions())

    def _apply_action(self, action: int) -> None:
        position = self.position
        decided = not position.is_chance_node()
        try:
            position.apply_action(action)
        except BadRequest:
            raise (illegal_action(position, action) if decided else _no_such_roll(action)) from None
        self.left -= decided

    def returns(self) -> list[float]:
        """Return 1 for the winner and equal parts of -1 for all others."""
        won = self.position.returns()
        if not self.position.is_terminal():
            return [0.0] * len(won)
        return [1.0 if each else -1 / (len(won) - 1) for each in won]

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return action_text(action)
        faces = ("X" if face == X else str(face) for face in ROLLS[action])
        return f"roll {' '.join(faces)}"

    def __str__(self) -> str:
        return write_position(self.position.state())


class RapidoObserver:
    """The observation of rapido.kernel.state.observation; as a string, the position."""

    def __init__(self, game: RapidoGame, params: Mapping[str, object] | None) -> None:
        if params:
            raise BadRequest(f"observations have no parameters, but got {dict(params)}")
        self.tensor = np.zeros(observation_length(game.players), np.float32)
        self.dict = {
            part.name: self.tensor[part.slice].reshape(part.shape) for part in layout(game.players)
        }

    def set_from(self, state: RapidoState, player: int) -> None:
        state.position.observation(player, self.tensor)

    def string_from(self, state: RapidoState, player: int) -> str:  # noqa: ARG002 - all is public
        return str(state)


def _no_such_roll(outcome: int) -> BadRequest:
    return BadRequest(f"a roll is a number from 0 to {len(OUTCOMES) - 1}, not {outcome}")


def _new_position(game: RapidoGame, position: str | None) -> NativeState:
    if position is None:
        return _Position(game.players, game.finish)
    state = read_position(position)
    if (state.players, state.finish) != (game.players, game.finish):
        raise BadRequest(
            f"this game has {game.players} players and its finish on step {game.finish},"
            f" but the position {state.players} and {state.finish}"
        )
    return _Position.of(state)


# OpenSpiel releases what is registered after Python has ended, which only classes survive.
for _game in (RapidoGame, ShortRapidoGame):
    spiel.register_game(_game_type(_game.name), _game)
