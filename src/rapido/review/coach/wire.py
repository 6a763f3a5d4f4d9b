"""Advice for a position as it is sent: plain structures, the same for every reader."""

from typing import Literal

from msgspec import Struct

from rapido.review.accounts.mistakes import Mistake


class OptionView(Struct, frozen=True):
    """Something that the player to act can do, and what it is worth."""

    do: Literal["throw", "place"]
    pair: int | None
    """what is thrown, if it is `throw`"""
    field: int | None
    """where to, if it is `place`"""
    win: tuple[float, ...]
    """everyone's chance to win after it"""
    loss: float
    """how much less the player wins with it than with the best; 0 for the best"""
    mistake: Mistake | None
    """which kind of mistake it is, if it is clearly worse than the best"""


class ThreatView(Struct, frozen=True):
    """An opponent who may throw the pair out in the own next turn."""

    player: int
    chance: float
    """to throw it out, if it still lies there by then"""
    values: tuple[int, ...]
    """the values with which this opponent throws it out, playing well"""


class FieldOddsView(Struct, frozen=True):
    """What becomes of the pair on a free field until the owner's next turn."""

    field: int
    stays: float
    """the chance that it still lies there when the owner's next turn begins"""
    scores: float
    """the chance that it is scored then; with two players both pairs have to lie on fields"""
    steps: float
    """steps expected from it: field times `scores`, or times `stays` if nothing is scored yet"""
    exact: bool
    """whether these chances are exact, against opponents who play perfectly"""
    threats: tuple[ThreatView, ...]
    """the opponents in the order of their turns, without those who cannot do it any harm"""


class RollOddsView(Struct, frozen=True):
    """What the next roll may bring."""

    cross: float
    """the chance of an X that ends the turn; 0 for the first roll"""
    double: float
    """the chance of a double"""
    better: float
    """the chance of a roll that leads to more than the best placing now; 1 if there is no roll"""
    win: tuple[float, ...]
    """everyone's chance to win by rolling, if the player chooses best after it"""


class AdviceView(Struct, frozen=True):
    """Advice for the player to act."""

    position: str
    """in the one-line notation"""
    player: int
    """who is to act"""
    win: tuple[float, ...]
    """everyone's chance to win, if the player chooses best"""
    options: tuple[OptionView, ...]
    """all that can be done, in the order of `actions` of a game"""
    best: int
    """the place of the best one in `options`"""
    stop: int | None
    """the place of the best placing in `options`; null before the first roll"""
    roll: RollOddsView
    """the next roll"""
    fields: tuple[FieldOddsView, ...]
    """the free fields for the roll on the table; none before the first roll"""
    source: str
    """`exact` from the table of the solved game, or `net`"""
    stderr: float
    """how far chances to win are off as a rule; 0 if they are exact"""
