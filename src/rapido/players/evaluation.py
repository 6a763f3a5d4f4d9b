"""What the actions of a position are worth, and how far that can be trusted."""

from dataclasses import dataclass

from rapido.rules import Action


@dataclass(frozen=True, slots=True)
class Estimate:
    """The chance of every player to win after an action."""

    action: Action
    win: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Evaluation:
    """All actions of a position, the best one, where it is from, and how far it may be off."""

    estimates: tuple[Estimate, ...]
    best: Action
    source: str
    stderr: float
    """0 if it is exact"""
