"""What the actions of a position are worth, and how accurate that is."""

from dataclasses import dataclass

from rapido.rules import Action


@dataclass(frozen=True, slots=True)
class Estimate:
    """The chance of every player to win after an action."""

    action: Action
    win: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The estimates of all actions, the best one, their source and typical error."""

    estimates: tuple[Estimate, ...]
    best: Action
    source: str
    stderr: float
    """0 if it is exact"""
