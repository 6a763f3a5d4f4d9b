"""The structs of advice for a position, as sent to the browser."""

from typing import Literal

from msgspec import Struct

from rapido.review.accounts.mistakes import Mistake


class OptionView(Struct, frozen=True):
    """A legal action of the player to act and what it is worth."""

    do: Literal["throw", "place"]
    """`throw`, or `place` on a field"""
    pair: int | None
    """which pair, for `throw`; null for `place`"""
    field: int | None
    """where to, for `place`; null for `throw`"""
    win: tuple[float, ...]
    """everyone's chance to win after it, by seat"""
    loss: float
    """how much less the player wins with it than with the best; 0 for the best"""
    mistake: Mistake | None
    """which kind of mistake it is, if it is clearly worse than the best"""


class ThreatView(Struct, frozen=True):
    """An opponent who may throw the pair out in the opponent's next turn."""

    player: int
    """the opponent's seat"""
    chance: float
    """of throwing it out, if it still lies there by then"""
    values: tuple[int, ...]
    """the values with which this opponent throws it out when playing best"""


class FieldOddsView(Struct, frozen=True):
    """What happens to the pair on a free field before its owner's next turn."""

    field: int
    """0 to 5"""
    stays: float
    """the chance that it still lies there when its owner's next turn begins"""
    scores: float
    """the chance that it scores then; with two players both pairs must lie on fields"""
    steps: float
    """expected steps: field times `scores`, or field times `stays` if nothing can score yet"""
    exact: bool
    """whether these chances are exact, against opponents who play perfectly"""
    threats: tuple[ThreatView, ...]
    """in the order of their turns, without opponents who cannot throw it out"""


class RollOddsView(Struct, frozen=True):
    """What the next roll may bring."""

    cross: float
    """the chance of an X that ends the turn; 0 for the first roll"""
    double: float
    """the chance of a double"""
    better: float
    """the chance of a roll that leads to more than the best placing now; 1 before the first roll"""
    win: tuple[float, ...]
    """everyone's chance to win by rolling, by seat, if the player chooses best afterward"""


class AdviceView(Struct, frozen=True):
    """Advice for the player to act."""

    position: str
    """in the one-line notation"""
    player: int
    """the seat to act"""
    win: tuple[float, ...]
    """everyone's chance to win, by seat, if the player chooses best"""
    options: tuple[OptionView, ...]
    """all legal actions, in the order of `actions` of a game"""
    best: int
    """index of the best one in `options`"""
    stop: int | None
    """index of the best placing in `options`; null before the first roll"""
    roll: RollOddsView
    """the next roll"""
    fields: tuple[FieldOddsView, ...]
    """the free fields for the dice on the table; none before the first roll"""
    source: str
    """`exact` from the table of the solved game, or `net`"""
    stderr: float
    """the typical error of a chance to win; 0 if chances are exact"""
