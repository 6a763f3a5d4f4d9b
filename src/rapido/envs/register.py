"""Makes the environments known to Gymnasium, and to PettingZoo where it has a registry."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import gymnasium

GYMNASIUM_ID: Final = "rapido/Rapido-v0"
PETTINGZOO_ID: Final = "rapido/rapido_v0"


def register_environments() -> None:
    gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
        GYMNASIUM_ID,
        entry_point="rapido.envs.single_agent:RapidoEnv",
        vector_entry_point="rapido.envs.vector:RapidoVectorEnv",
    )
    # PettingZoo has a registry since version 1.26.
    if find_spec("pettingzoo") and find_spec("pettingzoo.env_registry"):
        registry: Any = import_module("pettingzoo.env_registry.registration")
        registry.register("aec", PETTINGZOO_ID, entry_point="rapido.envs.rapido_v0:env")
