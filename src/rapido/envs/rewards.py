"""Rewards of PettingZoo's and Gymnasium's environments: all but the last one of a game are 0."""

from typing import Final

WIN: Final = 1.0
LOSS: Final = 0.0
ILLEGAL: Final = -1.0
"""for an action that the rules do not allow: it ends the game"""
