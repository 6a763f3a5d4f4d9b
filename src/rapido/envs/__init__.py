"""The game as an environment for learning programs: PettingZoo, Gymnasium and OpenSpiel.

Importing this registers `rapido/Rapido-v0` with Gymnasium and `rapido/rapido_v0` with PettingZoo,
if they are installed; OpenSpiel's game is registered by `rapido.envs.open_spiel`.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from rapido.envs.register import register_environments

    register_environments()
