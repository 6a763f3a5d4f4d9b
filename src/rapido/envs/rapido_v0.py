"""The PettingZoo environment, version 0: `rapido_v0.env()` and `rapido_v0.raw_env()`.

docs/environments.md describes spaces, rewards and versions.
"""

from rapido.envs.missing import explain_missing
from rapido.rules import FINISH

try:
    from rapido.envs.aec import RapidoAEC, RapidoAECEnv
except ModuleNotFoundError as error:
    explain_missing(error, ("gymnasium", "pettingzoo"), "PettingZoo")

__all__ = ["env", "raw_env"]


def env(players: int = 3, finish: int = FINISH, render_mode: str | None = None) -> RapidoAECEnv:
    """Return an environment in which an illegal action loses the game."""
    return RapidoAECEnv(players, finish, render_mode)


def raw_env(players: int = 3, finish: int = FINISH, render_mode: str | None = None) -> RapidoAEC:
    """Return an environment in which an illegal action raises an error."""
    return RapidoAEC(players, finish, render_mode)
