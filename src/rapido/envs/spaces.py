"""The spaces of all environments; docs/environments.md describes what is in them."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from rapido.kernel.state.actions import ACTIONS
from rapido.kernel.state.observation import observation_length


def observation_space(players: int) -> Box:
    return Box(0.0, 1.0, (observation_length(players),), np.float32)


def masked_observation_space(players: int) -> Dict:
    """Return the space of observations with the mask of legal actions beside them."""
    mask = Box(0, 1, (ACTIONS,), np.int8)
    return Dict({"observation": observation_space(players), "action_mask": mask})


def action_space() -> Discrete:
    return Discrete(ACTIONS)
